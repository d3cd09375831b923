"""A computer's decision, from nothing but what its seat sees.

The same view, level and seed give the same action.
"""

from __future__ import annotations

from random import Random
from typing import Final

from engine.contract import Seat
from engine.wildlands.actions import Action, Defend, Interrupt, Pass
from engine.wildlands.cards import WILD
from engine.wildlands.choices import legal_actions
from engine.wildlands.computers import easy
from engine.wildlands.computers.field import Field, Lore, index_of, read_field
from engine.wildlands.computers.ideas import Idea
from engine.wildlands.computers.levels import EASY, EFFORTS, Effort
from engine.wildlands.computers.placing import place
from engine.wildlands.computers.search import Ranked, Search
from engine.wildlands.state import Phase, Strike
from engine.wildlands.targets import damage_of
from engine.wildlands.views import View

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
    return search.rank_reveals(field) if view.phase is Phase.REVEAL else search.rank(field)


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
        ranked = search.rank_urgent(after)
        if ranked:
            value, idea = ranked[0]
            answer = Idea(Interrupt(), idea.results, idea.goal, idea.action)
            found.append((value - _INTERRUPT_GAIN, answer))
    return search.sort(found)
