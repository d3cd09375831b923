"""What is shown of a match that is looked back on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games import find_catalogue_files
from bot.render.scene import Label
from bot.screens.contract import SupportsAnalysis
from bot.screens.screen import Screen
from bot.screens.wildlands.screens import WildlandsScreens
from bot.words import Catalogues, Words
from engine.contract import Param
from engine.wildlands.actions import read_action, write_action
from engine.wildlands.computers.looking_back import (
    Chances,
    Finding,
    Hindsight,
    Kind,
    Moment,
    Swing,
)
from engine.wildlands.views import View
from tests.screens.matches import as_text, pictures
from tests.screens.test_limits import check
from tests.screens.wildlands.tables import playing, seen, table_of

SCREENS = WildlandsScreens()
STATE = playing({"a1": 7, "b1": 8, "b2": 9}, "1m3 12 W", "12", shards=("8", "30"))


def finding(
    kind: Kind,
    line: str,
    better: str,
    cost: int,
    params: dict[str, Param],
    view: View | None = None,
) -> Finding:
    actions = read_action(line), read_action(better)
    lines = write_action(actions[0]), write_action(actions[1])
    return Finding(kind, 5, 0, view or seen(STATE), *actions, *lines, cost, params)


LEARNT = Hindsight(
    (
        finding(Kind.CLAIM, "end", "move 1 8 12", 8, {"space": 8}),
        finding(Kind.KNOCK_OUT, "end", "move 1 8 12", 12, {"fighter": "b1"}),
        finding(Kind.END, "draw", "end", 4, {}),
    ),
    (
        Swing(Moment.CLAIMED, 6, 1, 30, "", 60, 45, 1),
        Swing(Moment.KNOCKED_OUT, 9, 0, None, "Two", 45, 80, 2),
    ),
)


def told(learnt: Hindsight, reader: int | None, words: Words) -> str:
    return as_text(Screen(SCREENS.analysis_blocks(learnt, table_of(STATE), 0, reader, words)))


def test_decisions_stand_beside_better_ones_with_what_these_are_for(words: Words) -> None:
    assert isinstance(SCREENS, SupportsAnalysis)
    text = told(LEARNT, 0, words)
    assert "differently for you:" in text
    better = "Better: **One → space 8 · card 1-2, for the shard in space 8** (+8%)"
    assert f"- **Turn 5:** end the turn. {better}" in text
    assert "**One → space 8 · card 1-2, to knock out One** (+12%)" in text
    assert "draw 2 cards. Better: **end the turn** (+4%" in text
    assert "- Turn 6: **Ben** claimed the shard in space 30 (60 → 45%)" in text
    assert "- Turn 9: **Ana** knocked out Two (45 → 80%)" in text


def test_the_costliest_decision_is_drawn(words: Words) -> None:
    screen = Screen(SCREENS.analysis_blocks(LEARNT, table_of(STATE), 0, 1, words))
    (picture,) = pictures(screen)
    assert "Chosen: a1 One in 7. Goal: 8." in picture.alt
    assert "differently for **Ana**" in as_text(screen)


def test_the_chances_are_drawn_with_what_changed_them_most(words: Words) -> None:
    course = (Chances(6, (60, 40)), Chances(9, (45, 55)), Chances(9, (80, 20)))
    learnt = replace(LEARNT, course=course)
    screen = Screen(SCREENS.analysis_blocks(learnt, table_of(STATE), 0, 0, words))
    chart, _ = pictures(screen)
    assert "Ana: 60 → 80" in chart.alt
    assert "Ben: 40 → 20" in chart.alt
    labels = [one.text for one in chart.scene.shapes if isinstance(one, Label)]
    assert {"Ana", "Ben", "Chance to win", "turn 9"} <= {*labels}


def test_without_mistakes_it_says_so(words: Words) -> None:
    assert "nothing clearly better for you." in told(Hindsight((), ()), 0, words)
    bare = Hindsight((), LEARNT.swings)
    assert "**Ana** knocked out Two (45 → 80%)" in told(bare, None, words)


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_it_fits_in_every_language(language: str) -> None:
    words = Catalogues.load(find_catalogue_files()).words(language)
    for reader in (0, None):
        blocks = SCREENS.analysis_blocks(LEARNT, table_of(STATE), 0, reader, words)
        check(Screen(blocks, match=42))
