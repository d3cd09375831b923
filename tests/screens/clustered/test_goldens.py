"""The screens of a match in words, read as a whole: changes are reviewed as diffs.

`UPDATE_GOLDEN=1 pytest tests/screens/clustered/test_goldens.py` writes them again.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.screens.clustered import ClusteredScreens
from bot.screens.context import Context
from bot.screens.replies import Draft
from bot.screens.screen import Screen
from bot.words import Words
from engine.clustered.state import State
from engine.contract import Seat
from tests.screens.clustered.tables import (
    GAME,
    middle,
    opening,
    random_states,
    stuck,
    table_of,
    trimming,
)
from tests.screens.matches import as_text, pictures, with_seat

FOLDER = Path(__file__).parent / "goldens"


def chosen() -> State:
    """Seat 0 has chosen its first discards."""
    state = opening()
    return GAME.apply(state, 0, GAME.read("discard 1So 3Co")).state


def over() -> State:
    return random_states(4, {"fast": True, "size_bonuses": True}, 4)[-1]


SCENES: dict[str, tuple[Callable[[], State], Seat | None, Draft]] = {
    "board-opening": (chosen, None, {}),
    "board-turn": (middle, None, {}),
    "board-trim": (trimming, None, {}),
    "board-over": (over, None, {}),
    "board-solo": (lambda: random_states(1, {}, 1)[-1], None, {}),
    "panel-opening": (opening, 0, {"cards": ["1So"]}),
    "panel-chosen": (chosen, 0, {}),
    "panel-place": (middle, 0, {}),
    "panel-mismatch": (middle, 0, {"card": "3C:", "cell": 9 * 26 + 10}),
    "panel-stuck": (stuck, 0, {"cards": ["3C*"]}),
    "panel-trim": (trimming, 0, {}),
    "panel-waiting": (middle, 1, {}),
    "panel-over": (over, 1, {}),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_screen_says(name: str, screens: ClusteredScreens, words: Words) -> None:
    make, seat, draft = SCENES[name]
    state = make()
    view, table = GAME.observe(state, seat), table_of(state)
    if seat is None:
        told = _written(screens.render_board(Context(view, table, words)))
    else:
        told = _written(screens.render_panel(Context(view, table, words, draft)))
    golden = FOLDER / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")


def test_who_is_away_reads_how_to_take_the_seat_back(
    screens: ClusteredScreens, words: Words
) -> None:
    state = middle()
    view, table = GAME.observe(state, 1), table_of(state)
    away = with_seat(table, 1, computer="medium")
    told = _written(screens.render_panel(Context(view, away, words)))
    assert "You're away and the computer plays." in told
    assert "Press **I'm back**" in told
    assert "ping" not in told
    alone = with_seat(away, 0, computer="medium")
    told = _written(screens.render_panel(Context(view, alone, words)))
    assert "You're away, and the match waits." in told


def _written(screen: Screen) -> str:
    """The screen, what is behind it, and what stands there for those who don't see its pictures."""
    behind = f"\nbehind it:\n{as_text(Screen(screen.details))}" if screen.details else ""
    return as_text(screen) + behind + "".join(f"\n{picture.text}\n" for picture in pictures(screen))
