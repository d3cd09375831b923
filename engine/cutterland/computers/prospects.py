"""What an area is worth while its land still grows: what it would bring today, and a guess at
what may yet come of it.

Prospects are hundredths of a point. The guesses were fitted by playing (`docs/computers.md`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engine.cutterland import points
from engine.cutterland.computers.contents import (
    POINT,
    TOWER_COST,
    Content,
    Result,
    results,
)

HUNDRED: Final = 100
TOWERS: Final = 2
"""How many towers are thought of in one area."""


class Prospect(NamedTuple):
    """An area's worth, how many turtles it keeps, and what each of the first towers would add."""

    worth: int
    turtles: int
    towers: tuple[int, ...]


@lru_cache(maxsize=1 << 16)
def prospect(terrain: str, content: Content, to_come: int) -> Prospect:
    """The prospect of an area when its land has `to_come` more pieces to come."""
    found = results(content, TOWERS)
    best = [_best(found, count) for count in range(TOWERS + 1)]
    worth = best[0][0] + _growth(terrain, content, to_come)
    gains = tuple(best[count][0] - best[count - 1][0] for count in (1, 2))
    return Prospect(worth, best[0][1], tuple(gain for gain in gains if gain > 0))


def _best(found: tuple[Result, ...], towers: int) -> tuple[int, int]:
    """The best worth with at most that many towers, and the turtles alive with it; a turtle alone
    is taken for what one turtle brings, and more for the trouble they are."""
    return max(
        ((_points(result) + _KEPT[result.turtles]) * HUNDRED, result.turtles)
        for result in found
        if result.used <= towers
    )


_KEPT: Final = (0, 6, 4, 0)


def _points(result: Result) -> int:
    """Points without turtles, and without the cost of the towers."""
    return (result.worth + result.used * TOWER_COST) // POINT


def _growth(terrain: str, content: Content, to_come: int) -> int:
    """What the coming pieces may add to an area."""
    share = min(to_come, 6)
    growth = 0
    if terrain == "m":
        goblins = content.goblins
        more = points.goblins(goblins + 1) - points.goblins(goblins) if goblins < 5 else 2
        growth += more * (9 if goblins else 4) * share + 2 * min(content.size, 6) * share
    if terrain == "p":
        if content.centaurs:
            growth += 22 * share
        else:
            growth += 6 * min(content.size, 8) * share
    dragons = content.dragons
    if dragons == 1:
        growth += 28 * share
    elif dragons == 2:
        growth -= 8 * share
    elif dragons >= 3:
        growth += 22 * share
    return growth
