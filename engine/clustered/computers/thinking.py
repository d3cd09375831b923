"""How a computer rates its placements: all at once, then some closely."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.clustered.cards import WILD, Card
from engine.clustered.computers.gains import area_through, best_area, chance, gain, prospects
from engine.clustered.computers.ground import ROUND, Ground, Place, place_of
from engine.clustered.computers.levels import Effort
from engine.clustered.views import View
from engine.contract import Seat

WILD_COSTS: Final = 2.0
"""How much more than another card a wild card must bring to be played now."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A card in a place, what it promises, and what it leaves the others, weighted by spite."""

    worth: float
    card: Card
    place: Place
    threat: float = 0.0

    @property
    def rank(self) -> tuple[float, Card, Place]:
        """The sorting key: deterministic among equal ideas."""
        return self.worth, self.card, self.place


class Table:
    """The table as one seat rates it: the ground, all largest rectangles, all prospects."""

    def __init__(self, view: View, seat: Seat, effort: Effort) -> None:
        self.seat, self.effort = seat, effort
        self.hand = view.hand
        self.ground = Ground(view)
        self.others = [other for other in range(view.seats) if other != seat]
        self.areas = [best_area(self.ground, other) for other in range(view.seats)]
        self._cells = dict(zip(view.hand, view.places, strict=True))
        self._edges = {other: self.ground.free_neighbours(other) for other in self.others}
        self._hopes = {other: self._hope(other) for other in self.others if effort.ahead}

    def _hope(self, seat: Seat) -> float:
        return prospects(self.ground, seat, self.areas[seat], self.effort.ahead)

    def bring(self, card: Card, place: Place, area: int) -> float:
        """What a card of the seat brings in a place immediately."""
        costs = WILD_COSTS if card == WILD else 0.0
        return gain(self.ground, self.seat, place, area) - costs

    def rate_at_once(self) -> list[Idea]:
        """Every placement, rated by what it brings and takes from others immediately."""
        worths: dict[Place, float] = {}
        found = []
        for card, cells in self._cells.items():
            costs = WILD_COSTS if card == WILD else 0.0
            for cell in cells:
                place = place_of(cell)
                if place not in worths:
                    worths[place] = self._worth_at_once(place)
                found.append(Idea(worths[place] - costs, card, place))
        return found

    def _worth_at_once(self, place: Place) -> float:
        mine = gain(self.ground, self.seat, place, self.areas[self.seat])
        denied = (
            gain(self.ground, other, place, self.areas[other]) * chance(self.ground, other, place)
            for other in self.others
            if place in self._edges[other]
        )
        return mine + self.effort.spite * max(denied, default=0.0)

    def rate_closely(self, idea: Idea) -> Idea:
        """A placement rated by what it brings, and by the prospects of the seat and the others."""
        card, place, area = idea.card, idea.place, self.areas[self.seat]
        brings = self.bring(card, place, area)
        before = self.ground.lay(place, card, self.seat)
        area = max(area, area_through(self.ground.owner, self.seat, place))
        hopes = prospects(self.ground, self.seat, area, self.effort.ahead)
        threat = self._threat(place)
        self.ground.undo_lay(place, self.seat, before)
        return Idea(brings + hopes - threat, card, place, threat)

    def _threat(self, place: Place) -> float:
        """The average prospects of the others after this placement, weighted by spite."""
        if not self.others:
            return 0.0
        around = {place, *(place + step for step in ROUND)}
        hopes = [
            self._hopes[other] if around.isdisjoint(self._edges[other]) else self._hope(other)
            for other in self.others
        ]
        return self.effort.spite * sum(hopes) / len(hopes)
