"""A land with its squares numbered in reading order, so that sets of squares are small masks:
what is connected with what, and the areas (rules, section 1), with and without tokens.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import compress
from typing import TYPE_CHECKING, TypeAlias

from engine.cutterland.cells import CELLS, SIDE, Cell, cell_at, column_of, row_of
from engine.cutterland.squares import BONUSES, CREATURES, EMPTY, TERRAINS

if TYPE_CHECKING:
    from engine.cutterland.lands import Land
    from engine.cutterland.layouts import Layout

Squares: TypeAlias = int
"""A set of a land's squares: bit i for the i-th square in reading order."""

_STEPS = {
    "sides": ((-1, 0), (0, -1), (0, 1), (1, 0)),
    "corners": ((-1, -1), (-1, 1), (1, -1), (1, 1)),
}
_BITS = bytes.maketrans(b"0", b"\0")


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """What a land's squares are and how they lie, before any token.

    `icons` are the squares with each icon, `alike[i]` all squares of square i's terrain, `sides[i]`
    and `corners[i]` the squares that share a side or only a corner with it. `areas` are in reading
    order of their first squares.
    """

    cells: tuple[Cell, ...]
    number: Mapping[Cell, int]
    icons: Mapping[str, Squares]
    alike: tuple[Squares, ...]
    sides: tuple[Squares, ...]
    corners: tuple[Squares, ...]
    areas: tuple[Squares, ...]

    def cells_of(self, squares: Squares) -> tuple[Cell, ...]:
        """The cells of a set of squares, in reading order."""
        return tuple(compress(self.cells, bin(squares)[:1:-1].encode().translate(_BITS)))


@lru_cache(maxsize=1024)
def ground_of(land: Land) -> Ground:
    """The ground of a land; the last ones asked for are kept."""
    number = {cell: place for place, cell in enumerate(land.cells)}
    icons = dict.fromkeys((*CREATURES, *BONUSES, EMPTY), 0)
    terrains = dict.fromkeys(TERRAINS, 0)
    for place, square in enumerate(land.squares):
        terrains[square[0]] |= 1 << place
        icons[square[1]] |= 1 << place
    alike = tuple(terrains[square[0]] for square in land.squares)
    sides, corners = (
        tuple(_numbered(number, around[cell]) for cell in land.cells)
        for around in (_around("sides"), _around("corners"))
    )
    areas = tuple(_floods(sides, alike, (1 << len(number)) - 1))
    return Ground(land.cells, number, icons, alike, sides, corners, areas)


@cache
def _around(where: str) -> tuple[tuple[Cell, ...], ...]:
    """For each cell of the table, the cells round it, at its sides or its corners."""
    return tuple(
        tuple(
            cell_at(row_of(cell) + down, column_of(cell) + right)
            for down, right in _STEPS[where]
            if 0 <= row_of(cell) + down < SIDE and 0 <= column_of(cell) + right < SIDE
        )
        for cell in range(CELLS)
    )


def _numbered(number: Mapping[Cell, int], cells: tuple[Cell, ...]) -> Squares:
    squares = 0
    for cell in cells:
        if cell in number:
            squares |= 1 << number[cell]
    return squares


def links_with(ground: Ground, layout: Layout) -> Sequence[Squares]:
    """The squares connected with each square once walls and bridges stand (rules, section 4)."""
    if not layout.walls and not layout.bridges:
        return ground.sides
    links = list(ground.sides)
    for one, other in _pairs(ground, layout):
        links[one] ^= 1 << other
        links[other] ^= 1 << one
    return links


def _pairs(ground: Ground, layout: Layout) -> Iterator[tuple[int, int]]:
    """The squares whose connection each token changes. No two tokens change the same one: walls
    stand on shared sides, and bridges join squares two cells apart.
    """
    number = ground.number
    for one, other in layout.walls:
        yield number[one], number[other]
    for bridge in layout.bridges:
        step = 1 if bridge.direction == "h" else SIDE
        yield number[bridge.cell - step], number[bridge.cell + step]


def areas_with(ground: Ground, layout: Layout, links: Sequence[Squares]) -> tuple[Squares, ...]:
    """The areas once walls and bridges stand: only those that a token touches are made anew."""
    if links is ground.sides:
        return ground.areas
    touched = 0
    for one, other in _pairs(ground, layout):
        if ground.alike[one] >> other & 1:
            touched |= 1 << one | 1 << other
    kept = [area for area in ground.areas if not area & touched]
    anew = sum(area for area in ground.areas if area & touched)
    areas = [*kept, *_floods(links, ground.alike, anew)]
    return tuple(sorted(areas, key=_first))


def _first(squares: Squares) -> Squares:
    return squares & -squares


def _floods(links: Sequence[Squares], alike: Sequence[Squares], left: Squares) -> Iterator[Squares]:
    """The areas that the squares in `left` form; none of them reaches beyond."""
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
