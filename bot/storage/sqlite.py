"""The store in one SQLite file."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path


class SqliteStore:
    """One file, one writer connection, one process."""

    @classmethod
    async def open(cls, path: Path, now: Callable[[], datetime]) -> SqliteStore:
        """Open or make the file, migrating it. Raises `StoreLocked` where another process has it."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError
