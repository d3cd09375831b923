"""Following matches of others."""

from random import Random

from bot.matches import Limits
from bot.matches.queries.turns import MOST_FOLLOWED
from tests.matches.test_moves import refused
from tests.matches.world import World


async def test_a_match_is_followed_until_its_end(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match = table.match
    [eve] = await world.people("Eve")
    following = world.matches.overview
    await following.follow(match, eve.player, True)
    await following.follow(match, eve.player, True)
    await world.restart()
    following = world.matches.overview
    assert [one.match for one in await following.list_followed(eve.player)] == [match]
    assert await following.is_following(match, eve.player)
    await world.play_on(match, Random(2))
    assert await following.list_followed(eve.player) == ()
    assert await following.is_following(match, eve.player), "who is told of its end"
    assert await refused(following.follow(match, eve.player, True)) == "not-running"
    await following.follow(match, eve.player, False)
    assert not await following.is_following(match, eve.player)


async def test_who_sits_there_does_not_follow(world: World) -> None:
    table = await world.running("Ana", "Bo")
    [eve] = await world.people("Eve")
    following = world.matches.overview
    assert await refused(following.follow(table.match, table.host, True)) == "already-seated"
    await following.follow(table.match, eve.player, True)
    await world.matches.seats.offer(table.match, table.host)
    await world.matches.seats.take(table.match, eve.player, 0)
    assert await following.list_followed(eve.player) == ()


async def test_there_is_a_bound(world: World) -> None:
    world.limits = Limits(matches=100)
    await world.restart()
    [eve] = await world.people("Eve")
    following = world.matches.overview
    tables = [await world.running("Ana", computers=["low"]) for _ in range(MOST_FOLLOWED + 1)]
    for table in tables[:MOST_FOLLOWED]:
        await following.follow(table.match, eve.player, True)
    assert (
        await refused(following.follow(tables[-1].match, eve.player, True)) == "too-many-followed"
    )
    await following.follow(tables[0].match, eve.player, False)
    await following.follow(tables[-1].match, eve.player, True)
