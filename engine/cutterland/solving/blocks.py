"""Blocks: neighbouring areas of one terrain that walls and bridges turn into others. The tokens of
any layout fall into blocks that do not touch, so the best of each block is found separately, for
every number of tokens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from engine.cells import cells_in
from engine.cutterland.ground import Squares
from engine.cutterland.solving.sites import Sites
from engine.cutterland.solving.tables import (
    NOTHING,
    Best,
    Construction,
    Effort,
    Table,
    Tokens,
    combine,
    improve,
    table_of,
)
from engine.cutterland.solving.values import TOKEN_COST, Values

Pairs: TypeAlias = tuple[tuple[int, int], ...]
Members: TypeAlias = int  # a set of areas: bit i for the terrain's i-th

_MANY_GOBLINS = 7
"""Fewer goblins never score more in two groups than together, given the cost of the wall."""
_STEP = 40


class Works(NamedTuple):
    """Tokens on some areas: the members, the tokens and their number, those they exclude, the areas
    they make, and the squares on both sides of each wall."""

    members: Members
    tokens: Tokens
    cost: int
    clash: Tokens
    areas: tuple[Squares, ...]
    pairs: tuple[tuple[int, int], ...]


class Terrain:
    """The areas of plains or of moor, and the worth of their blocks."""

    def __init__(
        self, sites: Sites, areas: list[Squares], values: Values, wall_bridges: int, towers: int
    ) -> None:
        self.areas = areas
        self._sites = sites
        self._values = values
        self._wall_bridges = wall_bridges
        self._towers = towers
        self._home = {square: n for n, area in enumerate(areas) for square in cells_in(area)}
        self._bridges = [bridge for bridge in sites.bridges if bridge[1] in self._home]
        self._partings: list[list[Parting]] = []
        self._bests: dict[Members, Best] = {}

    def blocks(self, effort: Effort) -> dict[Members, Table]:
        """What each block can bring; one of several areas only where joint tokens are worth it."""
        self._partings = [self._partings_of(n, effort) for n in range(len(self.areas))]
        seen: set[Tokens] = set()
        for first in reversed(range(len(self.areas))):
            for parting in self._partings[first]:
                cost, walls, parts, pairs, clash = parting
                start = Works(1 << first, walls, cost, clash, parts, pairs)
                self._grow(first, start, seen, effort)
        blocks = {}
        for members, best in self._bests.items():
            table = table_of(best)
            if members & (members - 1):
                table = [entry for entry in table if isinstance(entry[2], Construction)]
            if table:
                blocks[members] = table
        return blocks

    def _partings_of(self, number: int, effort: Effort) -> list[Parting]:
        """The useful ways to divide an area, given that bridges can be added."""
        area, budget = self.areas[number], self._wall_bridges
        homes = [(self._home[one], self._home[other]) for _, one, other in self._bridges]
        bridged = any(number in pair for pair in homes)
        if not self._is_worth_parting(area):
            joined = any(number in pair and pair[0] != pair[1] for pair in homes)
            budget = budget - 1 if joined and self._is_worth_parting(sum(self.areas)) else 0
        # A bridge leads to two parts at most; a part with no creature needs one.
        empty = 2 * (self._wall_bridges - 1) if bridged else 0
        found, creatures = [Parting(0, 0, (area,))], self._sites.ground.creatures
        if budget > 0:
            for parting in partings(self._sites, area, budget, empty, effort):
                bare = sum(not part & creatures for part in parting.parts)
                if parting.cost and bare <= 2 * (self._wall_bridges - parting.cost):
                    found.append(parting)
        return found

    def _is_worth_parting(self, squares: Squares) -> bool:
        """Whether dividing squares could help: there are dragons, or very many goblins."""
        kinds = self._sites.kinds
        many = (squares & kinds.goblins).bit_count() >= _MANY_GOBLINS
        return many or bool(squares & kinds.dragons)

    def _grow(self, first: int, works: Works, seen: set[Tokens], effort: Effort) -> None:
        """Note what works bring, then add every bridge that leads further, dividing new areas."""
        if works.tokens:
            if works.tokens in seen:
                return
            seen.add(works.tokens)
        effort.spend(_STEP)
        self._note(works)
        if works.cost == self._wall_bridges:
            return
        for number, one, other in self._bridges:
            if (works.tokens | works.clash) >> number & 1:
                continue
            for parting, members in self._members_after(first, works.members, one, other):
                grown = self._add_bridge(works, parting, members, (number, one, other))
                if grown is not None:
                    self._grow(first, grown, seen, effort)

    def _members_after(
        self, first: int, members: Members, one: int, other: int
    ) -> Iterator[tuple[Parting, Members]]:
        """The members after a bridge between two squares, with each division of a new one."""
        here, there = self._home[one], self._home[other]
        if members >> here & members >> there & 1:
            yield _AS_IT_IS, members
        elif (members >> here | members >> there) & 1:
            fresh = there if members >> here & 1 else here
            if fresh > first:
                for parting in self._partings[fresh]:
                    yield parting, members | 1 << fresh

    def _add_bridge(
        self, works: Works, parting: Parting, members: Members, bridge: tuple[int, int, int]
    ) -> Works | None:
        """The works with another bridge; None if that is illegal or useless."""
        number, one, other = bridge
        cost = works.cost + parting.cost + 1
        if cost > self._wall_bridges or parting.clash >> number & 1:
            return None
        if parting.clash & works.tokens:
            return None
        areas = works.areas + parting.parts
        here = there = 0
        for area in areas:
            if area >> one & 1:
                here = area
            if area >> other & 1:
                there = area
        joined = here | there
        pairs = works.pairs + parting.pairs
        # A wall with the same area on both sides is useless, and bridges only make areas grow.
        if here == there or any(joined >> a & joined >> b & 1 for a, b in pairs):
            return None
        tokens = works.tokens | parting.walls | 1 << number
        clash = works.clash | parting.clash | self._sites.clash[number]
        rest = [area for area in areas if area not in (here, there)]
        return Works(members, tokens, cost, clash, (*rest, joined), pairs)

    def _note(self, works: Works) -> None:
        """Keep what works bring if it may be the best."""
        if works.pairs and not self._has_only_useful_walls(works):
            return
        best = self._bests.get(works.members)
        if best is None:
            best = self._bests[works.members] = self._without(works.members)
        most = sum(map(self._values.most, works.areas)) - works.cost * TOKEN_COST
        turtles = self._sites.kinds.turtles
        is_beaten = (0, 0, 0) in best and best[0, 0, 0][0] >= most
        if is_beaten and not any(area & turtles for area in works.areas):
            return
        table = NOTHING
        for area in works.areas:
            left = self._wall_bridges - works.cost
            table = combine(table, self._values.table(area), left, self._towers)
        for (more, towers, alive), worth, reason in table:
            key = works.cost + more, towers, alive
            improve(best, key, worth - works.cost * TOKEN_COST, Construction(works.tokens, reason))

    def _has_only_useful_walls(self, works: Works) -> bool:
        """Whether no wall is certainly useless, judging by the two areas next to it."""
        creatures = self._sites.ground.creatures
        for pair in works.pairs:
            beside = 0
            for area in works.areas:
                if area >> pair[0] & 1 or area >> pair[1] & 1:
                    if not area & creatures:
                        return False
                    beside |= area
            if not self._is_worth_parting(beside):
                return False
        return True

    def _without(self, members: Members) -> Best:
        """What the members bring separately, as far as is known."""
        if members & (members - 1) == 0:
            return {}
        table = NOTHING
        for number in cells_in(members):
            alone = table_of(self._bests[1 << number])
            table = combine(table, alone, self._wall_bridges, self._towers)
        return {key: (worth, None) for key, worth, _ in table}


class Parting(NamedTuple):
    """An area in parts: the walls and their number, the squares on both sides of each, and the
    tokens they exclude."""

    cost: int
    walls: Tokens
    parts: tuple[Squares, ...]
    pairs: Pairs = ()
    clash: Tokens = 0


_AS_IT_IS = Parting(0, 0, ())


def partings(
    sites: Sites, area: Squares, budget: int, empty: int, effort: Effort
) -> Iterator[Parting]:
    """Every way to divide an area with a limited number of walls and of parts without a creature. A
    wall with the same part on both sides would be useless, so the parts determine the walls. The
    undivided area comes first or is left out."""
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
    squares between them."""
    if not left:
        yield (), ()
        return
    for part, beyond, cost in _openings(sites, left, budget, effort):
        still = empty - (not part & sites.ground.creatures)
        if still < 0:
            continue
        sides = sites.ground.sides
        pairs = tuple(
            (one, other) if one < other else (other, one)
            for other in cells_in(beyond)
            for one in cells_in(sides[other] & part)
        )
        effort.spend(4)
        for parts, more in _divisions(sites, left & ~part, budget - cost, still, effort):
            yield (part, *parts), pairs + more


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
