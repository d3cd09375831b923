"""Where a piece may be laid (rules, sections 3.4 and 9), on bit masks of the table's cells.

A placement is the cell of the top left corner of the turned piece's bounding box and the clockwise
quarter turns. Placements are equal when the same squares lie in the same cells: exactly when the
cells are equal and the turned pieces are.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, islice, repeat
from random import Random

from engine.contract import IllegalAction
from engine.cutterland.cells import (
    CELLS,
    FIRST_COLUMN,
    FIRST_LAID,
    SIDE,
    TABLE,
    Cell,
    Mask,
    beside,
    cells_in,
    column_of,
    mask_of,
    name_of,
    row_of,
)
from engine.cutterland.lands import Land
from engine.cutterland.pieces import Piece, Shape, orientations

_COLUMNS = tuple(
    sum(FIRST_COLUMN << column for column in range(SIDE + 1 - width)) for width in range(5)
)
"""The cells from which a box so wide stays in the columns of the table."""
_NEAR_EDGE = TABLE & ~sum(
    1 << row * SIDE + column for row in range(4, SIDE - 4) for column in range(4, SIDE - 4)
)
"""Cells less than a card's longer side from the edge: a land without them takes any piece."""


def placements(land: Land, piece: Piece) -> Iterator[tuple[Cell, int]]:
    """Every legal placement, each distinct result once with the fewest turns."""
    return chain.from_iterable(
        zip(cells_in(corners), repeat(turns), strict=False)
        for turns, corners in placement_masks(land, piece)
    )


def fits(land: Land, piece: Piece) -> bool:
    """Whether a piece may be laid anywhere."""
    if land.mask and not land.mask & _NEAR_EDGE:
        return True
    return any(corners for _, corners in placement_masks(land, piece))


def random_placement(land: Land, piece: Piece, rng: Random) -> tuple[Cell, int] | None:
    """One legal placement by chance; None where there is none."""
    masks = list(placement_masks(land, piece))
    number = sum(corners.bit_count() for _, corners in masks)
    if not number:
        return None
    place = rng.randrange(number)
    for turns, corners in masks:
        if place < corners.bit_count():
            return next(islice(cells_in(corners), place, None)), turns
        place -= corners.bit_count()
    return None


def placement_masks(land: Land, piece: Piece) -> Iterator[tuple[int, Mask]]:
    """The legal placements as masks: the turns, and the cells the corner may lie in."""
    if not land.mask:
        yield 0, 1 << FIRST_LAID
        return
    free = TABLE & ~land.mask
    rim = beside(land.mask) & free
    for turns, turned in enumerate(orientations(piece)):
        within, offsets = _outline(turned.cells)
        corners, touching = within, 0
        for offset in offsets:
            corners &= free >> offset
            touching |= rim >> offset
        yield turns, corners & touching


@cache
def _outline(shape: Shape) -> tuple[Mask, tuple[int, ...]]:
    """The corners from which a shape's box stays in the columns of the table (the rows look after
    themselves), and how far from the corner its cells lie.
    """
    width = 1 + max(column for _, column in shape)
    return _COLUMNS[width], tuple(row * SIDE + column for row, column in shape)


def cells_of(piece: Piece, cell: Cell) -> tuple[Cell, ...]:
    """The cells a piece, already turned, covers with its box beginning at `cell`, in its order.

    Only for a box within the table.
    """
    return tuple(cell + row * SIDE + column for row, column in piece.cells)


def fewest_turns(piece: Piece, turns: int) -> int:
    """The fewest quarter turns with the same result as `turns`."""
    return turns % len(orientations(piece))


def check_placement(land: Land, piece: Piece, cell: Cell, turns: int) -> None:
    """Raise `IllegalAction` unless the piece, not yet turned, may be laid so.

    Codes: `place-turns`, `place-edge`, `place-first` (a first piece has one place only),
    `place-overlap` (with the cells that are taken), `place-apart`.
    """
    if not 0 <= turns <= 3:
        raise IllegalAction("place-turns", {"turns": turns}, section="9")
    every = orientations(piece)
    turned = every[turns % len(every)]
    named = (name_of(cell),) if 0 <= cell < CELLS else ()
    if not named or not _within(turned, cell):
        raise IllegalAction("place-edge", section="9", cells=named)
    if not land.mask:
        _check_first(piece, cell, turns)
        return
    covered = mask_of(cells_of(turned, cell))
    if taken := covered & land.mask:
        cells = tuple(map(name_of, cells_in(taken)))
        raise IllegalAction("place-overlap", {"cell": cells[0]}, section="3", cells=cells)
    if not beside(covered) & land.mask:
        raise IllegalAction("place-apart", section="3", cells=named)


def _within(turned: Piece, cell: Cell) -> bool:
    """Whether a box beginning at a cell stays on the table."""
    return row_of(cell) + turned.height <= SIDE and column_of(cell) + turned.width <= SIDE


def _check_first(piece: Piece, cell: Cell, turns: int) -> None:
    if cell != FIRST_LAID or fewest_turns(piece, turns):
        cells = (name_of(FIRST_LAID),)
        raise IllegalAction("place-first", {"cell": cells[0]}, section="9", cells=cells)
