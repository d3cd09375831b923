"""A computer's decision, from nothing but what its seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

from engine.contract import Seat
from engine.cutterland.actions import Action, Cut, Discard, Place, Resolve, Take
from engine.cutterland.cards import Card
from engine.cutterland.computers.cutting import Cutter, Gains, Share
from engine.cutterland.computers.evaluation import Evaluation
from engine.cutterland.computers.expert import Expert, Sharing
from engine.cutterland.computers.levels import EFFORTS, Effort
from engine.cutterland.computers.placing import is_late, rank_layings, with_pieces
from engine.cutterland.cuts import canonical, group_of, pieces_of
from engine.cutterland.order import choosing_order
from engine.cutterland.pieces import Piece
from engine.cutterland.solving import solve
from engine.cutterland.squares import TOWER, WALL_BRIDGE, icon_of
from engine.cutterland.views import View

_CANDIDATES = 6
"""How many of its best ideas expert tries."""
MOST_DISCARDS = 60
"""How many ways to discard a surplus are considered."""


def choose(view: View, level: str, seed: bytes, pack: Sequence[Card] = ()) -> Action:
    """A computer's action for the seat that sees `view`; expert also knows the pack's cards.

    The same view, level and seed give the same action. Raises `ValueError` for a view of the
    public, or of a seat that is not to act.
    """
    if view.seat is None or view.seat not in view.to_act:
        raise ValueError("a computer player chooses for a seat that is to act")
    seat, effort, rng = view.seat, EFFORTS[level], Random(seed)
    expert = Expert(view, pack, seed, effort) if effort.playouts else None
    match view.phase:
        case "cut":
            order = choosing_order(view.seats, seat, view.mirrored)
            outlooks = _evaluate_lands(view, effort)
            gains = Gains(outlooks, effort.places)
            late = Gains(outlooks, effort.places, True) if is_late(outlooks[seat], effort) else None
            found = []
            for number, card in enumerate(view.hand, start=1):
                if card is not None:
                    cuts = Cutter(card, seat, order, gains, effort).rank_cuts(rng, late)
                    found += [(brings, number, masks) for brings, masks in cuts]
            found.sort(reverse=True)
            best = 0
            if expert:
                found = found[:_CANDIDATES]
                ideas = []
                for _, number, masks in found:
                    card = view.hand[number - 1]
                    assert card is not None
                    pieces = pieces_of(card, canonical(map(group_of, masks)))
                    by_piece = [(late or gains).of(piece) for piece in pieces]
                    share = Share(seat, tuple(zip(*by_piece, strict=True)), 0.0)
                    ideas.append(Sharing(share, pieces, (1 << len(pieces)) - 1, order, None, card))
                best = expert.pick_sharing(outlooks[seat], ideas)
            _, number, masks = found[best]
            return Cut(number, canonical(group_of(mask) for mask in masks))
        case "discard":
            order = choosing_order(view.seats, view.active, view.mirrored)
            best = best_discard(_share(view, seat, effort), order, view.surplus, rng)
            named = (one.letter for at, one in enumerate(view.offered) if best >> at & 1)
            return Discard(tuple(named))
        case "take":
            share = _share(view, seat, effort)
            left = sum(
                1 << index
                for index, offered in enumerate(view.offered)
                if offered.taken_by is None and not offered.discarded
            )
            first = share.best(view.choosers, left)[1]
            if expert:
                options = [
                    first,
                    *(n for n in range(left.bit_length()) if left >> n & 1 and n != first),
                ]
                offered = [one.piece for one in view.offered]
                ideas = [Sharing(share, offered, left, view.choosers, one) for one in options]
                outlook = _evaluate_lands(view, effort)[seat]
                first = options[expert.pick_sharing(outlook, ideas)]
            return Take(view.offered[first].letter)
        case "lay":
            pieces_left = pieces_to_lay(view, seat)
            outlook = evaluate_land(view, seat, effort)
            ranked = rank_layings(outlook, pieces_left, effort)
            laid = [(letter, place) for _, letter, place in ranked[:_CANDIDATES]]
            letter, place = laid[0]
            if expert and view.turn < view.turns:
                letter, place = expert.pick_laying(outlook, pieces_left, laid)
            return Place(letter, *place)
        case _:
            own = view.table[seat]
            return Resolve(solve(own.land, own.towers, own.wall_bridges, effort.steps).layout)


def best_discard(share: Share, choosers: Sequence[Seat], surplus: int, rng: Random) -> int:
    """The pieces that are best to discard for the seat of a share, as a mask."""
    count = len(share.gains[0])
    everything = (1 << count) - 1
    ways = list(combinations(range(count), surplus))
    if len(ways) > MOST_DISCARDS:
        ways = rng.sample(ways, MOST_DISCARDS)
    masks = [sum(1 << index for index in way) for way in ways]
    return max(masks, key=lambda mask: share.best(choosers, everything & ~mask)[0])


def _share(view: View, seat: Seat, effort: Effort) -> Share:
    """What each offered piece would bring each seat."""
    outlooks = _evaluate_lands(view, effort)
    gains = Gains(outlooks, 2 * effort.places, is_late(outlooks[seat], effort))
    by_piece = [gains.of(offered.piece) for offered in view.offered]
    return Share(seat, tuple(zip(*by_piece, strict=True)), effort.spite, effort.doubt)


def _evaluate_lands(view: View, effort: Effort) -> list[Evaluation]:
    """The lands of all seats, with the pieces they have taken already laid."""
    return [
        with_pieces(
            evaluate_land(view, seat, effort),
            list(pieces_to_lay(view, seat).values()),
            effort.places,
        )
        for seat in range(view.seats)
    ]


def evaluate_land(view: View, seat: Seat, effort: Effort) -> Evaluation:
    """A seat's land without the pieces it still has to lay and their tokens."""
    own = view.table[seat]
    pieces = pieces_to_lay(view, seat).values()
    icons = [icon_of(square) for piece in pieces for square in piece.squares]
    each = view.players_pieces // view.seats
    return Evaluation(
        own.land,
        own.towers - icons.count(TOWER),
        own.wall_bridges - icons.count(WALL_BRIDGE),
        min((view.turns - view.turn) * each, effort.ahead),
    )


def pieces_to_lay(view: View, seat: Seat) -> dict[str, Piece]:
    """The pieces a seat still has to lay, by letter."""
    offered = {one.letter: one.piece for one in view.offered}
    return {letter: offered[letter] for letter in view.table[seat].to_lay}
