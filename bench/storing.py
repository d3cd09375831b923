"""A store for runs on a fake clock, where nobody waits: each statement is run at once, in the same
thread, and nothing is forced to the disk. What is stored is the same."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

from bot.storage.connection import Parameters, Row
from bot.storage.sqlite_connection import PRAGMAS, SqliteConnection, decode_text


class AtOnce(SqliteConnection):
    """Not for a bot, which would stand still for each statement."""

    @classmethod
    async def open(cls, path: Path) -> AtOnce:
        db = sqlite3.connect(path, isolation_level=None)
        db.row_factory, db.text_factory = sqlite3.Row, decode_text
        for pragma in (*PRAGMAS, "PRAGMA synchronous=OFF"):
            db.execute(pragma)
        return cls(cast(Any, _File(db)))


class _File:
    """As much of an aiosqlite connection as `SqliteConnection` uses."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def execute_fetchall(self, sql: str, parameters: Any) -> list[Row]:
        return self._db.execute(sql, parameters).fetchall()

    async def executemany(self, sql: str, parameters: Iterable[Parameters]) -> _Cursor:
        return _Cursor(self._db.executemany(sql, cast(Any, parameters)))

    async def rollback(self) -> None:
        self._db.rollback()

    async def close(self) -> None:
        self._db.close()


class _Cursor:
    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self._cursor = cursor

    async def close(self) -> None:
        self._cursor.close()
