"""Beside the enlarged part of a large table: an overview of the whole of it, everyone's totals and
the hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import Final, NamedTuple

from bot.render.clustered import sheets
from bot.render.clustered.boards import Ghost
from bot.render.clustered.cards import Looks, swatch, tile
from bot.render.clustered.sheets import Sheet
from bot.render.grid import Crop, Grid
from bot.render.scene import Box, Shape, Sprite, Target
from engine.cells import Cell, cell_at, column_of, row_of
from engine.clustered.boards import Board

ENLARGED: Final = 90
"""The side of a cell of the enlarged part."""
WIDTH: Final = 330
"""Of what stands beside it."""
HIGHEST: Final = 300
"""The most height of the overview."""
GAP: Final = 20
EDGE: Final = 4
"""The room around the overview for its frames."""


class Marked(NamedTuple):
    """What an overview marks: the held card, the cells that fit, and new cards. A tap means what is
    nearest of the `targets`."""

    ghost: Ghost
    fitting: Collection[Cell]
    new: Collection[Cell]
    newest: Cell | None
    targets: Mapping[Cell, Target]


def window_around(cell: Cell, whole: Crop, columns: int, rows: int) -> Crop:
    """At most so many columns and rows of the whole, with the cell as near to their middle as the
    whole's edge lets it be."""
    across, down = min(columns, whole.columns), min(rows, whole.rows)
    last_left = whole.column + whole.columns - across
    last_top = whole.row + whole.rows - down
    left = min(max(column_of(cell) - across // 2, whole.column), last_left)
    top = min(max(row_of(cell) - down // 2, whole.row), last_top)
    return Crop(top, left, down, across)


def column_shapes(
    board: Board, whole: Crop, window: Crop, marked: Marked, sheet: Sheet, at: tuple[int, int],
    room: int,
) -> Iterator[Shape | Target]:  # fmt: skip
    """The overview, the totals below it and the hand below those, in `room` pixels of height."""
    left, top = at
    grid = _overview_grid(whole, left, top)
    yield from _overview(board, grid, window, marked, sheet.looks)
    yield from _overview_targets(grid, marked.targets)
    down = grid.height + 2 * EDGE + GAP
    yield from sheets.total_shapes(sheet, left, top + down, WIDTH)
    down += sheets.totals_height(sheet) + GAP
    columns, side = sheets.fit_hand(sheet.hand, WIDTH, room - down)
    place, look = (left, top + down), sheet.looks[sheet.owner]
    yield from sheets.hand_shapes(sheet.hand, sheet.owner, look, place, WIDTH, columns, side)


def _overview_grid(whole: Crop, left: int, top: int) -> Grid:
    side = min((WIDTH - 2 * EDGE) // whole.columns, (HIGHEST - 2 * EDGE) // whole.rows)
    return Grid(whole, left + (WIDTH - side * whole.columns) // 2, top + EDGE, side)


def _overview(
    board: Board, grid: Grid, window: Crop, marked: Marked, looks: Looks
) -> Iterator[Shape]:
    """Each card in its owner's colour; cells that fit as dots, new cards framed, and the frame of
    the enlarged part."""
    yield Box(grid.left, grid.top, grid.width, grid.height, "mat-line")
    for laid in board.laid:
        drawing = tile(laid.card, None) if laid.owner is None else swatch(looks[laid.owner])
        yield Sprite(drawing, *grid.corner(laid.cell), grid.cell)
    for cell in marked.fitting:
        inset, (x, y) = grid.cell // 4, grid.corner(cell)
        side = grid.cell - 2 * inset
        yield Box(x + inset, y + inset, side, side, "chalk", radius=side // 2)
    for cell in marked.new:
        yield _frame(grid, cell, "fresh")
    if marked.newest is not None:
        yield _frame(grid, marked.newest, "gold")
    x, y = grid.corner(marked.ghost.cell)
    yield Box(x, y, grid.cell, grid.cell, "white" if marked.ghost.legal else "red", "ink", 2)
    first, last = window.corners
    x, y = grid.corner(first)
    right, bottom = grid.corner(last)
    yield Box(x - 2, y - 2, right + grid.cell - x + 4, bottom + grid.cell - y + 4, None, "white", 4)


def _overview_targets(grid: Grid, targets: Mapping[Cell, Target]) -> Iterator[Target]:
    """Its cells are too small for a finger, so those around one that fits mean it, too."""
    if not targets:
        return
    first, last = grid.crop.corners
    for row in range(row_of(first), row_of(last) + 1):
        cells = [cell_at(row, column) for column in range(column_of(first), column_of(last) + 1)]
        for nearest, run in groupby(cells, lambda cell: min(targets, key=partial(_distance, cell))):
            left, *more = run
            width = grid.cell * (1 + len(more))
            yield replace(targets[nearest], boxes=((*grid.corner(left), width, grid.cell),))


def _distance(cell: Cell, other: Cell) -> int:
    return (row_of(cell) - row_of(other)) ** 2 + (column_of(cell) - column_of(other)) ** 2


def _frame(grid: Grid, cell: Cell, colour: str) -> Box:
    x, y = grid.corner(cell)
    return Box(x - 2, y - 2, grid.cell + 4, grid.cell + 4, None, colour, 4)
