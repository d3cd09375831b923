"""The numbers of what a text speaks of, on the land: a frame around the cells and a badge."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from bot.render.cutterland.badges import badge
from bot.render.cutterland.ground import outline
from bot.render.grid import Grid
from bot.render.scene import Shape
from engine.cells import Cell, row_of

BADGE: Final = 46
"""Hundredths of a cell."""
SMALLEST: Final = 34


def number_shapes(grid: Grid, name: str, cells: Collection[Cell]) -> Iterator[Shape]:
    """A dashed line around the cells, and the number on the corner of the last one of the first
    row: a tower stands in the other corner."""
    yield from outline(grid, cells)
    at = max(cell for cell in cells if row_of(cell) == row_of(min(cells)))
    x, y = grid.corner(at)
    size = max(SMALLEST, grid.part(BADGE))
    yield from badge(name, x + grid.cell - grid.part(16), y + grid.part(16), size, "gold")
