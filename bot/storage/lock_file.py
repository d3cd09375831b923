"""A lock file beside the store, so that a second process refuses to start on it."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import IO, ClassVar

from bot.storage.interface import StoreLocked


class LockFile:
    """Held from `acquire` to `release`, or until the process ends, however it ends."""

    _held_here: ClassVar[set[Path]] = set()

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[bytes] | None = None

    @classmethod
    def for_database(cls, database: Path) -> LockFile:
        return cls(database.with_name(database.name + ".lock"))

    def is_held_elsewhere(self) -> bool:
        """Whether another process holds it."""
        return self._path.absolute() not in self._held_here and self.is_held()

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
        """Raises `StoreLocked`. The file stays: removing it would let two processes in."""
        file = self._path.open("ab")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.close()
            raise StoreLocked(f"another process uses {self._path.stem}") from error
        self._file = file
        self._held_here.add(self._path.absolute())

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
            self._held_here.discard(self._path.absolute())
