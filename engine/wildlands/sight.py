"""Which spaces are in sight of which, in exact arithmetic (rules, sections 5 and 9). The centre of
a space is (column, 3 row); its corners are (column, 3 row ± 2) and (column ± 1, 3 row ± 1). Sight
is blocked by walls and by every edge of a hexagon that two spaces do not share."""

from functools import lru_cache
from typing import Final, TypeAlias

from engine.wildlands.maps import Map, Number, Space, border_of

Point: TypeAlias = tuple[int, int]
Edge: TypeAlias = tuple[Point, Point]

_CORNERS: Final = {
    (2, 0): ((1, -1), (1, 1)),
    (1, 1): ((1, 1), (0, 2)),
    (-1, 1): ((0, 2), (-1, 1)),
    (-2, 0): ((-1, 1), (-1, -1)),
    (-1, -1): ((-1, -1), (0, -2)),
    (1, -1): ((0, -2), (1, -1)),
}
"""The two corners of the edge in each direction, from the centre."""


def centre_of(space: Space) -> Point:
    return space.column, 3 * space.row


@lru_cache(maxsize=8)
def blocking_edges(ground: Map) -> tuple[Edge, ...]:
    """Every edge that no line of sight crosses."""
    found: dict[Edge, None] = {}
    for space in ground.spaces:
        column, row = centre_of(space)
        for (columns, rows), corners in _CORNERS.items():
            other = ground.by_place.get((space.column + columns, space.row + rows))
            if other is None or border_of(space.number, other.number) in ground.walls:
                # Sorted, so that the two spaces beside an edge find the same one.
                start, end = sorted((column + right, row + down) for right, down in corners)
                found[start, end] = None
    return tuple(found)


def is_clear(start: Point, end: Point, edges: tuple[Edge, ...]) -> bool:
    """Whether the line between two centres crosses none of the edges, moved by a hair to its left
    or by a hair to its right."""
    near = [edge for edge in edges if _is_between(start, end, edge)]
    return any(not any(_is_crossed(start, end, edge, side) for edge in near) for side in (1, -1))


def _is_between(start: Point, end: Point, edge: Edge) -> bool:
    """Whether an edge is not wholly to one side of both ends, so that a line may cross it."""
    (one_x, one_y), (other_x, other_y) = edge
    return (
        min(one_x, other_x) <= max(start[0], end[0])
        and max(one_x, other_x) >= min(start[0], end[0])
        and min(one_y, other_y) <= max(start[1], end[1])
        and max(one_y, other_y) >= min(start[1], end[1])
    )


def _is_crossed(start: Point, end: Point, edge: Edge, side: int) -> bool:
    """Whether the line, moved by a hair to a side (1 or -1), crosses an edge. A corner exactly on
    the line counts to the other side. The crossing divides the edge in the ratio of its corners'
    distances from the line, and has to lie between the two centres."""
    across, down = end[0] - start[0], end[1] - start[1]
    (one_x, one_y), (other_x, other_y) = (
        (corner[0] - start[0], corner[1] - start[1]) for corner in edge
    )
    one, other = across * one_y - down * one_x, across * other_y - down * other_x
    if (one or -side) * (other or -side) > 0:
        return False
    along_one, along_other = across * one_x + down * one_y, across * other_x + down * other_y
    # Both are multiplied by the difference of the distances: its sign is taken out again.
    sign = 1 if one > other else -1
    crossing = (along_other * one - along_one * other) * sign
    return 0 < crossing < (one - other) * sign * (across * across + down * down)


def seen_from(ground: Map, number: Number) -> frozenset[Number]:
    """The spaces that can be aimed at from a space, its own included. From low ground nothing on
    high ground is."""
    if number not in ground.seen:
        start, edges = ground.by_number[number], blocking_edges(ground)
        ground.seen[number] = frozenset(
            end.number
            for end in ground.spaces
            if (start.high or not end.high) and is_clear(centre_of(start), centre_of(end), edges)
        )
    return ground.seen[number]
