"""Walls that divide an area: every division of it into connected parts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from engine.cells import cells_in
from engine.cutterland.ground import Squares
from engine.cutterland.solving.effort import Effort
from engine.cutterland.solving.sites import Sites
from engine.cutterland.solving.tables import Tokens

Pairs: TypeAlias = tuple[tuple[int, int], ...]


class Parting(NamedTuple):
    """An area in parts: the walls and their number, the squares on both sides of each, and the
    tokens they exclude."""

    cost: int
    walls: Tokens
    parts: tuple[Squares, ...]
    pairs: Pairs = ()
    clash: Tokens = 0


def partings(
    sites: Sites, area: Squares, budget: int, empty: int, effort: Effort
) -> Iterator[Parting]:
    """Every way to divide an area with a limited number of walls and of parts without a creature.

    A wall with the same part on both sides would be useless, so the parts determine the walls. The
    undivided area comes first or is left out.
    """
    for parts, pairs in _divisions(sites, area, budget, empty, effort):
        walls = clash = 0
        for pair in pairs:
            wall = sites.walls.get(pair)
            if wall is None:
                break
            walls |= 1 << wall
            clash |= sites.clash[wall]
        else:
            yield Parting(len(pairs), walls, parts, pairs, clash)


def _divisions(
    sites: Sites, left: Squares, budget: int, empty: int, effort: Effort
) -> Iterator[tuple[tuple[Squares, ...], Pairs]]:
    """The parts of the rest of an area, in the order of their first squares, and the pairs of
    squares between them.
    """
    if not left:
        yield (), ()
        return
    for part, beyond, cost in _openings(sites, left, budget, effort):
        still = empty - (not part & sites.ground.creatures)
        if still < 0:
            continue
        pairs = _between(sites, part, beyond)
        effort.spend(4)
        for parts, more in _divisions(sites, left & ~part, budget - cost, still, effort):
            yield (part, *parts), pairs + more


def _between(sites: Sites, part: Squares, beyond: Squares) -> Pairs:
    sides = sites.ground.sides
    return tuple(
        (one, other) if one < other else (other, one)
        for other in cells_in(beyond)
        for one in cells_in(sides[other] & part)
    )


def _openings(
    sites: Sites, left: Squares, budget: int, effort: Effort
) -> Iterator[tuple[Squares, Squares, int]]:
    """The parts with the first of the remaining squares, the excluded squares next to them, and the
    number of walls between the two; divisions into few parts come first.

    A part grows: each square next to it joins or is excluded for good, so the walls between those
    two sets are certainly needed.
    """
    sides = sites.ground.sides
    first = left & -left
    stack = [(first, 0, sides[first.bit_length() - 1] & left, 0)]
    while stack:
        effort.spend(1)
        part, beyond, around, cost = stack.pop()
        frontier = around & ~part & ~beyond
        if not frontier:
            yield part, beyond, cost
            continue
        square = frontier & -frontier
        near = sides[square.bit_length() - 1] & left
        if (left_out := cost + (near & part).bit_count()) <= budget:
            stack.append((part, beyond | square, around, left_out))
        if (joined := cost + (near & beyond).bit_count()) <= budget:
            stack.append((part | square, beyond, around | near, joined))
