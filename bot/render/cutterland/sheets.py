"""Sheets of several lands: the table as it stands, and the end of a match with its points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.cutterland import ground
from bot.render.cutterland.ground import Crop, Grid
from bot.render.cutterland.tiles import sticker
from bot.render.cutterland.tokens import medal
from bot.render.scene import Box, Label, Scene, Shape, Sprite, Stroke
from engine.cutterland.cells import Cell
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout

MAT: Final = "mat"
WIDEST: Final = 1248
HEAD: Final = 64
MARGIN: Final = 36
LETTERS_SIZE: Final = 20
ROW: Final = 46
NARROWEST: Final = 400


@dataclass(frozen=True, slots=True)
class Entry:
    """A land on a sheet: its owner's name, a short word on its points, and what stands on it.

    `place` from 1 hangs a medal beside the name.
    """

    title: str
    points: str
    land: Land
    layout: Layout | None = None
    devoured: tuple[Cell, ...] = ()
    place: int | None = None


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A line of the table of points: an icon of the notation (`""` for none), its name, and the
    points by entry.
    """

    icon: str
    name: str
    points: tuple[int, ...]
    total: bool = False


def table_scene(entries: Sequence[Entry]) -> Scene:
    """All lands in one sheet, as large as fits, each with its owner's name and points."""
    columns, cell = _arrangement(entries)
    width, bottom, shapes = _lands(entries, columns, cell)
    return Scene(width, bottom, MAT, tuple(shapes))


def final_scene(entries: Sequence[Entry], rows: Sequence[ScoreRow]) -> Scene:
    """The end: every land with its layout and bones, and beneath it the points by kind."""
    columns, cell = _arrangement(entries)
    width, bottom, shapes = _lands(entries, columns, cell)
    width = max(width, 640)
    shapes += _points(entries, rows, bottom, width)
    return Scene(width, bottom + ROW * (len(rows) + 1) + MARGIN + 12, MAT, tuple(shapes))


def _arrangement(entries: Sequence[Entry]) -> tuple[int, int]:
    """How many lands stand beside each other, and the side of a cell: the largest there can be."""
    best = (0, 1)
    for columns in {1, min(2, len(entries)), len(entries)}:
        cell = max(
            (side for side in range(ground.SMALLEST, ground.LARGEST + 1, ground.STEP)
             if _fits(entries, columns, side)),
            default=ground.SMALLEST,
        )  # fmt: skip
        best = max(best, (cell, columns))
    return best[1], best[0]


def _fits(entries: Sequence[Entry], columns: int, cell: int) -> bool:
    wide, high = _extent(entries, columns, cell)
    return sum(wide) <= WIDEST and sum(high) <= WIDEST


def _extent(entries: Sequence[Entry], columns: int, cell: int) -> tuple[list[int], list[int]]:
    """The widths of the sheet's columns and the heights of its rows."""
    wide = [NARROWEST if columns < 4 else 300] * columns
    high = [0] * -(-len(entries) // columns)
    for number, entry in enumerate(entries):
        crop = Crop.around(entry.land.cells, 0)
        row, column = divmod(number, columns)
        wide[column] = max(wide[column], crop.columns * cell + 2 * MARGIN)
        high[row] = max(high[row], crop.rows * cell + HEAD + 2 * MARGIN)
    return wide, high


def _lands(entries: Sequence[Entry], columns: int, cell: int) -> tuple[int, int, list[Shape]]:
    wide, high = _extent(entries, columns, cell)
    shapes: list[Shape] = []
    for number, entry in enumerate(entries):
        row, column = divmod(number, columns)
        left, top = sum(wide[:column]), sum(high[:row])
        shapes += _entry(entry, left, top, wide[column], cell)
    return max(sum(wide), NARROWEST), sum(high), shapes


def _entry(entry: Entry, left: int, top: int, width: int, cell: int) -> Iterator[Shape]:
    crop = Crop.around(entry.land.cells, 0)
    inset = (width - crop.columns * cell) // 2
    grid = Grid(crop, left + inset, top + HEAD + MARGIN, cell)
    x = left + 18
    if entry.place:
        yield Sprite(medal(entry.place), x, top + 8, 56)
        yield Label(str(entry.place), (x + 28, top + 8 + 36), 22, "ink", bold=True, on="paper")
        x += 66
    room = min(16 * len(entry.points), width // 3)
    widest = left + width - x - room - 40
    yield Label(entry.title, (x, top + 36), 28, "chalk", "left", bold=True, widest=widest)
    right = left + width - 18
    yield Label(entry.points, (right, top + 36), 26, "gold", "right", bold=True, widest=room)
    yield from ground.coordinates(grid, LETTERS_SIZE, 2)
    yield from ground.whole(grid, entry.land, entry.layout, entry.devoured)


def _points(
    entries: Sequence[Entry], rows: Sequence[ScoreRow], top: int, width: int
) -> Iterator[Shape]:
    first = min(300, width // 3)
    each = (width - 2 * MARGIN - first) // max(len(entries), 1)
    left = MARGIN
    high = ROW * (len(rows) + 1) + 12
    yield Box(left - 8, top, width - 2 * MARGIN + 16, high, "paper", radius=12)
    line = top + ROW // 2 + 6
    ground = ["moor-light" if entry.place == 1 else "paper" for entry in entries]
    for number, entry in enumerate(entries):
        x = left + first + number * each + each // 2
        if entry.place == 1:
            yield Box(x - each // 2, top, each, high, "moor-light")
        yield Label(
            entry.title, (x, line), 24, "ink", bold=True, on=ground[number], widest=each - 12
        )
    for row in rows:
        line += ROW
        yield Stroke(((left, line - ROW // 2), (width - MARGIN, line - ROW // 2)), "paper-edge", 2)
        if row.icon:
            yield Sprite(sticker(row.icon), left + 4, line - 22, 44)
        yield Label(
            row.name,
            (left + 58, line),
            24,
            "ink",
            "left",
            bold=row.total,
            on="paper",
            widest=first - 64,
        )
        for number, points in enumerate(row.points):
            x = left + first + number * each + each // 2
            text = str(points).replace("-", "−")
            yield Label(
                text, (x, line), 28 if row.total else 24, "ink", bold=row.total, on=ground[number]
            )
