"""What expert adds to the other levels: imagined states, and a choice by what may come."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract import Options
from engine.cutterland.computers.expert import imagine
from engine.cutterland.computers.levels import EFFORTS
from engine.cutterland.state import State
from tests.laws.cutterland_case import CLASSICS, GAME, bag

SETTINGS: tuple[tuple[int, Options], ...] = (
    (2, {}),
    (3, {"overcut": "penalty", "mirrored": True}),
    (4, {"overcut": "free", "shown": True}),
    (2, {"pieces": "bag", "bag": bag(2)}),
)


def play_at_random(setting: int, number: int, *, until: int = 13, moves: int = 200) -> State:
    """A match before a turn, or after some moves."""
    rng, (seats, options) = Random(number), SETTINGS[setting]
    state = GAME.start(seats, number.to_bytes(32, "big"), options)
    while moves and state.turn < until and (waiting := GAME.to_act(state)):
        seat = rng.choice(sorted(waiting))
        state = GAME.apply(state, seat, GAME.sample(state, seat, rng)).state
        moves -= 1
    return state


@given(st.integers(0, len(SETTINGS) - 1), st.integers(0, 99), st.integers(0, 90))
def test_an_imagined_state_looks_to_the_seat_as_the_real_one(
    setting: int, number: int, moves: int
) -> None:
    state = play_at_random(setting, number, moves=moves)
    for seat in (None, *range(state.seats)):
        view = GAME.observe(state, seat)
        assert GAME.observe(imagine(view, CLASSICS.cards, Random(number)), seat) == view


@pytest.mark.parametrize("phase", ["take", "lay"])
def test_the_same_view_gives_the_same_action_whatever_is_hidden(
    phase: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Late in the match and with few playouts, to be quick."""
    monkeypatch.setitem(EFFORTS, "expert", replace(EFFORTS["expert"], playouts=24))
    state = play_at_random(1, 5, until=7)
    while state.phase != phase:
        seat = min(GAME.to_act(state))
        state = GAME.apply(state, seat, GAME.sample(state, seat, Random(1))).state
    seat = min(GAME.to_act(state))
    view = GAME.observe(state, seat)
    action = GAME.choose(view, "expert", bytes(32))
    other = GAME.observe(imagine(view, CLASSICS.cards, Random(1)), seat)
    assert GAME.choose(other, "expert", bytes(32)) == action
    GAME.apply(state, seat, action)
