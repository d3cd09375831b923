"""The colours of seats in games whose pieces show their owner: each has its own pattern, so that
nothing is told by colour alone."""

from __future__ import annotations

from typing import Final

from bot.render.drawing import Colour

COLOURS: Final[tuple[Colour, ...]] = (
    "piece-1", "piece-3", "piece-2", "piece-4", "piece-5", "piece-6", "silver", "wood-light",
)  # fmt: skip
"""The colours by number, from 0."""
DARKER: Final[tuple[Colour, ...]] = (
    "dragon", "turtle-dark", "moor-dark", "kraken-dark", "plains-dark", "heather", "stone-dark",
    "wood-dark",
)  # fmt: skip
"""The colours of their patterns."""


def _every(step: int, line: str) -> str:
    """A line of `{at}` repeated beyond both edges."""
    return " ".join(line.format(at=at, far=at + 104) for at in range(-100, 201, step))


PATTERNS: Final = (
    "",
    _every(20, "M {at} 104 L {far} 0"),
    _every(20, "M {at} 0 L {far} 104"),
    _every(20, "M -2 {at} L 102 {at}"),
    _every(20, "M {at} -2 L {at} 102"),
    _every(20, "M {at} 104 L {far} 0") + " " + _every(20, "M {at} 0 L {far} 104"),
    _every(20, "M -2 {at} L 102 {at}") + " " + _every(20, "M {at} -2 L {at} 102"),
    _every(10, "M {at} 104 L {far} 0"),
)
"""The patterns on a square of 100 units: plain, slanted either way, level, upright, two crossings,
close."""
