"""The signs of the flags, in 100 units: each group has its colour (rules, section 5), and each sign
in it an outline of its own.

Melee is red, ranged and area are blue, defences green, manoeuvres yellow. Melee and ranged are on a
disc, heavy attacks on an octagon; area is a burst, guard a shield, cover a bush, rally a banner,
and fly a wing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.render.drawing import Colour, Drawing, Layer, Path, oval
from bot.render.wildlands.paths import LINE, Art, body, burst, limb
from engine.wildlands.cards import Flag

OCTAGON: Final = "M 31 4 L 69 4 L 96 31 L 96 69 L 69 96 L 31 96 L 4 69 L 4 31 Z"


def _disc(colour: Colour) -> Path:
    return oval(50, 50, 46, 46, colour, "ink", LINE)


def _sword(d: str, hilt: str) -> Art:
    return (*limb(d, "white", 9), *limb(hilt, "wood-light", 6))


SIGNS: Final[dict[Flag, Art]] = {
    Flag.MELEE: (
        _disc("red"), *_sword("M 76 22 L 40 60", "M 28 50 L 50 72 M 38 62 L 26 74"),
    ),
    Flag.HEAVY_MELEE: (
        Path(OCTAGON, "dragon-dark", "ink", LINE),
        *_sword("M 80 18 L 40 62", "M 26 54 L 48 74 M 36 64 L 24 78"),
        *_sword("M 20 18 L 60 62", "M 74 54 L 52 74 M 64 64 L 76 78"),
    ),
    Flag.RANGED: (  # an arrow
        _disc("wetland"), *limb("M 22 78 L 66 34", "wood-light", 6),
        body("M 84 16 L 76 52 L 48 24 Z", "white"),
        Path("M 18 68 L 32 68 L 32 82", None, "ink", 7),
    ),
    Flag.HEAVY_RANGED: (  # a target
        Path(OCTAGON, "wetland", "ink", LINE), oval(50, 50, 32, 32, "paper", "ink", LINE),
        oval(50, 50, 19, 19, "wetland-dark", "ink", LINE), oval(50, 50, 6, 6, "white"),
        Path("M 50 2 L 50 24 M 50 76 L 50 98 M 2 50 L 24 50 M 76 50 L 98 50", None, "ink", 7),
    ),
    Flag.AREA: (
        body(burst(8, 49, 30), "wetland-light"), Path(burst(8, 28, 14), "white"),
        oval(50, 50, 9, 9, "wetland-dark"),
    ),
    Flag.GUARD: (
        body("M 12 10 C 28 12 40 8 50 3 C 60 8 72 12 88 10 L 88 46 C 88 72 70 88 50 97 "
             "C 30 88 12 72 12 46 Z", "frog-dark"),
        Path("M 50 20 L 50 80 M 28 42 L 72 42", None, "white", 10),
    ),
    Flag.COVER: (
        body("M 6 92 C 0 74 8 62 20 60 C 18 40 36 30 46 36 C 48 16 78 14 82 36 "
             "C 98 40 102 60 92 68 C 98 78 96 88 94 92 Z", "frog"),
        Path("M 30 92 L 30 74 M 54 92 L 54 56 M 74 92 L 74 70 M 54 70 L 66 60 M 30 82 L 20 76",
             None, "frog-dark", 6),
    ),
    Flag.RALLY: (
        *limb("M 20 96 L 20 8", "wood-light", 5),
        body("M 22 8 L 94 8 L 76 34 L 94 60 L 22 60 Z", "gold"),
        Path("M 36 42 L 50 28 L 64 42", None, "ink", 8),
    ),
    Flag.FLY: (
        body("M 4 26 C 38 6 76 8 98 22 C 96 36 88 42 80 42 C 86 50 80 62 68 60 C 72 70 64 80 52 76 "
             "C 54 88 44 94 34 88 C 16 78 4 54 4 26 Z", "gold"),
        Path("M 80 42 C 60 42 44 38 30 32 M 68 60 C 52 58 42 52 32 46 M 52 76 C 44 72 38 66 34 58",
             None, "ink", 5),
    ),
}  # fmt: skip


@lru_cache(maxsize=16)
def sign(flag: Flag) -> Drawing:
    return Drawing(f"wildlands/flag-{flag}", (Layer(SIGNS[flag]),))
