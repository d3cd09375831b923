"""Paths moved and scaled, shapes that several drawings share, and numbers and a few letters as
strokes of a brush, for drawings on any ground."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from math import cos, pi, sin
from typing import Final, TypeAlias

from bot.render.drawing import Colour, Path

WIDE: Final = 20
HIGH: Final = 30
_STEP: Final = 27
_STROKES: Final = {
    "0": "M 10 2 C 3 2 1 8 1 15 C 1 22 3 28 10 28 C 17 28 19 22 19 15 C 19 8 17 2 10 2 Z",
    "1": "M 3 8 L 11 2 L 11 28",
    "2": "M 2 9 C 2 -1 18 -1 18 9 C 18 15 6 20 2 28 L 19 28",
    "3": "M 3 4 C 8 1 17 1 17 8 C 17 13 12 14.5 8 14.5 C 13 14.5 18.5 16 18.5 21 "
         "C 18.5 29 8 29.5 2 26",
    "4": "M 14 28 L 14 2 L 1 20 L 19 20",
    "5": "M 17 2 L 5 2 L 4 13 C 10 10 18.5 12 18.5 20 C 18.5 28 8 30 2 26",
    "6": "M 16 3 C 7 3 1.5 10 1.5 19 C 1.5 25 5 28 10 28 C 15 28 18.5 25 18.5 20 "
         "C 18.5 15 15 12 10 12 C 6 12 2.5 14 1.5 19",
    "7": "M 2 2 L 18 2 L 8 28",
    "8": "M 10 14 C 4 13 3 9 3 8 C 3 4 6 2 10 2 C 14 2 17 4 17 8 C 17 9 16 13 10 14 "
         "C 4 15 1.5 18 1.5 21 C 1.5 26 5 28 10 28 C 15 28 18.5 26 18.5 21 C 18.5 18 16 15 10 14 Z",
    "9": "M 4 27 C 13 27 18.5 20 18.5 11 C 18.5 5 15 2 10 2 C 5 2 1.5 5 1.5 10 C 1.5 15 5 18 10 18 "
         "C 14 18 17.5 16 18.5 11",
    "a": "M 18 10 L 18 28 M 18 19 C 18 7 1 7 1 19 C 1 31 18 31 18 19",
    "b": "M 2 0 L 2 28 M 2 19 C 2 7 19 7 19 19 C 19 31 2 31 2 19",
    "c": "M 17 12 C 12 6 2 9 2 19 C 2 29 12 32 17 26",
    "d": "M 18 0 L 18 28 M 18 19 C 18 7 1 7 1 19 C 1 31 18 31 18 19",
    "W": "M -4 2 L 4 28 L 10 8 L 16 28 L 24 2",
}  # fmt: skip
Art: TypeAlias = tuple[Path, ...]
LINE: Final = 5.0  # the ink around shapes of 100 units


@lru_cache(maxsize=4096)
def shift(d: str, x: float, y: float, scale: float = 1) -> str:
    """A path scaled about its origin, then moved."""
    words, across = [], True
    for word in d.split():
        if word.isalpha():
            words.append(word)
            continue
        words.append(f"{float(word) * scale + (x if across else y):.2f}")
        across = not across
    return " ".join(words)


def shift_all(art: Iterable[Path], x: float, y: float, scale: float = 1) -> Art:
    return tuple(
        replace(path, d=shift(path.d, x, y, scale), width=path.width * scale) for path in art
    )


def burst(points: int, outer: float, inner: float, x: float = 50, y: float = 50) -> str:
    """A star."""
    found = []
    for number in range(2 * points):
        r, angle = (inner if number % 2 else outer), number * pi / points
        found.append(f"{x + r * sin(angle):.1f} {y - r * cos(angle):.1f}")
    return "M " + " L ".join(found) + " Z"


def measure_digits(number: int | str, high: float) -> float:
    """The width of a number or a letter at a height."""
    return ((len(str(number)) - 1) * _STEP + WIDE) * high / HIGH


def digit_paths(
    number: int | str, x: float, y: float, high: float, colour: Colour = "ink", weight: float = 6.5
) -> tuple[Path, ...]:
    """A number or a letter in strokes of a colour, centred on a point; at a height of 30 they are
    `weight` wide."""
    text, scale = str(number), high / HIGH
    left = x - measure_digits(number, high) / 2
    return tuple(
        Path(shift(_STROKES[digit], left + place * _STEP * scale, y - high / 2, scale),
             None, colour, weight * scale)
        for place, digit in enumerate(text)
    )  # fmt: skip
