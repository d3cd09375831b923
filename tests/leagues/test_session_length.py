"""How long sessions take, what a game's leagues begin with, and what helps a season that is too
short for its sessions."""

from dataclasses import replace
from random import Random

import pytest

from bot.games import build_games, find_catalogue_files
from bot.leagues.session_length import (
    ENOUGH_MATCHES,
    SIMULATED,
    ServerPace,
    SessionLength,
    count_answer_days,
    estimate_session,
    measure_pace,
    propose_settings,
    quick_options_of,
)
from bot.leagues.settings import DAY, LeagueSettings
from bot.models.match import Status
from bot.models.results import MatchDuration
from bot.screens.shared.league.settings import CLOCKS
from bot.words import Catalogues
from tests.games.bids import Bids
from tests.leagues.season import Season
from tests.matches.world import HERE, World

GAMES = build_games()
NAMES = ("Ana", "Bo", "Cleo", "Dan")


def length_of(settings: LeagueSettings, pace: ServerPace = SIMULATED) -> SessionLength:
    length = estimate_session(settings, GAMES[settings.game], pace)
    assert length is not None
    return length


@pytest.mark.parametrize("game", GAMES)
def test_a_games_leagues_begin_with_sessions_that_end_in_time(game: str) -> None:
    proposed = propose_settings(GAMES[game])
    for table in range(2, proposed.table + 1):
        settings = replace(proposed, table=table)
        assert not length_of(settings).is_too_long
        assert settings.find_faults(GAMES[game].seats) == []


@pytest.mark.parametrize("table", [3, 4])
def test_larger_tables_of_a_long_game_come_with_what_helps(table: int) -> None:
    length = length_of(replace(propose_settings(GAMES["wildlands"]), table=table))
    assert length.is_too_long
    assert [(fix.name, fix.value) for fix in length.fixes] == [("table", 2), ("interval", 42)]


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_a_quick_game_is_legal_at_every_table_and_has_a_name(language: str) -> None:
    words = Catalogues.load(find_catalogue_files()).words(language)
    for key, game in GAMES.items():
        for seats in game.seats:
            quick = quick_options_of(game, seats)
            assert game.start(seats, bytes(32), quick)
        assert words.has_message(f"{key}-quick") == bool(quick)
        assert words.has_message(f"{key}-quick-about") == bool(quick)


def test_no_sooner_is_a_table_smaller_or_a_game_quick_than_needed() -> None:
    cutterland, clustered = (propose_settings(GAMES[one]) for one in ("cutterland", "clustered"))
    assert (cutterland.table, cutterland.single, cutterland.quick) == (4, True, False)
    assert (clustered.table, clustered.single, clustered.quick) == (4, False, True)
    assert propose_settings(GAMES["wildlands"]).table == 2
    bids = propose_settings(Bids())
    assert (bids.table, bids.single, bids.quick) == (4, False, False)


def test_what_helps_is_as_small_as_is_enough_and_what_is_enough_comes_first() -> None:
    short = replace(propose_settings(GAMES["cutterland"]), single=False)
    helps = [(fix.name, fix.value, fix.is_enough) for fix in length_of(short).fixes]
    assert helps == [("single", True, True)], "what is not enough is not offered beside it"
    assert length_of(short).matches == 2
    long = LeagueSettings("clustered", table=3, interval=14)
    assert [fix.name for fix in length_of(long).fixes] == ["interval"]
    longest = LeagueSettings("clustered", table=4, interval=3)
    assert not any(fix.is_enough for fix in length_of(longest).fixes)
    assert {fix.name for fix in length_of(longest).fixes} == {"quick", "table", "interval"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("clock", CLOCKS)
def test_every_clock_has_a_length_and_a_short_one_names_a_longer(game: str, clock: str) -> None:
    settings = replace(propose_settings(GAMES[game]), clock=clock)
    length = length_of(settings)
    assert length.times_out_at_night == (clock == "blitz")
    assert [fix.value for fix in length.fixes] == (["daily", "bank"] * (clock == "blitz"))
    assert all(fix.is_enough for fix in length.fixes)


def test_on_a_short_clock_a_match_waits_no_longer_for_an_answer_than_its_clock() -> None:
    blitz = replace(propose_settings(GAMES["clustered"]), clock="blitz")
    assert count_answer_days(blitz) == 3 / 24
    assert count_answer_days(replace(blitz, late="wait")) == SIMULATED.answer_days


def test_a_game_that_cannot_tell_has_no_length() -> None:
    assert estimate_session(LeagueSettings("bids"), Bids()) is None


def test_a_servers_own_matches_count_from_a_few_on_and_for_every_table() -> None:
    """Of five with 49 answers in a fast game, and 116 of four in another one."""
    clustered = GAMES["clustered"]
    matches = [MatchDuration(3, {"fast": True}, 49 * hours * 3600) for hours in (9, 8, 3, 2, 2)]
    assert measure_pace(matches[: ENOUGH_MATCHES - 1], clustered) is SIMULATED
    assert measure_pace(matches, Bids()) is SIMULATED
    pace = measure_pace([*matches, MatchDuration(4, {}, 116 * 3 * 3600)], clustered)
    assert pace == ServerPace(3 / 24, 6)
    settings = LeagueSettings("clustered", table=3, interval=28)
    length = length_of(settings, pace)
    assert (length.days, length.most_days, length.own_matches) == (11, 15, 6)
    assert length_of(settings).is_too_long
    assert not length.is_too_long


async def test_only_matches_of_people_alone_that_took_a_while_are_read(world: World) -> None:
    async def play(*names: str, hours: int, **more: list[str]) -> None:
        match = (await world.running(*names, **more)).match
        world.clock.turn(hours=hours)
        await world.play_on(match, Random(1))

    await play("Ana", "Bo", hours=60)
    await play("Ana", "Bo", hours=2)
    await play("Ana", "Bo", hours=70, computers=["low"])
    ana, bo = (one.player for one in await world.people("Ana", "Bo"))
    left = (await world.running("Ana", "Bo")).match
    world.clock.turn(hours=80)
    await world.matches.seats.hold(left, ana, 1)
    await world.matches.seats.come_back(left, bo)
    await world.play_on(left, Random(1))
    resigned = (await world.running("Ana", "Bo", "Cy")).match
    world.clock.turn(hours=90)
    await world.matches.play.resign(resigned, bo)
    await world.play_on(resigned, Random(1))
    find = world.store.results.find_durations
    found = await find(HERE.guild, "bids", DAY, 9)
    assert [(one.seats, one.seconds) for one in found] == [(2, 60 * 3600)]
    assert await find(HERE.guild + 1, "bids", DAY, 9) == ()
    assert await find(HERE.guild, "duels", DAY, 9) == ()


async def test_the_estimate_of_a_league_is_that_of_its_server(season: Season) -> None:
    await season.found(*NAMES, table=2, game="duels")
    loaded = await season.leagues.get(season.id)
    length = await season.leagues.estimate_session(loaded)
    assert length is not None
    assert (length.own_matches, length.is_too_long) == (0, False)
    for _ in range(ENOUGH_MATCHES):
        match = (await season.world.running("Ana", "Bo", game="duels")).match
        season.world.clock.turn(days=10)
        await season.world.play_on(match, Random(1))
    length = await season.leagues.estimate_session(loaded)
    assert length is not None
    assert (length.matches, length.days, length.own_matches) == (2, 20, ENOUGH_MATCHES)
    assert [fix.name for fix in length.fixes] == ["quick", "single", "interval"]


@pytest.mark.parametrize("short", [True, False])
async def test_a_session_is_one_match_and_quick_where_that_was_set(
    season: Season, short: bool
) -> None:
    await season.found(*NAMES[:2], table=2, game="duels", single=short, quick=short)
    await season.begin()
    await season.over()
    ended = await season.world.store.matches.find_by_status((Status.FINISHED,))
    tables = [await season.world.matches.queries.read_table(match) for match in ended]
    assert [table.options["rounds"] for table in tables] == ([1] if short else [3, 3])
