"""Whether a layout is legal on a land, and why not; the layouts a seat can commit: all of them,
lazily, or a random one (rules, sections 4, 5)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final, TypeAlias

from engine.cells import (
    CELLS,
    NOT_FIRST,
    NOT_LAST,
    SIDE,
    TABLE,
    Cell,
    Mask,
    cells_in,
    column_of,
    name_of,
    row_of,
)
from engine.cutterland.hunting import check_prey, hunt, prey_choices
from engine.cutterland.lands import Land
from engine.cutterland.layouts import LEVEL, UPRIGHT, Bridge, Layout, check_unique, illegal, sides
from engine.cutterland.squares import CREATURES, icon_of
from engine.cutterland.unrolling import STAY, shift_of

Wall: TypeAlias = tuple[Cell, Cell]
_INNER: Mask = NOT_FIRST & NOT_LAST
_BRIDGES_AT: Final = tuple([tuple([Bridge(cell, way) for cell in range(CELLS)]) for way in "hv"])
"""The level and the upright bridge of each cell: most sites of a land are never used."""


@dataclass(frozen=True, slots=True)
class Sites:
    """Where tokens may stand on a land: creatures for towers, borders, and bridges."""

    towers: tuple[Cell, ...]
    tokens: tuple[Wall | Bridge, ...]


@lru_cache(maxsize=256)
def sites_of(land: Land) -> Sites:
    """Every site for a single token on a land; cached for recent lands."""
    squares = zip(land.cells, land.squares, strict=True)
    towers = tuple([cell for cell, square in squares if icon_of(square) in CREATURES])
    return Sites(towers, (*_walls(land), *_bridges(land)))


def layouts(land: Land, towers: int, wall_bridges: int) -> Iterator[Layout]:
    """Every legal layout with every prey it allows, canonical, fewest tokens first."""
    sites = sites_of(land)
    for count in range(min(wall_bridges, len(sites.tokens)) + 1):
        for tokens in _compatible(sites.tokens, count):
            for height in range(min(towers, len(sites.towers)) + 1):
                for towered in combinations(sites.towers, height):
                    layout = _layout(towered, tokens)
                    for prey in prey_choices(land, layout):
                        yield _hunting(layout, prey)


def random_layout(land: Land, towers: int, wall_bridges: int, rng: Random) -> Layout:
    """A random legal layout with any number of tokens in use."""
    sites = sites_of(land)
    height = rng.randint(0, min(towers, len(sites.towers)))
    towered = tuple(rng.sample(sites.towers, height))
    tokens: list[Wall | Bridge] = []
    for _ in range(rng.randint(0, min(wall_bridges, len(sites.tokens)))):
        token = rng.choice(sites.tokens)
        if token not in tokens and all(can_stand_together(token, other) for other in tokens):
            tokens.append(token)
    # The layout with random prey, chosen area by area so that nothing is enumerated
    layout = _layout(towered, tuple(tokens))
    hunted = hunt(land, layout)
    prey: list[Cell] = []
    for feast in hunted.feasts:
        prey += rng.sample(hunted.ground.cells_of(feast.prey), feast.count)
    return _hunting(layout, tuple(sorted(prey)))


def _hunting(layout: Layout, prey: tuple[Cell, ...]) -> Layout:
    return Layout(layout.towers, layout.walls, layout.bridges, prey or None)


def can_stand_together(one: Wall | Bridge, other: Wall | Bridge) -> bool:
    """Whether two different tokens can stand on the same land (rules, section 4)."""
    if isinstance(one, Bridge):
        if isinstance(other, Bridge):
            return one.cell != other.cell
        return other not in borders_of(one)
    return not isinstance(other, Bridge) or one not in borders_of(other)


def borders_of(bridge: Bridge) -> tuple[Wall, Wall]:
    """The two borders that a bridge crosses."""
    cell, (one, other) = bridge.cell, bridge.ends
    return (min(one, cell), max(one, cell)), (min(cell, other), max(cell, other))


def _layout(towers: tuple[Cell, ...], tokens: tuple[Wall | Bridge, ...]) -> Layout:
    walls = sorted(token for token in tokens if not isinstance(token, Bridge))
    bridges = sorted(token for token in tokens if isinstance(token, Bridge))
    return Layout(tuple(sorted(towers)), tuple(walls), tuple(bridges))


def _compatible(
    tokens: tuple[Wall | Bridge, ...], count: int
) -> Iterator[tuple[Wall | Bridge, ...]]:
    """Every set of `count` tokens that can stand together."""
    if not count:
        yield ()
        return
    for place, token in enumerate(tokens):
        others = tuple(other for other in tokens[place + 1 :] if can_stand_together(token, other))
        for rest in _compatible(others, count - 1):
            yield (token, *rest)


def _walls(land: Land) -> list[Wall]:
    """Every border between two squares, in reading order."""
    shift = shift_of(land.mask)
    mask = shift.move_mask(land.mask)
    level = [(cell, cell + 1) for cell in cells_in(mask & mask >> 1 & NOT_LAST)]
    upright = [(cell, cell + SIDE) for cell in cells_in(mask & mask >> SIDE)]
    if shift is STAY:
        return sorted(level + upright)
    walls = (sorted(map(shift.restore, wall)) for wall in level + upright)
    return sorted((one, other) for one, other in walls)


def _bridges(land: Land) -> list[Bridge]:
    shift = shift_of(land.mask)
    mask = shift.move_mask(land.mask)
    across, along = mask << 1 & mask >> 1 & _INNER, (mask << SIDE & mask >> SIDE) & TABLE
    level, upright = _BRIDGES_AT
    return [
        *map(level.__getitem__, shift.restore_cells(across)),
        *map(upright.__getitem__, shift.restore_cells(along)),
    ]


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
    if towers is not None and len(layout.towers) > towers:
        raise illegal("tokens-towers", used=len(layout.towers), owned=towers)
    if wall_bridges is not None and layout.wall_bridges > wall_bridges:
        raise illegal("tokens-wall-bridges", used=layout.wall_bridges, owned=wall_bridges)
    for cell in layout.towers:
        square = land.at(cell)
        if square is None:
            raise illegal("tower-slot", cell, cell=name_of(cell))
        if icon_of(square) not in CREATURES:
            raise illegal("tower-empty", cell, cell=name_of(cell))
    for one, other in layout.walls:
        first, second = sorted(map(shift_of(land.mask).move, (one, other)))
        is_right = second - first == 1 and column_of(second) > 0
        if second - first != SIDE and not is_right:
            raise illegal("wall-border", one, other, **sides(one, other))
        for cell in (one, other):
            if land.at(cell) is None:
                raise illegal("wall-slot", cell, cell=name_of(cell))
    for bridge in layout.bridges:
        _check_bridge(land, layout, bridge)
    check_prey(land, layout)


def _check_bridge(land: Land, layout: Layout, bridge: Bridge) -> None:
    named = {"over": name_of(bridge.cell), "way": bridge.direction}
    if bridge.direction not in (LEVEL, UPRIGHT):
        raise illegal("bridge-direction", bridge.cell, bridge=str(bridge))
    if sum(other.cell == bridge.cell for other in layout.bridges) > 1:
        raise illegal("bridge-crossed", bridge.cell, cell=name_of(bridge.cell))
    # Where the land lies on one side of the edge only, no bridge crosses it
    line_of = column_of if bridge.direction == LEVEL else row_of
    unrolled = line_of(shift_of(land.mask).move(bridge.cell))
    across = (end for end in bridge.ends if abs(line_of(end) - line_of(bridge.cell)) > 1)
    if unrolled in (0, SIDE - 1) or any(land.at(end) is None for end in across):
        raise illegal("bridge-edge", bridge.cell, **named)
    for end in bridge.ends:
        if land.at(end) is None:
            raise illegal("bridge-end", end, cell=name_of(end), **named)
        wall = (min(end, bridge.cell), max(end, bridge.cell))
        if wall in layout.walls:
            raise illegal("bridge-wall", *wall, **named, **sides(*wall))
