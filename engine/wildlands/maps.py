"""Maps: spaces on a grid of hexagons, and what a step between them costs (rules, sections 1 and 4).

Spaces are in doubled coordinates: column + row is even, and neighbours are at (±2, 0) and (±1, ±1).
`map_reading` parses and checks a map; `sight` knows what is seen from where.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, TypeAlias

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
    """A board: its spaces ascending by number, and the borders that are walls and stairs.

    Compared by identity, since a map is installed once. `seen` holds what `sight` has worked out.
    """

    key: str
    name: str
    version: int
    spaces: tuple[Space, ...]
    walls: frozenset[Border]
    stairs: frozenset[Border]
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
        for columns, rows in DIRECTIONS:
            other = self.by_place.get((space.column + columns, space.row + rows))
            if other is not None:
                yield other

    def is_climb(self, start: Number, end: Number) -> bool:
        """Whether a step to an adjacent space goes up a ledge."""
        rises = self.by_number[end].high and not self.by_number[start].high
        return rises and border_of(start, end) not in self.stairs

    def step_costs(self, start: Number) -> Mapping[Number, int]:
        """The cards that a step to each adjacent space costs, ascending by space."""
        return self._all_step_costs[start]

    @cached_property
    def _all_step_costs(self) -> dict[Number, dict[Number, int]]:
        return {
            start: {end: CLIMB if self.is_climb(start, end) else 1 for end in near}
            for start, near in self.neighbours.items()
        }

    def flights(self, start: Number) -> tuple[Number, ...]:
        """The other spaces within two steps, ascending; ledges cost nothing, walls hold."""
        return self._all_flights[start]

    @cached_property
    def _all_flights(self) -> dict[Number, tuple[Number, ...]]:
        near = self.neighbours
        return {
            start: tuple(
                sorted({*near[start], *(end for one in near[start] for end in near[one])} - {start})
            )
            for start in near
        }

    @cached_property
    def walks(self) -> dict[Number, dict[Number, int]]:
        """The fewest steps from each space to every other that can be reached, and to itself."""
        return {space.number: self._walks_from(space.number) for space in self.spaces}

    def _walks_from(self, start: Number) -> dict[Number, int]:
        found, reached = {start: 0}, [start]
        for space in reached:
            for other in self.neighbours[space]:
                if other not in found:
                    found[other] = found[space] + 1
                    reached.append(other)
        return found

    def distance(self, one: Number, other: Number) -> int:
        """How many borders a straight line between two spaces passes, walls or not."""
        start, end = self.by_number[one], self.by_number[other]
        columns, rows = abs(start.column - end.column), abs(start.row - end.row)
        return rows + max(0, columns - rows) // 2
