"""Flatten a path's text to straight lines: cubic and quadratic curves in short steps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

Spot: TypeAlias = tuple[float, float]

STEPS = 14
"""Straight pieces per curve: at 120 px per square none is longer than a few pixels."""
ARITY = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}


class BadPath(ValueError):
    """A path's text is invalid."""


@dataclass(frozen=True, slots=True)
class Flat:
    """A run of points; `closed` joins the last to the first."""

    points: tuple[Spot, ...]
    closed: bool


@lru_cache(maxsize=4096)
def flatten(d: str) -> tuple[Flat, ...]:
    """The runs of a path. Raises `BadPath`."""
    runs: list[Flat] = []
    points: list[Spot] = []
    for command, spots in _commands(d):
        if command == "Z":
            runs.append(Flat(tuple(points), True))
            points = []
        elif command == "M":
            if points:
                runs.append(Flat(tuple(points), False))
            points = [spots[0]]
        elif not points:
            raise BadPath(f"{command} before M: {d}")
        else:
            points += _curve(points[-1], spots)
    if points:
        runs.append(Flat(tuple(points), False))
    return tuple(runs)


def _commands(d: str) -> list[tuple[str, list[Spot]]]:
    found: list[tuple[str, list[Spot]]] = []
    words = d.split()
    at = 0
    command = ""
    while at < len(words):
        if words[at] in ARITY:
            command = words[at]
            at += 1
        count = ARITY.get(command)
        if count is None:
            raise BadPath(d)
        numbers = [float(word) for word in words[at : at + 2 * count]]
        stray = count == 0 and at < len(words) and words[at] not in ARITY
        if stray or len(numbers) != 2 * count:
            raise BadPath(d)
        found.append((command, list(zip(numbers[::2], numbers[1::2], strict=True))))
        at += 2 * count
        if command == "M":
            command = "L"
    return found


def _curve(start: Spot, spots: list[Spot]) -> list[Spot]:
    if len(spots) == 1:
        return spots
    if len(spots) == 2:
        (qx, qy), end = spots
        # A quadratic curve is a cubic one with its control points two thirds of the way.
        first = (start[0] + (qx - start[0]) * 2 / 3, start[1] + (qy - start[1]) * 2 / 3)
        second = (end[0] + (qx - end[0]) * 2 / 3, end[1] + (qy - end[1]) * 2 / 3)
        return _curve(start, [first, second, end])
    first, second, end = spots
    return [_cubic(start, first, second, end, step / STEPS) for step in range(1, STEPS + 1)]


def _cubic(a: Spot, b: Spot, c: Spot, d: Spot, t: float) -> Spot:
    s = 1 - t
    p, q, r, u = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
    return p * a[0] + q * b[0] + r * c[0] + u * d[0], p * a[1] + q * b[1] + r * c[1] + u * d[1]
