"""Placing and scoring with plain sets of cells, as one would write it first: the yardstick."""

from itertools import combinations, product
from typing import TypeAlias

from engine.cells import SIDE
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.pieces import Piece
from engine.cutterland.points import goblins, turtles

Spot: TypeAlias = tuple[int, int]
Shape: TypeAlias = tuple[tuple[Spot, str], ...]
Link: TypeAlias = frozenset[Spot]
Tokens: TypeAlias = tuple[set[Spot], set[Link], set[Link]]
"""Towers, the links that walls cut, and the links that bridges make."""
_SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


def spots(land: Land) -> dict[Spot, str]:
    return {divmod(cell, SIDE): square for cell, square in zip(land.cells, land.squares)}  # noqa: B905


def orientations(piece: Piece) -> list[Shape]:
    turned = [piece.rotate(turns) for turns in range(4)]
    return [tuple(zip(one.cells, one.squares, strict=True)) for one in turned]


def placements(
    land: dict[Spot, str], shapes: list[Shape], *, endless: bool = False
) -> set[frozenset[tuple[Spot, str]]]:
    """Every distinct legal result of laying a piece, from the land's rim outward, on the table or
    on one without end."""
    rim = {(row + down, column + right) for row, column in land for down, right in _SIDES}
    found = set()
    for shape in shapes:
        for (row, column), ((down, right), _) in product(rim - land.keys(), shape):
            top, left = row - down, column - right
            laid = frozenset(((top + r, left + c), square) for (r, c), square in shape)
            if laid in found or any(spot in land for spot, _ in laid):
                continue
            if endless or all(0 <= r < SIDE and 0 <= c < SIDE for (r, c), _ in laid):
                found.add(laid)
    return found


def tokens(layout: Layout) -> Tokens:
    walls = {frozenset((divmod(one, SIDE), divmod(two, SIDE))) for one, two in layout.walls}
    bridges = {
        frozenset(divmod(end, SIDE) for end in bridge.ends) for bridge in layout.bridges
    }  # fmt: skip
    return {divmod(cell, SIDE) for cell in layout.towers}, walls, bridges


def total(land: dict[Spot, str], standing: Tokens) -> int:
    """The points of a land with the dragons' best prey."""
    towers, walls, bridges = standing
    links: dict[Spot, set[Spot]] = {spot: set() for spot in land}
    for row, column in land:
        for down, right in _SIDES:
            other = row + down, column + right
            if other in land and frozenset(((row, column), other)) not in walls:
                links[row, column].add(other)
    for one, other in bridges:
        links[one].add(other)
        links[other].add(one)
    eaten = _krakens_prey(land, links, towers)
    areas = _areas(land, links)
    alive = {spot: square[1] for spot, square in land.items() if spot not in eaten}
    meals = [_meals(area, alive, towers) for area in areas]
    best = max(_points(areas, alive, set().union(*prey)) for prey in product(*meals))
    return best + 2 * len(eaten)


def _krakens_prey(
    land: dict[Spot, str], links: dict[Spot, set[Spot]], towers: set[Spot]
) -> set[Spot]:
    eaten = set()
    for (row, column), square in land.items():
        if square[1] == "K":
            corners = {(row + down, column + right) for down in (-1, 1) for right in (-1, 1)}
            eaten |= (links[row, column] | corners & land.keys()) - towers
    return {spot for spot in eaten if land[spot][1] in "GCTDF"}


def _areas(land: dict[Spot, str], links: dict[Spot, set[Spot]]) -> list[set[Spot]]:
    left, areas = set(land), []
    while left:
        area, fresh = set(), {left.pop()}
        while fresh:
            area |= fresh
            fresh = {
                other for spot in fresh for other in links[spot] if land[other][0] == land[spot][0]
            } - area
        left -= area
        areas.append(area)
    return areas


def _meals(area: set[Spot], alive: dict[Spot, str], towers: set[Spot]) -> list[set[Spot]]:
    inside = [spot for spot in area if spot in alive]
    hunters = sum(alive[spot] == "D" for spot in inside)
    edible = [spot for spot in inside if alive[spot] in "GCTF" and spot not in towers]
    return [set(prey) for prey in combinations(edible, min(hunters, len(edible)))]


def _points(areas: list[set[Spot]], alive: dict[Spot, str], prey: set[Spot]) -> int:
    found = 0
    for area in areas:
        icons = [alive[spot] for spot in area if spot in alive and spot not in prey]
        found += goblins(icons.count("G")) - 2 * icons.count("F")
        found += len(area) if "C" in icons else 0
        found += 7 if icons.count("D") == 2 else 0
    return found + turtles(sum(i == "T" and spot not in prey for spot, i in alive.items()))
