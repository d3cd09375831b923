"""Highlights that hide nothing: a dashed line around new cells, and a frame around a piece; and
where squares touch: a fine line within a terrain, foam along the wetland, a hedge between plains
and moor, so that areas read at a glance.

The shape of highlights differs from a mark (a frame in one cell) and from seams (thin, pale).
"""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from bot.render.drawing import Colour
from bot.render.grid import Grid
from bot.render.scene import Point, Shape, Stroke
from engine.cells import Cell, move_cell
from engine.cutterland.squares import WETLAND, Square, terrain_of

Place: TypeAlias = tuple[int, int]  # a row and a column

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
        for (x1, y1), (x2, y2) in _outline(grid, cells, inset):
            # With more at both ends, so that thick lines meet without a notch
            across, down = (0, width // 2) if x1 == x2 else (width // 2, 0)
            yield Stroke(((x1 - across, y1 - down), (x2 + across, y2 + down)), colour, width)


def _outline(grid: Grid, cells: Collection[Cell], inset: int) -> list[tuple[Point, Point]]:
    """The lines around each connected area of these cells, so far inside its edge: the sides of
    cells, each ending where the next begins, before an outer corner, past an inner one."""
    area, lines = frozenset(cells), []
    for cell in cells:
        left, top = grid.corner(cell)
        right, bottom = left + grid.cell - 1, top + grid.cell - 1
        for across, x in ((-1, left + inset), (1, right - inset)):
            if move_cell(cell, 0, across) not in area:
                above = _reach(area, cell, (-1, 0), (-1, across), inset)
                below = _reach(area, cell, (1, 0), (1, across), inset)
                lines.append(((x, top - above), (x, bottom + below)))
        for down, y in ((-1, top + inset), (1, bottom - inset)):
            if move_cell(cell, down, 0) not in area:
                before = _reach(area, cell, (0, -1), (down, -1), inset)
                after = _reach(area, cell, (0, 1), (down, 1), inset)
                lines.append(((left - before, y), (right + after, y)))
    return lines


def _reach(
    area: frozenset[Cell], cell: Cell, along: tuple[int, int], across: tuple[int, int], inset: int
) -> int:
    """How far a side extends past its cell, negative at an outer corner."""
    if move_cell(cell, *along) not in area:
        return -inset
    return inset if move_cell(cell, *across) in area else 0


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
