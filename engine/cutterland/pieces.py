"""Pieces: edge-connected sets of squares, in any orientation."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

from engine.cells import SIDE, Cell, cell_at, move_cell, name_of, read_rows
from engine.contract import IllegalAction
from engine.cutterland.squares import SLOT, Square, read_square

_CARD_SIDES = (3, 4)  # the sides of a card, the shorter first: no piece is larger
_LAST_CORNER = SIDE - max(_CARD_SIDES)
"""The last row or column in which any piece's box can begin and not reach across the edge."""


Shape: TypeAlias = tuple[tuple[int, int], ...]
"""(row, column) pairs in reading order, the bounding box starting at row 0, column 0."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece in one orientation. `cells` are (row, column) pairs in reading order, the bounding
    box starting at row 0, column 0; `squares` stand in the same order."""

    cells: Shape
    squares: tuple[Square, ...]

    @property
    def height(self) -> int:
        return 1 + max(row for row, _ in self.cells)

    @property
    def width(self) -> int:
        return 1 + max(column for _, column in self.cells)

    def cells_at(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells it covers with its box at `cell`, in its order; across the table's edge the
        first row and column follow the last."""
        if cell % SIDE > _LAST_CORNER or cell // SIDE > _LAST_CORNER:
            return tuple([move_cell(cell, row, column) for row, column in self.cells])
        return tuple([cell + row * SIDE + column for row, column in self.cells])

    def rotate(self, turns: int = 1) -> Piece:
        """The piece after 0 to 3 clockwise quarter turns; never mirrored (rules, section 3.4)."""
        if not turns % 4:
            return self
        cells, order = rotate_shape(self.cells, turns % 4)
        return Piece(cells, tuple([self.squares[number] for number in order]))

    def __str__(self) -> str:
        """Rows as for a card, empty cells of the bounding box as `--`."""
        return _write_piece(self)


@lru_cache(maxsize=4096)
def _write_piece(piece: Piece) -> str:
    """Cached: a bag is shown sorted by what its pieces look like, at every look at a match."""
    at = dict(zip(piece.cells, piece.squares, strict=True))
    return " / ".join(
        " ".join(at.get((row, column), SLOT) for column in range(piece.width))
        for row in range(piece.height)
    )


@cache
def rotate_shape(shape: Shape, turns: int) -> tuple[Shape, tuple[int, ...]]:
    """A shape after 0 to 3 clockwise quarter turns, and the former index of each of its cells.
    Cached: there are only the connected groups of a card's squares, in four orientations."""
    cells, order = shape, tuple(range(len(shape)))
    for _ in range(turns):
        height = 1 + max(row for row, _ in cells)
        turned = [(column, height - 1 - row) for row, column in cells]
        places = sorted(range(len(turned)), key=turned.__getitem__)
        cells = tuple(turned[place] for place in places)
        order = tuple(order[place] for place in places)
    return cells, order


def ways(piece: Piece) -> int:
    """How many orientations of a piece differ: 1, 2 or 4. After as many quarter turns it first
    looks the same."""
    for turns, order in _symmetries(piece.cells):
        if tuple([piece.squares[number] for number in order]) == piece.squares:
            return turns
    return 4


@cache
def _symmetries(shape: Shape) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Which of one or two quarter turns map a shape to itself, and the order of its cells then."""
    turned = [(turns, rotate_shape(shape, turns)) for turns in (1, 2)]
    return tuple((turns, order) for turns, (cells, order) in turned if cells == shape)


@lru_cache(maxsize=4096)
def orientations(piece: Piece) -> tuple[Piece, ...]:
    """The distinct orientations of a piece: the index is the fewest turns that lead to one."""
    return tuple(piece.rotate(turns) for turns in range(ways(piece)))


def read_piece(text: str) -> Piece:
    """Parse a piece; empty rows and columns around it are dropped. Raises `IllegalAction`: `grid-…`
    and `square-…` codes, `piece-empty`, `piece-large` (it fits on no card), `piece-apart`."""
    at = {
        (row, column): read_square(word, name_of(cell_at(row, column)))
        for row, words in enumerate(read_rows(text, "9"))
        for column, word in enumerate(words)
        if word != SLOT
    }
    if not at:
        raise IllegalAction("piece-empty", section="1")
    top = min(row for row, _ in at)
    left = min(column for _, column in at)
    piece = Piece(tuple((row - top, column - left) for row, column in at), tuple(at.values()))
    if any(map(int.__gt__, sorted((piece.height, piece.width)), _CARD_SIDES)):
        raise IllegalAction("piece-large", section="1")
    if not _is_connected(piece):
        raise IllegalAction("piece-apart", section="1")
    return piece


def _is_connected(piece: Piece) -> bool:
    left = set(piece.cells)
    reached = [left.pop()]
    while reached:
        row, column = reached.pop()
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & left
        left -= beside
        reached += beside
    return not left
