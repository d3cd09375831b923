"""Rollouts: a seat's own next turns after a placement, with guessed draws."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.clustered.cards import Card
from engine.clustered.computers.gains import area_through
from engine.clustered.computers.ground import BIT, Kinds, Place
from engine.clustered.computers.thinking import Idea, Table

_FADING: Final = 0.8
"""How much a turn counts relative to the one before: others play too."""


def guess_draws(table: Table, rng: Random) -> list[list[Card]]:
    """Some orders in which the seat might draw its remaining cards."""
    unseen = list(table.ground.left[table.seat])
    for card in table.hand:
        unseen.remove(card)
    count = min(table.effort.turns, len(unseen))
    return [rng.sample(unseen, count) for _ in range(table.effort.samples)]


def roll_out(table: Table, idea: Idea, draws: Sequence[Sequence[Card]]) -> Idea:
    """Rate a placement by what it and the following turns bring on average."""
    total = sum(_roll_out_once(table, idea, drawn) for drawn in draws)
    return Idea(total / len(draws) - idea.threat, idea.card, idea.place, idea.threat)


def _roll_out_once(table: Table, idea: Idea, draws: Sequence[Card]) -> float:
    ground, seat = table.ground, table.seat
    hand, area = list(table.hand), table.areas[table.seat]
    done: list[tuple[Place, tuple[Kinds, ...]]] = []
    total, weight = 0.0, 1.0
    coming: Idea | None = Idea(table.bring(idea.card, idea.place, area), idea.card, idea.place)
    for turn in range(table.effort.turns + 1):
        if coming is None:
            break
        total += weight * coming.worth
        weight *= _FADING
        hand.remove(coming.card)
        done.append((coming.place, ground.lay(coming.place, coming.card, seat)))
        area = max(area, area_through(ground.owner, seat, coming.place))
        hand += draws[turn : turn + 1]
        coming = _next_idea(table, hand, area)
    for place, before in reversed(done):
        ground.undo_lay(place, seat, before)
    return total


def _next_idea(table: Table, hand: Sequence[Card], area: int) -> Idea | None:
    """The card that brings most at once next to the seat's own cards; None if none fits."""
    fits = table.ground.fits
    bits = [(BIT[card], card) for card in dict.fromkeys(hand)]
    held = sum(bit for bit, _ in bits)
    best: Idea | None = None
    for place in table.ground.free_neighbours(table.seat):
        kinds = fits[place] & held
        if not kinds:
            continue
        # A wild card is the last kind, so the lowest bit is any other card first.
        card = next(card for bit, card in bits if bit == kinds & -kinds)
        worth = table.bring(card, place, area)
        if best is None or worth > best.worth:
            best = Idea(worth, card, place)
    return best
