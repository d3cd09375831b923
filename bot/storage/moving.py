"""Carry everything from a file into an empty PostgreSQL database, or back."""

import importlib
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from bot.settings import is_database_url
from bot.storage.connection import Connection, Row, SqlValue
from bot.storage.errors import StoreDamaged, StoreError, StoreUnusable, describe_error
from bot.storage.files import list_files
from bot.storage.opening import open_store

BATCH: Final = 1000  # rows that are read at a time
_TABLES: Final = (
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
)
_COLUMNS: Final = "SELECT name, pk FROM pragma_table_info(?) ORDER BY cid"


@dataclass(frozen=True, slots=True)
class Table:
    name: str
    columns: tuple[str, ...]  # quoted, as one of them is a word of SQL
    key: tuple[str, ...]


async def list_tables(file: Connection) -> tuple[Table, ...]:
    """Those of a file; PostgreSQL has the same ones."""
    found = []
    for (name,) in await file.rows(_TABLES):
        columns = [(f'"{column}"', place) for column, place in await file.rows(_COLUMNS, (name,))]
        keys = sorted((place, column) for column, place in columns if place)
        names = tuple(column for column, _ in columns)
        found.append(Table(name, names, tuple(column for _, column in keys)))
    return tuple(found)


async def copy_all(source: Connection, target: Connection, tables: Sequence[Table]) -> int:
    """Fill the empty target in one transaction; return how many rows there were. Raises
    `StoreUnusable` where the target is not empty, and `StoreDamaged` where it does not read back as
    what was written."""

    async def read(reader: Connection) -> int:
        return await target.transaction(lambda tx: _fill(reader, tx, tables))

    return await source.transaction(read)


async def _fill(source: Connection, target: Connection, tables: Sequence[Table]) -> int:
    for table in tables:
        if await target.rows(f"SELECT 1 FROM {table.name} LIMIT 1"):  # noqa: S608 - of the schema
            raise StoreUnusable("the target is not empty: name another one (nothing was written)")
    await target.defer_foreign_keys()
    total = 0
    for table in tables:
        marks = ", ".join("?" * len(table.columns))
        insert = f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({marks})"  # noqa: S608 - of the schema
        written = sha256()
        async for rows in _read_batches(source, table):
            await target.many(insert, [tuple(row) for row in rows])
            written.update(_describe(rows))
            total += len(rows)
        if await digest_table(target, table) != written.hexdigest():
            raise StoreDamaged(f"{table.name} does not read back as it was; nothing was written")
    for name, last in (await source.read_last_numbers()).items():
        await target.count_on(name, last)
    return total


async def digest_table(connection: Connection, table: Table) -> str:
    """SHA-256 of all its rows, in hex: the logs with the hashes of their matches among them."""
    found = sha256()
    async for rows in _read_batches(connection, table):
        found.update(_describe(rows))
    return found.hexdigest()


def _describe(rows: Sequence[Row]) -> bytes:
    return "".join(f"{tuple(row)!r}\n" for row in rows).encode(errors="surrogatepass")


async def _read_batches(connection: Connection, table: Table) -> AsyncIterator[list[Row]]:
    names, key = ", ".join(table.columns), ", ".join(table.key)
    select, end = f"SELECT {names} FROM {table.name}", f" ORDER BY {key} LIMIT {BATCH}"  # noqa: S608 - of the schema
    after = f" WHERE ({key}) > ({', '.join('?' * len(table.key))})"
    rows = await connection.rows(select + end)
    while rows:
        yield rows
        last: list[SqlValue] = [rows[-1][name.strip('"')] for name in table.key]
        rows = await connection.rows(select + after + end, last) if len(rows) == BATCH else []


async def move(source: str, target: str) -> int:
    """Copy a store that no bot uses into an empty or new one; return how many rows it has. One of
    the two is a file, the other the address of a database. The source stays as it is. Raises
    `StoreError`; then the target is as it was."""
    is_new = _check(source, target)
    try:
        async with _open(source) as old, _open(target) as new:
            tables = await list_tables(new if is_database_url(source) else old)
            return await copy_all(old, new, tables)
    except BaseException as error:
        if is_new:
            for file in list_files(Path(target)):
                file.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error):
            raise StoreError(f"the store cannot be moved: {describe_error(error)}") from error
        raise


async def copy_out(url: str, file: Path) -> None:
    """Make a file with what a database holds at this moment; a bot may be at work on it. Raises
    `StoreError`."""
    # A bot with a file loads nothing of PostgreSQL.
    postgres = importlib.import_module("bot.storage.postgres.store")
    try:
        source: Connection = await postgres.open_reader(url)
        try:
            async with _open(str(file)) as target:
                await copy_all(source, target, await list_tables(target))
        finally:
            await source.close()
    except sqlite3.Error as error:
        raise StoreError(f"the database cannot be copied: {describe_error(error)}") from error


def _check(source: str, target: str) -> bool:
    """Whether the target is a file that is not there yet. Raises `StoreUnusable`."""
    if is_database_url(source) == is_database_url(target):
        raise StoreUnusable("one of the two has to be a file, the other begins with postgresql://")
    if not is_database_url(source) and not Path(source).exists():
        raise StoreUnusable(f"{source} does not exist")
    return not is_database_url(target) and not Path(target).exists()


@asynccontextmanager
async def _open(where: str) -> AsyncIterator[Connection]:
    store = await open_store(Path(where), where if is_database_url(where) else None)
    try:
        yield store.connection
    finally:
        await store.close()
