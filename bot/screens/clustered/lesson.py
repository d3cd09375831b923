"""The lesson that `/learn` shows. The learner is at seat 0, a computer at seat 1."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.models.match import Table
from bot.screens.clustered.board import final_blocks
from bot.screens.clustered.phrases import symbols_of
from bot.screens.clustered.pictures import table_picture
from bot.screens.clustered.placement_draft import find_spots
from bot.screens.context import Context
from bot.screens.lessons import Lesson
from bot.screens.replies import BadInput, Draft
from bot.screens.screen import Block, Text
from bot.words import Words
from engine.cells import name_of, read_cell
from engine.clustered.actions import Action, Place, read_action, write_action
from engine.clustered.boards import Board, read_board
from engine.clustered.options import OPEN
from engine.clustered.rules import apply
from engine.clustered.state import Player, State
from engine.clustered.views import View, observe
from engine.contract import Param

_CORNER: Final = read_cell("L12") or 0  # the top left of every board of the lesson


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
    spots = [(card, spot) for card in set(view.hand) for spot in find_spots(view, card)]
    most, aim = max((spot.points for _, spot in spots), default=0), read_cell(step.aim)
    right = {
        (card, spot.cell)
        for card, spot in spots
        if (spot.cell == aim if step.aim else spot.points == most)
    }
    if isinstance(action, Place) and (action.card, action.cell) not in right:
        card, cell = min(right)
        raise BadInput("clustered-learn-wrong", card=symbols_of(card), cell=name_of(cell))
    return {}


def _show_answer(step: Step, line: str, table: Table, words: Words) -> tuple[Block, ...]:
    """The table with what was done, and what it scores."""
    view = observe(apply(_build_state(step), 0, read_action(line)).state, 0)
    head = Text(words(f"clustered-learn-{step.key}-done"))
    return head, table_picture(Context(view, table, words), scored=True)


def observe_step(step: Step) -> View:
    return observe(_build_state(step), 0)


def _build_state(step: Step) -> State:
    laid = read_board(step.board)[0].laid
    board = Board(tuple(replace(card, cell=_CORNER + card.cell) for card in laid))
    # A match without hands is over, which is what the first and the last step show.
    players = (Player(tuple(step.hand.split()), (), 2), Player((), (), 2))
    return State(OPEN, False, False, 0, 0, players, board)


LESSON: Final[Lesson[Step, View, Action]] = Lesson(
    STEPS,
    observe_step,
    partial(table_picture, low=True),
    final_blocks,
    _check_step,
    _show_answer,
    write_action,
)
