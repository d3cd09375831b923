"""The points of section 6 of the rules, and nothing else."""

from typing import Final

_GOBLINS = (0, 2, 5, 9, 14)
_TURTLES = (0, 10, 5)

KRAKEN_MEAL: Final = 2  # for each creature that krakens devour
DRAGON_COUPLE: Final = 7  # for each area with exactly two dragons
EACH_FROG: Final = -2


def goblins(count: int) -> int:
    """For the goblins of one area."""
    return _GOBLINS[count] if count < 5 else 14 + 2 * (count - 4)


def turtles(count: int) -> int:
    """For the turtles of a whole land."""
    return _TURTLES[count] if count < 3 else 0
