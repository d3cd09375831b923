"""The picture for taking and placing: a land with a piece held over it, the offered pieces beside
or above it in the same scale, and at the right, where there is room, what the land scores.

The window of the grid depends on the land and on all pieces that can be held: it stands still while
a piece is moved, turned or changed for another.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from bot.render.cutterland import ground
from bot.render.cutterland.badges import badge
from bot.render.cutterland.build_scene import EDGE, GAP, NAMES, NAMES_SIZE, round_cell
from bot.render.cutterland.card_scenes import piece_colour, piece_shapes
from bot.render.cutterland.ground import Ghost
from bot.render.cutterland.outlines import frame_shapes
from bot.render.cutterland.score_strip import (
    COLUMN,
    LINE,
    ScoreLine,
    count_lines,
    gain_column,
    zoom_for,
)
from bot.render.grid import Crop, Grid, coordinates, mat
from bot.render.scene import MESSAGE_WIDTH, Label, Scene, Shape
from engine.cells import Cell, cell_at, name_of
from engine.cutterland.cards import LETTERS
from engine.cutterland.lands import Land
from engine.cutterland.pieces import Piece

HIGHEST: Final = 870
"""The most height with which four rows of buttons fit on a phone's screen, too."""
LOWEST: Final = 300
BETWEEN: Final = 0.55
"""Cells between two offered pieces, and between them and the land."""
BADGE: Final = 58
"""Hundredths of a cell."""
RIM: Final = 8
"""Hundredths of a cell: the dark edge of the held piece, in which its frame begins."""
SMALLEST_BADGE: Final = 28
LARGEST_BADGE: Final = 48

LINES: Final = 4
"""The lines that the score has room for: the total, and six kinds of points."""
LEAST_ZOOM, LARGEST_ZOOM = 0.75, 1.25

Spot: TypeAlias = tuple[float, float]
"""Cells from the top and the left of the strip."""


@dataclass(frozen=True, slots=True)
class OfferedShape:
    """A piece of the strip: the one that is held is outlined, one that is gone is pale."""

    letter: str
    piece: Piece
    is_gone: bool = False


@dataclass(frozen=True, slots=True)
class HeldPiece:
    """`ghost` is the piece over the land; `names` are the cells that typed spots may name."""

    letter: str
    ghost: Ghost
    names: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where the strip's pieces lie, and the scale: all lengths in cells but `cell`."""

    spots: tuple[Spot, ...]
    rows: float
    columns: float
    beside: bool
    cell: int

    @property
    def size(self) -> tuple[int, int]:
        """The width and the height of the strip in pixels."""
        return round(self.columns * self.cell), round(self.rows * self.cell)


@dataclass(frozen=True, slots=True)
class _ScoreSpot:
    """The room of the score, which depends on the land and the pieces alone."""

    zoom: float
    is_below: bool

    @property
    def width(self) -> int:
        return round(COLUMN * self.zoom)

    @property
    def height(self) -> int:
        return round(LINE * self.zoom * LINES)


class _Places(NamedTuple):
    """The top left corners of the offered pieces, the land and the score."""

    strip: tuple[int, int]
    grid: tuple[int, int]
    score: tuple[int, int]


def hold_scene(
    land: Land, offered: Sequence[OfferedShape], held: HeldPiece | None = None,
    devoured: Collection[Cell] = (), *, reaches: bool = True, score: ScoreLine | None = None,
) -> Scene:  # fmt: skip
    """`reaches` says whether the offered pieces can be moved over the land, which then has room for
    all of them around it; `devoured` are bones on the land and on the held piece. The `score` takes
    no room from either."""
    crop = _window(land, offered, held, reaches=reaches)
    plan = max(_plans(crop, offered), key=lambda each: each.cell)
    size = grid_width, grid_height = _grid_size(crop, plan.cell)
    wide, high = plan.size
    gap = round(BETWEEN * plan.cell) if crop and offered else 0
    across = grid_width + gap + wide if plan.beside else max(grid_width, wide)
    down = max(grid_height, high) if plan.beside else grid_height + gap + high
    height = max(down + 2 * EDGE, LOWEST)
    spot = None
    if crop is not None and score is not None:
        spot = _find_score_spot(plan, across, grid_width + gap, height)
    at = _arrange(plan, size, gap, spot, height)
    shapes = list(_strip_shapes(offered, plan, at.strip, held))
    if score is not None and spot is not None:
        shapes += _score_shapes(score, spot, *at.score)
    if crop is not None:
        grid = Grid(crop, at.grid[0] + NAMES, at.grid[1] + NAMES, plan.cell)
        shapes += _land_shapes(grid, land, held, devoured)
    return Scene(MESSAGE_WIDTH, height, "mat", tuple(shapes))


def _arrange(
    plan: _Plan, grid: tuple[int, int], gap: int, spot: _ScoreSpot | None, height: int
) -> _Places:
    """All in the middle: the pieces beside or above the land, the score below them or at the right
    of everything."""
    (grid_width, grid_height), (wide, high) = grid, plan.size
    below = spot if spot is not None and spot.is_below else None
    side = max(wide, below.width) if below else wide
    across = grid_width + gap + side if plan.beside else max(grid_width, wide)
    right = 0 if spot is None or below else GAP + spot.width
    left = (MESSAGE_WIDTH - across - right) // 2
    score = left + across + GAP, (height - spot.height) // 2 if spot else 0
    if not plan.beside:
        top = (height - high - gap - grid_height) // 2
        strip = left + (across - wide) // 2, top
        return _Places(strip, (left + (across - grid_width) // 2, top + high + gap), score)
    block = high + (GAP + below.height if below else 0)
    strip = left + grid_width + gap, (height - block) // 2
    if below:
        score = strip[0], strip[1] + high + GAP
    return _Places(strip, (left, (height - max(grid_height, block)) // 2), score)


def _find_score_spot(plan: _Plan, across: int, indent: int, height: int) -> _ScoreSpot | None:
    """The larger room: at the right of everything, or below the pieces that begin at `indent`
    beside the land. None where both are small."""
    high = plan.size[1]
    inner = height - 2 * EDGE
    free = MESSAGE_WIDTH - 2 * EDGE - across - GAP
    spots = [_ScoreSpot(_zoom_for(free, inner), is_below=False)]
    if plan.beside and high:
        below = _zoom_for(MESSAGE_WIDTH - 2 * EDGE - indent, inner - high - GAP)
        spots.append(_ScoreSpot(below, is_below=True))
    best = max(spots, key=lambda spot: spot.zoom)
    return best if best.zoom >= LEAST_ZOOM else None


def _zoom_for(width: int, height: int) -> float:
    return min(width / COLUMN, height / (LINE * LINES), LARGEST_ZOOM)


def _score_shapes(score: ScoreLine, spot: _ScoreSpot, left: int, top: int) -> Iterator[Shape]:
    """The column in the middle of its spot, smaller if it has more than the usual lines."""
    zoom = min(spot.zoom, zoom_for(score, spot.width, spot.height))
    high = round(LINE * zoom) * count_lines(score)
    yield from gain_column(score, left, top + (spot.height - high) // 2, zoom)


def _window(
    land: Land, offered: Iterable[OfferedShape], held: HeldPiece | None, *, reaches: bool
) -> Crop | None:
    """The land with room on all its sides for any of the pieces that are not gone."""
    if not land.cells:
        return None
    here = (each.piece for each in offered if not each.is_gone)
    sides = (max(piece.width, piece.height) for piece in here)
    around = Crop.across_edges(land.cells, max(sides, default=1) if reaches else 0)
    shown = (*held.ghost.cells, *held.ghost.nearest) if held else ()
    return around.extend(shown)


def _grid_size(crop: Crop | None, cell: int) -> tuple[int, int]:
    if crop is None:
        return 0, 0
    return crop.columns * cell + NAMES, crop.rows * cell + NAMES


def _plans(crop: Crop | None, offered: Sequence[OfferedShape]) -> Iterator[_Plan]:
    """The pieces in columns beside the land, or in rows above it; the first is preferred."""
    rows, columns = (0, 0) if crop is None else (crop.rows, crop.columns)
    sizes = [(each.piece.height, each.piece.width) for each in offered]
    for room in range(rows, rows + 5):
        spots, high, wide = _flow(sizes, room)
        yield _scale(spots, high, wide, rows, columns, beside=True)
    for room in range(columns, columns + 14):
        turned, wide, high = _flow([(width, height) for height, width in sizes], room)
        spots = tuple((down, right) for right, down in turned)
        yield _scale(spots, high, wide, rows, columns, beside=False)


def _flow(sizes: Sequence[tuple[int, int]], room: int) -> tuple[tuple[Spot, ...], float, float]:
    """Pieces one below the other, in as many columns as the room of rows requires; their spots, and
    the rows and columns that they take."""
    spots: list[Spot] = []
    down, right, width, most = 0.0, 0.0, 0, 0.0
    for height, wide in sizes:
        if down and down + height > room:
            down, right, width = 0.0, right + width + BETWEEN, 0
        spots.append((down, right))
        down, width = down + height + BETWEEN, max(width, wide)
        most = max(most, down - BETWEEN)
    return tuple(spots), most, right + width


def _scale(
    spots: tuple[Spot, ...], high: float, wide: float, rows: int, columns: int, *, beside: bool
) -> _Plan:
    """The largest side of a cell with which strip and land fit."""
    gap = BETWEEN if rows and spots else 0
    across = columns + gap + wide if beside else max(columns, wide)
    down = max(rows, high) if beside else rows + gap + high
    room = MESSAGE_WIDTH - 2 * EDGE - NAMES, HIGHEST - 2 * EDGE - NAMES
    cell = round_cell(min(room[0] / max(across, 1), room[1] / max(down, 1)))
    return _Plan(spots, high, wide, beside, cell)


def _strip_shapes(
    offered: Sequence[OfferedShape], plan: _Plan, at: tuple[int, int], held: HeldPiece | None
) -> Iterator[Shape]:
    cell = plan.cell
    for each, (down, right) in zip(offered, plan.spots, strict=True):
        left, top = at[0] + round(right * cell), at[1] + round(down * cell)
        places = dict(zip(each.piece.cells, each.piece.squares, strict=True))
        colour = "mat-bright" if each.is_gone else piece_colour(LETTERS.index(each.letter))
        yield from piece_shapes(places, left, top, cell, 0, colour, faint=each.is_gone)
        if held is not None and each.letter == held.letter:
            grid = Grid(Crop(0, 0, each.piece.height, each.piece.width), left, top, cell)
            yield from frame_shapes(grid, [cell_at(*place) for place in places], "white")
        row, column = each.piece.cells[0]
        corner = left + column * cell, top + row * cell
        yield from _letter(each.letter, *corner, cell, pale=each.is_gone)


def _land_shapes(
    grid: Grid, land: Land, held: HeldPiece | None, devoured: Collection[Cell]
) -> Iterator[Shape]:
    yield from mat(grid)
    yield from coordinates(grid, min(NAMES_SIZE, grid.cell))
    if held is not None:
        # The names of the free cells that a spot can be named after
        size = max(12, grid.cell * 30 // 100)
        for cell in held.names:
            if cell in grid.crop and cell not in held.ghost.cells:
                yield Label(name_of(cell), grid.centre(cell), size, "mat-bright")
    yield from ground.land_shapes(grid, land, None, devoured)
    if held is not None:
        # The piece in its frame, with its letter on the square that names the spot
        ghost = held.ghost
        yield from ground.coast(grid, ghost.cells, "ink", RIM)
        yield from ground.ghost_squares(grid, ghost, devoured)
        yield from frame_shapes(grid, ghost.cells, "white" if ghost.legal else "red")
        yield from _letter(held.letter, *grid.corner(ghost.cells[0]), grid.cell)


def _letter(letter: str, left: int, top: int, cell: int, *, pale: bool = False) -> Iterator[Shape]:
    """A piece's badge on the corner of its first square, most of which stays free."""
    size, colour = (
        cell * BADGE // 100,
        "mat-bright" if pale else piece_colour(LETTERS.index(letter)),
    )
    size = min(max(size, SMALLEST_BADGE), LARGEST_BADGE)
    yield from badge(letter, left + size // 6, top + size // 6, size, colour)
