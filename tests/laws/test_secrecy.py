"""The contract's laws about secrets: what a seat cannot know changes nothing that it is shown."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from engine.contract import IllegalAction, Seat
from tests.laws.registry import Case, moments
from tests.laws.trying import over_matches

MANY = 300


@over_matches
def test_a_view_shows_nothing_that_its_seat_cannot_know(case: Case, number: int) -> None:
    rng = Random(number)
    disguised = 0
    for moment in moments(case, number):
        for seat in (None, *range(case.seats)):
            other = case.disguise(moment.state, seat, rng)
            disguised += other != moment.state
            assert case.game.observe(other, seat) == case.game.observe(moment.state, seat)
    assert disguised


@over_matches
def test_legal_actions_depend_only_on_what_the_seat_knows(case: Case, number: int) -> None:
    rng = Random(number)
    for moment in moments(case, number):
        for seat in range(case.seats):
            other = case.disguise(moment.state, seat, rng)
            assert _some(case, other, seat) == _some(case, moment.state, seat)


@over_matches
def test_events_and_canonical_actions_tell_no_secret(case: Case, number: int) -> None:
    rng = Random(number)
    for moment in moments(case, number):
        if moment.step.reveals:
            continue
        other = case.disguise(moment.state, moment.seat, rng)
        step = case.game.apply(other, moment.seat, moment.action)
        assert step.events == moment.step.events
        assert step.action == moment.step.action


@over_matches
def test_a_step_that_shows_more_than_before_says_so(case: Case, number: int) -> None:
    """Where the public could tell two states apart only afterwards, a secret came to light."""
    rng = Random(number)
    for moment in moments(case, number):
        if moment.step.reveals:
            continue
        other = case.disguise(moment.state, moment.seat, rng)
        step = case.game.apply(other, moment.seat, moment.action)
        for seat in (None, moment.seat):
            assert case.game.observe(step.state, seat) == case.game.observe(moment.step.state, seat)


@over_matches
def test_refusals_depend_only_on_what_the_seat_knows(case: Case, number: int) -> None:
    rng = Random(number)
    earlier: list[Any] = []
    for moment in moments(case, number):
        other = case.disguise(moment.state, moment.seat, rng)
        for action in rng.sample(earlier, min(3, len(earlier))):
            said = [_refusal(case, state, moment.seat, action) for state in (moment.state, other)]
            assert said[0] == said[1]
        earlier.append(moment.step.action)


def _some(case: Case, state: Any, seat: Seat) -> list[Any]:
    return list(islice(case.game.legal_actions(state, seat), MANY))


def _refusal(case: Case, state: Any, seat: Seat, action: Any) -> tuple[object, ...] | None:
    try:
        case.game.apply(state, seat, action)
    except IllegalAction as error:
        return error.code, error.params, error.section, error.cells
    return None
