"""What was not played counts for nothing: sessions out of time, absent players, and no champion."""

from dataclasses import replace
from random import Random
from time import monotonic
from typing import Any

import pytest

from bot.leagues import commands
from bot.leagues.aggregate import fold
from bot.leagues.announcements import (
    compose_daily_letters,
    compose_posts,
    compose_readmission_posts,
    list_informed,
)
from bot.leagues.commands import correct_result, remind_players
from bot.leagues.events import (
    Began,
    Body,
    Closed,
    Corrected,
    Dropped,
    Ended,
    Event,
    Extended,
    Founded,
    Hastened,
    Listed,
    Opened,
    Reminded,
    Repeated,
    Returned,
    SignedUp,
    Undone,
)
from bot.leagues.league import League
from bot.leagues.repository import read_event
from bot.leagues.scheduling.calendar import Fixture
from bot.leagues.season_rules import (
    Finish,
    SessionPlay,
    adjudicate_session,
    conclude_session,
    drop_absentees,
    end_session,
    find_next_time,
    find_walkover,
    is_stalled,
    rank_divisions,
)
from bot.leagues.settings import LeagueSettings
from bot.leagues.standings import POINT
from bot.models.match import Status
from bot.models.outbox import AWAY_LETTER, SILENT_LETTER, STALLED_LETTER
from bot.refusals import Refusal
from bot.screens.screen import Screen, Text
from bot.screens.shared.league.announcements import (
    list_mentioned,
    render_announcement,
)
from bot.screens.shared.league.digest import describe_waits
from bot.screens.shared.league.formatting import LeagueView
from bot.screens.shared.league.panel import render_league_panel, render_people
from bot.screens.shared.league.season_letter import render_season_letter
from bot.screens.shared.league.standings import render_rank_explanation, render_standings
from bot.storage.leagues import EventRow
from engine.contract import Param
from tests.leagues.season import Season
from tests.leagues.talk import WORDS, Talk

DAY = 24 * 3600
WEEK = 7 * DAY
HERE = (False, False)


def began(*pairs: tuple[int, ...], **terms: Any) -> League:
    """A season of these sessions, each a round of its own."""
    players = tuple(sorted({player for pair in pairs for player in pair}, reverse=True))
    fixtures = tuple(Fixture(n, 1, n, pair) for n, pair in enumerate(pairs, 1))
    bodies: list[Body] = [SignedUp(player) for player in players]
    bodies.append(Began(1, "00" * 32, (players,), fixtures))
    settings = LeagueSettings("bids", **{"table": 2, "interval": 7, **terms})
    first = Event(1, Founded(settings), 1, 0)
    return grown(fold([first]), *bodies)


def grown(league: League, *bodies: Body) -> League:
    rows = [Event(league.seq + n, body, None, 0) for n, body in enumerate(bodies, 1)]
    return fold((*league.events, *rows))


def said(screen: Screen | None) -> str:
    assert screen is not None
    return "\n".join(block.body for block in screen.blocks if isinstance(block, Text))


def closed(league: League) -> League:
    return grown(league, Closed(rank_divisions(league)))


@pytest.mark.parametrize(
    ("term", "percent", "how"),
    [(50, 49, "unplayed"), (50, 50, "adjudicated"), (0, 0, "adjudicated"), (100, 99, "unplayed")],
)
def test_a_session_out_of_time_counts_only_if_enough_was_played(
    term: int, percent: int, how: str
) -> None:
    league = began((1, 2), played=term)
    play = SessionPlay(percent, (3, 5), HERE, (6 * DAY, DAY))
    ended = adjudicate_session(league, league.slots[0], play)
    assert ended.how == how
    assert ended.places == ((2, 1) if how == "adjudicated" else ())
    assert ended.absent == ((1,) if how == "unplayed" else ())


def test_everyone_a_session_waited_for_about_as_long_is_named_but_no_computer() -> None:
    league = began((1, 2, -1))
    play = SessionPlay(0, (0,) * 3, (False, False, True), (4 * DAY, 3 * DAY, 9 * DAY))
    assert adjudicate_session(league, league.slots[0], play).absent == (1, 2)
    assert adjudicate_session(league, league.slots[0], None).absent == ()


def replaced(*seats: bool, moved: tuple[bool, ...] = (), by: tuple[int, ...] = ()) -> SessionPlay:
    """A session that was played to its end, with computers for some of its people."""
    scores = (0,) * len(seats)
    away = seats if not by else (True, *seats[1:])
    return SessionPlay(
        100, scores, away, scores, moved or tuple(not one for one in seats), seats, by
    )


def test_who_was_away_forfeits_a_session_that_computers_played_on() -> None:
    league, finish = began((1, 2)), Finish((1, 2), (9, 3))
    ended = end_session(league, league.slots[0], finish, replaced(True, False))
    assert (ended.places, ended.forfeits, ended.absent) == ((2, 1), (1,), (1,))
    void = end_session(league, league.slots[0], finish, replaced(True, True))
    assert (void.how, void.places, void.absent) == ("unplayed", (), (1, 2))


def test_a_session_that_was_played_to_its_end_pays_by_its_result_whoever_sat_there() -> None:
    league, finish = began((1, -1)), Finish((1, 2), (9, 3))
    claimed = conclude_session(league, league.slots[0], finish, replaced(False, False, by=(7,)))
    assert (claimed.how, claimed.places, claimed.forfeits) == ("played", (1, 2), ())
    assert (claimed.absent, 7 in claimed.moved) == ((1,), True)
    computer = end_session(
        league, league.slots[0], finish, replaced(True, False, moved=(True, False))
    )
    assert (computer.how, computer.places, computer.forfeits) == ("played", (2, 1), (1,))
    alone = end_session(
        league, league.slots[0], finish, replaced(True, False, moved=(False, False))
    )
    assert (alone.how, alone.places) == ("unplayed", ())


def test_no_one_has_a_rank_whose_matches_others_played() -> None:
    league = began((1, 2), (1, 3))
    won = [Ended(n, (1, 2), (9, 0), absent=(1,), percent=100, moved=(7, n + 1)) for n in (1, 2)]
    ended = closed(grown(league, *won))
    assert ended.standings(1)[0].points == 2 * 10 * POINT
    assert 1 not in ended.podium(1)
    assert ended.ghosts == (1,)


def test_two_missed_rounds_in_a_row_and_a_substitute_takes_over() -> None:
    league = began((1, 2), (1, 3), (1, 2), (1, 3))
    missed = [Ended(n, (2, 1), (0, 5), (1,), absent=(1,)) for n in (1, 2)]
    once = grown(league, missed[0])
    assert drop_absentees(once, 4 * WEEK) == []
    came = grown(once, Ended(2, (1, 2), (5, 0)), replace(missed[0], fixture=3))
    assert drop_absentees(came, 4 * WEEK) == []
    twice = grown(once, missed[1])
    assert drop_absentees(twice, 2 * WEEK - 1) == []
    assert find_next_time(twice, WEEK) == 2 * WEEK
    assert drop_absentees(twice, 2 * WEEK) == [Dropped(1, absent=True)]
    ready = replace(twice, substitutes=(9,))
    assert drop_absentees(ready, 2 * WEEK) == [Dropped(1, 9, absent=True)]


def test_a_round_that_an_organiser_began_early_is_not_missed() -> None:
    league = began((1, 2), (1, 3), (1, 4))
    missed = [Ended(n, (2, 1), (0, 5), (1,), absent=(1,)) for n in (1, 2, 3)]
    early = grown(league, Opened(1, 1), Hastened(), Opened(2, 2))
    assert [slot.starts // WEEK for slot in early.slots] == [0, 0, 1]
    assert early.deadline_of(early.slots[0]) == WEEK
    assert grown(early, *missed[:2]).count_missed_rounds(1, 9 * WEEK) == 1
    assert grown(early, *missed).count_missed_rounds(1, 9 * WEEK) == 2


def test_nobody_wins_a_walkover_where_only_computers_are_left() -> None:
    league = grown(began((1, -1), (-1, -2)), Dropped(1))
    first, computers = league.slots
    walkover = find_walkover(league, first)
    assert walkover is not None
    assert walkover.places == ()
    assert find_walkover(league, computers) is None


def test_no_champion_without_half_of_their_sessions_played() -> None:
    league = began((1, 2), (1, 3), (1, 4))
    void = [Ended(n, (), (), (), "unplayed", (1,)) for n in (2, 3)]
    ended = closed(grown(league, Ended(1, (1, 2), (9, 0)), *void))
    assert ended.last_ranking[0][0] == 1
    assert ended.podium(1) == ended.champions(1) == (2,)
    assert closed(grown(league, *void)).podium(1) == ()
    assert closed(grown(league, Ended(1, (1, 2), (0, 0), (2,), "walkover"))).podium(1) == ()


def test_a_title_is_shared_where_only_the_random_draw_decides() -> None:
    league = began((1, 2), (3, 4))
    level = closed(grown(league, *(Ended(n, (1, 1), (5, 5)) for n in (1, 2))))
    assert {*level.champions(1)} == {1, 2, 3, 4}
    apart = closed(grown(league, Ended(1, (1, 2), (5, 4)), Ended(2, (1, 2), (5, 4))))
    assert {*apart.champions(1)} == {1, 3}


def test_who_missed_every_session_is_not_signed_up_again() -> None:
    league = began((1, 2), (1, 3))
    ended = (Ended(n, (2, 1), (0, 5), (1,), absent=(1,)) for n in (1, 2))
    league = closed(grown(league, *ended))
    assert league.ghosts == (1,)
    assert {*league.roster} == {2, 3}


def test_a_match_with_a_move_of_the_player_is_not_missed() -> None:
    league = began((1, 2), (1, 3))
    gone = [Ended(n, (2, 1), (0, 5), (1,), absent=(1,)) for n in (1, 2)]
    league = grown(league, replace(gone[0], moved=(1,)), gone[1])
    assert [slot.has_skipped(1) for slot in league.slots] == [False, True]
    assert league.count_missed_rounds(1, 4 * WEEK) == 1
    assert closed(league).ghosts == ()


def test_who_forfeits_most_of_a_season_reads_so_and_has_no_place_in_the_next() -> None:
    league = began((1, 2), (1, 3), (1, 4), (1, 5))
    missed = [Ended(n, (2, 1), (0, 5), (1,), absent=(1,), moved=(1,)) for n in (1, 2, 3)]
    league = closed(grown(league, *missed, Ended(4, (1, 2), (9, 0))))
    names = {n: f"P{n}" for n in range(1, 6)}
    view = LeagueView(1, "Winter", league, names, WORDS, single=True)
    posted = said(render_announcement("closed", {"season": 1}, 0, view))
    assert "No rank: P1 forfeited 3 of 4 matches" in posted
    assert "signed up again except P1 (forfeited most matches). To play, press **Join**" in posted
    assert 1 not in league.roster
    assert "no rank · forfeited: 3\n" in said(render_standings(view, 1))
    why = said(render_rank_explanation(view, 1))
    assert "**No rank.** P1 forfeited 3 of 4 matches. To get a rank, make a move" in why
    assert "finished: 1 · forfeited: 3" in why
    letter = said(render_season_letter(view, 1, "https://x"))
    assert "matches: 4 (finished: 1 · forfeited: 3)" in letter


@pytest.mark.slow
async def test_half_silence_pays_those_who_came_and_sends_the_others_home(season: Season) -> None:
    """Five people, tables of two, one session at a time; two of them never come."""
    await season.found("A", "B", "C", "D", "E", table=2, interval=7, at_once=1)
    await season.begin()
    silent = {*season.people[:2]}
    for _ in range(60):
        if (await season.league()).phase == "sign-up":
            break
        await season.days(1, silent)
    league = await season.league()
    assert league.phase == "sign-up"
    lines = {line.player: line for line in league.standings(1)}
    assert all(lines[player].points == 0 for player in silent)
    assert silent.isdisjoint(league.podium(1))
    assert silent.isdisjoint(league.roster)
    assert league.champions(1)
    assert {row.body.player for row in league.events if isinstance(row.body, Dropped)} == silent


async def test_a_session_of_two_matches_is_half_played_after_the_first(season: Season) -> None:
    await season.found("A", "B", game="duels", table=2, interval=3, clock="none")
    await season.begin()
    (slot,) = (await season.league()).slots
    assert slot.match is not None
    await season.world.play_on(slot.match, Random(1))
    first = await season.world.store.results.find_by_match(slot.match)
    for _ in range(2):
        league = await season.league()
        season.world.clock.turn(seconds=league.deadline - season.world.clock.at)
        await season.world.jobs.run_due()
        await season.jobs.run_due()
    (slot,) = (await season.league()).slots
    assert first is not None
    assert slot.result is not None
    assert slot.how == "adjudicated"
    assert slot.result.scores == tuple(seat.score for seat in first.seats)


async def test_a_vacation_is_told_by_the_digest_alone(season: Season) -> None:
    await season.found("Ana", "Ben", "Cleo", table=3)
    talk = Talk(season)
    await season.begin()
    _, ben, cleo = season.people
    await season.world.matches.clocks.take_vacation(cleo, 9)
    for _ in range(2 * 9):
        await season.play({ben, cleo})
        await talk.hear()
        season.world.clock.turn(hours=12)
    (told,) = [post for post in talk.posts if "🌴" in post]
    assert told.startswith("### Winter · season 1: this week")
    assert "🌴 On vacation: Cleo" in told
    assert talk.notes == []


def test_who_is_away_from_more_matches_is_told_once_and_the_founder_first_of_the_season() -> None:
    league = began((1, 2), (1, 3))

    def written(
        told: str, left: str, founder: int = 9, *, warned: bool = False
    ) -> list[tuple[int, str | None, Param | None]]:
        params: dict[str, Param] = {"season": 1, "letters": told, "left": left}
        letters = compose_daily_letters(params, league, founder, warned=warned)
        return [(one.recipients[0], one.note, dict(one.params).get("sessions")) for one in letters]

    silent = (9, SILENT_LETTER, None)
    both = [(1, AWAY_LETTER, "1"), (2, AWAY_LETTER, "1")]
    assert written("", "1:1,2") == [*both, silent]
    assert written("1:1 1:2", "1:1,2 2:1") == [(1, AWAY_LETTER, "2"), silent]
    assert written("1:1 2:1", "1:1") == []
    assert written("", "1:1", founder=1) == [(1, AWAY_LETTER, "1")], "not of themselves"
    assert written("", "1:1", founder=1, warned=True) == [(1, STALLED_LETTER, None)]
    assert list_informed({"left": "1:1,12"}, 1) == "1:12", "the founder hears of it later"
    assert compose_daily_letters({"season": 1, "left": "1:1"}, closed(league), 1) == []


def test_an_organiser_calls_those_whom_matches_wait_for_once_a_day() -> None:
    league = grown(began((1, 2), (1, 3)), Opened(1, 5), Opened(2, 6))
    assert remind_players(league, 0) == [Reminded()]
    with pytest.raises(Refusal, match="league-not-waiting"):
        remind_players(began((1, 2)), 0)
    told = grown(league, Reminded())
    with pytest.raises(Refusal, match="league-reminded"):
        remind_players(told, DAY - 1)
    assert remind_players(told, DAY) == [Reminded()]
    assert [post.note for post in compose_posts([Reminded()])] == ["reminded"]
    waits = {"waits": "1:2,1 2:3", "stopped": "1"}
    assert list_mentioned("reminded", waits, told) == (2, 1, 3)
    assert list_mentioned("reminded", waits, grown(told, Dropped(3))) == (2, 1)
    view = LeagueView(1, "Winter", told, {1: "Ana", 2: "Ben", 3: "Cleo"}, WORDS)
    screen = render_announcement("reminded", waits, 0, view)
    assert screen is not None
    assert "Session 2 waits for Cleo" in str(screen.blocks[0])
    assert render_announcement("reminded", {"waits": ""}, 0, view) is None


def test_a_digest_names_absent_players_only_once() -> None:
    league = grown(began((1, 2), (1, 3), (2, 3)), *(Opened(n, n) for n in (1, 2, 3)))
    view = LeagueView(1, "Winter", league, {1: "Ana", 2: "Ben", 3: "Cleo"}, WORDS)
    waits: dict[str, Param] = {"waits": "1:1,2 2:1,3 3:2,3", "stopped": "1 2 3"}
    assert describe_waits({**waits, "known": "1 2"}, view) == [
        "💤 Session 3: everyone is away (Ben and Cleo)",
        "💤 Everyone is still away in session 1 and session 2",
    ]
    claimed = replace(view, stand_ins={2: {3: 1}})
    assert describe_waits({"waits": "2:1"}, claimed) == ["⏳ Session 2 waits for Ana"]


def test_what_was_stored_before_there_was_a_term_counts_from_half() -> None:
    founded = '{"kind":"founded","terms":{"game":"bids","movers":2}}'
    ended = '{"fixture":1,"how":"played","kind":"ended","places":[1,2],"scores":[5,3]}'
    dropped = '{"by":null,"kind":"dropped","player":3}'
    bodies = [read_event(EventRow(1, None, text, 0)).body for text in (founded, ended, dropped)]
    assert bodies == [Founded(LeagueSettings("bids")), Ended(1, (1, 2), (5, 3)), Dropped(3)]
    assert LeagueSettings("bids").played == 50


@pytest.mark.parametrize("substitute", [None, 9])
@pytest.mark.parametrize("acts", [(Corrected(1, (1, 2), (9, 5)),), (Repeated(1),)])
def test_a_correction_or_a_restart_undoes_an_exclusion(
    acts: tuple[Body, ...], substitute: int | None
) -> None:
    league = began((1, 2), (1, 3), (1, 4))
    missed = [Ended(n, (), (), (), "unplayed", (1,)) for n in (1, 2)]
    league = grown(grown(league, Listed(9, there=True)), *missed, Dropped(1, substitute, True))
    assert drop_absentees(grown(league, *acts), 9 * WEEK) == []
    back = grown(league, *acts)
    assert back.dropped == frozenset()
    assert back.slots[2].fixture.players == (1, 4)
    assert [post.note for post in compose_readmission_posts(acts, league, back)] == [
        "back", "roster",
    ]  # fmt: skip
    undone = grown(back, Undone(back.seq))
    assert (undone.dropped, undone.slots) == (league.dropped, league.slots)


def test_one_post_tells_of_dead_sessions_and_of_who_is_out_and_mentions_them() -> None:
    missed = [Ended(n, (), (), (), "unplayed", (1, 2)) for n in (1, 2)]
    out = (Dropped(1, absent=True), Dropped(2, 9, absent=True))
    post, _roster = compose_posts([missed[1], *out])
    params = dict(post.params)
    assert (post.note, params) == ("unplayed", {"numbers": "2", "players": "1", "pairs": "2:9"})
    season = began((1, 2), (1, 2), (1, 3))
    league = grown(season, *missed, *out)
    assert list_mentioned("unplayed", params, league) == (1, 2, 9)
    view = LeagueView(1, "Winter", league, {1: "Ana", 2: "Ben", 9: "Eve"}, WORDS)
    screen = render_announcement("unplayed", params, 0, view)
    assert screen is not None
    said = "".join(block.body for block in screen.blocks if isinstance(block, Text))
    assert "Ben missed two rounds. Eve takes over" in said
    left = fold((*season.events, Event(season.seq + 1, Dropped(3, 9), 3, 0)))
    assert list_mentioned("dropped", {"player": 3, "by_player": 9}, left) == (9,)
    waits = {"waits": "1:2,1 2:3", "stopped": "1"}
    assert list_mentioned("digest", waits, season) == (2, 1)
    assert list_mentioned("digest", waits, league) == ()


def test_absence_is_told_by_the_digest_with_the_matches_but_has_no_post() -> None:
    league = grown(began((1, 2), (1, 3)), Opened(1, 5), Opened(2, 6))
    view = LeagueView(1, "Winter", league, {1: "Ana", 2: "Ben", 3: "Cleo"}, WORDS, single=True)
    params: dict[str, Param] = {
        "season": 1, "left": "1:2,1 2:1", "stopped": "1", "waits": "1:2,1", "vacation": "3",
    }  # fmt: skip
    assert render_announcement("absence", params, 0, view) is None
    digest = said(render_announcement("digest", params, 0, view))
    assert "💤 Match 1: everyone is away (Ben and Ana)" in digest
    assert "💤 Away: Ana (match 2). Anyone can take these seats." in digest
    assert "🌴 On vacation: Cleo" in digest


def test_one_post_tells_at_the_deadline_what_has_ended_and_what_has_more_time() -> None:
    unplayed, extended = Ended(1, (), (), (), "unplayed", (1,)), Extended(7)
    (post,) = compose_posts([unplayed, extended])
    params = dict(post.params)
    assert (post.note, params) == ("extended", {"days": 7, "numbers": "1"})
    league = grown(began((1, 2), (2, 3)), Opened(1, 5), Opened(2, 6), unplayed, extended)
    view = LeagueView(1, "Winter", league, {1: "Ana", 2: "Ben", 3: "Cleo"}, WORDS)
    told = said(render_announcement("extended", {**params, "waits": "2:3"}, 0, view)).splitlines()
    assert told[0].startswith("**Winter** · ⏳ Time is up. Matches in which someone has moved")
    assert told[1:] == [
        "⏳ Session 2 waits for Cleo",
        "Ended without league points:",
        "- Session 1: no one moved. It waited for Ana",
    ]
    scored = [Ended(n, (1, 2), (5, 3), (), "adjudicated") for n in (1, 2)]
    (post,) = compose_posts([*scored, replace(unplayed, fixture=3)])
    assert (post.note, dict(post.params)) == ("unplayed", {"numbers": "3", "scored": "1 2"})


def test_a_substitute_who_has_begun_to_play_stays() -> None:
    league = began((1, 2), (1, 3), (1, 4))
    missed = [Ended(n, (), (), (), "unplayed", (1,)) for n in (1, 2)]
    league = grown(league, *missed, Dropped(1, 9, absent=True), Opened(3, 7))
    assert grown(league, Corrected(1, (1, 2), (9, 5))).dropped == {1}


def test_a_correction_of_who_was_away_lifts_their_forfeit() -> None:
    league = grown(began((1, 2), (1, 3)), Ended(1, (2, 1), (0, 5), (1,), absent=(1,)))
    corrected = grown(league, *correct_result(league, 1, (9, 5), "")).slots[0].result
    assert corrected is not None
    assert (corrected.places, corrected.forfeits) == ((1, 2), frozenset())


def test_the_count_of_missed_rounds_starts_anew_with_a_return() -> None:
    league = began((1, 2), (1, 3), (1, 4), (1, 5))
    missed = [Ended(n, (2, 1), (0, 5), (1,), absent=(1,)) for n in (1, 2, 3)]
    league = grown(league, *missed[:2], Dropped(1, absent=True), Returned(1))
    assert league.count_missed_rounds(1, 9 * WEEK) == 0
    assert grown(league, missed[2]).count_missed_rounds(1, 9 * WEEK) == 1


async def test_a_match_whose_people_are_all_away_waits_for_them(season: Season) -> None:
    """Two days of blitz with nobody there, and Ana comes back."""
    await season.found("Ana", "Ben", table=2, interval=7, at_once=1, clock="blitz")
    await season.begin()
    number = (await season.league()).slots[0].match
    assert number is not None
    await silent_days(season, 2)
    table = await season.world.matches.queries.read_table(number)
    assert table.is_deserted
    assert (await season.league()).slots[0].state == "open"
    await season.world.matches.seats.come_back(number, season.people[0])
    await season.play({season.people[1]})
    table = await season.world.matches.queries.read_table(number)
    assert table.status is Status.FINISHED


def test_a_session_stalls_with_everyone_away_for_long_or_too_slow_after_half_of_its_round() -> None:
    league = grown(began((1, 2)), Opened(1, 5))
    (slot,) = league.slots

    def stalls(percent: int, days: float, *, deserted: bool = False) -> bool:
        return is_stalled(league, slot, percent, int(days * DAY), deserted=deserted)

    assert not stalls(0, 2.9, deserted=True), "they may come back"
    assert stalls(40, 3, deserted=True)
    assert not stalls(0, 3)
    assert stalls(12, 3.5), "it has 14 days with the extension: a quarter of them, of 50 %"
    assert not stalls(13, 3.5)
    assert not stalls(37, 5.2)
    assert stalls(37, 5.25), "in the last quarter, before the extension: three quarters of 50 %"
    assert stalls(49, 14)
    league = replace(league, ends=league.ends + 7 * DAY)
    assert not stalls(0, 6.9), "another round follows"
    assert stalls(0, 7)


async def silent_days(season: Season, count: int, talk: Talk | None = None) -> None:
    """So many days in which only time passes, every three hours."""
    for _ in range(8 * count):
        season.world.clock.turn(hours=3)
        await season.world.jobs.run_due()
        await season.jobs.run_due()
        if talk is not None:
            await talk.hear()


async def pass_days(season: Season, count: int) -> League:
    """The league after so many days in which no one looks at their matches."""
    await season.days(count, {*season.people})
    return await season.league()


@pytest.mark.parametrize("added", [0, 7])
async def test_what_was_begun_gets_its_extension_whatever_the_organiser_has_added(
    season: Season, added: int
) -> None:
    await season.found("Ana", "Ben", table=2, interval=7, at_once=1, clock="blitz")
    talk = Talk(season)
    await season.begin()
    ana, ben = season.people
    await season.play({ben})
    if added:
        await season.leagues.act(season.id, season.host, commands.extend_season, added)
    league = await pass_days(season, 7 + added)
    assert (league.phase, league.extra_days) == ("running", added + 7)
    assert (await pass_days(season, 6)).phase == "running"
    league = await pass_days(season, 1)
    (slot,) = league.slots
    assert league.phase == "sign-up"
    assert slot.is_stopped
    assert slot.moved == {ana}
    assert slot.missed == {ana, ben}
    await talk.hear()
    assert f"- Match 1: {slot.percent}% played, 50% needed." in talk.said


async def test_a_match_in_which_only_a_claimant_moved_gets_its_extension_too(
    season: Season,
) -> None:
    await season.found("Ana", "Ben", table=2, interval=7, at_once=1, clock="blitz")
    zoe, talk = (await season.world.people("Zoe"))[0].player, Talk(season)
    await season.begin()
    number = (await season.league()).slots[0].match
    assert number is not None
    await silent_days(season, 2)
    await season.world.matches.seats.take(number, zoe, 0)
    await season.mover.move({*season.people}, monotonic() + 99, once=True)
    await silent_days(season, 3, talk)
    assert (await season.world.matches.queries.read_table(number)).is_deserted
    await silent_days(season, 3, talk)
    assert (await season.league()).is_extended
    await silent_days(season, 7, talk)
    (slot,) = (await season.league()).slots
    assert slot.how == "adjudicated"
    assert slot.moved == {zoe}
    everyone = "💤 Match 1: everyone is away (Ben (played by Zoe) and Ana)"
    assert any(everyone in letter for letter in talk.letters)
    assert any("- Match 1 · Quiet Pine #1 (for Ben)" in one for one in talk.letters)
    said = [line.partition("]")[0] for line in talk.lines]
    assert {"day  8 [extended", "day 15 [adjudicated"} <= {*said}, "at the deadline, and in the end"
    assert not [line for line in said if "[absence" in line or "[stalling" in line]


async def test_no_extension_where_everyone_who_is_awaited_has_left(season: Season) -> None:
    await season.found("Ana", "Ben", table=2, interval=7, at_once=1, clock="none")
    await season.begin()
    ana, ben = season.people
    await season.play({ben})
    await season.leagues.act(season.id, season.host, commands.drop_player, ben)
    league = await pass_days(season, 7)
    assert (league.phase, league.extra_days) == ("sign-up", 0)
    assert league.slots[0].moved == {ana}


def test_a_session_without_points_is_told_by_what_was_played() -> None:
    def told(*moved: int, percent: int = 0, missed: tuple[int, ...] = (1,)) -> str:
        ended = Ended(1, (), (), (), "unplayed", missed, percent, moved)
        league = grown(began((1, 2)), Opened(1, 5), ended)
        view = LeagueView(1, "Winter", league, {1: "Ana", 2: "Ben", 3: "Cleo"}, WORDS)
        screen = render_announcement("unplayed", {"numbers": "1"}, 0, view)
        assert screen is not None
        posted = "".join(block.body for block in screen.blocks if isinstance(block, Text))
        return f"{posted.splitlines()[-1]} | {view.result_line(league.slots[0])}"

    assert told() == ("- Session 1: no one moved. It waited for Ana | Ana and Ben: not played")
    assert told(percent=12, missed=(1, 2)) == (
        "- Session 1: only the computers moved (12% played). Everyone was away: Ana and Ben"
        " | Ana and Ben: 12% played by computers alone, no points"
    )
    assert told(2, percent=34) == (
        "- Session 1: 34% played, 50% needed. It waited for Ana"
        " | Ana and Ben: stopped at 34%, no points. It waited for Ana"
    )
    stopped = "Ana and Ben: stopped at 34%, no points"
    assert told(2, percent=34, missed=()) == f"- Session 1: {stopped} | {stopped}"
    assert told(3, percent=34).endswith("points. It waited for Ana (played by Cleo)")
    assert told(3, percent=34, missed=(1, 2)).endswith("Ana and Ben (partly played by Cleo)")
    assert told(2, percent=80) == (
        "- Session 1: the computer made most of Ana's moves"
        " | Ana and Ben: mostly played by computers, no points"
    )


async def test_the_organiser_reads_for_whom_matches_wait_and_is_not_called_themself(
    season: Season,
) -> None:
    await season.found("Ana", "Ben", table=2, clock="relaxed", interval=28)
    await season.begin()
    ana, ben = season.people
    loaded = await season.leagues.get(season.id)
    at = season.leagues.at()
    assert await season.leagues.sessions.find_late(loaded, at) == ()
    late = await season.leagues.sessions.find_late(loaded, at + 2 * DAY)
    assert {player for player, _ in late} == {ana, ben}
    names = {ana: "Ana", ben: "Ben"}
    view = LeagueView(1, "Winter", loaded.league, names, WORDS, late=late, reader=ana)
    view = replace(view, at=at + 2 * DAY, away={ben: (1, 2)}, reminded=(ben,))
    page = render_league_panel(view)
    assert f"you (since <t:{late[0][1]}:R>)" in said(page)
    assert "💤 Away: Ben (in 1 of 2 matches). Anyone" in said(page)
    at_one = render_league_panel(replace(view, left=[(1, ben)], single=True))
    assert "💤 Away: Ben (match 1). Anyone can take these seats." in said(at_one)
    assert "🔔 **Remind players** mentions Ben in the channel." in said(page)
    assert any(".remind'" in str(block) for block in page.blocks)
    alone = render_league_panel(replace(view, reminded=()))
    assert "remind" not in str(alone).lower(), "only the organiser is waited for"
    people = render_people(view)
    assert "All matches have started" in said(people)
    assert "enrol" not in str(people)
    called = (
        await season.leagues.act(season.id, ana, commands.remind_players, season.leagues.at())
    ).league
    again = render_league_panel(replace(view, league=called, at=at), "I've mentioned Ben.")
    assert f"mentioned Ben.\n🔔 You can remind them again <t:{at + DAY}:f>" in said(again)
    assert ".remind'" not in str(again.blocks)
    params: dict[str, Param] = {"waits": f"1:{ana},{ben}"}
    assert list_mentioned("reminded", params, called) == (ben,)
