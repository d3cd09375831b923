"""A process that is frozen in the middle of a transaction keeps rows locked: only who needs them
waits, and only until its lease has ended."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from time import monotonic

import asyncpg
import pytest
import pytest_asyncio

from bot.models.shards import Shards
from bot.storage import StoreUnavailable
from bot.storage.connection import Connection
from bot.storage.postgres.store import PostgresStore
from tests.standin.postgres import make_database, require_server

MOMENT = 2.0
"""Seconds that what is not locked may take on a busy machine; PostgreSQL would wait for ever."""


@dataclass
class Fleet:
    url: str
    one: PostgresStore
    other: PostgresStore
    shards: tuple[Shards, Shards]


@pytest_asyncio.fixture
async def fleet() -> AsyncIterator[Fleet]:
    """Two processes, and people 1 and 2."""
    url, shards = await make_database(require_server()), (Shards(2), Shards(2))
    async with AsyncExitStack() as stack:
        one, other = [await PostgresStore.open(url, each) for each in shards]
        for store in (one, other):
            stack.push_async_callback(store.close)
        for user in (1, 2):
            await one.people.register(user, "Ana", None, 5)
        yield Fleet(url, one, other, shards)


@asynccontextmanager
async def keep_locked(url: str, sql: str) -> AsyncIterator[None]:
    """Until this is left, as a process does that is frozen after the statement."""
    db = await asyncpg.connect(url)
    try:
        transaction = db.transaction()
        await transaction.start()
        await db.execute(sql)
        yield
        await transaction.rollback()
    finally:
        await db.close()


async def rename(store: PostgresStore, user: int) -> None:
    await store.connection.write("UPDATE players SET name = 'Ben' WHERE id = ?", user)


async def count_renamed(fleet: Fleet) -> int:
    rows = await fleet.one.connection.read("SELECT count(*) FROM players WHERE name = 'Ben'")
    return int(rows[0][0])


async def test_what_is_locked_keeps_nobody_else_waiting(fleet: Fleet) -> None:
    async with keep_locked(fleet.url, "UPDATE players SET name = 'Cleo' WHERE id = 1"):
        blocked = [asyncio.create_task(rename(fleet.one, 1)) for _ in range(3)]
        await asyncio.sleep(0)
        began = monotonic()
        await rename(fleet.one, 2)
        assert monotonic() - began < MOMENT
        assert not any(one.done() for one in blocked)
    await asyncio.gather(*blocked)
    assert await count_renamed(fleet) == 2


async def test_what_is_read_waits_aside_as_well(fleet: Fleet) -> None:
    async with keep_locked(fleet.url, "LOCK TABLE servers IN ACCESS EXCLUSIVE MODE"):
        blocked = asyncio.create_task(fleet.one.weekly.find_channels())
        await asyncio.sleep(0)
        await rename(fleet.one, 2)
        assert not blocked.done()
    assert await blocked == ()


async def test_the_sessions_of_the_dead_are_ended(fleet: Fleet) -> None:
    """Their leases end by the clock; what they have locked would stay so."""
    stuck = asyncio.Event()

    async def work(tx: Connection) -> None:
        await tx.rows("UPDATE players SET name = 'Cleo' WHERE id = 1")
        stuck.set()
        await asyncio.sleep(MOMENT)
        await tx.rows("UPDATE players SET name = 'Cleo' WHERE id = 2")

    one, other = (shards.process for shards in fleet.shards)
    assert fleet.one.leases is not None
    assert fleet.other.leases is not None
    frozen = asyncio.create_task(fleet.one.connection.transaction(work))
    await stuck.wait()
    await fleet.one.leases.renew(one, 2, 0.3)
    began = monotonic()
    waiting = asyncio.create_task(rename(fleet.other, 1))
    await fleet.other.leases.renew(other, 2, 60)
    await asyncio.sleep(0.3)
    assert not waiting.done(), "its lease has only just ended"
    await fleet.other.leases.renew(other, 2, 60)
    await waiting
    assert monotonic() - began < MOMENT
    with pytest.raises(StoreUnavailable):
        await frozen
    assert await count_renamed(fleet) == 1
    assert (await fleet.one.leases.renew(one, 2, 60)).processes == 2, "it is back when it goes on"


async def test_a_process_lives_on_while_shards_are_locked(fleet: Fleet) -> None:
    one, other = (shards.process for shards in fleet.shards)
    assert fleet.one.leases is not None
    assert fleet.other.leases is not None
    assert (await fleet.one.leases.renew(one, 2, 60)).held == {0, 1}
    await fleet.other.leases.renew(other, 2, 60)
    async with keep_locked(fleet.url, "SELECT * FROM shard_leases FOR UPDATE"):
        found = await fleet.other.leases.renew(other, 2, 120, {1})
        assert found.claimed == set()
        assert found.processes == 2
        kept = await fleet.one.leases.renew(one, 2, 120, stays=False)
        assert kept.held == {0, 1}
    rows = await fleet.one.connection.read("SELECT expires - seen FROM processes")
    assert [row[0] for row in rows] == [120_000, 120_000]
