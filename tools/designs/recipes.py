"""The proportions of our packs, in which they differ.

`docs/pack.md` and `docs/highwater.md` hold the figures. Totals of the Classics are those of the
published game. The number of areas per card and the terrain of creatures and bonuses are our own
choice, tuned by playing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a pack consists of.

    `areas` is the number of cards by number of areas, `squares` the squares of each terrain in the
    pack, at most `widest` on one card, and `bags` the icons on each terrain. `most_alike` is the
    maximum of an icon on one card, for variety.
    """

    key: str
    name: str
    version: int
    seed: bytes
    areas: Mapping[int, int]
    squares: Mapping[str, int]
    widest: int
    bags: Mapping[str, Mapping[str, int]]
    most_alike: Mapping[str, int]


CLASSICS: Final = Recipe(
    key="classics",
    name="Classics",
    version=1,
    seed=b"Cutterland Classics 1",
    areas={3: 8, 4: 20, 5: 26, 6: 18, 7: 8},
    squares={"p": 320, "m": 320, "w": 320},
    widest=6,
    bags={
        "p": {"C": 50, "T": 28, "D": 42, "^": 24, "=": 32},
        "m": {"G": 110, "D": 33, "F": 32, "^": 14, "=": 18},
        "w": {"K": 55, "T": 22, "F": 48, "^": 22, "=": 30},
    },
    most_alike={"G": 4, "F": 3, "D": 2, "K": 2, "T": 1, "C": 2, "^": 2, "=": 2},
)

HIGH_WATER: Final = Recipe(
    key="highwater",
    name="High Water",
    version=1,
    seed=b"Cutterland High Water 1",
    areas={3: 10, 4: 22, 5: 26, 6: 16, 7: 6},
    squares={"p": 270, "m": 270, "w": 420},
    widest=7,
    bags={
        "p": {"C": 45, "T": 12, "D": 38, "^": 16, "=": 26},
        "m": {"G": 90, "D": 22, "F": 28, "^": 14, "=": 24},
        "w": {"K": 80, "T": 28, "F": 62, "^": 20, "=": 55},
    },
    most_alike={"G": 4, "F": 3, "D": 2, "K": 2, "T": 1, "C": 2, "^": 2, "=": 2},
)
"""After the flood: the wetlands have taken a sixth of the dry land, krakens reach further, and
there are more walls and bridges."""

RECIPES: Final = {recipe.key: recipe for recipe in (CLASSICS, HIGH_WATER)}
