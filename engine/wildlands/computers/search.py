"""The search for the best sequence of the own actions, with the odds of attacks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import nlargest
from operator import itemgetter
from typing import TypeAlias

from engine.wildlands.actions import End
from engine.wildlands.computers.field import Field, Lore
from engine.wildlands.computers.ideas import Idea, Thinker
from engine.wildlands.computers.worth import chance
from engine.wildlands.state import GOAL

Ranked: TypeAlias = tuple[float, Idea]
"""An idea with the chance to win that it leads to."""
_FIRST = itemgetter(0)


class Search:
    """Searches from one decision: follows as many ideas as `widths` says at each depth, and looks
    no deeper once it has rated `most` positions."""

    def __init__(self, lore: Lore, field: Field, widths: Sequence[int], most: int) -> None:
        self.lore, self.thinker = lore, Thinker(lore, field)
        self._widths, self._most = widths, most
        self._rated: dict[object, float] = {}
        self._found: dict[object, float] = {}

    def rate(self, field: Field) -> float:
        """The chance to win if the seat stops acting here."""
        key = field.key
        if key not in self._rated:
            self._rated[key] = chance(self.lore, field)
        return self._rated[key]

    def rank(self, field: Field) -> list[Ranked]:
        """What to do now with its chances, the best first; to stop is among it."""
        stop = Idea(End(), ((1.0, field),))
        return self.sort([(self.rate(field), stop), *self.rank_acts(field)])

    def rank_acts(self, field: Field) -> list[Ranked]:
        return self.follow(self._best(self.thinker.ideas(field), 0))

    def rank_urgent(self, field: Field) -> list[Ranked]:
        """What to interrupt for."""
        return self.follow(self._best(self.thinker.urgent_ideas(field), 0))

    def rank_reveals(self, field: Field) -> list[Ranked]:
        return self.follow(self.thinker.reveals(field))

    def follow(self, ideas: Iterable[Idea]) -> list[Ranked]:
        """Ideas with their chances, the best first."""
        return self.sort([(self._follow(idea, 0), idea) for idea in ideas])

    @staticmethod
    def sort(found: list[Ranked]) -> list[Ranked]:
        return sorted(found, key=_FIRST, reverse=True)

    def _best(self, ideas: Iterable[Idea], depth: int) -> list[Idea]:
        """Those that look best at once."""
        rated = [(self._rate_at_once(idea), idea) for idea in ideas]
        return [idea for _, idea in nlargest(self._widths[depth], rated, key=_FIRST)]

    def _rate_at_once(self, idea: Idea) -> float:
        return sum(odds * self.rate(field) for odds, field in idea.results)

    def _follow(self, idea: Idea, depth: int) -> float:
        return sum(odds * self._value(field, depth + 1) for odds, field in idea.results)

    def _value(self, field: Field, depth: int) -> float:
        """The chance to win with the best sequence that is found from here."""
        best = self.rate(field)
        is_deep = depth >= len(self._widths) or len(self._rated) >= self._most
        if is_deep or max(field.points) >= GOAL:
            return best
        key = depth, field.key
        if key not in self._found:
            for idea in self._best(self.thinker.ideas(field), depth):
                best = max(best, self._follow(idea, depth))
            self._found[key] = best
        return self._found[key]
