"""Letters on pieces and squares: a round badge for a piece, a small tag for a square."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bot.render.drawing import Colour, Drawing, Layer, Path, oval
from bot.render.scene import Label, Shape, Sprite


@lru_cache(maxsize=32)
def _disc(colour: Colour) -> Drawing:
    disc = oval(50, 50, 43, 43, colour, "ink", 7)
    return Drawing(f"house/disc-{colour}", (Layer((disc,)),))


@lru_cache(maxsize=1)
def _corner() -> Drawing:
    """The paper corner that a square's letter stands on."""
    d = "M 104 104 L 104 0 L 36 0 C 14 0 0 14 0 36 L 0 104 Z"
    return Drawing("house/corner", (Layer((Path(d, "paper", "ink", 6),)),))


def badge(text: str, x: int, y: int, size: int, colour: Colour) -> Iterator[Shape]:
    """A disc about (x, y) with a letter or number."""
    yield Sprite(_disc(colour), x - size // 2, y - size // 2, size)
    yield Label(text, (x, y), size * 5 // 9, "ink", bold=True, on=colour)


def tag(letter: str, x: int, y: int, cell: int) -> Iterator[Shape]:
    """A square's letter in its bottom right corner, clear of badges."""
    size = max(18, cell * 26 // 100)
    left, top = x + cell - size, y + cell - size
    yield Sprite(_corner(), left, top, size)
    at = (left + size * 55 // 100, top + size * 55 // 100)
    yield Label(letter, at, size * 7 // 10, "ink", bold=True, on="paper")
