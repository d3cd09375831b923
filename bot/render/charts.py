"""Charts, tables of figures and podiums: pictures that belong to no game."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Final, NamedTuple

from bot.render.drawing import Colour
from bot.render.scene import Box, Label, Scene, Shape, Stroke

WIDTH, HEIGHT = 760, 380
LEFT, RIGHT, TOP, BOTTOM = 84, 40, 76, 56
GRID: Final = (25, 50, 100, 200, 250, 500, 1000)
"""The possible steps between the lines of a chart."""
MOST_LINES: Final = 6
ROW, HEAD = 46, 60
NAME_WIDTH: Final = 270
COLUMN: Final = 104
LOW: Final = 316  # the height of a chart of chances, whose letters a phone shows large enough
NAMES: Final = 210  # the room for the names at its right
LARGE, SMALL = 30, 24
_MARKS: Final = ((8, 0, False), (9, 9, True), (9, 0, True), (9, 9, False))
"""Squares and discs, full and hollow: half their side, and the radius of their corners."""


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


class Course(NamedTuple):
    """A line of a chart: its name, its colour, and a number from 0 to 100 at each moment."""

    name: str
    colour: Colour
    percents: Sequence[int]


def chances_scene(title: str, times: Sequence[int], courses: Sequence[Course]) -> Scene:
    """A line for each player between 0 and 100, with its name at its end and marks of its own.
    `times` are those of its moments, at least two."""
    right, bottom = WIDTH - NAMES, LOW - BOTTOM

    def y(percent: int) -> int:
        return bottom - round((bottom - TOP) * percent / 100)

    first, span = times[0], times[-1] - times[0]
    across = [LEFT + round((right - LEFT) * (time - first) / span) for time in times]
    shapes: list[Shape] = [Label(title, (LEFT - 66, 34), LARGE, "chalk", "left", True)]
    for percent in (0, 50, 100):
        shapes.append(Stroke(((LEFT, y(percent)), (right, y(percent))), "mat-line", 2))
        shapes.append(Label(f"{percent}", (LEFT - 14, y(percent)), SMALL, "chalk", "right"))
    columns, legend = range(LEFT, right, (right - LEFT) // 5), right + 28
    # The ends, moved up until a name fits beside each, in the same order
    ends = [y(course.percents[-1]) for course in courses]
    free = LOW
    for number in sorted(range(len(ends)), key=ends.copy().__getitem__, reverse=True):
        ends[number] = free = min(ends[number], free - LARGE - 6)
    looks = cycle(_MARKS)
    for course, end, (half, radius, hollow) in zip(courses, ends, looks, strict=False):
        line = tuple((x, y(percent)) for x, percent in zip(across, course.percents, strict=True))
        shapes += [Stroke(line, course.colour, 5), Stroke((line[-1], (legend, end)), course.colour)]
        marked = [line[min(range(len(line)), key=lambda at: abs(across[at] - x))] for x in columns]
        fill, side = "mat" if hollow else course.colour, 2 * half
        shapes += [
            Box(left - half, top - half, side, side, fill, course.colour, 4, radius)
            for left, top in (*marked, (legend, end))
        ]
        room = NAMES - 56
        shapes.append(Label(course.name, (right + 46, end), LARGE, "chalk", "left", widest=room))
    return Scene(WIDTH, LOW, "mat", tuple(shapes))


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
