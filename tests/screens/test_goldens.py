"""The screens of a match in words, read as a whole: changes are reviewed as diffs.

`UPDATE_GOLDEN=1 pytest tests/screens/test_goldens.py` writes them again.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.replies import Draft
from bot.words import Words
from engine.contract import Json, Seat
from engine.cutterland.state import State
from tests.cutterland.matches import set_up
from tests.screens.matches import GAME, as_text, cutting, resolving, sharing, table_of

FOLDER = Path(__file__).parent / "goldens"
LAND = "mD mG wK wF / mF pC p. mG / -- w. m^ m="


def revealed() -> State:
    """Seat 0 builds, seat 1 does not."""
    state = GAME.apply(resolving(LAND, 2, 2), 0, GAME.read("resolve tower N13, wall O13-P13")).state
    return GAME.apply(state, 1, GAME.read("resolve")).state


def committed() -> State:
    return GAME.apply(resolving(LAND, 2, 2), 0, GAME.read("resolve tower N13")).state


def overcut() -> State:
    """Seat 0 has cut five pieces; seat 2 removes two."""
    state = sharing((None,) * 5, ("ABEF", "CD", "GH", "IJ", "KL"))
    return set_up(state, overcut="penalty")


LAST: list[Json] = ["ABC", "DGHL", "EFIJK"]
SCENES: dict[str, tuple[Callable[[], State], Seat | None, Draft]] = {
    "board-cut": (cutting, None, {}),
    "board-take": (lambda: sharing((None, 1, None)), None, {}),
    "board-lay": (lambda: sharing((0, 1, 2)), None, {}),
    "board-resolve": (committed, None, {}),
    "board-over": (revealed, None, {}),
    "panel-cut": (cutting, 0, {}),
    "panel-cut-ready": (cutting, 0, {"card": 1, "text": "ABEF CDGH"}),
    "panel-cut-wrong": (cutting, 0, {"card": 1, "text": "ABEF CDGH IJ"}),
    "panel-cut-begun": (cutting, 0, {"card": 1, "brush": 1, "cuts": {"1": ["ABEK", "CD"]}}),
    "panel-cut-left": (cutting, 0, {"card": 1, "cuts": {"1": ["ABEF", "CDGH"]}, "last": LAST}),
    "panel-cut-waiting": (cutting, 1, {}),
    "panel-take": (lambda: sharing((None, 1, None)), 2, {}),
    "panel-take-tried": (lambda: sharing((None, 1, None)), 2, {"piece": "C"}),
    "panel-discard": (overcut, 2, {"pieces": "B"}),
    "panel-lay": (lambda: sharing((0, 1, 2)), 0, {}),
    "panel-lay-apart": (lambda: sharing((0, 1, 2)), 0, {"piece": "A", "cell": 0, "turns": 0}),
    "panel-resolve": (lambda: resolving(LAND, 2, 2), 0, {}),
    "panel-resolve-built": (lambda: resolving(LAND, 2, 2), 0, {"layout": "bridge O13v, tower N13"}),
    "panel-committed": (committed, 0, {}),
    "panel-over": (revealed, 0, {}),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_screen_says(name: str, screens: CutterlandScreens, words: Words) -> None:
    make, seat, draft = SCENES[name]
    state = make()
    view, table = GAME.observe(state, seat), table_of(state)
    if seat is None:
        told = as_text(screens.render_board(Context(view, table, words)))
    else:
        told = as_text(screens.render_panel(Context(view, table, words, draft)))
    golden = FOLDER / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")
