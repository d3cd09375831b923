"""The picture for the bonus tokens: a land with what is built on it, the token that is held in a
frame, and beside or above it what the land scores.

Scale and window depend on the land alone, so that nothing moves while a token does.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.render.cutterland import ground
from bot.render.cutterland.outlines import frame_shapes
from bot.render.cutterland.score_strip import (
    COLUMN,
    LINE,
    ROW,
    ScoreLine,
    count_lines,
    gain_column,
    score_row,
    zoom_for,
)
from bot.render.grid import Crop, Grid, coordinates
from bot.render.scene import MESSAGE_WIDTH, Scene, Shape
from engine.cells import Cell
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout

LARGEST: Final = 112
SMALLEST: Final = 20
STEP: Final = 4
EDGE: Final = 18
NAMES: Final = 40
"""The room for coordinates above and left of the grid."""
NAMES_SIZE: Final = 26
GAP: Final = 40
"""Between the score and the rest."""
HIGHEST: Final = 700
"""Twice the most height of a message's picture on a computer."""


def build_scene(
    land: Land, layout: Layout | None, devoured: Collection[Cell], score: ScoreLine, *,
    held: Collection[Cell] = (), wrong: Collection[Cell] = (),
) -> Scene:  # fmt: skip
    """`layout` has the token that is held, too; `held` are the cells that it concerns, and `wrong`
    those where something cannot stand."""
    crop = Crop.across_edges([*land.cells, *wrong])
    beside, above = _fit_cell(crop, COLUMN + GAP, 0), _fit_cell(crop, 0, ROW)
    is_beside = beside >= above
    cell = max(beside, above)
    wide, high = NAMES + crop.columns * cell, NAMES + crop.rows * cell
    if not is_beside:
        grid = Grid(crop, (MESSAGE_WIDTH - wide) // 2 + NAMES, ROW + NAMES, cell)
        shapes = [*score_row(score, "", EDGE, MESSAGE_WIDTH - 2 * EDGE)]
        return _scene(shapes, grid, land, layout, devoured, held, wrong, ROW + high + EDGE)
    room = MESSAGE_WIDTH - 2 * EDGE - wide - GAP
    zoom = zoom_for(score, room, HIGHEST - 2 * EDGE)
    column, down = round(COLUMN * zoom), round(LINE * zoom) * count_lines(score)
    left, height = (MESSAGE_WIDTH - wide - GAP - column) // 2, max(high, down) + 2 * EDGE
    grid = Grid(crop, left + NAMES, (height - high) // 2 + NAMES, cell)
    shapes = [*gain_column(score, left + wide + GAP, (height - down) // 2, zoom)]
    return _scene(shapes, grid, land, layout, devoured, held, wrong, height)


def _fit_cell(crop: Crop, beside: int, above: int) -> int:
    """The largest side of a cell that fits, in steps."""
    room = MESSAGE_WIDTH - 2 * EDGE - NAMES - beside, HIGHEST - EDGE - NAMES - (above or EDGE)
    return round_cell(min(room[0] // crop.columns, room[1] // crop.rows))


def _scene(
    shapes: list[Shape], grid: Grid, land: Land, layout: Layout | None, devoured: Collection[Cell],
    held: Collection[Cell], wrong: Collection[Cell], height: int,
) -> Scene:  # fmt: skip
    shapes += coordinates(grid, min(NAMES_SIZE, grid.cell))
    shapes += ground.land_shapes(grid, land, layout, devoured)
    shapes += frame_shapes(grid, held, "white")
    shapes += ground.mark_shapes(grid, [*wrong], "red")
    return Scene(MESSAGE_WIDTH, height, "mat", tuple(shapes))


def round_cell(fits: float) -> int:
    """The side of a cell, in steps, where one of `fits` pixels would fit."""
    most = int(min(fits, LARGEST))
    return max(most - most % STEP, SMALLEST)
