"""The contract's laws about plans made ahead, for every game that has them."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, pairwise
from random import Random
from typing import Any

from engine.contract import (
    IllegalAction,
    KnowsNextTurn,
    PlansAhead,
    ProposesPlans,
    Seat,
    StopsPlans,
)
from laws.cases import Case, Moment, is_thorough, moments, only_with, over_matches

MANY = 20 if is_thorough() else 6
PAIRS = 400 if is_thorough() else 100
FEW_PROPOSALS = 20 if is_thorough() else 3


class PlanLaws:
    """Plans, of games that have them."""

    @only_with(PlansAhead)
    @over_matches
    def test_who_may_plan_is_no_secret(self, case: Case, number: int) -> None:
        game, rng = _planning(case), Random(number)
        for moment in moments(case, number):
            other = case.hide(moment.state, None, rng)
            for seat in range(case.seats):
                views = [case.game.observe(state, seat) for state in (moment.state, other)]
                assert game.can_plan(views[0]) == game.can_plan(views[1])

    @only_with(PlansAhead)
    @over_matches
    def test_who_is_asked_soon_tells_nothing_of_what_they_hold(
        self, case: Case, number: int
    ) -> None:
        game, rng = _planning(case), Random(number)
        for moment in moments(case, number):
            other = case.hide(moment.state, None, rng)
            assert game.next_seats(other) == game.next_seats(moment.state)

    @only_with(PlansAhead)
    @over_matches
    def test_what_a_line_means_hangs_only_on_what_its_seat_knows(
        self, case: Case, number: int
    ) -> None:
        game, rng = _planning(case), Random(number)
        for waiting in _waits(case, number):
            other = case.hide(waiting.now.state, waiting.seat, rng)
            views = [case.game.observe(one, waiting.seat) for one in (waiting.now.state, other)]
            for action in _legal(case, waiting):
                assert _said(game, views[0], action) == _said(game, views[1], action)

    @only_with(PlansAhead)
    @over_matches
    def test_what_is_refused_never_comes_true_on_that_occasion(
        self, case: Case, number: int
    ) -> None:
        """While one thing can be planned for a coming decision, all that is legal then can."""
        game = _planning(case)
        planned = 0
        for waiting in _waits(case, number):
            now = case.game.observe(waiting.now.state, waiting.seat)
            then = case.game.observe(waiting.then.state, waiting.seat)
            said = {action: _said(game, now, action) for action in _legal(case, waiting)}
            open_now = {one for one in said.values() if one is not None}
            for action, occasion in said.items():
                due = _said(game, then, action)
                assert occasion == due or due not in open_now
                planned += occasion is not None
        assert planned or case.seats == 1

    @only_with(PlansAhead)
    @over_matches
    def test_only_who_may_plan_has_a_line_accepted(self, case: Case, number: int) -> None:
        game = _planning(case)
        for waiting in _waits(case, number):
            view = case.game.observe(waiting.now.state, waiting.seat)
            accepted = any(_said(game, view, action) for action in _legal(case, waiting))
            assert game.can_plan(view) or not accepted

    @only_with(PlansAhead)
    @over_matches
    def test_an_answered_decision_is_another_occasion(self, case: Case, number: int) -> None:
        game = _planning(case)
        for moment in moments(case, number):
            before, after = (
                case.game.observe(state, moment.seat) for state in (moment.state, moment.step.state)
            )
            occasion = _said(game, before, moment.action)
            assert occasion is None or occasion != game.occasion(after, moment.action)

    @only_with(PlansAhead)
    @over_matches
    def test_those_told_together_all_owe_a_decision_before_anything_comes_to_light(
        self, case: Case, number: int
    ) -> None:
        game = _planning(case)
        told: set[Seat] = set()
        for moment in moments(case, number):
            waiting = case.game.to_act(moment.state)
            soon = game.next_seats(moment.state)
            assert waiting <= soon
            told = (told | soon) - waiting
            assert not (moment.step.reveals and told)

    @only_with(KnowsNextTurn)
    @over_matches
    def test_whose_turn_is_next_is_no_secret_and_mostly_comes_true(
        self, case: Case, number: int
    ) -> None:
        """At least half the time: turns without a choice play themselves, which a match of random
        moves can have many of, and somebody's last may have been."""
        game: Any = case.game
        rng, match = Random(number), [*moments(case, number)]
        turns: list[tuple[Seat | None, set[Seat]]] = []
        for moment in match:
            following = game.next_turn_of(moment.state)
            assert following == game.next_turn_of(case.hide(moment.state, None, rng))
            if not turns or turns[-1][0] != following:
                turns.append((following, set()))
            turns[-1][1].add(moment.seat)
        told = [(one, acted) for (one, _), (_, acted) in pairwise(turns) if one is not None]
        assert 2 * sum(seat not in acted for seat, acted in told) <= len(told) + 2

    @only_with(StopsPlans)
    @over_matches
    def test_what_was_known_can_be_compared_with_any_later_moment(
        self, case: Case, number: int
    ) -> None:
        """Nothing is new at once, and what is new later is no secret of the others."""
        game: Any = case.game
        rng, match = Random(number), [*moments(case, number)]
        for _ in range(PAIRS):
            seat, (then, now) = (
                rng.randrange(case.seats),
                sorted(rng.choices(range(len(match)), k=2)),
            )
            view = game.observe(match[then].state, seat)
            known = game.know(view)
            assert game.find_news(view, known) is None
            state = match[now].state
            news, same = (
                game.find_news(game.observe(one, seat), known)
                for one in (state, case.hide(state, seat, rng))
            )
            assert (news and news.code) == (same and same.code)

    @only_with(ProposesPlans)
    @over_matches
    def test_a_proposed_plan_can_be_kept_and_tells_no_secret(self, case: Case, number: int) -> None:
        planning, rng, proposing = _planning(case), Random(number), _proposing(case)
        waits = [*_waits(case, number)]
        for waiting in rng.sample(waits, min(len(waits), FEW_PROPOSALS)):
            other = case.hide(waiting.now.state, waiting.seat, rng)
            view, same = (
                case.game.observe(state, waiting.seat) for state in (waiting.now.state, other)
            )
            if planning.can_plan(view):
                lines = proposing.propose_plan(view)
                assert lines == proposing.propose_plan(same)
                for line in lines:
                    planning.check_line(view, line)


@dataclass(frozen=True)
class Waiting:
    """A moment at which a seat waits, and the moment of its next decision."""

    now: Moment
    seat: Seat
    then: Moment


def _planning(case: Case) -> PlansAhead[Any, Any, Any]:
    game: object = case.game
    assert isinstance(game, PlansAhead)
    return game


def _proposing(case: Case) -> ProposesPlans[Any, Any]:
    game: object = case.game
    assert isinstance(game, ProposesPlans)
    return game


def _waits(case: Case, number: int) -> Iterator[Waiting]:
    """Each moment with each seat that does not act in it, and that seat's next own decision."""
    match = list(moments(case, number))
    following: dict[Seat, Moment] = {}
    for moment in reversed(match):
        for seat, then in following.items():
            if seat not in case.game.to_act(moment.state):
                yield Waiting(moment, seat, then)
        following[moment.seat] = moment


def _legal(case: Case, waiting: Waiting) -> list[Any]:
    """Some of what the seat can decide then, and what it did."""
    found = islice(case.game.legal_actions(waiting.then.state, waiting.seat), MANY)
    return [waiting.then.action, *found]


def _said(game: PlansAhead[Any, Any, Any], view: Any, action: Any) -> str | None:
    """The occasion of a line of one action; None where it is refused."""
    try:
        game.check_line(view, (action,))
    except IllegalAction:
        return None
    return game.occasion(view, action)
