"""Lands: the squares a player has laid on the table, with the piece each came from."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.cutterland.cells import Cell, Mask, mask_of
from engine.cutterland.squares import Square


@dataclass(frozen=True, slots=True)
class Land:
    """Squares by cell, in reading order.

    `pieces[i]` is the ordinal (0 for the first laid) of the piece that the i-th square came with:
    it draws the seams and the replay, and no rule reads it. `mask` is derived.
    """

    cells: tuple[Cell, ...] = ()
    squares: tuple[Square, ...] = ()
    pieces: tuple[int, ...] = ()
    mask: Mask = field(init=False, compare=False, repr=False, default=0)

    def __post_init__(self) -> None:
        object.__setattr__(self, "mask", mask_of(self.cells))
