"""The store in one SQLite file: one process, one connection that writes."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.storage.clocks import SqliteClocks
from bot.storage.connection import Connection
from bot.storage.interface import Store, StoreError
from bot.storage.inventory import SqliteInventory
from bot.storage.leagues import SqliteLeagues
from bot.storage.lock_file import LockFile
from bot.storage.matches import SqliteMatches
from bot.storage.mentions import SqliteMentions
from bot.storage.migration import check_integrity, migrate, read_scripts
from bot.storage.people import SqlitePeople
from bot.storage.plans import SqlitePlans
from bot.storage.privacy import SqlitePrivacy
from bot.storage.progress import SqliteProgress
from bot.storage.queues import SqliteQueue
from bot.storage.results import SqliteResults
from bot.storage.seats import SqliteSeating


class SqliteStore(Store):
    def __init__(self, connection: Connection, lock: LockFile, migrated: bool = False) -> None:
        self._connection = connection
        self._lock = lock
        self.migrated = migrated
        """Whether opening changed the schema: a reason to verify the logs of matches."""
        self.people = SqlitePeople(connection)
        self.matches = SqliteMatches(connection)
        self.queue = SqliteQueue(connection)
        self.mentions = SqliteMentions(connection)
        self.inventory = SqliteInventory(connection)
        self.progress = SqliteProgress(connection)
        self.results = SqliteResults(connection)
        self.leagues = SqliteLeagues(connection)
        self.plans = SqlitePlans(connection)
        self.seating = SqliteSeating(connection)
        self.clocks = SqliteClocks(connection)
        self.privacy = SqlitePrivacy(connection)

    @classmethod
    async def open(cls, path: Path, connections: type[Connection] = Connection) -> SqliteStore:
        """Open or make the file, with its folder, and migrate it.

        Raises `StoreLocked` if another process has it, `StoreTooOld`, `StoreTooNew`,
        `StoreDamaged`, and plain `StoreError` if the file cannot be read or written.
        """
        lock = LockFile.for_database(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock.acquire()
        except OSError as error:
            raise StoreError(f"{path.name} cannot be opened: {error}") from error
        try:
            return await cls._open(path, connections, lock)
        except sqlite3.Error as error:
            lock.release()
            raise StoreError(f"{path.name} cannot be opened: {error}") from error
        except BaseException:
            lock.release()
            raise

    @classmethod
    async def _open(cls, path: Path, connections: type[Connection], lock: LockFile) -> SqliteStore:
        connection = await connections.open(path)
        try:
            migrated = await migrate(connection, path, read_scripts())
        except BaseException:
            await connection.close()
            raise
        return cls(connection, lock, migrated)

    async def check(self) -> None:
        """Check the whole file. Raises `StoreDamaged`."""
        await check_integrity(self._connection)

    async def close(self) -> None:
        await self._connection.close()
        self._lock.release()
