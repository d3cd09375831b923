"""Cutterland's pictures as scenes: pure functions of what a viewer may see.

Texts (titles, names, column heads) are passed in the reader's language; only coordinates, letters
of pieces and squares, and figures are written here.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.render.cutterland import ground
from bot.render.cutterland.ground import Ghost
from bot.render.cutterland.outlines import cursor_shapes, fresh_shapes
from bot.render.grid import Crop, Grid, coordinates, mat
from bot.render.scene import Label, Scene, Shape
from engine.cells import Cell
from engine.cutterland.lands import FIRST_LAID, Land
from engine.cutterland.layouts import Layout

WIDEST: Final = 960
LOW: Final = 360
"""The height of a land being edited, so that the buttons below it are on the same screen; a land
with many rows may be higher."""
LEAST: Final = 36
"""The smallest side of a cell with a recognisable creature."""
NARROWEST: Final = 400
MAT: Final = "mat"


def land_scene(
    land: Land, *, layout: Layout | None = None, devoured: Collection[Cell] = (),
    ghost: Ghost | tuple[tuple[Cell, ...], tuple[str, ...], bool] | None = None,
    marks: Sequence[Cell] = (), title: str | None = None, fresh: Collection[Cell] = (),
    cursor: Cell | None = None, prey: Sequence[Cell] = (), low: bool = False,
) -> Scene:  # fmt: skip
    """One land with coordinates on all sides, a margin of free cells, and their names.

    `layout` puts towers, walls and bridges on it, `devoured` bones; `ghost` is a piece held over
    it; `marks` are highlighted cells, `prey` those where something is being devoured or illegal,
    `fresh` ones are new since the viewer last looked, and `cursor` is the cell being edited. A
    `low` picture leaves room for buttons below it, and has free cells only where something is held
    or illegal.
    """
    held = None if ghost is None else Ghost(*ghost)
    shown = (*held.cells, *held.nearest) if held else ()
    pointed = () if cursor is None else (cursor,)
    free = 0 if low and not held and not prey else 1
    crop = Crop.around([*land.cells, *marks, *pointed, *shown] or [FIRST_LAID], free)
    size, margin = (20, 30) if low else (26, 44)
    head = 60 if title else 0
    room = WIDEST - 2 * margin
    high = max(LOW, crop.rows * LEAST + 2 * margin) if low else WIDEST
    cell = _cell_for(crop.columns, crop.rows, room, high - 2 * margin - head)
    width = max(crop.columns * cell + 2 * margin, NARROWEST)
    grid = Grid(crop, (width - crop.columns * cell) // 2, margin + head, cell)
    shapes: list[Shape] = []
    if title:
        at, widest = (margin // 2, 36), width - margin
        shapes.append(Label(title, at, 32, "chalk", "left", bold=True, widest=widest))
    shapes += mat(grid)
    shapes += coordinates(grid, size, 4)
    shapes += ground.free_names(grid, land, held.cells if held else ())
    shapes += ground.land_shapes(grid, land, layout, devoured)
    shapes += fresh_shapes(grid, fresh)
    if held:
        shapes += ground.ghost_shapes(grid, held, devoured)
    shapes += ground.mark_shapes(grid, marks)
    shapes += ground.mark_shapes(grid, [each for each in prey if each in crop], "red")
    if cursor is not None:
        shapes += cursor_shapes(grid, cursor)
    return Scene(width, head + crop.rows * cell + 2 * margin, MAT, tuple(shapes))


def _cell_for(columns: int, rows: int, width: int, height: int) -> int:
    """The largest side of a cell that fits, in steps."""
    fits = min(width // columns, height // rows, ground.LARGEST)
    return max(fits - fits % ground.STEP, ground.SMALLEST)
