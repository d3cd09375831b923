"""Clustered's pictures as scenes: pure functions of what a viewer may see.

Texts (names, notes) are passed in the reader's language; only coordinates, points and owners'
letters are written here. All are as wide as a message shows them twice over, and low enough for the
buttons below them: points and hand stand beside a tall table, below a wide one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.clustered import boards, sheets
from bot.render.clustered.boards import Ghost
from bot.render.clustered.cards import Looks
from bot.render.clustered.sheets import Entry, HandCard, Sheet
from bot.render.grid import Crop, Grid, coordinates, mat
from bot.render.scene import MESSAGE_WIDTH, Scene, Shape
from engine.cells import Cell, Mask, adjacent_cells, cells_in
from engine.clustered.boards import Board, PlacedCard
from engine.clustered.scoring import Score
from engine.contract import Seat

HIGHEST: Final = 840
"""The most height with which four rows of buttons fit on a phone's screen, too."""
HIGHEST_BOARD: Final = 1100
"""The same for a board, which has one row."""
LARGEST: Final = 112
SMALLEST: Final = 20
STEP: Final = 2
EDGE: Final = 16
NAMES: Final = 36
"""The room for coordinates above and left of the grid."""
NAMES_SIZE: Final = 28
GAP: Final = 22
NARROWEST, WIDEST = 304, 390
"""Of the column beside the table."""
SMALL: Final = 8
"""Rows and columns up to which a board has a margin."""
INNER: Final = MESSAGE_WIDTH - 2 * EDGE
HAND_SIDE: Final = 150
WORTH_SMALL_HAND: Final = 120
"""From how many hundredths of its size a table has a hand below it."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks on a board: the `newest` card, others that are `new` to the viewer, a card held over
    it, the cells where it would fit, and what scores. `around` are cells that the picture always
    includes. `played` is where a card was placed instead of the held one: then both are numbered.
    """

    newest: Cell | None = None
    new: tuple[Cell, ...] = ()
    ghost: Ghost | None = None
    fitting: Collection[Cell] = ()
    scores: Sequence[Score] = ()
    around: Collection[Cell] = ()
    played: PlacedCard | None = None


def board_scene(board: Board, room: Mask, entries: Sequence[Entry], marks: Marks) -> Scene:
    """The cards on the table, and everyone's points."""
    crop = _crop(board, marks)
    if max(crop.rows, crop.columns) <= SMALL:
        crop = Crop.around(crop.corners, 1)
    return _compose(board, room, marks, crop, Sheet(entries), HIGHEST_BOARD)


def panel_scene(
    board: Board, room: Mask, entries: Sequence[Entry], marks: Marks,
    hand: Sequence[HandCard], owner: Seat,
) -> Scene:  # fmt: skip
    """The table with the viewer's hand; `marks.around` keeps its window where it is."""
    sheet = Sheet(entries, hand, owner)
    return _compose(board, room, marks, _crop(board, marks), sheet, HIGHEST)


def hand_scene(hand: Sequence[HandCard], owner: Seat, look: int) -> Scene:
    """The viewer's cards alone, in the colour with the number `look`."""
    side = min(HAND_SIDE, INNER // len(hand) - sheets.BETWEEN)
    shapes = sheets.hand_shapes(hand, owner, look, (EDGE, EDGE), INNER, len(hand), side)
    height = sheets.hand_height(hand, len(hand), side) + 2 * EDGE
    return Scene(MESSAGE_WIDTH, height, "mat", tuple(shapes))


def _crop(board: Board, marks: Marks) -> Crop:
    """The part shown: all cards, and what else has to be seen."""
    cells = [*board.by_cell, *marks.around, *marks.fitting]
    if marks.ghost:
        cells.append(marks.ghost.cell)
    if marks.played:
        cells.append(marks.played.cell)
    return Crop.around(cells, 0)


def _compose(
    board: Board, room: Mask, marks: Marks, crop: Crop, sheet: Sheet, highest: int
) -> Scene:
    """The table with the sheet beside or below it, whichever lets it be larger. A hand, which is
    smaller there, goes below it only for a much larger table."""
    most, below = highest - 2 * EDGE, sheets.strip_height(sheet, INNER)
    beside_cell = _fit_cell(crop, INNER - NARROWEST - GAP, most)
    below_cell = _fit_cell(crop, INNER, most - below - GAP)
    if below_cell * 100 > beside_cell * (WORTH_SMALL_HAND if sheet.hand else 100):
        return _compose_below(board, room, marks, Grid(crop, 0, 0, below_cell), sheet)
    return _compose_beside(board, room, marks, Grid(crop, 0, 0, beside_cell), sheet, most)


def _fit_cell(crop: Crop, width: int, height: int) -> int:
    fits = min((width - NAMES) // crop.columns, (height - NAMES) // crop.rows, LARGEST)
    return max(fits - fits % STEP, SMALLEST)


def _compose_beside(
    board: Board, room: Mask, marks: Marks, grid: Grid, sheet: Sheet, most: int
) -> Scene:
    wide = grid.width + NAMES
    column = min(max(INNER - wide - GAP, NARROWEST), WIDEST)
    high = sheets.column_height(sheet, column, most)
    inner = max(grid.height + NAMES, high)
    left, middle = (MESSAGE_WIDTH - wide - GAP - column) // 2, EDGE + inner // 2
    top = middle - (grid.height + NAMES) // 2
    placed = Grid(grid.crop, left + NAMES, top + NAMES, grid.cell)
    at = left + wide + GAP, middle - high // 2
    shapes = [*_table(placed, board, room, marks, sheet.looks)]
    shapes += sheets.column_shapes(sheet, *at, column, most)
    return Scene(MESSAGE_WIDTH, inner + 2 * EDGE, "mat", tuple(shapes))


def _compose_below(board: Board, room: Mask, marks: Marks, grid: Grid, sheet: Sheet) -> Scene:
    left = (MESSAGE_WIDTH - grid.width - NAMES) // 2
    placed = Grid(grid.crop, left + NAMES, EDGE + NAMES, grid.cell)
    top = placed.top + grid.height + GAP
    shapes = [*_table(placed, board, room, marks, sheet.looks)]
    shapes += sheets.strip_shapes(sheet, EDGE, top, INNER)
    height = top + sheets.strip_height(sheet, INNER) + EDGE
    return Scene(MESSAGE_WIDTH, height, "mat", tuple(shapes))


def _table(grid: Grid, board: Board, room: Mask, marks: Marks, looks: Looks) -> list[Shape]:
    shapes: list[Shape] = [*mat(grid), *boards.edge(grid, room)]
    shapes += coordinates(grid, min(NAMES_SIZE, grid.cell - 4))
    held = {each.cell for each in (marks.ghost, marks.played) if each}
    free = set(cells_in(adjacent_cells(board.mask) & ~board.mask & room)) - held
    shapes += boards.places(grid, sorted(free & set(marks.fitting)))
    shapes += boards.cards(grid, board, looks)
    for score in marks.scores:
        shapes += boards.score_shapes(grid, score)
    for cell in marks.new:
        if cell != marks.newest:
            shapes += boards.corners(grid, cell, "fresh")
    if marks.newest is not None:
        shapes += boards.frame(grid, marks.newest, "gold")
    if marks.played:
        shapes += boards.card(grid, marks.played, looks)
        shapes += boards.frame(grid, marks.played.cell, "red")
    if marks.ghost:
        shapes += boards.ghost_shapes(grid, marks.ghost, looks)
    if marks.ghost and marks.played:
        shapes += boards.number(grid, marks.played.cell, "1")
        shapes += boards.number(grid, marks.ghost.cell, "2")
    return shapes
