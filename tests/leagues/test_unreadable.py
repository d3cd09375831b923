"""A league whose events cannot be read is named; the other leagues and all matches go on."""

import logging

import pytest

from bot.leagues.ratings import RatingService
from bot.leagues.settings import LeagueSettings
from bot.matches import Refusal
from bot.models.match import Status
from bot.storage.leagues import LeagueRow
from tests.leagues.season import Season
from tests.matches.world import HERE

BROKEN = 2
DAMAGES = {
    "no JSON": "UPDATE league_events SET body = '{' WHERE league = 2 AND seq = 2",
    "no such kind": """UPDATE league_events SET body = '{"kind": "danced"}' WHERE league = 2""",
    "what cannot follow": "UPDATE league_events SET body = (SELECT body FROM league_events"
    " WHERE league = 2 AND seq = 2) WHERE league = 2 AND seq = 3",
}


async def three_leagues(season: Season) -> None:
    """The leagues 1 to 3 of the same people, each with a session under way and news to tell."""
    await season.found("Ana", "Bo", table=2)
    for name in ("Spring", "Autumn"):
        head = LeagueRow(0, HERE.guild, HERE.channel, name, season.host, 0)
        league = (await season.leagues.create(head, LeagueSettings("bids", table=2))).id
        for player in season.people:
            await season.leagues.sign_up(league, player)
    for league in (1, 2, 3):
        await season.leagues.begin(league, season.host)
    await season.jobs.run_due()
    await season.world.store.connection.rows("DROP TRIGGER league_events_forbid_update")


@pytest.mark.parametrize("what", DAMAGES)
async def test_a_league_that_cannot_be_read_stops_alone(
    season: Season, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    await three_leagues(season)
    world, bo = season.world, season.people[1]
    await world.store.connection.rows(DAMAGES[what])
    await season.restart()
    leagues = season.leagues

    assert {one.id for one in await leagues.list_in_server(HERE.guild)} == {1, 3}
    with pytest.raises(Refusal, match="league-broken"):
        await leagues.get(BROKEN)
    await season.jobs.run_due()
    assert [job.league for job in await world.store.queue.read_due_jobs(10**11, 9, ["league"])] == [
        1,
        3,
    ], "it is not tried again before the next start"
    assert {one.stake.league for one in await world.matches.queries.list_in_server(HERE.guild)} == {
        1,
        2,
        3,
    }
    await season.play()
    league = (await leagues.get(1)).league
    assert [slot.how for slot in league.slots].count("played") >= 1
    assert await leagues.read_corrections() == {}
    assert (await RatingService(world.store, leagues.read_corrections).read_ratings()).ratings
    for row in await season.announced():
        await leagues.notices.schedule_next(row, leagues.at())
    await leagues.leave_all(bo)
    assert bo not in (await leagues.get(3)).league.roster
    named = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert [one.getMessage().partition(":")[0] for one in named] == ["league 2 cannot be read"]


async def test_a_session_of_a_league_that_cannot_be_read_is_played_to_its_end(
    season: Season,
) -> None:
    await three_leagues(season)
    await season.world.store.connection.rows(DAMAGES["no JSON"])
    await season.restart()
    await season.play()
    found = await season.world.store.matches.find_by_status((Status.RUNNING,))
    tables = [await season.world.matches.queries.read_table(match) for match in found]
    assert BROKEN not in {table.stake.league for table in tables}
