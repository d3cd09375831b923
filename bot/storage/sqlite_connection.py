"""The connection to SQLite's file."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Collection, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import ClassVar

import aiosqlite

from bot.storage.connection import Connection, Parameters, Row
from bot.storage.rows import rewrite

BUSY_TIMEOUT = "PRAGMA busy_timeout=5000"
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    BUSY_TIMEOUT,
    "PRAGMA trusted_schema=OFF",
    "PRAGMA temp_store=MEMORY",
    "PRAGMA secure_delete=ON",  # what is deleted is overwritten at once
)
_log = logging.getLogger(__name__)


class SqliteConnection(Connection):
    begin: ClassVar[str] = "BEGIN IMMEDIATE"
    begin_snapshot: ClassVar[str] = begin

    def __init__(self, db: aiosqlite.Connection) -> None:
        super().__init__()
        self._db = db

    @classmethod
    async def open(cls, path: Path) -> SqliteConnection:
        connecting = aiosqlite.connect(path, isolation_level=None)
        # Otherwise a process that fails before it closes its store would never end.
        connecting._thread.daemon = True  # noqa: SLF001 - there is no public way
        db = await connecting
        connection = cls(db)
        try:
            db.row_factory = sqlite3.Row
            db.text_factory = decode_text
            for pragma in PRAGMAS:
                await connection.rows(pragma)
        except BaseException:
            await db.close()
            raise
        return connection

    async def close(self) -> None:
        async with self._lock:
            self._is_closed = True
            await self._db.close()

    async def rows(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        values = parameters if isinstance(parameters, Mapping) else tuple(parameters)
        return list(await self._db.execute_fetchall(sql, values))

    async def many(self, sql: str, parameters: Iterable[Parameters]) -> None:
        cursor = await self._db.executemany(sql, parameters)
        await cursor.close()

    async def defer_foreign_keys(self) -> None:
        await self.rows("PRAGMA defer_foreign_keys=ON")

    async def read_last_numbers(self) -> dict[str, int]:
        """People are counted from the newest of them."""
        sql = (
            "SELECT name, seq FROM sqlite_sequence WHERE seq > 0"
            " UNION ALL SELECT 'players', max(id) FROM players HAVING max(id) > 0"
        )
        return {row[0]: row[1] for row in await self.rows(sql)}

    async def count_on(self, table: str, last: int) -> None:
        await self.rows("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        sql = (
            "INSERT INTO sqlite_sequence (name, seq) SELECT name, ? FROM sqlite_schema"
            " WHERE type = 'table' AND name = ? AND sql LIKE '% AUTOINCREMENT%'"
        )
        await self.rows(sql, (last, table))

    async def wipe(self, tables: Collection[str]) -> None:
        """What is deleted is overwritten at once, see `PRAGMAS`, but not the copies of a row that
        SQLite leaves in a page from which it has moved it: the tables are written afresh. Then the
        journal is emptied."""
        for table in tables:
            await self.transaction(partial(_write_afresh, table=table))
        async with self._lock:
            await self.rows("PRAGMA busy_timeout=0")
            ((was_busy, _, _),) = await self.rows("PRAGMA wal_checkpoint(TRUNCATE)")
            await self.rows(BUSY_TIMEOUT)
        await self.probe()  # an empty journal would look like a deleted one
        if was_busy:
            raise sqlite3.OperationalError("another program reads the store")

    async def probe(self) -> None:
        async def rewrite_version(tx: Connection) -> None:
            version = int((await tx.rows("PRAGMA user_version"))[0][0])
            await tx.rows(f"PRAGMA user_version={version:d}")

        await self.transaction(rewrite_version)

    async def _make_ready(self) -> None:
        """An open file stays open."""

    async def _roll_back(self) -> None:
        """After the statements this thread was still given; nothing may be open."""
        try:
            await self._db.rollback()
        except sqlite3.Error:
            _log.exception("a transaction could not be rolled back")


async def _write_afresh(tx: Connection, table: str) -> None:
    """In the same order, and without what its pages hold beside its rows."""
    await tx.defer_foreign_keys()
    for sql in rewrite(table):
        await tx.rows(sql)


def decode_text(text: bytes) -> str:
    """Damaged text is read all the same, so that it does not hide the rows beside it."""
    return text.decode(errors="replace")
