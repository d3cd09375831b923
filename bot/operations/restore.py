"""Put a backup in the place of the store. Everything is checked and prepared beside it first, so
that a restore that fails leaves the store as it was.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.matches import AnyGame
from bot.operations.backups import STAMP
from bot.operations.checks import find_read_fault
from bot.operations.examination import SAMPLE_SIZE, UNREADABLE, Examination, Flaw, examine
from bot.operations.file_owner import adopt_owner, find_model, make_folder, sync
from bot.storage import SqliteStore, StoreError
from bot.storage.inspection import Inspector
from bot.storage.interface import StoreUnusable
from bot.storage.lock_file import LockFile
from bot.storage.migration import read_scripts

_SUFFIXES: Final = ("-wal", "-shm", "")


class RestoreRefused(StoreUnusable):
    """The copy cannot be restored; nothing was changed."""


@dataclass(frozen=True, slots=True)
class Restored:
    """Where the old store lies, if there was one, and the flaws of what was restored."""

    aside: Path | None
    flaws: tuple[Flaw, ...]


async def restore(
    copy: Path, database: Path, games: Mapping[str, AnyGame], now: datetime
) -> Restored:
    """Replace the store by a copy whose boards are posted again at the next start. The old store
    is kept beside the new one.

    Raises `StoreLocked` while a bot uses the store, and `RestoreRefused`.
    """
    found = check_copy(copy, database, games)
    with hold_store(database), explain_failure(copy, database), workspace(database) as part:
        with Inspector.open(copy) as probe:
            probe.copy_to(part)  # with what is still in its journal
        await _prepare(part, now)
        adopt_owner(part, find_model(database))
        sync(part)
        return Restored(_swap(part, database, now), found.flaws)


def check_copy(
    copy: Path, database: Path, games: Mapping[str, AnyGame], sample: int = SAMPLE_SIZE
) -> Examination:
    """What is in a copy. Raises `RestoreRefused` if it cannot be restored."""
    require_readable(copy)
    if database.exists() and copy.samefile(database):
        raise RestoreRefused(f"{copy} is the store itself; choose a backup of it")
    found, known = examine(copy, games, sample), len(read_scripts())
    if found.faults:
        raise RestoreRefused(f"{copy} is not intact, nothing was changed: {found.faults[0]}")
    if found.version > known:
        raise RestoreRefused(
            f"{copy} is of version {found.version}, and this bot knows {known}; nothing was"
            " changed. Update the bot first"
        )
    return found


def require_readable(copy: Path) -> None:
    """Raises `RestoreRefused`."""
    fault = find_read_fault(copy)
    try:
        is_there = copy.is_file()
    except PermissionError:
        is_there = True
    if not is_there:
        raise RestoreRefused(f"there is no file {copy}; nothing was changed")
    if fault is not None:
        raise RestoreRefused(
            f"{copy} cannot be read ({fault}): give the bot's user read access, e.g. with chown;"
            " nothing was changed"
        )


@contextmanager
def hold_store(database: Path) -> Iterator[None]:
    """Keep every bot away from the store. Raises `StoreLocked`."""
    make_folder(database.parent)
    lock = LockFile.for_database(database)
    lock.acquire()
    try:
        adopt_owner(database.with_name(f"{database.name}.lock"), find_model(database))
        yield
    finally:
        lock.release()


@contextmanager
def explain_failure(copy: Path, database: Path) -> Iterator[None]:
    """Turn what goes wrong on the way into a sentence."""
    try:
        yield
    except RestoreRefused:
        raise
    except (StoreError, OSError, *UNREADABLE) as error:
        raise StoreError(f"{copy} was not restored, {database} is as it was: {error}") from error


@contextmanager
def workspace(database: Path) -> Iterator[Path]:
    """A file in the making, in a folder of its own beside the store that is deleted at the end."""
    folder = database.with_name(f"{database.name}.part")
    _clear(folder)
    folder.mkdir(mode=0o700)
    try:
        yield folder / database.name
    finally:
        _clear(folder)


def find_aside(database: Path, now: datetime) -> Path:
    """A free name for the store as it was."""
    first = database.with_name(f"{database.name}.aside-{now.astimezone(UTC).strftime(STAMP)}")
    aside, number = first, 1
    while aside.exists():
        number += 1
        aside = first.with_name(f"{first.name}-{number}")
    return aside


def _clear(folder: Path) -> None:
    if folder.is_dir():
        shutil.rmtree(folder)
    folder.unlink(missing_ok=True)


async def _prepare(part: Path, now: datetime) -> None:
    """Bring it to the present schema and have every open match posted again."""
    store = await SqliteStore.open(part)
    try:
        await store.queue.repost_all(int(now.timestamp()))
    finally:
        await store.close()


def _swap(part: Path, database: Path, now: datetime) -> Path | None:
    """Move the journal first: SQLite would replay it into whatever file replaces the store."""
    aside, there = find_aside(database, now), database.exists()
    moved: list[tuple[Path, Path]] = []
    try:
        for ending in _SUFFIXES:
            old = database.with_name(database.name + ending)
            if old.exists():
                moved.append((old, old.replace(aside.with_name(aside.name + ending))))
        part.replace(database)
    except OSError:
        for old, new in reversed(moved):
            new.replace(old)
        raise
    sync(database.absolute().parent)
    return aside if there else None
