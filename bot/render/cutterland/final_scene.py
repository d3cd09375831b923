"""The score sheet at the end of a match: a line for each land with its medal, best first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.cutterland.score_strip import icon_drawing
from bot.render.cutterland.sheets import MAT, Entry, medal_shapes
from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Shape, Sprite, Stroke

ROW: Final = 76
MARGIN: Final = 32
NAME: Final = 270
ICON: Final = 62
WORD: Final = 2
"""The relative width of a column headed by a word; one with an icon counts 1."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A kind of points: an icon of the notation (`""` for none), its name, and the points by entry,
    None where they are not counted yet.

    It is a column of the picture, headed by its icon or else its name.
    """

    icon: str
    name: str
    points: tuple[int | None, ...]
    total: bool = False


def final_scene(entries: Sequence[Entry], rows: Sequence[ScoreRow]) -> Scene:
    """The points by kind on cream, with the medals."""
    shapes = tuple(sheet_shapes(entries, rows, MARGIN // 2))
    return Scene(MESSAGE_WIDTH, sheet_height(len(entries)), MAT, shapes)


def sheet_height(lands: int) -> int:
    """With the margin around it."""
    return ROW * (lands + 1) + MARGIN


def sheet_shapes(
    entries: Sequence[Entry], rows: Sequence[ScoreRow], top: int, width: int = MESSAGE_WIDTH
) -> Iterator[Shape]:
    """A head of icons, then a line per land with its medal."""
    left, right = MARGIN // 2, width - MARGIN // 2
    high = ROW * (len(entries) + 1)
    yield Box(left, top, right - left, high, "paper", radius=14)
    for number, entry in enumerate(entries):
        if entry.place == 1:
            yield Box(left, top + ROW * (number + 1), right - left, ROW, "moor-light", radius=14)
    columns = list(_columns(rows, left + NAME, right - 10))
    for row, (middle, room) in zip(rows, columns, strict=True):
        line = top + ROW // 2
        if row.icon:
            size = min(ICON, room)
            yield Sprite(icon_drawing(row.icon), middle - size // 2, line - size // 2, size)
            continue
        yield Label(row.name, (middle, line), 26, "ink", bold=row.total, on="paper", widest=room)
    for number, entry in enumerate(entries):
        line = top + ROW * (number + 1)
        yield Stroke(((left + 12, line), (right - 12, line)), "paper-edge", 2)
        yield from _line(entry, number, rows, columns, left, line + ROW // 2)


def _columns(rows: Sequence[ScoreRow], left: int, right: int) -> Iterator[tuple[int, int]]:
    """The centre and width of each column."""
    shares = [1 if row.icon else WORD for row in rows]
    x = float(left)
    for share in shares:
        room = (right - left) * share / sum(shares)
        yield round(x + room / 2), round(room) - 8
        x += room


def _line(
    entry: Entry, number: int, rows: Sequence[ScoreRow], columns: Sequence[tuple[int, int]],
    left: int, line: int,
) -> Iterator[Shape]:  # fmt: skip
    on = "moor-light" if entry.place == 1 else "paper"
    x = left + 16
    if entry.place:
        yield from medal_shapes(entry.place, x - 6, line - 31, 62)
        x += 62
    widest = left + NAME - x - 8
    yield Label(entry.title, (x, line), 34, "ink", "left", bold=True, on=on, widest=widest)
    for row, (middle, room) in zip(rows, columns, strict=True):
        points = row.points[number]
        if points is None:
            continue
        text = str(points).replace("-", "−")
        size = 44 if row.total else 36
        colour = "ink" if points or row.total else "stone-dark"
        yield Label(text, (middle, line), size, colour, bold=row.total, on=on, widest=room)
