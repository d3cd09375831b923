"""Charts, tables of figures and podiums: pictures that belong to no game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.render.scene import Box, Label, Scene, Shape, Stroke

WIDTH, HEIGHT = 760, 380
LEFT, RIGHT, TOP, BOTTOM = 84, 40, 76, 56
GRID: Final = (25, 50, 100, 200, 250, 500, 1000)
"""The possible steps between the lines of a chart."""
MOST_LINES: Final = 6
ROW, HEAD = 46, 60
NAME_WIDTH: Final = 270
COLUMN: Final = 104


def line_chart_scene(title: str, course: Sequence[int], caption: str = "") -> Scene:
    """A line chart of a number after each match, oldest first; at least one."""
    least, most, step = find_range(course)
    high = HEIGHT - TOP - BOTTOM

    def y(value: int) -> int:
        return TOP + round(high * (most - value) / (most - least))

    def x(number: int) -> int:
        return LEFT + round((WIDTH - LEFT - RIGHT) * number / max(len(course) - 1, 1))

    shapes: list[Shape] = [Label(title, (LEFT - 52, 36), 26, "chalk", "left", True, widest=650)]
    for value in range(least, most + 1, step):
        shapes.append(Stroke(((LEFT, y(value)), (WIDTH - RIGHT, y(value))), "mat-line", 2))
        shapes.append(Label(str(value), (LEFT - 14, y(value)), 20, "chalk", "right"))
    points = tuple((x(number), y(value)) for number, value in enumerate(course))
    if len(points) > 1:
        shapes.append(Stroke(points, "amber", 4))
    last = points[-1]
    shapes.append(Box(last[0] - 7, last[1] - 7, 14, 14, "amber", None, 0, 7))
    shapes.append(Label(caption, (LEFT, HEIGHT - 24), 20, "chalk", "left", widest=630))
    return Scene(WIDTH, HEIGHT, "mat", tuple(shapes))


def table_scene(
    title: str,
    columns: Sequence[str],
    rows: Sequence[tuple[str, str, Sequence[str]]],
    parted: Sequence[int] = (),
) -> Scene:
    """Rows of a rank, a name and a figure for each column, rank 1 in gold; a line is drawn below
    each of the rows whose numbers from 1 are in `parted`."""
    width = max(64 + NAME_WIDTH + COLUMN * len(columns) + 24, 520)
    height = HEAD + ROW * (len(rows) + 1) + 20
    shapes: list[Shape] = [Label(title, (24, 34), 26, "chalk", "left", True, widest=width - 48)]
    shapes += _cells(columns, HEAD + ROW // 2, 18)
    for number, (place, name, figures) in enumerate(rows, 1):
        top = HEAD + ROW * number
        if number % 2:
            shapes.append(Box(12, top, width - 24, ROW, "mat-line", None, 0, 8))
        middle, on = top + ROW // 2, "mat-line" if number % 2 else None
        colour = "amber" if place == "1" else "chalk"
        shapes.append(Label(place, (44, middle), 22, colour, "middle", True, on))
        shapes.append(Label(name, (72, middle), 22, "chalk", "left", False, on, NAME_WIDTH - 16))
        shapes += _cells(figures, middle, 22, on)
        if number in parted:
            shapes.append(Stroke(((12, top + ROW), (width - 12, top + ROW)), "amber", 3, 8))
    return Scene(width, height, "mat", tuple(shapes))


def _cells(texts: Sequence[str], y: int, size: int, on: str | None = None) -> Iterator[Shape]:
    for number, text in enumerate(texts):
        x = 64 + NAME_WIDTH + COLUMN * number + COLUMN // 2
        yield Label(text, (x, y), size, "chalk", "middle", False, on, COLUMN - 8)


def find_range(course: Sequence[int]) -> tuple[int, int, int]:
    """Round lower and upper bounds, and the step between lines."""
    least, most = min(course), max(course)
    step = next((one for one in GRID if most - least <= one * (MOST_LINES - 1)), GRID[-1])
    bottom = least // step * step
    top = -(-most // step) * step
    return bottom, max(top, bottom + step), step


def champions_scene(league: str, season: str, podium: Sequence[str], shared: int = 1) -> Scene:
    """The podium of a season, with up to three names; so many of them share the title."""
    shapes: list[Shape] = [
        Label(league, (WIDTH // 2, 40), 30, "chalk", "middle", True, widest=WIDTH - 48),
        Label(season, (WIDTH // 2, 82), 22, "chalk", "middle", widest=WIDTH - 48),
    ]
    steps = ((270, 160, "gold"), (40, 110, "silver"), (500, 76, "wood"))
    for number, ((left, *_), name) in enumerate(zip(steps, podium, strict=False)):
        rank = 0 if number < shared else number
        _, high, metal = steps[rank]
        top, place = 350 - high, str(rank + 1)
        shapes.append(Box(left, top, 220, high, metal, None, 0, 10))
        shapes.append(Label(place, (left + 110, top + high // 2), 44, "ink", "middle", True, metal))
        shapes.append(Label(name, (left + 110, top - 26), 24, "chalk", "middle", True, widest=214))
    return Scene(WIDTH, 370, "mat", tuple(shapes))
