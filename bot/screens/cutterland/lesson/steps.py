"""The steps of the lesson: a position, what is unfinished in it, and an action that is good enough.

Whatever brings as many points as that action is right; the rules engine says how many they are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.screens.cutterland.building import read_plan
from bot.screens.cutterland.drafts import offered_piece
from bot.screens.cutterland.lesson import positions
from bot.screens.cutterland.placing import lay_at, tried_spots
from bot.screens.game import Draft
from engine.cutterland.actions import Action, Place, Resolve, Take
from engine.cutterland.cells import Cell, read_cell
from engine.cutterland.layouts import read_layout, write_layout
from engine.cutterland.state import State
from engine.cutterland.views import View


@dataclass(frozen=True, slots=True)
class Step:
    """`key` names its sentences; without a `draft` the panel begins as in a match. With no `aim`
    every action is right, or there is none."""

    key: str
    position: Callable[[], State]
    draft: Draft = field(default_factory=dict)
    aim: Action | None = None


def worth(view: View, action: Action) -> int:
    """The points of the pupil's land after an action; of a piece taken, at its best place."""
    match action:
        case Take(piece):
            offered = offered_piece(view, piece)
            found = tried_spots(view, offered) if offered is not None else ()
            return found[0].points if found else 0
        case Place(piece, cell, turns):
            after = lay_at(view, piece, cell, turns).after
            return after.total if after is not None else 0
        case Resolve(layout):
            score = read_plan(view, write_layout(layout)).score
            return score.total if score is not None else 0
        case _:
            return 0


def _cell(name: str) -> Cell:
    cell = read_cell(name)
    assert cell is not None
    return cell


def _resolve(layout: str) -> Resolve:
    return Resolve(read_layout(layout))


STEPS = (
    Step("goal", positions.hunting),
    Step("cut", positions.cutting, {"card": 1}),
    Step("choose", positions.choosing, aim=Take("C")),
    Step("lay", positions.laying, {"piece": "C", "cell": _cell("M15"), "turns": 0},
         Place("C", _cell("L15"), 0)),
    Step("tower", positions.towering, {"cursor": _cell("N14")}, _resolve("tower M13")),
    Step("bridge", positions.bridging, {"cursor": _cell("M13")}, _resolve("bridge O13h")),
    Step("hunt", positions.hunting, {"layout": "prey N15", "given": True}, _resolve("prey O15")),
    Step("score", positions.scored),
)  # fmt: skip
