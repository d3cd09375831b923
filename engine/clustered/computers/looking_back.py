"""Analysis of a finished match: the placement that cost a seat most, as a hard computer
rates it from what the seat saw then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nlargest
from typing import Final

from engine.clustered.actions import Action, Place
from engine.clustered.computers.thinking import EFFORTS, Table, cell_of, place_of
from engine.clustered.views import View

LEAST_COST: Final = 1.0
"""Points below which two placements count as equal."""


@dataclass(frozen=True, slots=True)
class Regret:
    """A placement, and one that would have been better by `cost` points in the long run."""

    view: View
    action: Place
    better: Place
    cost: float


@dataclass(frozen=True, slots=True)
class Hindsight:
    """The result of an analysis: no `regret` if no placement was clearly better than the seat's."""

    regret: Regret | None


def look_back(final: View, decided: Sequence[tuple[View, Action]]) -> Hindsight:
    """The costliest of a seat's placements, from its views and actions."""
    found = [
        regret
        for view, action in decided
        if isinstance(action, Place) and (regret := _regret(view, action)) is not None
    ]
    return Hindsight(max(found, key=lambda regret: regret.cost, default=None))


def _regret(view: View, action: Place) -> Regret | None:
    """What a placement cost; None if nothing was clearly better."""
    assert view.seat is not None
    table = Table(view, view.seat, EFFORTS["hard"])
    ideas = table.rate_at_once()
    looked_at = nlargest(table.effort.closely, ideas, key=lambda idea: idea.rank)
    best = max((table.rate_closely(idea) for idea in looked_at), key=lambda idea: idea.rank)
    done = action.card, place_of(action.cell)
    chosen = table.rate_closely(next(idea for idea in ideas if (idea.card, idea.place) == done))
    if best.worth - chosen.worth < LEAST_COST:
        return None
    better = Place(best.card, cell_of(best.place))
    return Regret(view, action, better, best.worth - chosen.worth)
