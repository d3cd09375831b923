"""The worth of an area while its land grows: its points now, and an estimate of what may become of
it.

In hundredths of a point. The estimates were fitted by playing (`docs/computers.md`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

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
"""How many towers are considered in one area."""


Guess: TypeAlias = tuple[int, int]
"""What something is worth beyond its points now: once, and for each piece to come."""


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
        worth + growth(terrain, content, to_come), turtles, tuple(gain for gain in gains if gain)
    )


def _liking(result: Result) -> tuple[int, int, int]:
    """A result's worth with and without its turtles, and how many it keeps."""
    worth = (result.worth + result.used * TOWER_COST) // POINT * HUNDRED
    return worth + _KEPT[result.turtles], worth, result.turtles


_KEPT: Final = (0, 600, 400, 0)
"""The assumed worth of turtles when dragons choose between them and others."""


def growth(terrain: str, content: Content, to_come: int) -> int:
    """What the pieces to come may add to an area, or spoil."""
    if not to_come:
        return 0
    found = guess(_DRAGONS[min(content.dragons, 3)], to_come)
    if not content.dragons:
        found += guess(_FROG, to_come) * content.frogs
    if terrain == MOOR:
        found += guess(_GOBLINS[min(content.goblins, 5)], to_come)
    if terrain == PLAINS and content.centaurs:
        found += guess(_CENTAUR, to_come)
    elif terrain == PLAINS:
        found += guess(_EACH_PLAIN, to_come) * min(content.size, 8) - _PLAINS
    return found


def guess(line: Guess, to_come: int) -> int:
    return line[0] + line[1] * to_come


_DRAGONS: Final[tuple[Guess, ...]] = ((0, 0), (70, 30), (35, -23), (0, 0))
"""A single dragon may get a mate, and a couple may be spoilt."""
_FROG: Final[Guess] = (0, 18)
"""A frog that no dragon devours now may be devoured later."""
_GOBLINS: Final[tuple[Guess, ...]] = ((0, 0), (-10, 17), (0, 30), (75, 3), (-50, -10), (0, 0))
_CENTAUR: Final[Guess] = (-40, 25)
_EACH_PLAIN: Final[Guess] = (16, 6)
_PLAINS: Final = 50
"""Wide plains are worth something even without a centaur."""
