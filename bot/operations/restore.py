"""Put a backup in the place of the store, or take one match from it. Everything is checked and
prepared beside the store first, so that a restore that fails leaves it as it was."""

import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.matches import AnyGame
from bot.matches.clock.pause import decide_restoration
from bot.matches.repository import MatchRepository
from bot.operations import examination
from bot.operations.backups import STAMP
from bot.operations.checks import find_read_fault
from bot.operations.copies import adopt_owner, delete, find_model, make_folder, sync
from bot.storage import SqliteStore, StoreError
from bot.storage.errors import StoreUnusable, describe_error
from bot.storage.files import JOURNAL, LockFile
from bot.storage.inspection import Inspector, MatchSummary
from bot.storage.match_replacement import drop_messages, replace_match, replace_match_in_database
from bot.storage.migration import read_scripts
from bot.storage.moving import copy_out
from bot.storage.opening import open_store


class RestoreRefused(StoreUnusable):
    """The copy cannot be restored; nothing was changed."""


@dataclass(frozen=True, slots=True)
class Restored:
    """Where the old store lies, if there was one, and the flaws of what was restored."""

    aside: Path | None
    flaws: tuple[examination.Flaw, ...]


async def restore(
    copy: Path, database: Path, games: Mapping[str, AnyGame], now: datetime
) -> Restored:
    """Replace the store by a copy whose boards are posted again at the next start. The old store is
    kept beside the new one. Raises `StoreLocked` while a bot uses the store, and
    `RestoreRefused`."""
    examined = _check_copy(copy, database, games)
    with _hold_store(database), _explain_failure(copy, database), _workspace(database) as part:
        with Inspector.open(copy) as probe:
            probe.copy_to(part)  # with what is still in its journal
        store = await SqliteStore.open(part)  # with the present schema
        try:
            await store.queue.repost_all(int(now.timestamp()))
        finally:
            await store.close()
        adopt_owner(part, find_model(database))
        sync(part)
        return Restored(_swap(part, database, now), examined.flaws)


def _check_copy(
    copy: Path, database: Path, games: Mapping[str, AnyGame], sample: int = examination.SAMPLE_SIZE
) -> examination.Examination:
    """What is in a copy. Raises `RestoreRefused` if it cannot be restored."""
    with suppress(PermissionError):
        if not copy.is_file():
            raise RestoreRefused(f"there is no file {copy}; nothing was changed")
    if (fault := find_read_fault(copy)) is not None:
        raise RestoreRefused(
            f"{copy} cannot be read ({fault}): give the bot's user read access, e.g. with chown;"
            " nothing was changed"
        )
    if database.exists() and copy.samefile(database):
        raise RestoreRefused(f"{copy} is the store itself; choose a backup of it")
    examined, known = examination.examine(copy, games, sample), len(read_scripts())
    if examined.faults:
        raise RestoreRefused(f"{copy} is not intact, nothing was changed: {examined.faults[0]}")
    if examined.version > known:
        raise RestoreRefused(
            f"{copy} is of version {examined.version}, and this bot knows {known}; nothing was"
            " changed. Update the bot first"
        )
    return examined


@contextmanager
def _hold_store(database: Path) -> Iterator[None]:
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
def _explain_failure(copy: Path, database: Path) -> Iterator[None]:
    """Turn what goes wrong on the way into a sentence."""
    try:
        yield
    except RestoreRefused:
        raise
    except (StoreError, OSError, *examination.UNREADABLE) as error:
        raise StoreError(f"{copy} was not restored, {database} is as it was: {error}") from error


@contextmanager
def _workspace(database: Path) -> Iterator[Path]:
    """A file in the making, in a folder of its own beside the store that is deleted at the end."""
    folder = database.with_name(f"{database.name}.part")
    _clear(folder)
    folder.mkdir(mode=0o700)
    try:
        yield folder / database.name
    finally:
        _clear(folder)


def _find_aside(database: Path, now: datetime) -> Path:
    """A free name for the store as it was."""
    first = database.with_name(f"{database.name}.aside-{now.astimezone(UTC).strftime(STAMP)}")
    others = (first.with_name(f"{first.name}-{number}") for number in count(2))
    return next(path for path in chain([first], others) if not path.exists())


def _clear(folder: Path) -> None:
    if folder.is_dir():
        shutil.rmtree(folder)
    folder.unlink(missing_ok=True)


def _swap(part: Path, database: Path, now: datetime) -> Path | None:
    """Move the journal first: SQLite would replay it into whatever file replaces the store."""
    aside, there = _find_aside(database, now), database.exists()
    moved: list[tuple[Path, Path]] = []
    try:
        for ending in (*JOURNAL, ""):
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


@dataclass(frozen=True, slots=True)
class RestoredMatch:
    """Where the store as it was lies, and the epoch second as of which the match stands now."""

    aside: Path
    since: int


async def restore_match(
    copy: Path, match: int, database: Path, games: Mapping[str, AnyGame], now: datetime
) -> RestoredMatch:
    """Take a match from a copy. No clock of it has run since then, and its players are told. Raises
    `StoreLocked` while a bot uses the store, and `RestoreRefused` where the store or the copy does
    not allow it; the store is then as it was."""
    _check_copy(copy, database, {}, 0)
    with _hold_store(database):
        summary = _read_store(database, match)
        _refuse(examination.find_obstacle(copy, summary, games), match, copy)
        with _explain_failure(copy, database), _workspace(database) as part:
            with Inspector.open(copy) as probe:
                probe.copy_to(part)
            since = await _prepare_match(part, match, games, now)
            _refuse(examination.find_obstacle(part, summary, games), match, copy)
            aside = _find_aside(database, now)
            try:
                await replace_match(database, part, match, aside)
            except BaseException:
                delete(aside)
                raise
        adopt_owner(aside, database)
        sync(aside)
        if (fault := examination.find_obstacle(database, summary, games)) is not None:
            raise StoreError(
                f"match #{match} was restored, but {fault}; the previous store is {aside}"
            )
    return RestoredMatch(aside, since)


async def restore_match_in_database(
    copy: Path, match: int, url: str, folder: Path, games: Mapping[str, AnyGame], now: datetime
) -> RestoredMatch:
    """As `restore_match`, in PostgreSQL: everything is done to a file with what the database holds,
    from which the match is taken then. The store as it was lies in `folder` as a file."""
    make_folder(folder)
    store = await open_store(Path(), url)
    try:
        with TemporaryDirectory(dir=folder, prefix=".database-") as place:
            file = Path(place) / "database.sqlite3"
            await copy_out(url, file)
            restored = await restore_match(copy, match, file, games, now)
            aside = _find_aside(folder / file.name, now)
            shutil.move(restored.aside, aside)
            try:
                await replace_match_in_database(store.connection, file, match)
            except BaseException:
                delete(aside)
                raise
    except sqlite3.Error as error:
        failed = f"match #{match} cannot be restored, nothing was changed"
        raise StoreError(f"{failed}: {describe_error(error)}") from error
    finally:
        await store.close()
    sync(aside)
    return RestoredMatch(aside, restored.since)


def _refuse(obstacle: str | None, match: int, copy: Path) -> None:
    if obstacle is not None:
        raise RestoreRefused(
            f"match #{match} cannot be restored from {copy}, nothing was changed: {obstacle}"
        )


def _read_store(database: Path, match: int) -> MatchSummary:
    """The match as the store has it. Raises `RestoreRefused` if the store is not fit for it."""
    if not database.exists():
        raise RestoreRefused(f"there is no store {database}; restore the whole backup")
    # Play in what a kill has left, as the bot's next start would: afterwards the file can be read
    # while this process holds its lock. The examination says what is wrong.
    with suppress(*examination.UNREADABLE), closing(sqlite3.connect(database)) as db:
        db.execute("SELECT 1 FROM sqlite_master LIMIT 1")
    examined, known = examination.examine_file(database), len(read_scripts())
    if examined.faults:
        raise RestoreRefused(
            f"{database} itself is damaged, restore the whole backup: {examined.faults[0]}"
        )
    if examined.version != known:
        raise RestoreRefused(
            f"{database} is of version {examined.version} and this bot knows {known}; start the bot"
            " on it once"
        )
    with Inspector.open(database) as probe:
        summary = probe.read_match(match)
    if summary is None:
        raise RestoreRefused(f"there is no match #{match} in {database}")
    return summary


async def _prepare_match(
    part: Path, match: int, games: Mapping[str, AnyGame], now: datetime
) -> int:
    """Do to the match in a copy of the backup all that is due to it; returns the time as of which
    it stands."""
    drop_messages(part, match)
    store = await SqliteStore.open(part)
    try:
        heartbeat = await store.clocks.read_heartbeat()
        since = heartbeat or await store.matches.read_newest_time()
        repository = MatchRepository(store, games, lambda: now)
        await repository.change(match, decide_restoration, since)
    finally:
        await store.close()
    return since
