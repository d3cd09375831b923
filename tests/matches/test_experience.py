"""Who has finished enough matches of a game knows it; also after a restart."""

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


async def test_the_usual_game_is_that_of_the_newest_match_or_lesson(world: World) -> None:
    (ana,) = [person.player for person in await world.people("Ana")]
    experience, games = world.matches.experience, ("chess", "bids", "go")
    assert await experience.find_usual_game(ana, None, games) == "chess"
    assert await experience.find_own_game(ana, games) == ""
    await world.matches.lessons.save(ana, "go", 2, {})
    assert await experience.find_usual_game(ana, None, games) == "go"
    await finish(world, "Ana", "Cid")
    assert await experience.find_usual_game(ana, None, games) == "bids"
    world.clock.turn(hours=1)
    await world.matches.lessons.save(ana, "chess", 1, {})
    assert await experience.find_usual_game(ana, None, games) == "chess"
    world.clock.turn(hours=1)
    await finish(world, "Ana", "Cid")
    assert await experience.find_usual_game(ana, None, games) == "bids"
