"""Time in words: what is agreed, about how long it takes, deadlines, and somebody's hours."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from typing import Literal
from zoneinfo import available_timezones

import pytest

from bot.games import build_games, find_catalogue_files
from bot.models.match import CLOCK_PRESETS, Clock, Stake, Status, Table
from bot.models.people import AnswerPace
from bot.models.playing_hours import PlayingHours
from bot.presentation.boards import answers_of
from bot.screens.screen import Screen, Select, Text
from bot.screens.shared import boards, clocks, playing_hours
from bot.words import Catalogues, Words
from engine.clustered.game import Clustered
from tests.screens.shared.test_screens import said, table


@pytest.fixture
def words() -> Words:
    return Catalogues.load(find_catalogue_files()).words("en")


NOW = datetime(2026, 7, 1, 12, tzinfo=UTC)
DUE = 1_800_000_000


def waiting(clock: Clock | None, **more: object) -> Table:
    """A match in which Ana owes a decision."""
    lobby_table = table()
    ana = replace(lobby_table.seats[0], decision=3, since=DUE - 9, due=DUE, bank=7200)
    seats = (ana, *lobby_table.seats[1:])
    running = replace(lobby_table, status=Status.RUNNING, seats=seats, clock=clock)
    return replace(running, **more)  # type: ignore[arg-type]


def test_the_slowest_person_whose_pace_is_known_sets_it() -> None:
    paces = {1: AnswerPace(20, 20, 3600), 2: AnswerPace(20, 20, 5 * 3600)}
    assert clocks.estimate_answer_time(table(), paces) == 5 * 3600
    assert clocks.estimate_answer_time(table(), {2: AnswerPace(1, 2, 9 * 3600)}) == 3 * 3600
    assert (
        clocks.estimate_answer_time(replace(table(), clock=CLOCK_PRESETS["blitz"]), paces) == 5400
    )


@pytest.mark.parametrize(
    ("clock", "hours"), [("blitz", 0.75), ("daily", 3), ("bank", 3), ("relaxed", 9)]
)
def test_of_people_whose_pace_is_unknown_the_clock_tells(clock: str, hours: float) -> None:
    asked = replace(table(), clock=CLOCK_PRESETS[clock])
    assert clocks.estimate_answer_time(asked, {}) == hours * 3600


def test_a_bank_that_is_meant_to_be_used_leaves_time_for_slow_answers() -> None:
    paces = {1: AnswerPace(20, 20, 5 * 3600)}
    long = replace(table(), clock=CLOCK_PRESETS["bank"])
    assert clocks.estimate_answer_time(long, paces) == 5 * 3600
    live = [name for name, clock in CLOCK_PRESETS.items() if not clock.is_for_days]
    assert live == ["live", "blitz"]


def test_what_is_played_right_now_has_minutes_and_says_so(spoken: Words) -> None:
    clock = CLOCK_PRESETS["live"]
    assert clock.allowance + clock.bank <= 15 * 60
    said = clocks.describe_clock(clock, spoken)
    for key in ("clock-live", "queue-pace-now"):
        assert "10" in spoken(key), "minutes a move"
    assert clocks.format_pace(clock, spoken) in said
    assert re.findall(r"\d+", said) == ["10", "5"]


def test_a_game_tells_its_length_and_another_one_need_not() -> None:
    cutterland = build_games()["cutterland"]
    assert [answers_of(cutterland, seats, {}) for seats in (2, 3, 4)] == [49, 37, 61]
    assert answers_of(Clustered(), 2, {}) == 58
    assert answers_of(Clustered(), 3, {"fast": True}) == 49
    assert answers_of(object(), 2, {}) is None


@pytest.mark.parametrize("late", ["move", "wait"])
def test_a_board_shows_the_time_left_and_behind_it_the_deadlines(
    words: Words, late: Literal["move", "wait"]
) -> None:
    agreed = replace(CLOCK_PRESETS["daily"], on_timeout=late)
    screen = boards.render_running_board(Screen((Text("b"),)), waiting(agreed), ["news"], words)
    assert said(screen) == f"b · due <t:{DUE}:R> with extra time"
    assert "board" in str(screen.blocks[-1])
    behind = said(boards.render_board_details(screen, (), words))
    assert f"Ana: <t:{DUE}:f>, including 2 h extra" in behind
    assert words(f"clock-then-{late}") in behind
    assert "-# news" in behind


def test_a_board_names_its_league_and_has_other_stakes_behind_it(words: Words) -> None:
    table, board = waiting(CLOCK_PRESETS["daily"]), Screen((Text("b"),))
    named = (Text("-# 🏆 Winter, session 1"),)
    in_league = replace(table, stake=Stake(league=1, fixture=1))
    screen = boards.render_running_board(board, in_league, (), words, named)
    left = f"b · due <t:{DUE}:R> with extra time"
    assert said(screen) == f"{left}\n-# 🏆 Winter, session 1"
    assert said(boards.render_board_details(screen, (), words)).count("Winter") == 1
    assert "Winter" not in said(boards.render_running_board(board, table, (), words, named))


def test_a_board_whose_clocks_stand_still_lets_them_go_on(words: Words) -> None:
    paused = waiting(CLOCK_PRESETS["daily"], paused=DUE)
    screen = boards.render_running_board(Screen((Text("b"),)), paused, (), words)
    assert "An organiser, or all players together, can resume" in said(screen)
    assert "Ask to resume" in str(screen)
    assert "clock.resume" in str(screen)
    screen = boards.render_running_board(
        Screen((Text("b"),)), replace(paused, paused_by_vote=True), (), words
    )
    assert "Any player can resume." in said(screen)
    assert "Ask to" not in str(screen)


def test_a_board_says_that_the_bot_is_away_and_offers_nothing_to_press(words: Words) -> None:
    frozen = waiting(CLOCK_PRESETS["daily"], frozen=DUE)
    screen = boards.render_running_board(Screen((Text("b"),)), frozen, (), words)
    assert f"Paused <t:{DUE}:R>: I've left this server." in said(screen)
    assert "organiser" not in said(screen)
    assert "clock.resume" not in str(screen)


def test_a_lobby_that_has_expired_says_after_how_many_days(words: Words) -> None:
    screen = boards.render_note("lobby-closed", {"days": 3}, waiting(None), words)
    assert "within 3 days" in said(screen)


def test_without_a_clock_a_board_is_as_it_was(words: Words) -> None:
    screen = boards.render_running_board(Screen((Text("b"),)), waiting(None), (), words)
    assert "⏳" not in said(screen)


def test_one_panel_says_how_long_there_is_and_how_much_of_it_is_the_bank(words: Words) -> None:
    running = waiting(CLOCK_PRESETS["daily"])
    assert "including 2 h extra" in clocks.describe_own_deadline(running, running.seats[0], words)
    assert clocks.describe_own_deadline(running, running.seats[1], words) == ""


def test_hours_are_found_by_what_a_clock_shows(words: Words) -> None:
    blocks = playing_hours.playing_hours_blocks(PlayingHours(), NOW, words, days_left=14)
    menus = [block for block in blocks if isinstance(block, Select)]
    assert all(1 <= len(menu.choices) <= 25 for menu in menus)
    pressed = next(choice for choice in menus[0].choices if choice.label.endswith(" 14:00"))
    zone = playing_hours.find_zone_by_clock(pressed.value, NOW)
    assert zone is not None
    blocks = playing_hours.playing_hours_blocks(
        PlayingHours(zone, 480, 1380, (5, 6)), NOW, words, days_left=14
    )
    places = [block for block in blocks if isinstance(block, Select)][1]
    assert {"Place: Madrid", "Place: Paris", "Place: Berlin"} <= {
        choice.label for choice in places.choices
    }
    text = blocks[0]
    assert isinstance(text, Text)
    assert "08:00 to 23:00" in text.body
    assert "Saturday, Sunday" in text.body
    assert "<t:" not in text.body
    later = playing_hours.playing_hours_blocks(
        PlayingHours(zone), NOW, words, days_left=14, counts=DUE
    )[0]
    assert isinstance(later, Text)
    assert f"it applies to clocks from <t:{DUE}:f>" in later.body


@pytest.mark.parametrize("zone", playing_hours.ZONES)
def test_every_place_is_one_that_there_is_and_can_be_pressed(zone: str, words: Words) -> None:
    assert zone in available_timezones()
    blocks = playing_hours.playing_hours_blocks(PlayingHours(zone), NOW, words, days_left=0)
    for menu in (block for block in blocks if isinstance(block, Select)):
        assert len(menu.choices) <= 25
    times = next(block for block in blocks if isinstance(block, Select))
    assert sum(choice.chosen for choice in times.choices) == 1


def test_a_typed_place_is_its_zone_or_several() -> None:
    zones = sorted(available_timezones())
    assert playing_hours.find_zones("madrid", zones) == ["Europe/Madrid"]
    assert playing_hours.find_zones("new york", zones) == ["America/New_York"]
    assert playing_hours.find_zones("europe/paris", zones) == ["Europe/Paris"]
    assert len(playing_hours.find_zones("america", zones)) > 5
    assert playing_hours.find_zones("atlantis", zones) == []
    assert playing_hours.find_zones("", zones) == []
