"""Whether a layout is legal on a land, and why not (rules, sections 4 and 5)."""

from __future__ import annotations

from engine.cells import SIDE, Cell, column_of, name_of, row_of
from engine.cutterland.hunting import check_prey
from engine.cutterland.lands import Land
from engine.cutterland.layouts import (
    LEVEL,
    UPRIGHT,
    Bridge,
    Layout,
    check_unique,
    illegal,
    sides,
)
from engine.cutterland.squares import CREATURES, icon_of
from engine.cutterland.unrolling import shift_of


def check_layout(
    land: Land, layout: Layout, towers: int | None = None, wall_bridges: int | None = None
) -> None:
    """Raises `IllegalAction` unless a canonical layout is legal on a land, its prey included.

    `towers` and `wall_bridges` are the tokens owned, None for any number. The codes, in the order
    of the checks: `token-twice`, `tokens-towers`, `tokens-wall-bridges`, `tower-slot`,
    `tower-empty`, `wall-border`, `wall-slot`, `bridge-direction`, `bridge-crossed`, `bridge-edge`,
    `bridge-end`, `bridge-wall`, then those of `hunting.check_prey`.
    """
    check_unique(layout)
    _check_owned(layout, towers, wall_bridges)
    for cell in layout.towers:
        _check_tower(land, cell)
    for wall in layout.walls:
        _check_wall(land, wall)
    for bridge in layout.bridges:
        _check_bridge(land, layout, bridge)
    check_prey(land, layout)


def _check_owned(layout: Layout, towers: int | None, wall_bridges: int | None) -> None:
    if towers is not None and len(layout.towers) > towers:
        raise illegal("tokens-towers", used=len(layout.towers), owned=towers)
    if wall_bridges is not None and layout.wall_bridges > wall_bridges:
        raise illegal("tokens-wall-bridges", used=layout.wall_bridges, owned=wall_bridges)


def _check_tower(land: Land, cell: Cell) -> None:
    square = land.at(cell)
    if square is None:
        raise illegal("tower-slot", cell, cell=name_of(cell))
    if icon_of(square) not in CREATURES:
        raise illegal("tower-empty", cell, cell=name_of(cell))


def _check_wall(land: Land, wall: tuple[Cell, Cell]) -> None:
    one, other = wall
    if not _is_beside(land, one, other):
        raise illegal("wall-border", one, other, **sides(one, other))
    for cell in wall:
        if land.at(cell) is None:
            raise illegal("wall-slot", cell, cell=name_of(cell))


def _check_bridge(land: Land, layout: Layout, bridge: Bridge) -> None:
    if bridge.direction not in (LEVEL, UPRIGHT):
        raise illegal("bridge-direction", bridge.cell, bridge=str(bridge))
    if sum(other.cell == bridge.cell for other in layout.bridges) > 1:
        raise illegal("bridge-crossed", bridge.cell, cell=name_of(bridge.cell))
    if _is_off_table(land, bridge):
        raise illegal("bridge-edge", bridge.cell, **_bridge(bridge))
    for end in bridge.ends:
        if land.at(end) is None:
            raise illegal("bridge-end", end, cell=name_of(end), **_bridge(bridge))
        wall = (min(end, bridge.cell), max(end, bridge.cell))
        if wall in layout.walls:
            raise illegal("bridge-wall", *wall, **_bridge(bridge), **sides(*wall))


def _is_beside(land: Land, *cells: Cell) -> bool:
    one, other = sorted(map(shift_of(land.mask).move, cells))
    return other - one == SIDE or (other - one == 1 and column_of(other) > 0)


def _is_off_table(land: Land, bridge: Bridge) -> bool:
    """Whether an end of a bridge lies across the edge, where the land doesn't."""
    line_of = column_of if bridge.direction == LEVEL else row_of
    unrolled = line_of(shift_of(land.mask).move(bridge.cell))
    across = (end for end in bridge.ends if abs(line_of(end) - line_of(bridge.cell)) > 1)
    return unrolled in (0, SIDE - 1) or any(land.at(end) is None for end in across)


def _bridge(bridge: Bridge) -> dict[str, str]:
    return {"over": name_of(bridge.cell), "way": bridge.direction}
