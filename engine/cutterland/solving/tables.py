"""What squares can bring, for every number of tokens spent and of turtles alive; and a limit on the
work of a search, counted in steps: the engine has no clock, and the same question must get the same
answer on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from engine.cutterland.ground import Squares
from engine.cutterland.solving.contents import Towers

Key: TypeAlias = tuple[int, int, int]
"""Wall/bridge tokens and towers spent, and turtles alive (3: or more)."""
Tokens: TypeAlias = int  # a set of walls and bridges: a mask over `Sites.tokens`


class Moves(NamedTuple):
    """`number` creatures that `cost` tokens each would bring into or out of reach of krakens: from
    one field of a `Content` to another."""

    source: int
    target: int
    cost: int
    number: int


class Leaf(NamedTuple):
    """How an area gets its worth: the number of moves of each kind, and the towers."""

    area: Squares
    moves: tuple[Moves, ...]
    counts: tuple[int, ...]
    towers: Towers


class Construction(NamedTuple):
    """Walls and bridges, and the worth of the areas they make."""

    tokens: Tokens
    areas: Reason


Reason: TypeAlias = "Leaf | Construction | tuple[Reason, Reason] | None"
"""How a worth comes about."""
Entry: TypeAlias = tuple[Key, int, Reason]
"""A key, its worth including the cost of tokens but not the points of turtles, and the reason."""
Table: TypeAlias = Sequence[Entry]  # the Pareto-optimal entries, sorted by key
Best: TypeAlias = dict[Key, tuple[int, Reason]]  # the best worth found for each key, and why

NOTHING: Table = (((0, 0, 0), 0, None),)
_FIRST: Final = itemgetter(0)


def improve(best: Best, key: Key, worth: int, reason: Reason) -> None:
    """Keep a worth if it is better than the known one; among equals the first stays."""
    known = best.get(key)
    if known is None or known[0] < worth:
        best[key] = worth, reason


def table_of(best: Best) -> Table:
    """The entries worth keeping."""
    if len(best) == 1:
        return [(key, worth, reason) for key, (worth, reason) in best.items()]
    kept: list[Entry] = []
    for key, (worth, reason) in sorted(best.items(), key=_FIRST):
        _, towers, turtles = key
        for (_, fewer, same), other, _ in kept:
            if same == turtles and fewer <= towers and other >= worth:
                break
        else:
            kept.append((key, worth, reason))
    return kept


def combine(one: Table, other: Table, wall_bridges: int, towers: int) -> Table:
    """What two sets of squares bring together with the tokens available."""
    if one is NOTHING and wall_bridges >= 0:
        return [entry for entry in other if entry[0][0] <= wall_bridges]
    best: Best = {}
    for (ours, high, alive), worth, reason in one:
        for (more, higher, others), bring, why in other:
            if ours + more <= wall_bridges and high + higher <= towers:
                key = ours + more, high + higher, min(alive + others, 3)
                improve(best, key, worth + bring, (reason, why))
    return table_of(best)


def merge_best(one: Table | None, other: Table) -> Table:
    """The best of two tables for the same squares."""
    if one is None:
        return other
    best: Best = {key: (worth, reason) for key, worth, reason in one}
    for key, worth, reason in other:
        improve(best, key, worth, reason)
    return table_of(best)


class Exhausted(Exception):
    """A search has used up its steps."""


class Effort:
    """The steps left; None for no limit. A step takes about a microsecond."""

    def __init__(self, steps: int | None) -> None:
        self._left = steps

    def spend(self, steps: int) -> None:
        """Raises `Exhausted` if there are fewer steps left."""
        if self._left is None:
            return
        self._left -= steps
        if self._left < 0:
            raise Exhausted
