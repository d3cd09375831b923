"""Clustered's pictures as scenes: pure functions of what a viewer may see.

Texts (names, points, heads) are passed in the reader's language; only coordinates, notation and
owners' letters are written here.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.clustered import boards, sheets
from bot.render.clustered.boards import Ghost
from bot.render.clustered.sheets import Entry, HandCard, ScoreRow
from bot.render.grid import Crop, Grid, coordinates, mat
from bot.render.scene import Scene, Shape
from engine.cells import Cell, Mask, adjacent_cells, cells_in
from engine.clustered.boards import Board
from engine.clustered.scoring import Score
from engine.contract import Seat

WIDEST: Final = 1248
NARROWEST: Final = 620
LARGEST_CELL: Final = 96
FINAL_CELL: Final = 64
FINAL_HIGH: Final = 66
"""Maximum height of all cells, in hundredths of the width, so that the points fit the screen."""
SMALLEST_CELL: Final = 24
STEP: Final = 4
MARGIN: Final = 46
COORDINATES: Final = 26
LOW_WIDE: Final = 456
LOW_HIGH: Final = 340
LOW_CELL: Final = 30
LOW_MARGIN: Final = 34
LOW_COORDINATES: Final = 23
COLUMN: Final = 280
GAP: Final = 12
HELD_IN_A_ROW: Final = 3


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks on a board: the `newest` card, others that are `new` to the viewer, a card held over
    it, the cells where it would fit, and what scores. With `named` the free cells next to cards
    have their names. `around` are cells that the picture always includes."""

    newest: Cell | None = None
    new: tuple[Cell, ...] = ()
    ghost: Ghost | None = None
    fitting: Collection[Cell] = ()
    scores: Sequence[Score] = ()
    named: bool = True
    around: Collection[Cell] = ()


def board_scene(board: Board, room: Mask, entries: Sequence[Entry], marks: Marks) -> Scene:
    """The cards on the table with coordinates, and a legend of owners below."""
    grid, width = _grid(board, marks)
    shapes = [*_table(grid, board, room, marks)]
    bottom = grid.top + grid.height + MARGIN
    inner = width - 2 * _margin(width)
    shapes += sheets.legend(entries, _margin(width), bottom, inner)
    bottom += sheets.legend_height(entries, inner)
    return Scene(width, bottom + 8, "mat", tuple(shapes))


def panel_scene(
    board: Board, room: Mask, entries: Sequence[Entry], marks: Marks,
    hand: Sequence[HandCard], owner: Seat,
) -> Scene:  # fmt: skip
    """The table with the viewer's hand on the right: low, since there are buttons below it."""
    crop = _crop(board, marks)
    most = min(LOW_WIDE // crop.columns, LOW_HIGH // crop.rows, LARGEST_CELL)
    cell = max(most - most % 2, LOW_CELL)
    wide = crop.columns * cell + 2 * LOW_MARGIN
    top, column = LOW_MARGIN, wide + COLUMN + GAP
    grid = Grid(crop, LOW_MARGIN, top, cell)
    shapes = [*_table(grid, board, room, marks, LOW_COORDINATES)]
    shapes += sheets.legend(entries, wide, top, COLUMN)
    bottom = top + sheets.legend_height(entries, COLUMN)
    shapes += sheets.hand_shapes(hand, owner, wide, bottom, COLUMN, HELD_IN_A_ROW)
    bottom += sheets.hand_height(hand, COLUMN, HELD_IN_A_ROW)
    height = max(bottom, top + grid.height) + LOW_MARGIN
    return Scene(column, height, "mat", tuple(shapes))


def final_scene(
    board: Board, room: Mask, scores: Sequence[Score], rows: Sequence[ScoreRow],
    heads: Sequence[str],
) -> Scene:  # fmt: skip
    """The table with every scoring rectangle and line, and the points by kind below it."""
    marks = Marks(scores=scores, named=False)
    grid, width = _grid(board, marks, low=True)
    shapes = [*_table(grid, board, room, marks)]
    bottom, left = grid.top + grid.height + MARGIN, _margin(width)
    inner = width - 2 * left
    shapes += sheets.points(rows, heads, left, bottom, inner)
    height = bottom + sheets.points_height(rows, inner) + 20
    return Scene(width, height, "mat", tuple(shapes))


def hand_scene(hand: Sequence[HandCard], owner: Seat) -> Scene:
    """The viewer's cards alone."""
    shapes = tuple(sheets.hand_shapes(hand, owner, 10, 0, NARROWEST + 100))
    height = sheets.hand_height(hand, NARROWEST + 100) + 8
    return Scene(NARROWEST + 120, height, "mat", shapes)


def _margin(width: int) -> int:
    return 20 if width > NARROWEST else 12


def _crop(board: Board, marks: Marks) -> Crop:
    """The part shown: all cards with a margin of one cell."""
    cells = [*board.by_cell, *marks.around]
    if marks.ghost:
        cells.append(marks.ghost.cell)
    return Crop.around(cells, 1)


def _grid(board: Board, marks: Marks, *, low: bool = False) -> tuple[Grid, int]:
    """The grid and the picture's width; `low` leaves room for more below the table."""
    crop = _crop(board, marks)
    inside = WIDEST - 2 * MARGIN
    fits = min(inside // crop.columns, inside // crop.rows, FINAL_CELL if low else LARGEST_CELL)
    cell = max(fits - fits % STEP, SMALLEST_CELL)
    width = max(crop.columns * cell + 2 * MARGIN, NARROWEST)
    if low:
        cell = min(cell, max(width * FINAL_HIGH // 100 // crop.rows, LOW_CELL))
    return Grid(crop, (width - crop.columns * cell) // 2, MARGIN, cell), width


def _table(
    grid: Grid, board: Board, room: Mask, marks: Marks, size: int = COORDINATES
) -> list[Shape]:
    shapes: list[Shape] = [*mat(grid), *boards.edge(grid, room)]
    shapes += coordinates(grid, min(size, grid.cell - 6), 4)
    held = {marks.ghost.cell} if marks.ghost else set()
    free = set(cells_in(adjacent_cells(board.mask) & ~board.mask & room)) - held
    fitting = free & set(marks.fitting)
    if marks.named:
        shapes += boards.places(grid, sorted(free - fitting), boxed=False)
    shapes += boards.places(grid, sorted(fitting), boxed=True)
    shapes += boards.cards(grid, board)
    for score in marks.scores:
        shapes += boards.score_shapes(grid, score)
    for cell in marks.new:
        if cell != marks.newest:
            shapes += boards.corners(grid, cell, "fresh")
    if marks.newest is not None:
        shapes += boards.frame(grid, marks.newest, "gold")
    if marks.ghost:
        shapes += boards.ghost_shapes(grid, marks.ghost)
    return shapes
