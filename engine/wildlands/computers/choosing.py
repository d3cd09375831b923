"""A computer's decision, from nothing but what its seat sees: where characters begin, and with it
which shards the neighbour gets; and the best sequence of the own actions, with the odds of attacks.

The same view, level and seed give the same action.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import nlargest
from itertools import combinations, permutations
from operator import itemgetter, mul
from random import Random
from typing import Final, TypeAlias

from engine.contract import Seat
from engine.wildlands.actions import Action, Assign, Defend, End, Interrupt, Pass
from engine.wildlands.cards import CHARACTERS, WILD, Flag
from engine.wildlands.choices import legal_actions
from engine.wildlands.computers import easy
from engine.wildlands.computers.field import Field, Lore, index_of, read_field
from engine.wildlands.computers.ideas import Idea, Thinker
from engine.wildlands.computers.odds import flags_of, icons_of
from engine.wildlands.computers.worth import chance
from engine.wildlands.maps import Number
from engine.wildlands.sight import seen_from
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


EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
EFFORTS: Final = {
    MEDIUM: Effort(widths=(8,), interrupt_widths=(8,), positions=400),
    HARD: Effort(widths=(6, 3, 1, 1, 1), interrupt_widths=(4, 1, 1), positions=6000),
}
LEVELS: Final = (EASY, *EFFORTS)

Ranked: TypeAlias = tuple[float, Idea]
"""An idea with the chance to win that it leads to."""
_FIRST = itemgetter(0)
_GIVE_REMOTE: Final = 0.5
_GIVE_NEAR: Final = 0.2
_GIVE_LOW: Final = 0.05
"""What it is worth that the neighbour's lowest shard has a number higher by one: it rather doesn't
begin."""
_POWER: Final = 1
"""How much rather others give away a remote space."""
_SEE: Final = 0.02
_FAR: Final = frozenset({Flag.RANGED, Flag.HEAVY_RANGED})
_INTERRUPT_GAIN: Final = 0.01
"""How much an interrupt must gain: a wild card is worth more in many a hand than it seems."""


def choose(view: View, level: str, seed: bytes) -> Action:
    """Raises `ValueError` for an unknown level."""
    if level == EASY:
        return easy.choose(view, seed)
    if level not in EFFORTS:
        raise ValueError(f"no level is called {level!r}")
    if view.phase is Phase.SETUP:
        return place(view, Random(seed))
    return rank(view, EFFORTS[level])[0][1].action


def rank(view: View, effort: Effort) -> list[Ranked]:
    """What the seat may do, with the chances to win, the best first; not in set-up."""
    lore, field = Lore(view), read_field(view)
    if view.phase is Phase.DEFEND:
        return _rank_defences(Search(lore, field, effort.widths, effort.positions), field)
    if view.phase is Phase.ASK:
        widths = effort.interrupt_widths
        return _rank_answers(Search(lore, field, widths, effort.positions), field)
    search = Search(lore, field, effort.widths, effort.positions)
    if view.phase is Phase.REVEAL:
        return search.follow(search.thinker.reveals(field))
    stop: Ranked = search.rate(field), Idea(End(), ((1.0, field),))
    return search.sort([stop, *search.follow_best(search.thinker.ideas(field))])


def _rank_defences(search: Search, field: Field) -> list[Ranked]:
    view, seat = search.lore.view, search.lore.seat
    found = []
    for action in legal_actions(view):
        assert isinstance(action, Defend)
        assert view.strike is not None
        after = defend(field, view.strike, action, seat)
        found.append((search.rate(after), Idea(action, ((1.0, after),))))
    return search.sort(found)


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


def _rank_answers(search: Search, field: Field) -> list[Ranked]:
    """An interrupt is worth what the best action brings without its wild card."""
    found: list[Ranked] = [(search.rate(field), Idea(Pass(), ((1.0, field),)))]
    if WILD in field.hand:
        after = field.without(search.lore.seat, (WILD,))
        ranked = search.follow_best(search.thinker.urgent_ideas(after))
        if ranked:
            value, idea = ranked[0]
            answer = Idea(Interrupt(), idea.results, idea.goal, idea.action)
            found.append((value - _INTERRUPT_GAIN, answer))
    return search.sort(found)


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

    def follow_best(self, ideas: Iterable[Idea]) -> list[Ranked]:
        """Those that look best at once, with their chances, the best first."""
        return self.follow(self._best(ideas, 0))

    def follow(self, ideas: Iterable[Idea]) -> list[Ranked]:
        """Ideas with their chances, the best first."""
        return self.sort([(self._follow(idea, 0), idea) for idea in ideas])

    @staticmethod
    def sort(found: list[Ranked]) -> list[Ranked]:
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


def place(view: View, rng: Random) -> Assign:
    """Near to where own shards may be, and so that the neighbour's are far from everything."""
    ground = view.table.ground
    remote = {space: sum(row.values()) / len(row) for space, row in ground.walks.items()}
    others = [space for space in ground.walks if space not in view.dealt]
    weights = [remote[space] ** _POWER for space in others]
    weights = [weight / sum(weights) for weight in weights]
    rows = {space: [ground.walks[space][other] for other in others] for space in view.dealt}
    best: tuple[float, tuple[Number, ...]] = (-1e9, ())
    for chosen in combinations(view.dealt, CHARACTERS):
        reach = sum(map(mul, weights, map(min, *(rows[space] for space in chosen))))
        left = [space for space in view.dealt if space not in chosen]
        given = _GIVE_REMOTE * sum(map(remote.__getitem__, left)) - _GIVE_NEAR * sum(
            min(ground.walks[space][own] for own in chosen) for space in left
        )
        best = max(best, (-reach + given / CHARACTERS + _GIVE_LOW * min(left), chosen))
    away = {space: sum(map(mul, weights, rows[space])) for space in best[1]}
    return Assign(_assign(view, best[1], away))


def _assign(view: View, spaces: Sequence[Number], away: dict[Number, float]) -> tuple[Number, ...]:
    """Who has many cards begins where much is near, who attacks from afar where much is seen."""
    assert view.seat is not None
    ground, deck = view.table.ground, view.table.factions[view.seat].deck
    icons = [sum(one in icons_of(card) for card in deck) for one in range(1, CHARACTERS + 1)]
    far = [sum(bool(flags_of(card)[one] & _FAR) for card in deck) for one in range(CHARACTERS)]
    sees = {space: len(seen_from(ground, space)) for space in spaces}

    def fit(order: Sequence[Number]) -> float:
        near = sum(count * -away[space] for count, space in zip(icons, order, strict=True))
        seen = sum(count * sees[space] for count, space in zip(far, order, strict=True))
        return near + _SEE * seen

    return max(permutations(spaces), key=fit)
