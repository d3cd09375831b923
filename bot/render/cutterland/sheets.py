"""Sheets of several lands, as large as fits: the current table, and frames of a replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain
from math import ceil
from typing import Final

from bot.render.cutterland import ground
from bot.render.cutterland.outlines import fresh_shapes
from bot.render.cutterland.tokens import medal
from bot.render.grid import Crop, Grid, coordinates
from bot.render.scene import Label, Scene, Shape, Sprite
from engine.cells import Cell
from engine.cutterland.lands import FIRST_LAID, Land
from engine.cutterland.layouts import Layout

MAT: Final = "mat"
WIDEST: Final = 960
HIGHEST: Final = 1220
"""In a message, 550 pixels wide, this is 700 high: all of it fits a screen."""
TALL: Final = 14 / 11
"""Maximum ratio of height to width: Discord would show a narrower sheet higher."""
HEAD: Final = 56
LETTERS: Final = 36
"""The room for coordinates, on the left and above."""
RIM: Final = 14
"""The room on the other sides of a land."""
LETTERS_SIZE: Final = 24
NARROWEST: Final = 300
"""The width that a name and points need above a land."""
LEAST: Final = (440, 780)
"""Minimum width of a sheet of one land, and of several: Discord would enlarge a narrower one."""
LARGEST: Final = 72
"""Maximum side of a cell: larger ones gain nothing and push texts off the screen."""
STEP: Final = 2
REPLAY_ONE: Final = 624
"""Maximum side of a replay of one land, in pixels."""
REPLAY_SEVERAL: Final = 936


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
    """The arrangement of lands: the part of the table each shows, the side of a cell, and the
    number of lands in each row."""

    crops: tuple[Crop, ...]
    cell: int
    rows: tuple[int, ...]

    @property
    def width(self) -> int:
        widest = max(sum(map(self.across, row)) for row in self.lines)
        return max(widest, LEAST[len(self.crops) > 1], ceil(self.height / TALL))

    @property
    def height(self) -> int:
        return sum(max(map(self.down, row)) for row in self.lines)

    @property
    def lines(self) -> tuple[tuple[Crop, ...], ...]:
        ends = zip(self.rows, accumulate(self.rows), strict=True)
        return tuple(self.crops[end - count : end] for count, end in ends)

    def across(self, crop: Crop) -> int:
        """The width of a land with its frame."""
        return max(crop.columns * self.cell + LETTERS + RIM, NARROWEST)

    def down(self, crop: Crop) -> int:
        """The height of a land with its head and frame."""
        return crop.rows * self.cell + HEAD + LETTERS + RIM


def table_scene(entries: Sequence[Entry]) -> Scene:
    """All lands on one sheet, as large as fits, each with its owner's name and points."""
    sheet = arrange(entries)
    return Scene(sheet.width, sheet.height, MAT, tuple(lands(sheet, entries)))


def arrange(entries: Sequence[Entry], widest: int = WIDEST, highest: int = HIGHEST) -> Sheet:
    """Arrange the lands in rows with the largest possible cells; among arrangements with equal
    cells the smallest one."""
    crops = tuple(Crop.around(entry.land.cells or (FIRST_LAID,), 0) for entry in entries)
    sheets = [_largest(crops, rows, widest, highest) for rows in _rows(len(crops))]

    def worth(sheet: Sheet) -> tuple[float, int]:
        shown = min(1, widest / sheet.width, highest / sheet.height)
        return sheet.cell * shown, -sheet.width * sheet.height

    return max(sheets, key=worth)


def _rows(count: int) -> Iterator[tuple[int, ...]]:
    """Every way to split `count` lands into rows, in their order."""
    if not count:
        yield ()
    for first in range(1, count + 1):
        yield from ((first, *rest) for rest in _rows(count - first))


def _largest(crops: tuple[Crop, ...], rows: tuple[int, ...], widest: int, highest: int) -> Sheet:
    """The largest sheet with these rows that fits, or else the smallest."""
    sides = range(LARGEST, ground.SMALLEST, -STEP)
    sheets = (Sheet(crops, side, rows) for side in sides)
    fitting = (sheet for sheet in sheets if sheet.width <= widest and sheet.height <= highest)
    return next(fitting, None) or Sheet(crops, ground.SMALLEST, rows)


def lands(sheet: Sheet, entries: Sequence[Entry], away: int = 0) -> Iterator[Shape]:
    """Every land in its frame, `away` pixels from the left."""
    for place in land_frames(sheet, away):
        yield from place.coordinates()
    for entry, place in zip(entries, land_frames(sheet, away), strict=True):
        yield from place.land(entry)


@dataclass(frozen=True, slots=True)
class LandFrame:
    """The room for a land on a sheet, and its grid in the middle of it."""

    left: int
    top: int
    width: int
    grid: Grid

    def coordinates(self) -> Iterator[Shape]:
        yield from coordinates(self.grid, min(LETTERS_SIZE, self.grid.cell - 2), 2)

    def land(self, entry: Entry) -> Iterator[Shape]:
        yield from _head(entry, self.left, self.top, self.width)
        yield from ground.land_shapes(self.grid, entry.land, entry.layout, entry.devoured)
        yield from fresh_shapes(self.grid, entry.fresh)


def land_frames(sheet: Sheet, away: int = 0) -> Iterator[LandFrame]:
    """The frames of a sheet, `away` pixels from the left; the free width of a row is distributed
    between its lands."""
    top = 0
    for row in sheet.lines:
        free = (sheet.width - sum(map(sheet.across, row))) // len(row)
        left = away + free // 2
        for crop in row:
            width = sheet.across(crop)
            inset = LETTERS + (width - LETTERS - RIM - crop.columns * sheet.cell) // 2
            grid = Grid(crop, left + inset, top + HEAD + LETTERS, sheet.cell)
            yield LandFrame(left, top, width, grid)
            left += width + free
        top += max(map(sheet.down, row))


def _head(entry: Entry, left: int, top: int, width: int) -> Iterator[Shape]:
    """The medal, the name and the points above a land."""
    x = left + 18
    if entry.place:
        yield from medal_shapes(entry.place, x, top + 6, 48)
        x += 56
    room = min(18 * len(entry.points), width // 3)
    widest = left + width - x - room - 30
    yield Label(entry.title, (x, top + 32), 30, "chalk", "left", bold=True, widest=widest)
    right = left + width - 18
    yield Label(entry.points, (right, top + 32), 28, "amber", "right", bold=True, widest=room)


def medal_shapes(place: int, left: int, top: int, size: int) -> Iterator[Shape]:
    yield Sprite(medal(place), left, top, size)
    at = (left + size // 2, top + size * 64 // 100)
    yield Label(str(place), at, max(size * 2 // 5, 14), "ink", bold=True, on="paper")


def growth_scenes(steps: Sequence[Sequence[Entry]]) -> tuple[Scene, ...]:
    """A scene for each step, which holds the same lands in the same order.

    The last step contains everything ever laid, so it determines the cells and their size.
    """
    room = REPLAY_ONE if len(steps[-1]) == 1 else REPLAY_SEVERAL
    sheet = arrange(steps[-1], room, room)
    frames = list(land_frames(sheet))
    same = [shape for frame in frames for shape in frame.coordinates()]
    by_land = zip(*steps, strict=True)
    each = [_shapes_by_step(frame, entries) for frame, entries in zip(frames, by_land, strict=True)]
    return tuple(
        Scene(sheet.width, sheet.height, MAT, tuple(chain(same, *lands)))
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
