"""The steps of the lesson: a position, what is unfinished in it, and an action that is good enough.

Whatever brings as many points as that action is right; the rules engine says how many they are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.screens.contract import Draft
from bot.screens.cutterland.drafts import find_piece
from bot.screens.cutterland.layout_draft import draft_layout
from bot.screens.cutterland.lesson import positions
from bot.screens.cutterland.placement_draft import hold_at, preview_spots
from engine.cells import Cell, read_cell
from engine.cutterland.actions import Action, Place, Resolve, Take
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
            offered = find_piece(view, piece)
            found = preview_spots(view, offered) if offered is not None else ()
            return found[0].points if found else 0
        case Place(piece, cell, turns):
            after = hold_at(view, piece, cell, turns).after
            return after.total if after is not None else 0
        case Resolve(layout):
            score = draft_layout(view, write_layout(layout)).score
            return score.total if score is not None else 0
        case _:
            return 0


def _read_cell(name: str) -> Cell:
    cell = read_cell(name)
    assert cell is not None
    return cell


def _read_resolve(layout: str) -> Resolve:
    return Resolve(read_layout(layout))


STEPS = (
    Step("goal", positions.hunt_position),
    Step("cut", positions.cut_position, {"card": 1}),
    Step("choose", positions.choice_position, aim=Take("C")),
    Step("lay", positions.placement_position, {"piece": "C", "cell": _read_cell("M15"), "turns": 0},
         Place("C", _read_cell("L15"), 0)),
    Step("tower", positions.tower_position, {"cursor": _read_cell("N14")},
         _read_resolve("tower M13")),
    Step("bridge", positions.bridge_position, {"cursor": _read_cell("M13")},
         _read_resolve("bridge O13h")),
    Step("hunt", positions.hunt_position, {"layout": "prey N15", "given": True},
         _read_resolve("prey O15")),
    Step("score", positions.final_position),
)  # fmt: skip
