"""Suggested cuts.

Suggested pieces are as equal as possible in squares, icons and rough points: who cuts gets the
piece left over, so that equal pieces are never a bad cut.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from heapq import nsmallest
from typing import Final, TypeAlias

from engine.cutterland.cards import LETTERS, Card
from engine.cutterland.cuts import group_of, mask_of_group, partitions
from engine.cutterland.squares import (
    CENTAUR,
    DRAGON,
    EMPTY,
    FROG,
    GOBLIN,
    KRAKEN,
    TURTLE,
    icon_of,
)

Measure: TypeAlias = tuple[int, int, int]
"""The squares, icons and rough points of a piece."""
Unevenness: TypeAlias = Measure
"""The differences between the largest piece and the smallest."""
MOST: Final = 6
"""Suggestions for a card."""
_WORTH: Final = {KRAKEN: 4, GOBLIN: 3, CENTAUR: 4, DRAGON: 3, TURTLE: 6, FROG: -2, EMPTY: 0}
"""Rough points of an icon in most lands; a bonus token's is 1."""


def find_easiest_card(cards: Mapping[int, Card], pieces: int) -> int:
    """The number of the card that can be cut most evenly."""

    def uneven(number: int) -> Unevenness:
        best = find_even_cuts(cards[number], pieces)[0]
        return _measure_cut(_build_measure(cards[number]), tuple(map(mask_of_group, best)))

    return min(cards, key=uneven)


def find_next_cut(
    card: Card, pieces: int, now: tuple[str, ...], kept: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """The most even cut that has the pieces `kept`, or any if none has them; or the one after
    `now`. Wraps at the end."""
    found = find_even_cuts(card, pieces, kept) or find_even_cuts(card, pieces)
    return found[(found.index(now) + 1) % len(found)] if now in found else found[0]


@lru_cache(maxsize=256)
def find_even_cuts(
    card: Card, pieces: int, kept: tuple[str, ...] = ()
) -> tuple[tuple[str, ...], ...]:
    """The most even cuts of a card into so many pieces, of which some are given; best first."""
    measure, given = _build_measure(card), set(map(mask_of_group, kept))
    possible = [cut for cut in partitions(pieces) if given <= set(cut)]
    found = nsmallest(MOST, possible, lambda cut: (_measure_cut(measure, cut), cut))
    return tuple(tuple(sorted(map(group_of, cut))) for cut in found)


def _build_measure(card: Card) -> Callable[[int], Measure]:
    """What measures a piece of the card, by its mask. Thousands of cuts share a few hundred."""
    values = [(icon != EMPTY, _WORTH.get(icon, 1)) for icon in map(icon_of, card.squares)]

    @cache
    def measure(mask: int) -> Measure:
        squares = [values[n] for n in range(len(LETTERS)) if mask >> n & 1]
        return len(squares), sum(icon for icon, _ in squares), sum(worth for _, worth in squares)

    return measure


def _measure_cut(measure: Callable[[int], Measure], cut: Sequence[int]) -> Unevenness:
    squares, icons, worth = zip(*map(measure, cut), strict=True)
    return _spread(squares), _spread(icons), _spread(worth)


def _spread(numbers: Sequence[int]) -> int:
    return max(numbers) - min(numbers)
