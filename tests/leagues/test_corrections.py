"""Ratings and profiles follow what leagues say of results, which stay as the logs prove them."""

from bot.leagues import commands
from bot.leagues.profiles import apply_ranks
from bot.leagues.ratings import RatedMatch, Ratings, RatingService, recount
from tests.leagues.season import Season
from tests.matches.world import HERE


async def shown(season: Season) -> dict[int, int]:
    """Everybody's rating, as a book counts it that nobody has looked into yet."""
    ratings = (
        await RatingService(season.world.store, season.leagues.read_corrections).read_ratings()
    ).ratings
    return {key.player: rating.display_value for key, rating in ratings.items()}


async def test_a_rating_follows_a_correction_and_its_undoing(season: Season) -> None:
    await season.found("Ana", "Bo", table=2)
    await season.begin()
    await season.over()
    book = RatingService(season.world.store, season.leagues.read_corrections)
    before, kept = (
        dict((await book.read_ratings()).ratings),
        await season.world.store.results.read_since(0),
    )
    players = (await season.league()).slots[0].fixture.players
    for scores in ((9, 1), (1, 9)):
        await season.leagues.correct(season.id, season.host, 1, scores, "a dispute")
        said = Ratings([RatedMatch(kept[0].match, "bids", 2, players, scores)]).ratings
        assert (await book.read_ratings()).ratings == said
    assert await season.world.store.results.read_since(0) == kept
    assert (await recount(season.world.store, season.world.games)).repaired == 0

    await season.leagues.act(season.id, season.host, commands.undo_act)
    await season.leagues.act(season.id, season.host, commands.undo_act)
    assert (await book.read_ratings()).ratings == before


async def test_what_counts_for_nobody_is_not_rated(season: Season) -> None:
    await season.found("Ana", "Bo", table=2)
    await season.begin()
    await season.over()
    assert len(await shown(season)) == 2
    await season.leagues.correct(season.id, season.host, 1, None, "played by others")
    assert await shown(season) == {}
    assert (await recount(season.world.store, season.world.games)).rated == 0


async def test_a_session_of_two_matches_is_rated_once_by_what_was_said(season: Season) -> None:
    await season.found("Ana", "Bo", game="duels", table=2)
    await season.begin()
    await season.over()
    players = (await season.league()).slots[0].fixture.players
    before = await RatingService(season.world.store, season.leagues.read_corrections).read_ratings()
    assert {rating.matches for rating in before.ratings.values()} == {2}
    await season.leagues.correct(season.id, season.host, 1, (3, 8), "a dispute")
    after = await RatingService(season.world.store, season.leagues.read_corrections).read_ratings()
    assert after.ratings == Ratings([RatedMatch(2, "duels", 2, players, (3, 8))]).ratings


async def test_what_was_said_stands_over_seasons_and_restarts(season: Season) -> None:
    await season.found("Ana", "Bo", table=2)
    await season.begin()
    await season.over()
    before = await shown(season)
    await season.leagues.correct(season.id, season.host, 1, (50, 1), "a dispute")
    corrected = await shown(season)
    assert corrected != before
    await season.begin()
    await season.restart()
    assert await shown(season) == corrected
    await season.leagues.correct(season.id, season.host, 1, (1, 50), "of season two")
    assert await shown(season) == corrected


async def test_profiles_and_threads_have_the_ranks_of_the_league(season: Season) -> None:
    await season.found("A", "B", "C", table=2, at_once=1)
    await season.begin()
    silent = season.people[0]
    await season.days(20, {silent})
    store, queries = season.world.store.results, season.world.matches.queries
    ranks = await season.leagues.read_ranks({HERE.guild})
    slots = [slot for slot in (await season.league()).slots if silent in slot.missed]
    assert slots
    assert ranks.keys() == {slot.match for slot in slots}
    assert await season.leagues.read_ranks({1}) == {}
    for slot in slots:
        seat, match = slot.fixture.players.index(silent), slot.match or 0
        row = await store.find_by_match(match)
        assert row is not None
        assert apply_ranks(row, ranks).seats[seat].rank == 2
        assert (await season.leagues.find_ranks(await queries.read_table(match)))[seat] == 2
    earlier = slots[-1].match or 0
    ranked = await season.leagues.rank_by_league(await queries.read_table(earlier))
    assert ranked.forfeits == ("A",)
    assert ranked.ranks.index(1) == 1 - slots[-1].fixture.players.index(silent)
    await season.leagues.correct(season.id, season.host, slots[0].number, None, "a mistake")
    (void,) = [n for n, r in (await season.leagues.read_ranks({HERE.guild})).items() if not r]
    assert await season.leagues.find_ranks(await queries.read_table(void)) == ()
    row = await store.find_by_match(void)
    assert row is not None
    assert {one.rank for one in apply_ranks(row, {void: ()}).seats} == {0}
    await season.over()
    await season.begin()
    assert await season.leagues.rank_by_league(await queries.read_table(earlier)) == ranked
    assert await season.leagues.find_ranks(await queries.read_table(void)) == ()
