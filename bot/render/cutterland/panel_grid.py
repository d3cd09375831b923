"""The grid of a land in a private panel: the measures that its pictures share."""

from __future__ import annotations

from typing import Final

LARGEST: Final = 112
SMALLEST: Final = 20
STEP: Final = 4
EDGE: Final = 18
NAMES: Final = 40
"""The room for coordinates above and left of the grid."""
NAMES_SIZE: Final = 26
GAP: Final = 40
"""Between the score and the rest."""


def round_cell(fits: float) -> int:
    """The side of a cell, in steps, where one of `fits` pixels would fit."""
    most = int(min(fits, LARGEST))
    return max(most - most % STEP, SMALLEST)
