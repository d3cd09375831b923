"""Lands: the squares a player has laid, with the piece each came from."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field

from engine.cells import Cell, Mask, cell_at, column_of, mask_of, name_of, read_rows, row_of
from engine.cutterland.pieces import Piece
from engine.cutterland.squares import SLOT, Square, read_square
from engine.cutterland.unrolling import STAY, shift_of

FIRST_LAID: Cell = cell_at(12, 12)  # M13: where a land's first piece is laid (rules, section 9)


@dataclass(frozen=True, slots=True)
class Land:
    """Squares by cell, in reading order. `pieces[i]` is the ordinal (0 for the first laid) of the
    piece that the i-th square came with: only pictures use it, for seams and replays. `mask` is
    derived: do not pass it."""

    cells: tuple[Cell, ...] = ()
    squares: tuple[Square, ...] = ()
    pieces: tuple[int, ...] = ()
    mask: Mask = field(compare=False, repr=False, default=0)

    def __post_init__(self) -> None:
        if not self.mask:
            object.__setattr__(self, "mask", mask_of(self.cells))

    def at(self, cell: Cell) -> Square | None:
        """The square in a cell; None for an empty cell."""
        if cell < 0 or not self.mask >> cell & 1:
            return None
        return self.squares[bisect_left(self.cells, cell)]

    def lay(self, piece: Piece, cell: Cell) -> Land:
        """The land with a piece, already rotated, whose bounding box begins at `cell`. Nothing is
        checked here: see `placements.check_placement`."""
        ordinal = 1 + max(self.pieces, default=-1)
        cells, squares, pieces = list(self.cells), list(self.squares), list(self.pieces)
        mask = self.mask
        for covered, square in zip(piece.cells_at(cell), piece.squares, strict=True):
            place = bisect_left(cells, covered)
            cells.insert(place, covered)
            squares.insert(place, square)
            pieces.insert(place, ordinal)
            mask |= 1 << covered
        return Land(tuple(cells), tuple(squares), tuple(pieces), mask)

    def unroll(self) -> Land:
        """The land moved away from the edge, where one computes with masks."""
        shift = shift_of(self.mask)
        if shift is STAY:
            return self
        moved = zip(map(shift.move, self.cells), self.squares, self.pieces, strict=True)
        cells, squares, pieces = zip(*sorted(moved), strict=True)
        return Land(cells, squares, pieces)

    def __str__(self) -> str:
        return write_land(self)


def read_land(text: str) -> Land:
    """Parse a land with its top left corner at `A1`, as a single piece. An empty text, or slots
    only, is a land without squares. Squares need not be connected. Raises `IllegalAction`: `grid-…`
    and `square-…` codes."""
    cells: list[Cell] = []
    squares: list[Square] = []
    for row, words in enumerate(read_rows(text, "9")):
        for column, word in enumerate(words):
            if word == SLOT:
                continue
            cell = cell_at(row, column)
            cells.append(cell)
            squares.append(read_square(word, name_of(cell)))
    return Land(tuple(cells), tuple(squares), (0,) * len(cells))


def write_land(land: Land, *, crop: bool = True) -> str:
    """The land's rows: its bounding box, or without `crop` everything from A1 on, so that reading
    it gives the same cells."""
    if not land.cells:
        return SLOT
    land = land.unroll() if crop else land
    columns = [column_of(cell) for cell in land.cells]
    top, left = (row_of(land.cells[0]), min(columns)) if crop else (0, 0)
    at = dict(zip(land.cells, land.squares, strict=True))
    return " / ".join(
        " ".join(at.get(cell_at(row, column), SLOT) for column in range(left, max(columns) + 1))
        for row in range(top, row_of(land.cells[-1]) + 1)
    )
