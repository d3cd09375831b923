"""The pictures of a land with a piece held over it, the pieces to choose from beside or above the
land, and where there is room, what the land scores.

Size, window and scale depend on the land and the pieces alone: they stand still while a piece is
moved, turned or changed for another, or a token moves.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from bot.render.cutterland import ground
from bot.render.cutterland.badges import badge
from bot.render.cutterland.card_scenes import piece_colour, piece_shapes
from bot.render.cutterland.ground import Ghost
from bot.render.cutterland.outlines import frame_shapes
from bot.render.cutterland.score_strip import COLUMN, LINE, ScoreLine, gain_column, zoom_for
from bot.render.cutterland.window import NAMES, Window, fit_cell, open_window, rate_room
from bot.render.grid import Crop, Grid, mat
from bot.render.scene import (
    MESSAGE_WIDTH,
    Box,
    Drop,
    Held,
    Label,
    Point,
    Remark,
    Scene,
    Shape,
    Target,
)
from engine.cells import Cell, cell_at, name_of
from engine.cutterland.cards import LETTERS
from engine.cutterland.lands import Land
from engine.cutterland.pieces import Piece

HIGHEST: Final = 860
"""The most height with which four rows of buttons fit on a phone's screen, too."""
LOWEST: Final = 300
EDGE: Final = 18
GAP: Final = 40  # between the score and the rest
BETWEEN: Final = 0.55  # cells between two offered pieces, and between them and the land
SIDES: Final = (112, 100, 88, 76, 64, 56)  # of the cells of offered pieces
REACH: Final = 4
"""The most columns beside a land for which there is room: pieces are seldom longer."""
ABOVE: Final = 2  # the most rows above and below it
BADGE: Final = 58  # hundredths of a cell
RIM: Final = 8
"""Hundredths of a cell: the dark edge of the held piece, in which its frame begins."""
SMALLEST_BADGE: Final = 28
LARGEST_BADGE: Final = 48
LINES: Final = 4  # the lines that the score has room for: the total, and six kinds of points
LEAST_ZOOM, LARGEST_ZOOM = 0.7, 1.25
LEAST_LAND: Final = 120  # the least sides of a whole land in small
FIRST: Final = (8, 5)  # columns and rows of the place where a land begins

Spot: TypeAlias = tuple[float, float]  # cells from the top and the left of the strip
Boxes: TypeAlias = tuple[tuple[int, int, int, int], ...]
Place: TypeAlias = tuple["OfferedShape", Point, Boxes]  # a piece, its corner and its squares


@dataclass(frozen=True, slots=True)
class OfferedShape:
    """A piece of the strip: the one that is held is outlined, one that is gone is pale. `control`:
    what a tap on it presses, if anything; `spots`: where it may be dropped; `said` is told of it,
    and `gain`, the most points that it brings, stands beside its letter."""

    letter: str
    piece: Piece
    is_gone: bool = False
    control: str = ""
    spots: tuple[LegalSpot, ...] = ()
    said: str = ""
    gain: str = ""


class LegalSpot(NamedTuple):
    """The cells of a piece or a token there, what a drop presses, the points it brings, and after
    how many quarter turns it lies like that."""

    cells: tuple[Cell, ...]
    target: Target
    gain: str
    turns: int = 0


@dataclass(frozen=True, slots=True)
class HeldPiece:
    """`ghost` is the piece over the land; `names` are the cells that typed spots may name,
    `targets` what a tap on a cell presses, `spots` where the piece may be dropped."""

    letter: str
    ghost: Ghost
    names: tuple[Cell, ...] = ()
    targets: Mapping[Cell, Target] = field(default_factory=dict)
    spots: tuple[LegalSpot, ...] = ()


class _Strip(NamedTuple):
    """Where the offered pieces lie, at the right of the land or above it; `high` and `wide` are
    pixels."""

    spots: tuple[Spot, ...]
    high: int
    wide: int
    beside: bool
    cell: int

    def leave(self, highest: int) -> tuple[int, int]:
        """The width and the height that it leaves to the land."""
        width, height = MESSAGE_WIDTH - EDGE - NAMES, highest - NAMES - EDGE // 2
        if not self.spots:
            return width, height
        between = round(BETWEEN * self.cell)
        if self.beside:
            return width - self.wide - between, height
        return width, height - self.high - between - EDGE


def hold_scene(
    land: Land, offered: Sequence[OfferedShape], held: HeldPiece | None = None,
    devoured: Collection[Cell] = (), *, score: ScoreLine | None = None,
    said: Mapping[Cell, str] = MappingProxyType({}), page_height: int = 0,
) -> Scene:  # fmt: skip
    """`devoured` are bones on the land and on the held piece. The `score` takes no room from the
    land or the pieces; where a part of the land is hidden, which it is not on a page, the whole
    stands in its place. `said` is told of the land's cells."""
    highest = page_height or HIGHEST
    strips = [*_list_strips(offered, highest)]
    if not land.cells:
        strip = max(strips, key=lambda each: (each.cell, -each.high))
        return _begin_scene(offered, strip, held)
    crop = Crop.across_edges(land.cells)

    def rate(strip: _Strip) -> float:  # by the land, and a third of the pixels of a piece's cell
        room = strip.leave(highest)
        cell = fit_cell(crop, room, page_height=page_height)
        return rate_room(crop, room, page_height=page_height) + min(strip.cell, cell) / 3

    strip = max(strips, key=rate)
    width, height = strip.leave(highest)
    cell = fit_cell(crop, (width, height), page_height=page_height)
    # A column for the score at the right, where the window needs no more than a margin
    spare = min(width - (crop.columns + 2) * cell - GAP, round(COLUMN * LARGEST_ZOOM))
    is_hidden = crop.columns * cell > width or crop.rows * cell > height
    column = (
        spare if spare >= COLUMN * LEAST_ZOOM else LEAST_LAND if is_hidden and not offered else 0
    )
    width = min(width - (column + GAP if column else 0), (crop.columns + 2 * REACH) * cell)
    height = min(height, (crop.rows + 2 * (REACH if page_height else ABOVE)) * cell)
    high = NAMES + height + EDGE // 2
    total = max(high, strip.high + 2 * EDGE) if strip.beside else high + strip.high + 2 * EDGE
    between = round(BETWEEN * strip.cell) if offered else 0
    across = NAMES + width + (between + strip.wide if strip.beside else 0)
    left = (MESSAGE_WIDTH - across - (column + GAP if column else 0)) // 2
    top = (total - high) // 2 if strip.beside else total - high
    shown = (*held.ghost.cells, *held.ghost.nearest) if held else ()
    window = open_window(land, shown, left + NAMES, top + NAMES, (width, height), cell)
    shapes: list[Shape] = [*window.lines()]
    if held is not None:  # the free cells that a spot can be named after
        size = max(12, window.grid.cell * 30 // 100)
        free = (cell for cell in held.names if cell not in held.ghost.cells)
        named = (cell for cell in free if window.shows(cell, around=size))
        shapes += [
            Label(name_of(cell), window.grid.centre(cell), size, "mat-bright") for cell in named
        ]
    shapes += ground.land_shapes(window.grid, land, None, devoured)
    moved: tuple[Held, ...] = ()
    if held is not None and held.ghost.cells:
        first, ghost, grid = len(shapes), held.ghost, window.grid
        shapes += ground.coast(grid, ghost.cells, "ink", RIM)
        shapes += ground.ghost_squares(grid, ghost, devoured)
        shapes += frame_shapes(grid, ghost.cells, "white" if ghost.legal else "red")
        shapes += _letter(held.letter, *grid.corner(ghost.cells[0]), grid.cell)
        moved = hold_shapes(window, ghost.cells, held.spots, first, len(shapes))
        shapes += ground.outline(grid, ghost.nearest)
    shapes += window.frame(MESSAGE_WIDTH, total)
    end = left + NAMES + width
    block = (end + between, (total - strip.high) // 2)
    if not strip.beside:
        block = (max(left + (across - strip.wide) // 2, EDGE), EDGE)
    places = [*_list_places(offered, strip, block)]
    moved += tuple(_hold_pieces(places, strip.cell, held, window, shapes))
    if column:  # below pieces that reach over it
        start = left + across + GAP
        above = EDGE + (strip.high if not strip.beside and block[0] + strip.wide > start else 0)
        room = (start, above, column, total - EDGE - above)
    else:  # below the pieces
        below = block[1] + strip.high + GAP
        room = (block[0], below, MESSAGE_WIDTH - EDGE - block[0], total - EDGE - below)
    if column or strip.beside:
        shapes += _side_shapes(window, land, score, room)
    targets, remarks = _mark_pieces(places)
    targets, remarks = targets + _land_targets(window, held), list_remarks(window, said) + remarks
    return Scene(MESSAGE_WIDTH, total, "mat", tuple(shapes), targets, moved, remarks=remarks)


def _begin_scene(offered: Sequence[OfferedShape], strip: _Strip, held: HeldPiece | None) -> Scene:
    """Without a land, and below the pieces the place where it begins if they can be dropped there,
    wherever in it, with the one that is held."""
    cell, high = strip.cell, strip.high + 2 * EDGE
    if not any(each.spots for each in offered):
        height = max(high, LOWEST)
        at = (MESSAGE_WIDTH - strip.wide) // 2, (height - strip.high) // 2
        places = [*_list_places(offered, strip, at)]
        drawn = (_piece_shapes(each, corner, cell, held) for each, corner, _ in places)
        shown, (targets, _) = tuple(chain.from_iterable(drawn)), _mark_pieces(places)
        return Scene(MESSAGE_WIDTH, height, "mat", shown, targets)
    places = [*_list_places(offered, strip, ((MESSAGE_WIDTH - strip.wide) // 2, EDGE))]
    across, down = FIRST
    middle_x, middle_y = MESSAGE_WIDTH // 2, high + down * cell // 2
    grid = Grid(Crop(0, 0, down, across), middle_x - across * cell // 2, high, cell)
    shapes: list[Shape] = [*mat(grid)]
    moved = []
    for each, corner, boxes in places:
        first = len(shapes)
        shapes += _piece_shapes(each, corner, cell, held)
        x, y = _find_middle_of(boxes)
        drops = tuple(
            Drop(middle_x - x + right * cell, middle_y - y + below * cell, there.target)
            for there in each.spots for right in (-2, -1, 0, 1, 2) for below in (-1, 0, 1)
        )  # fmt: skip
        if drops:
            moved.append(Held(first, len(shapes), boxes, drops))
        if held is not None and each.letter == held.letter:
            wide, tall = each.piece.width * cell, each.piece.height * cell
            begins = middle_x - wide // 2, middle_y - tall // 2
            shapes += _piece_shapes(each, begins, cell, None)
    height, (targets, remarks) = high + down * cell + EDGE, _mark_pieces(places)
    return Scene(
        MESSAGE_WIDTH, height, "mat", tuple(shapes), targets, tuple(moved), remarks=remarks
    )


def list_remarks(window: Window, said: Mapping[Cell, str]) -> tuple[Remark, ...]:
    seen = ((cell, text) for cell, text in said.items() if window.shows(cell))
    return tuple(Remark(window.grid.box(cell), text) for cell, text in seen)


def hold_shapes(
    window: Window, cells: Sequence[Cell], spots: Iterable[LegalSpot], first: int, end: int
) -> tuple[Held, ...]:
    """The scene's shapes from `first` to before `end`, which lie on these cells, with the visible
    spots where they can be dropped; nothing if there is no such spot."""
    others = [spot for spot in spots if spot.turns or spot.cells != cells]
    drops = tuple(list_drops(window, others, find_middle(window.grid, cells)))
    return (Held(first, end, tuple(map(window.grid.box, cells)), drops),) if drops else ()


def list_drops(
    window: Window, spots: Iterable[LegalSpot], middle: tuple[int, int]
) -> Iterator[Drop]:
    """Those of which a part is to be seen, for what has its middle there."""
    for spot in spots:
        if any(map(window.shows, spot.cells)):
            x, y = find_middle(window.grid, spot.cells)
            yield Drop(x - middle[0], y - middle[1], spot.target, spot.gain, spot.turns)


def find_middle(grid: Grid, cells: Sequence[Cell]) -> tuple[int, int]:
    return _find_middle_of([*map(grid.box, cells)])


def _hold_pieces(
    places: Iterable[Place], cell: int, held: HeldPiece | None, window: Window, shapes: list[Shape]
) -> Iterator[Held]:
    """Draws the pieces, and yields those that can be dropped on the land, where they are as large
    as its cells."""
    for each, corner, boxes in places:
        first = len(shapes)
        shapes += _piece_shapes(each, corner, cell, held)
        if drops := tuple(list_drops(window, each.spots, _find_middle_of(boxes))):
            yield Held(first, len(shapes), boxes, drops, window.grid.cell / cell)


def _find_middle_of(boxes: Sequence[tuple[int, int, int, int]]) -> tuple[int, int]:
    """Of equal squares."""
    side = boxes[0][2]
    x, y = ([box[axis] for box in boxes] for axis in (0, 1))
    return (min(x) + max(x) + side) // 2, (min(y) + max(y) + side) // 2


def _list_places(
    offered: Sequence[OfferedShape], strip: _Strip, at: tuple[int, int]
) -> Iterator[Place]:
    cell = strip.cell
    for each, (down, right) in zip(offered, strip.spots, strict=True):
        left, top = at[0] + round(right * cell), at[1] + round(down * cell)
        squares = ((left + x * cell, top + y * cell, cell, cell) for y, x in each.piece.cells)
        yield each, (left, top), tuple(squares)


def _mark_pieces(places: Iterable[Place]) -> tuple[tuple[Target, ...], tuple[Remark, ...]]:
    """What a tap on pieces presses, and what is told of them."""
    targets, remarks = list[Target](), list[Remark]()
    for each, _, boxes in places:
        if each.control:
            targets.append(Target(each.control, boxes=boxes))
        if each.said:
            remarks += (Remark(box, each.said) for box in boxes)
    return tuple(targets), tuple(remarks)


def _land_targets(window: Window, held: HeldPiece | None) -> tuple[Target, ...]:
    """One for all cells that mean the same."""
    boxes: dict[Target, list[tuple[int, int, int, int]]] = {}
    for cell, target in held.targets.items() if held is not None else ():
        if window.shows(cell):
            boxes.setdefault(target, []).append(window.grid.box(cell))
    return tuple(replace(target, boxes=tuple(there)) for target, there in boxes.items())


def _side_shapes(
    window: Window, land: Land, score: ScoreLine | None, room: tuple[int, int, int, int]
) -> Iterator[Shape]:
    """The whole land if the window hides a part of it, else the score, in the middle."""
    left, top, width, height = room
    if window.hides():
        if min(width, height) >= LEAST_LAND:
            yield from window.small_land(land, None, left, top, width, height)
        return
    zoom = min(width / COLUMN, height / (LINE * LINES), LARGEST_ZOOM)
    if score is not None and zoom >= LEAST_ZOOM:
        # Smaller if it has more than the usual lines
        zoom = min(zoom, zoom_for(score, width, height))
        yield from gain_column(score, left, top + (height - round(LINE * LINES * zoom)) // 2, zoom)


def _list_strips(offered: Sequence[OfferedShape], highest: int) -> Iterator[_Strip]:
    """The pieces in columns beside the land or in rows above it, in every size."""
    if not offered:
        yield _Strip((), 0, 0, True, SIDES[0])
        return
    sizes = [(each.piece.height, each.piece.width) for each in offered]
    for cell in SIDES:
        spots, high, wide = _flow(sizes, (highest - 2 * EDGE) / cell)
        yield _Strip(spots, round(high * cell), round(wide * cell), True, cell)
        turned = [(width, height) for height, width in sizes]
        found, wide, high = _flow(turned, (MESSAGE_WIDTH - 2 * EDGE) / cell)
        spots = tuple((down, right) for right, down in found)
        yield _Strip(spots, round(high * cell), round(wide * cell), False, cell)


def _flow(sizes: Sequence[tuple[int, int]], room: float) -> tuple[tuple[Spot, ...], float, float]:
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


def _piece_shapes(
    each: OfferedShape, corner: Point, cell: int, held: HeldPiece | None
) -> Iterator[Shape]:
    left, top = corner
    places = dict(zip(each.piece.cells, each.piece.squares, strict=True))
    colour = "mat-bright" if each.is_gone else piece_colour(LETTERS.index(each.letter))
    yield from piece_shapes(places, left, top, cell, 0, colour, faint=each.is_gone)
    if held is not None and each.letter == held.letter:
        grid = Grid(Crop(0, 0, each.piece.height, each.piece.width), left, top, cell)
        yield from frame_shapes(grid, [cell_at(*place) for place in places], "white")
    row, column = each.piece.cells[0]
    first = left + column * cell, top + row * cell
    yield from _letter(each.letter, *first, cell, each.gain, pale=each.is_gone)


def _letter(
    letter: str, left: int, top: int, cell: int, gain: str = "", *, pale: bool = False
) -> Iterator[Shape]:
    """A piece's badge on the corner of its first square, most of which stays free, and what it
    brings."""
    colour = "mat-bright" if pale else piece_colour(LETTERS.index(letter))
    size = min(max(cell * BADGE // 100, SMALLEST_BADGE), LARGEST_BADGE)
    x, y = left + size // 6, top + size // 6
    if gain:
        high, text, begin = size * 9 // 10, size * 5 // 9, x + size * 5 // 9
        wide = begin - x + text * 2 * len(gain) // 3 + size // 5
        yield Box(x, y - high // 2, wide, high, colour, "ink", 3, high // 2)
        yield Label(gain, (begin, y), text, "ink", "left", bold=True, on=colour)
    yield from badge(letter, x, y, size, colour)
