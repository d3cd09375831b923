"""That what is said of a place is what made it: in every kind of tie, and after drop-outs."""

import json
from dataclasses import replace

import pytest

from bot.games import find_catalogue_files
from bot.leagues import commands
from bot.leagues.events import Changed, Ended, Listed, Opened
from bot.leagues.league import League
from bot.leagues.standings import ORDER
from bot.presentation.layouts import MOST_TEXT
from bot.screens.screen import Line, Picture, Row, Screen, Select, Text
from bot.screens.shared.league import calendar, export, home, panel, sessions, standings
from bot.screens.shared.league import home as home_screens
from bot.screens.shared.league import panel as panel_screens
from bot.screens.shared.league.formatting import LeagueView, format_measure
from bot.screens.shared.league.settings import describe_settings
from bot.words import Catalogues
from engine.contract import rank_with_ties
from tests.leagues.test_aggregate import began, grown, over, result, signed_up

WORDS = Catalogues.load(find_catalogue_files()).words("en")


def shown(league: League, name: str = "P{}") -> LeagueView:
    return LeagueView(1, "Winter", league, {n: name.format(n) for n in range(200)}, WORDS)


def why(league: League, player: int) -> str:
    return "\n".join(
        block.body
        for block in standings.render_rank_explanation(shown(league), player).blocks
        if isinstance(block, Text)
    )


def duels(*scores: tuple[int, int]) -> League:
    """A season of three people, with these points by seat."""
    league = began(signed_up(3, table=2))
    for slot, each in zip(league.slots, scores, strict=True):
        league = grown(league, [Ended(slot.number, rank_with_ties(each), each)], None)
    return league


def test_what_counts_for_nobody_since_somebody_left_is_not_said_to_count() -> None:
    league = began(signed_up(5, table=4, annul=True))
    slot = league.slots[0]
    league = grown(league, [Opened(slot.number, 100)], None)
    league = grown(league, [Ended(slot.number, (1, 2, 3, 4), (9, 5, 2, 1))], None)
    first, gone = slot.fixture.players[0], slot.fixture.players[3]
    assert ": 10 points" in why(league, first)
    league = grown(league, commands.drop_player(league, gone))
    assert league.is_void(league.find_slot(slot.number))
    assert next(one for one in league.standings(1) if one.player == first).points == 0
    text = why(league, first)
    assert ": 0 points" in text
    assert ": void" in text
    told = json.loads(export.as_json(shown(league)))
    assert told["sessions"][0]["places"] is None


def test_a_session_that_was_cancelled_is_none_that_was_played() -> None:
    league = began(signed_up(5, table=4, annul=True))
    gone = league.slots[0].fixture.players[0]
    first, second = league.slots_of(gone)[:2]
    league = grown(league, [Ended(first.number, (), (), (), "cancelled")], None)
    league = grown(league, [Ended(second.number, (1, 2, 3, 4), (9, 5, 2, 1))], None)
    league = grown(league, commands.drop_player(league, gone))
    assert league.is_void(league.find_slot(second.number))


def test_one_point_is_a_point_and_nothing_is_level_before_the_first_measure() -> None:
    league = began(signed_up(4))
    league = grown(league, [Ended(1, (1, 2, 3, 4), (9, 5, 2, 1))], None)
    last = league.standings(1)[-1].player
    text = why(league, last)
    assert ": 1 point." in text
    assert "**1** point ·" in text
    assert "Tied on" not in text
    assert "\n-" not in text.splitlines()[-1]


@pytest.mark.slow
def test_from_a_place_that_is_explained_everything_else_is_a_press_away() -> None:
    league = began(signed_up(32, table=2, division=32, places=32))
    for player in (league.standings(1)[0].player, league.standings(1)[31].player, 40):
        page = standings.render_rank_explanation(shown(league), player)
        (menu,) = (block for block in page.blocks if isinstance(block, Select))
        assert len(menu.choices) == 25
        assert str(player) in [one.value for one in menu.choices] or player == 40
        assert {"league.1.ties.1", "league.1.table.1", "league.1.home"} <= {*buttons(page)}


def test_a_computer_player_may_be_asked_about() -> None:
    league = signed_up(3)
    league = began(grown(league, commands.add_computer(league)))
    page = standings.render_tie_breaks(shown(league), 1)
    (menu,) = (block for block in page.blocks if isinstance(block, Select))
    assert "-1" in [one.value for one in menu.choices]
    assert "Computer A" in why(league, -1)


def test_figures_that_decide_are_never_told_as_the_same() -> None:
    league = duels((10_000, 9_999), (10_000, 9_998), (10_000, 9_999))
    (line,) = (one for one in league.standings(1) if one.decided == "share")
    text = why(league, line.player)
    assert "100.0 % to 100.0 %" not in text
    step = next(one for one in text.splitlines() if f"P{line.player} on share" in one)
    more, _, less = step.partition(": ")[2].partition(". They're tied")[0].partition(" to ")
    assert float(more[:-2]) > float(less[:-2])
    near = replace(line, share=line.share + 1, lot=line.lot ^ 1)
    for measure in ("share", "lot"):
        assert format_measure(line, measure, exact=True) != format_measure(
            near, measure, exact=True
        )


def test_the_columns_are_those_of_the_season_that_was_played() -> None:
    league = over(began(signed_up()))
    before = standings.render_tie_breaks(shown(league), 1)
    told = json.loads(export.as_json(shown(league)))
    chain = why(league, 1)
    other = replace(league.settings, prizes=(1, 0, 0, 0), order=("points", *ORDER[:0:-1]))
    league = grown(league, [Changed(other)])
    assert standings.render_tie_breaks(shown(league), 1) == before
    assert json.loads(export.as_json(shown(league))) == {**told, "revision": league.seq}
    assert why(league, 1) == chain


@pytest.mark.parametrize(("division", "lines"), [(1, 1), (2, 1), (3, 1)])
def test_nobody_goes_down_from_the_lowest_height(division: int, lines: int) -> None:
    league = began(signed_up(21, shape="pyramid"))
    assert len(standings._division_borders(league, division, 7)) == lines
    column = began(signed_up(21))
    assert len(standings._division_borders(column, division, 7)) == (2 if division == 2 else 1)


def test_a_name_ends_no_block_of_code() -> None:
    league = grown(began(signed_up()), [Ended(1, (1, 2, 3, 4), (9, 5, 2, 1))], None)
    named = shown(league, "```**{}**")
    pages = (standings.render_standings(named, 1), standings.render_tie_breaks(named, 1))
    assert [said(page).count("```") for page in pages] == [2, 2]
    (picture, *_) = standings.render_standings_picture(named, 1).blocks
    assert isinstance(picture, Picture)
    assert picture.text.count("```") == 2


def said(screen: Screen) -> str:
    return "\n".join(block.body for block in screen.blocks if isinstance(block, Text))


def buttons(screen: Screen) -> list[str]:
    rows = [block for block in screen.blocks if isinstance(block, Row)]
    return [button.control for row in rows for button in row.buttons]


def test_who_waits_is_not_told_of_a_place() -> None:
    league = signed_up(9, places=8)
    page = home.render_league_home(shown(league), 9, organiser=False, others=())
    assert "number 1 on the waiting list" in said(page)
    assert "You're in for" not in said(page)


def test_who_has_left_is_offered_nothing_that_would_be_refused() -> None:
    league = grown(began(signed_up()), [Listed(8, there=True)], 8)
    league = grown(league, commands.drop_player(league, 3))
    number = league.slots_of(8)[0].number
    league = grown(league, [Opened(number, 100)], None)
    for page in (
        home.render_league_home(shown(league), 3, organiser=False, others=()),
        calendar.render_own_sessions(shown(league), 3, {}),
    ):
        assert "left this season" in said(page)
        assert "league.1.join" not in buttons(page)


def test_a_substitute_may_join_the_next_season() -> None:
    league = over(grown(began(signed_up()), [Listed(8, there=True)], 8))
    page = home.render_league_home(shown(league), 8, organiser=False, others=())
    assert "league.1.join" in buttons(page)


def test_nothing_is_to_come_once_a_season_has_been_ended() -> None:
    league = began(signed_up())
    league = grown(league, commands.close_season(league))
    assert "⏳" not in said(calendar.render_own_sessions(shown(league), 1, {}))
    assert "(finished: 0 · not finished: 4)" in why(league, 1)


@pytest.mark.parametrize(("table", "best"), [(2, 4), (3, 3), (4, 4)])
def test_the_terms_say_how_many_play_for_the_title(table: int, best: int) -> None:
    agreed = signed_up(8, game="clustered", format="swiss", table=table).settings
    assert f"top {best}" in describe_settings(agreed, 4, WORDS)


def test_a_long_calendar_begins_with_what_is_to_come() -> None:
    league = began(signed_up(16, table=2, division=16))
    league = grown(league, [result(slot) for slot in league.slots[:90]], None)
    text = said(calendar.render_calendar(shown(league, "A player with a long name {}"), 1))
    assert text.count("⏳") == 30
    assert "more: **Files**" in text


def test_the_button_that_stands_out_is_the_one_that_comes_next() -> None:
    league = began(signed_up(4))
    paused = grown(league, commands.pause_season(league, True))
    for at, control in ((league, "league.1.home"), (paused, "league.1.resume")):
        assert standing_out(panel.render_league_panel(shown(at))) == [control]
    page = home.render_league_home(shown(league), 1, organiser=True, others=())
    assert standing_out(page) == ["league.1.next"]


def standing_out(screen: Screen) -> list[str]:
    rows = [block for block in screen.blocks if isinstance(block, Row)]
    return [one.control for row in rows for one in row.buttons if one.style == "primary"]


def test_what_the_standings_show_is_explained_beneath() -> None:
    one, two = began(signed_up(7)), began(signed_up(14))
    assert "h2h" not in said(standings.render_tie_breaks(shown(one), 1))
    picture = standings.render_standings_picture(shown(one), 1)
    assert "h2h: " in said(picture)
    assert "draw" not in said(picture), "no rank has to be split"
    even = grown(two, [Ended(1, (1, 1, 1, 1), (5, 5, 5, 5))])
    tied = said(standings.render_tie_breaks(shown(even), 1))
    assert "Players still tied share the rank; a random draw decides who moves up or down." in tied
    assert two.seed.hex()[:8] not in tied
    assert "h2h" not in tied
    assert "promotion" not in said(standings.render_standings(shown(one), 1))
    assert "promotion" in said(standings.render_standings(shown(two), 1))


def test_from_a_calendar_to_that_of_each_other_division() -> None:
    league = began(signed_up(21))
    there = buttons(calendar.render_calendar(shown(league), 2))
    assert {"league.1.calendar.1", "league.1.calendar.3"} <= {*there}
    assert "league.1.calendar.2" not in there


@pytest.mark.parametrize(("size", "most"), [(2, 1), (3, 1), (4, 1), (6, 1), (7, 2), (16, 4)])
def test_no_more_than_about_a_quarter_of_a_division_moves(size: int, most: int) -> None:
    agreed = signed_up(8, game="clustered", table=2, division=size, movers=4).settings
    assert agreed.count_movers(size) == (most, most)
    said = f"Up to {most} relegated per division"
    assert said in describe_settings(agreed, 2 * size, WORDS)
    assert said not in describe_settings(agreed, size, WORDS), "there is one division"
    up = max(most // 2, 1)
    assert replace(agreed, shape="pyramid").count_movers(size) == (up, min(2 * up, size // 2))


def test_where_divisions_differ_as_many_come_up_as_go_down() -> None:
    agreed = signed_up(8, movers=4).settings
    assert agreed.count_division_movers([range(8), range(6)]) == [(0, 1), (1, 0)]


def test_a_session_that_has_begun_names_its_match() -> None:
    league = began(signed_up(5))
    league = grown(league, [Opened(1, 107)], None)
    named = replace(shown(league), match_names={1: ("Mighty Forge", 51)})
    text = said(calendar.render_calendar(named, 1))
    assert "▶️ Session 1 · Mighty Forge #51: P" in text
    assert "⏳ Session 2: P" in text
    assert "▶️ Match 1 · Mighty Forge #51: P" in said(
        calendar.render_calendar(replace(named, single=True), 1)
    )
    page = said(sessions.render_session(named, league.slots[0]))
    assert page.startswith("### Session 1 · Mighty Forge #51\n")
    guide = said(home_screens.render_league_help(WORDS))
    assert "If you miss two rounds, you're out of the season" in guide
    assert "session" not in guide.lower()


def test_the_steps_of_the_help_stand_apart() -> None:
    blocks = home_screens.render_league_help(WORDS).blocks
    texts = [n for n, block in enumerate(blocks) if isinstance(block, Text)]
    assert len(texts) == 5
    assert all(blocks[n + 1] == Line() for n in texts)


def test_the_result_of_a_session_is_no_list() -> None:
    league = began(signed_up(4))
    league = grown(league, [Ended(1, (1, 2, 3, 4), (9, 5, 2, 1))], None)
    text = said(sessions.render_session(shown(league), league.slots[0]))
    assert text.startswith("### Session 1\n")
    assert "Result: 1. P" in text
    assert not any(line.startswith("1. ") for line in text.splitlines())


@pytest.mark.parametrize("letter", ["@", "*", "\u0416"])
def test_names_of_signs_break_no_list_of_people(letter: str) -> None:
    league = signed_up(128, game="clustered", places=84)
    league = grown(league, [Listed(player, there=True) for player in range(130, 170)], None)
    named = shown(league, letter * 32)
    for screen in (panel.render_sign_up(named), panel_screens.render_people(named)):
        assert " …" in said(screen)
        assert len(said(screen)) < MOST_TEXT
