"""Cutterland's screens as the house wants them; it only ties the parts together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.models.match import HistoryMove, Inventory, SessionResult, Table
from bot.screens.contract import (
    BadInput,
    Draft,
    LessonProgress,
    MoveCommand,
    PlanEditor,
    PlayAction,
    Reply,
    ViewCommand,
)
from bot.screens.cutterland import (
    analysis,
    bag,
    board,
    event_lines,
    lesson,
    plan_lines,
    plan_text,
    record_headings,
    replay,
    rulebook,
    session,
)
from bot.screens.cutterland.panels import (
    build,
    cut,
    cut_board,
    discard,
    place,
    plan,
    recall,
    take,
    waiting,
)
from bot.screens.cutterland.phrases import KINDS
from bot.screens.cutterland.typed_moves import COMMANDS
from bot.screens.cutterland.view_commands import VIEW_COMMANDS
from bot.screens.panel import explain_refusal, parts_of, render_seat_panel
from bot.screens.screen import Block, Film, Form, Screen
from bot.screens.shared import names
from bot.words import Words
from engine.contract import IllegalAction, Seat
from engine.cutterland.actions import Action, Take
from engine.cutterland.computers.looking_back import Hindsight
from engine.cutterland.events import Event
from engine.cutterland.views import View


class CutterlandScreens:
    """Everything people see and press in a match of Cutterland; `packs` are the installed packs'
    names by key."""

    key = "cutterland"
    commands: tuple[MoveCommand[View, Action], ...] = COMMANDS
    view_commands: tuple[ViewCommand[View], ...] = VIEW_COMMANDS
    steps: int = len(lesson.STEPS)
    plan_example: str = "take B; place B M14 1"

    def __init__(self, packs: Mapping[str, str] | None = None) -> None:
        self._packs = dict(packs or {})

    def render_board(self, view: View, table: Table, words: Words) -> Screen:
        return board.render_board(view, table, words)

    def render_panel(
        self, view: View, table: Table, draft: Draft, words: Words, before: View | None = None
    ) -> Screen:
        assert view.seat is not None  # a spectator has no panel
        if board.is_over(view, table):
            blocks = waiting.panel(view, table, words, before)
        else:
            blocks = _panel(view, table, draft, words, before)
        stage = board.describe_stage(view, table, words)
        return render_seat_panel(blocks, table, view.seat, stage, board.ACCENT, words)

    def press(
        self, view: View, draft: Draft, control: str, values: Mapping[str, str]
    ) -> Reply[Action]:
        """What a control does. Raises `BadInput` for one that is not of the decision owed."""
        parts = parts_of(control)
        if view.seat is None:
            raise BadInput("cutterland-bad-control")
        if parts[:1] == ["take"] and len(parts) == 2:
            return PlayAction(Take(parts[1]))
        return _press(view, draft, parts, values)

    def build_form(self, control: str, words: Words) -> Form | None:
        parts = parts_of(control)
        return cut.form(parts, words) or place.form(parts, words) or build.form(parts, words)

    def explain_refusal(self, error: IllegalAction, words: Words) -> str:
        return explain_refusal(self.key, error, words)

    def describe_duty(self, view: View, table: Table, seat: Seat, words: Words) -> str:
        return board.describe_duty(view, table, seat, words)

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

    def build_replay(
        self, moments: Sequence[HistoryMove], table: Table, seat: Seat | None, words: Words
    ) -> Film | None:
        return replay.render_replay(moments, table, seat, words)

    def inventory_blocks(self, shelf: Inventory, words: Words) -> tuple[Block, ...]:
        return bag.render_bag(shelf, self._packs, words)

    def session_blocks(
        self, result: SessionResult, table: Table, words: Words
    ) -> tuple[Block, ...]:
        return session.render_result(result, table, words)

    def tally(self, view: View, seat: Seat) -> Mapping[str, int]:
        """Points by kind."""
        return {kind: getattr(view.table[seat].score, kind) for kind in KINDS}

    def tally_name(self, kind: str, words: Words) -> str:
        return words(f"cutterland-kind-{kind}")

    def recall_events(self, view: View, events: Iterable[Event]) -> Draft:
        return cut_board.recall_last_cut(view, events)

    def build_plan_editor(self, view: View, table: Table, draft: Draft, words: Words) -> PlanEditor:
        return plan.render_editor(view, table, draft, words)

    def press_plan(
        self, view: View, draft: Draft, control: str, values: Mapping[str, str]
    ) -> Draft:
        """Raises `BadInput`, and `IllegalAction` for a place, a cut or a layout."""
        return plan.press(view, draft, parts_of(control), values)

    def plan_lines(self, view: View, draft: Draft) -> tuple[tuple[Action, ...], ...]:
        return plan_lines.read_plan_lines(view, draft)

    def plan_draft(self, view: View, lines: Sequence[tuple[Action, ...]]) -> Draft:
        return plan_lines.write_plan_draft(view, lines)

    def describe_plan(
        self, view: View, lines: Sequence[tuple[Action, ...]], words: Words
    ) -> tuple[str, ...]:
        return plan_text.describe_lines(view, lines, words)

    def write_headings(
        self, before: View, after: View, words: Words, table: Table | None = None
    ) -> tuple[str, ...]:
        return record_headings.list_headings(before, after, words, table)

    def lesson_blocks(self, at: LessonProgress, name: str, words: Words) -> tuple[Block, ...]:
        return lesson.render_step(self, at, name, words)

    def press_lesson(
        self, at: LessonProgress, control: str, values: Mapping[str, str], words: Words
    ) -> tuple[LessonProgress, str]:
        return lesson.answer_step(self, at, control, values, words)


def _find_duty(view: View) -> str:
    """The phase where the viewer owes its decision; `back` where it can take one back."""
    if view.seat in view.to_act:
        return view.phase
    return "back" if view.phase == "resolve" else "none"


def _panel(
    view: View, table: Table, draft: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    match _find_duty(view):
        case "cut":
            return cut.panel(view, draft, words)
        case "discard":
            return discard.panel(view, table, draft, words)
        case "take":
            return take.panel(view, table, draft, words)
        case "lay":
            return place.panel(view, table, draft, words)
        case "resolve":
            return build.panel(view, table, draft, words)
        case "back":
            return recall.panel(view, table, words)
        case _:
            return waiting.panel(view, table, words, before)


def _press(view: View, draft: Draft, parts: list[str], values: Mapping[str, str]) -> Reply[Action]:
    match _find_duty(view):
        case "cut":
            return cut.press(view, draft, parts, values)
        case "discard":
            return discard.press(view, draft, parts, values)
        case "take":
            return take.press(view, draft, parts, values)
        case "lay":
            return place.press(view, draft, parts, values)
        case "resolve":
            return build.press(view, draft, parts, values)
        case "back":
            return recall.press(view, parts)
        case _:
            raise BadInput("cutterland-bad-control")
