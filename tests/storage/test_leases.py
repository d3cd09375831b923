"""Processes that share a database divide the shards, and the leases of the dead end."""

import asyncio
import math
from collections import Counter
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack
from dataclasses import replace
from random import Random
from typing import get_args

import pytest
import pytest_asyncio

from bot.leases import LEASE, MARGIN, LeaseKeeper
from bot.models.commit import Commit, JobKind, NewJob
from bot.models.match import Address
from bot.models.shards import PATIENCE, REMEMBERED, LeaseReport, Shards, share
from bot.storage.errors import StoreLocked, StoreUnusable
from bot.storage.postgres.leases import LeaseStore
from bot.storage.postgres.store import PostgresStore
from tests.standin.postgres import make_database, require_server
from tests.storage.test_contract import head


@pytest_asyncio.fixture
async def url() -> str:
    return await make_database(require_server())


@pytest_asyncio.fixture
async def leases(url: str) -> AsyncIterator[tuple[LeaseStore, ...]]:
    """Of three processes."""
    async with AsyncExitStack() as stack:
        opened = [await LeaseStore.open(url) for _ in range(3)]
        for one in opened:
            stack.push_async_callback(one.close)
        yield tuple(opened)


def test_shards_settle_evenly_whoever_comes_and_goes() -> None:
    """Nobody takes what is another's or claims what another claims, and soon all that stay hold as
    many, one more or less, and the others nothing."""
    rng = Random(7)
    for _ in range(300):
        count, living = rng.randint(1, 12), {rng.randrange(99)}
        leases, claims, staying = dict[int, int](), dict[int, int](), set[int]()
        for _ in range(rng.randint(1, 4)):
            living ^= {rng.randrange(99)}
            living = living or {1}
            staying = {rng.choice(sorted(living)), *(one for one in living if rng.random() < 0.7)}
            leases = {shard: owner for shard, owner in leases.items() if owner in living}
            claims = {shard: claims[shard] for shard in leases if claims.get(shard) in living}
            for me in rng.sample(sorted(living), len(living)) * 2:
                found = share(count, staying, leases, claims, me)
                assert not found.taken & leases.keys()
                assert all(leases[shard] != me for shard in found.claimed)
                assert {claims.get(shard, me) for shard in found.claimed} <= {me}
                leases |= dict.fromkeys(found.taken, me)
                claims = {shard: one for shard, one in claims.items() if one != me}
                claims |= dict.fromkeys(found.claimed, me)
            leases |= claims  # all are handed over
            claims = {}
        held = [Counter(leases.values())[process] for process in staying]
        assert sorted(leases) == [*range(count)]
        assert max(held) - min(held) <= 1
        assert {*leases.values()} <= staying


async def test_two_processes_share_and_one_that_dies_is_replaced(
    leases: tuple[LeaseStore, ...],
) -> None:
    one, other, _ = leases
    assert await one.renew(1, 4, 60) == LeaseReport(frozenset({0, 1, 2, 3}), frozenset(), 1)
    claiming = await other.renew(2, 4, 60)
    assert claiming.held == set()
    assert claiming.claimed == {2, 3}
    giving = await one.renew(1, 4, 60)
    assert giving.surplus == {2, 3}
    assert giving.awaited == set()
    await other.renew(2, 4, 60, {2, 3})
    for shard in (await one.renew(1, 4, 60)).awaited:
        assert await one.hand_over(1, shard, ())
    found = await other.renew(2, 4, 0.05)
    assert found.held == {2, 3}
    assert found.claimed == set()
    assert found.processes == 2
    await asyncio.sleep(0.06)
    assert (await one.renew(1, 4, 60)).held == {0, 1, 2, 3}
    assert (await other.renew(2, 4, 60)).held == set(), "what has ended is another's by now"
    await one.leave(1)
    assert (await other.renew(2, 4, 60)).held == {0, 1, 2, 3}


async def test_the_shards_of_the_dead_are_taken_as_soon_as_their_lease_ends(
    leases: tuple[LeaseStore, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not a whole beat later."""
    monkeypatch.setattr("bot.leases.BEAT", 60.0)
    await leases[1].renew(2, 2, 0.5)
    shards, taken = Shards(2), asyncio.Event()
    keeper = LeaseKeeper(leases[0], shards)
    keeper.listeners.append(lambda: taken.set() if len(shards.held) == 2 else None)
    keeping = asyncio.create_task(keeper.run())
    try:
        await asyncio.wait_for(taken.wait(), 30)
    finally:
        keeping.cancel()


async def test_all_who_renew_at_once_hold_each_shard_once(
    leases: tuple[LeaseStore, ...],
) -> None:
    for _ in range(10):
        found = await asyncio.gather(
            *(one.renew(n, 7, 60, range(7)) for n, one in enumerate(leases, 1))
        )
        held = Counter(shard for standing in found for shard in standing.held)
        assert held.most_common(1)[0][1] == 1
        for process, standing in enumerate(found, 1):
            for shard in standing.awaited:
                await leases[process - 1].hand_over(process, shard, ())
    assert sorted(len(one.held) for one in found) == [2, 2, 3]


async def test_a_shard_is_handed_to_whom_has_opened_it_with_the_presses_that_were_accepted(
    leases: tuple[LeaseStore, ...],
) -> None:
    one, other, third = leases
    await one.renew(1, 2, 60)
    assert (await other.renew(2, 2, 60)).claimed == {1}
    assert (await third.renew(3, 2, 60)).claimed == set()
    assert not await one.hand_over(1, 1, (7,)), "nobody has opened it"
    assert not await third.hand_over(3, 1, ()), "it is not theirs"
    await other.renew(2, 2, 60, {1})
    assert (await one.renew(1, 2, 60)).awaited == {1}
    assert await one.hand_over(1, 1, (8, 7))
    assert not await one.hand_over(1, 1, (9,)), "it is the other's by now"
    found = await other.renew(2, 2, 60, {1})
    assert found.held == {1}
    assert found.accepted == {7, 8}
    assert (await one.renew(1, 2, 60)).held == {0}


async def test_one_that_leaves_hands_everything_to_those_that_stay(
    leases: tuple[LeaseStore, ...],
) -> None:
    one, other, third = leases
    for _ in range(2):
        await one.renew(1, 4, 60)
        found = await other.renew(2, 4, 60, {2, 3})
        for shard in (await one.renew(1, 4, 60)).awaited:
            await one.hand_over(1, shard, ())
    assert found.held == {2, 3}
    assert found.successors == 1
    leaving = await other.renew(2, 4, 60, {2, 3}, stays=False)
    assert leaving.held == {2, 3}
    assert leaving.surplus == {2, 3}
    assert leaving.successors == 1
    assert (await third.renew(3, 4, 60)).claimed == {2, 3}
    found = await one.renew(1, 4, 60, {0, 1}, stays=False)
    assert found.surplus == {0, 1}
    assert found.claimed == set()
    assert found.successors == 1
    assert (await third.renew(3, 4, 60)).claimed == {0, 1, 2, 3}
    last = await third.renew(3, 4, 60, stays=False)
    assert last.held == set()
    assert last.claimed == set()
    assert last.successors == 0


async def test_a_successor_that_dies_is_replaced(leases: tuple[LeaseStore, ...]) -> None:
    """And whoever has claimed what it no longer needs lets go of it."""
    one, other, third = leases
    await one.renew(1, 2, 60)
    await other.renew(2, 2, 0.05, {1})
    assert (await other.renew(2, 2, 0.05, {1})).claimed == {1}
    await asyncio.sleep(0.06)
    assert (await one.renew(1, 2, 60)).awaited == set()
    assert not await one.hand_over(1, 1, ())
    assert (await third.renew(3, 2, 60, {1})).claimed == {1}
    assert (await one.renew(1, 2, 60)).awaited == {1}
    assert (await third.renew(3, 2, 60, {1}, stays=False)).claimed == set()
    assert (await one.renew(1, 2, 60)).awaited == set()


async def test_another_number_of_shards_is_refused(leases: tuple[LeaseStore, ...]) -> None:
    await leases[0].renew(1, 4, 60)
    with pytest.raises(StoreUnusable, match="SHARDS is 5, and another process has 4"):
        await leases[1].renew(2, 5, 60)
    assert (await leases[0].renew(1, 4, 60)).processes == 1


async def test_a_process_that_shares_and_one_that_does_not_exclude_each_other(url: str) -> None:
    alone = await PostgresStore.open(url)
    with pytest.raises(StoreLocked):
        await PostgresStore.open(url, Shards(2))
    await alone.close()
    first = await PostgresStore.open(url, Shards(2))
    second = await PostgresStore.open(url, Shards(2))
    with pytest.raises(StoreLocked):
        await PostgresStore.open(url)
    await first.close()
    await second.close()


async def test_only_a_process_alone_migrates(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.storage.postgres.connection.MIGRATION_TIMEOUT", 0.2)
    first = await PostgresStore.open(url, Shards(2))
    await first.connection.write("UPDATE schema_version SET version = 15")
    with pytest.raises(StoreLocked, match="stop all bots that share it"):
        await PostgresStore.open(url, Shards(2))
    await first.close()


async def test_jobs_are_read_of_the_own_servers_only(url: str) -> None:
    shards = Shards(2)
    store = await PostgresStore.open(url, shards)
    for user in (1, 2, 3):
        await store.people.register(user, "Ana", None, 5)
    for guild in (5, 1 << 22):
        where = replace(head(), address=Address(guild, 1))
        await store.matches.create(Commit(where, 100, jobs=(NewJob("think", 0, 1, 100 + guild),)))
    due, kinds = 1 << 30, get_args(JobKind)
    for held in ({0}, {1}, {0, 1}, set()):
        shards.lease(LeaseReport(frozenset(held), frozenset(), 2), math.inf)
        for shard in (0, 1):
            shards.open(shard)
        found = [job.match - 1 for job in await store.queue.read_due_jobs(due, 9, kinds)]
        assert {*found} == held
        first = {0: 105, 1: 100 + (1 << 22)}
        expected = min((first[shard] for shard in held), default=None)
        assert await store.queue.read_next_job_due(kinds) == expected
    await store.close()


class Time:
    now = 100.0

    def __call__(self) -> float:
        return self.now


class Ledger(LeaseStore):
    """Leases that are granted until they are not, as slowly as it is told."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.delay = 0.0
        self.is_cut_off = False
        self.answers = asyncio.Event()
        self.answers.set()

    async def renew(
        self,
        process: int,
        count: int,
        seconds: float,
        opened: Collection[int] = (),
        *,
        stays: bool = True,
    ) -> LeaseReport:
        self.time.now += self.delay
        await self.answers.wait()
        if self.is_cut_off:
            raise TimeoutError
        return LeaseReport(frozenset({1}), frozenset(), 2)

    async def hand_over(self, process: int, shard: int, accepted: Collection[int]) -> bool:
        self.accepted = {*accepted}
        return True

    async def read_clock(self) -> float:
        return 0.0

    async def reserve_session(self, process: int, pause: float) -> float:
        return 0.0

    async def leave(self, process: int) -> None: ...


async def test_a_process_that_is_cut_off_stops_before_its_lease_ends() -> None:
    time = Time()
    ledger, shards = Ledger(time), Shards(2, time)
    keeper = LeaseKeeper(ledger, shards, time)
    mine, others = 1 << 22, 2 << 22
    assert not shards.may_answer(mine)
    asked, ledger.delay = time.now, 2.5
    await keeper.renew()
    ledger.is_cut_off, ledger.delay = True, 0.0
    assert shards.may_answer(mine)
    assert not shards.may_answer(others)
    assert not shards.may_answer(None), "direct messages come to the first shard"
    time.now = asked + LEASE - MARGIN - 0.01
    await keeper.renew()
    assert shards.may_answer(mine)
    time.now = asked + LEASE - MARGIN
    assert not shards.may_answer(mine)
    assert not shards.is_current


async def test_work_begins_when_a_shard_is_ready_and_ends_when_it_is_handed_over() -> None:
    time = Time()
    shards = Shards(2, time)
    keeper = LeaseKeeper(Ledger(time), shards, time)
    await keeper.renew()
    guild = 1 << 22
    assert (shards.may_answer(guild), shards.may_begin(guild)) == (True, False)
    shards.open(1)
    assert shards.may_begin(guild)
    assert not shards.leads
    await keeper.hand_over(1)
    assert (shards.may_answer(guild), shards.may_begin(guild)) == (False, False)


async def test_a_shard_that_is_handed_over_during_a_renewal_stays_handed_over() -> None:
    time = Time()
    ledger, shards = Ledger(time), Shards(2, time)
    keeper = LeaseKeeper(ledger, shards, time)
    await keeper.renew()
    ledger.answers.clear()
    renewing = asyncio.create_task(keeper.renew())
    await asyncio.sleep(0)
    giving = asyncio.create_task(keeper.hand_over(1))
    await asyncio.sleep(0)
    ledger.answers.set()
    await asyncio.gather(renewing, giving)
    assert not shards.may_answer(1 << 22)


def lease(
    shards: Shards, held: set[int], claimed: Collection[int] = (), accepted: Collection[int] = ()
) -> None:
    standing = LeaseReport(
        frozenset(held), frozenset(), 2, claimed=frozenset(claimed), accepted=frozenset(accepted)
    )
    shards.lease(standing, math.inf)


async def test_a_press_waits_while_its_shard_is_handed_over() -> None:
    """It is answered once, by the one or by the other."""
    shards, mine, others = Shards(2), 1 << 22, 2 << 22
    lease(shards, set(), claimed={1})
    presses = [asyncio.create_task(shards.accept(press, mine)) for press in (5, 6, 7)]
    assert not await shards.accept(8, others)
    await asyncio.sleep(0)
    lease(shards, set(), claimed={1})
    await asyncio.sleep(0)
    assert not any(press.done() for press in presses)
    lease(shards, {1}, accepted={6, 9})
    assert await asyncio.gather(*presses) == [True, False, True]
    assert not await shards.accept(9, mine), "it comes later to this process"
    assert not await shards.accept(5, mine), "it comes twice"
    assert await shards.accept(10, mine)


async def test_a_press_waits_no_longer_than_discord_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.models.shards.PATIENCE", 0.05)
    shards = Shards(2)
    lease(shards, {0}, claimed={1})
    assert not await shards.accept(5, 1 << 22)
    waiting = asyncio.create_task(shards.accept(6, 1 << 22))
    await asyncio.sleep(0)
    lease(shards, {0})
    assert not await waiting, "it is not handed over any more"


async def test_the_presses_of_the_last_seconds_are_handed_over_with_their_shard() -> None:
    time = Time()
    ledger, shards = Ledger(time), Shards(2, time)
    keeper = LeaseKeeper(ledger, shards, time)
    mine = 1 << 22
    await keeper.renew()
    assert await shards.accept(5, mine)
    time.now += REMEMBERED
    await keeper.renew()
    assert await shards.accept(6, mine)
    assert not await shards.accept(7, 2 << 22)
    await keeper.hand_over(1)
    assert ledger.accepted == {6}
    assert not await shards.accept(8, mine)


def test_presses_wait_shorter_than_nobody_answers_after_a_lost_lease() -> None:
    """Otherwise both processes might accept one."""
    assert PATIENCE < MARGIN


def test_one_process_alone_answers_for_everything() -> None:
    shards = Shards()
    assert shards.may_answer(5 << 22)
    assert shards.may_begin(None)
    assert shards.leads
    assert shards.is_current
