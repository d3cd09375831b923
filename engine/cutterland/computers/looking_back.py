"""Analysis of a finished match: the best use of a seat's tokens, and its costliest choice as the
strongest computer sees it, by the seat's own points alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from engine.contract import Seat
from engine.cutterland.actions import Action, Cut, Discard, Place, Take
from engine.cutterland.computers.choosing import best_discard, evaluate_land, pieces_to_lay
from engine.cutterland.computers.cutting import Cutter, Gains, Share
from engine.cutterland.computers.evaluation import HUNDRED, Evaluation, Placement
from engine.cutterland.computers.levels import EFFORTS, LEVELS
from engine.cutterland.computers.placing import best_laying, with_pieces
from engine.cutterland.cuts import canonical, group_of, pieces_of
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.options import OVERCUT_COSTS
from engine.cutterland.order import choosing_order, discarding_seat
from engine.cutterland.pieces import Piece
from engine.cutterland.scoring import Score, score
from engine.cutterland.solving import solve
from engine.cutterland.views import View

_EFFORT: Final = replace(EFFORTS[LEVELS[-1]], spite=0.0)


@dataclass(frozen=True, slots=True)
class Tokens:
    """What a seat's tokens brought, and the most they could have: `best` are the points of
    `layout`, proven if `exact`."""

    land: Land
    total: int
    layout: Layout
    best: Score
    exact: bool


@dataclass(frozen=True, slots=True)
class Regret:
    """The costliest choice: at `view` a seat took `action`, while `better`, of the same kind, was
    worth `cost` hundredths of a point more. `place` is the best placement of the better piece."""

    view: View
    action: Action
    better: Cut | Discard | Take | Place
    cost: int
    place: Placement | None = None


@dataclass(frozen=True, slots=True)
class Hindsight:
    """`tokens` is None if the match ended before they were used, `regret` if nothing better was
    found."""

    tokens: Tokens | None
    regret: Regret | None


def look_back(final: View, decided: Sequence[tuple[View, Action]]) -> Hindsight:
    """Analyse the decisions of the seat that saw `final` at the end."""
    found = (_regret(view, action) for view, action in decided)
    regrets = [one for one in found if one is not None and one.cost >= HUNDRED // 2]
    worst = max(regrets, key=lambda regret: regret.cost, default=None)
    assert final.seat is not None
    own, tokens = final.table[final.seat], None
    if own.layout is not None:
        solved = solve(own.land, own.towers, own.wall_bridges)
        best = score(own.land, solved.layout, solved.unused, own.penalty)
        tokens = Tokens(own.land, own.score.total, solved.layout, best, solved.exact)
    return Hindsight(tokens, worst)


def _regret(view: View, action: Action) -> Regret | None:
    assert view.seat is not None
    match action:
        case Cut():
            # What the pieces of a cut bring once all have chosen, against the best
            # cut of the same card; the seat has to cut its other cards anyway, so
            # their order hardly matters
            seat = view.seat
            card = view.hand[action.card - 1]
            assert card is not None
            order, gains = choosing_order(view.seats, seat, view.mirrored), _gains(view)
            worth, masks = Cutter(card, seat, order, gains, _EFFORT).best_cut(Random(0))
            by_piece = [gains.of(piece) for piece in pieces_of(card, action.groups)]
            better = Cut(action.card, canonical(map(group_of, masks)))
            return Regret(view, action, better, round(worth - _share_value(view, seat, by_piece)))
        case Discard():
            return _of_discard(view, view.seat, action)
        case Take():
            return _of_take(view, view.seat, action)
        case Place():
            # What a placement was worth, against the best one there was
            before = evaluate_land(view, view.seat, _EFFORT)
            to_lay = pieces_to_lay(view, view.seat)
            worth, letter, place = best_laying(before, to_lay, _EFFORT)
            others = [piece for name, piece in to_lay.items() if name != action.piece]
            laid = before.after(to_lay[action.piece], (action.cell, action.turns))
            cost = worth - with_pieces(laid, others, _EFFORT.places).worth
            return Regret(view, action, Place(letter, *place), cost, place)
        case _:
            return None


def _share_value(view: View, seat: Seat, by_piece: Sequence[tuple[int, ...]]) -> float:
    """What the cutter gets of the pieces; after an overcut, once the neighbour has discarded the
    surplus, less the penalty."""
    order = choosing_order(view.seats, seat, view.mirrored)
    by_seat = tuple(zip(*by_piece, strict=True))
    left, costs = (1 << len(by_piece)) - 1, 0
    if surplus := len(by_piece) - view.players_pieces:
        neighbour = discarding_seat(view.seats, seat, view.mirrored)
        left &= ~best_discard(_share(neighbour, by_seat), order, surplus, Random(0))
        costs = OVERCUT_COSTS[view.overcut] * HUNDRED
    return _share(seat, by_seat).best(order, left)[0] - costs


def _share(seat: Seat, by_seat: Sequence[Sequence[int]]) -> Share:
    return Share(seat, by_seat, _EFFORT.spite, _EFFORT.doubt)


def _of_discard(view: View, seat: Seat, action: Discard) -> Regret:
    """What the remaining pieces bring, against the best ones to keep."""
    order, gains = choosing_order(view.seats, view.active, view.mirrored), _gains(view)
    by_piece = [gains.of(offered.piece) for offered in view.offered]
    share = _share(seat, tuple(zip(*by_piece, strict=True)))
    letters = [offered.letter for offered in view.offered]
    did = sum(1 << letters.index(letter) for letter in action.pieces)
    better = best_discard(share, order, view.surplus, Random(0))
    whole = (1 << len(letters)) - 1
    cost = share.best(order, whole & ~better)[0] - share.best(order, whole & ~did)[0]
    named = tuple(letter for place, letter in enumerate(letters) if better >> place & 1)
    return Regret(view, action, Discard(named), round(cost))


def _gains(view: View) -> Gains:
    """What pieces bring each seat before one is taken."""
    outlooks = [evaluate_land(view, seat, _EFFORT) for seat in range(view.seats)]
    return Gains(outlooks, _EFFORT.places)


def _of_take(view: View, seat: Seat, action: Take) -> Regret | None:
    """What the taken piece brought in its best place, against the best available one."""
    before = evaluate_land(view, seat, _EFFORT)
    waiting = list(pieces_to_lay(view, seat).values())
    land = with_pieces(before, waiting, _EFFORT.places)
    worths = {
        one.letter: found
        for one in view.offered
        if one.taken_by is None and not one.discarded
        if (found := _best(land, one.piece)) is not None
    }
    if action.piece not in worths:
        return None
    letter = max(worths, key=lambda one: (worths[one][0], one == action.piece))
    worth, place = worths[letter]
    return Regret(view, action, Take(letter), worth - worths[action.piece][0], place)


def _best(land: Evaluation, piece: Piece) -> tuple[int, Placement] | None:
    """The worth of a land with a piece in its best place, and that placement."""
    found = [(land.with_piece(piece, place), place) for place in land.placements(piece)]
    return max(found, key=lambda one: one[0], default=None)
