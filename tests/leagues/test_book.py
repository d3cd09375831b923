"""What is known of how people play, read from results; and all of it counted again."""

from __future__ import annotations

from random import Random

from bot.leagues.book import Book
from bot.leagues.recount import recount
from bot.leagues.rulings import Rulings
from bot.tables import Stake
from tests.matches.world import HERE, World

RATED = Stake(rated=True)


async def nothing() -> Rulings:
    """No organiser has said anything."""
    return {}


async def play(world: World, *names: str, times: int = 1) -> None:
    for number in range(times):
        table = await world.running(*names, stake=RATED)
        await world.play_on(table.match, Random(number))


async def test_ratings_follow_what_is_played(world: World) -> None:
    book = Book(world.store, nothing)
    ana, bo, cid = await world.people("Ana", "Bo", "Cid")
    assert await book.ranks(ana.player) == ()
    await play(world, "Ana", "Bo")
    first = await book.ranks(ana.player)
    assert [(one.game, one.size, one.rating.matches) for one in first] == [("bids", "two", 1)]
    await play(world, "Ana", "Bo", "Cid", times=2)
    assert [(one.size, one.rating.matches) for one in await book.ranks(ana.player)] == [
        ("few", 2), ("two", 1),
    ]  # fmt: skip
    assert await Book(world.store, nothing).ranks(ana.player) == await book.ranks(ana.player)
    leaders = await book.leaders(HERE.guild, "bids", "few")
    assert {one.player for one in leaders} == {ana.player, bo.player, cid.player}
    assert [one.rating.shown for one in leaders] == sorted(
        (one.rating.shown for one in leaders), reverse=True
    )
    assert await book.leaders(1, "bids", "few") == ()
    assert await book.sizes(HERE.guild) == (("bids", "few"), ("bids", "two"))


async def test_matches_and_wins_are_counted(world: World) -> None:
    await play(world, "Ana", "Bo", times=3)
    ana, bo = await world.people("Ana", "Bo")
    book = Book(world.store, nothing)
    (mine,), (yours,) = await book.tallies(ana.player), await book.tallies(bo.player)
    assert mine.matches == yours.matches == 3
    assert mine.wins + yours.wins >= 3
    assert [match for match, _ in mine.newest] == [3, 2, 1]


async def test_a_recount_finds_what_was_kept_and_mends_what_was_lost(world: World) -> None:
    await play(world, "Ana", "Bo", times=3)
    kept = await world.store.results.since(0)
    again = await recount(world.store, world.games)
    assert (again.read, again.results, again.mended, again.rated) == (3, 3, 0, 2)
    assert await world.store.results.since(0) == kept
    book = Book(world.store, nothing)
    before = await book.ratings()
    await world.store.results.replace(kept[:1])
    assert (await book.ratings()).ratings != before.ratings
    assert (await recount(world.store, world.games)).mended == 2
    assert [row.match for row in await world.store.results.since(0)] == [1, 2, 3]
    assert (await book.ratings()).ratings == before.ratings


async def test_a_recount_changes_nothing_where_matches_end_at_the_same_time(world: World) -> None:
    first = await world.running("Ana", "Bo", "Cid", stake=RATED)
    second = await world.running("Ana", "Bo", "Dee", "Eve", stake=RATED)
    await world.play_on(second.match, Random(1))
    await world.play_on(first.match, Random(2))
    before = (await Book(world.store, nothing).ratings()).ratings
    await recount(world.store, world.games)
    assert [row.match for row in await world.store.results.since(0)] == [2, 1]
    assert (await Book(world.store, nothing).ratings()).ratings == before


async def test_who_wants_to_be_forgotten_is_on_no_leaderboard(world: World) -> None:
    await play(world, "Ana", "Bo")
    ana, bo = await world.people("Ana", "Bo")
    book = Book(world.store, nothing)
    before = (await book.ratings()).ratings
    await world.store.privacy.forget(ana.player, world.clock.at)
    assert [one.player for one in await book.leaders(HERE.guild, "bids", "two")] == [bo.player]
    assert (await Book(world.store, nothing).ratings()).ratings == before
