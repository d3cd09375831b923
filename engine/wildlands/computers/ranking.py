"""What a seat may do, ranked by its chance to win: the best sequences of its own actions, with the
odds that attacks are defended. The others' turns are not played out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import nlargest
from operator import itemgetter
from typing import Final, TypeAlias

from engine.contract import Seat
from engine.wildlands.actions import Defend, End, Interrupt, Pass
from engine.wildlands.cards import WILD
from engine.wildlands.choices import legal_actions
from engine.wildlands.computers.field import Field, Lore, index_of, read_field
from engine.wildlands.computers.ideas import Idea, Thinker
from engine.wildlands.computers.worth import chance
from engine.wildlands.state import GOAL, Phase, Strike
from engine.wildlands.targets import damage_of
from engine.wildlands.views import View


@dataclass(frozen=True, slots=True)
class Effort:
    """What a level spends on a decision: how many ideas it follows at each depth, and after how
    many positions it looks no deeper. Interrupts are considered less deeply."""

    widths: tuple[int, ...]
    interrupt_widths: tuple[int, ...]
    positions: int


MEDIUM: Final = "medium"
HARD: Final = "hard"
EFFORTS: Final = {
    MEDIUM: Effort(widths=(8,), interrupt_widths=(8,), positions=400),
    HARD: Effort(widths=(6, 3, 1, 1, 1), interrupt_widths=(4, 1, 1), positions=6000),
}

Ranked: TypeAlias = tuple[float, Idea]  # an idea with the chance to win that it leads to
_FIRST = itemgetter(0)
_INTERRUPT_GAIN: Final = 0.01
"""How much an interrupt must gain: a wild card is worth more in many a hand than it seems."""


def rank(view: View, effort: Effort) -> list[Ranked]:
    """What the seat may do, with the chances to win, the best first; not in set-up."""
    return begin_search(view, effort).rank()


def begin_search(view: View, effort: Effort) -> Search:
    widths = effort.interrupt_widths if view.phase is Phase.ASK else effort.widths
    return Search(Lore(view), read_field(view), widths, effort.positions)


def defend(field: Field, strike: Strike, action: Defend, seat: Seat) -> Field:
    """The position after a defence; no one else defends."""
    after = field.without(seat, tuple(card for _, card in action.cards if card))
    named = dict(action.cards)
    for fighter in strike.hits:
        is_other = strike.is_open and fighter.character not in named
        is_held = fighter.seat == seat and named.get(fighter.character)
        if not is_other and not is_held:
            after.hit(index_of(fighter), damage_of(strike.flag), strike.attacker.seat)
    return after


class Search:
    """Searches from one decision: follows as many ideas as `widths` says at each depth, and looks
    no deeper once it has rated `most` positions."""

    def __init__(self, lore: Lore, field: Field, widths: Sequence[int], most: int) -> None:
        self.lore, self.thinker = lore, Thinker(lore, field)
        self.start, self._widths, self._most = field, widths, most
        self._rated: dict[object, float] = {}
        self._found: dict[object, float] = {}

    def narrow(self, widths: Sequence[int]) -> Search:
        """A search of other widths that knows what this one has rated."""
        other = Search(self.lore, self.start, widths, self._most)
        other._rated = self._rated
        return other

    def rank(self) -> list[Ranked]:
        """What the seat may do, with the chances to win, the best first."""
        field, phase = self.start, self.lore.view.phase
        if phase is Phase.DEFEND:
            return self._rank_defences(field)
        if phase is Phase.ASK:
            return self._rank_answers(field)
        if phase is Phase.REVEAL:
            return self.follow(self.thinker.reveals(field))
        stop: Ranked = self.rate(field), Idea(End(), ((1.0, field),))
        return self._sort([stop, *self.follow_best(self.thinker.ideas(field))])

    def _rank_defences(self, field: Field) -> list[Ranked]:
        view, found = self.lore.view, []
        for action in legal_actions(view):
            assert isinstance(action, Defend)
            assert view.strike is not None
            after = defend(field, view.strike, action, self.lore.seat)
            found.append((self.rate(after), Idea(action, ((1.0, after),))))
        return self._sort(found)

    def _rank_answers(self, field: Field) -> list[Ranked]:
        """An interrupt is worth what the best action brings without its wild card."""
        found: list[Ranked] = [(self.rate(field), Idea(Pass(), ((1.0, field),)))]
        if WILD in field.hand:
            after = field.without(self.lore.seat, (WILD,))
            ranked = self.follow_best(self.thinker.urgent_ideas(after))
            if ranked:
                value, idea = ranked[0]
                answer = Idea(Interrupt(), idea.results, idea.goal, idea.action)
                found.append((value - _INTERRUPT_GAIN, answer))
        return self._sort(found)

    def rate(self, field: Field) -> float:
        """The chance to win if the seat stops acting here."""
        key = field.key
        if key not in self._rated:
            self._rated[key] = chance(self.lore, field)
        return self._rated[key]

    def follow_best(self, ideas: Iterable[Idea]) -> list[Ranked]:
        """Those that look best at once, with their chances, the best first."""
        return self.follow(self._best(ideas, 0))

    def follow(self, ideas: Iterable[Idea]) -> list[Ranked]:
        """Ideas with their chances, the best first."""
        return self._sort([(self._follow(idea, 0), idea) for idea in ideas])

    @staticmethod
    def _sort(found: list[Ranked]) -> list[Ranked]:
        return sorted(found, key=_FIRST, reverse=True)

    def _best(self, ideas: Iterable[Idea], depth: int) -> list[Idea]:
        rated = [
            (sum(odds * self.rate(field) for odds, field in idea.results), idea) for idea in ideas
        ]
        return [idea for _, idea in nlargest(self._widths[depth], rated, key=_FIRST)]

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
