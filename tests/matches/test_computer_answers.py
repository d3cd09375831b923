"""The moment in which computer players answer is waited for, and never longer."""

import asyncio
from pathlib import Path
from time import monotonic

from tests.games.bids import Bid
from tests.matches.test_computers import Slow
from tests.matches.world import World

LONG = 60.0
"""Seconds of patience that no test sits out."""


async def bid(world: World, match: int) -> None:
    """Ana bids her first card; the computer is still to bid."""
    host = (await world.matches.queries.read_table(match)).host
    hand = (await world.matches.queries.read_player_view(match, host)).view.hand
    await world.matches.play.act(match, host, Bid(hand[0]))


async def test_the_last_answer_ends_the_wait(world: World) -> None:
    match = (await world.running("Ana", computers=["high"])).match
    await bid(world, match)

    waits = asyncio.create_task(world.matches.computer_answers.wait(match, LONG))
    await asyncio.sleep(0.05)
    assert not waits.done()
    await world.jobs.run_due()
    await asyncio.wait_for(waits, 5)

    assert not await world.matches.store.queue.is_computer_due(match, world.matches.at())


async def test_nobody_waits_while_a_person_is_to_act(world: World) -> None:
    match = (await world.running("Ana", "Bo", computers=["high"])).match

    await asyncio.wait_for(world.matches.computer_answers.wait(match, LONG), 5)

    is_due = await world.store.queue.is_computer_due(match, world.clock.at)
    assert is_due, "the computer has not answered"


async def test_patience_ends(tmp_path: Path) -> None:
    slow = Slow()
    async with World(tmp_path / "house.sqlite3", computer_worker=slow) as world:
        match = (await world.running("Ana", computers=["high"])).match
        await bid(world, match)
        before = monotonic()

        await world.matches.computer_answers.wait(match, 0.05)

        assert monotonic() - before < 5
        assert len(world.matches.listeners) == 2, "nobody listens any more but the house"
