"""The fixed 256 colours every picture is drawn in: named ones, and mixtures for soft edges.

Pictures hold only numbers into this palette, so another look (a light theme, colours for other
eyes) is another table of the same length, and drawings are kept for all looks at once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from bot.render.drawing import Colour
from bot.render.inks import STANDARD, STANDARD_LOOK, Look, Palette, Theme, inks

__all__ = [
    "INDEX", "STANDARD", "STANDARD_LOOK", "Look", "Palette", "Rgb", "Theme", "colours", "inks",
    "mix", "mixtures", "rgb", "within",
]  # fmt: skip

Rgb: TypeAlias = tuple[int, int, int]

MIXTURES: Final = """
mat + mat-bright:13 chalk:123 paper:1 ink:2 plains:23 plains-dark:2 moor:23 moor-dark:2 wetland:23
mat + gold:13
mat-bright + ink:13
paper + ink:123 plains:123 plains-dark:123 plains-light:1 moor:1 moor-dark:2 heather:1 wetland:23
paper + wetland-dark:123 wetland-light:1 horse-dark:2 stone:1 stone-dark:13 brick-dark:2 gold:23
ink + white:123 plains:2 plains-dark:1 plains-light:12 moor:23 moor-dark:12 moor-light:123
ink + heather:1 wetland:23 wetland-dark:1 wetland-light:123 kraken:123 kraken-dark:12 goblin:2
ink + goblin-dark:1 goblin-light:2 horse-dark:1 skin:2 dragon:123 dragon-wing:123 shell:1
ink + turtle:123 frog:123 frog-dark:1 frog-light:23 stone:123 stone-dark:13 brick:23 brick-dark:1
ink + wood:123 gold:123 red:12 bone:23 silver:2 piece-1:13 piece-2:13 piece-3:13 piece-4:13
ink + piece-5:13 piece-6:13
white + kraken:3 shell-dark:2
plains + plains-dark:13 plains-light:1 dragon-wing:2 wood:2 gold:1
plains-dark + plains-light:1
plains-light + shell-dark:2
moor + moor-dark:123 moor-light:13 heather:23
moor-dark + moor-light:123 heather:1
wetland + wetland-dark:1 wetland-light:123 kraken:2 shell:2 frog:2 brick:2
wetland-dark + wetland-light:23
wetland-light + brick-dark:2
kraken + kraken-dark:2
goblin-dark + goblin-light:13
horse + horse-dark:2
dragon-dark + dragon-light:1 gold:2
shell + shell-dark:2
frog + frog-light:23
stone + stone-dark:1
stone-dark + gold:3
brick + brick-dark:13
"""
"""What soft edges need besides: `ink + paper:13` is ink with a quarter, and with three quarters, of
paper. Chosen from the pixels of all the art by how much each brings it nearer to its full colours.
"""


class Mixture(NamedTuple):
    """Some quarters of one named colour, the rest of another."""

    one: Colour
    other: Colour
    quarters: int


def rgb(code: str) -> Rgb:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """The colour at `share` of the way from one to the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


@cache
def mixtures() -> tuple[Mixture, ...]:
    """All mixtures, in the order of their numbers after the named colours."""
    return tuple(
        Mixture(one, other, int(quarters))
        for one, _, others in (line.partition(" + ") for line in MIXTURES.strip().split("\n"))
        for other, _, each in (word.partition(":") for word in others.split())
        for quarters in each
    )


def colours(named: Mapping[Colour, str] = STANDARD) -> tuple[Rgb, ...]:
    """The 256 colours: the named ones in their order, then the mixtures, then black."""
    base = {name: rgb(code) for name, code in named.items()}
    mixed = [mix(base[each.one], base[each.other], each.quarters / 4) for each in mixtures()]
    table = [*base.values(), *mixed]
    if len(table) > 256:
        raise ValueError(f"{len(table)} colours do not fit a palette")
    return (*table, *[(0, 0, 0)] * (256 - len(table)))


INDEX: Final = {name: number for number, name in enumerate(STANDARD)}
"""The number of each named colour."""


def within(names: Collection[Colour]) -> tuple[int, ...]:
    """The numbers of these colours and of the mixtures of two of them: what a drawing made of them
    may use, so that no other look shows a colour that is not its own."""
    mixed = enumerate(mixtures(), len(STANDARD))
    return (
        *sorted(INDEX[name] for name in names),
        *(number for number, each in mixed if each.one in names and each.other in names),
    )
