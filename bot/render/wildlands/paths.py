"""Paths moved and scaled, and shapes that several drawings share."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from math import cos, pi, sin
from typing import Final, TypeAlias

from bot.render.drawing import Colour, Path

Art: TypeAlias = tuple[Path, ...]
LINE: Final = 5.0
"""The ink around shapes of 100 units."""


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


def limb(d: str, colour: Colour, width: float) -> Art:
    """A round-ended limb with an inked edge."""
    return Path(d, None, "ink", width + 2 * LINE), Path(d, None, colour, width)


def body(d: str, fill: Colour) -> Path:
    return Path(d, fill, "ink", LINE)


def burst(points: int, outer: float, inner: float, x: float = 50, y: float = 50) -> str:
    """A star."""
    found = []
    for number in range(2 * points):
        r, angle = (inner if number % 2 else outer), number * pi / points
        found.append(f"{x + r * sin(angle):.1f} {y - r * cos(angle):.1f}")
    return "M " + " L ".join(found) + " Z"
