"""The creatures, told apart by outline alone; bonus icons, tokens on the land, bones and medals, on
a coin or of stone and wood, so that none looks like a creature."""

import re
from dataclasses import replace
from pathlib import Path as File
from typing import Final

from bot.render.art import read_art
from bot.render.drawing import Colour, Drawing, Layer, Path, oval
from engine.cutterland.squares import HABITATS, NAMES

LINE: Final = 3.4
RIM: Final = 3.4  # the pale rim around walls and bridges, which parts them from every terrain

_PAIR: Final = re.compile(r"([-.\d]+) ([-.\d]+)")  # two numbers of a path: across and down
_ART: Final = read_art(File(__file__).with_name("art"))
CREATURES: Final = {icon: _ART[NAMES[icon]] for icon in HABITATS}
"""Each creature's paths by its character in the notation (rules, section 9)."""
BONES: Final = _ART["bones"]


def _coin(rim: Colour) -> tuple[Path, ...]:
    return (oval(50, 50, 45, 45, rim, "ink", LINE), oval(50, 50, 36.5, 36.5, "paper", "ink", 1.8))


BONUSES: Final[dict[str, tuple[Path, ...]]] = {
    "^": (*_coin("gold"), *_ART["keep"]),
    "=": (*_coin("wood"), *_ART["arch"]),
}
"""The bonus icons' paths by their character in the notation."""

TOWER: Final = (
    Path("M 50 20 L 50 -4", None, "ink", 5),
    Path("M 50 -6 L 76 1 L 50 9 Z", "red", "ink", LINE),
    *_ART["keep"],
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
