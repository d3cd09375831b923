"""Sheets of several lands, packed by shape as large as fits: the current table, and frames of
films."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from bot.render.cutterland import ground
from bot.render.cutterland.outlines import fresh_shapes
from bot.render.cutterland.packing import Node, Size, list_arrangements, measure, place
from bot.render.cutterland.tokens import medal
from bot.render.grid import Crop, Grid, coordinates
from bot.render.scene import Label, Scene, Shape, Sprite
from engine.cells import Cell
from engine.cutterland.lands import FIRST_LAID, Land
from engine.cutterland.layouts import Layout

MAT: Final = "mat"
WIDTH: Final = 1100
"""Twice what a message shows."""
HIGHEST: Final = 1000
"""As shown, 500 pixels on a desktop and 300 on a phone: all of it fits a screen."""
HEAD: Final = 64
LETTERS: Final = 40
"""The room for coordinates, on the left and above."""
RIM: Final = 16
"""The room on the other sides of a land."""
LETTERS_SIZE: Final = 26
NARROWEST: Final = 330
"""The width that a name and points need above a land."""
LARGEST: Final = 104
"""Maximum side of a cell: larger ones gain nothing and push texts off the screen."""
STEP: Final = 2


@dataclass(frozen=True, slots=True)
class Entry:
    """A land on a sheet: its owner's name, a short text on its points, and what stands on it.

    `place` from 1 hangs a medal beside the name; `fresh` cells are outlined as new.
    """

    title: str
    points: str
    land: Land
    layout: Layout | None = None
    devoured: tuple[Cell, ...] = ()
    place: int | None = None
    fresh: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """The arrangement of lands: the part of the table each shows, the side of a cell, how they are
    packed, and the room for coordinates."""

    crops: tuple[Crop, ...]
    cell: int
    packed: Node
    letters: int = LETTERS

    @property
    def width(self) -> int:
        return max(WIDTH, self.size[0])

    @property
    def height(self) -> int:
        return self.size[1]

    @property
    def size(self) -> Size:
        return measure(self.packed, self.size_of)

    def size_of(self, number: int) -> Size:
        """The width and height of a land with its head and frame."""
        crop, frame = self.crops[number], (self.letters or RIM) + RIM
        width = max(crop.columns * self.cell + frame, NARROWEST)
        return width, crop.rows * self.cell + HEAD + frame

    def is_fitting(self, highest: int) -> bool:
        width, height = self.size
        return width <= WIDTH and height <= highest


def table_scene(entries: Sequence[Entry]) -> Scene:
    """All lands on one sheet, as large as fits, each with its owner's name and points."""
    sheet = arrange(entries)
    return Scene(sheet.width, sheet.height, MAT, tuple(lands(sheet, entries)))


def arrange(entries: Sequence[Entry], highest: int = HIGHEST, letters: int = LETTERS) -> Sheet:
    """Pack the lands with the largest possible cells; among ways with equal cells the lowest one.
    What fits nowhere is packed with the smallest cells, into the least room."""
    crops = tuple(Crop.around(entry.land.cells or (FIRST_LAID,), 0) for entry in entries)
    ways = list_arrangements(len(crops))
    smallest = [Sheet(crops, ground.SMALLEST, way, letters) for way in ways]
    best = min(smallest, key=lambda sheet: max(sheet.width / WIDTH, sheet.height / highest))
    for side in range(ground.SMALLEST, LARGEST + 1, STEP):
        fitting = [Sheet(crops, side, way, letters) for way in ways]
        fitting = [sheet for sheet in fitting if sheet.is_fitting(highest)]
        if not fitting:
            break
        best, ways = _lowest(fitting), tuple(sheet.packed for sheet in fitting)
    return best


def _lowest(sheets: Sequence[Sheet]) -> Sheet:
    return min(sheets, key=lambda sheet: sheet.height)


def lands(sheet: Sheet, entries: Sequence[Entry]) -> Iterator[Shape]:
    """Every land in its frame."""
    frames = land_frames(sheet)
    if sheet.letters:
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


def land_frames(sheet: Sheet) -> list[LandFrame]:
    """The frames of a sheet, in the order of the lands."""
    frames, before = {}, sheet.letters or RIM
    for number, (left, top) in place(sheet.packed, sheet.size_of, 0, 0, sheet.width):
        crop, (width, _) = sheet.crops[number], sheet.size_of(number)
        inset = before + (width - before - RIM - crop.columns * sheet.cell) // 2
        grid = Grid(crop, left + inset, top + HEAD + before, sheet.cell)
        frames[number] = LandFrame(left, top, width, grid)
    return [frames[number] for number in sorted(frames)]


def _head(entry: Entry, left: int, top: int, width: int) -> Iterator[Shape]:
    """The medal, the name and the points above a land."""
    x = left + RIM
    if entry.place:
        yield from medal_shapes(entry.place, x, top + 6, 56)
        x += 64
    room = min(26 * len(entry.points), width // 2)
    widest = left + width - x - room - 30
    yield Label(entry.title, (x, top + 36), 36, "chalk", "left", bold=True, widest=widest)
    right = left + width - RIM
    yield Label(entry.points, (right, top + 36), 38, "amber", "right", bold=True, widest=room)


def medal_shapes(place: int, left: int, top: int, size: int) -> Iterator[Shape]:
    yield Sprite(medal(place), left, top, size)
    at = (left + size // 2, top + size * 64 // 100)
    yield Label(str(place), at, max(size * 2 // 5, 14), "ink", bold=True, on="paper")


def growth_scenes(steps: Sequence[Sequence[Entry]]) -> tuple[Scene, ...]:
    """A scene for each step, which holds the same lands in the same order.

    The last step contains everything ever laid, so it determines the cells and their size.
    """
    sheet = arrange(steps[-1], letters=0)
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
