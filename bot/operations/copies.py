"""Verified copies of a store, the marks beside them, and whose files they are.

A copy is written to a temporary file and checked. Only then is it renamed, so every file with a
copy's name was intact when it was made. It is as good as its store: matches that do not replay do
not stop it, and are named in a file beside it.
"""

import errno
import logging
import os
import re
import sqlite3
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from bot.matches import AnyGame
from bot.operations.checks import try_folder
from bot.operations.examination import UNREADABLE, Examination, Flaw, examine
from bot.storage import StoreError
from bot.storage.errors import StoreUnusable
from bot.storage.inspection import Inspector

WRITABLE: Final = 0o660
PRIVATE: Final = 0o600
_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT)
_log = logging.getLogger(__name__)


def make_verified_copy(
    source: Path, target: Path, games: Mapping[str, AnyGame], suspects: Collection[int] = ()
) -> Examination:
    """Copy a store and mark the copy with its flaws; `suspects` are matches to replay in any case.
    Raises `StoreError` if it cannot be made or read whole; then there is no target."""
    part = target.with_name(f"{target.name}.part")
    try:
        _require_content(source)
        with blame_folder(target.absolute().parent):
            part.unlink(missing_ok=True)
            try_folder(part.absolute().parent)
            _copy(source, part)
            examined = examine(part, games, suspects=suspects)
            if examined.faults:
                raise StoreError(f"the copy of {source.name} is not intact: {examined.faults[0]}")
            sync(part)
            adopt_owner(part, find_model(source))
            _write_marks(target, examined.flaws, source)
            part.replace(target)
            sync(target.absolute().parent)
    except UNREADABLE as error:
        raise StoreError(f"{source.name} cannot be copied: {error}") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return examined


@contextmanager
def blame_folder(folder: Path) -> Iterator[None]:
    """Turn an `OSError` of the place where a copy is written into a sentence."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        if error.errno in _NO_ROOM:
            raise StoreError(
                f"{folder} has no room for a backup ({reason}). Free some space on its disk"
            ) from error
        raise StoreUnusable(
            f"no backup can be written to {folder} ({reason}). Give the bot's user write"
            " access, or choose another folder"
        ) from error


def _require_content(source: Path) -> None:
    """Raises `StoreUnusable` for a store that is missing or empty."""
    nothing = f"there is nothing to back up in {source}: it"
    if not source.exists():
        raise StoreUnusable(f"{nothing} is missing")
    if not os.access(source, os.R_OK):
        raise StoreUnusable(
            f"{source} cannot be read ({os.strerror(errno.EACCES)}): give the bot's user read"
            " access, e.g. with chown"
        )
    with Inspector.open(source) as probe:
        if not probe.has_tables():
            raise StoreUnusable(f"{nothing} is empty")


def _copy(source: Path, part: Path) -> None:
    """Raises `OSError` where the target is at fault, and `sqlite3.Error`."""
    with Inspector.open(source) as probe:
        try:
            probe.copy_to(part)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_FULL:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)) from error
            try_folder(part.absolute().parent)
            raise


def find_marks(copy: Path) -> Path:
    """The file beside a copy that names its flaws, a line each; there is none without any."""
    return copy.with_name(f"{copy.name}.faults")


def read_marks(copy: Path) -> tuple[Flaw, ...]:
    """The flaws that were known when a copy was made."""
    try:
        lines = find_marks(copy).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return ()
    parsed = (re.fullmatch(r"(?:#([0-9]{1,18})|rows): (.*)", line) for line in lines)
    return tuple(Flaw(int(mark[1]) if mark[1] else None, mark[2]) for mark in parsed if mark)


def _write_marks(copy: Path, flaws: tuple[Flaw, ...], source: Path) -> None:
    marks = find_marks(copy)
    if not flaws:
        marks.unlink(missing_ok=True)
        return
    lines = (" ".join(str(flaw).split()) for flaw in flaws)
    marks.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    sync(marks)
    adopt_owner(marks, find_model(source))


def delete(path: Path) -> None:
    """A file that cannot be deleted does not undo the backup that was made."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        _log.warning("%s cannot be deleted: %s", path, error)


def adopt_owner(path: Path, model: Path) -> None:
    """Give a file the owner of another file or folder, as root, and the mode of another file."""
    if not path.exists():
        return
    wanted = model.stat()
    if os.geteuid() == 0:
        os.chown(path, wanted.st_uid, wanted.st_gid)
    path.chmod(PRIVATE if model.is_dir() else wanted.st_mode & WRITABLE)


def make_folder(folder: Path, model: Path | None = None) -> None:
    """Make a folder with its parents where they are missing. As root, each gets the owner of the
    folder `model`, by default of the one it lies in."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    for path in reversed(missing):
        path.mkdir(exist_ok=True)
        if os.geteuid() == 0:
            owner = (model or path.absolute().parent).stat()
            os.chown(path, owner.st_uid, owner.st_gid)


def find_model(database: Path) -> Path:
    """Whose owner and mode the files of a store get: the store's, or the owner of its folder."""
    return database if database.exists() else database.absolute().parent


def sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
