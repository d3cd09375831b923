"""What expert adds to the other levels: imagined states, fast playouts, and a choice by them."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.clustered.computers import choose
from engine.clustered.computers.expert import imagine
from engine.clustered.computers.playouts import Position
from engine.clustered.computers.thinking import EFFORTS
from engine.clustered.state import State
from tests.laws.clustered_case import GAME, SETTINGS


def after_random_moves(setting: int, number: int, moves: int) -> State:
    rng, (seats, options) = Random(number), SETTINGS[setting]
    state = GAME.start(seats, number.to_bytes(32, "big"), options)
    for _ in range(moves):
        if waiting := GAME.to_act(state):
            seat = min(waiting)
            state = GAME.apply(state, seat, GAME.sample(state, seat, rng)).state
    return state


states = st.builds(
    after_random_moves,
    st.integers(0, len(SETTINGS) - 1),
    st.integers(0, 99),
    st.integers(0, 40),
)


@given(states, st.integers(0, 99))
def test_an_imagined_state_looks_to_the_seat_as_the_real_one(state: State, number: int) -> None:
    for seat in (None, *range(state.seats)):
        view = GAME.observe(state, seat)
        assert GAME.observe(imagine(view, Random(number)), seat) == view


@given(states)
def test_a_playout_counts_points_as_the_rules_do(state: State) -> None:
    view = GAME.observe(state, None)
    position = Position(view)
    hands = [list(player.hand) for player in state.players]
    decks = [list(reversed(player.deck)) for player in state.players]
    points = [seat.score.total for seat in view.players]
    assert position.score(size_bonuses=state.size_bonuses) == points

    position.copy().play_on(hands, decks, state.active, fast=state.fast)

    assert not any(hands)
    assert not any(decks)
    assert position.score(size_bonuses=state.size_bonuses) == points


@pytest.mark.parametrize("setting", [0, 3, 6])
def test_the_same_view_gives_the_same_action_whatever_is_hidden(
    setting: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the last turns and with few playouts, to be quick."""
    monkeypatch.setitem(EFFORTS, "expert", replace(EFFORTS["expert"], playouts=80))
    rng, state = Random(setting), after_random_moves(setting, 0, 0)
    while sum(len(player.hand + player.deck) for player in state.players) > 2 + 2 * state.seats:
        seat = min(GAME.to_act(state))
        state = GAME.apply(state, seat, GAME.sample(state, seat, rng)).state
    for seat in GAME.to_act(state):
        view = GAME.observe(state, seat)
        action = choose(view, "expert", bytes(32))
        other = GAME.observe(imagine(view, Random(1)), seat)
        assert choose(other, "expert", bytes(32)) == action
        GAME.apply(state, seat, action)
