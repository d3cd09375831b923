"""Cuts to begin with: pieces as equal as can be, in squares, in icons and in what these are worth.

No plan of a player's: who cuts gets what is left, so that equal pieces are never a bad cut.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import nsmallest
from typing import Final

from engine.cutterland.cards import LETTERS, Card
from engine.cutterland.cuts import group_of, partitions
from engine.cutterland.squares import (
    CENTAUR,
    DRAGON,
    EMPTY,
    FROG,
    GOBLIN,
    KRAKEN,
    TURTLE,
    Square,
    icon_of,
)

MOST: Final = 6
"""How many are shown one after another."""
_WORTH: Final = {KRAKEN: 4, GOBLIN: 3, CENTAUR: 4, DRAGON: 3, TURTLE: 6, FROG: -2, EMPTY: 0}
"""Rough points of an icon in most lands; a bonus token's is 1."""


@lru_cache(maxsize=256)
def find_even_cuts(card: Card, pieces: int) -> tuple[tuple[str, ...], ...]:
    """The most even cuts of a card into so many pieces, the most even one first."""
    measured = [_measure_square(square) for square in card.squares]

    def uneven(cut: tuple[int, ...]) -> tuple[int, int, int, tuple[int, ...]]:
        each = [[measured[n] for n in range(len(LETTERS)) if mask >> n & 1] for mask in cut]
        squares = _spread([len(piece) for piece in each])
        icons = _spread([sum(icon for icon, _ in piece) for piece in each])
        worth = _spread([sum(points for _, points in piece) for piece in each])
        return squares, icons, worth, cut

    found = nsmallest(MOST, partitions(pieces), uneven)
    return tuple(tuple(sorted(map(group_of, cut))) for cut in found)


def find_next_cut(card: Card, pieces: int, now: tuple[str, ...]) -> tuple[str, ...]:
    """The most even cut, or the one after that which is there now; round at the end."""
    found = find_even_cuts(card, pieces)
    return found[(found.index(now) + 1) % len(found)] if now in found else found[0]


def _measure_square(square: Square) -> tuple[int, int]:
    """Whether there is an icon, and what it is worth."""
    icon = icon_of(square)
    return int(icon != EMPTY), _WORTH.get(icon, 1)


def _spread(numbers: list[int]) -> int:
    return max(numbers) - min(numbers)
