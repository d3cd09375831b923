"""The files of a store: whether a running bot still has those that stand on the disk under its
names, and the lock that keeps a second one out.

SQLite notices neither a deleted journal nor a replaced store: it goes on in the deleted file. A
clean stop brings a deleted journal into the store, a kill loses it. Another connection meanwhile
may lose moves, even one that only reads: with SQLite 3.40 two copies beside a deleted journal took
rows back that were committed. So nobody else opens the store until the bot has stopped.

Nothing here closes the files while the store is open: that would drop SQLite's locks on them in
this process.
"""

import fcntl
import os
import time
from pathlib import Path
from typing import ClassVar, Final, Self, TypeAlias

from bot.storage.errors import StoreError, StoreHasTwoNames, StoreLocked, StoreUnusable

Identity: TypeAlias = tuple[int, int] | None  # device and inode; None: there is no file
JOURNAL: Final = ("-wal", "-shm")
HEADER: Final = b"SQLite format 3\0"
STARTING: Final = 0.25
"""Seconds in which a bot that starts or stops has the lock but no journal."""


class StoreFileLost(StoreError):
    """Somebody deleted or replaced a file of the store while the bot runs."""


class StoreReplaced(StoreFileLost):
    """The store itself is gone, so a clean stop saves nothing."""


class StoreFiles:
    """The files as they were opened."""

    def __init__(self, database: Path) -> None:
        self._opened = {path: _identify(path) for path in (database, *_journal_of(database))}
        self._database = database
        self._header = database.open("rb")

    def check(self) -> None:
        """Raises `StoreFileLost`."""
        lost = [path for path, opened in self._opened.items() if _identify(path) != opened]
        if self._database in lost:
            raise StoreReplaced(
                f"{self._database} was deleted or replaced while the bot runs, so moves made now go"
                " into a file without a name. Put it back under its name; if it is gone, stop the"
                " bot and restore the newest backup."
            )
        # Read by a file that is kept open, see above.
        if os.pread(self._header.fileno(), len(HEADER), 0) != HEADER:
            raise StoreReplaced(
                f"{self._database} was emptied or overwritten while the bot runs. Stop the bot, put"
                " the file aside and restore the newest backup."
            )
        if lost:
            raise StoreFileLost(_describe_lost_journal(lost[0]))

    def close(self) -> None:
        """Only once SQLite has closed the store."""
        self._header.close()


def check_journal(database: Path) -> None:
    """Ask from outside whether the journal of a bot in another process was deleted or replaced.
    Raises `StoreFileLost`: then opening the file may lose moves."""
    for wait in (STARTING, 0.0):
        lost = _find_lost_journal(database)
        if lost is None or not LockFile.for_database(database).is_held_elsewhere():
            return
        time.sleep(wait)
    raise StoreFileLost(_describe_lost_journal(database.with_name(database.name + "-wal")))


def _find_lost_journal(database: Path) -> Path | None:
    """A bot's journal always holds something, see `Connection.probe`; a new one is empty."""
    journal, index = _journal_of(database)
    try:
        is_lost = journal.stat().st_size == 0 or not index.exists()
    except OSError:
        is_lost = True
    return journal if is_lost else None


def _describe_lost_journal(path: Path) -> str:
    return (
        f"{path} was deleted while the bot runs, and the newest moves are only in it. Stop the bot"
        " with SIGTERM (systemctl stop, docker stop), which saves them, and start it again. A kill"
        " loses them; do not open the store in the meantime."
    )


def _journal_of(database: Path) -> tuple[Path, ...]:
    return tuple(database.with_name(database.name + ending) for ending in JOURNAL)


def list_files(database: Path) -> tuple[Path, ...]:
    """The store and what the bot writes beside it, whether or not it is there."""
    return (database, *_journal_of(database), database.with_name(database.name + ".lock"))


def _identify(path: Path) -> Identity:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class LockFile:
    """Beside the store, so that a second process refuses to start on it: held from `acquire` to
    `release`, or until the process ends, however it ends.

    A symbolic link leads to the lock of the file that it names. A file with hard links is refused:
    its journal follows the name by which it is opened, so two names lose moves even where one
    process opens them one after the other. The database itself is not locked, because closing it
    once more would drop SQLite's own locks of this process."""

    _held_here: ClassVar[set[Path]] = set()

    def __init__(self, database: Path) -> None:
        self._database = database
        self._path = database.with_name(database.name + ".lock")
        self._file: int | None = None

    @classmethod
    def for_database(cls, database: Path) -> Self:
        return cls(Path(os.path.realpath(database)))

    def is_held_elsewhere(self) -> bool:
        return self._path not in self._held_here and self.is_held()

    def is_held(self) -> bool:
        """Whether anyone holds it, asked without making the file."""
        try:
            with self._path.open("rb") as file:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        except OSError:
            return False
        return False

    def acquire(self) -> None:
        """Raises `StoreLocked`, `StoreHasTwoNames`, or `StoreError` if there can be no lock file.
        The file stays: removing it would let two processes in."""
        try:
            self._file = _open_lock(self._path)
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if self._database.exists() and self._database.stat().st_nlink > 1:
                raise StoreHasTwoNames(self._database)
        except BlockingIOError as error:
            self.release()
            raise StoreLocked(f"another process uses {self._database.name}") from error
        except OSError as error:
            self.release()
            kind = StoreUnusable if isinstance(error, PermissionError) else StoreError
            raise kind(
                f"{self._path} cannot be opened: {error.strerror}. The user that runs the bot has"
                " to be able to write the store's folder."
            ) from error
        except StoreError:
            self.release()
            raise
        self._held_here.add(self._path)

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
            self._held_here.discard(self._path)


def _open_lock(path: Path) -> int:
    """Reading is enough to lock. A file that root makes belongs to whom the folder belongs."""
    try:
        return os.open(path, os.O_RDONLY)
    except FileNotFoundError:
        file = os.open(path, os.O_RDONLY | os.O_CREAT, 0o644)
    if os.geteuid() == 0:
        owner = path.parent.stat()
        os.fchown(file, owner.st_uid, owner.st_gid)
    return file
