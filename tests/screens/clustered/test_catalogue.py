"""Clustered's catalogue: complete, without strays, every event and refusal in plain words."""

import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.models.match import Status
from bot.screens.clustered import ClusteredScreens
from bot.screens.context import Context
from bot.words import Words
from engine.cells import read_cell
from engine.clustered.events import (
    CardPlaced,
    CardsDiscarded,
    CardsDrawn,
    Event,
    FirstDiscardsChosen,
    FirstDiscardsRecalled,
    FirstDiscardsRevealed,
    MatchEnded,
)
from engine.clustered.options import OPTIONS
from engine.clustered.state import Phase
from engine.contract import FIRST_SEAT, QUICK, IllegalAction
from tests.languages.reading import read_refusals, sentences
from tests.screens.clustered.tables import GAME, middle, opening, random_states, table_of
from tests.screens.conftest import ROOT
from tests.screens.matches import as_text

FOLDER = ROOT / "bot" / "screens" / "clustered"
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py")))
MADE_IN_PARTS = (
    "clustered-refusal-", "clustered-option-", "clustered-points-", "clustered-kind-",
    "clustered-rules-", "clustered-stage-", "clustered-duty-", "clustered-call-", "clustered-how-",
    "clustered-waiting-", "clustered-deed-", "clustered-key-", "clustered-panel-",
    "clustered-text-", "clustered-learn-", "clustered-name", "clustered-about",
    "clustered-puzzle-", "clustered-quick",
    "command-", "option-",
)  # fmt: skip


@pytest.fixture(scope="module")
def keys() -> list[str]:
    return [one.key for one in sentences(FOLDER / "locales" / "en.ftl")]


def test_no_key_stands_there_twice(keys: list[str]) -> None:
    assert len(keys) == len(set(keys))


def test_every_whole_key_in_the_code_is_there(keys: list[str]) -> None:
    named = set(re.findall(r'"(clustered-[a-z0-9-]*[a-z0-9])"', CODE))
    assert named
    assert not named - set(keys)


def test_every_key_is_used(keys: list[str]) -> None:
    spare = {
        key
        for key in keys
        if not re.search(f"[\"']{key}[\"']", CODE) and not key.startswith(MADE_IN_PARTS)
    }
    assert not spare


def test_options_and_their_choices_are_named(words: Words) -> None:
    for option in OPTIONS:
        assert words(f"clustered-option-{option.key}")
        assert words(f"option-{option.key}-name")
        for choice in () if option.key == FIRST_SEAT else option.choices:
            assert words(f"clustered-option-{option.key}-{choice}")
    assert all(words(f"level-{level}") for level in GAME.computers)


def test_commands_and_pages_are_named(screens: ClusteredScreens, words: Words) -> None:
    names = {move.name for move in screens.commands} | {look.name for look in screens.view_commands}
    assert names == {"play-card", "discard", "hand", "score"}
    assert len(screens.rule_pages(words)) == len(screens.rules)


M12 = read_cell("M12") or 0
EVENTS: list[tuple[Event, str | None]] = [
    (CardPlaced(0, "2T*", M12, False), "**Ana** played ▲▲ at M12."),
    (CardPlaced(1, "W", M12, True), "**Ben** had only one legal move: Ⓦ at M12."),
    (
        CardsDiscarded(1, ("3Co",), "stuck", False),
        "**Ben** couldn't play and discarded ○○○.",
    ),
    (
        CardsDiscarded(1, ("3Co",), "stuck", True),
        "**Ben** couldn't play and discarded ○○○.",
    ),
    (CardsDiscarded(0, ("1S:",), "trim", False), "**Ana** kept 5 cards and discarded ▣."),
    (CardsDrawn(0, 1), None),
    (FirstDiscardsChosen(2), "**Cleo** chose 2 cards to discard."),
    (FirstDiscardsRecalled(2), "**Cleo** undid the first discards."),
    (
        FirstDiscardsRevealed((("1So", "W"), ("2C:", "2C*"))),
        "First discards: **Ana** □ and Ⓦ; **Ben** ◉◉ and ●●.",
    ),
    (MatchEnded((7, 18, 16), (3, 1, 2)), "**Ben** won with 18 points."),
    (MatchEnded((9, 18, 18), (3, 1, 1)), "**Ben** and **Cleo** shared the win with 18 points."),
]


@pytest.mark.parametrize(("event", "line"), EVENTS)
def test_every_event_has_its_line(
    event: Event, line: str | None, screens: ClusteredScreens, words: Words
) -> None:
    assert screens.describe_event(event, table_of(random_states(8, {}, 8)[0]), words) == line


def test_alone_nobody_wins(screens: ClusteredScreens, words: Words) -> None:
    alone = table_of(random_states(1, {"third_wild": True}, 1)[-1])
    line = screens.describe_event(MatchEnded((40,), (1,)), alone, words)
    assert line == "**Ana** scored 40 points."


def test_every_code_has_a_sentence(screens: ClusteredScreens, words: Words) -> None:
    whole = {"most", "least", "row", "wanted", "named", "seats", "common"}
    for code, names in read_refusals("clustered").items():
        params: dict[str, Any] = {name: 1 if name in whole else "M13" for name in names}
        sentence = screens.explain_refusal(IllegalAction(code, **params), words)
        assert sentence.strip().endswith("."), code
        assert "{" not in sentence, code
        assert len(sentence) <= 200, code


@pytest.mark.parametrize("phase", list(Phase))
@pytest.mark.parametrize("code", ["wrong-phase", "not-your-turn"])
def test_every_phase_has_its_word(
    phase: Phase, code: str, screens: ClusteredScreens, words: Words
) -> None:
    error = IllegalAction(code, phase=phase.value, action="place")
    assert screens.explain_refusal(error, words).endswith(".")


def test_what_was_typed_stays_text(screens: ClusteredScreens, words: Words) -> None:
    error = IllegalAction("card-unknown", card="`**@x**`\n# x")
    assert "`'**@x**' # x`" in screens.explain_refusal(error, words)


def test_a_record_has_a_heading_for_each_round(screens: ClusteredScreens, words: Words) -> None:
    states = random_states(2, {"table": "small"}, 2)
    public = [GAME.observe(state, None) for state in states]
    told = [screens.write_headings(before, after, words) for before, after in pairwise(public)]
    assert told[0] == (("58 cards still to play",) if public[0].active == public[0].first else ())
    assert sum(map(bool, told)) >= len(states) // 3
    before = GAME.observe(opening(), None)
    assert screens.write_headings(before, before, words) == ("First discards",)


def test_a_match_ended_early_says_so_and_has_no_winner(
    screens: ClusteredScreens, words: Words
) -> None:
    table = replace(table_of(middle()), status=Status.CANCELLED)
    told = as_text(screens.render_board(Context(GAME.observe(middle(), None), table, words)))
    assert told.count("The match ended early.") == 1


def test_what_is_shorter_in_a_fast_game_is_said_in_figures(words: Words) -> None:
    quick = GAME.propose_options(4)[QUICK]
    fast, slow = (GAME.count_decisions(4, options) // 4 for options in (quick, {}))
    figures = re.findall(r"\d+", words("clustered-quick-about"))
    assert figures == [str(fast), str(slow)]
