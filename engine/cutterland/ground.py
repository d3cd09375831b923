"""A land with its squares numbered in reading order, so that sets of squares are small masks:
connections and areas (rules, section 1), with and without tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import compress
from typing import TYPE_CHECKING, TypeAlias

from engine.cells import NOT_FIRST, NOT_LAST, SIDE, TABLE, Cell, Mask, cells_in
from engine.cutterland.layouts import Layout
from engine.cutterland.squares import BONUSES, CREATURES, EMPTY, TERRAINS
from engine.cutterland.unrolling import STAY, shift_of

if TYPE_CHECKING:
    from engine.cutterland.lands import Land

Squares: TypeAlias = int
"""A set of a land's squares: bit i for the i-th square in reading order."""

_SIDE_STEPS = ((1, NOT_LAST), (SIDE, TABLE))
_CORNER_STEPS = ((SIDE - 1, NOT_FIRST), (SIDE + 1, NOT_LAST))
"""The step to each diagonal neighbour after a cell, and the cells where it stays on the table."""
_BITS = bytes.maketrans(b"0", b"\0")


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """The squares of a land and their neighbours, before any token.

    `icons` are the squares with each icon, `creatures` those with any creature, `alike[i]` all
    squares of square i's terrain, `sides[i]` and `corners[i]` the squares that share a side or only
    a corner with it. `areas` are in reading order of their first squares.
    """

    cells: tuple[Cell, ...]
    number: Mapping[Cell, int]
    icons: Mapping[str, Squares]
    creatures: Squares
    alike: tuple[Squares, ...]
    sides: tuple[Squares, ...]
    corners: tuple[Squares, ...]
    areas: tuple[Squares, ...]

    def cells_of(self, squares: Squares) -> tuple[Cell, ...]:
        """The cells of a set of squares, in reading order."""
        return _cells_of(self, squares) if squares else ()


@lru_cache(maxsize=4096)
def _cells_of(ground: Ground, squares: Squares) -> tuple[Cell, ...]:
    return tuple(compress(ground.cells, bin(squares)[:1:-1].encode().translate(_BITS)))


@lru_cache(maxsize=1024)
def ground_of(land: Land) -> Ground:
    """The ground of a land; cached for recent lands."""
    number = {cell: place for place, cell in enumerate(land.cells)}
    icons = dict.fromkeys((*CREATURES, *BONUSES, EMPTY), 0)
    terrains = dict.fromkeys(TERRAINS, 0)
    for place, square in enumerate(land.squares):
        terrains[square[0]] |= 1 << place
        icons[square[1]] |= 1 << place
    creatures = sum(icons[kind] for kind in CREATURES)
    alike = tuple(terrains[square[0]] for square in land.squares)
    shift = shift_of(land.mask)
    mask = shift.move_mask(land.mask)
    moved = number if shift is STAY else {shift.move(cell): number[cell] for cell in number}
    sides, corners = (_around(mask, moved, steps) for steps in (_SIDE_STEPS, _CORNER_STEPS))
    areas = tuple(_floods(sides, alike, (1 << len(number)) - 1))
    return Ground(land.cells, number, icons, creatures, alike, sides, corners, areas)


def _around(
    mask: Mask, number: Mapping[Cell, int], steps: tuple[tuple[int, Mask], ...]
) -> tuple[Squares, ...]:
    """For each square, those one of the steps away, in either direction."""
    around = [0] * len(number)
    for step, within in steps:
        for cell in cells_in(mask & mask >> step & within):
            one, other = number[cell], number[cell + step]
            around[one] |= 1 << other
            around[other] |= 1 << one
    return tuple(around)


Pairs: TypeAlias = Sequence[tuple[int, int]]
"""Squares whose connection a token changes: a wall separates them, a bridge joins them."""


def pairs_of(ground: Ground, layout: Layout) -> Pairs:
    """The pair of squares that each wall and each bridge changes (rules, section 4). No two tokens
    change the same pair: walls stand on shared sides, and a bridge joins squares two cells
    apart."""
    number = ground.number
    pairs = [(number[one], number[other]) for one, other in layout.walls]
    for bridge in layout.bridges:
        one, other = bridge.ends
        pairs.append((number[one], number[other]))
    return pairs


def links_with(ground: Ground, pairs: Pairs) -> Sequence[Squares]:
    """The squares connected with each square, once walls and bridges have changed some pairs."""
    links = list(ground.sides)
    for one, other in pairs:
        links[one] ^= 1 << other
        links[other] ^= 1 << one
    return links


def areas_with(ground: Ground, pairs: Pairs, links: Sequence[Squares]) -> tuple[Squares, ...]:
    """The areas with walls and bridges: only those that a token touches are computed again."""
    touched = 0
    for one, other in pairs:
        if ground.alike[one] >> other & 1:
            touched |= 1 << one | 1 << other
    if not touched:
        return ground.areas
    areas, anew = [], 0
    for area in ground.areas:
        if area & touched:
            anew |= area
        else:
            areas.append(area)
    areas += _floods(links, ground.alike, anew)
    return tuple(sorted(areas, key=lambda area: area & -area))


def _floods(links: Sequence[Squares], alike: Sequence[Squares], left: Squares) -> Iterator[Squares]:
    """The areas that the squares in `left` form; none extends beyond them."""
    while left:
        area = fresh = left & -left
        while fresh:
            square = fresh & -fresh
            place = square.bit_length() - 1
            more = links[place] & alike[place] & ~area
            area |= more
            fresh = fresh ^ square | more
        left &= ~area
        yield area
