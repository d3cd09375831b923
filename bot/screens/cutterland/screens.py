"""Cutterland's implementation of `GameScreens` and of the optional protocols it supports."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, Protocol

from bot.models.match import GameStocks, Inventory, Table
from bot.render.cutterland.score_strip import icon_drawing
from bot.render.drawing import Drawing
from bot.screens.contract import (
    BadInput,
    Draft,
    LessonProgress,
    MoveCommand,
    PlayAction,
    Reply,
    ViewCommand,
)
from bot.screens.cutterland import board, puzzle
from bot.screens.cutterland.analysis import render_analysis
from bot.screens.cutterland.box import render_box
from bot.screens.cutterland.cover import build_cover
from bot.screens.cutterland.emojis import list_emojis
from bot.screens.cutterland.final import render_session
from bot.screens.cutterland.history import describe_event, list_headings
from bot.screens.cutterland.lesson import LESSON
from bot.screens.cutterland.panels import build, cut, discard, place, plan, take, waiting
from bot.screens.cutterland.phrases import CREATURE_KINDS, KINDS
from bot.screens.cutterland.pictures import KIND_ICONS, draw_miniature
from bot.screens.cutterland.plan_draft import describe_lines, read_plan_lines, write_plan_draft
from bot.screens.cutterland.replay import render_replay
from bot.screens.cutterland.typed_moves import COMMANDS
from bot.screens.cutterland.view_commands import VIEW_COMMANDS, render_bag
from bot.screens.panel import explain_refusal, is_over, parts_of, render_seat_panel
from bot.screens.screen import Block, Form, Screen
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.contract import IllegalAction, Seat
from engine.cutterland.actions import Action, Take
from engine.cutterland.views import View

RULE_PAGES = ("goal", "cut", "land", "creatures", "predators", "bonuses", "variants", "playing")


class DecisionPanel(Protocol):
    """What a module of `panels` has: the panel of a decision, and what its controls do."""

    def panel(self, view: View, table: Table, draft: Draft, words: Words) -> tuple[Block, ...]: ...

    def press(
        self, view: View, draft: Draft, control: list[str], values: Mapping[str, str]
    ) -> Reply[Action]: ...


DECISIONS: Final[Mapping[str, DecisionPanel]] = {
    "cut": cut, "discard": discard, "take": take, "lay": place, "resolve": build,
}  # fmt: skip
"""By phase."""
DETAILS: Final[Mapping[str, Callable[[View, Table, Draft, Words], tuple[Block, ...]]]] = {
    "cut": cut.details, "discard": discard.details, "take": take.details, "lay": place.details,
    "resolve": build.details,
}  # fmt: skip
"""What the **Details** button of a panel shows, by phase."""


class CutterlandScreens:
    """Everything people see and press in a match of Cutterland; `packs` are the installed packs'
    names by key."""

    key = "cutterland"
    commands: tuple[MoveCommand[View, Action], ...] = COMMANDS
    view_commands: tuple[ViewCommand[View], ...] = VIEW_COMMANDS
    steps: int = len(LESSON.steps)
    plan_example: str = "take B; place B M14 1"

    build_cover = staticmethod(build_cover)
    list_emojis = staticmethod(list_emojis)
    render_board = staticmethod(board.render_board)
    describe_duty = staticmethod(board.describe_duty)
    describe_event = staticmethod(describe_event)
    seat_name = staticmethod(seat_name)
    analysis_blocks = staticmethod(render_analysis)
    session_blocks = staticmethod(render_session)
    write_headings = staticmethod(list_headings)
    build_replay = staticmethod(render_replay)
    draw_miniature = staticmethod(draw_miniature)
    recall_events = staticmethod(cut.recall_last_cut)
    recall_plan = staticmethod(take.recall_plan)
    undo_choice = staticmethod(waiting.undo_choice)
    build_plan_editor = staticmethod(plan.render_editor)
    plan_lines = staticmethod(read_plan_lines)
    plan_draft = staticmethod(write_plan_draft)
    describe_plan = staticmethod(describe_lines)
    build_puzzle_table = staticmethod(puzzle.build_puzzle_table)
    ask_puzzle = staticmethod(puzzle.ask_puzzle)
    name_puzzle = staticmethod(puzzle.name_puzzle)
    explain_puzzle = staticmethod(puzzle.explain_puzzle)
    explain_answer = staticmethod(puzzle.explain_answer)
    explain_use = staticmethod(puzzle.explain_use)
    puzzle_pictures = staticmethod(puzzle.puzzle_pictures)
    describe_answer = staticmethod(puzzle.describe_answer)
    answer_picture = staticmethod(puzzle.answer_picture)

    def __init__(self, packs: Mapping[str, str] | None = None) -> None:
        self._packs = dict(packs or {})

    def render_panel(
        self, view: View, table: Table, draft: Draft, words: Words, before: View | None = None, *,
        details: bool = True,
    ) -> Screen:  # fmt: skip
        assert view.seat is not None  # a spectator has no panel
        blocks = _panel(view, table, draft, words, before)
        stage = board.describe_stage(view, table, words)
        is_short = view.phase in DETAILS or view.seat not in view.to_act
        if is_short and not is_over(view.outcome, table):
            key = "cutterland-stage-build" if view.phase == "resolve" else "cutterland-stage-cut"
            stage = words(key, turn=view.turn, turns=view.turns)
        screen = render_seat_panel(blocks, table, view.seat, stage, board.ACCENT, words)
        behind = _details(view, table, draft, words, before) if details else ()
        return replace(screen, details=behind)

    def press(
        self, view: View, draft: Draft, control: str, values: Mapping[str, str]
    ) -> Reply[Action]:
        """Raises `BadInput` for a control that is not of the decision owed."""
        parts = parts_of(control)
        if view.seat is None:
            raise BadInput("cutterland-bad-control")
        if parts[:1] == ["take"] and len(parts) == 2:
            return PlayAction(Take(parts[1]))
        if view.seat in view.to_act:
            return DECISIONS[view.phase].press(view, draft, parts, values)
        return waiting.press_recall(view, parts)

    def build_form(self, control: str, words: Words) -> Form | None:
        parts = parts_of(control)
        return cut.form(parts, words) or place.form(parts, words) or build.form(parts, words)

    def explain_refusal(self, error: IllegalAction, words: Words) -> str:
        return explain_refusal(self.key, error, words)

    def rule_pages(self, words: Words) -> tuple[str, ...]:
        return tuple(words(f"cutterland-rules-{page}") for page in RULE_PAGES)

    def inventory_blocks(self, inventory: Inventory, words: Words) -> tuple[Block, ...]:
        return render_bag(inventory, self._packs, words)

    def stock_blocks(self, kept: GameStocks, words: Words) -> tuple[Block, ...]:
        return render_box(kept, self._packs, words)

    def tally(self, view: View, seat: Seat) -> Mapping[str, int]:
        return {kind: getattr(view.table[seat].score, kind) for kind in KINDS}

    def tally_name(self, kind: str, words: Words) -> str:
        return words(f"cutterland-kind-{kind}")

    def count_favourites(self, view: View, seat: Seat) -> Mapping[str, int]:
        return {kind: getattr(view.table[seat].score, kind) for kind in CREATURE_KINDS}

    def draw_favourite(self, key: str, words: Words) -> tuple[str, Drawing]:
        return words(f"cutterland-kind-{key}"), icon_drawing(KIND_ICONS[key])

    def press_plan(
        self, view: View, draft: Draft, control: str, values: Mapping[str, str]
    ) -> Draft:
        return plan.press(view, draft, parts_of(control), values)

    def lesson_blocks(self, at: LessonProgress, name: str, words: Words) -> tuple[Block, ...]:
        return LESSON.render_step(self, at, name, words)

    def press_lesson(
        self, at: LessonProgress, control: str, values: Mapping[str, str], words: Words
    ) -> tuple[LessonProgress, str]:
        return LESSON.answer_step(self, at, control, values, words)


def _details(
    view: View, table: Table, draft: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    if is_over(view.outcome, table) or view.seat not in view.to_act:
        if view.phase == "resolve" and not is_over(view.outcome, table):
            return waiting.recall_details(view, table, words)
        return waiting.details(view, table, words, before)
    build_details = DETAILS.get(view.phase)
    return () if build_details is None else build_details(view, table, draft, words)


def _panel(
    view: View, table: Table, draft: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    if not is_over(view.outcome, table):
        if view.seat in view.to_act:
            return DECISIONS[view.phase].panel(view, table, draft, words)
        if view.phase == "resolve":
            return waiting.recall_panel(view, table, words)
    return waiting.panel(view, table, words, before)
