"""Bonus icons, tokens on the land, bones and medals: all on a coin or of stone and wood, so that
none looks like a creature."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from bot.render.drawing import Colour, Drawing, Layer, Path, oval

LINE: Final = 3.4
RIM: Final = 3.4
"""The pale rim around walls and bridges, which parts them from every terrain."""

_PAIR: Final = re.compile(r"([-.\d]+) ([-.\d]+)")  # two numbers of a path: across and down
_BLOCK: Final = (
    "M 30 30 L 30 18 L 39 18 L 39 24 L 45.5 24 L 45.5 18 L 54.5 18 L 54.5 24 "
    "L 61 24 L 61 18 L 70 18 L 70 30 L 65 37 L 65 68 L 70 80 L 30 80 L 35 68 L 35 37 Z"
)


def _coin(rim: Colour) -> tuple[Path, ...]:
    return (oval(50, 50, 45, 45, rim, "ink", LINE), oval(50, 50, 36.5, 36.5, "paper", "ink", 1.8))


_KEEP: Final = (
    Path(_BLOCK, "stone", "ink", LINE),
    Path("M 56 10 L 80 10 L 80 90 L 56 90 Z", "stone-dark", inside=True, alpha=150),
    Path("M 37 44 L 45 44 M 55 52 L 63 52 M 38 62 L 46 62", None, "stone-dark", 2.4),
    Path("M 44 80 L 44 68 C 44 60 56 60 56 68 L 56 80 Z", "ink"),
    Path("M 47.5 41 L 47.5 50 L 52.5 50 L 52.5 41 Z", "ink"),
)
"""A stone tower."""
_ARCH: Final = (
    Path("M 26 66 Q 33 60 40 66 Q 47 72 54 66 Q 61 60 68 66 Q 72 69 74 68 L 74 76 L 26 76 Z",
         "wetland-light", "ink", 2.2),
    Path("M 18 36 L 18 28 L 27 28 L 27 34 L 36 34 L 36 28 L 45.5 28 L 45.5 34 L 54.5 34 L 54.5 28 "
         "L 64 28 L 64 34 L 73 34 L 73 28 L 82 28 L 82 70 L 70 70 C 70 46 30 46 30 70 L 18 70 Z",
         "brick", "ink", LINE),
    Path("M 18 44 L 82 44 M 18 54 L 34 54 M 66 54 L 82 54 M 28 36 L 28 44 M 44 36 L 44 44 "
         "M 58 36 L 58 44 M 72 36 L 72 44 M 24 44 L 24 54 M 36 44 L 36 50 M 50 44 L 50 50 "
         "M 64 44 L 64 50 M 76 44 L 76 54 M 26 54 L 26 70 M 74 54 L 74 70",
         None, "brick-dark", 1.9, inside=True),
)  # fmt: skip
"""A wall with battlements over an arch: wall and bridge in one."""
BONUSES: Final[dict[str, tuple[Path, ...]]] = {
    "^": (*_coin("gold"), *_KEEP),
    "=": (*_coin("wood"), *_ARCH),
}
"""The bonus icons' paths by their character in the notation."""

_SHINS: Final = ("M 22 66 L 78 88", "M 78 66 L 22 88")
_KNOBS: Final = ((20, 62), (17, 70), (80, 92), (83, 84), (80, 62), (83, 70), (20, 92), (17, 84))
BONES: Final = (
    *(Path(d, None, "ink", 15) for d in _SHINS),
    *(oval(x, y, 6, 6, "ink", "ink", 5) for x, y in _KNOBS),
    *(Path(d, None, "bone", 9) for d in _SHINS),
    *(oval(x, y, 6, 6, "bone") for x, y in _KNOBS),
    Path("M 50 14 C 70 14 78 28 76 42 C 75 50 70 54 66 56 L 66 66 L 34 66 L 34 56 "
         "C 30 54 25 50 24 42 C 22 28 30 14 50 14 Z", "bone", "ink", LINE),
    oval(39, 42, 7.5, 8.5, "ink"), oval(61, 42, 7.5, 8.5, "ink"),
    Path("M 50 49 L 46 56 L 54 56 Z", "ink"),
    Path("M 43 59 L 43 66 M 50 59 L 50 66 M 57 59 L 57 66", None, "ink", 2.4),
)  # fmt: skip
TOWER: Final = (
    Path("M 50 20 L 50 -4", None, "ink", 5),
    Path("M 50 -6 L 76 1 L 50 9 Z", "red", "ink", LINE),
    *_KEEP,
)
"""The tower as a token, with a flag, for a creature's square."""
TOWER_ON_SQUARE: Final = Layer(TOWER, halo="paper", rim=5).transform(0.74, -15.0, 6.0)


def medal(place: int) -> Drawing:
    """A medal for a rank; the scene writes its number."""
    metal = {1: "gold", 2: "silver", 3: "wood"}.get(place, "stone")
    return Drawing(
        f"cutterland/medal-{metal}",
        (
            Layer((
                Path("M 32 4 L 52 4 L 58 40 L 42 40 Z", "red", "ink", LINE),
                Path("M 68 4 L 48 4 L 42 40 L 58 40 Z", "dragon-dark", "ink", LINE),
                oval(50, 64, 31, 31, metal, "ink", LINE),
                oval(50, 64, 23, 23, "paper", "ink", 1.8),
            )),
        ),
    )  # fmt: skip


def scissors() -> Drawing:
    """Scissors that cut downwards, for the top of a cutting line."""
    rings = (oval(30, 18, 14, 14, None, "ink", 15), oval(70, 18, 14, 14, None, "ink", 15))
    reds = (oval(30, 18, 14, 14, None, "red", 8), oval(70, 18, 14, 14, None, "red", 8))
    paths = (
        *rings, *reds,
        Path("M 36 30 L 58 96 L 66 90 L 46 28 Z", "silver", "ink", 4),
        Path("M 64 30 L 42 96 L 34 90 L 54 28 Z", "silver", "ink", 4),
        oval(50, 52, 3.4, 3.4, "ink"),
    )  # fmt: skip
    return Drawing("cutterland/scissors", (Layer(paths),))


def tower() -> Drawing:
    """The tower as it stands on a square."""
    return Drawing("cutterland/tower", (TOWER_ON_SQUARE,))


def wall(upright: bool) -> Drawing:
    """A thick wall along a border, with a pale rim: 34 units wide, 120 long."""
    stones = "M 6 6 L 114 6 L 114 28 L 6 28 Z"
    joints = " ".join(f"M {x} 6 L {x} 17 M {x + 9} 17 L {x + 9} 28" for x in range(24, 106, 18))
    paths = (
        Path(stones, "brick", "ink", 5),
        Path("M 6 17 L 114 17 L 114 28 L 6 28 Z", "brick-dark", inside=True, alpha=110),
        Path(f"M 6 17 L 114 17 {joints}", None, "ink", 2.4, inside=True),
        Path(stones, None, "ink", 5),
    )
    if not upright:
        return Drawing("cutterland/wall-h", (Layer(paths, halo="paper", rim=RIM),), 120, 34)
    layer = Layer(tuple(map(_swap_axes, paths)), halo="paper", rim=RIM)
    return Drawing("cutterland/wall-v", (layer,), 34, 120)


def bridge(direction: str) -> Drawing:
    """A plank bridge over one cell, with a pale rim: 144 units long with its ends on the cells
    beyond, 56 wide."""
    seams = " ".join(f"M {x} 14 L {x} 42" for x in range(16, 136, 9))
    rails = "M 10 10 L 21 17 L 123 17 L 134 10 M 10 46 L 21 39 L 123 39 L 134 46"
    paths: tuple[Path, ...] = (
        Path("M 8 15 L 136 15 L 136 41 L 8 41 Z", "wood-light", "ink", 4),
        Path(seams, None, "wood", 2.4, inside=True),
        Path(rails, None, "ink", 11),
        Path(rails, None, "brick", 5),
    )
    if direction == "v":
        paths = tuple(map(_swap_axes, paths))
    size = (144, 56) if direction == "h" else (56, 144)
    layer = Layer(paths, halo="paper", rim=RIM)
    return Drawing(f"cutterland/bridge-{direction}", (layer,), *size)


def _swap_axes(path: Path) -> Path:
    return replace(path, d=_PAIR.sub(r"\2 \1", path.d))
