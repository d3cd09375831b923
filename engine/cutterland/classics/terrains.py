"""The terrain of the pack's cards: coherent areas, no two maps alike when turned, equal totals."""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.chance import Chance
from engine.cutterland.cards import COLUMNS, ROWS
from engine.cutterland.squares import TERRAINS

Map: TypeAlias = str
"""Twelve terrain letters in reading order."""

SQUARES: Final = ROWS * COLUMNS
NEIGHBOURS: Final = tuple(
    tuple(
        other
        for other in range(SQUARES)
        if abs(other // COLUMNS - square // COLUMNS) + abs(other % COLUMNS - square % COLUMNS) == 1
    )
    for square in range(SQUARES)
)
"""The squares beside each square of a card."""

MOST_SINGLES: Final = 3
"""How many areas of a card may be single squares."""


def areas_of(terrain: Map) -> tuple[tuple[int, ...], ...]:
    """The orthogonally connected areas of a map, each as its squares in order."""
    left = set(range(SQUARES))
    areas = []
    while left:
        area, frontier = set(), [min(left)]
        while frontier:
            square = frontier.pop()
            if square not in left:
                continue
            left.discard(square)
            area.add(square)
            frontier += [other for other in NEIGHBOURS[square] if terrain[other] == terrain[square]]
        areas.append(tuple(sorted(area)))
    return tuple(areas)


def terrain_maps(counts: dict[int, int], chance: Chance) -> list[Map]:
    """As many maps as `counts` asks for, by number of areas, each terrain on a third of it all."""
    wanted = [areas for areas in sorted(counts) for _ in range(counts[areas])]
    maps: list[Map] = []
    for areas in wanted:
        maps.append(_fresh(areas, maps, chance))
    while _imbalance(maps):
        place = chance.below(len(maps))
        others = maps[:place] + maps[place + 1 :]
        changed = [*maps[:place], _fresh(wanted[place], others, chance), *maps[place + 1 :]]
        if _imbalance(changed) <= _imbalance(maps):
            maps = changed
    return maps


def _imbalance(maps: list[Map]) -> int:
    everything = "".join(maps)
    return sum(abs(3 * everything.count(terrain) - len(everything)) for terrain in TERRAINS)


def _fresh(areas: int, others: list[Map], chance: Chance) -> Map:
    """A map with that many areas which is none of the others, turned or not."""
    while True:
        terrain = _grown(areas, chance)
        if _sound(terrain, areas) and terrain not in others and terrain[::-1] not in others:
            return terrain


def _sound(terrain: Map, areas: int) -> bool:
    sizes = [len(area) for area in areas_of(terrain)]
    fair = all(2 <= terrain.count(each) <= 6 for each in TERRAINS)
    return fair and len(sizes) == areas and sizes.count(1) <= MOST_SINGLES


def _grown(areas: int, chance: Chance) -> Map:
    """A map grown from one seed for each area, the way land grows: from its borders."""
    terrain = [""] * SQUARES
    for square in chance.shuffled(range(SQUARES))[:areas]:
        terrain[square] = TERRAINS[chance.below(len(TERRAINS))]
    while "" in terrain:
        square = chance.below(SQUARES)
        beside = [terrain[other] for other in NEIGHBOURS[square] if terrain[other]]
        if not terrain[square] and beside:
            terrain[square] = beside[chance.below(len(beside))]
    return "".join(terrain)
