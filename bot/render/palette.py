"""The fixed 256 colours every picture is drawn in: named ones, and mixtures for soft edges.

Pictures hold only numbers into this palette, so another look (a light theme, colours for other
eyes) is another table of the same length.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.render.drawing import Colour

Rgb: TypeAlias = tuple[int, int, int]

STANDARD: Final[dict[Colour, str]] = {
    # the mat
    "mat": "26363d", "mat-line": "31444c", "mat-bright": "6f8791", "shadow": "18242a",
    "paper": "fbf3df", "paper-edge": "d6c39a", "ink": "2c2320", "white": "ffffff",
    "chalk": "f4eee0",
    # terrains
    "plains": "77ad48", "plains-dark": "568a33", "plains-light": "9ccb66",
    "moor": "e9cb6b", "moor-dark": "c39d3f", "moor-light": "f6e3a0", "heather": "a9679a",
    "wetland": "2b709c", "wetland-dark": "1d5579", "wetland-light": "6fb6d3",
    # creatures
    "kraken": "9a58b8", "kraken-dark": "6e3a8c", "kraken-light": "c79bdb",
    "goblin": "86a63a", "goblin-dark": "5d7a22", "goblin-light": "b5cc6a",
    "horse": "9c5d31", "horse-dark": "6f3d1d", "horse-light": "c98d58", "skin": "f0c49a",
    "dragon": "c93a2c", "dragon-dark": "98261f", "dragon-light": "f2913f", "dragon-wing": "f8b86a",
    "shell": "a9742f", "shell-dark": "744a1b", "turtle": "63b38f", "turtle-dark": "3d8468",
    "frog": "46b35c", "frog-dark": "2b8043", "frog-light": "c9e88f",
    # tokens and marks
    "stone": "aaa69d", "stone-dark": "757068", "stone-light": "d5d1c6",
    "brick": "b9603f", "brick-dark": "823d27",
    "wood": "b27c46", "wood-dark": "7d5028", "wood-light": "d9a768",
    "gold": "f2b632", "red": "e0452f", "rose": "ee9a93", "bone": "f3ead0", "silver": "c3ccd1",
    # pieces, on the mat
    "piece-1": "ff7a66", "piece-2": "ffc94d", "piece-3": "58d2c4", "piece-4": "c99bff",
    "piece-5": "a4e06b", "piece-6": "ff9fd2",
}  # fmt: skip
"""Named colours of the standard look, as `rrggbb`. `chalk` is what is written on the mat."""

LIGHT: Final[dict[Colour, str]] = {
    "mat": "dfe4df", "mat-line": "cfd6d1", "mat-bright": "6c7f80", "shadow": "b4bdb9",
    "chalk": "2f3a3d",
}  # fmt: skip
"""What the light theme changes: the mat, and what is written on it."""

Theme: TypeAlias = Literal["dark", "light"]
Palette: TypeAlias = Literal["standard", "deuteranopia", "tritanopia", "contrast"]


@dataclass(frozen=True, slots=True)
class Look:
    """How somebody wants pictures coloured; scenes and screens never know it."""

    theme: Theme = "dark"
    palette: Palette = "standard"


STANDARD_LOOK: Final = Look()

MIXTURES: Final = """
mat + paper-edge:2 ink:2 horse-dark:2 stone-light:2 brick:1 brick-dark:1 piece-3:2 piece-5:3
mat-line + plains-dark:2 moor-dark:1 wetland:2 wetland-dark:2 wetland-light:3 frog-dark:2
mat-line + brick:1 brick-dark:3 wood-dark:2 piece-2:23
mat-bright + goblin-dark:2 shell:1 shell-dark:3 turtle-dark:2
shadow + plains-light:1 goblin:1 horse:1 shell-dark:1
paper + ink:3 plains:13 moor:3 stone-dark:2 stone-light:1
paper-edge + plains-dark:2 moor-light:3 stone-light:3
ink + plains:1 kraken:12 horse:1 horse-dark:1 dragon:23 dragon-light:1 turtle:2 frog:23 stone:23
ink + red:1 piece-4:1
white + goblin:2
plains + goblin-light:3 dragon:1 bone:2
plains-dark + kraken-dark:2 goblin:1 goblin-light:1 dragon-light:1 piece-5:2 piece-6:1
moor + moor-dark:2 heather:2 goblin:2 skin:1
moor-dark + silver:3
moor-light + bone:2
heather + frog-dark:2
wetland + wetland-dark:2 wetland-light:2 horse-dark:2 silver:23
wetland-dark + wetland-light:2 goblin-dark:2 horse-light:1 stone-dark:3
wetland-light + horse-light:1 turtle-dark:1
kraken + kraken-light:2 wood-light:2
kraken-dark + kraken-light:1
goblin-dark + skin:3 stone-dark:1
goblin-light + dragon-dark:3 brick-dark:1
horse + turtle:1 stone:3 gold:3
horse-dark + frog-light:1 piece-3:1
skin + frog:3
dragon-dark + piece-2:2
dragon-light + frog-light:2
dragon-wing + brick:2
shell + shell-dark:2 stone-dark:1 stone-light:1 gold:1
shell-dark + piece-2:1
frog + frog-dark:1
frog-dark + brick-dark:3 wood-dark:2
frog-light + stone-light:2
stone + stone-dark:1
stone-dark + bone:1
stone-light + bone:2
brick + brick-dark:13
wood + wood-light:3
wood-dark + piece-3:1
gold + piece-3:2
"""
"""What soft edges need besides: `ink + paper:13` is ink with a quarter, and with three quarters, of
paper. Chosen from the pixels of all the art by how much each brings it nearer to its full colours.
"""


def rgb(code: str) -> Rgb:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """The colour at `share` of the way from one to the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def named_colours(look: Look) -> dict[Colour, str]:
    """The named colours of a look, in the order of `STANDARD`."""
    return STANDARD | (LIGHT if look.theme == "light" else {})


def colours(named: Mapping[Colour, str] = STANDARD) -> tuple[Rgb, ...]:
    """The 256 colours: the named ones in their order, then the mixtures, then black."""
    base = {name: rgb(code) for name, code in named.items()}
    table = list(base.values())
    for line in MIXTURES.split("\n"):
        one, _, others = line.partition(" + ")
        for word in others.split():
            other, quarters = word.split(":")
            table += [mix(base[one], base[other], int(quarter) / 4) for quarter in quarters]
    if len(table) > 256:
        raise ValueError(f"{len(table)} colours do not fit a palette")
    return (*table, *[(0, 0, 0)] * (256 - len(table)))


INDEX: Final = {name: number for number, name in enumerate(STANDARD)}
"""The number of each named colour."""
