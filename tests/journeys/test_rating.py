"""`/rating`, `/leaderboard` and `/profile` after rated matches."""

import pytest

from tests.journeys.hands import play_out_aside
from tests.journeys.world import World, press, text


@pytest.mark.slow
async def test_a_rated_match_is_seen_in_all_three(world: World) -> None:
    none = await world.ana.slash(world.games, "rating")
    await world.open(world.ana, players=2, rated=True)
    assert "rated" in text(world.board())
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    await play_out_aside(world, 1)

    mine = await world.ana.slash(world.games, "rating")
    leaders = await world.eve.slash(world.games, "leaderboard")
    profile = await world.eve.slash(world.games, "profile", player=world.ben)

    assert "no rating yet" in text(none)
    assert "provisional" in text(mine)
    assert "matches: 1" in text(mine)
    assert "1. " in text(leaders)
    assert "2. " in text(leaders)
    assert "finished: 1" in text(profile)
    assert "on average" in text(profile)
    assert "moves on time, usually within" in text(profile)
