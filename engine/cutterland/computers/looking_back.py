"""Analysis of a finished match: what each decision cost a seat, in points; and
everyone's chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp
from random import Random
from typing import Final

from engine import coach
from engine.cutterland.actions import Action, Cut, Recall, Resolve
from engine.cutterland.cards import Card
from engine.cutterland.computers.choosing import list_ideas
from engine.cutterland.computers.evaluation import HUNDRED, Placement
from engine.cutterland.computers.expert import weigh
from engine.cutterland.computers.levels import EFFORTS, LEVELS
from engine.cutterland.computers.placing import (
    evaluate_land,
    evaluate_lands,
    pieces_to_lay,
    with_pieces,
)
from engine.cutterland.endgame import outcome
from engine.cutterland.layouts import Layout
from engine.cutterland.scoring import Score, score
from engine.cutterland.solving import solve
from engine.cutterland.state import State
from engine.cutterland.views import View, observe

_EFFORT: Final = EFFORTS[LEVELS[-1]]
SCALE: Final = coach.Scale(least=70.0, first=180, more=240)
_DOUBT: Final = 2.5
_MORE_DOUBT: Final = 0.25
"""A seat that is so many points ahead wins e times as often; and for each piece to come more."""


def find_mistake(
    view: View, action: Action, pack: Sequence[Card], scale: coach.Scale = SCALE
) -> coach.Mistake[View, Action] | None:
    """What would have been clearly better. Cuts are compared with others of the same card: the seat
    has to cut the rest anyway, so their order hardly matters."""
    if isinstance(action, Resolve):
        return _find_better_tokens(view, action)
    if isinstance(action, Recall):
        return None
    hand = view.hand
    if isinstance(action, Cut):
        hand = tuple(card if at == action.card else None for at, card in enumerate(hand, 1))
    found = coach.find_mistake(
        view, action, list_ideas(view, _EFFORT, Random(0), hand),
        lambda actions, seed, playouts: weigh(view, actions, pack, seed, playouts), scale,
    )  # fmt: skip
    if found is None:
        return None
    return replace(found, cost=found.cost / HUNDRED, error=found.error / HUNDRED)


def _find_better_tokens(view: View, action: Resolve) -> coach.Mistake[View, Action] | None:
    """The best use of the tokens, if it scores more."""
    own = view.table[view.seat or 0]
    best = solve(own.land, own.towers, own.wall_bridges).layout
    cost = rate_layout(view, best).total - rate_layout(view, action.layout).total
    return coach.Mistake(view, action, Resolve(best), float(cost)) if cost > 0 else None


def rate_layout(view: View, layout: Layout) -> Score:
    """What the land of the seat of a view scores with a layout."""
    own = view.table[view.seat or 0]
    unused = own.towers + own.wall_bridges - len(layout.towers) - layout.wall_bridges
    return score(own.land, layout, unused, own.penalty)


def find_spot(view: View, letter: str) -> Placement | None:
    """Where an offered piece suits the land of the seat of a view best."""
    assert view.seat is not None
    land = with_pieces(
        evaluate_land(view, view.seat, _EFFORT),
        list(pieces_to_lay(view, view.seat).values()),
        _EFFORT.places,
    )
    piece = next(one.piece for one in view.offered if one.letter == letter)
    places = land.placements(piece)
    return max(places, key=lambda place: land.with_piece(piece, place), default=None)


def rate_chances(state: State) -> tuple[float, ...]:
    """By what the lands are worth, as fitted on 27 matches of easy and medium."""
    result = outcome(state)
    if result is not None:
        return coach.share_win(result)
    lands = evaluate_lands(observe(state, None), _EFFORT)
    scale = HUNDRED * (_DOUBT + _MORE_DOUBT * lands[0].to_come)
    most = max(land.worth for land in lands)
    odds = [exp((land.worth - most) / scale) for land in lands]
    return tuple(one / sum(odds) for one in odds)
