"""Sheets of several lands, as large as fits: the table as it stands, and frames of a replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.cutterland import ground
from bot.render.cutterland.outlines import fresh_shapes
from bot.render.cutterland.tokens import medal
from bot.render.grid import Crop, Grid, coordinates
from bot.render.scene import Label, Scene, Shape, Sprite
from engine.cutterland.cells import FIRST_LAID, Cell
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout

MAT: Final = "mat"
WIDEST: Final = 960
HIGHEST: Final = 840
"""So that no land is out of sight while another is looked at, and letters are read on a phone."""
HEAD: Final = 68
MARGIN: Final = 36
LETTERS_SIZE: Final = 24
NARROWEST: Final = 440


@dataclass(frozen=True, slots=True)
class Entry:
    """A land on a sheet: its owner's name, a short word on its points, and what stands on it.

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
    """Where lands stand: what each shows of the table, the side of a cell, and the widths of the
    sheet's columns and heights of its rows."""

    crops: tuple[Crop, ...]
    cell: int
    wide: tuple[int, ...]
    high: tuple[int, ...]

    @property
    def width(self) -> int:
        return sum(self.wide)

    @property
    def height(self) -> int:
        return sum(self.high)


def table_scene(entries: Sequence[Entry]) -> Scene:
    """All lands in one sheet, as large as fits, each with its owner's name and points."""
    sheet = arranged(entries)
    return Scene(sheet.width, sheet.height, MAT, tuple(lands(sheet, entries)))


def arranged(entries: Sequence[Entry], widest: int = WIDEST, highest: int = HIGHEST) -> Sheet:
    """The lands beside and beneath each other so that their cells are as large as can be."""
    crops = tuple(Crop.around(entry.land.cells or (FIRST_LAID,), 0) for entry in entries)
    across = {min(columns, len(entries)) for columns in (1, 2, 3 if len(entries) == 3 else 4)}
    sheets = [_largest(crops, columns, widest, highest) for columns in across]
    fitting = [each for each in sheets if each.width <= widest and each.height <= highest]
    return max(fitting or sheets, key=lambda sheet: (sheet.cell, -sheet.width * sheet.height))


def _largest(crops: tuple[Crop, ...], columns: int, widest: int, highest: int) -> Sheet:
    """So many beside each other; as small as can be where they don't fit."""
    sides = range(ground.LARGEST, ground.SMALLEST, -ground.STEP)
    sheets = (_sheet(crops, columns, side) for side in sides)
    fitting = (sheet for sheet in sheets if sheet.width <= widest and sheet.height <= highest)
    return next(fitting, None) or _sheet(crops, columns, ground.SMALLEST)


def _sheet(crops: tuple[Crop, ...], columns: int, cell: int) -> Sheet:
    wide = [NARROWEST if columns < 4 else 300] * columns
    high = [0] * -(-len(crops) // columns)
    for number, crop in enumerate(crops):
        row, column = divmod(number, columns)
        wide[column] = max(wide[column], crop.columns * cell + 2 * MARGIN)
        high[row] = max(high[row], crop.rows * cell + HEAD + 2 * MARGIN)
    return Sheet(crops, cell, tuple(wide), tuple(high))


def lands(sheet: Sheet, entries: Sequence[Entry], away: int = 0) -> Iterator[Shape]:
    """Every land in its place, so far from the left."""
    for place in placed(sheet, away):
        yield from place.coordinates()
    for entry, place in zip(entries, placed(sheet, away), strict=True):
        yield from place.land(entry)


@dataclass(frozen=True, slots=True)
class Place:
    """The room of a land on a sheet, and its grid in the middle of it."""

    left: int
    top: int
    width: int
    grid: Grid

    def coordinates(self) -> Iterator[Shape]:
        yield from coordinates(self.grid, min(LETTERS_SIZE, self.grid.cell - 2), 2)

    def land(self, entry: Entry) -> Iterator[Shape]:
        """The land with what is said above it."""
        yield from _head(entry, self.left, self.top, self.width)
        yield from ground.whole(self.grid, entry.land, entry.layout, entry.devoured)
        yield from fresh_shapes(self.grid, entry.fresh)


def placed(sheet: Sheet, away: int = 0) -> Iterator[Place]:
    """The places of a sheet that lies so far from the left."""
    for number, crop in enumerate(sheet.crops):
        row, column = divmod(number, len(sheet.wide))
        left, top = away + sum(sheet.wide[:column]), sum(sheet.high[:row])
        width = sheet.wide[column]
        inset = (width - crop.columns * sheet.cell) // 2
        grid = Grid(crop, left + inset, top + HEAD + MARGIN, sheet.cell)
        yield Place(left, top, width, grid)


def _head(entry: Entry, left: int, top: int, width: int) -> Iterator[Shape]:
    """The medal, the name and the points above a land."""
    x = left + 18
    if entry.place:
        yield from medalled(entry.place, x, top + 8, 56)
        x += 66
    room = min(18 * len(entry.points), width // 3)
    widest = left + width - x - room - 40
    yield Label(entry.title, (x, top + 36), 30, "chalk", "left", bold=True, widest=widest)
    right = left + width - 18
    yield Label(entry.points, (right, top + 36), 28, "amber", "right", bold=True, widest=room)


def medalled(place: int, left: int, top: int, size: int) -> Iterator[Shape]:
    """A medal with its number."""
    yield Sprite(medal(place), left, top, size)
    at = (left + size // 2, top + size * 64 // 100)
    yield Label(str(place), at, max(size * 2 // 5, 14), "ink", bold=True, on="paper")
