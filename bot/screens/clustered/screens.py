"""Clustered's screens as the house wants them; it only ties the parts together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.screens.clustered import (
    board,
    deeds,
    hindsight,
    lesson,
    replay,
    rulebook,
    setting,
)
from bot.screens.clustered.discarding import is_discarding
from bot.screens.clustered.looks import LOOKS
from bot.screens.clustered.panels import discard, place, plan, waiting
from bot.screens.clustered.typed import COMMANDS
from bot.screens.game import BadInput, Draft, Lesson, LookCommand, MoveCommand, Planner, Reply
from bot.screens.house import names
from bot.screens.panel import panel_screen, parts_of
from bot.screens.refusing import refusal
from bot.screens.screen import Block, Film, Form, Screen
from bot.tables import Moment, Table
from bot.words import Words
from engine.clustered.actions import Action
from engine.clustered.events import Event
from engine.clustered.looking_back import Hindsight
from engine.clustered.views import View
from engine.contract import IllegalAction, Seat


class ClusteredScreens:
    """Everything people see and press in a match of Clustered."""

    key = "clustered"
    commands: tuple[MoveCommand[View, Action], ...] = COMMANDS
    looks: tuple[LookCommand[View], ...] = LOOKS
    steps = len(lesson.STEPS)
    plan_example: str = "place 2S* M12"

    def board(self, view: View, table: Table, words: Words) -> Screen:
        return board.board(view, table, words)

    def panel(
        self, view: View, table: Table, draft: Draft, words: Words, before: View | None = None
    ) -> Screen:
        assert view.seat is not None  # a spectator has no panel
        blocks = _panel(view, table, draft, words, before)
        stage = board.stage(view, table, words)
        return panel_screen(blocks, table, view.seat, stage, board.ACCENT, words)

    def press(
        self, view: View, draft: Draft, control: str, values: Mapping[str, str]
    ) -> Reply[Action]:
        """What a control does. Raises `BadInput` for one that is not of the decision owed."""
        parts = parts_of(control)
        if view.seat is None:
            raise BadInput("clustered-bad-control")
        if view.seat not in view.to_act:
            return discard.press_back(parts)
        if is_discarding(view):
            return discard.press(view, draft, parts)
        return place.press(view, draft, parts, values)

    def form(self, control: str, words: Words) -> Form | None:
        return place.form(parts_of(control), words)

    def refusal(self, error: IllegalAction, words: Words) -> str:
        return refusal(self.key, error, words)

    def owed(self, view: View, table: Table, seat: Seat, words: Words) -> str:
        return board.duties(view, table, words)[0]

    def deed(self, event: Event, table: Table, words: Words) -> str | None:
        return deeds.deed(event, table, words)

    def rules(self, words: Words) -> tuple[str, ...]:
        return rulebook.pages(words)

    def seat_name(self, table: Table, seat: Seat, words: Words) -> str:
        return names.seat_name(table, seat, words)

    def analysis(
        self, learnt: Hindsight, table: Table, seat: Seat, reader: Seat | None, words: Words
    ) -> tuple[Block, ...]:
        return hindsight.analysis(learnt, table, seat, reader, words)

    def remarks(
        self, before: View, after: View, words: Words, table: Table | None = None
    ) -> tuple[str, ...]:
        return setting.remarks(before, after, words)

    def planner(self, view: View, table: Table, draft: Draft, words: Words) -> Planner:
        return plan.planner(view, table, draft, words)

    def plan_press(
        self, view: View, draft: Draft, control: str, values: Mapping[str, str]
    ) -> Draft:
        """Raises `BadInput`, and `IllegalAction` for what fits nowhere."""
        return plan.press(view, draft, parts_of(control), values)

    def plan_lines(self, view: View, draft: Draft) -> tuple[tuple[Action, ...], ...]:
        return plan.plan_lines(view, draft)

    def plan_draft(self, view: View, lines: Sequence[tuple[Action, ...]]) -> Draft:
        return plan.plan_draft(lines)

    def plan_told(
        self, view: View, lines: Sequence[tuple[Action, ...]], words: Words
    ) -> tuple[str, ...]:
        return plan.told(lines, words)

    def replay(
        self, moments: Sequence[Moment], table: Table, seat: Seat | None, words: Words
    ) -> Film | None:
        return replay.replay(moments, table, seat, words)

    def lesson(self, at: Lesson, name: str, words: Words) -> tuple[Block, ...]:
        return lesson.blocks(self, at, name, words)

    def learn(
        self, at: Lesson, control: str, values: Mapping[str, str], words: Words
    ) -> tuple[Lesson, str]:
        return lesson.answer(self, at, control, values, words)


def _panel(
    view: View, table: Table, draft: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    if view.seat not in view.to_act or board.is_over(view, table):
        if view.chosen is not None:
            return discard.committed_panel(view, table, words)
        return waiting.panel(view, table, words, before)
    if is_discarding(view):
        return discard.panel(view, table, draft, words, before)
    return place.panel(view, table, draft, words, before)
