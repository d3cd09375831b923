"""Clustered's screens as the house wants them; it only ties the parts together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.models.match import HistoryMove, Table
from bot.screens.clustered import (
    analysis,
    board,
    event_lines,
    lesson,
    record_headings,
    replay,
    rulebook,
)
from bot.screens.clustered.discard_draft import is_discarding
from bot.screens.clustered.panels import discard, place, plan, waiting
from bot.screens.clustered.typed_moves import COMMANDS
from bot.screens.clustered.view_commands import VIEW_COMMANDS
from bot.screens.contract import (
    BadInput,
    Draft,
    LessonProgress,
    MoveCommand,
    PlanEditor,
    Reply,
    ViewCommand,
)
from bot.screens.panel import explain_refusal, parts_of, render_seat_panel
from bot.screens.screen import Block, Film, Form, Screen
from bot.screens.shared import names
from bot.words import Words
from engine.clustered.actions import Action
from engine.clustered.computers.looking_back import Hindsight
from engine.clustered.events import Event
from engine.clustered.views import View
from engine.contract import IllegalAction, Seat


class ClusteredScreens:
    """Everything people see and press in a match of Clustered."""

    key = "clustered"
    commands: tuple[MoveCommand[View, Action], ...] = COMMANDS
    view_commands: tuple[ViewCommand[View], ...] = VIEW_COMMANDS
    steps = len(lesson.STEPS)
    plan_example: str = "place 2S* M12"

    def render_board(self, view: View, table: Table, words: Words) -> Screen:
        return board.render_board(view, table, words)

    def render_panel(
        self, view: View, table: Table, draft: Draft, words: Words, before: View | None = None
    ) -> Screen:
        assert view.seat is not None  # a spectator has no panel
        blocks = _panel(view, table, draft, words, before)
        stage = board.describe_stage(view, table, words)
        return render_seat_panel(blocks, table, view.seat, stage, board.ACCENT, words)

    def press(
        self, view: View, draft: Draft, control: str, values: Mapping[str, str]
    ) -> Reply[Action]:
        """What a control does. Raises `BadInput` for one that is not of the decision owed."""
        parts = parts_of(control)
        if view.seat is None:
            raise BadInput("clustered-bad-control")
        if view.seat not in view.to_act:
            return discard.press_recall(parts)
        if is_discarding(view):
            return discard.press(view, draft, parts)
        return place.press(view, draft, parts, values)

    def build_form(self, control: str, words: Words) -> Form | None:
        return place.form(parts_of(control), words)

    def explain_refusal(self, error: IllegalAction, words: Words) -> str:
        return explain_refusal(self.key, error, words)

    def describe_duty(self, view: View, table: Table, seat: Seat, words: Words) -> str:
        return board.list_duties(view, table, words)[0]

    def describe_event(self, event: Event, table: Table, words: Words) -> str | None:
        return event_lines.describe_event(event, table, words)

    def rule_pages(self, words: Words) -> tuple[str, ...]:
        return rulebook.pages(words)

    def seat_name(self, table: Table, seat: Seat, words: Words) -> str:
        return names.seat_name(table, seat, words)

    def analysis_blocks(
        self, learnt: Hindsight, table: Table, seat: Seat, reader: Seat | None, words: Words
    ) -> tuple[Block, ...]:
        return analysis.render_analysis(learnt, table, seat, reader, words)

    def write_headings(
        self, before: View, after: View, words: Words, table: Table | None = None
    ) -> tuple[str, ...]:
        return record_headings.list_headings(before, after, words)

    def build_plan_editor(self, view: View, table: Table, draft: Draft, words: Words) -> PlanEditor:
        return plan.render_editor(view, table, draft, words)

    def press_plan(
        self, view: View, draft: Draft, control: str, values: Mapping[str, str]
    ) -> Draft:
        """Raises `BadInput`, and `IllegalAction` for what fits nowhere."""
        return plan.press(view, draft, parts_of(control), values)

    def plan_lines(self, view: View, draft: Draft) -> tuple[tuple[Action, ...], ...]:
        return plan.read_plan_lines(view, draft)

    def plan_draft(self, view: View, lines: Sequence[tuple[Action, ...]]) -> Draft:
        return plan.write_plan_draft(lines)

    def describe_plan(
        self, view: View, lines: Sequence[tuple[Action, ...]], words: Words
    ) -> tuple[str, ...]:
        return plan.describe_lines(lines, words)

    def build_replay(
        self, moments: Sequence[HistoryMove], table: Table, seat: Seat | None, words: Words
    ) -> Film | None:
        return replay.render_replay(moments, table, seat, words)

    def lesson_blocks(self, at: LessonProgress, name: str, words: Words) -> tuple[Block, ...]:
        return lesson.render_step(self, at, name, words)

    def press_lesson(
        self, at: LessonProgress, control: str, values: Mapping[str, str], words: Words
    ) -> tuple[LessonProgress, str]:
        return lesson.answer_step(self, at, control, values, words)


def _panel(
    view: View, table: Table, draft: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    if view.seat not in view.to_act or board.is_over(view, table):
        if view.chosen is not None:
            return discard.recall_panel(view, table, words)
        return waiting.panel(view, table, words, before)
    if is_discarding(view):
        return discard.panel(view, table, draft, words, before)
    return place.panel(view, table, draft, words, before)
