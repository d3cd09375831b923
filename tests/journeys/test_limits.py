"""Journeys in a Discord with limits: threads that sleep."""

import pytest

from tests.journeys.world import World, press, text
from tests.standin.limited import limit_env


async def test_a_press_in_a_sleeping_thread_is_refused_as_by_discord(world: World) -> None:
    limits = limit_env(world.env)
    await world.open(world.ana, players=2, first="1")
    limits.asleep.add(world.games.id)

    await press(world.ben, world.board(), "lobby.join")

    assert limits.refused(50083) != {}
    assert "ana" in text(world.board())


@pytest.mark.parametrize("edits", [(5, 5.0), None])
async def test_a_match_begins_within_the_limits(world: World, edits: tuple[int, float]) -> None:
    limits = limit_env(world.env, edits=edits)
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")

    assert world.ana.mention in text(world.board())
    assert limits.invalid() == 0
