"""Where a piece can be laid (rules, sections 3.4 and 9), on bit masks of the table's cells.

A placement is the top left cell of the rotated piece's bounding box and the number of clockwise
quarter turns. Placements are equal when the same squares lie in the same cells, which is exactly
when the cells and the rotated pieces are equal.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain, repeat
from random import Random
from typing import NamedTuple

from engine.cells import (
    CELLS,
    SIDE,
    Cell,
    Mask,
    adjacent_across_edges,
    adjacent_cells,
    cells_in,
    mask_of,
    name_of,
)
from engine.contract import IllegalAction
from engine.cutterland.lands import FIRST_LAID, Land
from engine.cutterland.pieces import Piece, Shape, orientations, rotate_shape, ways
from engine.cutterland.unrolling import NEAR_EDGE, Shift, find_room, shift_of


def placements(land: Land, piece: Piece) -> Iterator[tuple[Cell, int]]:
    """Every legal placement, each distinct result once with the fewest turns."""
    return chain.from_iterable(
        zip(cells_in(corners), repeat(turns), strict=False)
        for turns, corners in placement_masks(land, piece)
    )


def is_roomy(land: Land) -> bool:
    """Whether any piece fits a non-empty land, because it is far enough from the edge."""
    return bool(land.mask) and not land.mask & NEAR_EDGE


def has_placement(land: Land, piece: Piece) -> bool:
    return is_roomy(land) or any(corners for _, corners in placement_masks(land, piece))


def random_placement(land: Land, piece: Piece, rng: Random) -> tuple[Cell, int] | None:
    """A random legal placement (the turns are drawn first), or None."""
    if not land.mask:
        return FIRST_LAID, 0
    free, rim, shift = _room(land.mask)
    count = ways(piece)
    first = rng.randrange(count)
    for turns in (*range(first, count), *range(first)):
        if corners := _corners(free, rim, rotate_shape(piece.cells, turns)[0]):
            for _ in range(rng.randrange(corners.bit_count())):
                corners &= corners - 1
            return shift.restore((corners & -corners).bit_length() - 1), turns
    return None


def placement_masks(land: Land, piece: Piece) -> Iterator[tuple[int, Mask]]:
    """The legal placements as masks: turns, and the possible cells of the corner."""
    if not land.mask:
        yield 0, 1 << FIRST_LAID
        return
    free, rim, shift = _room(land.mask)
    for turns, turned in enumerate(orientations(piece)):
        yield turns, shift.restore_mask(_corners(free, rim, turned.cells))


@lru_cache(maxsize=1024)
def _room(land: Mask) -> tuple[Mask, Mask, Shift]:
    """The free cells around an unrolled land, those of them next to it, and its shift."""
    shift = shift_of(land)
    mask = shift.move_mask(land)
    free = find_room(mask, shift)
    return free, adjacent_cells(mask) & free, shift


def _corners(free: Mask, rim: Mask, shape: Shape) -> Mask:
    """The corner cells with which a shape covers only free cells, at least one on the rim."""
    outline = _outline(shape)
    corners, touching = outline.corners, 0
    for offset in outline.offsets:
        corners &= free >> offset
        touching |= rim >> offset
    return corners & touching


class _Outline(NamedTuple):
    """A shape on the table: the corners with which its box stays inside, the offsets of its cells
    from the corner, and what it covers in the top left corner of the table."""

    corners: Mask
    offsets: tuple[int, ...]
    covered: Mask


@cache
def _outline(shape: Shape) -> _Outline:
    height = 1 + max(row for row, _ in shape)
    width = 1 + max(column for _, column in shape)
    row = sum(1 << column for column in range(SIDE + 1 - width))
    offsets = tuple(row * SIDE + column for row, column in shape)
    corners = sum(row << SIDE * place for place in range(SIDE + 1 - height))
    return _Outline(corners, offsets, mask_of(offsets))


def fewest_turns(piece: Piece, turns: int) -> int:
    """The fewest quarter turns with the same result as `turns`."""
    return turns % ways(piece)


def check_placement(land: Land, piece: Piece, cell: Cell, turns: int) -> None:
    """Raises `IllegalAction` unless the piece as cut can be laid like this.

    Codes: `place-turns`, `place-edge` (beyond the unrolled land's table), `place-long` (also, but
    it would touch the land), `place-first` (a first piece has a fixed cell), `place-overlap` (with
    the cells that are taken), `place-apart`.
    """
    if not 0 <= turns <= 3:
        raise IllegalAction("place-turns", section="9", turns=turns)
    outline = _outline(rotate_shape(piece.cells, turns)[0])
    if not 0 <= cell < CELLS:
        raise IllegalAction("place-edge", section="9")
    free, rim, shift = _room(land.mask)
    corner = shift.move(cell)
    if not outline.corners >> corner & 1:
        raise _refuse_beyond(land, piece.rotate(turns), cell)
    if not land.mask:
        if cell != FIRST_LAID or fewest_turns(piece, turns):
            name = name_of(FIRST_LAID)
            raise IllegalAction("place-first", section="9", cells=(name,), cell=name)
        return
    covered = outline.covered << corner
    if taken := covered & shift.move_mask(land.mask):
        cells = tuple(map(name_of, shift.restore_cells(taken)))
        raise IllegalAction("place-overlap", section="3", cells=cells, cell=cells[0])
    if covered & ~free:
        raise _refuse_beyond(land, piece.rotate(turns), cell)
    if not covered & rim:
        raise IllegalAction("place-apart", section="3", cells=(name_of(cell),))


def _refuse_beyond(land: Land, turned: Piece, cell: Cell) -> IllegalAction:
    touches = mask_of(turned.cells_at(cell)) & adjacent_across_edges(land.mask)
    code = "place-long" if touches else "place-edge"
    return IllegalAction(code, section="9", cells=(name_of(cell),))
