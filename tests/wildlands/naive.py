"""Second readings of the rules, written from the text alone and with no thought of speed."""

from fractions import Fraction
from typing import Any, TypeAlias

Point: TypeAlias = tuple[Fraction, Fraction]
HAIR = Fraction(1, 10**6)


def sees(value: dict[str, Any], start: int) -> list[int]:
    """The spaces in sight: every line is drawn twice, each time really moved by a little."""
    spaces = {one["number"]: one for one in value["spaces"]}
    edges = _blocking_edges(value)
    return sorted(
        number
        for number, end in spaces.items()
        if (spaces[start].get("high") or not end.get("high"))
        and (number == start or _is_clear(spaces[start], end, edges))
    )


def steps(value: dict[str, Any], start: int) -> dict[str, int]:
    spaces = {one["number"]: one for one in value["spaces"]}
    here, found = spaces[start], {}
    for number in sorted(spaces):
        there = spaces[number]
        across = abs(here["column"] - there["column"]), abs(here["row"] - there["row"])
        if across not in ((2, 0), (1, 1)) or _names(value, "walls", start, number):
            continue
        up = there.get("high") and not here.get("high")
        found[str(number)] = 2 if up and not _names(value, "stairs", start, number) else 1
    return found


def flights(value: dict[str, Any], start: int) -> dict[str, int]:
    found = set(steps(value, start))
    found |= {further for near in list(found) for further in steps(value, int(near))}
    return dict.fromkeys(sorted(found - {str(start)}, key=int), 1)


def _names(value: dict[str, Any], key: str, one: int, other: int) -> bool:
    return [one, other] in value.get(key, []) or [other, one] in value.get(key, [])


def _corners(space: dict[str, Any]) -> list[tuple[int, int]]:
    x, y = space["column"], 3 * space["row"]
    return [(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)]


def _blocking_edges(value: dict[str, Any]) -> list[tuple[Point, Point]]:
    """Every edge beside one space only, and every edge of two spaces with a wall between."""
    owners: dict[frozenset[tuple[int, int]], list[int]] = {}
    for space in value["spaces"]:
        corners = _corners(space)
        for one, other in zip(corners, corners[1:] + corners[:1], strict=True):
            owners.setdefault(frozenset((one, other)), []).append(space["number"])
    blocking = [
        edge
        for edge, beside in owners.items()
        if len(beside) == 1 or _names(value, "walls", *beside)
    ]
    return [
        ((Fraction(a), Fraction(b)), (Fraction(c), Fraction(d)))
        for (a, b), (c, d) in map(sorted, blocking)
    ]


def _is_clear(start: dict[str, Any], end: dict[str, Any], edges: list[tuple[Point, Point]]) -> bool:
    across, down = end["column"] - start["column"], 3 * (end["row"] - start["row"])
    for side in (HAIR, -HAIR):
        moved = [
            (space["column"] - side * down, 3 * space["row"] + side * across)
            for space in (start, end)
        ]
        if not any(_meet(moved[0], moved[1], *edge) for edge in edges):
            return True
    return False


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments cross: by solving for the point, not by signs."""
    across, down = b[0] - a[0], b[1] - a[1]
    right, below = d[0] - c[0], d[1] - c[1]
    area = across * below - down * right
    if area == 0:
        return False
    from_a = ((c[0] - a[0]) * below - (c[1] - a[1]) * right) / area
    from_c = ((c[0] - a[0]) * down - (c[1] - a[1]) * across) / area
    return 0 <= from_a <= 1 and 0 <= from_c <= 1
