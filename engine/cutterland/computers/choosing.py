"""A computer's decision, from nothing but what its seat sees."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.cutterland.actions import Action, Cut, Discard, Place, Resolve, Take
from engine.cutterland.cards import Card
from engine.cutterland.computers.cutting import Cutter, Gains
from engine.cutterland.computers.expert import SURE, rank_discards, share_of, weigh
from engine.cutterland.computers.levels import EFFORTS, Effort
from engine.cutterland.computers.placing import (
    evaluate_land,
    evaluate_lands,
    is_late,
    pieces_to_lay,
    rank_layings,
)
from engine.cutterland.cuts import group_of, sort_groups
from engine.cutterland.order import choosing_order
from engine.cutterland.solving import solve
from engine.cutterland.views import View
from engine.search import pick

_CANDIDATES: Final = 6  # how many of its best ideas expert tries
_TRIED: Final = ("cut", "take", "lay")  # the phases in which it tries several


def choose(view: View, level: str, seed: bytes, pack: Sequence[Card] = ()) -> Action:
    """A computer's action for the seat that sees `view`; expert also knows the pack's cards. The
    same view, level and seed give the same action. Raises `ValueError` for a view of the public, or
    of a seat that is not to act."""
    if view.seat is None or view.seat not in view.to_act:
        raise ValueError("a computer player chooses for a seat that is to act")
    effort = EFFORTS[level]
    ideas = list_ideas(view, effort, Random(seed), view.hand)
    is_last = view.phase == "lay" and view.turn == view.turns
    if effort.playouts and view.phase in _TRIED and not is_last:
        return pick(weigh(view, ideas, pack, seed, effort.playouts), SURE)
    return ideas[0]


def list_ideas(
    view: View, effort: Effort, rng: Random, hand: Sequence[Card | None]
) -> list[Action]:
    """The actions that seem good to the seat that is to act, best first; cuts of cards that are in
    `hand`, the others of the view's being None."""
    assert view.seat is not None
    seat = view.seat
    match view.phase:
        case "cut":
            order = choosing_order(view.seats, seat, view.mirrored)
            outlooks = evaluate_lands(view, effort)
            gains = Gains(outlooks, effort.places)
            late = Gains(outlooks, effort.places, True) if is_late(outlooks[seat], effort) else None
            found = []
            for number, card in enumerate(hand, start=1):
                if card is not None:
                    cuts = Cutter(card, seat, order, gains, effort).rank_cuts(rng, late)
                    found += [(brings, number, masks) for brings, masks in cuts]
            found.sort(reverse=True)
            return [
                Cut(number, sort_groups(group_of(mask) for mask in masks))
                for _, number, masks in found[:_CANDIDATES]
            ]
        case "discard":
            order = choosing_order(view.seats, view.active, view.mirrored)
            ways = rank_discards(share_of(view, seat, effort), order, view.surplus, rng)
            letters = [one.letter for one in view.offered]
            return [
                Discard(tuple(letter for at, letter in enumerate(letters) if way >> at & 1))
                for way in ways[:_CANDIDATES]
            ]
        case "take":
            share = share_of(view, seat, effort)
            left = sum(
                1 << index
                for index, offered in enumerate(view.offered)
                if offered.taken_by is None and not offered.discarded
            )
            first = share.best(view.choosers, left)[1]
            others = (n for n in range(left.bit_length()) if left >> n & 1 and n != first)
            return [Take(view.offered[number].letter) for number in (first, *others)]
        case "lay":
            ranked = rank_layings(
                evaluate_land(view, seat, effort), pieces_to_lay(view, seat), effort
            )
            return [Place(letter, *place) for _, letter, place in ranked[:_CANDIDATES]]
        case _:
            own = view.table[seat]
            return [Resolve(solve(own.land, own.towers, own.wall_bridges, effort.steps).layout)]
