"""Every screen of leagues, in every language, within Discord's limits; and what they say."""

import csv
import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache, reduce
from io import StringIO
from itertools import pairwise, product
from random import Random

import pytest
from discord import ui

from bot.games import find_catalogue_files
from bot.leagues.aggregate import advance, fold
from bot.leagues.commands import begin_season
from bot.leagues.events import Body, Corrected, Dropped, Ended, Event, Founded, SignedUp
from bot.leagues.league import League, SimulationResult
from bot.leagues.season_rules import advance_season
from bot.leagues.session_length import Fix, SessionLength
from bot.leagues.settings import LeagueSettings
from bot.presentation.layouts import FIRST_MARK, MOST_TEXT, content_of, view_of
from bot.render.charts import (
    Course,
    champions_scene,
    chances_scene,
    line_chart_scene,
    table_scene,
)
from bot.render.scene import Label, Scene, Stroke
from bot.screens.discord_limits import CODE_COLUMNS
from bot.screens.screen import Picture, Row, Screen, Select, Text
from bot.screens.shared import rating
from bot.screens.shared.league import (
    announcements,
    calendar,
    export,
    home,
    panel,
    sessions,
    simulation,
    standings,
)
from bot.screens.shared.league import home as home_screens
from bot.screens.shared.league import panel as panel_screens
from bot.screens.shared.league.formatting import LeagueView
from bot.screens.shared.league.settings import PAGES, render_settings_page
from bot.screens.shared.profile import Profile, render_profile
from bot.words import Catalogues, Words
from engine.contract import Param, rank_with_ties

WORDS = Catalogues.load(find_catalogue_files())
NAMES = {player: f"Somebody *{player}* @everyone"[:32] for player in range(200)}
POSTS: tuple[tuple[str, dict[str, Param]], ...] = (
    ("sign-up", {}), ("began", {}), ("digest", {"season": 1}), ("closed", {}),
    ("round", {"wave": 2}), ("dropped", {"player": 3}), ("extended", {"days": 7}),
    ("dropped", {"player": 3, "by_player": 99}),
    ("corrected", {"number": 1, "reason": "*so* @here"}), ("adjudicated", {"number": 2}),
    ("cancelled", {"number": 2}), ("walkover", {"number": 2}), ("paused", {}), ("resumed", {}),
    ("repeated", {"number": 2}), ("reopened", {}), ("hastened", {}),
    ("uncorrected", {"number": 1}), ("back", {"player": 3}), ("undone", {"act": 2}),
    ("unplayed", {"numbers": "1 2"}), ("absent", {"players": "3 4"}),
    ("unplayed", {"numbers": "1", "players": "2", "pairs": "3:99 4:98"}),
    ("absent", {"player": 3, "by_player": 99}),
    ("digest", {"season": 1, "left": "1:3,4 2:3", "away_in": "3:2/2 4:1/2", "vacation": "5"}),
    ("reminded", {"waits": "1:3,4 2:5", "stopped": "2"}),
    ("podium", {"season": 1}), ("places", {"before": 3}), ("places", {"before": 0}),
)  # fmt: skip


def grown(league: League, bodies: list[Body], at: int = 1_000) -> League:
    events = [Event(league.seq + n, body, 1, at) for n, body in enumerate(bodies, 1)]
    return reduce(advance, events, league)


def signed_up(players: int, **terms: object) -> League:
    agreed = LeagueSettings("cutterland", **terms)  # type: ignore[arg-type]
    league = fold([Event(1, Founded(agreed), 1, 0)])
    return grown(league, [SignedUp(player) for player in range(1, players + 1)])


def played(players: int, part: float = 1.0, **terms: object) -> League:
    """A season of which a part has been played, some of it corrected, with somebody who left."""
    league = signed_up(players, **terms)
    league = grown(league, begin_season(league, bytes(32)))
    rng = Random(players)
    for slot in league.slots[: round(len(league.slots) * part)]:
        scores = tuple(rng.randrange(60) for _ in slot.fixture.players)
        if slot.result is None:
            league = grown(league, [Ended(slot.number, rank_with_ties(scores), scores)])
    last = league.slots[-1]
    league = grown(league, [Dropped(last.fixture.players[0])])
    first = league.slots[0]
    return grown(league, [Corrected(first.number, (), (), "a dispute")])


def over() -> League:
    league = played(14)
    return grown(league, advance_season(league))


LEAGUES: dict[str, Callable[[], League]] = {
    "sign-up": lambda: signed_up(128, places=84),
    "empty": lambda: signed_up(0, format="swiss"),
    "running": lambda: played(14, 0.5),
    "large": lambda: played(128, 0.5, places=128, division=32, at_once=3),
    "swiss": lambda: played(9, 1.0, format="swiss", table=2),
    "over": over,
}


@cache
def league_of(name: str) -> League:
    return LEAGUES[name]()


FIXES = (
    Fix("quick", True, 24, 14), Fix("single", True, 22, 14), Fix("table", 3, 27, 14),
    Fix("interval", 42, 42, 42),
)  # fmt: skip
LENGTHS = (
    SessionLength(1, 19, 22, 12, 28), SessionLength(2, 37, 45, 0, 14, fixes=FIXES),
    SessionLength(
        1, 19, 22, 12, 14, times_out_at_night=True,
        fixes=(Fix("clock", "daily", 30, 14), Fix("clock", "bank", 30, 14)),
    ),
)  # fmt: skip


def measure_code(texts: Iterable[str]) -> int:
    """The columns of the widest line in a code block."""
    blocks = re.findall(r"```\n(.*?)\n```", "\n".join(texts), re.DOTALL)
    lines = (line.replace("\u2060", "") for block in blocks for line in block.splitlines())
    return max(map(len, lines), default=0)


def screens(league: League, words: Words) -> Iterator[Screen]:
    """Everything there is to see of a league."""
    name = "Winter *league* of the longest name that somebody would give"
    shown = LeagueView(1, name, league, NAMES, words)
    yield panel.render_sign_up(shown)
    yield panel.render_league_panel(shown, "said", 12)
    for length in LENGTHS:
        yield panel.render_league_panel(shown, "said", 12, length)
    yield panel.render_start_question(shown)
    yield panel.render_season_question(shown, "end")
    yield panel.render_season_question(shown, "leave")
    yield panel.render_season_question(shown, "hasten")
    yield panel.render_drop_question(shown, 1)
    yield home_screens.render_league_help(words, (), shown, organiser=True)
    yield home_screens.render_league_help(words, ("cutterland", "clustered"))
    yield home.render_no_league(("cutterland", "clustered"), True, words)
    yield home.render_no_league((), False, words)
    for page in PAGES:
        flags = ("single", "quick")
        yield render_settings_page(shown, page, (2, 3, 4), "said", length=LENGTHS[1], flags=flags)
    for number in (0, 1, 9):
        yield panel_screens.render_people(shown, "said", number)
        yield sessions.render_sessions(shown, number)
    for slot in league.slots[:3]:
        yield sessions.render_session(shown, slot, "said")
    for division in range(1, min(len(league.divisions), 3) + 1) or (1,):
        yield standings.render_standings(shown, division)
        yield standings.render_tie_breaks(shown, division)
        yield standings.render_standings_picture(shown, division)
        yield calendar.render_calendar(shown, division)
    for player in (1, 2, 3, 150):
        yield calendar.render_own_sessions(shown, player, {})
        yield standings.render_rank_explanation(shown, player)
        others = [(n, f"league {n}") for n in range(1, 11)]
        yield home.render_league_home(shown, player, organiser=True, others=others)
    for kind, params in POSTS:
        if int(params.get("act", 0)) > league.seq:
            continue
        screen = announcements.render_announcement(kind, params, 2_000, shown)
        if screen is not None:
            yield screen
    yield export.render_league_export(shown)


def test_push_notifications_quote_who_is_out_of_the_season() -> None:
    """Only classic messages are quoted, and only those with buttons carry marks."""
    shown = LeagueView(1, "Winter", league_of("running"), NAMES, WORDS.words("en"))
    for params in ({"player": 3}, {"player": 3, "by_player": 99}):
        screen = announcements.render_announcement("dropped", params, 2_000, shown)
        assert screen is not None
        text = content_of(replace(screen, marks=(FIRST_MARK,)))
        assert text is not None
        assert "the season" in text


@pytest.mark.parametrize("locale", ["en", "es", "ru"])
def test_a_setting_is_not_cut_off_on_a_phone(locale: str) -> None:
    for page, which in product(PAGES, ("empty", "sign-up")):
        shown = LeagueView(1, "Winter", league_of(which), NAMES, WORDS.words(locale))
        menus = render_settings_page(shown, page, (2, 3, 4)).blocks
        labels = [one.label for menu in menus if isinstance(menu, Select) for one in menu.choices]
        assert [one for one in labels if len(one) > 34] == []


@pytest.mark.parametrize("locale", ["en", "es", "ru"])
def test_what_the_guides_name_is_a_button(locale: str) -> None:
    """`New league` stood in the guide, and `New league: Clustered` on the button."""
    words, labels = WORDS.words(locale), set[str]()
    for league in (league_of("empty"), league_of("running"), league_of("over")):
        for screen in screens(league, words):
            rows = [block for block in screen.blocks if isinstance(block, Row)]
            labels |= {button.label for row in rows for button in row.buttons}
    guides = (words(f"league-help-{one}") for one in home_screens.HELP)
    named = re.findall(r"\*\*([^*]+)\*\*", "\n".join(guides))
    assert {one for one in named if not one.endswith(".")} <= labels


@pytest.mark.parametrize("locale", ["en", "es", "ru"])
@pytest.mark.parametrize("which", LEAGUES)
def test_every_screen_fits_into_a_message(which: str, locale: str) -> None:
    league = league_of(which)
    for screen in screens(league, WORDS.words(locale)):
        for drawn in (None, frozenset[str]()):
            items = list(view_of(screen, drawn=drawn).walk_children())
            assert len(items) <= 40
            texts = [one.content for one in items if isinstance(one, ui.TextDisplay)]
            assert sum(map(len, texts)) <= MOST_TEXT
            assert not any("@everyone" in text or "@here" in text for text in texts)
            assert measure_code(texts) <= CODE_COLUMNS
        for block in screen.blocks:
            if isinstance(block, Select):
                assert 1 <= len(block.choices) <= 25
                chosen = int(".set." in block.control or block.control.endswith("which"))
                assert sum(choice.chosen for choice in block.choices) == chosen, block.control
            if isinstance(block, Picture):
                assert len(block.alt) <= 1_024
                assert len(block.text) <= 3_500


def test_a_place_is_explained_by_what_parts_it_from_its_neighbours() -> None:
    words = WORDS.words("en")
    league = league_of("running")
    second = league.standings(1)[1]
    screen = standings.render_rank_explanation(
        LeagueView(1, "Winter", league, {}, words), second.player
    )
    text = "\n".join(block.body for block in screen.blocks if isinstance(block, Text))
    assert ": rank **2**" in text
    assert text.count("is ahead of") == 2
    mine = [slot for slot in league.slots_of(second.player) if slot.result is not None]
    assert text.count("- session") == len(mine)
    assert f"to play: {len(league.slots_of(second.player)) - len(mine)}" in text


def test_the_files_say_the_same() -> None:
    words, league = WORDS.words("en"), league_of("running")
    shown = LeagueView(1, "Winter", league, NAMES, words)
    told = json.loads(export.as_json(shown))
    rows = list(csv.DictReader(StringIO(export.as_csv(shown))))
    assert len(rows) == sum(len(one["players"]) for one in told["sessions"])
    assert len(told["standings"]) == 2
    for number, lines in enumerate(told["standings"], 1):
        assert [one["player"] for one in lines] == [
            line.player for line in league.standings(number)
        ]
    assert all(row["player"][0] not in "=+-@" for row in rows)


def test_a_rehearsal_is_shown_within_a_message() -> None:
    league = league_of("over")
    done = SimulationResult(
        tuple((slot, 1, 100) for slot in league.slots * 9),
        tuple(league.standings(one) for one in (1, 2)), 100, 1, 14,
    )  # fmt: skip
    long_names = dict.fromkeys(range(99), "W" * 32)
    for locale in ("en", "es", "ru"):
        screen = simulation.render_simulation(
            done, 14, LeagueView(1, "W", league, long_names, WORDS.words(locale)), 0.3
        )
        texts = [one.body for one in screen.blocks if isinstance(one, Text)]
        assert sum(map(len, texts)) <= MOST_TEXT
        assert 0 < measure_code(texts) <= CODE_COLUMNS


def test_a_rehearsal_says_who_plays_it_and_what_is_made_up() -> None:
    league = league_of("running")
    done = SimulationResult(
        tuple((slot, 1, 5) for slot in league.slots),
        tuple(league.standings(one) for one in (1, 2)), 5, 1, 14,
        frozenset({3}), {1: (5, 6), 3: (1, 6)},
    )  # fmt: skip
    names = {1: "Ana_", 2: "Ben", 3: "Cleo"}
    view = LeagueView(1, "W", signed_up(3), names, WORDS.words("en"))
    for reader, away in ((0, "Ana\\_"), (1, "Ben"), (2, "Ana\\_")):
        screen = simulation.render_simulation(done, 14, view, 7.3 / 24, reader)
        text = "\n".join(one.body for one in screen.blocks if isinstance(one, Text))
        assert f"{away} is away for the whole" in text, "not the reader"
    assert "Player 14 leaves" in text
    assert "moves after about 7 h" in text
    assert "none of it counts" in text
    assert re.search(r"Session 2, days 1–5: 1\. [^·]+ · 2\. ", text)
    assert re.search(r"\d\. Ana_ +\d", text)
    assert re.search(r"player +points +matches", text)
    assert re.search(r"– .+ +[\d.]+ +1/6", text), "no rank, as in a real season"


def test_who_leaves_a_rehearsal_is_someone_else_too() -> None:
    names = {1: "Olga", 2: "Ben", 3: "Ana"}
    players = (1, -1, 2, 3)
    league = replace(signed_up(0), roster=players)
    view = LeagueView(1, "W", league, names, WORDS.words("en"))
    cast = simulation.cast_players(view, len(players), 1)
    assert [cast.plain_name(one) for one in (1, 2, 3, 4)] == ["Ben", "Olga", "Computer A", "Ana"]
    alone = LeagueView(1, "W", replace(league, roster=(1, -1)), names, WORDS.words("en"))
    assert simulation.cast_players(alone, 2, 1).players[2] == 1


def test_no_ratings_and_no_matches_are_said_in_words() -> None:
    for words in map(WORDS.words, ("en", "es", "ru")):
        for screen in (
            rating.render_ratings("Ana", (), words),
            rating.render_leaderboard((), {}, "cutterland", "few", words),
            render_profile(Profile("Ana"), words),
        ):
            (block,) = screen.blocks
            assert isinstance(block, Text)


COURSES = [
    Course(name, "silver", [25, 10, 10, end])
    for name, end in zip(("Ana", "Bo", "Cid", "Dag"), (0, 100, 0, 0), strict=True)
]
SCENES: list[Callable[[], Scene]] = [
    lambda: line_chart_scene("Ana", [833], "one"),
    lambda: line_chart_scene("Ana", [833, 833, 1900, -200], "some"),
    lambda: chances_scene("Chance", [0, 1, 2, 9], COURSES),
    lambda: chances_scene("Chance", [0, 5], [Course("Ana", "silver", [20, 100])]),
    lambda: table_scene("t", ["a", "b"], [("1", "Ana", ("1", "2"))] * 32, (2, 5)),
    lambda: champions_scene("Winter", "season 1", ["Ana", "Bo", "Cid"]),
    lambda: champions_scene("Winter", "season 1", ["Ana"]),
    lambda: champions_scene("Winter", "season 1", ["Ana", "Bo", "Cid"], 2),
]


@pytest.mark.parametrize("number", range(len(SCENES)))
def test_everything_is_inside_the_picture(number: int) -> None:
    scene = SCENES[number]()
    for shape in scene.shapes:
        if isinstance(shape, Label):
            x, y = shape.at
            assert 0 <= x <= scene.width
            assert 0 <= y <= scene.height


def test_names_at_the_ends_of_courses_never_overlap() -> None:
    scene = chances_scene("Chance", [0, 1, 2, 9], COURSES)
    names = {course.name for course in COURSES}
    heights = sorted(
        one.at[1] for one in scene.shapes if isinstance(one, Label) and one.text in names
    )
    assert all(below - above > 30 for above, below in pairwise(heights))


def test_the_course_rises_with_the_number() -> None:
    scene = line_chart_scene("Ana", [800, 900, 1000, 700], "")
    line = max((one.points for one in scene.shapes if isinstance(one, Stroke)), key=len)
    heights = [y for _, y in line]
    assert heights[3] > heights[0] > heights[1] > heights[2]
