"""The walls and bridges a land has room for, and which of them could do any good."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from engine.cutterland.cells import SIDE, cells_in
from engine.cutterland.solving.contents import Kinds
from engine.cutterland.computers.shapes import Shape, Token, area_from
from engine.cutterland.ground import Ground, Squares
from engine.cutterland.lands import Land
from engine.cutterland.layout_choices import Wall, fit_together, sites_of
from engine.cutterland.layouts import Bridge

MANY_GOBLINS: Final = 9
"""From here on two groups can bring more than one."""


def all_tokens(land: Land, ground: Ground) -> tuple[Token, ...]:
    """Every wall and bridge that may stand on the bare ground."""
    return tuple(_token(ground, site) for site in sites_of(land).tokens)


def _token(ground: Ground, site: Wall | Bridge) -> Token:
    if isinstance(site, Bridge):
        step = 1 if site.direction == "h" else SIDE
        ends = ground.number[site.cell - step], ground.number[site.cell + step]
        return Token(*ends, site)
    return Token(ground.number[site[0]], ground.number[site[1]], site)


def clashes(tokens: tuple[Token, ...]) -> tuple[Squares, ...]:
    """For each token the tokens that cannot stand beside it, itself among them."""
    masks = [1 << index for index in range(len(tokens))]
    for index, one in enumerate(tokens):
        if not one.joins:
            continue
        for place, other in enumerate(tokens):
            if not fit_together(one.site, other.site):
                masks[index] |= 1 << place
                masks[place] |= 1 << index
    return tuple(masks)


def alike(ground: Ground, token: Token) -> bool:
    """Whether a token parts or joins squares of one terrain."""
    return bool(ground.alike[token.one] >> token.other & 1)


def feeds(kinds: Kinds, token: Token) -> bool:
    """Whether a token lies between a kraken and what it devours."""
    ends = 1 << token.one | 1 << token.other
    return bool(ends & kinds.krakens and ends & kinds.edible)


def may_help(ground: Ground, kinds: Kinds, token: Token) -> bool:
    """Whether a token could do any good on any shape of the ground."""
    if feeds(kinds, token):
        return True
    terrain = ground.alike[token.one]
    return alike(ground, token) and (token.joins or worth_parting(kinds, terrain))


def helps(ground: Ground, kinds: Kinds, shape: Shape, token: Token) -> bool:
    """Whether a token that may help could do so on this shape."""
    if feeds(kinds, token):
        return True
    one = next(area for area in shape.areas if area >> token.one & 1)
    if not token.joins:
        return worth_parting(kinds, one)
    if one >> token.other & 1:
        return False
    return worth_joining(kinds, one, next(area for area in shape.areas if area >> token.other & 1))


def worth_parting(kinds: Kinds, area: Squares) -> bool:
    return bool(area & kinds.dragons) or (area & kinds.goblins).bit_count() >= MANY_GOBLINS


def worth_joining(kinds: Kinds, one: Squares, other: Squares) -> bool:
    both = one | other
    if both & kinds.centaurs:
        return True
    if one & kinds.goblins and other & kinds.goblins:
        return True
    return bool(
        (one & kinds.dragons and other & kinds.edible)
        or (other & kinds.dragons and one & kinds.edible)
    )


def fences(ground: Ground, kinds: Kinds, shape: Shape, most: int) -> list[tuple[Token, ...]]:
    """Two or three walls that part an area which no fewer of them would."""
    found: list[tuple[Token, ...]] = []
    for area in shape.areas:
        if not worth_parting(kinds, area):
            continue
        edges = [
            Token(one, other, (ground.cells[one], ground.cells[other]))
            for one in cells_in(area)
            for other in cells_in((ground.sides[one] & area) >> one << one)
        ]
        edges = [edge for edge in edges if _keeps(ground, shape, edge)]
        pairs: list[tuple[Token, ...]] = [
            pair for pair in combinations(edges, 2) if _parts(ground, kinds, shape, pair)
        ]
        found += pairs
        if most >= 3:
            found += _triples(ground, kinds, shape, edges, pairs)
    return found


def _keeps(ground: Ground, shape: Shape, wall: Token) -> bool:
    """Whether a wall leaves its area in one."""
    links = list(shape.links)
    links[wall.one] ^= 1 << wall.other
    links[wall.other] ^= 1 << wall.one
    return bool(area_from(ground, tuple(links), wall.one) >> wall.other & 1)


def _triples(
    ground: Ground, kinds: Kinds, shape: Shape, edges: list[Token], pairs: list[tuple[Token, ...]]
) -> list[tuple[Token, ...]]:
    parting = {frozenset(pair) for pair in pairs}
    return [
        triple
        for triple in combinations(edges, 3)
        if not any(frozenset(pair) in parting for pair in combinations(triple, 2))
        and _parts(ground, kinds, shape, triple)
    ]


def _parts(ground: Ground, kinds: Kinds, shape: Shape, walls: tuple[Token, ...]) -> bool:
    """Whether the walls part their area with creatures on both sides."""
    links = list(shape.links)
    for wall in walls:
        links[wall.one] ^= 1 << wall.other
        links[wall.other] ^= 1 << wall.one
    now = tuple(links)
    one = area_from(ground, now, walls[0].one)
    if one >> walls[0].other & 1:
        return False
    edible = kinds.edible
    return bool(one & edible and area_from(ground, now, walls[0].other) & edible)


def chains(kinds: Kinds, shape: Shape, bridges: list[Token]) -> list[tuple[Token, ...]]:
    """Two bridges that join areas worth joining over one that is worth joining with neither."""
    home = {square: area for area in shape.areas for square in cells_in(area)}
    found: list[tuple[Token, ...]] = []
    for one, other in combinations(bridges, 2):
        ends = (home[one.one], home[one.other]), (home[other.one], home[other.other])
        shared = set(ends[0]) & set(ends[1])
        if len(shared) != 1 or ends[0][0] == ends[0][1] or ends[1][0] == ends[1][1]:
            continue
        middle = shared.pop()
        first, last = (end[0] if end[1] == middle else end[1] for end in ends)
        if (
            worth_joining(kinds, first, last)
            and not worth_joining(kinds, first, middle)
            and not worth_joining(kinds, last, middle)
        ):
            found.append((one, other))
    return found
