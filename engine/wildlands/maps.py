"""Maps: spaces on a grid of hexagons, what a step between them costs (rules, sections 1 and 4), and
reading them from plain JSON values, with a fault named by its place (section 9).

Spaces are in doubled coordinates: column + row is even, and neighbours are at (±2, 0) and (±1, ±1).
`sight` knows what is seen from where.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, TypeAlias

from engine.contract import Json
from engine.requests import text, whole

_KEYS = ("key", "name", "version", "theme", "spaces", "walls", "stairs")
_SPACE_KEYS = ("number", "column", "row", "cover", "high")
_SHOWN = 24  # how many characters of an unknown key a message quotes
MOST_SPACES = 999
MOST_PLACE = 999  # the largest column or row, to either side
Number: TypeAlias = int  # the number of a space
Border: TypeAlias = tuple[Number, Number]
"""Two spaces that share an edge, the smaller number first."""

DIRECTIONS: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""The six neighbours as (columns, rows)."""
CLIMB: Final = 2  # the cards that a step up a ledge costs


@dataclass(frozen=True, slots=True)
class Space:
    number: Number
    column: int
    row: int
    cover: bool = False
    high: bool = False


def border_of(one: Number, other: Number) -> Border:
    return min(one, other), max(one, other)


@dataclass(frozen=True, eq=False)
class Map:
    """A board: its spaces ascending by number, and the borders that are walls and stairs. `theme`
    is how pictures show it. Compared by identity, since a map is installed once. `seen` holds what
    `sight` has worked out."""

    key: str
    name: str
    version: int
    spaces: tuple[Space, ...]
    walls: frozenset[Border]
    stairs: frozenset[Border]
    theme: str = ""
    seen: dict[Number, frozenset[Number]] = field(default_factory=dict, repr=False)

    @cached_property
    def by_number(self) -> dict[Number, Space]:
        return {space.number: space for space in self.spaces}

    @cached_property
    def by_place(self) -> dict[tuple[int, int], Space]:
        """The spaces by column and row."""
        return {(space.column, space.row): space for space in self.spaces}

    @cached_property
    def neighbours(self) -> dict[Number, tuple[Number, ...]]:
        """The adjacent spaces of each, ascending: across every border that is no wall."""
        return {
            space.number: tuple(
                sorted(
                    other.number
                    for other in self.touching(space)
                    if border_of(space.number, other.number) not in self.walls
                )
            )
            for space in self.spaces
        }

    def touching(self, space: Space) -> Iterator[Space]:
        """The spaces that share an edge with a space, walls or not."""
        for right, down in DIRECTIONS:
            other = self.by_place.get((space.column + right, space.row + down))
            if other is not None:
                yield other

    def is_climb(self, start: Number, end: Number) -> bool:
        """Whether a step to an adjacent space goes up a ledge."""
        rises = self.by_number[end].high and not self.by_number[start].high
        return rises and border_of(start, end) not in self.stairs

    @cached_property
    def step_costs(self) -> dict[Number, dict[Number, int]]:
        """The cards that a step from each space to each adjacent one costs, ascending by space."""
        return {
            start: {end: CLIMB if self.is_climb(start, end) else 1 for end in near}
            for start, near in self.neighbours.items()
        }

    @cached_property
    def flights(self) -> dict[Number, tuple[Number, ...]]:
        """The other spaces within two steps of each, ascending; ledges cost nothing, walls hold."""
        near, flights = self.neighbours, {}
        for start, beside in near.items():
            reached = {*beside}.union(*(near[one] for one in beside)) - {start}
            flights[start] = tuple(sorted(reached))
        return flights

    @cached_property
    def walks(self) -> dict[Number, dict[Number, int]]:
        """The fewest steps from each space to every other that can be reached, and to itself."""
        walks = {}
        for start in self.by_number:
            found = walks[start] = {start: 0}
            reached = [start]
            for space in reached:
                for other in self.neighbours[space]:
                    if other not in found:
                        found[other] = found[space] + 1
                        reached.append(other)
        return walks

    def distance(self, one: Number, other: Number) -> int:
        """How many borders a straight line between two spaces passes, walls or not."""
        start, end = self.by_number[one], self.by_number[other]
        columns, rows = abs(start.column - end.column), abs(start.row - end.row)
        return rows + max(0, columns - rows) // 2


class MapError(ValueError):
    """An invalid map; the message names the space or the border."""


def read_map(value: Json) -> Map:
    """Parse a map. Only `spaces` is required: missing flags are false, missing lists empty. Raises
    `MapError` with the first fault: of its form, of its spaces, or of its borders."""
    if not isinstance(value, dict):
        raise MapError("a map is an object")
    _check_keys("the map", value, _KEYS)
    for key in ("key", "name", "theme"):
        if not isinstance(value.get(key, ""), str):
            raise MapError(f"the {key} must be a text")
    if not _is_whole(value.get("version", 1), 1, MOST_SPACES):
        raise MapError("the version must be a whole number from 1")
    spaces = _read_spaces(value.get("spaces"))
    walls, stairs = _read_borders(value, spaces)
    return Map(
        key=text(value.get("key", "")),
        name=text(value.get("name", "")),
        version=whole(value.get("version", 1)),
        spaces=tuple(spaces[number] for number in sorted(spaces)),
        walls=walls,
        stairs=stairs,
        theme=text(value.get("theme", "")),
    )


def _read_spaces(values: Json) -> dict[Number, Space]:
    if not isinstance(values, list) or not 0 < len(values) <= MOST_SPACES:
        raise MapError(f"the spaces must be a list of 1 to {MOST_SPACES}")
    found: dict[Number, Space] = {}
    places: dict[tuple[int, int], Number] = {}
    for position, value in enumerate(values, 1):
        space = _read_space(value, position)
        number, place = space.number, (space.column, space.row)
        if number in found:
            raise MapError(f"space {number} is there twice")
        if sum(place) % 2:
            raise MapError(f"space {number}: column {place[0]} + row {place[1]} must be even")
        if place in places:
            raise MapError(f"space {number} lies where space {places[place]} lies")
        found[number], places[place] = space, number
    return found


def _read_space(value: Json, position: int) -> Space:
    if not isinstance(value, dict):
        raise MapError(f"entry {position} of the spaces is not an object")
    if not _is_whole(value.get("number"), 1, MOST_SPACES):
        raise MapError(f"entry {position} of the spaces has no number from 1 to {MOST_SPACES}")
    name = f"space {value['number']}"
    _check_keys(name, value, _SPACE_KEYS)
    for key in ("column", "row"):
        if not _is_whole(value.get(key), -MOST_PLACE, MOST_PLACE):
            span = f"from -{MOST_PLACE} to {MOST_PLACE}"
            raise MapError(f"{name}: the {key} must be a whole number {span}")
    for key in ("cover", "high"):
        if not isinstance(value.get(key, False), bool):
            raise MapError(f"{name}: {key} must be true or false")
    number, column, row = (whole(value[key]) for key in _SPACE_KEYS[:3])
    return Space(number, column, row, bool(value.get("cover")), bool(value.get("high")))


def _read_borders(
    value: dict[str, Json], spaces: dict[Number, Space]
) -> tuple[frozenset[Border], frozenset[Border]]:
    """The walls and the stairs."""
    walls, stairs = set[Border](), set[Border]()
    for kind, key, found in (("wall", "walls", walls), ("stairs", "stairs", stairs)):
        pairs = value.get(key, [])
        if not isinstance(pairs, list):
            raise MapError(f"the {key} must be a list of pairs")
        for pair in pairs:
            if not isinstance(pair, list) or len(pair) != 2:
                raise MapError(f"the {key} must be pairs of numbers")
            if not all(_is_whole(one, 1, MOST_SPACES) for one in pair):
                raise MapError(f"the {key} must be pairs of numbers")
            name, border = f"{kind} {pair[0]}-{pair[1]}", border_of(whole(pair[0]), whole(pair[1]))
            for number in pair:
                if number not in spaces:
                    raise MapError(f"{name}: there is no space {number}")
            one, other = (spaces[number] for number in border)
            if (other.column - one.column, other.row - one.row) not in DIRECTIONS:
                raise MapError(f"{name}: the two spaces share no edge")
            if border in found:
                raise MapError(f"{name} is there twice")
            if kind == "stairs" and border in walls:
                raise MapError(f"{name} is a wall too")
            if kind == "stairs" and one.high == other.high:
                raise MapError(f"{name} joins no low space to a high one")
            found.add(border)
    return frozenset(walls), frozenset(stairs)


def _check_keys(name: str, value: dict[str, Json], known: Sequence[str]) -> None:
    for key in value:
        if key not in known:
            raise MapError(f"{name} has no '{key[:_SHOWN]}': the keys are {', '.join(known)}")


def _is_whole(value: Json, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
