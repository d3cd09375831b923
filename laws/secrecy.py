"""The contract's laws about secrets: what a seat cannot know changes nothing that it is shown."""

from itertools import islice
from random import Random
from typing import Any

from engine.contract import IllegalAction, Seat
from laws.cases import Case, Moment, has_secrets, is_thorough, moments, only_where, over_matches

MANY = 300 if is_thorough() else 100


class SecrecyLaws:
    """What a seat cannot know changes nothing that it is shown."""

    @only_where(has_secrets)
    @over_matches
    def test_a_view_shows_nothing_that_its_seat_cannot_know(self, case: Case, number: int) -> None:
        rng = Random(number)
        disguised = 0
        for moment in moments(case, number):
            for seat in (None, *range(case.seats)):
                other = case.hide(moment.state, seat, rng)
                disguised += other != moment.state
                assert case.game.observe(other, seat) == case.game.observe(moment.state, seat)
        assert disguised

    @only_where(has_secrets)
    @over_matches
    def test_legal_actions_depend_only_on_what_the_seat_knows(
        self, case: Case, number: int
    ) -> None:
        rng = Random(number)
        for moment in moments(case, number):
            for seat in range(case.seats):
                other = case.hide(moment.state, seat, rng)
                assert _some(case, other, seat) == _some(case, moment.state, seat)

    @only_where(has_secrets)
    @over_matches
    def test_only_a_step_that_says_so_brings_secrets_to_light(
        self, case: Case, number: int
    ) -> None:
        """States that who acts can't tell apart look different after it, to them or to the public,
        only if it reveals. What they show of their own, such as cards, is theirs to show."""
        rng = Random(number)
        revealed = 0
        for moment in moments(case, number):
            for viewer in (None, moment.seat):
                other = case.hide(moment.state, moment.seat, rng)
                same = _looks_the_same(case, moment, other, viewer)
                assert same or moment.step.reveals
                revealed += not same
        assert revealed

    @only_where(has_secrets)
    @over_matches
    def test_who_acts_learns_from_the_logged_action_nothing_new(
        self, case: Case, number: int
    ) -> None:
        rng = Random(number)
        for moment in moments(case, number):
            other = case.hide(moment.state, moment.seat, rng)
            step = case.game.apply(other, moment.seat, moment.action)
            assert step.action == moment.step.action

    @only_where(has_secrets)
    @over_matches
    def test_refusals_depend_only_on_what_the_seat_knows(self, case: Case, number: int) -> None:
        rng = Random(number)
        earlier: list[Any] = []
        for moment in moments(case, number):
            other = case.hide(moment.state, moment.seat, rng)
            for action in rng.sample(earlier, min(3, len(earlier))):
                said = [
                    _refusal(case, state, moment.seat, action) for state in (moment.state, other)
                ]
                assert said[0] == said[1]
            earlier.append(moment.step.action)


def _looks_the_same(case: Case, moment: Moment, other: Any, viewer: Seat | None) -> bool:
    """Whether the action, where it can be taken in the other state at all, shows the viewer what it
    shows in the real one."""
    try:
        step = case.game.apply(other, moment.seat, moment.action)
    except IllegalAction:
        return False
    shown = case.game.observe(moment.step.state, viewer)
    return step.events == moment.step.events and case.game.observe(step.state, viewer) == shown


def _some(case: Case, state: Any, seat: Seat) -> list[Any]:
    return list(islice(case.game.legal_actions(state, seat), MANY))


def _refusal(case: Case, state: Any, seat: Seat, action: Any) -> tuple[object, ...] | None:
    try:
        case.game.apply(state, seat, action)
    except IllegalAction as error:
        return error.code, error.params, error.section, error.cells
    return None
