"""Where squares touch: a fine line within a terrain, foam along the wetland, a hedge between plains
and moor, so that areas read at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from bot.render.drawing import Colour
from bot.render.scene import Shape, Stroke
from engine.cutterland.squares import WETLAND, Square, terrain_of

Place: TypeAlias = tuple[int, int]
"""A row and a column."""

DARK: Final = {"p": "plains-dark", "m": "moor-dark", "w": "wetland-dark"}


def borders(
    places: Mapping[Place, Square], left: int, top: int, cell: int, gap: int = 0
) -> Iterator[Shape]:
    """Lines between the squares of a land or piece, which lie `gap` pixels apart."""
    pitch = cell + gap
    for (row, column), square in places.items():
        x, y = left + column * pitch, top + row * pitch
        right, below = places.get((row, column + 1)), places.get((row + 1, column))
        if right:
            before = _over(places, row - 1, column, gap)
            after = _over(places, row, column, gap)
            ends = (x + cell + gap // 2, y - before, y + cell + after)
            yield from _border(square, right, *ends, cell, upright=True)
        if below:
            before = _over(places, row, column - 1, gap)
            after = _over(places, row, column, gap)
            ends = (y + cell + gap // 2, x - before, x + cell + after)
            yield from _border(square, below, *ends, cell, upright=False)


def _over(places: Mapping[Place, Square], row: int, column: int, gap: int) -> int:
    """How far a line extends into the gap where this and the squares right and below meet."""
    if not gap:
        return 0
    four = ((row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1))
    return gap // 2 if all(place in places for place in four) else 0


@lru_cache(maxsize=4096)
def _border(
    one: Square, other: Square, at: int, start: int, end: int, cell: int, *, upright: bool
) -> tuple[Shape, ...]:
    """Cached, as films draw the same lines in every frame."""
    first, second = terrain_of(one), terrain_of(other)
    fine, broad = max(1, cell // 64), max(1, cell * 3 // 100)
    if first == second:
        return (_line(at, start, end, DARK[first], fine, upright),)
    if WETLAND not in (first, second):
        return (_line(at, start, end, "plains-dark", max(1, cell // 44), upright),)
    away = -broad if first == WETLAND else broad
    return (
        _line(at + away, start, end, "wetland-light", broad, upright),
        _line(at, start, end, "wetland-dark", fine, upright),
    )


def _line(at: int, start: int, end: int, colour: Colour, width: int, upright: bool) -> Stroke:
    points = ((at, start), (at, end - 1)) if upright else ((start, at), (end - 1, at))
    return Stroke(points, colour, width)
