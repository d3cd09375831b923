"""A lock file beside the store, so that a second process refuses to start on it.

A symbolic link leads to the lock of the file that it names. A file with hard links is refused: its
journal follows the name by which it is opened, so two names lose moves even where one process opens
them one after the other. The database itself is not locked, because closing it once more would drop
SQLite's own locks of this process.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import ClassVar

from bot.storage.errors import StoreError, StoreHasTwoNames, StoreLocked, StoreUnusable


class LockFile:
    """Held from `acquire` to `release`, or until the process ends, however it ends."""

    _held_here: ClassVar[set[Path]] = set()

    def __init__(self, database: Path) -> None:
        self._database = database
        self._path = database.with_name(database.name + ".lock")
        self._file: int | None = None

    @classmethod
    def for_database(cls, database: Path) -> LockFile:
        return cls(Path(os.path.realpath(database)))

    def is_held_elsewhere(self) -> bool:
        """Whether another process holds it."""
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

        The file stays: removing it would let two processes in.
        """
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
