"""What an area is worth while its land still grows: what it would bring today, and a guess at
what may yet come of it.

Prospects are hundredths of a point. The guesses were fitted by playing (`docs/computers.md`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engine.cutterland.solving.contents import (
    POINT,
    TOWER_COST,
    Content,
    Result,
    results,
)
from engine.cutterland.squares import MOOR, PLAINS

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
    best = [
        max(_liking(result) for result in found if result.used <= towers)
        for towers in range(TOWERS + 1)
    ]
    _, worth, turtles = best[0]
    gains = tuple(best[towers][0] - best[towers - 1][0] for towers in range(1, TOWERS + 1))
    return Prospect(
        worth + _growth(terrain, content, to_come), turtles, tuple(gain for gain in gains if gain)
    )


def _liking(result: Result) -> tuple[int, int, int]:
    """How well a result is liked, its points without turtles, and how many turtles it keeps."""
    worth = (result.worth + result.used * TOWER_COST) // POINT * HUNDRED
    return worth + _KEPT[result.turtles], worth, result.turtles


_KEPT: Final = (0, 600, 400, 0)
"""What turtles are taken for when dragons may have them or something else."""


def _growth(terrain: str, content: Content, to_come: int) -> int:
    """What the coming pieces may add to an area, or spoil of it."""
    if not to_come:
        return 0
    growth = 35 * to_come * content.frogs
    growth += _DRAGONS[min(content.dragons, 3)]
    if content.dragons == 2:
        growth -= 75 * to_come
    if terrain == MOOR:
        growth -= _GOBLINS[min(content.goblins, 4)] * to_come
    if terrain == PLAINS and not content.centaurs:
        growth += (15 + 5 * to_come) * min(content.size, 8)
    return growth


_DRAGONS: Final = (0, 170, 100, 150)
"""A dragon waits for its mate, and three for something that devours one."""
_GOBLINS: Final = (0, 15, 15, 25, 70)
"""For each piece to come: large groups have less to gain than to lose."""
