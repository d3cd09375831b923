"""The one connection to the database, and the only ways to use it: `read`, `write`, `transaction`.
Errors are those of `sqlite3`, whichever the database is: Python has no other names for them."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping
from functools import wraps
from itertools import count
from random import uniform
from typing import Any, ClassVar, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

T = TypeVar("T")
P = ParamSpec("P")
Part = TypeVar("Part", bound="StorePart")
Row: TypeAlias = sqlite3.Row
SqlValue: TypeAlias = int | str | None
Parameters: TypeAlias = Iterable[SqlValue] | Mapping[str, SqlValue]
"""By position for `?`, by name for `:name`."""
InTransaction: TypeAlias = "Callable[Concatenate[Part, Connection, P], Awaitable[T]]"
ChangeListener: TypeAlias = Callable[[str, int, int], None]
"""Hears what another process has changed: the table, its row's number and revision (0 if it has
none); no table: changes may have been missed. Quick, and never raising."""
StoreUnavailable = sqlite3.OperationalError
"""The store cannot be used at all: a full disk, a file that is locked or gone, a server that is
down. Whoever loops over matches must not take it for the fault of one of them."""
MOST_RUNS: Final = 8
"""Runs of a transaction that others overtake; then it gives up, after about a second."""
FIRST_PAUSE: Final = 0.01
"""Seconds at most before the second run; then twice as many before each."""
_log = logging.getLogger(__name__)


class Overtaken(StoreUnavailable):
    """Another process has changed what a transaction has read; the same may succeed now."""


class StoreClosed(StoreUnavailable):
    """The bot is stopping: what is not done by now is done after the next start."""


class Connection(ABC):
    """One use at a time: a lock orders reads and writes, so that no read sees half of a write.
    Statements are SQL that SQLite and PostgreSQL both know, with a few functions of SQLite that
    PostgreSQL is given (`postgres/migrations`)."""

    begin: ClassVar[str]  # the statement that begins a transaction
    begin_snapshot: ClassVar[str]
    """The same for one that sees one moment, and in which others may change what it only reads."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._is_closed = False
        self.listeners: list[ChangeListener] = []
        self.overtaken = 0  # how many runs of transactions others have overtaken

    @abstractmethod
    async def rows(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        """Run one statement. Only within `read` and `transaction`, or before anyone else has the
        connection."""

    @abstractmethod
    async def many(self, sql: str, parameters: Iterable[Parameters]) -> None:
        """Run one statement once for each set of parameters; as `rows`."""

    @abstractmethod
    async def defer_foreign_keys(self) -> None:
        """Check them only at the end of this transaction."""

    @abstractmethod
    async def read_last_numbers(self) -> dict[str, int]:
        """The newest number that each table has given by itself."""

    @abstractmethod
    async def count_on(self, table: str, last: int) -> None:
        """Give the table's next row the number after this one."""

    @abstractmethod
    async def wipe(self, tables: Collection[str]) -> None:
        """Overwrite what was deleted of these tables, holding nobody up; outside transactions."""

    @abstractmethod
    async def probe(self) -> None:
        """Write as a move would, changing nothing. Raises `sqlite3.Error`."""

    @abstractmethod
    async def close(self) -> None:
        """Wait for what is under way; afterwards everything raises."""

    @abstractmethod
    async def _make_ready(self) -> None:
        """Before a read or a transaction."""

    @abstractmethod
    async def _roll_back(self) -> None:
        """Back out of a transaction. Raises nothing."""

    async def read(self, sql: str, *values: SqlValue, **named: SqlValue) -> list[Row]:
        """The rows of one query, as of the last commit."""
        async with self._lock:
            self._require_open()
            await self._make_ready()
            return await self.rows(sql, named or values)

    async def read_first(
        self, reader: Callable[[Row], T], sql: str, *values: SqlValue, **named: SqlValue
    ) -> T | None:
        """What `reader` makes of a query's first row; None if it has none."""
        rows = await self.read(sql, *values, **named)
        return reader(rows[0]) if rows else None

    async def read_column(self, sql: str, *values: SqlValue, **named: SqlValue) -> tuple[int, ...]:
        """The numbers in the only column of a query."""
        return tuple(int(row[0]) for row in await self.read(sql, *values, **named))

    async def write(self, sql: str, *values: SqlValue, **named: SqlValue) -> list[Row]:
        """A transaction of one statement, to which no rows matter but those that it writes."""
        return await self.transaction(lambda tx: tx.rows(sql, named or values), snapshot=True)

    async def transaction(
        self, work: Callable[[Connection], Awaitable[T]], *, snapshot: bool = False
    ) -> T:
        """Do `work` completely or not at all; it awaits nothing but this connection's SQL, and is
        run again where another process got in the way. A `snapshot` is for work for which it is
        enough that nobody else has changed the rows that it writes. A cancelled caller returns at
        once, but the work is still finished."""
        begin = self.begin_snapshot if snapshot else self.begin
        task = asyncio.ensure_future(self._do(work, begin))
        task.add_done_callback(_log_error)
        return await asyncio.shield(task)

    async def _do(self, work: Callable[[Connection], Awaitable[T]], begin: str) -> T:
        for run in count(1):
            try:
                return await self._run(work, begin)
            except Overtaken:
                self.overtaken += 1
                if run == MOST_RUNS:
                    raise
            await asyncio.sleep(uniform(0, FIRST_PAUSE * 2 ** (run - 1)))
        raise AssertionError

    def _require_open(self) -> None:
        if self._is_closed:
            raise StoreClosed("the connection is closed")

    async def _run(self, work: Callable[[Connection], Awaitable[T]], begin: str) -> T:
        async with self._lock:
            self._require_open()
            try:
                await self._make_ready()
                await self.rows(begin)
                result = await work(self)
                await self.rows("COMMIT")
            except BaseException:
                await self._roll_back()
                raise
            return result


class StorePart:
    """A part of the store over its connection. Each of its functions is one transaction: it has
    happened completely when it returns, or not at all."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection


def transaction(
    *, snapshot: bool = False
) -> Callable[[InTransaction[Part, P, T]], Callable[Concatenate[Part, P], Coroutine[Any, Any, T]]]:
    """Make a method of a part one transaction (see `Connection.transaction`), which it is given."""

    def decorate(
        method: InTransaction[Part, P, T],
    ) -> Callable[Concatenate[Part, P], Coroutine[Any, Any, T]]:
        @wraps(method)
        async def run(self: Part, /, *args: P.args, **kwargs: P.kwargs) -> T:
            return await self._connection.transaction(
                lambda tx: method(self, tx, *args, **kwargs), snapshot=snapshot
            )

        return run

    return decorate


def _log_error(task: asyncio.Future[Any]) -> None:
    """Fetch the error of a transaction whose caller may be gone, so that it is not lost."""
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.debug("a transaction was rolled back: %r", error)
