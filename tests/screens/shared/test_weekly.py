"""How the weekly post of a server reads."""

import pytest

from bot.games import build_games, find_catalogue_files
from bot.models.people import Week
from bot.render.scene import Scene
from bot.screens.screen import Picture, Screen, Text
from bot.screens.shared.weekly import (
    MatchLine,
    RatingLine,
    WeeklyBoard,
    WeeklyReport,
    render_weekly,
)
from bot.words import Catalogues
from tests.screens.table import build_table

CATALOGUES = Catalogues.load(find_catalogue_files())
GAME = build_games()["clustered"]
TABLE = build_table(GAME, GAME.start(2, bytes(32), {}), ("Ana", "Ben"))
WEEK = Week(1_000_000, 1_604_800, 1_637_200, 1)
REPORT = WeeklyReport(
    WEEK,
    (
        MatchLine(TABLE, ("*Ana*",), 42, 2),
        MatchLine(TABLE, (None, "Ben"), 20, 3),
        MatchLine(TABLE, ("Cleo",), 9, 1),
    ),
    WeeklyBoard(TABLE, "*Ana*", 42, Scene(400, 200, "mat")),
    (("*Ana*", 2), ("Ben", 1)),
    (
        RatingLine("*Ana*", "clustered", "two", 833, 812),
        RatingLine("Ben", "clustered", "two", 700, 712),
        RatingLine("Cleo", "clustered", "few", 650, None),
    ),
    ((1, "Ben", 540), (2, "Cleo", 300)),
)


def read(screen: Screen) -> list[str]:
    texts = [block.body for block in screen.blocks if isinstance(block, Text)]
    return "\n".join(texts).splitlines()


def test_a_week_in_words() -> None:
    screen = render_weekly(REPORT, CATALOGUES.words("en"))
    assert read(screen) == [
        "## 📰 What happened here",
        "-# <t:1043200:D> – <t:1561600:D>",
        "**Matches finished: 3**",
        r"- Clustered · Quiet Otter #42: 🏆 **\*Ana\*** · points: 42 · players: 2",
        "- Clustered · Quiet Otter #42: 🏆 someone, **Ben** · points: 20 · players: 3",
        "- Clustered · Quiet Otter #42: **Cleo**, solo · points: 9",
        r"**Most active:** \*Ana\* (2) · Ben (1)",
        "**New ratings**",
        r"- \*Ana\*: 833 (+21) · Clustered, tables of 2",
        "- Ben: 700 (−12) · Clustered, tables of 2",
        "- Cleo: 650 (first rating) · Clustered, tables of 3–4",
        "**Daily puzzles:** 1. Ben (540) · 2. Cleo (300)",
        "-# To stay unnamed: `/privacy`. Managers can stop these posts: `/settings`.",
    ]
    (picture,) = (block for block in screen.blocks if isinstance(block, Picture))
    assert picture.alt == ("Most points this week: *Ana* with 42, in Clustered · Quiet Otter #42.")


@pytest.mark.parametrize("locale", ["en", "es", "ru"])
def test_the_busiest_week_fits_a_message(locale: str) -> None:
    long, many = "W" * 32, 40
    report = WeeklyReport(
        WEEK,
        (MatchLine(TABLE, (long, long, long, long), 999, 4),) * many,
        None,
        ((long, 99),) * many,
        (RatingLine(long, "cutterland", "many", 1_999, 1_000),) * many,
        ((1, long, 700),) * many,
    )
    lines = read(render_weekly(report, CATALOGUES.words(locale)))
    assert sum(map(len, lines)) < 4_000
    assert len(lines) < 30
