"""The picture of a land with a token held over it, what it scores beside or above it, and below it
a row of tokens. Size, window and scale stand still while a token moves."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from bot.render.cutterland import ground
from bot.render.cutterland.hold_scene import (
    EDGE,
    GAP,
    LOWEST,
    LegalSpot,
    find_middle,
    hold_shapes,
    list_drops,
    list_remarks,
)
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
from bot.render.scene import MESSAGE_WIDTH, Drop, Held, Label, Scene, Shape, Sprite, Target
from engine.cells import Cell
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout

HIGHEST: Final = 692  # the most with which three rows of buttons fit on a phone's screen, too
TRAY: Final = 150  # the height of the row of offered tokens
TRAY_CELL: Final = 88  # the sides of the cells on which they are drawn
LEFT: Final = 32  # the size of how many are left


@dataclass(frozen=True, slots=True)
class OfferedToken:
    """A token that a finger can build: all of a layout, which stands on these cells, and how many
    are `left`, unless another one says that. `control` is what a tap on it presses, `spots` where
    it may be dropped; the `refusal` is said elsewhere."""

    token: Layout
    cells: tuple[Cell, ...]
    control: str
    spots: tuple[LegalSpot, ...]
    refusal: str
    left: int


@dataclass(frozen=True, slots=True)
class BuiltToken:
    """A token that a finger can move: all of a layout, which stands on these cells. `spots` are
    where else it may be dropped, `back` is for the row of tokens; the `refusal` is said
    elsewhere."""

    token: Layout
    cells: tuple[Cell, ...]
    spots: tuple[LegalSpot, ...]
    back: LegalSpot
    refusal: str


def build_scene(
    land: Land, layout: Layout | None, devoured: Collection[Cell], score: ScoreLine, *,
    held: Sequence[Cell] = (), token: Layout | None = None, wrong: Collection[Cell] = (),
    targets: Mapping[tuple[Cell, ...], Target] | None = None, spots: Sequence[LegalSpot] = (),
    said: Mapping[Cell, str] = MappingProxyType({}), offered: Sequence[OfferedToken | None] = (),
    built: Sequence[BuiltToken] = (), page_height: int = 0,
) -> Scene:  # fmt: skip
    """`layout` has the token that is held, too, which is all that `token` has; `held` are the cells
    that it concerns, and `wrong` those where something cannot stand. `targets` are what a tap
    presses on a cell, or on the border between two, and `spots` where the token may be dropped.
    `offered` tokens lie in a row below, each at its own place; those that are `built` can be
    dropped there again."""
    crop, around = Crop.across_edges(land.cells), Crop.across_edges(land.cells, 1)
    wrong = [cell for cell in wrong if cell in around]
    highest = page_height or HIGHEST
    room = MESSAGE_WIDTH - EDGE - NAMES, highest - NAMES - EDGE // 2
    beside, above = (room[0] - COLUMN - GAP, room[1]), (room[0], room[1] - ROW)
    # Only beside it there is room for the whole land, where a part of it is hidden
    cell = fit_cell(crop, above, 0, page_height=page_height)
    is_hidden = crop.columns * cell > above[0] or crop.rows * cell > above[1]
    worth = [rate_room(crop, size, 0, page_height=page_height) for size in (beside, above)]
    is_beside = is_hidden or worth[0] >= worth[1]
    size, head = (beside, 0) if is_beside else (above, ROW)
    cell = fit_cell(crop, size, 0, page_height=page_height)
    width, height = min(size[0], (crop.columns + 2) * cell), min(size[1], crop.rows * cell + EDGE)
    total = max(head + NAMES + height + EDGE // 2, LOWEST)
    zoom = zoom_for(score, MESSAGE_WIDTH - 2 * EDGE - NAMES - width - GAP, total - 2 * EDGE)
    column, down = round(COLUMN * zoom), round(LINE * zoom) * count_lines(score)
    taken = NAMES + width + (GAP + column if is_beside else 0)
    left = (MESSAGE_WIDTH - taken) // 2 + NAMES
    window = open_window(land, [*held, *wrong], left, head + NAMES, (width, height), cell)
    shapes: list[Shape] = [*window.lines()]
    shapes += ground.land_shapes(window.grid, land, layout, devoured, lifted=bool(built))
    moved = tuple(_lift_token(each, land, window, total + TRAY // 2, shapes) for each in built)
    if token is not None:
        first = len(shapes)
        shapes += ground.tokens(window.grid, land, token)
        shapes += _tower_shapes(window.grid, token)
        shapes += frame_shapes(window.grid, held, "white")
        touched_too = _box_of(window.grid, held)  # which a tap would build it with
        moved += tuple(
            replace(one, boxes=(*one.boxes, touched_too))
            for one in hold_shapes(window, held, spots, first, len(shapes))
        )
    shapes += ground.mark_shapes(window.grid, wrong)
    shapes += window.frame(MESSAGE_WIDTH, total)
    touched = tuple(
        replace(target, boxes=(_box_of(window.grid, cells),))
        for cells, target in (targets or {}).items()
        if all(map(window.shows, cells))
    )
    if is_beside:
        start, top = left + width + GAP, (total - down) // 2
        if window.hides():
            top, below = EDGE, EDGE + down + GAP // 2
            shapes += window.small_land(land, layout, start, below, column, total - below - EDGE)
        shapes += gain_column(score, start, top, zoom)
    else:
        shapes += score_row(score, "", EDGE, MESSAGE_WIDTH - 2 * EDGE)
    for number, each in enumerate(offered):
        if each is not None:
            middle = MESSAGE_WIDTH * (2 * number + 1) // (2 * len(offered)), total + TRAY // 2
            thing = _hold_token(each, middle, window, shapes)
            moved += (thing,)
            touched += (Target(each.control, boxes=thing.boxes[1:]),)
    total += TRAY if offered else 0
    remarks = list_remarks(window, said)
    return Scene(MESSAGE_WIDTH, total, "mat", tuple(shapes), touched, moved, remarks=remarks)


def _lift_token(
    built: BuiltToken, land: Land, window: Window, row: int, shapes: list[Shape]
) -> Held:
    """Draws a token on the land, which can be dropped beside it and anywhere in the row as well."""
    grid, first = window.grid, len(shapes)
    shapes += ground.tokens(grid, land, built.token)
    shapes += _tower_shapes(grid, built.token)
    x, y = find_middle(grid, built.cells)
    box = x - grid.cell // 2, y - grid.cell // 2, grid.cell, grid.cell
    away = [(right, row) for right in range(grid.cell // 2, MESSAGE_WIDTH, grid.cell)]
    away += [grid.centre(cell) for cell in window.list_cells() if cell not in land.cells]
    back = tuple(
        Drop(right - x, down - y, built.back.target, built.back.gain) for right, down in away
    )
    elsewhere = [spot for spot in built.spots if spot.turns or spot.cells != built.cells]
    drops = (*list_drops(window, elsewhere, (x, y)), *back)
    return Held(first, len(shapes), (box,), drops, refusal=built.refusal)


def _hold_token(
    offered: OfferedToken, middle: tuple[int, int], window: Window, shapes: list[Shape]
) -> Held:
    """Draws a token of the row, which is as large as the land's cells where it is dropped, and how
    many are left."""
    beside = middle[0] + TRAY_CELL * 3 // 4, middle[1]
    if offered.left:
        shapes.append(Label(f"×{offered.left}", beside, LEFT, "chalk", "left"))
    crop = Crop.across_edges(offered.cells[:1])
    across, down = find_middle(Grid(crop, 0, 0, TRAY_CELL), offered.cells)
    grid, first = Grid(crop, middle[0] - across, middle[1] - down, TRAY_CELL), len(shapes)
    shapes += ground.tokens(grid, Land(), offered.token)
    shapes += _tower_shapes(grid, offered.token)
    boxes = tuple(  # a finger needs more room than the token
        (middle[0] - side // 2, middle[1] - side // 2, side, side) for side in (TRAY_CELL, TRAY)
    )
    drops = tuple(list_drops(window, offered.spots, middle))
    growth = window.grid.cell / TRAY_CELL
    return Held(first, len(shapes), boxes, drops, growth, offered.refusal)


def _tower_shapes(grid: Grid, layout: Layout) -> Iterator[Shape]:
    for cell in layout.towers:
        yield Sprite(tower(), *grid.corner(cell), grid.cell)


def _box_of(grid: Grid, cells: Sequence[Cell]) -> tuple[int, int, int, int]:
    """The cell in the middle; on a border, a square that leaves room for those on the other sides
    of a cell."""
    side = grid.cell // 2 if len(cells) == 2 else grid.cell
    lines = zip(*map(grid.centre, cells), strict=True)
    x, y = (sum(line) // len(line) - side // 2 for line in lines)
    return x, y, side, side
