"""The rules once more, as plainly as they can be written: sets, loops and brute force.

Nothing of the engine is used here, so that two independent readings of the rules are compared.
Cells are (row, column) from (0, 0), squares are the two characters of the notation.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import TypeAlias

Spot: TypeAlias = tuple[int, int]
Map: TypeAlias = dict[Spot, str]

GOBLINS = [0, 2, 5, 9, 14]
TURTLES = {1: 10, 2: 5}
CREATURES = set("KGCTDF")


def read(text: str) -> Map:
    return {
        (row, column): word
        for row, line in enumerate(text.split("/"))
        for column, word in enumerate(line.split())
        if word != "--"
    }


def spot(name: str) -> Spot:
    return int(name[1:]) - 1, ord(name[0]) - ord("A")


def name(of: Spot) -> str:
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[of[1]] + str(of[0] + 1)


@dataclass
class Tokens:
    """What stands on a land; names as in the notation."""

    towers: list[str] = field(default_factory=list)
    walls: list[str] = field(default_factory=list)
    bridges: list[str] = field(default_factory=list)


def ends(bridge: str) -> tuple[Spot, Spot]:
    row, column = spot(bridge[:-1])
    if bridge.endswith("h"):
        return (row, column - 1), (row, column + 1)
    return (row - 1, column), (row + 1, column)


def connections(land: Map, tokens: Tokens) -> set[frozenset[Spot]]:
    """Every pair of connected squares."""
    pairs = set()
    for row, column in land:
        for other in ((row + 1, column), (row, column + 1)):
            if other in land:
                pairs.add(frozenset({(row, column), other}))
    for wall in tokens.walls:
        pairs.remove(frozenset(map(spot, wall.split("-"))))
    return pairs | {frozenset(ends(bridge)) for bridge in tokens.bridges}


def areas(land: Map, tokens: Tokens) -> list[set[Spot]]:
    linked: dict[Spot, set[Spot]] = {cell: set() for cell in land}
    for one, other in map(tuple, connections(land, tokens)):
        if land[one][0] == land[other][0]:
            linked[one].add(other)
            linked[other].add(one)
    left, found = set(land), []
    while left:
        area: set[Spot] = set()
        reached = {min(left)}
        while reached:
            area |= reached
            reached = set().union(*(linked[cell] for cell in reached)) - area
        found.append(area)
        left -= area
    return found


def krakens_prey(land: Map, tokens: Tokens) -> set[Spot]:
    pairs = connections(land, tokens)
    towered = {spot(tower) for tower in tokens.towers}
    prey = set()
    for hunter in land:
        if land[hunter][1] != "K":
            continue
        for other in land:
            diagonal = abs(other[0] - hunter[0]) == 1 and abs(other[1] - hunter[1]) == 1
            reached = diagonal or frozenset({hunter, other}) in pairs
            if reached and land[other][1] in CREATURES - {"K"} and other not in towered:
                prey.add(other)
    return prey


def dragon_choices(land: Map, tokens: Tokens) -> Iterator[tuple[Spot, ...]]:
    """Every prey the dragons may have, each sorted."""
    gone = krakens_prey(land, tokens)
    towered = {spot(tower) for tower in tokens.towers}
    meals = []
    for area in areas(land, tokens):
        dragons = {cell for cell in area - gone if land[cell][1] == "D"}
        edible = {cell for cell in area - gone - towered - dragons if land[cell][1] in CREATURES}
        meals.append(list(combinations(sorted(edible), min(len(dragons), len(edible)))))
    for choice in product(*meals):
        yield tuple(sorted(cell for meal in choice for cell in meal))


def points(land: Map, tokens: Tokens, prey: tuple[Spot, ...], unused: int) -> dict[str, int]:
    """Points by kind, with the total and the survivors, for one prey of the dragons."""
    eaten = krakens_prey(land, tokens)
    alive = {
        cell: square[1]
        for cell, square in land.items()
        if square[1] in CREATURES and cell not in eaten and cell not in prey
    }
    found = dict.fromkeys(("goblin", "centaur", "dragon"), 0)
    for area in areas(land, tokens):
        icons = [alive[cell] for cell in area if cell in alive]
        goblins = icons.count("G")
        found["goblin"] += GOBLINS[goblins] if goblins < 5 else 14 + 2 * (goblins - 4)
        found["centaur"] += len(area) if "C" in icons else 0
        found["dragon"] += 7 if icons.count("D") == 2 else 0
    found["kraken"] = 2 * len(eaten)
    found["turtle"] = TURTLES.get(list(alive.values()).count("T"), 0)
    found["frog"] = -2 * list(alive.values()).count("F")
    found["bonus"] = unused
    total = sum(found.values())
    return {**found, "total": total, "survivors": len(alive)}


def best(land: Map, tokens: Tokens) -> tuple[Spot, ...]:
    """The prey with the highest total, of equal ones the first in reading order."""
    choices = dragon_choices(land, tokens)
    return min(choices, key=lambda prey: (-points(land, tokens, prey, 0)["total"], prey))


def turned(piece: Map, turns: int) -> Map:
    """The piece after clockwise quarter turns, its box beginning at (0, 0)."""
    for _ in range(turns):
        height = 1 + max(row for row, _ in piece)
        piece = {(column, height - 1 - row): square for (row, column), square in piece.items()}
    return piece


def placements(land: Map, piece: Map) -> dict[frozenset[tuple[Spot, str]], tuple[str, int]]:
    """Every legal result of laying a piece, with the fewest turns that lead to it."""
    found: dict[frozenset[tuple[Spot, str]], tuple[str, int]] = {}
    for turns in range(4):
        shape = turned(piece, turns)
        for top, left in product(range(26), range(26)):
            laid = {(top + row, left + column): square for (row, column), square in shape.items()}
            if any(row > 25 or column > 25 or (row, column) in land for row, column in laid):
                continue
            if any(
                (row + down, column + right) in land
                for row, column in laid
                for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
            ):
                found.setdefault(frozenset(laid.items()), (name((top, left)), turns))
    return found


def legal_tokens(land: Map) -> tuple[list[str], list[str], list[str]]:
    """Every place for a tower, a wall and a bridge, each taken alone."""
    towers = [name(cell) for cell in sorted(land) if land[cell][1] in CREATURES]
    walls, bridges = [], []
    for row, column in sorted(land):
        walls += [
            f"{name((row, column))}-{name(other)}"
            for other in ((row, column + 1), (row + 1, column))
            if other in land
        ]
    for row, column in product(range(26), range(26)):
        for direction in "hv":
            bridge = name((row, column)) + direction
            if all(end in land for end in ends(bridge)):
                bridges.append(bridge)
    return towers, walls, bridges


def clash(bridge: str, other: str) -> bool:
    """Whether a bridge excludes another token: a bridge over the same cell, a wall at an end."""
    if "-" not in other:
        return bridge != other and bridge[:-1] == other[:-1]
    one, two = other.split("-")
    return any({spot(bridge[:-1]), end} == {spot(one), spot(two)} for end in ends(bridge))
