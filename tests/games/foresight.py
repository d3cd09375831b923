"""Sealed bids in which people plan ahead: their next bid, and what to do with a prize."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

from engine.contract import IllegalAction, Seat
from tests.games.bids import HAND, Action, Bid, Bids, Give, Keep, State, View

Line = tuple[Any, ...]


class Foresight(Bids):
    """The game of bids, and `PlansAhead`."""

    def can_plan(self, view: View) -> bool:
        if view.seat is None:
            return False
        other_won = view.winner is not None and view.winner != view.seat
        return view.bidden[view.seat] or (other_won and bool(view.hand))

    def occasion(self, view: View, action: Action) -> str:
        assert view.seat is not None
        shown = HAND - len(view.hand)
        if isinstance(action, Bid):
            return f"bid {shown + view.bidden[view.seat]}"
        return f"award {shown + (view.winner != view.seat)}"

    def check_line(self, view: View, line: Sequence[Action]) -> None:
        bids = [one.card for one in line if isinstance(one, Bid)]
        free = [card for card in view.hand if card != view.bid]
        sound = len(set(bids)) == len(bids) and set(bids) <= set(free)
        awards = [not isinstance(one, Bid) for one in line]
        sound = sound and not any(one and two for one, two in pairwise(awards))
        seats = range(len(view.points))
        for one in line:
            given = isinstance(one, Give) and one.seat in seats and one.seat != view.seat
            sound = sound and (isinstance(one, Bid | Keep) or given)
        waits = view.seat is not None and self.can_plan(view)
        if not sound or not (waits or self._asked(view)):
            raise IllegalAction("line", section="1")

    def next_seats(self, state: State) -> frozenset[Seat]:
        return self.to_act(state)

    @staticmethod
    def _asked(view: View) -> bool:
        """Whether the seat owes a decision itself."""
        if view.winner is not None:
            return view.winner == view.seat
        return bool(view.hand) and view.seat is not None and not view.bidden[view.seat]


def some_line(view: View, rng: Random) -> Line:
    """One that may be planned, where anything may be."""
    cards = [card for card in view.hand if card != view.bid]
    rng.shuffle(cards)
    award = rng.choice([Keep(), *(Give(s) for s in range(len(view.points)) if s != view.seat)])
    bids = [Bid(card) for card in cards]
    line: Line = (award, *bids[:1]) if rng.random() < 0.5 else (*bids[:1], award, *bids[1:2])
    return line[: rng.randint(1, len(line))]
