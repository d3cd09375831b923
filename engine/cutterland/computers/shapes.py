"""How a land hangs together while walls and bridges are tried on it: connections, areas, and the
creatures within reach of krakens (rules, sections 4 and 5), changed token by token."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cutterland.solving.contents import Kinds
from engine.cutterland.ground import Ground, Squares
from engine.cutterland.layout_choices import Wall
from engine.cutterland.layouts import Bridge


@dataclass(frozen=True, slots=True)
class Token:
    """A wall or a bridge on its site, and the two squares it parts or joins."""

    one: int
    other: int
    site: Wall | Bridge

    @property
    def joins(self) -> bool:
        return isinstance(self.site, Bridge)


@dataclass(frozen=True, slots=True)
class Shape:
    """`links[i]` are the squares connected with square i."""

    links: tuple[Squares, ...]
    areas: tuple[Squares, ...]
    reached: Squares


def bare(ground: Ground, kinds: Kinds) -> Shape:
    """The ground without tokens."""
    return Shape(ground.sides, ground.areas, reached_with(ground, kinds, ground.sides))


def area_from(ground: Ground, links: tuple[Squares, ...], square: int) -> Squares:
    """The area a square belongs to."""
    alike = ground.alike[square]
    area = frontier = 1 << square
    while frontier:
        low = frontier & -frontier
        frontier ^= low
        new = links[low.bit_length() - 1] & alike & ~area
        area |= new
        frontier |= new
    return area


def reached_with(ground: Ground, kinds: Kinds, links: tuple[Squares, ...]) -> Squares:
    """The creatures krakens would devour if no tower stood."""
    reached, krakens = 0, kinds.krakens
    while krakens:
        low = krakens & -krakens
        krakens ^= low
        square = low.bit_length() - 1
        reached |= links[square] | ground.corners[square]
    return reached & kinds.edible


def changed(ground: Ground, kinds: Kinds, shape: Shape, tokens: tuple[Token, ...]) -> Shape:
    """The shape with more tokens on it; the very same object where they change nothing."""
    links = list(shape.links)
    for token in tokens:
        links[token.one] ^= 1 << token.other
        links[token.other] ^= 1 << token.one
    now = tuple(links)
    areas, reached = shape.areas, shape.reached
    touched = 0
    for token in tokens:
        touched |= 1 << token.one | 1 << token.other
        if ground.alike[token.one] >> token.other & 1:
            areas = _rejoined(ground, now, areas, token)
    if touched & kinds.krakens:
        reached = reached_with(ground, kinds, now)
    if areas is shape.areas and reached == shape.reached:
        return shape
    return Shape(now, areas, reached)


def _rejoined(
    ground: Ground, links: tuple[Squares, ...], areas: tuple[Squares, ...], token: Token
) -> tuple[Squares, ...]:
    """The areas after two squares of one terrain were parted or joined."""
    one = area_from(ground, links, token.one)
    parts: tuple[Squares, ...] = (one,)
    if not one >> token.other & 1:
        parts = (one, area_from(ground, links, token.other))
    if all(part in areas for part in parts):
        return areas
    together = one | parts[-1]
    return (*(area for area in areas if not area & together), *parts)
