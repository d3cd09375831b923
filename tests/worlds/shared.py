"""A store that several bots share, as they share a PostgreSQL database: one file, in which one of
them writes at a time; each hears of what the others change; and leases, whose table ends the
sessions of those whose time is over."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import closing
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from bench.storing import AtOnce
from bot.models.shards import Shards
from bot.storage.connection import Connection, Parameters, Row
from bot.storage.postgres import leases
from bot.storage.postgres.leases import LeaseStore
from bot.storage.postgres.questions import COUNT_WORKERS
from bot.storage.store import Store
from tests.standin.stores import ReadyConnection
from tests.worlds.process import BotProcess, WorldConnection

T = TypeVar("T")
SHARDS: Final = 2
NEWS_AFTER: Final = 0.02
"""Seconds until others hear of a change."""
_TOLD: Final = (
    "SELECT 'matches', id, rev, '' FROM matches"
    " UNION ALL SELECT 'leagues', id, rev, '' FROM leagues"
    " UNION ALL SELECT 'players', id, 0, json_array(user, name, chosen, seen, theme, palette,"
    " pictures, hints, reminders, letters, calls, unreachable, league_letters, question_letters,"
    " next_letters, hidden, keeps, keeps_calls, direct_channel) FROM players"
    " UNION ALL SELECT 'playing_hours', player, 0, json_array(zone, wake, sleep, days_off,"
    " vacation, year, spent, away_until, former, counts, asked) FROM playing_hours"
)
"""What others are told when it changes, as by the triggers of PostgreSQL."""


@dataclass(eq=False)
class Member:
    """A process that uses the store; `context` is that in which it hears of changes."""

    number: int
    connection: SharedConnection
    context: Context


@dataclass
class Database:
    """`now` gives epoch seconds."""

    now: Callable[[], float]
    leases: Path
    members: list[Member] = field(default_factory=list)
    writer: SharedConnection | None = None
    _waiting: deque[asyncio.Future[None]] = field(default_factory=deque)
    _known: set[tuple[Any, ...]] = field(default_factory=set)

    async def take_turn(self, connection: SharedConnection) -> None:
        while self.writer is not None:
            free = asyncio.get_running_loop().create_future()
            self._waiting.append(free)
            await free
        self.writer = connection

    def give_turn(self, connection: SharedConnection) -> None:
        if self.writer is not connection:
            return
        self.writer = None
        while self._waiting:
            free = self._waiting.popleft()
            if not free.done():
                free.set_result(None)
                return

    def end_session(self, process: int) -> None:
        """Of a process whose lease is over: what it was about to write is rolled back."""
        for one in self.members:
            if one.number == process and self.writer is one.connection:
                one.connection.is_ended = True
                one.connection.file.rollback()
                self.give_turn(one.connection)

    def tell_others(self, connection: SharedConnection) -> None:
        """What has changed since others were told last."""
        found = {*connection.file.execute(_TOLD)}
        new, self._known = found - self._known, found
        for table, number, rev, _ in sorted(new, key=repr):
            self.tell((table, number, rev), but=connection)

    def tell(self, news: tuple[str, int, int], but: object = None) -> None:
        loop = asyncio.get_running_loop()
        for one in self.members:
            if one.connection is not but:
                one.context.run(loop.call_later, NEWS_AFTER, _hear, one.connection, news)

    def leave(self, connection: SharedConnection) -> None:
        self.members = [one for one in self.members if one.connection is not connection]
        self.give_turn(connection)


def _hear(connection: SharedConnection, news: tuple[str, int, int]) -> None:
    for listener in connection.listeners:
        listener(*news)


class SharedConnection(WorldConnection):
    """One of several to a file."""

    database: Database
    is_ended = False
    """Whether the database has ended the session in the middle of a transaction."""

    @property
    def file(self) -> sqlite3.Connection:
        near: Any = self._db
        found: sqlite3.Connection = near._db
        return found

    def is_taken(self) -> bool:
        return self.database.writer is not None

    async def _run(self, work: Callable[[Connection], Awaitable[T]], begin: str) -> T:
        await self.database.take_turn(self)
        try:
            return await super()._run(work, begin)
        finally:
            self.is_ended = False
            self.database.give_turn(self)

    def require_session(self) -> None:
        if self.is_ended:
            raise sqlite3.OperationalError("database is locked: the session was ended")

    async def rows(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        found = await super().rows(sql, parameters)
        self.require_session()
        if sql == "COMMIT":
            self.database.tell_others(self)
        return found


class LeaseTable(ReadyConnection):
    """The table of leases, by the clock of the world; statements of PostgreSQL alone are done by
    hand. Each transaction is done at once, once its process isn't kept from it."""

    database: Database
    process: BotProcess

    async def rows(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        file: Any = self._db
        if not file._db.in_transaction:
            await self.process.waits()
        at = int(self.database.now() * 1000)
        if sql == leases._NOW:
            return await AtOnce.rows(self, "SELECT ?", (at,))
        if sql == COUNT_WORKERS:
            return await AtOnce.rows(self, "SELECT 0")
        if sql == leases._TELL:
            self.database.tell(("shard_leases", 0, 0))
            return []
        if sql == leases._END_SESSIONS:
            for row in await AtOnce.rows(
                self, "SELECT id FROM processes WHERE expires <= ?", (at,)
            ):
                self.database.end_session(row[0])
            return []
        return await AtOnce.rows(self, sql, parameters)


class SharedStore(Store):
    def __init__(self, connection: SharedConnection, leases: LeaseStore, shards: Shards) -> None:
        super().__init__(connection, False, shards)
        self.leases = self._leases = leases

    def check_files(self) -> None:
        """It is somebody else's server."""

    async def close(self) -> None:
        await self._leases.close()
        await self.connection.close()


async def open_shared_store(database: Database, shards: Shards, path: Path) -> SharedStore:
    """For the process that is being started. Raises `sqlite3.Error`."""
    connection, table = await SharedConnection.open(path), await LeaseTable.open(database.leases)
    assert isinstance(connection, SharedConnection)
    assert isinstance(table, LeaseTable)
    table.process = connection.process
    connection.database = table.database = database
    database.members.append(Member(shards.process, connection, copy_context()))
    return SharedStore(connection, LeaseStore(table), shards)


def read_holder(database: Database, shard: int) -> int | None:
    """The process that has the lease of a shard now."""
    with closing(sqlite3.connect(database.leases)) as file:
        found = file.execute(
            "SELECT process FROM shard_leases l JOIN processes p ON p.id = l.process"
            " WHERE l.shard = ? AND p.expires > ?", (shard, int(database.now() * 1000)),
        ).fetchone()  # fmt: skip
    return None if found is None else int(found[0])
