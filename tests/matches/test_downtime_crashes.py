"""A death between any two statements while absence is given back: each clock gets it once."""

import logging
from contextlib import suppress
from itertools import count
from pathlib import Path
from shutil import copyfile

import pytest

from bot.models.match import Clock
from tests.games.bids import Bid
from tests.matches.world import World
from tests.storage.mortal import Died, Mortal

HOUR = 3600
DAILY = Clock(24 * HOUR, 72 * HOUR)
MATCHES = 3
GONE = 10 * HOUR + HOUR // 2
"""From the last beat before the death to the one after it."""


async def prepared(path: Path) -> list[int | None]:
    """Three matches that have run for an hour when the bot goes: the deadlines there are."""
    async with World(path) as world:
        for _ in range(MATCHES):
            await world.running("Ana", "Bo", clock=DAILY)
        await world.matches.clocks.beat()
        world.clock.turn(hours=1)
        await world.matches.clocks.beat()
        return await dues(world)


async def dues(world: World) -> list[int | None]:
    tables = [await world.matches.queries.read_table(match + 1) for match in range(MATCHES)]
    return [seat.due for table in tables for seat in table.seats]


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.slow
async def test_an_absence_is_given_back_once(
    tmp_path: Path, after: bool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL + 1)
    model = tmp_path / "model.sqlite3"
    before = await prepared(model)
    for left in count(1):
        path = tmp_path / f"{left}.sqlite3"
        copyfile(model, path)
        async with World(path, connections=Mortal) as world:
            world.clock.turn(hours=11)
            Mortal.doom(left, after=after)
            with suppress(Died):
                await world.matches.clocks.beat()
            died = Mortal.left is not None and Mortal.left <= 0
            Mortal.doom(None)
            world.clock.turn(minutes=30)
            await world.restart()
            await world.matches.clocks.beat()
            assert await dues(world) == [None if due is None else due + GONE for due in before]
        if not died:
            break
    assert left > MATCHES


async def test_what_was_asked_after_an_absence_is_given_none_of_it(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    await prepared(path)
    async with World(path) as world:
        world.clock.turn(hours=11)
        for player in (1, 2):
            hand = (await world.matches.queries.read_player_view(1, player)).view.hand
            await world.matches.play.act(1, player, Bid(hand[0]))
        asked = [seat.due for seat in (await world.matches.queries.read_table(1)).seats]

        world.clock.turn(minutes=1)
        await world.matches.clocks.beat()

        now = [seat.due for seat in (await world.matches.queries.read_table(1)).seats]
        assert now == [None if due is None else due + 60 for due in asked]
