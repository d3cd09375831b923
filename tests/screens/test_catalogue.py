"""The catalogue: complete, without strays, in plain words."""

import re
from dataclasses import replace

import pytest

from bot.screens.cutterland import CutterlandScreens
from bot.words import Words
from engine.contract import FIRST_SEAT
from engine.cutterland.events import (
    CardCut,
    Event,
    LayoutCommitted,
    LayoutRecalled,
    LayoutsRevealed,
    MatchEnded,
    PieceLaid,
    PieceLost,
    PiecesDiscarded,
    PieceTaken,
)
from engine.cutterland.layouts import Layout
from engine.cutterland.options import OPTIONS
from engine.cutterland.squares import NAMES
from tests.languages.reading import sentences
from tests.screens.conftest import CATALOGUE, ROOT
from tests.screens.matches import CARD, GAME, cell, cutting, table_of

CODE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "bot" / "screens" / "cutterland").rglob("*.py"))
)
MADE_IN_PARTS = (
    "cutterland-refusal-", "cutterland-option-", "cutterland-count-", "cutterland-points-",
    "cutterland-kind-", "cutterland-rules-", "cutterland-stage-", "cutterland-duty-",
    "cutterland-duties-", "cutterland-waiting-", "cutterland-devoured-",
    "cutterland-alt-", "cutterland-hindsight-", "cutterland-name",
    "cutterland-key-", "cutterland-effect-", "cutterland-hunt-", "cutterland-text-",
    "cutterland-learn-", "cutterland-puzzle-", "cutterland-about", "cutterland-built-", "command-",
    "option-", "cutterland-cut-overcut-", "cutterland-panel-overcut-",
)  # fmt: skip


@pytest.fixture(scope="module")
def keys() -> list[str]:
    return [one.key for one in sentences(CATALOGUE)]


def test_no_key_stands_there_twice(keys: list[str]) -> None:
    assert len(keys) == len(set(keys))


def test_every_whole_key_in_the_code_is_there(keys: list[str]) -> None:
    named = set(re.findall(r'"(cutterland-[a-z0-9-]*[a-z0-9])"', CODE))
    assert named
    assert not named - set(keys)


@pytest.mark.slow
def test_every_key_is_used(keys: list[str]) -> None:
    things = {name.replace("_", "-") for name in NAMES.values()}
    spare = {
        key for key in keys
        if not re.search(f"[\"']{key}[\"']", CODE) and not key.startswith(MADE_IN_PARTS)
        and key.removeprefix("cutterland-") not in things
    }  # fmt: skip
    assert not spare


def test_options_and_their_choices_are_named(words: Words) -> None:
    for option in OPTIONS:
        assert words(f"cutterland-option-{option.key}")
        for choice in () if option.key == FIRST_SEAT else option.choices:
            assert words(f"cutterland-option-{option.key}-{choice}")


def test_levels_are_named(words: Words) -> None:
    assert all(words(f"level-{level}") for level in GAME.computers)


def test_commands_and_pages_are_named(screens: CutterlandScreens, words: Words) -> None:
    names = {move.name for move in screens.commands} | {look.name for look in screens.view_commands}
    moves = {"cut", "discard", "take", "place", "build"}
    assert names == moves | {"cards", "hand", "score", "land", "hunt"}
    assert len(screens.rule_pages(words)) == len(screens.rules)


EVENTS: list[tuple[Event, str | None]] = [
    (
        CardCut(0, CARD, ("ABEF", "CDGH", "IJKL"), 0),
        "**Ana** cut a card into pieces of 4, 4 and 4 squares.",
    ),
    (
        CardCut(0, CARD, ("AB", "EF", "CDGH", "IJKL"), -3),
        "**Ana** cut extra pieces (2, 2, 4 and 4 squares) and lost 3 VP.",
    ),
    (PiecesDiscarded(1, ("B", "D")), "**Ben** removed pieces B and D."),
    (PiecesDiscarded(1, ("B",)), "**Ben** removed piece B."),
    (PieceTaken(2, "A", False), "**Cleo** took piece A."),
    (PieceTaken(0, "C", True), "**Ana** got the last piece, C."),
    (PieceLaid(1, "B", cell("A1"), 1, False), "**Ben** placed piece B."),
    (PieceLaid(1, "B", cell("A1"), 0, True), None),
    (PieceLost(1, "B"), "**Ben** lost piece B: it fits nowhere."),
    (LayoutCommitted(1), "**Ben** locked in."),
    (LayoutRecalled(1), "**Ben** undid the lock-in."),
    (
        LayoutsRevealed((Layout(), Layout(), Layout())),
        "Everyone has built. The predators hunt!",
    ),
    (MatchEnded((7, 18, 16), (3, 1, 2)), "**Ben** won with 18 VP."),
    (MatchEnded((9, 18, 18), (3, 1, 1)), "**Ben** and **Cleo** shared the win with 18 VP."),
]


@pytest.mark.parametrize(("event", "line"), EVENTS)
def test_every_event_has_its_line(
    event: Event, line: str | None, screens: CutterlandScreens, words: Words
) -> None:
    assert screens.describe_event(event, table_of(cutting()), words) == line


CUT = CardCut(0, CARD, ("ABEF", "CDGH", "IJKL"), 0)
TAKEN = [PieceTaken(1, "C", False), PieceTaken(2, "A", False), PieceTaken(0, "B", True)]
LAID = PieceLaid(2, "A", cell("A1"), 0, False)
LOST = "**Ana** lost piece B: it fits nowhere."


@pytest.mark.parametrize(
    ("seat", "own", "since", "lines"),
    [
        (0, [CUT], [], ["**Ana** cut a card into pieces of 4, 4 and 4 squares."]),
        (0, [CUT], TAKEN[:1], ["C → **Ben**"]),
        (0, [CUT], [*TAKEN, CUT, *TAKEN], ["C → **Ben** · A → **Cleo** · B → **you**"]),
        (
            0, [CUT], [*TAKEN, PieceLost(0, "B")],
            ["C → **Ben** · A → **Cleo** · B → **you**", LOST],
        ),
        (2, [TAKEN[1]], [], ["**Cleo** took piece A."]),
        (2, [TAKEN[1], LAID], [], ["Took A and placed it."]),
        (
            2, [TAKEN[1], TAKEN[2], LAID], [CUT],
            ["Took A and placed it.", "**Ana** got the last piece, B."],
        ),
        (
            0, [TAKEN[2], replace(LAID, seat=0, piece="B"), PieceTaken(0, "D", True)],
            [PieceLost(0, "D")], ["Took B and placed it.", LOST.replace("B", "D")],
        ),
        (2, [LAID], [PieceLaid(2, "B", cell("A1"), 0, True)], ["**Cleo** placed piece A."]),
        (2, [LAID], [PieceTaken(2, "B", True)], ["**Cleo** got the last piece, B."]),
    ],
)  # fmt: skip
def test_a_press_tells_what_came_of_it(
    seat: int, own: list[Event], since: list[Event], lines: list[str],
    screens: CutterlandScreens, words: Words,
) -> None:  # fmt: skip
    assert screens.describe_action(own, since, seat, table_of(cutting()), words) == lines
