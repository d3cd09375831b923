"""The picture for the bonus tokens: a land with what is built on it, the token that is held in a
frame, and beside or above it what the land scores.

Size, scale and window depend on the land alone, so that nothing moves while a token does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.render.cutterland import ground
from bot.render.cutterland.hold_scene import LegalSpot, hold_shapes
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
from bot.render.cutterland.tokens import tower
from bot.render.cutterland.window import NAMES, Window, fit_cell, open_window, rate_room
from bot.render.grid import Crop, Grid
from bot.render.scene import MESSAGE_WIDTH, Scene, Shape, Sprite, Target
from engine.cells import Cell
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout

EDGE: Final = 18
GAP: Final = 40
"""Between the score and the rest."""
HIGHEST: Final = 692
"""The most height with which three rows of buttons fit on a phone's screen, too."""
LOWEST: Final = 300


def build_scene(
    land: Land, layout: Layout | None, devoured: Collection[Cell], score: ScoreLine, *,
    held: Sequence[Cell] = (), token: Layout | None = None, wrong: Collection[Cell] = (),
    targets: Mapping[tuple[Cell, ...], Target] | None = None, spots: Sequence[LegalSpot] = (),
) -> Scene:  # fmt: skip
    """`layout` has the token that is held, too, which is all that `token` has; `held` are the cells
    that it concerns, and `wrong` those where something cannot stand. `targets` are what a tap
    presses on a cell, or on the border between two, and `spots` where the token may be dropped."""
    crop, around = Crop.across_edges(land.cells), Crop.across_edges(land.cells, 1)
    wrong = [cell for cell in wrong if cell in around]
    room = MESSAGE_WIDTH - EDGE - NAMES, HIGHEST - NAMES - EDGE // 2
    beside, above = (room[0] - COLUMN - GAP, room[1]), (room[0], room[1] - ROW)
    # Only beside it there is room for the whole land, where a part of it is hidden
    cell = fit_cell(crop, above, 0)
    is_hidden = crop.columns * cell > above[0] or crop.rows * cell > above[1]
    is_beside = is_hidden or rate_room(crop, beside, 0) >= rate_room(crop, above, 0)
    size, head = (beside, 0) if is_beside else (above, ROW)
    cell = fit_cell(crop, size, 0)
    width, height = min(size[0], (crop.columns + 2) * cell), min(size[1], crop.rows * cell + EDGE)
    total = max(head + NAMES + height + EDGE // 2, LOWEST)
    zoom = zoom_for(score, MESSAGE_WIDTH - 2 * EDGE - NAMES - width - GAP, total - 2 * EDGE)
    column, down = round(COLUMN * zoom), round(LINE * zoom) * count_lines(score)
    taken = NAMES + width + (GAP + column if is_beside else 0)
    left = (MESSAGE_WIDTH - taken) // 2 + NAMES
    window = open_window(land, [*held, *wrong], left, head + NAMES, (width, height), cell)
    shapes: list[Shape] = [*window.lines()]
    shapes += ground.land_shapes(window.grid, land, layout, devoured)
    moved = None
    if token is not None:
        first = len(shapes)
        shapes += ground.tokens(window.grid, land, token)
        shapes += (
            Sprite(tower(), *window.grid.corner(cell), window.grid.cell) for cell in token.towers
        )
        shapes += frame_shapes(window.grid, held, "white")
        moved = hold_shapes(window, held, spots, first, len(shapes))
        if moved is not None:  # also by what a tap would build it with
            moved = replace(moved, boxes=(*moved.boxes, _box_of(window.grid, held)))
    shapes += ground.mark_shapes(window.grid, wrong, "red")
    shapes += window.frame(MESSAGE_WIDTH, total)
    touched = tuple(_place_targets(window, targets or {}))
    if not is_beside:
        shapes += score_row(score, "", EDGE, MESSAGE_WIDTH - 2 * EDGE)
        return Scene(MESSAGE_WIDTH, total, "mat", tuple(shapes), touched, moved)
    start, top = left + width + GAP, (total - down) // 2
    if window.hides():
        top, below = EDGE, EDGE + down + GAP // 2
        shapes += window.small_land(land, layout, start, below, column, total - below - EDGE)
    shapes += gain_column(score, start, top, zoom)
    return Scene(MESSAGE_WIDTH, total, "mat", tuple(shapes), touched, moved)


def _place_targets(window: Window, targets: Mapping[tuple[Cell, ...], Target]) -> Iterator[Target]:
    for cells, target in targets.items():
        if all(map(window.shows, cells)):
            yield replace(target, boxes=(_box_of(window.grid, cells),))


def _box_of(grid: Grid, cells: Sequence[Cell]) -> tuple[int, int, int, int]:
    """The cell in the middle; on a border, a square that leaves room for those on the other sides
    of a cell."""
    side = grid.cell // 2 if len(cells) == 2 else grid.cell
    lines = zip(*map(grid.centre, cells), strict=True)
    x, y = (sum(line) // len(line) - side // 2 for line in lines)
    return x, y, side, side
