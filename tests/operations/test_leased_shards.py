"""Shards that are handed from one process to another: what is done in which order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.leased_shards import LeasedShards
from bot.leases import LeaseKeeper
from bot.models.shards import Shards, Standing
from bot.storage.interface import LeaseStore

WAIT = 10.0


class Hall:
    """A process with fakes around: `granted` is what it is told at each renewal, and `done` what
    it has done."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.granted = Standing(frozenset(), frozenset(), 1)
        self.opened: frozenset[int] = frozenset()
        self.stays = True
        self.is_given = True
        self.shards = Shards(4)
        self.keeper = LeaseKeeper(cast(LeaseStore, self), self.shards)
        connection = SimpleNamespace(call_handlers=lambda _: None)
        self.client = SimpleNamespace(
            _connection=connection, _AutoShardedClient__shards={}, guilds=[],
            launch_shard=self.launch_shard, dispatch=lambda _: None,
        )  # fmt: skip
        self.leased = LeasedShards(
            cast(Any, self.client), self.shards, self.keeper, lambda: None, self.drain, self.finish
        )

    async def renew(
        self, _: int, __: int, ___: float, opened: frozenset[int], *, stays: bool
    ) -> Standing:
        self.opened, self.stays = opened, stays
        return self.granted

    async def hand_over(self, _: int, shard: int, accepted: frozenset[int]) -> bool:
        self.done.append(f"give {shard} with {sorted(accepted)}")
        return self.is_given

    async def launch_shard(self, _: object, shard: int) -> None:
        self.done.append(f"launch {shard}")
        one = SimpleNamespace(close=lambda: self.close(shard))
        self.client._AutoShardedClient__shards[shard] = one

    async def close(self, shard: int) -> None:
        self.done.append(f"close {shard}")

    async def drain(self, seconds: float) -> None:
        self.done.append(f"drain, working for {sorted(self.shards.working)}")

    async def finish(self, seconds: float) -> None:
        self.done.append(f"finish, answering for {sorted(self.shards.held)}")

    async def see(self, standing: Standing) -> None:
        """What the database says has changed."""
        self.granted = standing
        self.keeper.hear("shard_leases", 0, 0)
        await self.until(lambda: self.keeper.standing is standing)

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(WAIT):
            while not condition():  # noqa: ASYNC110 - it waits for many different things
                await asyncio.sleep(0.001)


@pytest.fixture
def hall() -> Hall:
    return Hall()


def stand(
    held: set[int],
    *,
    surplus: Collection[int] = (),
    claimed: Collection[int] = (),
    awaited: Collection[int] = (),
    successors: int = 0,
) -> Standing:
    return Standing(
        frozenset(held), frozenset(surplus), 2, claimed=frozenset(claimed),
        awaited=frozenset(awaited), successors=successors,
    )  # fmt: skip


async def begin(hall: Hall, held: set[int]) -> None:
    """It holds shards, and works for them."""
    hall.granted = stand(held)
    hall.leased.start()
    await hall.until(lambda: len(hall.done) == len(held))
    for shard in held:
        hall.leased.open(shard)
    assert hall.shards.working == held
    hall.done.clear()


async def test_a_claimed_shard_is_opened_after_the_own_and_worked_for_once_it_is_had(
    hall: Hall,
) -> None:
    hall.granted = stand({2}, claimed={0, 1})
    hall.leased.start()
    await hall.until(lambda: len(hall.done) == 3)
    assert hall.done == ["launch 2", "launch 0", "launch 1"]
    hall.leased.open(1)
    await hall.until(lambda: hall.opened == {1})
    assert hall.shards.working == set()
    await hall.see(stand({1, 2}, claimed={0}))
    await hall.until(lambda: hall.shards.working == {1})
    await hall.see(stand({1, 2}))
    await hall.until(lambda: "close 0" in hall.done)
    assert hall.done[3:] == ["drain, working for [1]", "close 0"]
    await hall.leased.stop()


async def test_a_shard_is_answered_for_until_it_is_handed_over_and_closed_afterwards(
    hall: Hall,
) -> None:
    await begin(hall, {0, 1})
    assert await hall.shards.accept(7, 1 << 22)
    await hall.see(stand({0, 1}, surplus={1}))
    assert hall.shards.working == {0, 1}, "nobody has opened it yet"
    await hall.see(stand({0, 1}, surplus={1}, awaited={1}))
    await hall.until(lambda: "close 1" in hall.done)
    assert hall.done == [
        "drain, working for [0]", "give 1 with [7]", "finish, answering for [0]", "close 1",
    ]  # fmt: skip
    await hall.leased.stop()


async def test_work_goes_on_where_the_successor_has_gone(hall: Hall) -> None:
    await begin(hall, {0, 1})
    hall.is_given = False
    await hall.see(stand({0, 1}, surplus={1}, awaited={1}))
    await hall.until(lambda: len(hall.done) == 2)
    await hall.see(stand({0, 1}))
    await hall.until(lambda: hall.shards.working == {0, 1})
    assert not any("close" in one for one in hall.done)
    await hall.leased.stop()


async def test_what_is_not_open_yet_is_left_to_the_successor(hall: Hall) -> None:
    hall.granted = stand({0, 1})
    hall.leased.start()
    await hall.until(lambda: len(hall.done) == 2)
    hall.leased.open(0)
    await hall.see(stand({0, 1}, surplus={0, 1}))
    await hall.until(lambda: "close 1" in hall.done)
    assert "close 0" not in hall.done
    assert hall.shards.held == {0, 1}
    await hall.leased.stop()


async def test_a_bot_that_is_to_stop_waits_until_others_have_its_shards(hall: Hall) -> None:
    await begin(hall, {0, 1})
    await hall.see(stand({0, 1}, successors=1))
    leaving = asyncio.create_task(hall.leased.hand_over())
    await hall.until(lambda: not hall.stays)
    await hall.see(stand({0, 1}, surplus={0, 1}, awaited={1}, successors=1))
    await hall.until(lambda: "close 1" in hall.done)
    assert not leaving.done()
    await hall.see(stand({0}, surplus={0}, awaited={0}, successors=1))
    await hall.until(lambda: "close 0" in hall.done)
    await hall.see(stand(set(), successors=1))
    await asyncio.wait_for(leaving, WAIT)
    await hall.leased.stop()


async def test_a_bot_that_is_to_stop_waits_for_nobody_where_nobody_stays(hall: Hall) -> None:
    await begin(hall, {0, 1})
    await asyncio.wait_for(hall.leased.hand_over(), WAIT)
    await hall.see(stand({0, 1}, successors=1))
    leaving = asyncio.create_task(hall.leased.hand_over())
    await hall.see(stand({0, 1}, surplus={0, 1}))
    await asyncio.wait_for(leaving, WAIT)
    assert hall.shards.held == {0, 1}
    await hall.leased.stop()


async def test_a_bot_that_is_to_stop_does_not_wait_for_ever(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.leased_shards.HAND_OVER", 0.05)
    await begin(hall, {0})
    await hall.see(stand({0}, surplus={0}, successors=1))
    await asyncio.wait_for(hall.leased.hand_over(), WAIT)
    await hall.leased.stop()
