"""The fixed 256 colours of every picture: named ones, and mixtures for soft edges. Pictures hold
only numbers of this palette, so another theme (light, or for colour blindness) is another table of
the same length, and drawings are cached for all themes at once."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from bot.render.drawing import Colour
from bot.render.themes import STANDARD

Rgb: TypeAlias = tuple[int, int, int]

MIXTURES: Final = """
mat + mat-bright:13 chalk:123 amber:13
mat-line + chalk:13
mat-bright + ink:13
paper + ink:123 plains:123 plains-dark:123 moor:123 moor-dark:23 heather-dark:2 wetland:2
paper + wetland-dark:2 wetland-light:1 horse-dark:23 frog-dark:3 stone-dark:123 gold:23
ink + white:123 plains:123 plains-dark:1 moor:12 moor-dark:123 moor-light:13 heather:123
ink + heather-light:2 wetland:12 wetland-light:123 kraken:12 kraken-dark:12 horse-dark:12 skin:2
ink + dragon:2 dragon-dark:12 dragon-wing:23 turtle:123 frog:123 frog-dark:1 frog-light:23
ink + stone:12 stone-dark:13 brick:23 brick-dark:1 wood:123 wood-light:13 gold:123 red:2 bone:23
ink + silver:123 piece-1:123 piece-2:123 piece-3:123 piece-4:123 piece-5:123 piece-6:13
ink + goblin:2
white + moor-dark:1 horse-dark:12 horse-light:1 shell-dark:3
plains + plains-dark:2 stone-dark:12 wood:2 gold:2 bone:2
plains-dark + gold:1 piece-5:1
moor + moor-dark:123 heather-dark:123 heather-light:2 stone-dark:12
moor-dark + heather:1 piece-2:13
moor-light + stone-dark:2
heather + heather-dark:3 heather-light:2 piece-6:2
heather-dark + heather-light:1
wetland + wetland-dark:2 wetland-light:1 reed:2 kraken:2 horse-dark:123 stone-dark:12
wetland-dark + wetland-light:23 horse-dark:1
wetland-light + horse-dark:123 brick-dark:2
kraken + kraken-dark:2 kraken-light:2 stone-dark:2
kraken-dark + piece-4:1
goblin-dark + goblin-light:1
horse + horse-dark:2
dragon + stone-dark:2
dragon-dark + dragon-light:1 gold:2
shell + shell-dark:2
turtle-dark + piece-3:13
shell-dark + turtle:2
moor-dark + gold:3
frog-dark + frog-light:3
stone + stone-dark:12
stone-dark + wood:2 gold:13 silver:1
brick + brick-dark:13
wood-dark + wood-light:13
"""
"""Mixtures for soft edges: `ink + paper:13` is ink with one quarter, and with three quarters, of
paper. First those of letters, then chosen from the pixels of all the art by how much each brings
the drawings closer to their full colours. More would make larger files.
"""


class Mixture(NamedTuple):
    """Some quarters of one named colour, and the rest of another."""

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


def components_of(number: int) -> tuple[Colour, ...]:
    """The named colour of a number, or the two it is mixed from."""
    named = len(STANDARD)
    if number < named:
        return (tuple(STANDARD)[number],)
    mixed = mixtures()[number - named : number - named + 1]
    return tuple(name for each in mixed for name in (each.one, each.other))


@lru_cache(maxsize=512)
def within(names: frozenset[Colour]) -> tuple[int, ...]:
    """The numbers of these colours and of their mixtures: all that a drawing in them may use, so
    that no theme shows a foreign colour."""
    mixed = enumerate(mixtures(), len(STANDARD))
    return (
        *sorted(INDEX[name] for name in names),
        *(number for number, each in mixed if each.one in names and each.other in names),
    )
