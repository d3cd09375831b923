"""The store in one SQLite file: one process, one connection that writes."""

import errno
import sqlite3
from pathlib import Path
from typing import Self

from bot.storage.errors import StoreError, StoreUnusable, describe_error, is_lasting
from bot.storage.files import LockFile, StoreFiles
from bot.storage.migration import migrate, read_scripts
from bot.storage.sqlite_connection import SqliteConnection
from bot.storage.store import Store


class SqliteStore(Store):
    def __init__(
        self,
        connection: SqliteConnection,
        lock: LockFile,
        files: StoreFiles,
        migrated: bool = False,
    ) -> None:
        super().__init__(connection, migrated)
        self._lock = lock
        self._files = files

    @classmethod
    async def open(cls, path: Path, connections: type[SqliteConnection] = SqliteConnection) -> Self:
        """Open or make the file, with its folder, and migrate it. Raises `StoreLocked` if another
        process has it, `StoreUnusable` (`StoreTooNew`, `StoreDamaged`) where trying again is no
        use, else plain `StoreError`."""
        lock = _lock(path)
        try:
            return await cls._open(path, connections, lock)
        except sqlite3.Error as error:
            lock.release()
            kind = StoreUnusable if is_lasting(error) else StoreError
            raise kind(f"{path.name} cannot be opened: {describe_error(error)}") from error
        except BaseException:
            lock.release()
            raise

    @classmethod
    async def _open(cls, path: Path, connections: type[SqliteConnection], lock: LockFile) -> Self:
        connection = await connections.open(path)
        try:
            migrated = await migrate(connection, path, read_scripts())
            await connection.probe()
        except BaseException:
            await connection.close()
            raise
        return cls(connection, lock, StoreFiles(path), migrated)

    def check_files(self) -> None:
        self._files.check()

    async def probe(self) -> None:
        self._files.check()
        await super().probe()

    async def close(self) -> None:
        try:
            await self.connection.close()
        finally:
            self._files.close()
        self._lock.release()


def _lock(path: Path) -> LockFile:
    """The store's lock, with its folder made. Raises `StoreError`."""
    if path.is_dir():
        raise StoreUnusable(f"{path} is a folder: let DATABASE_PATH name a file in it.")
    lock = LockFile.for_database(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except OSError as error:
        is_full = error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EIO)
        kind = StoreError if is_full else StoreUnusable
        raise kind(
            f"{path.name} cannot be opened: {error}. The user that runs the bot has to be able to"
            f" write in {path.parent}, or DATABASE_PATH has to name another place."
        ) from error
    return lock
