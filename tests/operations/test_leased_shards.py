"""Shards that are handed from one process to another: what is done in which order."""

import asyncio
from collections.abc import Callable, Collection
from typing import Any, cast

import pytest

from bot.leases import LeasedShards, LeaseKeeper
from bot.models.shards import LeaseReport, Shards
from bot.storage.errors import StoreUnusable
from bot.storage.postgres.leases import LeaseStore

WAIT = 10.0


class Hall:
    """A process with fakes around: `granted` is what it is told at each renewal, and `done` what
    it has done."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.granted = LeaseReport(frozenset(), frozenset(), 1)
        self.opened: frozenset[int] = frozenset()
        self.stays = True
        self.is_given = True
        self.cuts_off = False
        self.shards = Shards(4)
        self.keeper = LeaseKeeper(cast(LeaseStore, self), self.shards)
        self.leased = LeasedShards(
            cast(Any, self), self.shards, self.keeper, self.begin, lambda: None, self.drain,
            self.finish,
        )  # fmt: skip

    async def renew(
        self, _: int, __: int, ___: float, opened: frozenset[int], *, stays: bool
    ) -> LeaseReport:
        self.opened, self.stays = opened, stays
        return self.granted

    async def hand_over(self, _: int, shard: int, accepted: frozenset[int]) -> bool:
        self.done.append(f"give {shard} with {sorted(accepted)}")
        return self.is_given

    def begin(self) -> None:
        self.done.append(f"begin, working for {sorted(self.shards.working)}")

    async def close(self) -> None:
        self.done.append("close")

    async def drain(self, seconds: float) -> bool:
        self.done.append(f"drain, working for {sorted(self.shards.working)}")
        return self.cuts_off

    async def finish(self, seconds: float) -> None:
        self.done.append(f"finish, answering for {sorted(self.shards.held)}")

    async def see(self, standing: LeaseReport) -> None:
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
) -> LeaseReport:
    return LeaseReport(
        frozenset(held), frozenset(surplus), 2, claimed=frozenset(claimed),
        awaited=frozenset(awaited), successors=successors,
    )  # fmt: skip


async def begin(hall: Hall, held: set[int]) -> None:
    """It is connected with all shards, holds some, and works for these."""
    hall.granted = stand(held)
    await hall.leased.start()
    for shard in range(4):
        hall.leased.open(shard)
    assert hall.shards.working == held
    hall.done.clear()


async def test_all_shards_are_opened_and_first_those_for_which_nobody_answers(hall: Hall) -> None:
    hall.granted = stand({2}, claimed={1})
    assert await hall.leased.start() == [2, 1, 0, 3]
    await hall.leased.stop()


async def test_a_claimed_shard_is_worked_for_once_it_is_had(hall: Hall) -> None:
    hall.granted = stand({2}, claimed={0, 1})
    await hall.leased.start()
    hall.leased.open(1)
    await hall.until(lambda: hall.opened == {1})
    assert hall.done == []
    await hall.see(stand({1, 2}, claimed={0}))
    await hall.until(lambda: hall.done == ["begin, working for [1]"])
    hall.leased.open(2)
    assert hall.done[1:] == ["begin, working for [1, 2]"]
    await hall.leased.stop()


async def test_a_shard_is_not_claimed_while_its_connection_is_lost(hall: Hall) -> None:
    await begin(hall, {0, 1})
    await hall.until(lambda: hall.opened == {0, 1, 2, 3})
    hall.leased.lose(3)
    await hall.see(stand({0, 1}, claimed={3}))
    assert hall.opened == {0, 1, 2}
    hall.leased.open(3)
    await hall.until(lambda: hall.opened == {0, 1, 2, 3})
    await hall.leased.stop()


async def test_a_lost_lease_ends_the_work_and_leaves_the_connection(hall: Hall) -> None:
    await begin(hall, {0, 1})
    await hall.see(stand({1}))
    await hall.until(lambda: hall.done == ["drain, working for [1]"])
    await hall.see(stand({0, 1}))
    await hall.until(lambda: hall.done[1:] == ["begin, working for [0, 1]"])
    await hall.leased.stop()


async def test_a_shard_is_answered_for_until_it_is_handed_over(hall: Hall) -> None:
    await begin(hall, {0, 1})
    assert await hall.shards.accept(7, 1 << 22)
    await hall.see(stand({0, 1}, surplus={1}))
    assert hall.shards.working == {0, 1}, "nobody has opened it yet"
    await hall.see(stand({0, 1}, surplus={1}, awaited={1}))
    await hall.until(lambda: len(hall.done) == 3)
    assert hall.done == [
        "drain, working for [0]", "give 1 with [7]", "finish, answering for [0]",
    ]  # fmt: skip
    await hall.leased.stop()


async def test_what_was_cut_off_arrives_before_the_shard_is_handed_over(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process would look for it too early and send it again, or show something newer
    that this one replaces."""
    loop = asyncio.get_running_loop()
    monkeypatch.setattr("bot.leases.MARGIN", 0.1)
    await begin(hall, {0, 1})
    hall.cuts_off = True
    began = loop.time()
    await hall.see(stand({0, 1}, surplus={1}, awaited={1}))
    await hall.until(lambda: len(hall.done) == 3)
    assert loop.time() - began >= 0.1
    await hall.leased.stop()


async def test_work_goes_on_where_the_successor_has_gone(hall: Hall) -> None:
    await begin(hall, {0, 1})
    hall.is_given = False
    await hall.see(stand({0, 1}, surplus={1}, awaited={1}))
    await hall.until(lambda: len(hall.done) == 2)
    await hall.see(stand({0, 1}))
    await hall.until(lambda: hall.shards.working == {0, 1})
    assert not any("finish" in one for one in hall.done)
    await hall.leased.stop()


async def test_a_process_that_cannot_share_ends(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here the others have another number of shards."""

    async def refuse() -> None:
        raise StoreUnusable("SHARDS is 4, and another process has 2")

    monkeypatch.setattr(hall.keeper, "run", refuse)
    with pytest.raises(StoreUnusable, match="another process has 2"):
        await hall.leased.start()
    await hall.until(lambda: hall.done == ["close"])
    await hall.leased.stop()


async def test_a_bot_that_is_to_stop_waits_until_others_have_its_shards(hall: Hall) -> None:
    await begin(hall, {0, 1})
    await hall.see(stand({0, 1}, successors=1))
    leaving = asyncio.create_task(hall.leased.hand_over())
    await hall.until(lambda: not hall.stays)
    await hall.see(stand({0, 1}, surplus={0, 1}, awaited={1}, successors=1))
    await hall.until(lambda: "give 1 with []" in hall.done)
    assert not leaving.done()
    await hall.see(stand({0}, surplus={0}, awaited={0}, successors=1))
    await hall.until(lambda: "give 0 with []" in hall.done)
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
    monkeypatch.setattr("bot.leases.HAND_OVER", 0.05)
    await begin(hall, {0})
    await hall.see(stand({0}, surplus={0}, successors=1))
    await asyncio.wait_for(hall.leased.hand_over(), WAIT)
    await hall.leased.stop()
