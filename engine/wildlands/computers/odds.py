"""What can be told of cards and spaces once and for all: who reaches whom, what a card does there,
how likely a hand holds something, and how likely damage adds up to a knock-out."""

from functools import cache, lru_cache
from math import comb, exp, factorial
from typing import Final, TypeAlias

from engine.wildlands.cards import CHARACTERS, WILD, Card, Character, Flag, offer_of
from engine.wildlands.maps import Map, Number
from engine.wildlands.sight import seen_from

Reach: TypeAlias = int  # how a space can be attacked from another: bits
SAME: Final = 1
ONE_STEP: Final = 2
TWO_STEPS: Final = 4
SIGHT: Final = 8
NEAR_SIGHT: Final = 16
AREA: Final = 32
REACHES: Final = {
    Flag.MELEE: SAME, Flag.HEAVY_MELEE: SAME, Flag.RANGED: SIGHT, Flag.HEAVY_RANGED: NEAR_SIGHT
}  # fmt: skip
"""How a space must be reached for an attack, but for an area."""

_NEAR: Final = 2
_AFTER_ONE_STEP: Final = 0.5  # what a melee attack counts that needs a step first
_AFTER_TWO_STEPS: Final = 0.25

ReachTable: TypeAlias = list[list[Reach]]
"""How each space is reached from each, by their numbers; 0 if not at all."""
UNREACHED: Final = 99  # steps to a space that no walk leads to


@lru_cache(maxsize=8)
def reach_table(ground: Map) -> ReachTable:
    most = max(ground.by_number) + 1
    table = [[0] * most for _ in range(most)]
    for start in ground.by_number:
        for end in ground.by_number:
            steps = ground.walks[start].get(end, UNREACHED)
            found = {0: SAME | AREA, 1: ONE_STEP | AREA, 2: TWO_STEPS}.get(steps, 0)
            if end in seen_from(ground, start):
                found |= SIGHT
                if ground.distance(start, end) <= _NEAR:
                    found |= NEAR_SIGHT
            table[start][end] = found
    return table


@lru_cache(maxsize=8_000)
def path_of(ground: Map, start: Number, end: Number) -> tuple[Number, tuple[int, ...]]:
    """A shortest way with few climbs: its first space, and what each step costs."""
    row, costs, first, here = ground.walks[end], [], 0, start
    while here != end:
        ways = ground.step_costs[here]
        nearer = [space for space in ways if row[space] == row[here] - 1]
        there = min(nearer, key=lambda space: (ways[space], space))
        costs.append(ways[there])
        first, here = first or there, there
    return first, tuple(costs)


@lru_cache(maxsize=8)
def walk_table(ground: Map) -> list[list[int]]:
    """The steps from each space to each, by their numbers."""
    most = max(ground.by_number) + 1
    table = [[UNREACHED] * most for _ in range(most)]
    for start, row in ground.walks.items():
        for end, steps in row.items():
            table[start][end] = steps
    return table


@cache
def flags_of(card: Card) -> tuple[frozenset[Flag], ...]:
    """The flags of each character on a card, in their order."""
    offer = offer_of(card)
    return tuple(offer.flags_for(character) for character in range(1, CHARACTERS + 1))


@cache
def icons_of(card: Card) -> frozenset[Character]:
    """The characters that a card lets move; a wild card all."""
    if card == WILD:
        return frozenset(range(1, CHARACTERS + 1))
    return frozenset(icon for icon, _ in offer_of(card).icons)


@cache
def damage_by(card: Card, index: int, reach: Reach) -> float:
    """The most damage that a card lets the character with this index do at this reach; less where a
    step has to come first."""
    flags = flags_of(card)[index]
    melee = 2.0 if Flag.HEAVY_MELEE in flags else 1.0 if Flag.MELEE in flags else 0.0
    found = 0.0
    if reach & SAME:
        found = melee
    elif reach & ONE_STEP:
        found = melee * _AFTER_ONE_STEP
    elif reach & TWO_STEPS:
        found = melee * _AFTER_TWO_STEPS
    if reach & NEAR_SIGHT and Flag.HEAVY_RANGED in flags:
        found = max(found, 2.0)
    if (reach & SIGHT and Flag.RANGED in flags) or (reach & AREA and Flag.AREA in flags):
        found = max(found, 1.0)
    return found


@lru_cache(maxsize=50_000)
def damage_of_cards(cards: tuple[Card, ...], index: int, reach: Reach) -> float:
    """The damage of several cards together, one after another."""
    return sum(damage_by(card, index, reach) for card in cards)


@lru_cache(maxsize=64)
def rate_table(deck: tuple[Card, ...]) -> tuple[tuple[float, ...], ...]:
    """The damage that a card of a deck lets each character do on average, by reach."""
    return tuple(
        tuple(damage_of_cards(deck, one, reach) / len(deck) for reach in range(2 * AREA))
        for one in range(CHARACTERS)
    )


@lru_cache(maxsize=50_000)
def count_defences(cards: tuple[Card, ...], index: int) -> tuple[int, int]:
    """How many cards defend a character against melee, and how many guard it."""
    flags = [flags_of(card)[index] for card in cards]
    return sum(Flag.MELEE in one for one in flags), sum(Flag.GUARD in one for one in flags)


MOST_HEALTH: Final = 5
_FINEST: Final = 10
_MOST_DAMAGE: Final = 8


def _knock_out_odds(left: int, expected: float) -> float:
    """How likely at least `left` of damage comes, if `expected` comes on average (Poisson)."""
    return 1 - sum(exp(-expected) * expected**count / factorial(count) for count in range(left))


_ODDS: Final = tuple(
    tuple(
        _knock_out_odds(left, step / _FINEST) if left else 0.0
        for step in range(_MOST_DAMAGE * _FINEST + 1)
    )
    for left in range(MOST_HEALTH + 1)
)


def knock_out_odds(left: int, expected: float) -> float:
    return _ODDS[left][min(int(expected * _FINEST), _MOST_DAMAGE * _FINEST)]


@lru_cache(maxsize=10_000)
def holding_odds(suiting: int, unseen: int, hand: int) -> float:
    """How likely a hand of so many of the unseen cards holds one of those that suit."""
    missing = 1.0
    for drawn in range(min(hand, unseen)):
        missing *= max(0, unseen - suiting - drawn) / (unseen - drawn)
    return 1 - missing


@cache
def tail(count: int, least: int, percent: int) -> float:
    """How likely at least so many of some cards suit, if each does with this probability."""
    if least <= 0:
        return 1.0
    share = percent / 100
    return sum(
        comb(count, hits) * share**hits * (1 - share) ** (count - hits)
        for hits in range(least, count + 1)
    )


@cache
def icon_percents(deck: tuple[Card, ...]) -> tuple[int, ...]:
    """How many percent of a deck let each character move."""
    return tuple(
        100 * sum(character in icons_of(card) for card in deck) // len(deck)
        for character in range(1, CHARACTERS + 1)
    )
