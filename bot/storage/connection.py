"""The one connection to the file, and the only ways to use it: `read`, `write`, `transaction`."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import aiosqlite

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")
Record = TypeVar("Record", bound="DataclassInstance")
Row: TypeAlias = sqlite3.Row
SqlValue: TypeAlias = int | str | None
Parameters: TypeAlias = Iterable[SqlValue] | Mapping[str, SqlValue]
"""By position for `?`, by name for `:name`."""
StoreUnavailable = sqlite3.OperationalError
"""The store cannot be used at all: a full disk, a file that is locked or gone. Whoever loops over
matches must not take it for the fault of one of them."""

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
    "PRAGMA trusted_schema=OFF",
)
_log = logging.getLogger(__name__)


class Connection:
    """One use at a time: a lock orders reads and writes, so that no read sees half of a write."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Connection:
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
        """Wait for what is under way; afterwards everything raises."""
        async with self._lock:
            await self._db.close()

    async def rows(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        """Run one statement. Only within `read` and `transaction`, or before anyone else has the
        connection."""
        values = parameters if isinstance(parameters, Mapping) else tuple(parameters)
        return list(await self._db.execute_fetchall(sql, values))

    async def many(self, sql: str, parameters: Iterable[Parameters]) -> None:
        """Run one statement once for each set of parameters; as `rows`."""
        cursor = await self._db.executemany(sql, parameters)
        await cursor.close()

    async def read(self, sql: str, *values: SqlValue, **named: SqlValue) -> list[Row]:
        """The rows of one query, as of the last commit."""
        async with self._lock:
            return await self.rows(sql, named or values)

    async def read_column(self, sql: str, *values: SqlValue, **named: SqlValue) -> tuple[int, ...]:
        """The numbers in the only column of a query."""
        return tuple(int(row[0]) for row in await self.read(sql, *values, **named))

    async def write(self, sql: str, *values: SqlValue, **named: SqlValue) -> list[Row]:
        """A transaction of one statement."""
        return await self.transaction(lambda tx: tx.rows(sql, named or values))

    async def probe(self) -> None:
        """Write to the file as a move would, changing nothing. Raises `sqlite3.Error`."""

        async def rewrite_version(tx: Connection) -> None:
            version = int((await tx.rows("PRAGMA user_version"))[0][0])
            await tx.rows(f"PRAGMA user_version={version:d}")

        await self.transaction(rewrite_version)

    async def transaction(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do `work` completely or not at all; it awaits nothing but this connection's SQL.

        A cancelled caller returns at once, but the work is still finished.
        """
        task = asyncio.ensure_future(self._do(work))
        task.add_done_callback(_log_error)
        return await asyncio.shield(task)

    async def _do(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async with self._lock:
            try:
                await self.rows("BEGIN IMMEDIATE")
                result = await work(self)
                await self.rows("COMMIT")
            except BaseException:
                await self._back_out()
                raise
            return result

    async def _back_out(self) -> None:
        """Roll back, after the statements this thread was still given; nothing may be open."""
        try:
            await self._db.rollback()
        except (sqlite3.Error, ValueError):  # the latter where the connection is closed
            _log.exception("a transaction could not be rolled back")


class StorePart:
    """A part of the store over its connection: `SqliteX` is the `XStore` of `interface.py`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection


def decode_text(text: bytes) -> str:
    """Damaged text is read all the same, so that it does not hide the rows beside it."""
    return text.decode(errors="replace")


def _log_error(task: asyncio.Future[Any]) -> None:
    """Fetch the error of a transaction whose caller may be gone, so that it is not lost."""
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.debug("a transaction was rolled back: %r", error)


def values_of(row: Any, **others: SqlValue) -> dict[str, SqlValue]:
    """The fields of a dataclass to bind by name, with others in addition or instead."""
    return {field.name: getattr(row, field.name) for field in fields(row)} | others


def record_of(kind: type[Record], row: Row, **others: Any) -> Record:
    """A dataclass from the columns named like its fields, with others in addition or instead."""
    names = (field.name for field in fields(kind) if field.name not in others)
    return kind(**{name: row[name] for name in names}, **others)
