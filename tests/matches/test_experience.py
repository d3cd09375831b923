"""Who has finished enough matches of a game knows it; also after a restart."""

from __future__ import annotations

from random import Random

from bot.matches.queries.experience import ENOUGH
from tests.matches.world import World


async def finish(world: World, *names: str) -> None:
    await world.play_on((await world.running(*names)).match, Random(1))


async def test_a_game_is_known_after_three_finished_matches(world: World) -> None:
    people = await world.people("Ana", "Bo")
    ana, bo = (person.player for person in people)
    for _ in range(ENOUGH):
        assert not await world.matches.experience.knows_game(ana, "bids")
        await finish(world, "Ana", "Cid")
    await world.restart()

    experience = world.matches.experience
    assert await experience.knows_game(ana, "bids")
    assert not await experience.knows_game(ana, "chess")
    assert not await experience.knows_game(bo, "bids")
