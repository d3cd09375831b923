"""What a position in thought is worth: each seat's figures, and its chance to win.

The weights are a regression of who won on positions from matches of computers.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import mul
from typing import Final

from engine.contract import Seat
from engine.wildlands.cards import CHARACTERS, WILD, Card, Flag
from engine.wildlands.computers.field import UNKNOWN, Field, Lore, hand_to_come
from engine.wildlands.computers.odds import (
    AREA,
    SAME,
    SIGHT,
    count_defences,
    damage_of_cards,
    flags_of,
    icons_of,
    knock_out_odds,
    tail,
)
from engine.wildlands.maps import Number
from engine.wildlands.state import GOAL

FIGURES: Final = (
    "points1", "points2", "points3", "points4",
    "alive", "health", "hidden", "hand4", "hand7",
    "at0", "at1", "race", "claim1", "claim2",
    "kill", "kills", "danger", "offset", "win0", "win1",
    "me", "wilds", "defences", "icons",
)  # fmt: skip
WEIGHTS: tuple[float, ...] = (
    1.38, 1.29, 1.42, 1.53, -0.44, 0.57, 0.76, 1.24, 1.09, 0.43, 0.03, -0.87, 0.21,
    0.24, 0.94, -0.07, -0.11, -0.36, 1.44, 0.65, -0.28, 0.27, 0.10, -0.32,
)  # fmt: skip
_CLAIM: Final = 3
_FAR: Final = 3
_EITHER: Final = 75
"""How many percent of cards let one of two characters act, roughly."""
_NONE_HELD: Final[tuple[int, ...]] = (0,) * CHARACTERS
_DRAWN_DAMAGE: Final = 0.4
"""What the second-best attackers add to the best one's damage: they share its cards."""
_HELD: Final = 0.8


def chance(lore: Lore, field: Field) -> float:
    """The own seat's chance to win, from 0 to 1."""
    for seat, points in enumerate(field.points):
        if points >= GOAL:
            return 1.0 if seat == lore.seat else 0.0
    scores = [
        sum(map(mul, WEIGHTS, figures)) if any(field.left[seat * 5 : seat * 5 + 5]) else -9.0
        for seat, figures in enumerate(all_figures(lore, field))
    ]
    most = max(scores)
    odds = [exp(score - most) for score in scores]
    return odds[lore.seat] / sum(odds)


def all_figures(lore: Lore, field: Field) -> list[list[float]]:
    """The figures of each seat, in the order of `FIGURES`."""
    hands = [
        hand_to_come(held) if seat == lore.drawing else held
        for seat, held in enumerate(field.hands)
    ]
    fights = _fights(lore, field, hands)
    return [
        [
            *_figures(lore, field, seat, hands[seat], fights[seat]),
            *(_secret_figures(field) if seat == lore.seat else _NO_SECRETS),
        ]
        for seat in range(lore.seats)
    ]


_NO_SECRETS: Final = (0.0,) * 4


def _figures(
    lore: Lore, field: Field, seat: Seat, hand: int, fights: tuple[float, float, float]
) -> list[float]:
    first = seat * CHARACTERS
    left = field.left[first : first + CHARACTERS]
    spaces = field.spaces[first : first + CHARACTERS]
    hidden = sum(1 for one, space in enumerate(spaces) if left[one] and not space)
    if seat == lore.seat and hidden:
        spaces = [
            space or (lore.places[one] if left[one] else 0) for one, space in enumerate(spaces)
        ]
    ways = _ways(lore, field, seat, spaces)
    claim1, claim2 = _claims(lore, field, seat, hand, ways)
    points = field.points[seat]
    needed = GOAL - points
    race = sum(need for need, _ in ways[:needed]) + 6 * max(0, needed - len(ways))
    best, total, danger = fights
    offset = (seat - lore.next) % lore.seats
    wins = _win_next(needed, claim1, claim2, best)
    return [
        points >= 1, points >= 2, points >= 3, points >= 4,
        (CHARACTERS - left.count(0)) / 5, sum(left) / 16, hidden / 5,
        min(hand, 4) / 4, max(0, hand - 4) / 3,
        sum(need == _CLAIM for need, _ in ways), sum(need == _CLAIM + 1 for need, _ in ways),
        race / 10, claim1, claim2,
        best, total, danger, offset, wins * (not offset), wins * bool(offset),
    ]  # fmt: skip


def _ways(lore: Lore, field: Field, seat: Seat, spaces: list[int]) -> list[tuple[int, int]]:
    """For each shard the cards that it takes, steps included, and the index of the nearest
    character; the cheapest first."""
    found = []
    standing = [(one, space) for one, space in enumerate(spaces) if space]
    for shard in field.shards[seat]:
        row = lore.walks[shard]
        steps, nearest = _FAR, -1
        for one, space in standing:
            if row[space] < steps:
                steps, nearest = row[space], one
        found.append((_CLAIM + steps, nearest))
    found.sort()
    return found


def _claims(
    lore: Lore, field: Field, seat: Seat, hand: int, ways: list[tuple[int, int]]
) -> tuple[float, float]:
    """How likely the seat can claim one shard in its next turn, and two."""
    percents = lore.percents[seat]
    known = field.hand if seat == lore.seat else ()
    held, unknown = _NONE_HELD, hand
    if known:
        held = held_icons(known)
        unknown = hand - len(known) + known.count(UNKNOWN)
    best = 0.0
    for need, one in ways:
        if one >= 0:
            best = max(best, tail(unknown, need - held[one], percents[one]))
    if best and len(ways) > 1 and ways[1][1] >= 0:
        (need, one), (more, other) = ways[:2]
        both = max(held[one], held[other], min(len(known), held[one] + held[other]) * 4 // 5)
        return best, tail(unknown, need + more - both, _EITHER)
    return best, 0.0


def _win_next(needed: int, claim1: float, claim2: float, kill: float) -> float:
    """How likely a seat wins in its next turn, roughly."""
    if needed == 1:
        return 1 - (1 - claim1) * (1 - kill)
    return max(claim2, claim1 * kill) if needed == 2 else 0.0


def _fights(lore: Lore, field: Field, hands: list[int]) -> list[tuple[float, float, float]]:
    """Of each seat the best chance to knock someone out in its next turn, the sum of all of them,
    and the sum of what threatens it."""
    spaces, left, reach = field.spaces, field.left, lore.reach
    kills, dangers = [], [0.0] * lore.seats
    for seat in range(lore.seats):
        own = _attackers(lore, field, seat)
        best = total = 0.0
        is_own, rates = seat == lore.seat, lore.rates[seat]
        unknown = hands[seat] - len(field.hand) if is_own else hands[seat]
        for target, space in enumerate(spaces) if own else ():
            if not space or target // CHARACTERS == seat:
                continue
            bits = 0
            most = rest = 0.0
            for one, start in own:
                found = reach[start][space]
                if found:
                    bits |= found
                    damage = unknown * rates[one][found]
                    if is_own:
                        damage += damage_of_cards(field.hand, one, found)
                    most, rest = (damage, rest + most) if damage > most else (most, rest + damage)
            if not most:
                continue
            expected = most + _DRAWN_DAMAGE * rest
            expected -= _HELD * min(expected, _defences(lore, field, target, bits, hands))
            odds = knock_out_odds(left[target], expected)
            best = max(best, odds)
            total += odds
            dangers[target // CHARACTERS] += odds
        kills.append((best, min(total, 2.0)))
    return [(*kill, min(danger, 2.0)) for kill, danger in zip(kills, dangers, strict=True)]


def _attackers(lore: Lore, field: Field, seat: Seat) -> list[tuple[int, Number]]:
    """A seat's characters with their spaces; of the own seat also those that it could reveal."""
    first = seat * CHARACTERS
    own = seat == lore.seat
    return [
        (one, space)
        for one in range(CHARACTERS)
        if field.left[first + one]
        and (space := field.spaces[first + one] or (lore.places[one] if own else 0))
    ]


def _defences(lore: Lore, field: Field, target: int, bits: int, hands: list[int]) -> float:
    """How many cards a seat is expected to hold against attacks of these kinds."""
    seat, one = divmod(target, CHARACTERS)
    unseen = lore.unseen[seat]
    share = hands[seat] / max(1, len(unseen))
    if seat == lore.seat:
        parries, guards = map(float, count_defences(field.hand, one))
    else:
        parries = lore.parries[seat][one] * share
        guards = lore.guards[seat][one] * share
        if field.spaces[target] in lore.cover:
            guards += lore.covers[seat][one] * share
    if not bits & (SIGHT | AREA):
        return parries
    return min(parries, guards) if bits & SAME else guards


@lru_cache(maxsize=50_000)
def held_icons(hand: tuple[Card, ...]) -> tuple[int, ...]:
    """How many cards of a hand let each character act."""
    return tuple(
        sum(character in icons_of(card) for card in hand) for character in range(1, CHARACTERS + 1)
    )


@lru_cache(maxsize=50_000)
def _rate_hand(hand: tuple[Card, ...]) -> tuple[float, ...]:
    defences = sum(
        any(Flag.MELEE in one or Flag.GUARD in one for one in flags_of(card)) for card in hand
    )
    return 1.0, min(hand.count(WILD), 3), min(defences, 4), sum(held_icons(hand)) / 10


def _secret_figures(field: Field) -> tuple[float, ...]:
    """What only the own hand tells."""
    return _rate_hand(field.hand)
