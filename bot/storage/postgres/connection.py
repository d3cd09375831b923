"""The one connection to PostgreSQL. It holds the database's lock: who has lost it has lost both.

A process that shares the database shares the lock as well, so that none can be alone meanwhile, and
hears over the connection what others have changed. What another keeps locked is waited for over
connections of their own, so that nothing else waits for it."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Collection,
    Iterable,
    Iterator,
    Mapping,
)
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import cache
from math import inf
from typing import ClassVar, Final, Self, TypeVar, cast

import asyncpg

from bot.storage.connection import Connection, Overtaken, Parameters, Row, SqlValue
from bot.storage.errors import StoreLocked

T = TypeVar("T")
LOCK: Final = 0x53454544  # the number of the advisory lock that keeps a second process out
CONNECT_TIMEOUT: Final = 3.0
STATEMENT_TIMEOUT: Final = 30.0  # seconds after which a silent server counts as gone
LASTING: Final = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
    ValueError,
)
"""Why trying again is no use."""
_SETTINGS: Final = {
    "synchronous_commit": "on",
    # So that the server soon gives the lock of a machine free that has vanished.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_SHARING: Final = {
    "bot.shares": "on",  # its changes are told, see `migrations/0001_schema.sql`
    # What a vanished process has locked is soon free again.
    "idle_in_transaction_session_timeout": "10s",
}
LOCK_TIMEOUT: Final = 0.25
"""Seconds that a statement waits for what another process has locked before it steps aside."""
PATIENCE: Final = 15.0
"""Seconds that it waits aside: by then the lease of a process that is frozen has ended, and another
has ended its sessions."""
MOST_ASIDE: Final = 4  # connections that wait aside at a time
CHANGES: Final = "changes"
"""The channel on which processes tell each other what they have changed."""
MIGRATION_TIMEOUT: Final = 10.0
"""Seconds that a process waits until it has the database for itself."""
NAP: Final = 0.1
_LAST_NUMBERS: Final = (
    "SELECT table_name, pg_sequence_last_value("
    "pg_get_serial_sequence(CAST(table_name AS TEXT), 'id')::regclass)"
    " FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND is_identity = 'YES' ORDER BY table_name"
)
_TOKEN: Final = re.compile(
    r"'(?:[^']|'')*'"
    r"|\?(?P<number>\d*)"
    r"|(?<!:):(?P<name>[a-z_]+)"
    r"|\bIS (?P<differs>NOT )?(?!NULL\b|NOT\b|DISTINCT\b)"
)
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Statement:
    text: str
    names: tuple[str, ...]  # of the values, in order; empty where they have none

    def order(self, parameters: Parameters) -> tuple[SqlValue, ...]:
        if isinstance(parameters, Mapping):
            return tuple(parameters[name] for name in self.names)
        return tuple(parameters)


@cache
def translate(sql: str) -> Statement:
    """`?`, `?2` and `:name` become `$1`, and SQLite's `IS` between values what it means."""
    names: list[str] = []
    count = 0

    def replace(found: re.Match[str]) -> str:
        nonlocal count
        if found["name"] is not None:
            if found["name"] not in names:
                names.append(found["name"])
            return f"${names.index(found['name']) + 1}"
        if found["number"] is not None:
            count += 1
            return f"${found['number'] or count}"
        if found[0].startswith("'"):
            return found[0]
        return "IS DISTINCT FROM " if found["differs"] else "IS NOT DISTINCT FROM "

    return Statement(_TOKEN.sub(replace, sql), tuple(names))


class PostgresUnavailable(sqlite3.OperationalError):
    """The server cannot be reached, or cannot do what was asked."""

    advice = "Check that PostgreSQL runs and can be reached."


class Blocked(PostgresUnavailable):
    """Another process keeps locked what a statement needs; nothing is written."""

    advice = "The same may succeed now."


class PostgresConnection(Connection):
    """After a loss it connects again, before the next read or transaction and never within one."""

    begin: ClassVar[str] = "BEGIN ISOLATION LEVEL SERIALIZABLE"
    begin_snapshot: ClassVar[str] = "BEGIN ISOLATION LEVEL REPEATABLE READ"
    takes_lock: ClassVar[bool] = True
    timeout: ClassVar[float | None] = None
    """Seconds after which a silent server counts as gone, if not the usual ones."""
    lock_timeout: ClassVar[float] = LOCK_TIMEOUT
    """Among several processes, seconds that it waits for what another has locked."""
    steps_aside: ClassVar[bool] = True
    """Whether what is blocked goes on over another connection."""

    def __init__(self, url: str, *, shares: bool = False, process: int | None = None) -> None:
        super().__init__()
        self._url = url
        self._shares = shares
        self._process = process
        self._aside = asyncio.Semaphore(MOST_ASIDE)
        self._db: asyncpg.Connection | None = None

    @classmethod
    async def open(cls, url: str, *, shares: bool = False, process: int | None = None) -> Self:
        """`shares`: other processes that do so may use the database at the same time. They know the
        sessions of a `process` by an advisory lock of its number. Raises `StoreLocked` where
        another process has the database, and `sqlite3.Error`."""
        connection = cls(url, shares=shares, process=process)
        await connection._connect()
        return connection

    async def _connect(self) -> None:
        settings = dict(_SETTINGS)
        if self._shares:
            settings |= _SHARING | {"lock_timeout": f"{self.lock_timeout:.3f}s"}
        with _as_sqlite_errors():
            db = await asyncpg.connect(
                self._url,
                timeout=CONNECT_TIMEOUT,
                command_timeout=self.timeout or STATEMENT_TIMEOUT,
                statement_cache_size=1000,
                max_cached_statement_lifetime=0,
                server_settings=settings,
            )
            try:
                how = "_shared" if self._shares else ""
                has_lock = not self.takes_lock or await db.fetchval(
                    f"SELECT pg_try_advisory_lock{how}($1)", LOCK
                )
                if self._process is not None:
                    await db.fetchval("SELECT pg_advisory_lock_shared($1)", self._process)
                if self._shares and self.takes_lock:
                    await db.add_listener(CHANGES, self._hear)
                name = await db.fetchval("SELECT current_database()")
            except BaseException:
                db.terminate()
                raise
        if not has_lock:
            await db.close()
            raise StoreLocked(f"another process uses the database {name}")
        self._db = db
        self._tell("", 0, 0)

    def _hear(self, db: asyncpg.Connection, process: int, _: str, change: str) -> None:
        """A change is heard before the answer to any statement that was sent after it was made."""
        if process != db.get_server_pid():
            table, number, rev = change.split()
            self._tell(table, int(number), int(rev))

    def _tell(self, table: str, number: int, rev: int) -> None:
        for listener in self.listeners:
            listener(table, number, rev)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """With no other process at the database. Raises `StoreLocked`."""
        if not self._shares:
            yield
            return
        try:
            async with asyncio.timeout(MIGRATION_TIMEOUT):
                while not (await self.rows("SELECT pg_try_advisory_lock(?)", (LOCK,)))[0][0]:  # noqa: ASYNC110 - another process tells nobody when it leaves
                    await asyncio.sleep(NAP)
        except (sqlite3.Error, TimeoutError) as error:
            raise StoreLocked(
                "the database is of an older version, and another process uses it: stop all bots"
                " that share it, and start this one first"
            ) from error
        try:
            yield
        finally:
            await self.rows("SELECT pg_advisory_unlock(?)", (LOCK,))

    async def read(self, sql: str, *values: SqlValue, **named: SqlValue) -> list[Row]:
        try:
            return await super().read(sql, *values, **named)
        except Blocked as error:
            async with self._wait_aside(error) as aside:
                return await aside.read(sql, *values, **named)

    async def _do(self, work: Callable[[Connection], Awaitable[T]], begin: str) -> T:
        try:
            return await super()._do(work, begin)
        except Blocked as error:
            async with self._wait_aside(error) as aside:
                return await aside._do(work, begin)  # noqa: SLF001 - of the same class

    @asynccontextmanager
    async def _wait_aside(self, error: Blocked) -> AsyncIterator[PostgresConnection]:
        """A connection that waits longer for locks. To this one, which hears what it changes, it is
        like another process."""
        if not self._shares or not self.steps_aside or self._is_closed:
            raise error
        async with self._aside:
            aside = await PatientConnection.open(self._url, shares=True, process=self._process)
            try:
                yield aside
            finally:
                await aside.close()

    async def _make_ready(self) -> None:
        if self._db is None or self._db.is_closed():
            try:
                await self._connect()
            except StoreLocked as error:
                raise PostgresUnavailable(str(error)) from error

    async def close(self) -> None:
        async with self._lock:
            self._is_closed = True
            if self._db is not None:
                with _as_sqlite_errors():
                    await self._db.close(timeout=CONNECT_TIMEOUT)

    async def rows(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        statement = translate(sql)
        with self._guard():
            found = await self._require().fetch(statement.text, *statement.order(parameters))
        return cast(list[Row], found)  # records are read like rows

    async def many(self, sql: str, parameters: Iterable[Parameters]) -> None:
        statement = translate(sql)
        values = [statement.order(one) for one in parameters]
        with self._guard():
            await self._require().executemany(statement.text, values)

    async def run_script(self, script: str) -> None:
        """Statements without values, as PostgreSQL writes them."""
        with self._guard():
            await self._require().execute(script)

    async def defer_foreign_keys(self) -> None:
        await self.rows("SET CONSTRAINTS ALL DEFERRED")

    async def read_last_numbers(self) -> dict[str, int]:
        return {name: last for name, last in await self.rows(_LAST_NUMBERS) if last is not None}

    async def count_on(self, table: str, last: int) -> None:
        await self.rows("SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", (table, last))

    async def wipe(self, tables: Collection[str]) -> None:
        eraser = await Eraser.open(self._url)
        try:
            # While it waits for a table, everybody else does.
            await eraser.rows("SET lock_timeout = '1s'")
            for table in tables:
                await eraser.rows(f"VACUUM FULL {table}")
        finally:
            await eraser.close()

    async def probe(self) -> None:
        await self.write("UPDATE schema_version SET version = version")

    async def _roll_back(self) -> None:
        db = self._db
        if db is None or db.is_closed() or not db.is_in_transaction():
            return
        try:
            with _as_sqlite_errors():
                await db.execute("ROLLBACK")
        except sqlite3.Error:
            _log.exception("a transaction could not be rolled back")
            db.terminate()

    @contextmanager
    def _guard(self) -> Iterator[None]:
        """A server that has not answered in time is left: nobody knows what it does next. So is one
        whose last words came between two statements, which asyncpg then refuses."""
        try:
            with _as_sqlite_errors():
                yield
        except PostgresUnavailable as error:
            lost = isinstance(error.__cause__, (TimeoutError, asyncpg.InternalClientError))
            if lost and self._db is not None:
                self._db.terminate()
            raise

    def _require(self) -> asyncpg.Connection:
        if self._db is None or self._db.is_closed():
            raise PostgresUnavailable("the connection to PostgreSQL is lost")
        return self._db


class PatientConnection(PostgresConnection):
    """For one use of the store that is blocked."""

    takes_lock: ClassVar[bool] = False
    lock_timeout: ClassVar[float] = PATIENCE
    steps_aside: ClassVar[bool] = False


class PostgresReader(PostgresConnection):
    """Reads beside a bot at work, each transaction as of one moment."""

    begin: ClassVar[str] = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    takes_lock: ClassVar[bool] = False


class Eraser(PostgresConnection):
    """Rewrites tables beside a bot at work, which takes as long as it takes."""

    takes_lock: ClassVar[bool] = False
    timeout: ClassVar[float | None] = inf


@contextmanager
def _as_sqlite_errors() -> Iterator[None]:
    """What a constraint or a type refuses is an `IntegrityError`, what another process has
    overtaken `Overtaken`, what it keeps locked `Blocked`, anything else unavailable."""
    try:
        yield
    except (asyncpg.SerializationError, asyncpg.DeadlockDetectedError) as error:
        raise Overtaken(str(error)) from error
    except asyncpg.LockNotAvailableError as error:
        raise Blocked(str(error)) from error
    except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError) as error:
        raise sqlite3.IntegrityError(str(error)) from error
    except (
        asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError,
        ValueError,
    ) as error:  # fmt: skip
        # asyncpg's own messages about lost connections may have several lines.
        fault = str(error).splitlines()[0] if str(error) else type(error).__name__
        if isinstance(error, OSError):
            fault = f"PostgreSQL doesn't answer: {fault}"
        raise PostgresUnavailable(fault) from error
