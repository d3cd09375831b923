"""A computer's decision, from nothing but what its seat sees.

Every level builds and blocks: it weighs what a card brings against what its place would bring the
others. How far each level looks is in `levels.py`.
"""

from __future__ import annotations

from collections.abc import Collection
from heapq import nlargest
from operator import attrgetter
from random import Random

from engine.clustered.actions import Action, Discard, Place
from engine.clustered.cards import WILD, Card, alike, sort_cards
from engine.clustered.computers.ground import cell_of, place_of
from engine.clustered.computers.levels import EFFORTS
from engine.clustered.computers.rollouts import guess_draws, roll_out
from engine.clustered.computers.thinking import Idea, Table
from engine.clustered.views import View

_KEPT = 100.0
"""The worth of a wild card in the hand: it is discarded last."""
_KIN = 0.2
"""The worth of each card of the hand that another one matches."""
_RANK = attrgetter("rank")


def choose(view: View, level: str, seed: bytes) -> Action:
    """A computer's action for the seat that sees `view`.

    The same view, level and seed give the same action. Raises `ValueError` for a view of the
    public, or of a seat that is not to act.
    """
    if view.seat is None or view.seat not in view.to_act:
        raise ValueError("a computer player chooses for a seat that is to act")
    table = Table(view, view.seat, EFFORTS[level])
    if view.phase == "turn" and not view.stuck:
        return _place(table, Random(seed))
    return _discard(table, view)


def find_most_promising(view: View, places: Collection[Place]) -> Place:
    """The one of some placements that a medium computer rates best, without rolling any out."""
    assert view.seat is not None
    table = Table(view, view.seat, EFFORTS["medium"])
    rated = [idea for idea in table.rate_at_once() if _to_action(idea) in places]
    closely = [
        table.rate_closely(idea) for idea in nlargest(table.effort.closely, rated, key=_RANK)
    ]
    return _to_action(max(closely, key=_RANK))


def _to_action(idea: Idea) -> Place:
    return Place(idea.card, cell_of(idea.place))


def _place(table: Table, rng: Random) -> Place:
    effort = table.effort
    ideas = table.rate_at_once()
    if effort.closely:
        ideas = [table.rate_closely(idea) for idea in nlargest(effort.closely, ideas, key=_RANK)]
    if effort.rollouts:
        draws = guess_draws(table, rng)
        best = nlargest(effort.rollouts, ideas, key=_RANK)
        ideas = [roll_out(table, idea, draws) for idea in best]
    return _to_action(max(ideas, key=_RANK))


def _discard(table: Table, view: View) -> Discard:
    """The cards that bring least in their best places and match the fewest cards of the hand."""

    def worth(number: int) -> tuple[float, Card]:
        card = view.hand[number]
        if card == WILD:
            return _KEPT, card
        area = table.areas[table.seat]
        brings = (table.bring(card, place_of(cell), area) for cell in view.places[number])
        kin = sum(alike(card, other) == 2 for other in view.hand)
        return max(brings, default=0.0) + _KIN * kin, card

    worst = sorted(range(len(view.hand)), key=worth)[: view.wanted]
    return Discard(sort_cards(tuple(view.hand[number] for number in worst)))
