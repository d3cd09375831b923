"""Lands that reach across the edge of the table (rules, section 9). The first row and column follow
the last. To compute with masks, a land near an edge is moved to the middle of the table, and the
result is moved back; all other lands stay where they are."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from engine.cells import (
    SIDE,
    TABLE,
    Cell,
    Mask,
    cell_at,
    cells_in,
    column_of,
    find_span,
    mask_of,
    move_cell,
    move_mask,
    row_of,
)

REACH: Final = 4  # the length of the longest piece
_INSIDE: Final = range(REACH, SIDE - REACH)
NEAR_EDGE: Final = TABLE & ~mask_of(cell_at(row, column) for row in _INSIDE for column in _INSIDE)
"""Cells closer to the edge than the longest piece."""


class Shift(NamedTuple):
    """Rows down and columns right by which a land is moved to compute with it."""

    rows: int
    columns: int

    def move(self, cell: Cell) -> Cell:
        return cell if self is STAY else move_cell(cell, self.rows, self.columns)

    def move_mask(self, mask: Mask) -> Mask:
        return mask if self is STAY else move_mask(mask, self.rows, self.columns)

    def restore(self, cell: Cell) -> Cell:
        return cell if self is STAY else move_cell(cell, -self.rows, -self.columns)

    def restore_mask(self, mask: Mask) -> Mask:
        return mask if self is STAY else move_mask(mask, -self.rows, -self.columns)

    def restore_cells(self, mask: Mask) -> Iterator[Cell]:
        """The cells of a mask, moved back."""
        return cells_in(mask) if self is STAY else map(self.restore, cells_in(mask))


STAY: Final = Shift(0, 0)
"""Most lands are computed with where they are; this is the only such shift."""


def shift_of(mask: Mask) -> Shift:
    """The shift of a land with these cells."""
    return _find_shift(mask) if mask & NEAR_EDGE else STAY


@lru_cache(maxsize=4096)
def _find_shift(mask: Mask) -> Shift:
    rows, columns = map(_find_move, _lines_of(mask))
    return Shift(rows, columns) if rows or columns else STAY


def find_room(mask: Mask, shift: Shift) -> Mask:
    """The free cells for a land that has been moved. The last free row or column of a land that
    reaches across the edge stays free, or nobody could tell where the land begins."""
    free = TABLE & ~mask
    if shift is STAY:
        return free
    rows, columns = _lines_of(mask)
    if shift.rows and len(rows) == SIDE - 1:
        free &= mask_of(cell_at(row, column) for row in rows for column in range(SIDE))
    if shift.columns and len(columns) == SIDE - 1:
        free &= mask_of(cell_at(row, column) for row in range(SIDE) for column in columns)
    return free


def _lines_of(mask: Mask) -> tuple[set[int], set[int]]:
    """The rows and columns used."""
    cells = [*cells_in(mask)]
    return {*map(row_of, cells)}, {*map(column_of, cells)}


def _find_move(used: set[int]) -> int:
    """A land that is too long for room on both sides and doesn't reach across the edge stays."""
    first, size = find_span(used)
    after = SIDE - first - size
    if min(first, after) >= REACH or (after >= 0 and size > SIDE - 2 * REACH):
        return 0
    return (SIDE - size) // 2 - first
