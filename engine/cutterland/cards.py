"""Landscape cards: twelve squares in three rows of four, named A to L in reading order."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cutterland.squares import Square

ROWS = 3
COLUMNS = 4
LETTERS = "ABCDEFGHIJKL"


@dataclass(frozen=True, slots=True)
class Card:
    """A card as its twelve squares."""

    squares: tuple[Square, ...]

    def __str__(self) -> str:
        """`pC p. mG m. / wK w. m= p. / wF w. mD p^` (rules, section 9)."""
        rows = (self.squares[start : start + COLUMNS] for start in range(0, 12, COLUMNS))
        return " / ".join(" ".join(row) for row in rows)
