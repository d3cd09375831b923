"""The contract's laws about blind questions, sealed answers and standing orders, where a game has
them."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from engine.contract import AsksBlindly, TakesOrders
from laws.cases import Case, Moment, moments, only_with, over_matches


class SealedLaws:
    """Blind questions, sealed answers and standing orders, of games that have them."""

    @only_with(AsksBlindly)
    @over_matches
    def test_who_is_asked_blindly_is_no_secret(self, case: Case, number: int) -> None:
        game, rng = _blind(case), Random(number)
        for moment in moments(case, number):
            other = case.hide(moment.state, None, rng)
            assert game.asked_blindly(other) == game.asked_blindly(moment.state)
            assert game.sealed(other) == game.sealed(moment.state)

    @only_with(AsksBlindly)
    @over_matches
    def test_until_the_last_answer_nobody_else_sees_that_one_was_given(
        self, case: Case, number: int
    ) -> None:
        game = _blind(case)
        for moment in _unfinished(case, number):
            assert not moment.step.events
            assert not moment.step.reveals
            assert game.sealed(moment.step.state) == game.sealed(moment.state)
            for viewer in {None, *range(case.seats)} - {moment.seat}:
                views = [
                    case.game.observe(one, viewer) for one in (moment.state, moment.step.state)
                ]
                assert views[0] == views[1]
            told = case.game.write_public(moment.step.state, moment.seat, moment.step.action)
            assert told is None

    @only_with(TakesOrders)
    @over_matches
    def test_orders_answer_lawfully_and_tell_nothing(self, case: Case, number: int) -> None:
        game, rng = _ordered(case), Random(number)
        answered = asked = 0
        assert {*game.first_orders, *game.quiet_orders} <= set(game.orders)
        for moment in moments(case, number):
            other = case.hide(moment.state, None, rng)
            for seat in case.game.to_act(moment.state):
                orders = rng.choice([game.first_orders, rng.sample(game.orders, 2), ()])
                views = [case.game.observe(one, seat) for one in (moment.state, other)]
                found = [game.answer_by_orders(view, orders) for view in views]
                assert found[0] == found[1]
                if found[0] is not None:
                    case.game.apply(moment.state, seat, found[0])  # or it raises
                assert len({game.span(view) for view in views}) == 1
                answered += found[0] is not None
                asked += found[0] is None
        assert answered
        assert asked


def _unfinished(case: Case, number: int) -> Iterator[Moment]:
    """The sealed answers after which another is still missing."""
    game = _blind(case)
    for moment, following in pairwise(moments(case, number)):
        sealed = game.sealed(moment.state)
        waiting = case.game.to_act(moment.state)
        if moment.seat in sealed and len(waiting) > 1:
            assert waiting - {moment.seat} == case.game.to_act(following.state)
            yield moment


def _blind(case: Case) -> AsksBlindly[Any]:
    game: object = case.game
    assert isinstance(game, AsksBlindly)
    return game


def _ordered(case: Case) -> TakesOrders[Any, Any]:
    game: object = case.game
    assert isinstance(game, TakesOrders)
    return game
