"""How good a growing land is, and what a piece adds to it with each placement.

Areas are masks of the unrolled land's table, so that a piece touches only the areas it joins. An
area is worth its points now, and an estimate of what may become of it, in hundredths of a point.
The estimates were fitted by playing (`docs/computers.md`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from typing import Final, NamedTuple, TypeAlias

from engine.cells import NOT_FIRST, NOT_LAST, SIDE, TABLE, Cell, Mask, adjacent_cells, cells_in
from engine.cutterland import points
from engine.cutterland.lands import Land
from engine.cutterland.pieces import Piece, orientations
from engine.cutterland.placements import placement_masks
from engine.cutterland.solving import solve
from engine.cutterland.solving.contents import (
    POINT,
    TOWER_COST,
    Content,
    Kinds,
    content_of,
    kinds_of,
    results,
)
from engine.cutterland.squares import (
    MOOR,
    PLAINS,
    TERRAINS,
    TOWER,
    WALL_BRIDGE,
    Square,
    icon_of,
    terrain_of,
)
from engine.cutterland.unrolling import shift_of

HUNDRED: Final = 100
TOWERS: Final = 2  # how many towers are considered in one area


Guess: TypeAlias = tuple[int, int]
"""What something is worth beyond its points now: once, and for each piece to come."""
Placement: TypeAlias = tuple[Cell, int]
Area: TypeAlias = tuple[str, Mask]


@dataclass(frozen=True, slots=True)
class Figure:
    """A piece in one orientation as masks from cell A1."""

    areas: tuple[Area, ...]
    kinds: Kinds
    edible: Mask
    shape: Mask
    towers: int
    wall_bridges: int


class Evaluation:
    """A land, its tokens and the number of pieces still to come."""

    def __init__(self, land: Land, towers: int, wall_bridges: int, to_come: int) -> None:
        self.land = land
        self._shift = shift_of(land.mask)
        flat = land.unroll()
        self._mask = flat.mask
        self._figure = _figure(flat.cells, flat.squares)
        self.towers = towers
        self.wall_bridges = wall_bridges
        self.to_come = to_come
        self._rims = dict.fromkeys(TERRAINS, 0)
        for terrain, mask in self._figure.areas:
            self._rims[terrain] |= adjacent_cells(mask)
        self._reach = _around(self._figure.kinds.krakens)
        reached = self._reach & self._figure.edible
        self._contents = [
            content_of(mask, reached, self._figure.kinds) for _, mask in self._figure.areas
        ]
        self._prospects = [
            prospect(terrain, content, to_come)
            for (terrain, _), content in zip(self._figure.areas, self._contents, strict=True)
        ]
        self.worth = self._sum(self._prospects, (towers, wall_bridges), self._reach & ~flat.mask)

    def placements(self, piece: Piece, places: int | None = None) -> list[Placement]:
        """The legal placements; with `places` only as many, those that join most."""
        found = [
            (cell, turns)
            for turns, corners in placement_masks(self.land, piece)
            for cell in cells_in(corners)
        ]
        if places is None or len(found) <= places:
            return found
        figures = _figures(piece)
        return nlargest(places, found, key=lambda one: self._contact(figures[one[1]], one[0]))

    def find_distinct_placements(self, piece: Piece) -> Iterator[Placement]:
        """The legal placements; of those in which nothing of the piece counts together with the
        land, which are worth the same, only the first."""
        figures, is_apart = _figures(piece), False
        for turns, corners in placement_masks(self.land, piece):
            # The cells in which `_contact` of the figure is not 0
            figure, touching = figures[turns], 0
            for terrain, mask in figure.areas:
                touching |= _shift_onto(self._rims[terrain], mask)
            touching |= _shift_onto(self._reach, figure.edible)
            touching |= _shift_onto(_around(self._figure.edible), figure.kinds.krakens)
            beside = self._shift.restore_mask(touching)
            for cell in cells_in(corners & beside):
                yield cell, turns
            apart = corners & ~beside
            if apart and not is_apart:
                is_apart = True
                yield next(cells_in(apart)), turns

    def _contact(self, figure: Figure, cell: Cell) -> int:
        """A quick estimate of a placement: squares next to their own terrain, and
        creatures next to krakens."""
        contact, cell = 0, self._shift.move(cell)
        for terrain, mask in figure.areas:
            contact += 2 * (mask << cell & self._rims[terrain]).bit_count()
        if self._reach:
            contact += 3 * (figure.edible << cell & self._reach).bit_count()
        if figure.kinds.krakens:
            around = _around(figure.kinds.krakens << cell)
            contact += 3 * (around & self._figure.edible).bit_count()
        return contact

    def after(self, piece: Piece, placement: Placement) -> Evaluation:
        cell, turns = placement
        signs = [icon_of(square) for square in piece.squares]
        return Evaluation(
            self.land.lay(piece.rotate(turns), cell),
            self.towers + signs.count(TOWER),
            self.wall_bridges + signs.count(WALL_BRIDGE),
            self.to_come,
        )

    def with_piece(self, piece: Piece, placement: Placement) -> int:
        """The worth of the land with the piece laid there."""
        cell, turns = self._shift.move(placement[0]), placement[1]
        figure = _figures(piece)[turns]
        kept, changed, reach = self._lay(figure, cell)
        found = [self._prospects[index] for index in kept]
        found += [prospect(terrain, content, self.to_come) for terrain, content in changed]
        tokens = self.towers + figure.towers, self.wall_bridges + figure.wall_bridges
        return self._sum(found, tokens, reach & ~(self._mask | figure.shape << cell))

    def count_points(self, piece: Piece, placement: Placement) -> int:
        """The points of the land with the piece laid there, as the rules score it, but without
        tokens."""
        cell, turns = self._shift.move(placement[0]), placement[1]
        kept, changed, _ = self._lay(_figures(piece)[turns], cell)
        contents = [self._contents[index] for index in kept]
        contents += [content for _, content in changed]
        ways = [(0, 0)]  # turtles alive, and the worth of all else
        for content in contents:
            found = results(content, 0)
            ways = [
                (turtles + one.turtles, worth + one.worth)
                for one in found
                for turtles, worth in ways
            ]
        return max(worth // POINT + points.turtles(turtles) for turtles, worth in ways)

    def _lay(self, figure: Figure, cell: Cell) -> tuple[list[int], list[tuple[str, Content]], Mask]:
        """With a figure laid: the numbers of the areas that stay as they are, terrain and content
        of all others that may be worth something, and the cells around krakens."""
        land = self._figure
        kinds = Kinds(
            *(mine | new << cell for mine, new in zip(land.kinds, figure.kinds, strict=True))
        )
        reach = self._reach
        if figure.kinds.krakens:
            reach |= _around(figure.kinds.krakens << cell)
        edible = kinds.edible
        reached, creatures = reach & edible, edible | kinds.krakens
        areas, touched = self._join_areas(figure, cell)
        before = self._reach & land.edible
        kept, changed = [], []
        for index, (terrain, mask) in enumerate(land.areas):
            if touched >> index & 1:
                continue
            if (reached ^ before) & mask:
                changed.append((terrain, content_of(mask, reached, kinds)))
            else:
                kept.append(index)
        for terrain, mask in areas:
            if mask & creatures or (terrain == PLAINS and self.to_come):  # else worth nothing
                changed.append((terrain, content_of(mask, reached, kinds)))
        return kept, changed, reach

    def solve_worth(self, steps: int) -> int:
        """The worth with the tokens used as the solver would now; better than `worth` when little
        is to come."""
        total = HUNDRED * solve(self.land, self.towers, self.wall_bridges, steps).score.total
        land, reached = self._figure, self._reach & self._figure.edible
        for terrain, mask in land.areas:
            total += growth(terrain, content_of(mask, reached, land.kinds), self.to_come)
        return total

    def _join_areas(self, figure: Figure, cell: Cell) -> tuple[list[Area], int]:
        """The areas that hold squares of a figure, and which areas of the land became part of
        them (a mask of their numbers)."""
        touched = 0
        joined: list[Area] = []
        for terrain, mask in figure.areas:
            area = mask << cell
            if not area & self._rims[terrain]:
                joined.append((terrain, area))
                continue
            rim = adjacent_cells(area)
            for index, (other, theirs) in enumerate(self._figure.areas):
                if other == terrain and theirs & rim:
                    touched |= 1 << index
                    area |= theirs
            for known in [known for known in joined if known[1] & area]:
                joined.remove(known)
                area |= known[1]
            joined.append((terrain, area))
        return joined, touched

    def _sum(self, found: list[Prospect], tokens: tuple[int, int], open_to_krakens: Mask) -> int:
        towers, wall_bridges = tokens
        total = turtles = 0
        gains: list[int] = []
        for one in found:
            total += one.worth
            turtles += one.turtles
            gains += one.towers
        total += HUNDRED * points.turtles(turtles)
        used = 0
        if towers and gains:
            gains.sort(reverse=True)
            used = sum(max(gain - HUNDRED, 0) for gain in gains[:towers])
        if not self.to_come:
            return total + used + HUNDRED * (towers + wall_bridges)
        total += guess(_TURTLES[min(turtles, 3)], self.to_come)
        total += guess(_OPEN, self.to_come) * open_to_krakens.bit_count()
        total += guess(_TOWER, self.to_come) * towers + used * 7 // 10
        return total + guess(_WALL_BRIDGE, self.to_come) * wall_bridges


_TURTLES: Final[tuple[Guess, ...]] = ((0, 0), (-480, -54), (-450, 7), (-320, 35))
"""Turtles now: the more is still to come, the less one is worth over none."""
_OPEN: Final[Guess] = (10, 4)
"""For each empty cell around the krakens, where prey may come to lie."""
_TOWER: Final[Guess] = (76, -6)
_WALL_BRIDGE: Final[Guess] = (114, -8)
"""The worth of tokens. Of what towers would add beyond that now, seven tenths count."""


def _figure(cells: tuple[Cell, ...], squares: tuple[Square, ...]) -> Figure:
    terrains: dict[str, Mask] = {}
    icons: dict[str, Mask] = dict.fromkeys("KGCTFD", 0)
    for cell, square in zip(cells, squares, strict=True):
        terrain, icon = terrain_of(square), icon_of(square)
        terrains[terrain] = terrains.get(terrain, 0) | 1 << cell
        if icon in icons:
            icons[icon] |= 1 << cell
    areas = tuple(
        (terrain, area) for terrain, mask in sorted(terrains.items()) for area in _parts(mask)
    )
    signs = [icon_of(square) for square in squares]
    kinds = kinds_of(icons)
    shape = sum(1 << cell for cell in cells)
    tokens = signs.count(TOWER), signs.count(WALL_BRIDGE)
    return Figure(areas, kinds, kinds.edible, shape, *tokens)


@lru_cache(maxsize=4096)
def _figures(piece: Piece) -> tuple[Figure, ...]:
    return tuple(
        _figure(tuple(row * SIDE + column for row, column in turned.cells), turned.squares)
        for turned in orientations(piece)
    )


def _parts(mask: Mask) -> Iterator[Mask]:
    while mask:
        part = mask & -mask
        while (grown := (part | adjacent_cells(part)) & mask) != part:
            part = grown
        yield part
        mask &= ~part


def _shift_onto(target: Mask, mask: Mask) -> Mask:
    """The cells that a mask from A1 has to be moved to for any of its cells to be in the target."""
    found = 0
    for cell in cells_in(mask) if target else ():
        found |= target >> cell
    return found


def _around(mask: Mask) -> Mask:
    """The cells at the sides and corners of a mask's cells."""
    rows = mask | (mask & NOT_LAST) << 1 | (mask & NOT_FIRST) >> 1
    return (rows | rows << SIDE | rows >> SIDE) & TABLE


class Prospect(NamedTuple):
    """An area's worth, how many turtles it keeps, and what each of the first towers would add."""

    worth: int
    turtles: int
    towers: tuple[int, ...]


@lru_cache(maxsize=1 << 16)
def prospect(terrain: str, content: Content, to_come: int) -> Prospect:
    """The prospect of an area when its land has `to_come` more pieces to come."""
    liked = []
    for result in results(content, TOWERS):
        value = (result.worth + result.used * TOWER_COST) // POINT * HUNDRED
        liked.append((result.used, (value + _KEPT[result.turtles], value, result.turtles)))
    best = [max(liking for used, liking in liked if used <= towers) for towers in range(TOWERS + 1)]
    _, worth, turtles = best[0]
    gains = tuple(best[towers][0] - best[towers - 1][0] for towers in range(1, TOWERS + 1))
    return Prospect(
        worth + growth(terrain, content, to_come), turtles, tuple(gain for gain in gains if gain)
    )


_KEPT: Final = (0, 600, 400, 0)
"""The assumed worth of turtles when dragons choose between them and others."""


def growth(terrain: str, content: Content, to_come: int) -> int:
    """What the pieces to come may add to an area, or spoil."""
    if not to_come:
        return 0
    found = guess(_DRAGONS[min(content.dragons, 3)], to_come)
    if not content.dragons:
        found += guess(_FROG, to_come) * content.frogs
    if terrain == MOOR:
        found += guess(_GOBLINS[min(content.goblins, 5)], to_come)
    if terrain == PLAINS and content.centaurs:
        found += guess(_CENTAUR, to_come)
    elif terrain == PLAINS:
        found += guess(_EACH_PLAIN, to_come) * min(content.size, 8) - _PLAINS
    return found


def guess(line: Guess, to_come: int) -> int:
    return line[0] + line[1] * to_come


_DRAGONS: Final[tuple[Guess, ...]] = ((0, 0), (70, 30), (35, -23), (0, 0))
"""A single dragon may get a mate, and a couple may be spoilt."""
_FROG: Final[Guess] = (0, 18)  # a frog that no dragon devours now may be devoured later
_GOBLINS: Final[tuple[Guess, ...]] = ((0, 0), (-10, 17), (0, 30), (75, 3), (-50, -10), (0, 0))
_CENTAUR: Final[Guess] = (-40, 25)
_EACH_PLAIN: Final[Guess] = (16, 6)
_PLAINS: Final = 50  # wide plains are worth something even without a centaur
