"""What organisers mend: a season that was ended too early, a session that was cancelled, a calendar
that waits for nobody; and places that computer players take."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.interactions.league.admin import are_league_points, read_points
from bot.leagues import commands
from bot.leagues.settings import DAY, LeagueSettings, put_measure_first
from bot.leagues.standings import Result
from bot.matches import Refusal
from bot.models.match import Status, Table
from bot.screens.screen import Screen, Text
from bot.screens.shared import boards
from bot.screens.shared.league.formatting import LeagueView
from bot.screens.shared.league.sessions import build_correction_form
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.contract import Param
from tests.leagues.season import Season
from tests.leagues.test_pages import begun
from tests.leagues.test_screens import WORDS
from tests.outbox import read_due_messages

NAMES = tuple(f"P{number}" for number in range(1, 8))


async def posts(season: Season) -> list[str]:
    return [str(post.note) for post in await season.announced()]


async def test_an_end_is_undone_until_the_next_season_begins(season: Season) -> None:
    await season.found(*NAMES[:4], table=4, at_once=1)
    await season.begin()
    await season.play({season.people[0]})
    before = await season.league()
    await season.leagues.act(season.id, season.host, commands.close_season)
    assert (await season.league()).phase == "sign-up"

    await season.leagues.act(season.id, season.host, commands.undo_act)
    league = await season.league()
    assert replace(league, seq=before.seq, events=before.events) == before
    assert "reopened" in await posts(season)
    await season.restart()
    await season.over()
    assert all(slot.how == "played" for slot in (await season.league()).slots)


async def test_an_end_stands_once_the_next_season_has_begun(season: Season) -> None:
    await season.found(*NAMES[:4], table=4)
    await season.begin()
    await season.leagues.act(season.id, season.host, commands.close_season)
    await season.begin()
    with pytest.raises(Refusal, match="undo"):
        await season.leagues.act(season.id, season.host, commands.undo_act)
    assert (await season.league()).season == 2


async def test_a_season_that_ends_by_itself_is_nobodys_act(season: Season) -> None:
    await season.found(*NAMES[:2], table=2)
    await season.begin()
    await season.leagues.act(season.id, season.host, commands.extend_season, 7)
    await season.over()
    with pytest.raises(Refusal, match="cannot-undo"):
        await season.leagues.act(season.id, season.host, commands.undo_act)


async def test_a_cancelled_session_is_begun_again(season: Season) -> None:
    await season.found(*NAMES[:4], table=4, at_once=1)
    await season.begin()
    first = (await season.league()).slots[0]
    assert first.match is not None
    with pytest.raises(Refusal, match="not-repeatable"):
        await season.leagues.act(season.id, season.host, commands.repeat_session, 1)
    await season.world.matches.play.end(first.match, season.host)
    await season.jobs.run_due()
    season.world.clock.turn(days=3)
    await season.leagues.act(season.id, season.host, commands.repeat_session, 1)
    assert (await season.league()).slots[0].state == "pending"
    await season.restart()
    await season.jobs.run_due()

    again = (await season.league()).slots[0]
    assert again.match not in (None, first.match)
    assert again.fixture == first.fixture
    await season.over()
    ended = (await season.league()).slots[0]
    assert ended.how == "played"
    assert [line.counted for line in (await season.league()).standings(1)] == [4] * 4


async def test_a_session_begun_again_has_its_time(season: Season) -> None:
    await season.found(*NAMES[:2], table=2, interval=7)
    await season.begin()
    await season.leagues.correct(season.id, season.host, 1, None, "a misunderstanding")
    await season.leagues.act(season.id, season.host, commands.repeat_session, 1)
    assert (await season.league()).deadline >= season.leagues.at() + 7 * DAY


async def test_the_next_sessions_need_not_wait(season: Season) -> None:
    await season.found(*NAMES[:4], table=4, at_once=1, interval=14)
    await season.begin()
    await season.play()
    before = await season.league()
    assert [slot.state for slot in before.slots] == ["ended", *["pending"] * 3]
    await season.leagues.act(season.id, season.host, commands.hasten_round, season.leagues.at())
    await season.jobs.run_due()
    after = await season.league()
    assert [slot.state for slot in after.slots] == ["ended", "open", "pending", "pending"]
    assert after.deadline == before.deadline - 14 * DAY
    assert after.slots[2].starts - after.slots[1].starts == 14 * DAY
    await season.leagues.act(season.id, season.host, commands.close_season)
    with pytest.raises(Refusal, match="not-running"):
        await season.leagues.act(season.id, season.host, commands.hasten_round, season.leagues.at())


async def test_nothing_is_hastened_where_all_have_begun(season: Season) -> None:
    await season.found(*NAMES[:2], table=2)
    await season.begin()
    with pytest.raises(Refusal, match="nothing-to-hasten"):
        await season.leagues.act(season.id, season.host, commands.hasten_round, season.leagues.at())


async def test_computer_players_fill_a_season_that_ends_and_goes_on(season: Season) -> None:
    await season.found(NAMES[0], table=4, interval=1)
    for _ in range(3):
        await season.leagues.act(season.id, season.host, commands.add_computer)
    assert (await season.league()).players == (season.people[0], -1, -2, -3)
    await season.begin()
    await season.over()
    league = await season.league()
    assert {slot.how for slot in league.slots} == {"played"}
    assert {line.player for line in league.standings(1)} == {season.people[0], -1, -2, -3}
    rows = await season.world.store.results.read_since(0)
    assert {seat.player for row in rows for seat in row.seats} == {season.people[0], None}
    assert set(await season.leagues.read_names(await season.leagues.get(season.id))) == {
        season.people[0]
    }
    await season.leagues.withdraw(season.id, -2, season.host)
    await season.leagues.act(season.id, season.host, commands.add_computer)
    await season.begin()
    assert (await season.league()).season == 2
    assert {*(await season.league()).divisions[0]} == {season.people[0], -1, -3, -4}


async def test_a_table_of_computer_players_alone_plays_by_itself(season: Season) -> None:
    await season.found(table=2)
    for _ in range(2):
        await season.leagues.act(season.id, season.host, commands.add_computer)
    await season.begin()
    await season.over(30)
    assert (await season.league()).slots[0].how == "played"


async def test_computer_players_take_no_more_places_than_there_are(season: Season) -> None:
    await season.found(*NAMES[:7], table=2, places=8)
    await season.leagues.act(season.id, season.host, commands.add_computer)
    with pytest.raises(Refusal, match="league-full"):
        await season.leagues.act(season.id, season.host, commands.add_computer)


def test_a_measure_is_put_first_after_the_points() -> None:
    order = put_measure_first(LeagueSettings("bids").order, "share")
    assert order == ("points", "share", "wins", "seconds", "mutual", "lot")
    assert put_measure_first(order, "wins") == (
        "points",
        "wins",
        "share",
        "seconds",
        "mutual",
        "lot",
    )


@pytest.mark.parametrize("prizes", [(1, 2, 0, 0), (3, 2, 1), (101, 1, 1, 1), (3, 2, 1, -1)])
def test_prizes_never_rise(prizes: tuple[int, ...]) -> None:
    assert LeagueSettings("bids", prizes=prizes).find_faults((2, 3, 4)) == ["prizes"]


def test_every_measure_is_in_the_order_once() -> None:
    for order in (("points", "lot"), ("wins", "points", "seconds", "mutual", "share", "lot")):
        assert LeagueSettings("bids", order=order).find_faults((2, 3, 4)) == ["order"]


async def test_a_session_that_nobody_comes_to_ends_with_its_round_and_counts_for_nothing(
    season: Season,
) -> None:
    await season.found(*NAMES[:2], table=2, clock="blitz", interval=7)
    await season.begin()
    await season.days(6, set(season.people))
    assert (await season.league()).slots[0].state == "open"
    await season.days(1, set(season.people))
    league = await season.league()
    assert league.slots[0].how == "unplayed"
    assert league.slots[0].missed == {*season.people}
    closed = league.slots[0].match
    assert closed is not None
    assert await season.world.matches.attendance.find_closing(closed) == "time"
    table = await season.world.matches.queries.read_table(closed)
    closing = await season.leagues.find_closing(closed, table.stake)
    told = "Time ran out: 33% was played, 50% needed. No winner, no league points."
    assert told in said(table, WORDS.words("en"), closing)
    rows = await read_due_messages(season.world.store.queue, season.leagues.at(), 10**6)
    assert [row.mode for row in rows if row.match == closed and not row.note][-1] == "edit"
    assert league.phase == "sign-up"


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("41 38 38 20", (41, 38, 38, 20)),
        ("41-38-38-20", (41, 38, 38, 20)),
        ("41, -3", (41, -3)),
        ("12345 1", (1,)),
        (" - ", None),
    ],
)
def test_points_are_read_as_they_are_meant(text: str, points: tuple[int, ...] | None) -> None:
    assert read_points(text) == points


def test_the_form_for_points_asks_for_match_scores_and_is_empty_before_there_are_any() -> None:
    league = begun(table=4)
    slot = league.slots[0]
    page = LeagueView(1, "Winter", league, {}, WORDS.words("en"))
    field = build_correction_form(page, slot, {}).fields[0]
    assert field.label == "Match scores in seat order"
    assert (field.value, field.placeholder) == ("", "41 38 38 20")
    none = replace(slot, result=Result(1, 9, slot.fixture.players, (1,) * 4, (0,) * 4))
    assert build_correction_form(page, none, {}).fields[0].value == ""
    known = replace(slot, result=Result(1, 9, slot.fixture.players, (1, 2, 3, 4), (9, 5, 4, 0)))
    assert build_correction_form(page, known, {}).fields[0].value == "9 5 4 0"


@pytest.mark.parametrize(
    ("scores", "doubtful"),
    [((10, 6, 3, 1), True), ((1, 10, 6, 3), True), ((41, 38, 38, 20), False), (None, False)],
)
def test_scores_on_the_scale_of_the_league_are_doubtful(
    scores: tuple[int, ...] | None, doubtful: bool
) -> None:
    assert are_league_points(begun(table=4), scores) is doubtful


async def test_the_channel_is_told_what_is_undone(season: Season) -> None:
    await season.found(*NAMES[:5], table=4, at_once=1)
    late = (await season.world.people("Late"))[0].player
    await season.leagues.sign_up(season.id, late, season.host)
    known = len(await posts(season))
    await season.leagues.act(season.id, season.host, commands.undo_act)
    assert (await posts(season))[known:] == ["roster"]
    await season.begin()
    assert (await posts(season))[known + 1 :] == ["began", "absence", "digest", "roster"]
    known = len(await posts(season))
    await season.leagues.correct(season.id, season.host, 1, (1, 2, 3, 4), "")
    await season.leagues.act(season.id, season.host, commands.drop_player, season.people[0])
    await season.leagues.act(season.id, season.host, commands.extend_season, 7)
    for _ in range(3):
        await season.leagues.act(season.id, season.host, commands.undo_act)
    assert (await posts(season))[known:] == [
        "corrected", "dropped", "roster", "extended", "undone", "back", "roster", "uncorrected",
    ]  # fmt: skip


@pytest.mark.parametrize("killed", [False, True])
async def test_entering_the_result_of_a_running_session_ends_its_match(
    season: Season, killed: bool
) -> None:
    await season.found(*NAMES[:2], table=2)
    await season.begin()
    slot = (await season.league()).slots[0]
    assert slot.match is not None
    assert await season.world.matches.queries.list_turns(slot.fixture.players[0])
    await season.leagues.correct(season.id, season.host, 1, (9, 7), "played at a real table")
    if killed:
        await season.restart()
    await season.jobs.run_due()
    table = await season.world.matches.queries.read_table(slot.match)
    assert table.status is Status.CANCELLED
    for player in season.people:
        assert await season.world.matches.queries.list_turns(player) == ()
    ended = (await season.league()).slots[0]
    assert (ended.how, ended.result and ended.result.scores) == ("corrected", (9, 7))
    assert (await season.league()).phase == "sign-up"
    words = WORDS.words("en")
    why = await season.leagues.find_closing(slot.match, table.stake)
    assert "An organiser decided the result" in said(table, words, why)
    assert "Your league shows it" in said(table, words, why)
    assert "corrected" in LeagueView(1, "W", await season.league(), {}, words).result_line(ended)


def said(table: Table, words: Words, closing: Mapping[str, Param]) -> str:
    screen = boards.render_final_board(Screen((Text(""),)), table, words, closing=closing)
    return "".join(block.body for block in screen.blocks if isinstance(block, Text))


async def test_computer_players_have_one_name_in_the_league_and_on_its_boards(
    season: Season,
) -> None:
    await season.found(NAMES[0], table=4)
    for _ in range(3):
        await season.leagues.act(season.id, season.host, commands.add_computer)
    await season.begin()
    held, words = await season.leagues.get(season.id), WORDS.words("en")
    shown = LeagueView(
        held.id, held.name, held.league, await season.leagues.read_names(held), words
    )
    for slot in held.league.slots:
        if slot.match is not None:
            table = await season.world.matches.queries.read_table(slot.match)
            called = [seat_name(table, seat, words) for seat in range(4)]
            assert called == [shown.plain_name(one) for one in slot.fixture.players]
            assert {"Computer A", "Computer B", "Computer C"} < {*called}
