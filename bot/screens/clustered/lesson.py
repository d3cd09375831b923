"""The lesson that `/learn` shows. The learner is at seat 0, a computer at seat 1."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot.models.match import Table
from bot.screens.clustered.board import final_blocks
from bot.screens.clustered.pictures import table_picture
from bot.screens.clustered.placement_draft import find_spots, points_with
from bot.screens.contract import BadInput, Draft
from bot.screens.lessons import Lesson, build_lesson_table
from engine.cells import read_cell
from engine.clustered.actions import Action, Place
from engine.clustered.boards import Board, read_board
from engine.clustered.options import OPEN
from engine.clustered.state import Player, State, to_act
from engine.clustered.views import View, observe
from engine.contract import Param

_CORNER: Final = read_cell("L12") or 0
"""The top left of every board of the lesson."""


@dataclass(frozen=True, slots=True)
class Step:
    """`key` names its sentences. `start` is the card held at first, and where: not yet the right
    spot. What scores most is right, or with `aim` what lies there."""

    key: str
    board: str
    hand: str = ""
    start: tuple[str, str] = ("", "")
    aim: str = ""
    brief: bool = True

    @property
    def draft(self) -> Draft:
        card, cell = self.start
        return {"card": card, "cell": read_cell(cell)} if card else {}


STEPS: Final = (
    Step("goal", "a1S* a1S: . / @ b1T: ."),
    Step("line", "a1S* a1S: . / @ b1T: .", "1To 1So 2C*", ("1To", "M14")),
    Step("rectangle", "a2C* a2S* / a2C: . / @ .", "3C: 1T* W", ("3C:", "K13")),
    Step("block", "@ b1T* b1T: . / a2To . . .", "3So 1C: 2T*", ("2T*", "K13"), aim="O12"),
    Step("stuck", ". b1S: . / b1S* @ b1So / . b1Co .", "2T: 3T*"),
    Step("end", "a1S* a1S: a1So b1To / a1C* aW a1Co b1So / @ b3C* b3Co b3So"),
)


def _check_step(step: Step, view: View, action: Action) -> Mapping[str, Param]:
    if not _is_right(step, view, action):
        raise BadInput(f"clustered-learn-{step.key}-wrong")
    return {}


def _is_right(step: Step, view: View, action: Action) -> bool:
    if not isinstance(action, Place):
        return True
    if step.aim:
        return action.cell == read_cell(step.aim)
    most = max(spot.points for card in set(view.hand) for spot in find_spots(view, card))
    return points_with(view, action.card, action.cell) == most


def observe_step(step: Step) -> View:
    return observe(_build_state(step), 0)


def _build_state(step: Step) -> State:
    # A match without hands is over, which is what the first and the last step show.
    players = (Player(tuple(step.hand.split()), (), 2), Player((), (), 2))
    return State(OPEN, False, False, 0, 0, players, _build_board(step.board))


def _build_board(text: str) -> Board:
    """The board with its A1 moved to the lesson's corner."""
    board, _ = read_board(text)
    return Board(tuple(replace(one, cell=_CORNER + one.cell) for one in board.laid))


def _build_table(step: Step, name: str) -> Table:
    return build_lesson_table("clustered", name, ("easy",), to_act(_build_state(step)))


LESSON: Final[Lesson[Step, View, Action]] = Lesson(
    STEPS, observe_step, _build_table, table_picture, final_blocks, _check_step
)
