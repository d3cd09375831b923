"""Cover a terrain with blocks in the best way, for every number of tokens."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cutterland.solving.blocks import Members
from engine.cutterland.solving.effort import Effort
from engine.cutterland.solving.tables import NOTHING, Table, combine, merge_best


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
