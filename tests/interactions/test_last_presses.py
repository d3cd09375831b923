"""A second tap on the same spot is told from a press on a button that its person has seen."""

from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from bot.interactions.last_presses import LastPresses
from bot.screens.screen import Button, Row, Screen, Text

YES, TRY = Button("g.confirm.a", "Take and place", "success"), Button("g.try.B", "B")
ONE = Screen((Row((TRY,)),))
TWO = Screen((Row((TRY,)), Row((YES,))))
HIGHER = Screen((Text("word " * 60), Row((TRY,)), Row((YES,))))


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Journeys, in which no time passes between presses, know no second tap."""
    monkeypatch.setattr("bot.interactions.last_presses.TOO_SOON", timedelta(milliseconds=400))


def pressed(control: str, milliseconds: int, message: int = 7) -> Any:
    """What is read of an interaction."""
    return SimpleNamespace(
        id=(1_000_000_000 + milliseconds) << 22,
        message=SimpleNamespace(id=message),
        data={"custom_id": f"v1:1:2:{control}"},
    )


def taps(first: Screen, second: Screen, gap: int, control: str = "g.confirm.b") -> Button | None:
    """A press on one screen, and another one on the screen that follows it."""
    presses = LastPresses()
    presses.show(7, first)
    assert presses.note(pressed("g.try.B", 0)) is None
    presses.show(7, second)
    return presses.note(pressed(control, gap))


def test_a_button_that_has_just_appeared_is_pressed_too_soon() -> None:
    assert taps(ONE, TWO, 399) == YES
    assert taps(ONE, TWO, 400) is None


def test_a_button_that_something_has_moved_is_pressed_too_soon() -> None:
    assert taps(TWO, HIGHER, 100) == YES
    assert taps(HIGHER, TWO, 100, "g.try.B") == TRY


def test_a_button_that_stays_is_pressed_as_fast_as_one_likes() -> None:
    assert taps(TWO, TWO, 0) is None
    assert taps(ONE, TWO, 0, "g.try.B") is None


def test_a_second_press_plays_nothing_else_unseen() -> None:
    presses = LastPresses()
    presses.show(7, TWO)
    for control, at in (("g.confirm.b", 0), ("g.confirm.b", 100), ("g.confirm.c", 2_000)):
        assert presses.note(pressed(control, at)) is None
    assert presses.note(pressed("g.confirm.d", 2_900)) == YES


def test_messages_count_by_themselves() -> None:
    presses = LastPresses()
    presses.show(7, ONE)
    presses.show(8, TWO)
    assert presses.note(pressed("g.try.B", 0)) is None
    assert presses.note(pressed("g.confirm.b", 1, message=8)) is None
    assert presses.note(pressed("g.confirm.b", 2, message=9)) is None


def test_a_message_keeps_what_was_done_but_not_what_was_refused() -> None:
    presses = LastPresses()
    presses.show(7, replace(ONE, note="✓ Ana took piece B."))
    presses.show(8, replace(ONE, note="⚠️ That's not possible."))
    assert [presses.read_receipt(message) for message in (7, 8, 9)] == [
        "✓ Ana took piece B.",
        "",
        "",
    ]
