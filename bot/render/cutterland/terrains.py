"""The three terrains: plains with grass and flowers, moor with hummocks and heather, wetland with
waves.

Told apart by colour, by brightness (wetland dark, plains middling, moor light) and by pattern.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from bot.render.drawing import Layer, Path, oval

VARIANTS: Final = 4
"""Textures of each terrain, so that a wide area does not look stamped."""

GROUND: Final = "M -1 -1 L 101 -1 L 101 101 L -1 101 Z"
NAMES: Final = {"p": "plains", "m": "moor", "w": "wetland"}

Spot: TypeAlias = tuple[float, float]

_BARE: Final[tuple[tuple[Spot, ...], ...]] = (
    ((40, 36), (64, 58), (30, 62)),
    ((58, 38), (36, 52), (66, 68)),
    ((38, 62), (64, 42), (32, 34)),
    ((66, 58), (38, 42), (36, 70)),
)
"""Motifs in the middle, where no icon stands."""

_TUFTS: Final[tuple[tuple[Spot, ...], ...]] = (
    ((12, 16), (84, 22), (16, 88), (88, 84)),
    ((20, 10), (90, 12), (8, 54), (78, 92)),
    ((10, 26), (74, 12), (90, 56), (22, 92)),
    ((28, 14), (88, 30), (10, 74), (88, 92)),
)
_FLOWERS: Final[tuple[tuple[Spot, ...], ...]] = (
    ((90, 50), (34, 8)), ((92, 74),), ((8, 60), (42, 8)), ((64, 92), (8, 40)),
)  # fmt: skip
_HUMMOCKS: Final[tuple[tuple[Spot, ...], ...]] = (
    ((16, 14), (82, 18), (12, 62), (86, 74)),
    ((30, 10), (88, 34), (10, 84), (72, 92)),
    ((12, 22), (64, 10), (90, 58), (20, 90)),
    ((20, 36), (84, 10), (88, 86), (44, 92)),
)
_HEATHER: Final[tuple[tuple[Spot, ...], ...]] = (
    ((90, 46), (66, 92)), ((62, 10), (92, 80)), ((36, 10), (8, 62)), ((8, 74), (92, 48)),
)  # fmt: skip
_WAVES: Final[tuple[tuple[Spot, ...], ...]] = (
    ((22, 12), (76, 22), (10, 48), (90, 60), (26, 90)),
    ((14, 24), (70, 10), (92, 42), (12, 72), (60, 92)),
    ((30, 10), (88, 18), (10, 40), (88, 70), (16, 84)),
    ((12, 12), (58, 10), (92, 34), (10, 62), (36, 92)),
)


def _tuft(x: float, y: float) -> tuple[Path, ...]:
    d = (
        f"M {x - 5} {y - 4} Q {x - 2} {y - 1} {x - 1} {y + 4} "
        f"M {x} {y - 7} L {x} {y + 4} M {x + 5} {y - 4} Q {x + 2} {y - 1} {x + 1} {y + 4}"
    )
    return (Path(d, None, "plains-dark", 2.2),)


def _flower(x: float, y: float) -> tuple[Path, ...]:
    petals = ((-2.4, 0), (2.4, 0), (0, -2.4), (0, 2.4))
    return (
        *(oval(x + dx, y + dy, 2, fill="paper") for dx, dy in petals),
        oval(x, y, 1.6, fill="gold"),
    )


def _hummock(x: float, y: float) -> tuple[Path, ...]:
    hill = f"M {x - 9} {y + 4} C {x - 7} {y - 6} {x + 7} {y - 6} {x + 9} {y + 4}"
    return (
        Path(hill, "moor-light", "moor-dark", 2),
        Path(f"M {x - 5} {y + 7} L {x + 3} {y + 7}", None, "moor-dark", 1.6),
    )


def _heath(x: float, y: float) -> tuple[Path, ...]:
    stalks = (
        f"M {x} {y + 6} L {x} {y - 4} "
        f"M {x} {y + 4} L {x - 4} {y - 1} M {x} {y + 4} L {x + 4} {y - 1}"
    )
    return (
        Path(stalks, None, "moor-dark", 1.8),
        oval(x, y - 5, 2.4, fill="heather"),
        oval(x - 4.4, y - 2, 2, fill="heather"),
        oval(x + 4.4, y - 2, 2, fill="heather"),
    )


def _wave(x: float, y: float, colour: str) -> tuple[Path, ...]:
    d = (
        f"M {x - 11} {y} Q {x - 7.5} {y - 5} {x - 4} {y} Q {x - 0.5} {y + 4} {x + 3} {y} "
        f"Q {x + 6.5} {y - 5} {x + 10} {y}"
    )
    return (Path(d, None, colour, 2.4),)


def _plains(variant: int, bare: tuple[Spot, ...]) -> tuple[Path, ...]:
    patch = oval(
        30 + 40 * (variant % 2), 30 + 40 * (variant // 2), 34, 26, "plains-light", alpha=70
    )
    return (
        patch,
        *(path for spot in (*_TUFTS[variant], *bare[:2]) for path in _tuft(*spot)),
        *(path for spot in (*_FLOWERS[variant], *bare[2:]) for path in _flower(*spot)),
    )


def _moor(variant: int, bare: tuple[Spot, ...]) -> tuple[Path, ...]:
    return (
        *(path for spot in (*_HUMMOCKS[variant], *bare[:2]) for path in _hummock(*spot)),
        *(path for spot in (*_HEATHER[variant], *bare[2:]) for path in _heath(*spot)),
    )


def _wetland(variant: int, bare: tuple[Spot, ...]) -> tuple[Path, ...]:
    deep = oval(70 - 40 * (variant % 2), 34 + 32 * (variant // 2), 36, 24, "wetland-dark", alpha=60)
    waves = enumerate((*_WAVES[variant], *bare))
    return (
        deep,
        *(
            path
            for number, spot in waves
            for path in _wave(*spot, "wetland-dark" if number % 3 == 2 else "wetland-light")
        ),
    )


_PATTERNS: Final = {"p": _plains, "m": _moor, "w": _wetland}


@lru_cache(maxsize=32)
def ground(terrain: str, variant: int, bare: bool) -> Layer:
    """A terrain's whole square, one of its textures; `bare` ones have some in the middle too."""
    variant %= VARIANTS
    paths = _PATTERNS[terrain](variant, _BARE[variant] if bare else ())
    return Layer((Path(GROUND, NAMES[terrain]), *paths))
