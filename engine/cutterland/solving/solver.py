"""The exact search for the best use of a land's tokens, prey included (rules, sections 4 to 6).

Plains, moor and wetland are solved separately for every number of tokens, which are then shared out
among them. Conflicts between tokens of different blocks come last: the search branches, forbidding
one token or the other, and always continues with the highest upper bound.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import groupby
from operator import itemgetter
from typing import Final, TypeAlias

from engine.cells import Cell, cells_in
from engine.cutterland.ground import Squares
from engine.cutterland.hunting import best_prey
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Bridge, Layout
from engine.cutterland.points import turtles as turtle_points
from engine.cutterland.scoring import Score, score
from engine.cutterland.solving.blocks import Members, Terrain
from engine.cutterland.solving.contents import POINT, Kinds
from engine.cutterland.solving.sites import Site, Sites, Way, sites_on
from engine.cutterland.solving.tables import (
    NOTHING,
    Construction,
    Effort,
    Exhausted,
    Leaf,
    Reason,
    Table,
    Tokens,
    combine,
    merge_best,
)
from engine.cutterland.solving.values import Values
from engine.cutterland.squares import CREATURES, MOOR, PLAINS, WETLAND, icon_of, terrain_of

STEPS: Final = 4_000_000  # the default limit: about ten seconds
_FIRST: Final = itemgetter(0)


@dataclass(frozen=True, slots=True)
class Solution:
    """A layout with its prey named, its score, the unused tokens, and whether it is proven to be
    the best."""

    layout: Layout
    score: Score
    unused: int
    exact: bool


def solve(land: Land, towers: int, wall_bridges: int, steps: int | None = STEPS) -> Solution:
    """The layout with the most points, then survivors, then the fewest tokens.

    Among equal layouts the first found is returned: areas are ordered by their first squares and
    tokens as in `layout_choices.sites_of`, fewer wall/bridge tokens come before fewer towers, and
    of equivalent creatures in one area the first ones have towers. `steps` limits the work (None:
    no limit); if it does not suffice, fewer tokens are tried and the best so far is not `exact`.
    """
    high = min(towers, sum(icon_of(square) in CREATURES for square in land.squares))
    most = min(wall_bridges, 4 * len(land.cells))
    try:
        return _solution(land, _best(land, high, most, Effort(steps)), towers + wall_bridges, True)
    except Exhausted:
        # The best solution found with as many tokens as the effort allows
        owned = towers + wall_bridges
        effort = Effort(steps)
        best = _solution(land, Layout(), owned, False)
        for number in range(1, max(high, most)):
            try:
                layout = _best(land, min(high, number), min(most, number), effort)
            except Exhausted:
                break
            found = _solution(land, layout, owned, False)
            best = max(
                (best, found), key=lambda one: (one.score.total, one.score.survivors, one.unused)
            )
        return best


def _solution(land: Land, layout: Layout, owned: int, exact: bool) -> Solution:
    unused = owned - len(layout.towers) - layout.wall_bridges
    return Solution(layout, score(land, layout, unused, 0), unused, exact)


def _best(land: Land, towers: int, wall_bridges: int, effort: Effort) -> Layout:
    """The best layout, by upper bounds with some tokens forbidden."""
    order = 0
    waiting: list[tuple[int, int, frozenset[Site], Reason]] = []
    fresh: list[frozenset[Site]] = [frozenset()]
    while True:
        for forbidden in fresh:
            worth, reason = _upper_bound(land, towers, wall_bridges, forbidden, effort)
            order += 1
            heappush(waiting, (-worth, order, forbidden, reason))
        *_, forbidden, reason = heappop(waiting)
        found = assemble(sites_on(land, forbidden, wall_bridges), reason, effort)
        if isinstance(found, Layout):
            return found
        fresh = [forbidden | {site} for site in found]


def _upper_bound(
    land: Land, towers: int, wall_bridges: int, forbidden: frozenset[Site], effort: Effort
) -> tuple[int, Reason]:
    """The best worth if tokens of different blocks were never in conflict."""
    sites = sites_on(land, forbidden, wall_bridges)
    effort.spend(20 * len(land.cells))
    values = Values(sites, wall_bridges, towers, effort)
    table = NOTHING
    by_terrain: dict[str, list[Squares]] = {}
    for area in sites.ground.areas:
        first = land.squares[(area & -area).bit_length() - 1]
        by_terrain.setdefault(terrain_of(first), []).append(area)
    for letter in (WETLAND, MOOR, PLAINS):
        areas = by_terrain.get(letter, [])
        if letter == WETLAND:
            # No icon of wetland scores by its area, so all wetland is treated together.
            found: Iterator[Table] = (values.table(area) for area in [sum(areas)] if area)
        else:
            terrain = Terrain(sites, areas, values, wall_bridges, towers)
            blocks = terrain.blocks(effort)
            found = cover_areas(blocks, len(areas), wall_bridges, towers, effort)
        for other in found:
            table = combine(table, other, wall_bridges, towers)
    worths = [
        (worth + POINT * turtle_points(turtles), reason) for (*_, turtles), worth, reason in table
    ]
    return max(worths, key=_FIRST)


def cover_areas(
    blocks: dict[Members, Table], areas: int, wall_bridges: int, towers: int, effort: Effort
) -> Iterator[Table]:
    """The best tables of the areas divided into blocks, one for each cluster of areas that some
    block connects."""
    clusters = [1 << number for number in range(areas)]
    for members in blocks:
        apart = [cluster for cluster in clusters if not cluster & members]
        if len(apart) < len(clusters) - 1:
            clusters = [*apart, sum(cluster for cluster in clusters if cluster & members)]
    for cluster in clusters:
        inside = {members: table for members, table in blocks.items() if members & cluster}
        yield _best_cover(inside, wall_bridges, towers, effort)


def _best_cover(
    blocks: dict[Members, Table], wall_bridges: int, towers: int, effort: Effort
) -> Table:
    """Go from area to area, with the best table for each set of areas used so far."""
    covers: dict[Members, Table] = {0: NOTHING}
    firsts = sorted({members & -members for members in blocks})
    for first in firsts:
        starting = [(members, blocks[members]) for members in blocks if members & -members == first]
        after: dict[Members, Table] = {}
        for done, table in covers.items():
            if done & first:
                after[done] = merge_best(after.get(done), table)
                continue
            for members, more in starting:
                if members & done:
                    continue
                effort.spend(len(table) * len(more))
                found = combine(table, more, wall_bridges, towers)
                if found:
                    after[done | members] = merge_best(after.get(done | members), found)
        covers = after
    (table,) = covers.values()
    return table


_Creature: TypeAlias = tuple[Way, ...]
"""All ways to bring one creature within reach of krakens, or out of it."""
_Want: TypeAlias = tuple[list[_Creature], int]  # how many of some creatures to bring there


def assemble(sites: Sites, reason: Reason, effort: Effort) -> Layout | tuple[Site, Site]:
    """The layout with its prey named, or two tokens that conflict if there is no alternative."""
    leaves: list[Leaf] = []
    tokens = _collect_leaves(reason, leaves)
    known, wants = dict(sites.ways), list[_Want]()
    for leaf in leaves:
        for moves, count in zip(leaf.moves, leaf.counts, strict=True):
            inside = [way for way in known[moves._replace(number=0)] if leaf.area >> way[0] & 1]
            creatures = [tuple(ways) for _, ways in groupby(inside, key=_FIRST)]
            wants.append((creatures, count))
    chosen = _fit_ways(sites, wants, _clash(sites, tokens), effort)
    if chosen is None or _in_the_way(sites, tokens):
        chosen = [creature[0] for creatures, count in wants for creature in creatures[:count]]
    for _, way in chosen:
        tokens |= way
    return _in_the_way(sites, tokens) or _layout(sites, leaves, chosen, tokens)


def _collect_leaves(reason: Reason, leaves: list[Leaf]) -> Tokens:
    """The tokens that make the areas, which are added to `leaves`."""
    if reason is None:
        return 0
    if isinstance(reason, Leaf):
        leaves.append(reason)
        return 0
    if isinstance(reason, Construction):
        return reason.tokens | _collect_leaves(reason.areas, leaves)
    one, other = reason
    return _collect_leaves(one, leaves) | _collect_leaves(other, leaves)


def _clash(sites: Sites, tokens: Tokens) -> Tokens:
    """All tokens in conflict with any of these."""
    clash = 0
    for token in cells_in(tokens):
        clash |= sites.clash[token]
    return clash


def _fit_ways(sites: Sites, wants: list[_Want], clash: Tokens, effort: Effort) -> list[Way] | None:
    """The first creatures and ways whose tokens are compatible, if there are any."""
    if not wants:
        return []
    (creatures, count), *others = wants
    if not count:
        return _fit_ways(sites, others, clash, effort)
    for place in range(len(creatures) - count + 1):
        for square, way in creatures[place]:
            if way & clash:
                continue
            left: list[_Want] = [(creatures[place + 1 :], count - 1), *others]
            effort.spend(len(creatures))
            rest = _fit_ways(sites, left, clash | _clash(sites, way), effort)
            if rest is not None:
                return [(square, way), *rest]
    return None


def _in_the_way(sites: Sites, tokens: Tokens) -> tuple[Site, Site] | None:
    """The first two conflicting tokens."""
    for one in cells_in(tokens):
        for other in cells_in(sites.clash[one] & tokens & ~(1 << one)):
            return sites.tokens[one], sites.tokens[other]
    return None


def _layout(sites: Sites, leaves: list[Leaf], chosen: list[Way], tokens: Tokens) -> Layout:
    """The layout of compatible tokens."""
    reached = sites.reached
    for square, _ in chosen:
        reached ^= 1 << square
    used = [sites.tokens[token] for token in cells_in(tokens)]
    towers: list[Cell] = []
    for leaf in leaves:
        for squares, number in _standing(sites.kinds, leaf, reached):
            towers += sites.ground.cells_of(squares)[:number]
    layout = Layout(
        tuple(sorted(towers)),
        tuple(sorted(token for token in used if not isinstance(token, Bridge))),
        tuple(sorted(token for token in used if isinstance(token, Bridge))),
    )
    return replace(layout, prey=best_prey(sites.land, layout))


def _standing(kinds: Kinds, leaf: Leaf, reached: Squares) -> tuple[tuple[Squares, int], ...]:
    """The creatures of an area that may have towers, with how many of each kind have one: the first
    ones."""
    prey, safe, towers = leaf.area & reached, leaf.area & ~reached, leaf.towers
    return (
        (kinds.goblins & prey, towers.goblins_reached),
        (kinds.centaurs & prey, towers.centaurs_reached),
        (kinds.turtles & prey, towers.turtles_reached),
        (kinds.dragons & prey, towers.dragons_reached),
        (kinds.goblins & safe, towers.goblins),
        (kinds.centaurs & safe, towers.centaurs),
        (kinds.turtles & safe, towers.turtles),
    )
