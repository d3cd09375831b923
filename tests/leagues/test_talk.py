"""Three seasons on the fake clock, and all that their channel hears: of silence, of half silence,
and of normal people. `make seasons` prints it.
"""

from random import Random

import pytest

from bot.leagues import commands
from tests.leagues.season import Season
from tests.leagues.talk import DAY, Talk

STEP = 8
"""Hours between two looks of everyone at what waits for them."""
NAMES = ("Ana", "Ben", "Cleo", "Dario")


async def test_the_standings_know_the_present_scores_and_who_is_away(season: Season) -> None:
    await season.found(*NAMES[:2], table=2, division=7, at_once=1)
    await season.begin()
    sessions, loaded = season.leagues.sessions, await season.leagues.get(season.id)
    now = (await sessions.find_running(loaded, 1))[1]
    assert (now.percent, now.scores, now.away) == (0, (0, 0), ())
    assert now.match[1]
    await season.days(12, {*season.people})
    assert {*(await sessions.find_running(loaded, 1))[1].away} == {*season.people}
    assert await sessions.find_running(loaded, 2) == {}


async def played(season: Season, silent: set[int], rest: float = 0, most: int = 60) -> Talk:
    """The whole season; people look at their matches with the chance 1 - `rest`."""
    talk, rng = Talk(season), Random(1)
    await season.begin()
    for _ in range(most * 24 // STEP):
        asleep = {one for one in season.people if one in silent or rng.random() < rest}
        await season.play(asleep)
        await talk.hear()
        if (await season.league()).phase == "sign-up":
            return talk
        season.world.clock.turn(hours=STEP)
    raise AssertionError("the season does not end")


@pytest.mark.slow
async def test_a_season_of_silence(season: Season) -> None:
    """Four people and a computer; only time passes."""
    await season.found(*NAMES, table=4, division=7)
    await season.leagues.act(season.id, season.host, commands.add_computer)
    talk = await played(season, {*season.people})
    talk.print("Silence")
    league = await season.league()
    assert [line.points for line in league.standings(1)] == [0] * 5
    assert "No one has a rank: no match reached 50%." in talk.posts[-1]
    assert "-# 0 of 5 matches finished · 5 where no player moved" in talk.posts[-1]
    assert "signed up again except Ana (didn't play), " in talk.posts[-1]
    assert league.roster == (-1,)
    assert "Match 2: only the computers moved (33% played). Everyone was away: Ana" in talk.said
    assert talk.said.count("Out of the season") == 1
    assert "at this pace" not in talk.said, "the organiser is told by letter"
    assert "💤 Match 1: everyone is away (" in talk.said
    assert 4 <= sum("After two timeouts, anyone can take your" in one for one in talk.letters) <= 8
    assert sum("at this pace" in one for one in talk.letters) == 1
    assert "is over" not in "".join(talk.posts[:-1])
    assert talk.notes == []
    assert talk.questions == dict.fromkeys(season.people, 1)
    assert len(talk.posts) <= talk.day // 2
    assert talk.day < (league.deadline - league.began_at) // DAY


@pytest.mark.slow
async def test_a_season_of_half_silence(season: Season) -> None:
    """Three of six people never come; the others are paid for what they played."""
    await season.found(*NAMES, "Eve", "Fay", table=3, division=7, at_once=1, interval=7)
    silent = {*season.people[:3]}
    talk = await played(season, silent, rest=0.3)
    talk.print("Half silence")
    league = await season.league()
    points = {line.player: line.points for line in league.standings(1)}
    assert {player for player, won in points.items() if not won} == silent
    assert league.champions(1)
    assert silent.isdisjoint(league.roster)
    assert talk.notes == []
    assert "at this pace" not in talk.said, "no round took longer than it may"
    assert any("matches: 3 (finished: 2 · won without playing: 1)" in one for one in talk.letters)
    assert len([post for post in talk.posts if "💤 Away: " in post]) <= talk.day // 7
    assert "Cleo (didn't play). To play, press **Join**" in talk.posts[-1]
    slot = next(one for one in league.slots if one.missed and not league.is_void(one))
    table = await season.world.matches.queries.read_table(slot.match or 0)
    ranked = await season.leagues.rank_by_league(table)
    people = [await season.world.matches.people.read_person(one) for one in slot.missed]
    assert {*ranked.forfeits} == {person.name for person in people}, "as the board says"


async def test_a_season_with_claimed_seats(season: Season) -> None:
    """A silent player's seats are claimed: their matches are played to the end, and pay so."""
    await season.found(*NAMES[:2], table=2, division=7, clock="blitz")
    await season.leagues.act(season.id, season.host, commands.add_computer)
    claimant = (await season.world.people("Zoe"))[0].player
    silent, seats = season.people[1], season.world.matches.seats
    talk, claimed = Talk(season), 0
    await season.begin()
    for _ in range(30 * 24 // STEP):
        await season.play({silent})
        for slot, table in await season.leagues.sessions.find_left(
            await season.leagues.get(season.id), silent
        ):
            seat = slot.fixture.players.index(silent)
            await seats.take(table.match, claimant, seat)
            claimed += 1
        await talk.hear()
        if (await season.league()).phase == "sign-up":
            break
        season.world.clock.turn(hours=STEP)
    talk.print("Claimed seats")
    league = await season.league()
    assert claimed
    assert {slot.how for slot in league.slots} == {"played"}
    slot = next(one for one in league.slots if claimant in one.moved)
    assert slot.missed == {silent}
    assert slot.result is not None
    assert not slot.result.forfeits
    assert "No rank: Ben made no move" in talk.said
    assert any("No rank: you made no move" in one for one in talk.letters)


@pytest.mark.slow
async def test_a_season_of_normal_people(season: Season) -> None:
    await season.found(*NAMES, "Eve", table=4, division=7, at_once=1, interval=7)
    talk = await played(season, set(), rest=0.4)
    talk.print("Normal people")
    league = await season.league()
    assert {slot.how for slot in league.slots} == {"played"}
    assert not any(slot.missed for slot in league.slots)
    for word in (
        "Away",
        "at this pace",
        "Nothing ended",
        "forfeit",
        "No points",
        "Out of",
        "timed out",
    ):
        assert word not in talk.said
    assert talk.notes == []
    assert talk.questions == {}
    assert "everyone is signed up again" in talk.posts[-1]
