"""A land on the mat: the coast, squares, seams and tokens as shapes. Shared by the picture of one
land and the sheets of several."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.render.cutterland.outlines import borders
from bot.render.cutterland.tiles import tile
from bot.render.cutterland.tokens import bridge, wall
from bot.render.drawing import Colour
from bot.render.grid import Grid
from bot.render.scene import Box, Shape, Sprite, Stroke
from engine.cells import Cell, column_of, move_cell, row_of
from engine.cutterland.lands import Land
from engine.cutterland.layouts import UPRIGHT, Layout, orient_wall
from engine.cutterland.squares import EMPTY, Square, icon_of

LARGEST: Final = 128
SMALLEST: Final = 20
STEP: Final = 4  # so that few sizes of each drawing are kept


class Ghost(NamedTuple):
    """A piece held over a land, and whether it can be laid there. If not: the taken cells it
    covers, none if it is only unconnected, and the nearest legal placement."""

    cells: tuple[Cell, ...]
    squares: tuple[Square, ...]
    legal: bool
    over: tuple[Cell, ...] = ()
    nearest: tuple[Cell, ...] = ()


def land_shapes(
    grid: Grid, land: Land, layout: Layout | None = None, devoured: Collection[Cell] = (), *,
    lifted: bool = False,
) -> tuple[Shape, ...]:  # fmt: skip
    """A land with everything on it, or with room for tokens that are `lifted`. Kept, as its player
    sees it again and again, with something else held over it."""
    return _draw_land(grid, land, layout, frozenset(devoured), lifted)


@lru_cache(maxsize=256)
def _draw_land(
    grid: Grid, land: Land, layout: Layout | None, devoured: frozenset[Cell], lifted: bool
) -> tuple[Shape, ...]:
    squares = zip(land.cells, land.squares, strict=True)
    at = {grid.crop.place_of(cell): square for cell, square in squares}
    return (
        *coast(grid, land.cells),
        *_squares(grid, land, layout or Layout(), devoured, lifted),
        *borders(at, grid.left, grid.top, grid.cell),
        *_seams(grid, land),
        *(tokens(grid, land, layout) if layout and not lifted else ()),
    )


def coast(
    grid: Grid, cells: Iterable[Cell], colour: Colour = "paper", width: int = 4, *,
    shadow: bool = True,
) -> Iterator[Shape]:  # fmt: skip
    """The paper rim around squares, in hundredths of a cell, and its shadow on the mat."""
    rim, fall = grid.part(width), grid.part(width + 2)
    high = grid.cell + 2 * rim
    runs = [(*grid.corner(cell), count * grid.cell + 2 * rim) for cell, count in _runs(grid, cells)]
    for x, y, wide in runs:
        if shadow:
            yield _box(x - rim + fall // 2, y - rim + fall, wide, high, "shadow", rim + 2)
    for x, y, wide in runs:
        yield _box(x - rim, y - rim, wide, high, colour, rim + 1)


@lru_cache(maxsize=4096)
def _box(left: int, top: int, width: int, height: int, colour: Colour, radius: int) -> Box:
    """Cached, like the other shapes of a land that films have in every frame: shapes that are the
    same object are compared at once."""
    return Box(left, top, width, height, colour, radius=radius)


def _runs(grid: Grid, cells: Iterable[Cell]) -> Iterator[tuple[Cell, int]]:
    """Runs of cells in a row, as the first cell and the length."""
    first, count, last = -1, 0, (-1, -1)
    for (row, column), cell in sorted((grid.crop.place_of(cell), cell) for cell in cells):
        if count and (row, column - 1) == last:
            count += 1
        else:
            if count:
                yield first, count
            first, count = cell, 1
        last = row, column
    if count:
        yield first, count


def _squares(
    grid: Grid, land: Land, layout: Layout, devoured: Collection[Cell], lifted: bool
) -> Iterator[Shape]:
    """The land's squares with towers and bones."""
    bridges = {each.cell: each.direction for each in layout.bridges}
    for cell, square in zip(land.cells, land.squares, strict=True):
        bridged = bridges.get(cell, "") if icon_of(square) != EMPTY else ""
        yield _sprite(
            square, variant_of(cell), cell in layout.towers, bridged, cell in devoured, lifted,
            *grid.corner(cell), grid.cell,
        )  # fmt: skip


@lru_cache(maxsize=4096)
def _sprite(
    square: Square, variant: int, towered: bool, bridged: str, devoured: bool, lifted: bool,
    left: int, top: int, size: int,
) -> Sprite:  # fmt: skip
    drawing = tile(
        square, variant, towered=towered, bridged=bridged, devoured=devoured, laid=True,
        lifted=lifted,
    )  # fmt: skip
    return Sprite(drawing, left, top, size)


def variant_of(cell: Cell) -> int:
    """A texture for a cell, different from its neighbours'."""
    return (column_of(cell) + 2 * row_of(cell)) % 4


def _seams(grid: Grid, land: Land) -> Iterator[Shape]:
    """Lines between squares that came with different pieces."""
    piece = dict(zip(land.cells, land.pieces, strict=True))
    width = grid.part(3)
    for cell, number in piece.items():
        x, y = grid.corner(cell)
        row, column = grid.crop.place_of(cell)
        right, below = move_cell(cell, 0, 1), move_cell(cell, 1, 0)
        if column < grid.crop.columns - 1 and piece.get(right, number) != number:
            yield _seam(x + grid.cell, y, x + grid.cell, y + grid.cell - 1, width)
        if row < grid.crop.rows - 1 and piece.get(below, number) != number:
            yield _seam(x, y + grid.cell, x + grid.cell - 1, y + grid.cell, width)


@lru_cache(maxsize=4096)
def _seam(left: int, top: int, right: int, bottom: int, width: int) -> Stroke:
    return Stroke(((left, top), (right, bottom)), "paper", width)


def tokens(grid: Grid, land: Land, layout: Layout) -> Iterator[Shape]:
    """Walls on borders and bridges over cells; towers are part of their squares' tiles."""
    icons = dict(zip(land.cells, land.squares, strict=True))
    for each in layout.bridges:
        x, y = grid.corner(each.cell)
        over = each.cell in icons and icon_of(icons[each.cell]) != EMPTY
        along, across = grid.part(22), grid.part(53 if over else 22)
        place = (x - along, y + across) if each.direction == "h" else (x + across, y - along)
        yield Sprite(bridge(each.direction), *place, grid.cell)
    for _, second, way in filter(None, map(orient_wall, layout.walls)):
        x, y = grid.corner(second)
        half, over_end = grid.part(17), grid.part(10)
        upright = way == UPRIGHT
        place = (x - half, y - over_end) if upright else (x - over_end, y - half)
        yield Sprite(wall(upright), *place, grid.cell)


def ghost_squares(grid: Grid, ghost: Ghost, devoured: Collection[Cell] = ()) -> Iterator[Shape]:
    """The held piece without its rim. Squares on taken cells are struck out in red, those of an
    unconnected piece hatched."""
    loose = not (ghost.legal or ghost.over)
    for cell, square in zip(ghost.cells, ghost.squares, strict=True):
        x, y = grid.corner(cell)
        struck = cell in ghost.over
        bones = ghost.legal and cell in devoured
        drawn = tile(square, variant_of(cell), faint=struck, loose=loose, devoured=bones)
        yield Sprite(drawn, x, y, grid.cell)
        if struck:
            near, far = grid.part(12), grid.part(88)
            yield Stroke(((x + near, y + far), (x + far, y + near)), "red", grid.part(6))
            yield Stroke(((x + near, y + near), (x + far, y + far)), "red", grid.part(6))


def outline(grid: Grid, cells: Collection[Cell]) -> Iterator[Shape]:
    """A dashed line around cells."""
    for cell in cells:
        x, y = grid.corner(cell)
        right, bottom = x + grid.cell, y + grid.cell
        sides = (
            (0, -1, ((x, y), (x, bottom))),
            (0, 1, ((right, y), (right, bottom))),
            (-1, 0, ((x, y), (right, y))),
            (1, 0, ((x, bottom), (right, bottom))),
        )
        for down, across, line in sides:
            if move_cell(cell, down, across) not in cells:
                yield Stroke(line, "ink", grid.part(9))
                yield Stroke(line, "gold", grid.part(5), grid.part(14))


def mark_shapes(grid: Grid, cells: Sequence[Cell]) -> Iterator[Shape]:
    """Red frames inside cells."""
    inset, width = grid.part(4), grid.part(6)
    side = grid.cell - 2 * inset
    for cell in cells:
        x, y = grid.corner(cell)
        yield Box(x + inset, y + inset, side, side, None, "ink", width + 2, grid.part(10))
        x, y = x + inset + 1, y + inset + 1
        yield Box(x, y, side - 2, side - 2, None, "red", width, grid.part(9))
