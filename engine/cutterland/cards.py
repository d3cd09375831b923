"""Landscape cards: twelve squares in three rows of four, named A to L in reading order."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cells import read_rows
from engine.contract import IllegalAction
from engine.cutterland.squares import (
    EMPTY,
    NAMES,
    TERRAINS,
    Square,
    icon_of,
    read_square,
    terrain_of,
)

ROWS = 3
COLUMNS = 4
LETTERS = "ABCDEFGHIJKL"
ICONS = 7  # how many squares of a card carry an icon (rules, section 1)


@dataclass(frozen=True, slots=True)
class Card:
    """A card as its twelve squares."""

    squares: tuple[Square, ...]

    def __str__(self) -> str:
        """`pC p. mG m. / wK w. m= p. / wF w. mD p^` (rules, section 9)."""
        rows = (self.squares[start : start + COLUMNS] for start in range(0, 12, COLUMNS))
        return " / ".join(" ".join(row) for row in rows)

    def rotate(self) -> Card:
        """The card after a half turn, the only rotation that keeps three rows of four."""
        return Card(self.squares[::-1])


def read_card(text: str) -> Card:
    """Parse a card and check it by section 1 of the rules. Raises `IllegalAction`: `grid-…` and
    `square-…` codes, `card-shape`, `card-icons`, `card-terrain`; its cells are square letters."""
    rows = read_rows(text, "9")
    if len(rows) != ROWS or len(rows[0]) != COLUMNS:
        raise IllegalAction("card-shape", section="1")
    words = (word for row in rows for word in row)
    card = Card(tuple(map(read_square, words, LETTERS)))
    icons = sum(icon_of(square) != EMPTY for square in card.squares)
    if icons != ICONS:
        raise IllegalAction("card-icons", section="1", icons=icons, wanted=ICONS)
    for terrain in TERRAINS:
        if terrain not in map(terrain_of, card.squares):
            raise IllegalAction("card-terrain", section="1", terrain=NAMES[terrain])
    return card
