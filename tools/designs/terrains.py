"""The terrain of a pack's cards: connected areas, distinct maps even if rotated, exact totals."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from engine.cutterland.cards import COLUMNS, ROWS
from engine.cutterland.squares import TERRAINS
from engine.rng import Rng
from tools.designs.recipes import Recipe

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
"""The squares adjacent to each square of a card."""

NARROWEST: Final = 2
"""The fewest squares of a terrain on a card."""
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


def terrain_maps(recipe: Recipe, chance: Rng) -> list[Map]:
    """As many maps by number of areas as the recipe asks for, and as many squares by terrain."""
    wanted = [areas for areas in sorted(recipe.areas) for _ in range(recipe.areas[areas])]
    maps: list[Map] = []
    for areas in wanted:
        maps.append(_fresh(areas, recipe.widest, maps, chance))
    while wrong := _imbalance(maps, recipe.squares):
        place = chance.below(len(maps))
        others = maps[:place] + maps[place + 1 :]
        fresh = _fresh(wanted[place], recipe.widest, others, chance)
        changed = [*maps[:place], fresh, *maps[place + 1 :]]
        if _imbalance(changed, recipe.squares) <= wrong:
            maps = changed
    return maps


def _imbalance(maps: list[Map], squares: Mapping[str, int]) -> int:
    everything = "".join(maps)
    return sum(abs(everything.count(terrain) - squares[terrain]) for terrain in TERRAINS)


def _fresh(areas: int, widest: int, others: list[Map], chance: Rng) -> Map:
    """A map with that many areas that equals no other, rotated or not."""
    while True:
        terrain = _grow_map(areas, chance)
        if (
            _is_sound(terrain, areas, widest)
            and terrain not in others
            and terrain[::-1] not in others
        ):
            return terrain


def _is_sound(terrain: Map, areas: int, widest: int) -> bool:
    sizes = [len(area) for area in areas_of(terrain)]
    fair = all(NARROWEST <= terrain.count(each) <= widest for each in TERRAINS)
    return fair and len(sizes) == areas and sizes.count(1) <= MOST_SINGLES


def _grow_map(areas: int, chance: Rng) -> Map:
    """A map grown outwards from one random square per area."""
    terrain = [""] * SQUARES
    for square in chance.shuffle(range(SQUARES))[:areas]:
        terrain[square] = TERRAINS[chance.below(len(TERRAINS))]
    while "" in terrain:
        square = chance.below(SQUARES)
        beside = [terrain[other] for other in NEIGHBOURS[square] if terrain[other]]
        if not terrain[square] and beside:
            terrain[square] = beside[chance.below(len(beside))]
    return "".join(terrain)
