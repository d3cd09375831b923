"""What is known of how people play, read from results; and all of it counted again."""

from random import Random

from bot.leagues.profiles import build_tallies
from bot.leagues.ratings import RatingService, recount
from bot.leagues.sessions import Corrections
from bot.models.match import Stake
from tests.matches.world import HERE, World

RATED = Stake(rated=True)


async def nothing() -> Corrections:
    """No organiser has said anything."""
    return {}


async def play(world: World, *names: str, times: int = 1) -> None:
    for number in range(times):
        table = await world.running(*names, stake=RATED)
        await world.play_on(table.match, Random(number))


async def test_ratings_follow_what_is_played(world: World) -> None:
    book = RatingService(world.store, nothing)
    ana, bo, cid = await world.people("Ana", "Bo", "Cid")
    assert await book.ratings_of(ana.player) == ()
    await play(world, "Ana", "Bo")
    first = await book.ratings_of(ana.player)
    assert [(one.game, one.size, one.rating.matches) for one in first] == [("bids", "two", 1)]
    await play(world, "Ana", "Bo", "Cid", times=2)
    assert [(one.size, one.rating.matches) for one in await book.ratings_of(ana.player)] == [
        ("few", 2), ("two", 1),
    ]  # fmt: skip
    assert await RatingService(world.store, nothing).ratings_of(
        ana.player
    ) == await book.ratings_of(ana.player)
    leaders = await book.list_leaders(HERE.guild, "bids", "few")
    assert {one.player for one in leaders} == {ana.player, bo.player, cid.player}
    assert [one.rating.display_value for one in leaders] == sorted(
        (one.rating.display_value for one in leaders), reverse=True
    )
    assert await book.list_leaders(1, "bids", "few") == ()
    assert await book.list_sizes(HERE.guild) == (("bids", "few"), ("bids", "two"))
    assert await book.list_sizes(1) == ()


async def test_what_is_played_most_in_a_server_comes_first(world: World) -> None:
    book = RatingService(world.store, nothing)
    await world.play_on((await world.running("Ana")).match, Random(1))
    assert await book.list_played(HERE.guild) == (), "a solo match has no table"
    await play(world, "Ana", "Bo", "Cid", "Dee")
    await play(world, "Ana", "Bo", times=2)
    assert await book.list_played(HERE.guild) == (("bids", "two"), ("bids", "few"))
    assert await book.list_sizes(HERE.guild) == (("bids", "two"), ("bids", "few"))
    assert await book.list_played(1) == ()


async def test_matches_and_wins_are_counted(world: World) -> None:
    await play(world, "Ana", "Bo", times=3)
    ana, bo = await world.people("Ana", "Bo")
    book = RatingService(world.store, nothing)
    (mine,) = build_tallies(await book.results_of(ana.player), ana.player)
    (yours,) = build_tallies(await book.results_of(bo.player), bo.player)
    assert mine.matches == yours.matches == 3
    assert mine.wins + yours.wins >= 3
    assert [match for match, _ in mine.newest] == [3, 2, 1]


async def test_a_recount_finds_what_was_kept_and_mends_what_was_lost(world: World) -> None:
    await play(world, "Ana", "Bo", times=3)
    kept = await world.store.results.read_since(0)
    again = await recount(world.store, world.games)
    assert (again.read, again.results, again.repaired, again.rated) == (3, 3, 0, 2)
    assert await world.store.results.read_since(0) == kept
    book = RatingService(world.store, nothing)
    before = await book.read_ratings()
    await world.store.results.replace_all(kept[:1])
    assert (await book.read_ratings()).ratings != before.ratings
    assert (await recount(world.store, world.games)).repaired == 2
    assert [row.match for row in await world.store.results.read_since(0)] == [1, 2, 3]
    assert (await book.read_ratings()).ratings == before.ratings


async def test_a_recount_changes_nothing_where_matches_end_at_the_same_time(world: World) -> None:
    first = await world.running("Ana", "Bo", "Cid", stake=RATED)
    second = await world.running("Ana", "Bo", "Dee", "Eve", stake=RATED)
    await world.play_on(second.match, Random(1))
    await world.play_on(first.match, Random(2))
    before = (await RatingService(world.store, nothing).read_ratings()).ratings
    await recount(world.store, world.games)
    assert [row.match for row in await world.store.results.read_since(0)] == [2, 1]
    assert (await RatingService(world.store, nothing).read_ratings()).ratings == before


async def test_who_wants_to_be_forgotten_is_on_no_leaderboard(world: World) -> None:
    await play(world, "Ana", "Bo")
    ana, bo = await world.people("Ana", "Bo")
    book = RatingService(world.store, nothing)
    before = (await book.read_ratings()).ratings
    await world.store.privacy.forget(ana.player, world.clock.at)
    assert [one.player for one in await book.list_leaders(HERE.guild, "bids", "two")] == [bo.player]
    assert (await RatingService(world.store, nothing).read_ratings()).ratings == before
