"""Maps: spaces on a grid of hexagons, what a step between them costs (rules, sections 1 and 4), and
reading them from plain JSON values, with every fault named by its place (section 9).

Spaces are in doubled coordinates: column + row is even, and neighbours are at (±2, 0) and (±1, ±1).
`sight` knows what is seen from where.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, TypeAlias

from engine.contract import Json
from engine.json_readers import rows, table, text, whole

_KEYS = ("key", "name", "version", "theme", "spaces", "walls", "stairs")
_SPACE_KEYS = ("number", "column", "row", "cover", "high")
_SHOWN = 24
"""How many characters of an unknown key a message quotes."""
MOST_SPACES = 999
MOST_PLACE = 999
"""The largest column or row, to either side."""
Number: TypeAlias = int
"""The number of a space."""
Border: TypeAlias = tuple[Number, Number]
"""Two spaces that share an edge, the smaller number first."""

DIRECTIONS: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""The six neighbours as (columns, rows)."""
CLIMB: Final = 2
"""The cards that a step up a ledge costs."""


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
    is how pictures show it.

    Compared by identity, since a map is installed once. `seen` holds what `sight` has worked out.
    """

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
    """Parse a map. Only `spaces` is required: missing flags are false, missing lists empty.

    Raises `MapError` with the first fault.
    """
    for fault in find_faults(value):
        raise MapError(fault)
    given = table(value)
    spaces = [_read_space(one) for one in rows(given["spaces"])]
    return Map(
        key=text(given.get("key", "")),
        name=text(given.get("name", "")),
        version=whole(given.get("version", 1)),
        spaces=tuple(sorted(spaces, key=lambda space: space.number)),
        walls=_read_borders(given, "walls"),
        stairs=_read_borders(given, "stairs"),
        theme=text(given.get("theme", "")),
    )


def _read_space(value: Json) -> Space:
    given = table(value)
    number, column, row = (whole(given[key]) for key in _SPACE_KEYS[:3])
    return Space(number, column, row, bool(given.get("cover")), bool(given.get("high")))


def _read_borders(given: dict[str, Json], key: str) -> frozenset[Border]:
    pairs = [[whole(number) for number in rows(pair)] for pair in rows(given.get(key, []))]
    return frozenset(border_of(one, other) for one, other in pairs)


def find_faults(value: Json) -> Iterator[str]:
    """All faults of a map's JSON value: its form first, then its spaces, then its borders."""
    if not isinstance(value, dict):
        yield "a map is an object"
        return
    yield from _unknown_keys("the map", value, _KEYS)
    for key in ("key", "name", "theme"):
        if not isinstance(value.get(key, ""), str):
            yield f"the {key} must be a text"
    if not _is_whole(value.get("version", 1), 1, MOST_SPACES):
        yield "the version must be a whole number from 1"
    spaces = value.get("spaces")
    if not isinstance(spaces, list) or not 0 < len(spaces) <= MOST_SPACES:
        yield f"the spaces must be a list of 1 to {MOST_SPACES}"
        return
    found = list(_space_faults(spaces))
    yield from found
    if not found:
        known = {space.number: space for space in map(_read_space, spaces)}
        yield from _border_faults(value, known)


def _space_faults(values: Sequence[Json]) -> Iterator[str]:
    numbers: set[int] = set()
    places: dict[tuple[int, int], int] = {}
    for position, value in enumerate(values, 1):
        fault = _form_fault(value, position)
        if fault or not isinstance(value, dict):
            yield fault
            continue
        space = _read_space(value)
        if space.number in numbers:
            yield f"space {space.number} is there twice"
        numbers.add(space.number)
        # The faults of where a space lies; `places` holds those before it, and gets this
        # one
        if (space.column + space.row) % 2:
            yield f"space {space.number}: column {space.column} + row {space.row} must be even"
        place = space.column, space.row
        if place in places:
            yield f"space {space.number} lies where space {places[place]} lies"
        places.setdefault(place, space.number)


def _form_fault(value: Json, position: int) -> str:
    """What is wrong with the form of a space; empty for nothing."""
    if not isinstance(value, dict):
        return f"entry {position} of the spaces is not an object"
    if not _is_whole(value.get("number"), 1, MOST_SPACES):
        return f"entry {position} of the spaces has no number from 1 to {MOST_SPACES}"
    name = f"space {value['number']}"
    for fault in _unknown_keys(name, value, _SPACE_KEYS):
        return fault
    for key in ("column", "row"):
        if not _is_whole(value.get(key), -MOST_PLACE, MOST_PLACE):
            return f"{name}: the {key} must be a whole number from -{MOST_PLACE} to {MOST_PLACE}"
    for key in ("cover", "high"):
        if not isinstance(value.get(key, False), bool):
            return f"{name}: {key} must be true or false"
    return ""


def _border_faults(value: dict[str, Json], known: dict[int, Space]) -> Iterator[str]:
    """The faults of walls and stairs, whose spaces are sound."""
    walls: set[Border] = set()
    for kind, key in (("wall", "walls"), ("stairs", "stairs")):
        pairs, seen = value.get(key, []), set[Border]()
        if not isinstance(pairs, list):
            yield f"the {key} must be a list of pairs"
            continue
        for pair in pairs:
            fault = _pair_fault(kind, key, pair, known)
            if fault or not isinstance(pair, list):
                yield fault
                continue
            border = border_of(whole(pair[0]), whole(pair[1]))
            name = f"{kind} {pair[0]}-{pair[1]}"
            if border in seen:
                yield f"{name} is there twice"
            seen.add(border)
            if kind == "wall":
                walls.add(border)
            elif border in walls:
                yield f"{name} is a wall too"
            elif known[border[0]].high == known[border[1]].high:
                yield f"{name} joins no low space to a high one"


def _pair_fault(kind: str, key: str, pair: Json, known: dict[int, Space]) -> str:
    """What is wrong with a pair of spaces; empty for nothing."""
    if (
        not isinstance(pair, list)
        or len(pair) != 2
        or not all(_is_whole(one, 1, MOST_SPACES) for one in pair)
    ):
        return f"the {key} must be pairs of numbers"
    name = f"{kind} {pair[0]}-{pair[1]}"
    for number in pair:
        if number not in known:
            return f"{name}: there is no space {number}"
    one, other = (known[whole(number)] for number in pair)
    if (other.column - one.column, other.row - one.row) not in DIRECTIONS:
        return f"{name}: the two spaces share no edge"
    return ""


def _unknown_keys(name: str, value: dict[str, Json], known: Sequence[str]) -> Iterator[str]:
    for key in value:
        if key not in known:
            yield f"{name} has no '{key[:_SHOWN]}': the keys are {', '.join(known)}"


def _is_whole(value: Json, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
