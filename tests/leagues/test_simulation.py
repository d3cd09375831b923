"""A rehearsal in a process of its own: one at a time, and bounded."""

import asyncio
from multiprocessing import active_children
from time import monotonic

import pytest

from bot.games import build_games
from bot.leagues.settings import LeagueSettings
from bot.leagues.simulation import SimulationRunner
from bot.matches import Refusal

TERMS = LeagueSettings("clustered", table=2, interval=1)


@pytest.mark.slow
async def test_a_season_of_two_and_only_one_rehearsal_at_a_time() -> None:
    rehearse = SimulationRunner(build_games)
    first = asyncio.create_task(rehearse(TERMS, 2))
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="league-rehearsing"):
        await rehearse(TERMS, 2)
    done = await first
    assert done.days is not None
    assert len(done.slots) == 1
    assert {*done.over} == {1, 2}
    assert [line.place for line in done.tables[0]] == [1, 2]
    result = done.slots[0][0].result
    assert result is not None
    assert {*result.players} == {line.player for line in done.tables[0]} == {1, 2}


@pytest.mark.slow
async def test_what_takes_too_long_is_shown_as_far_as_it_came() -> None:
    done = await SimulationRunner(build_games, patience=0.0)(TERMS, 6)
    assert done.days is None
    assert len(done.slots) == 15


async def test_a_bot_that_stops_does_not_wait_for_a_rehearsal() -> None:
    began = monotonic()
    rehearsing = asyncio.create_task(SimulationRunner(build_games)(TERMS, 12))
    await asyncio.sleep(0.1)
    assert any(one.name == "rehearsal" for one in active_children())
    rehearsing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await rehearsing
    assert not any(one.name == "rehearsal" for one in active_children())
    assert monotonic() - began < 8
