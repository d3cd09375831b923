"""What expert adds to the other levels: imagined states, and a choice by playing them on."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.wildlands.computers.expert import imagine
from engine.wildlands.state import Phase, State
from tests.laws.wildlands_case import GAME


def after_random_moves(seats: int, number: int, moves: int) -> State:
    """The last state before the end, if it comes sooner."""
    rng, state = Random(number), GAME.start(seats, number.to_bytes(32, "big"), {})
    for _ in range(moves):
        seat = rng.choice(sorted(GAME.to_act(state)))
        after = GAME.apply(state, seat, GAME.sample(state, seat, rng)).state
        if after.phase is Phase.OVER:
            break
        state = after
    return state


states = st.builds(after_random_moves, st.integers(2, 4), st.integers(0, 99), st.integers(0, 150))


@given(states, st.integers(0, 99))
def test_an_imagined_state_looks_to_the_seat_as_the_real_one(state: State, number: int) -> None:
    for seat in range(state.seats):
        view = GAME.observe(state, seat)
        imagined = imagine(view, Random(number))
        assert GAME.observe(imagined, seat) == view
        for other, secret in enumerate(imagined.secrets):
            assert sorted(secret.hand + secret.deck) == sorted(state.table.unseen(other))
