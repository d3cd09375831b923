"""The three terrains: plains with grass and flowers, moor with tussocks and heather, wetland with
waves, reeds and water lilies. They differ in colour, brightness (wetland dark, plains medium, moor
light) and pattern."""

from functools import lru_cache
from typing import Final, TypeAlias

from bot.render.drawing import Layer, Path, oval

VARIANTS: Final = 4
"""The number of textures of each terrain, so that a wide area does not look stamped."""

GROUND: Final = "M -1 -1 L 101 -1 L 101 101 L -1 101 Z"
NAMES: Final = {"p": "plains", "m": "moor", "w": "wetland"}

Spot: TypeAlias = tuple[float, float]

_BARE: Final[tuple[tuple[Spot, ...], ...]] = (
    ((40, 36), (64, 58), (30, 62)),
    ((58, 38), (36, 52), (66, 68)),
    ((38, 62), (64, 42), (32, 34)),
    ((66, 58), (38, 42), (36, 70)),
)
"""Motifs in the middle of squares without an icon."""

_TUFTS: Final[tuple[tuple[Spot, ...], ...]] = (
    ((12, 16), (84, 22), (16, 88), (88, 84)),
    ((20, 10), (90, 12), (8, 54), (78, 92)),
    ((10, 26), (74, 12), (90, 56), (22, 92)),
    ((28, 14), (88, 30), (10, 74), (88, 92)),
)
_FLOWERS: Final[tuple[tuple[Spot, ...], ...]] = (
    ((90, 50), (34, 8)), ((92, 74),), ((8, 60), (42, 8)), ((64, 92), (8, 40)),
)  # fmt: skip
_TUSSOCKS: Final[tuple[tuple[Spot, ...], ...]] = (
    ((14, 16), (86, 76)),
    ((88, 32), (12, 84)),
    ((12, 24), (88, 60)),
    ((84, 12), (14, 40)),
)
_HEATHER: Final[tuple[tuple[Spot, ...], ...]] = (
    ((84, 16), (13, 68)), ((22, 12), (80, 90)), ((74, 10), (18, 88)), ((28, 10), (86, 86)),
)  # fmt: skip
_WAVES: Final[tuple[tuple[Spot, ...], ...]] = (
    ((22, 12), (90, 60), (26, 90)),
    ((14, 24), (92, 42), (60, 92)),
    ((30, 10), (10, 40), (88, 70)),
    ((58, 10), (92, 34), (10, 62)),
)
_REEDS: Final[tuple[Spot, ...]] = ((86, 18), (10, 78), (88, 20), (12, 20))
_PADS: Final[tuple[Spot, ...]] = ((11, 52), (80, 13), (16, 86), (82, 88))


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


def _tussock(x: float, y: float) -> tuple[Path, ...]:
    """Long dry grass, falling to all sides."""
    d = (
        f"M {x - 11} {y + 1} Q {x - 9} {y - 6} {x - 2} {y + 5} "
        f"M {x - 6} {y - 6} Q {x - 3} {y - 5} {x - 1} {y + 5} M {x} {y - 9} L {x} {y + 5} "
        f"M {x + 6} {y - 6} Q {x + 3} {y - 5} {x + 1} {y + 5} "
        f"M {x + 11} {y + 1} Q {x + 9} {y - 6} {x + 2} {y + 5}"
    )
    return (Path(d, None, "moor-dark", 2.4),)


def _heath(x: float, y: float) -> tuple[Path, ...]:
    """A cushion of heather."""
    cushion = (
        f"M {x - 11} {y + 5} C {x - 12} {y - 1} {x - 7} {y - 4} {x - 5} {y - 3} "
        f"C {x - 3} {y - 8} {x + 3} {y - 8} {x + 5} {y - 3} "
        f"C {x + 8} {y - 4} {x + 12} {y - 1} {x + 11} {y + 5} Z"
    )
    return (
        Path(cushion, "heather", "heather-dark", 1.8),
        *(oval(x + dx, y + dy, 1.3, fill="heather-light") for dx, dy in ((-6, 1), (0, -3), (6, 1))),
    )


def _reed(x: float, y: float) -> tuple[Path, ...]:
    """Two bulrushes and a blade."""
    stalks = (
        f"M {x - 3} {y + 9} L {x - 4} {y - 4} M {x + 2} {y + 9} L {x + 3} {y - 8} "
        f"M {x} {y + 9} Q {x + 6} {y + 3} {x + 8} {y - 3}"
    )
    heads = f"M {x - 4} {y - 9} L {x - 4} {y - 3} M {x + 3} {y - 13} L {x + 3} {y - 6}"
    return Path(stalks, None, "reed", 2), Path(heads, None, "horse-dark", 4.4)


def _pad(x: float, y: float) -> tuple[Path, ...]:
    """A notched water lily leaf."""
    leaf = (
        f"M {x} {y} L {x + 8} {y - 3} C {x + 5} {y - 7} {x - 9} {y - 7} {x - 9} {y} "
        f"C {x - 9} {y + 6} {x + 8} {y + 6} {x + 9} {y + 1} Z"
    )
    return (Path(leaf, "reed", "wetland-dark", 1.6),)


def _wave(x: float, y: float, colour: str) -> tuple[Path, ...]:
    d = (
        f"M {x - 11} {y} Q {x - 7.5} {y - 5} {x - 4} {y} Q {x - 0.5} {y + 4} {x + 3} {y} "
        f"Q {x + 6.5} {y - 5} {x + 10} {y}"
    )
    return (Path(d, None, colour, 2.4),)


@lru_cache(maxsize=32)
def ground(terrain: str, variant: int, bare: bool) -> Layer:
    """A whole square of a terrain with one of its textures, in the middle too if `bare`."""
    variant %= VARIANTS
    middle, paths = _BARE[variant] if bare else (), list[Path]()
    if terrain == "p":
        for spot in (*_TUFTS[variant], *middle[:2]):
            paths += _tuft(*spot)
        for spot in (*_FLOWERS[variant], *middle[2:]):
            paths += _flower(*spot)
    elif terrain == "m":
        for spot in (*_TUSSOCKS[variant], *middle[:1]):
            paths += _tussock(*spot)
        for spot in (*_HEATHER[variant], *middle[1:2]):
            paths += _heath(*spot)
    else:
        for number, spot in enumerate((*_WAVES[variant], *middle[:2])):
            paths += _wave(*spot, "wetland-dark" if number % 3 == 2 else "wetland-light")
        paths += (*_reed(*_REEDS[variant]), *_pad(*_PADS[variant]))
    return Layer((Path(GROUND, NAMES[terrain]), *paths))
