"""Sheets of several lands, packed by shape as large as fits: the current table, and frames of
films. Rectangles are packed in rows of columns of rows, so that a wide one has a row, two narrow
ones share one, and a tall one stands beside two low ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, product
from typing import Final, NamedTuple, TypeAlias

from bot.render.cutterland import ground
from bot.render.cutterland.badges import badge
from bot.render.cutterland.card_scenes import piece_colour
from bot.render.cutterland.outlines import fresh_shapes
from bot.render.cutterland.score_strip import ScoreItem, score_items
from bot.render.cutterland.tokens import medal
from bot.render.grid import Crop, Grid, coordinates
from bot.render.scene import MESSAGE_WIDTH, Label, Scene, Shape, Sprite
from engine.cells import Cell
from engine.cutterland.cards import LETTERS
from engine.cutterland.lands import FIRST_LAID, Land
from engine.cutterland.layouts import Layout

Size: TypeAlias = tuple[int, int]  # width and height
Corner: TypeAlias = tuple[int, int]
MAT: Final = "mat"
HIGHEST: Final = 1000
"""As shown, 500 pixels on a desktop and 300 on a phone: all of it fits a screen."""
HEAD: Final = 64
COORDINATES: Final = 40  # the room for coordinates, on the left and above
RIM: Final = 16  # the room on the other sides of a land
LETTERS_SIZE: Final = 26
NARROWEST: Final = 330  # the width that a name and points need above a land
LARGEST: Final = 104
"""Maximum side of a cell: larger ones gain nothing and push texts off the screen."""
STEP: Final = 2
BADGE: Final = 52
LETTER: Final = BADGE + 4  # the room for the letter of a piece beside a name
ITEMS: Final = 54  # the height of the points by kind, between a name and its land
ITEM: Final = 46  # the largest of their icons


@dataclass(frozen=True, slots=True)
class Entry:
    """A land on a sheet: its owner's name, a short text on its points, and what stands on it.

    `place` from 1 hangs a medal beside the name; `fresh` cells are outlined as new. `items` are the
    points by kind, in a row of their own, `pieces` the letters of those that the owner has taken.
    """

    title: str
    points: str
    land: Land
    layout: Layout | None = None
    devoured: tuple[Cell, ...] = ()
    place: int | None = None
    fresh: tuple[Cell, ...] = ()
    items: tuple[ScoreItem, ...] = ()
    pieces: tuple[str, ...] = ()


class Room(NamedTuple):
    """What a sheet may take, the room for coordinates, and that for what stands above each land:
    its height and its least width."""

    width: int = MESSAGE_WIDTH
    height: int = HIGHEST
    letters: int = COORDINATES
    head: int = HEAD
    narrowest: int = NARROWEST


TABLE: Final = Room()  # of all lands with their coordinates


@dataclass(frozen=True, slots=True)
class Sheet:
    """The arrangement of lands: the part of the table each shows, the side of a cell, how they are
    packed, and the room they have."""

    crops: tuple[Crop, ...]
    cell: int
    packed: Node
    room: Room

    @property
    def width(self) -> int:
        return max(self.room.width, self.size[0])

    @property
    def height(self) -> int:
        return self.size[1]

    @property
    def size(self) -> Size:
        return measure(self.packed, self.size_of)

    def size_of(self, number: int) -> Size:
        """The width and height of a land with its head and frame."""
        crop, frame = self.crops[number], (self.room.letters or RIM) + RIM
        width = max(crop.columns * self.cell + frame, self.room.narrowest)
        return width, crop.rows * self.cell + self.room.head + frame

    @property
    def is_fitting(self) -> bool:
        return _is_within(self.size, self.room)


def table_scene(entries: Sequence[Entry]) -> Scene:
    """All lands on one sheet, as large as fits, each with its owner's name and points."""
    sheet = arrange(entries)
    return Scene(sheet.width, sheet.height, MAT, tuple(lands(sheet, entries)))


def arrange(entries: Sequence[Entry], room: Room = TABLE) -> Sheet:
    """Pack the lands with the largest possible cells; among ways with equal cells the lowest one.
    What fits nowhere is packed with the smallest cells, into the least room."""
    return _pack(
        tuple(Crop.across_edges(entry.land.cells or (FIRST_LAID,)) for entry in entries), room
    )


@lru_cache(maxsize=256)
def _pack(crops: tuple[Crop, ...], room: Room) -> Sheet:
    """Cached: a board tries about fifteen rooms, and is shown several times with the same lands."""
    ways = list_arrangements(len(crops))
    fitting = _list_fitting(crops, ground.SMALLEST, ways, room)
    if not fitting:
        measured = _measure_ways(crops, ground.SMALLEST, ways, room)
        # In the direction that lacks more, the room is needed so many times
        wide = room.width
        packed, _ = min(
            measured, key=lambda way: max(max(wide, way[1][0]) / wide, way[1][1] / room.height)
        )
        return Sheet(crops, ground.SMALLEST, packed, room)
    sides = range(ground.SMALLEST, LARGEST + 1, STEP)
    low, high = 0, len(sides) - 1
    while low < high:
        middle = (low + high + 1) // 2
        # What fits with larger cells fits with smaller ones, too.
        larger = _list_fitting(crops, sides[middle], [way for way, _ in fitting], room)
        if larger:
            low, fitting = middle, larger
        else:
            high = middle - 1
    packed, _ = min(fitting, key=lambda way: way[1][1])
    return Sheet(crops, sides[low], packed, room)


def _list_fitting(
    crops: tuple[Crop, ...], side: int, ways: Iterable[Node], room: Room
) -> list[tuple[Node, Size]]:
    measured = _measure_ways(crops, side, ways, room)
    return [(way, size) for way, size in measured if _is_within(size, room)]


def _measure_ways(
    crops: tuple[Crop, ...], side: int, ways: Iterable[Node], room: Room
) -> list[tuple[Node, Size]]:
    lands = [Sheet(crops, side, number, room).size for number in range(len(crops))]
    return [(way, measure(way, lands.__getitem__)) for way in ways]


def _is_within(size: Size, room: Room) -> bool:
    return size[0] <= room.width and size[1] <= room.height


def lands(sheet: Sheet, entries: Sequence[Entry], left: int = 0, top: int = 0) -> Iterator[Shape]:
    """Every land in its frame; the sheet's corner lies there."""
    frames = land_frames(sheet, left, top)
    if sheet.room.letters:
        for frame in frames:
            yield from frame.coordinates()
    for entry, frame in zip(entries, frames, strict=True):
        yield from frame.land(entry)


@dataclass(frozen=True, slots=True)
class LandFrame:
    """The room for a land on a sheet, and its grid in the middle of it."""

    left: int
    top: int
    width: int
    grid: Grid

    def coordinates(self) -> Iterator[Shape]:
        yield from coordinates(self.grid, min(LETTERS_SIZE, self.grid.cell - 2))

    def land(self, entry: Entry) -> Iterator[Shape]:
        yield from _head(entry, self.left, self.top, self.width)
        yield from ground.land_shapes(self.grid, entry.land, entry.layout, entry.devoured)
        yield from fresh_shapes(self.grid, entry.fresh)


def land_frames(sheet: Sheet, left: int = 0, top: int = 0) -> list[LandFrame]:
    """The frames of a sheet with its corner there, in the order of the lands."""
    frames, before = {}, sheet.room.letters or RIM
    for number, (x, y) in place(sheet.packed, sheet.size_of, left, top, sheet.width):
        crop, (width, _) = sheet.crops[number], sheet.size_of(number)
        inset = before + (width - before - RIM - crop.columns * sheet.cell) // 2
        grid = Grid(crop, x + inset, y + sheet.room.head + before, sheet.cell)
        frames[number] = LandFrame(x, y, width, grid)
    return [frames[number] for number in sorted(frames)]


def _head(entry: Entry, left: int, top: int, width: int) -> Iterator[Shape]:
    """The medal, the name, the letters of pieces and the points above a land; below them, where
    they are given, the points by kind."""
    x = left + RIM
    if entry.place:
        yield from medal_shapes(entry.place, x, top + 6, 56)
        x += 64
    room = min(26 * len(entry.points), width // 2)
    letters = len(entry.pieces) * LETTER
    widest = left + width - x - room - letters - 30
    yield Label(entry.title, (x, top + 36), 36, "chalk", "left", bold=True, widest=widest)
    right = left + width - RIM
    yield Label(entry.points, (right, top + 36), 38, "amber", "right", bold=True, widest=room)
    for number, letter in enumerate(entry.pieces):
        at = right - room - letters + number * LETTER + BADGE // 2 - 6
        yield from badge(letter, at, top + 36, BADGE, piece_colour(LETTERS.index(letter)))
    if entry.items:
        yield from score_items(
            entry.items, left + RIM, top + HEAD + ITEMS // 2 - 4, width - 2 * RIM, ITEM
        )


def medal_shapes(place: int, left: int, top: int, size: int) -> Iterator[Shape]:
    yield Sprite(medal(place), left, top, size)
    at = (left + size // 2, top + size * 64 // 100)
    yield Label(str(place), at, max(size * 2 // 5, 14), "ink", bold=True, on="paper")


def growth_scenes(steps: Sequence[Sequence[Entry]]) -> tuple[Scene, ...]:
    """A scene for each step, which holds the same lands in the same order. The last step contains
    everything ever laid, so it determines the cells and their size."""
    sheet = arrange(steps[-1], Room(letters=0))
    by_land = zip(*steps, strict=True)
    each = [
        _shapes_by_step(frame, entries)
        for frame, entries in zip(land_frames(sheet), by_land, strict=True)
    ]
    return tuple(
        Scene(sheet.width, sheet.height, MAT, tuple(chain(*lands)))
        for lands in zip(*each, strict=True)
    )


def _shapes_by_step(frame: LandFrame, entries: Sequence[Entry]) -> Iterator[tuple[Shape, ...]]:
    """A land's shapes in each step; most steps change nothing."""
    last: Entry | None = None
    shapes: tuple[Shape, ...] = ()
    for entry in entries:
        if entry != last:
            last, shapes = entry, tuple(frame.land(entry))
        yield shapes


@dataclass(frozen=True, slots=True)
class Stack:
    """Things beside each other (`upright` is false), or one below another."""

    upright: bool
    parts: tuple[Node, ...]


Node: TypeAlias = "int | Stack"  # a thing by its number, or several


def measure(node: Node, size_of: Callable[[int], Size]) -> Size:
    """The room that all of it takes."""
    if isinstance(node, int):
        return size_of(node)
    width = height = 0
    for part in node.parts:
        across, down = measure(part, size_of)
        if node.upright:
            width, height = max(width, across), height + down
        else:
            width, height = width + across, max(height, down)
    return width, height


def place(
    node: Node, size_of: Callable[[int], Size], left: int, top: int, width: int
) -> Iterator[tuple[int, Corner]]:
    """The corner of each thing; the free width is distributed between them."""
    own, _ = measure(node, size_of)
    if isinstance(node, int):
        yield node, (left + (width - own) // 2, top)
        return
    free = 0 if node.upright else (width - own) // len(node.parts)
    for part in node.parts:
        wide, high = measure(part, size_of)
        room = width if node.upright else wide + free
        yield from place(part, size_of, left, top, room)
        left, top = (left, top + high) if node.upright else (left + room, top)


@lru_cache(maxsize=8)
def list_arrangements(count: int) -> tuple[Node, ...]:
    """Every way to pack `count` things, at least one, in their order."""
    numbers = tuple(range(count))
    if count == 1:
        return numbers
    return (*_stacks(numbers, upright=True), *_stacks(numbers, upright=False))


def _stacks(numbers: Sequence[int], *, upright: bool) -> Iterator[Node]:
    if len(numbers) == 1:
        yield numbers[0]
        return
    for groups in _split(numbers):
        if len(groups) > 1:
            ways = (tuple(_stacks(group, upright=not upright)) for group in groups)
            yield from (Stack(upright, parts) for parts in product(*ways))


def _split(numbers: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every division into groups, each in its order, sorted by their first."""
    if not numbers:
        yield ()
        return
    *others, last = numbers
    for groups in _split(others):
        for at, group in enumerate(groups):
            yield (*groups[:at], (*group, last), *groups[at + 1 :])
        yield (*groups, (last,))
