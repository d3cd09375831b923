"""The store in a PostgreSQL database: of one process, or of several that share it."""

import sqlite3
from typing import Self

from bot.models.shards import Shards
from bot.storage.errors import StoreError, StoreUnusable, describe_error
from bot.storage.inspection import HAS_BEGUN
from bot.storage.postgres.connection import LASTING, PostgresConnection, PostgresReader
from bot.storage.postgres.leases import LeaseStore
from bot.storage.postgres.migration import migrate, read_scripts, read_version
from bot.storage.postgres.questions import QuestionStore
from bot.storage.store import Store


async def open_reader(url: str) -> PostgresReader:
    """Raises `StoreError` where the database has another schema, and `sqlite3.Error`."""
    reader = await PostgresReader.open(url)
    have, known = await read_version(reader), max(read_scripts())
    if have != known:
        await reader.close()
        raise StoreError(f"the database is of version {have}, this bot of {known}: start it once")
    return reader


async def has_begun(url: str) -> bool:
    """Whether anyone has used a bot with this database, or a host meant it to be new. Raises
    `StoreError`."""
    try:
        reader = await PostgresReader.open(url)
        try:
            if await read_version(reader) == 0:
                return False
            return bool((await reader.read_column(HAS_BEGUN))[0])
        finally:
            await reader.close()
    except sqlite3.Error as error:
        raise _describe(error) from error


class PostgresStore(Store):
    @classmethod
    async def open(cls, url: str, shards: Shards | None = None) -> Self:
        """Connect, and make or migrate the schema; with a count of `shards` for one process of
        several. Raises `StoreLocked` if another process has the database, `StoreTooNew`, else
        `StoreError`."""
        process = shards.process if shards is not None and shards.is_shared else None
        shares = process is not None
        try:
            connection = await PostgresConnection.open(url, shares=shares, process=process)
            try:
                migrated = await _bring_up_to_date(connection)
                await connection.probe()
                leases = await LeaseStore.open(url, process) if shares else None
            except BaseException:
                await connection.close()
                raise
        except sqlite3.Error as error:
            raise _describe(error) from error
        store = cls(connection, migrated, shards)
        store.leases = leases
        store.questions = QuestionStore(connection) if shares else None
        return store

    def check_files(self) -> None:
        """There are none."""

    async def close(self) -> None:
        if self.leases is not None:
            await self.leases.close()
        await self.connection.close()


async def _bring_up_to_date(connection: PostgresConnection) -> bool:
    scripts = read_scripts()
    if await read_version(connection) == max(scripts):
        return False
    async with connection.alone():
        return await migrate(connection, scripts)


def _describe(error: sqlite3.Error) -> StoreError:
    kind = StoreUnusable if isinstance(error.__cause__, LASTING) else StoreError
    return kind(f"The database cannot be opened: {describe_error(error)}")
