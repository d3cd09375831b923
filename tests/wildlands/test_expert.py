"""What expert adds to the other levels: imagined states, and a choice by playing them on."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.records import deal_match, read_record, replay_moves
from engine.wildlands.actions import write_action
from engine.wildlands.computers import choose
from engine.wildlands.computers.expert import imagine
from engine.wildlands.state import Phase, State
from tests.laws.wildlands_case import GAME

POSITIONS = Path(__file__).parent / "positions"


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


states = st.builds(after_random_moves, st.integers(2, 4), st.integers(0, 99), st.integers(0, 80))


@given(states, st.integers(0, 99))
def test_an_imagined_state_looks_to_the_seat_as_the_real_one(state: State, number: int) -> None:
    for seat in range(state.seats):
        view = GAME.observe(state, seat)
        imagined = imagine(view, Random(number))
        assert GAME.observe(imagined, seat) == view
        for other, secret in enumerate(imagined.secrets):
            assert sorted(secret.hand + secret.deck) == sorted(state.table.unseen(other))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "by_hard", "wanted"),
    [
        ("second_point", "fly 2 ", "claim 22 "),
        ("fourth_point", "end", "claim 40 "),
        ("weak_on_a_shard", "end", "draw"),
    ],
)
def test_expert_takes_points_that_hard_declines(name: str, by_hard: str, wanted: str) -> None:
    """From matches of computers on Stonecrown. The claimant of the fourth point was shot next; the
    one with two health left draws a card, so that it claims in the same turn."""
    record = read_record((POSITIONS / f"{name}.record").read_text())
    state = deal_match(GAME, record)
    for step in replay_moves(GAME, record, state):
        state = step.state
    (seat,) = GAME.to_act(state)
    view = GAME.observe(state, seat)
    assert write_action(choose(view, "hard", bytes(32))).startswith(by_hard)
    assert write_action(choose(view, "expert", bytes(32))).startswith(wanted)
