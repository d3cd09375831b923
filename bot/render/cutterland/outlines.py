"""Highlights that hide nothing: a dashed line around new cells, a frame around a piece, and the
corners of a cursor; and where squares touch: a fine line within a terrain, foam along the wetland,
a hedge between plains and moor, so that areas read at a glance.

The shape of highlights differs from a mark (a frame in one cell) and from seams (thin, pale).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

from bot.render.drawing import Colour
from bot.render.grid import Grid
from bot.render.scene import Point, Shape, Stroke
from engine.cells import Cell, move_cell
from engine.cutterland.squares import WETLAND, Square, terrain_of

Place: TypeAlias = tuple[int, int]
"""A row and a column."""

DARK: Final = {"p": "plains-dark", "m": "moor-dark", "w": "wetland-dark"}


def fresh_shapes(grid: Grid, cells: Collection[Cell]) -> Iterator[Shape]:
    """A dashed line just inside the edge of each connected area of these cells."""
    inset, width = grid.part(5), grid.part(5)
    lines = _outline(grid, cells, inset)
    for line in lines:
        yield Stroke(line, "ink", width + 2)
    for line in lines:
        yield Stroke(line, "fresh", width, grid.part(14))


def frame_shapes(grid: Grid, cells: Collection[Cell], bright: Colour) -> Iterator[Shape]:
    """A dark line outside the edge of these cells and a bright one inside it: one of the two is
    seen on every terrain."""
    width = max(4, grid.part(8))
    for colour, inset in (("ink", -width // 2), (bright, width // 2)):
        for line in _outline(grid, cells, inset):
            yield Stroke(_lengthen(line, width // 2), colour, width)


def _outline(grid: Grid, cells: Collection[Cell], inset: int) -> list[tuple[Point, Point]]:
    """The lines around each connected area of these cells, so far inside its edge."""
    return [line for cell in cells for line in _edges(grid, frozenset(cells), cell, inset)]


def _lengthen(line: tuple[Point, Point], by: int) -> tuple[Point, Point]:
    """The line with more at both ends, so that thick lines meet without a notch."""
    (x1, y1), (x2, y2) = line
    across, down = (0, by) if x1 == x2 else (by, 0)
    return (x1 - across, y1 - down), (x2 + across, y2 + down)


def _edges(
    grid: Grid, cells: frozenset[Cell], cell: Cell, inset: int
) -> Iterator[tuple[Point, Point]]:
    """The sides of a cell on the edge of the area, each ending where the next begins: before an
    outer corner, past an inner one."""
    left, top = grid.corner(cell)
    right, bottom = left + grid.cell - 1, top + grid.cell - 1
    upright = ((-1, left + inset), (1, right - inset))
    for across, x in upright:
        if _has_neighbour(cells, cell, 0, across):
            continue
        above = _reach(cells, cell, (-1, 0), (-1, across), inset)
        below = _reach(cells, cell, (1, 0), (1, across), inset)
        yield (x, top - above), (x, bottom + below)
    for down, y in ((-1, top + inset), (1, bottom - inset)):
        if _has_neighbour(cells, cell, down, 0):
            continue
        before = _reach(cells, cell, (0, -1), (down, -1), inset)
        after = _reach(cells, cell, (0, 1), (down, 1), inset)
        yield (left - before, y), (right + after, y)


def _reach(
    cells: frozenset[Cell], cell: Cell, along: tuple[int, int], across: tuple[int, int], inset: int
) -> int:
    """How far a side extends past its cell, negative at an outer corner."""
    if not _has_neighbour(cells, cell, *along):
        return -inset
    return inset if _has_neighbour(cells, cell, *across) else 0


def _has_neighbour(cells: frozenset[Cell], cell: Cell, down: int, right: int) -> bool:
    return move_cell(cell, down, right) in cells


def cursor_shapes(grid: Grid, cell: Cell) -> Iterator[Shape]:
    """Four corners around a cell."""
    out, arm, width = grid.part(5), grid.part(26), grid.part(7)
    x, y = grid.corner(cell)
    left, top, right, bottom = x - out, y - out, x + grid.cell - 1 + out, y + grid.cell - 1 + out
    corners = [
        ((left, top + arm), (left, top), (left + arm, top)),
        ((right - arm, top), (right, top), (right, top + arm)),
        ((right, bottom - arm), (right, bottom), (right - arm, bottom)),
        ((left + arm, bottom), (left, bottom), (left, bottom - arm)),
    ]
    for colour, wide in (("ink", width + 4), ("gold", width)):
        for points in corners:
            yield from _round(points, colour, wide)


def _round(points: tuple[Point, ...], colour: str, width: int) -> Iterator[Shape]:
    """Lines that meet without a notch."""
    half = width // 2
    for (x1, y1), (x2, y2) in pairwise(points):
        if x1 == x2:
            low, high = min(y1, y2) - half, max(y1, y2) + half
            yield Stroke(((x1, low), (x1, high)), colour, width)
        else:
            low, high = min(x1, x2) - half, max(x1, x2) + half
            yield Stroke(((low, y1), (high, y1)), colour, width)


def borders(
    places: Mapping[Place, Square], left: int, top: int, cell: int, gap: int = 0
) -> Iterator[Shape]:
    """Lines between the squares of a land or piece, which lie `gap` pixels apart."""
    pitch = cell + gap
    for (row, column), square in places.items():
        x, y = left + column * pitch, top + row * pitch
        right, below = places.get((row, column + 1)), places.get((row + 1, column))
        if right:
            before = _over(places, row - 1, column, gap)
            after = _over(places, row, column, gap)
            ends = (x + cell + gap // 2, y - before, y + cell + after)
            yield from _border(square, right, *ends, cell, upright=True)
        if below:
            before = _over(places, row, column - 1, gap)
            after = _over(places, row, column, gap)
            ends = (y + cell + gap // 2, x - before, x + cell + after)
            yield from _border(square, below, *ends, cell, upright=False)


def _over(places: Mapping[Place, Square], row: int, column: int, gap: int) -> int:
    """How far a line extends into the gap where this and the squares right and below meet."""
    if not gap:
        return 0
    four = ((row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1))
    return gap // 2 if all(place in places for place in four) else 0


@lru_cache(maxsize=4096)
def _border(
    one: Square, other: Square, at: int, start: int, end: int, cell: int, *, upright: bool
) -> tuple[Shape, ...]:
    """Cached, as films draw the same lines in every frame."""
    first, second = terrain_of(one), terrain_of(other)
    fine, broad = max(1, cell // 64), max(1, cell * 3 // 100)
    if first == second:
        return (_line(at, start, end, DARK[first], fine, upright),)
    if WETLAND not in (first, second):
        return (_line(at, start, end, "plains-dark", max(1, cell // 44), upright),)
    away = -broad if first == WETLAND else broad
    return (
        _line(at + away, start, end, "wetland-light", broad, upright),
        _line(at, start, end, "wetland-dark", fine, upright),
    )


def _line(at: int, start: int, end: int, colour: Colour, width: int, upright: bool) -> Stroke:
    points = ((at, start), (at, end - 1)) if upright else ((start, at), (end - 1, at))
    return Stroke(points, colour, width)
