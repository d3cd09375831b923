"""The exact search for the best use of a land's tokens, prey included (rules, sections 4 to 6).

Plains, moor and wetland are solved separately for every number of tokens, which are then shared out
among them. Conflicts between tokens of different blocks come last: the search branches, forbidding
one token or the other, and always continues with the highest upper bound.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.points import turtles as turtle_points
from engine.cutterland.scoring import Score, score
from engine.cutterland.solving.assembling import assemble
from engine.cutterland.solving.blocks import Members, Terrain
from engine.cutterland.solving.contents import POINT
from engine.cutterland.solving.sites import Site, sites_on
from engine.cutterland.solving.tables import (
    NOTHING,
    Effort,
    Exhausted,
    Reason,
    Table,
    combine,
    merge_best,
)
from engine.cutterland.solving.values import Values
from engine.cutterland.squares import CREATURES, MOOR, PLAINS, WETLAND, icon_of, terrain_of

STEPS: Final = 4_000_000
"""The default limit: about ten seconds."""


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
            best = max(best, _solution(land, layout, owned, False), key=_rank)
        return best


def _rank(solution: Solution) -> tuple[int, int, int]:
    return solution.score.total, solution.score.survivors, solution.unused


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
    for letter in (WETLAND, MOOR, PLAINS):
        areas = [area for area in sites.ground.areas if _terrain(land, area) == letter]
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
    return max(worths, key=_first)


def _first(worth: tuple[int, Reason]) -> int:
    return worth[0]


def _terrain(land: Land, area: int) -> str:
    return terrain_of(land.squares[(area & -area).bit_length() - 1])


def cover_areas(
    blocks: dict[Members, Table], areas: int, wall_bridges: int, towers: int, effort: Effort
) -> Iterator[Table]:
    """The best tables of the areas divided into blocks, one for each cluster of areas that some
    block connects."""
    for cluster in _clusters(blocks, areas):
        inside = {members: table for members, table in blocks.items() if members & cluster}
        yield _best_cover(inside, wall_bridges, towers, effort)


def _clusters(blocks: dict[Members, Table], areas: int) -> list[Members]:
    clusters = [1 << number for number in range(areas)]
    for members in blocks:
        apart = [cluster for cluster in clusters if not cluster & members]
        if len(apart) < len(clusters) - 1:
            clusters = [*apart, sum(cluster for cluster in clusters if cluster & members)]
    return clusters


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
