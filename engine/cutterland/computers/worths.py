"""The most a shaped ground can bring: towers shared out among its areas in the best way."""

from __future__ import annotations

from typing import TypeAlias

from engine.cutterland import points
from engine.cutterland.solving.contents import (
    POINT,
    Kinds,
    Result,
    content_of,
    results,
)
from engine.cutterland.computers.shapes import Shape
from engine.cutterland.ground import Squares

Chosen: TypeAlias = tuple[tuple[Squares, Result], ...]
"""A result for each area."""


class Appraiser:
    """Worths of shapes of one ground with a number of towers; remembers what areas bring.

    A worth is points, survivors and tokens kept in one whole number (`contents.POINT`), without the
    points of unused tokens but with the cost of using them.
    """

    def __init__(self, kinds: Kinds, towers: int) -> None:
        self._kinds = kinds
        self._towers = towers
        self._known: dict[tuple[Squares, Squares], tuple[Result, ...]] = {}

    def results(self, area: Squares, reached: Squares) -> tuple[Result, ...]:
        """What one area can bring."""
        key = area, area & reached
        known = self._known.get(key)
        if known is None:
            known = results(content_of(area, reached, self._kinds), self._towers)
            self._known[key] = known
        return known

    def worth(self, shape: Shape) -> int:
        """The best worth of a shape over all ways to stand towers."""
        sums = {(0, 0): 0}
        base = turtles = 0
        for area in shape.areas:
            found = self.results(area, shape.reached)
            if len(found) == 1:
                base += found[0].worth
                turtles += found[0].turtles
            else:
                sums = self._merged(sums, found)
        return base + max(
            worth + POINT * points.turtles(alive + turtles) for (_, alive), worth in sums.items()
        )

    def _merged(
        self, sums: dict[tuple[int, int], int], found: tuple[Result, ...]
    ) -> dict[tuple[int, int], int]:
        merged: dict[tuple[int, int], int] = {}
        for (count, turtles), worth in sums.items():
            for more, others, bring, _ in found:
                if count + more > self._towers:
                    continue
                key = count + more, min(turtles + others, 3)
                if merged.get(key, worth + bring - 1) < worth + bring:
                    merged[key] = worth + bring
        return merged

    def towers(self, shape: Shape) -> Chosen:
        """The areas with the results that make up the best worth."""
        sums: dict[tuple[int, int], tuple[int, Chosen]] = {(0, 0): (0, ())}
        for area in shape.areas:
            merged: dict[tuple[int, int], tuple[int, Chosen]] = {}
            for (count, turtles), (worth, chosen) in sums.items():
                for result in self.results(area, shape.reached):
                    key = count + result.used, min(turtles + result.turtles, 3)
                    total = worth + result.worth
                    if key[0] <= self._towers and (key not in merged or merged[key][0] < total):
                        merged[key] = total, (*chosen, (area, result))
            sums = merged
        best = max(sums, key=lambda key: sums[key][0] + POINT * points.turtles(key[1]))
        return sums[best][1]
