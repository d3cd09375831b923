"""Clustered's implementation of `GameScreens` and of the optional protocols it supports."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.models.match import Table
from bot.screens.clustered import board, pictures, puzzle, refusals
from bot.screens.clustered.analysis import render_analysis
from bot.screens.clustered.cover import build_cover
from bot.screens.clustered.emojis import list_emojis
from bot.screens.clustered.history import describe_event, list_headings
from bot.screens.clustered.lesson import LESSON
from bot.screens.clustered.panels import discard, place, plan, waiting
from bot.screens.clustered.replay import render_replay
from bot.screens.clustered.typed_moves import COMMANDS
from bot.screens.clustered.view_commands import VIEW_COMMANDS
from bot.screens.contract import BadInput, Draft, LessonProgress, MoveCommand, Reply, ViewCommand
from bot.screens.panel import is_over, parts_of, render_seat_panel
from bot.screens.screen import Block, Form, Screen, Text
from bot.screens.shared.colours import list_colours
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.clustered.actions import Action
from engine.clustered.views import View
from engine.contract import IllegalAction, Seat

RULE_PAGES = ("goal", "cards", "placing", "points", "players", "options", "playing")


class ClusteredScreens:
    """Everything people see and press in a match of Clustered."""

    key = "clustered"
    commands: tuple[MoveCommand[View, Action], ...] = COMMANDS
    view_commands: tuple[ViewCommand[View], ...] = VIEW_COMMANDS
    steps = len(LESSON.steps)
    build_puzzle_table = staticmethod(puzzle.build_puzzle_table)
    ask_puzzle = staticmethod(puzzle.ask_puzzle)
    name_puzzle = staticmethod(puzzle.name_puzzle)
    explain_puzzle = staticmethod(puzzle.explain_puzzle)
    explain_answer = staticmethod(puzzle.explain_answer)
    explain_use = staticmethod(puzzle.explain_use)
    puzzle_pictures = staticmethod(puzzle.puzzle_pictures)
    describe_answer = staticmethod(puzzle.describe_answer)
    answer_picture = staticmethod(puzzle.answer_picture)
    plan_example: str = "place 2S* M12"

    build_cover = staticmethod(build_cover)
    list_emojis = staticmethod(list_emojis)
    list_colours = staticmethod(list_colours)
    render_board = staticmethod(board.render_board)
    describe_event = staticmethod(describe_event)
    seat_name = staticmethod(seat_name)
    analysis_blocks = staticmethod(render_analysis)
    write_headings = staticmethod(list_headings)
    build_replay = staticmethod(render_replay)
    draw_miniature = staticmethod(pictures.draw_miniature)
    build_plan_editor = staticmethod(plan.render_editor)
    plan_lines = staticmethod(plan.read_plan_lines)
    plan_draft = staticmethod(plan.write_plan_draft)
    describe_plan = staticmethod(plan.describe_lines)
    undo_choice = staticmethod(waiting.undo_choice)

    def render_panel(
        self, view: View, table: Table, draft: Draft, words: Words, before: View | None = None, *,
        details: bool = True,
    ) -> Screen:  # fmt: skip
        assert view.seat is not None  # a spectator has no panel
        blocks = _panel(view, table, draft, words, before)
        stage = board.describe_own_stage(view, table, words)
        screen = render_seat_panel(blocks, table, view.seat, stage, board.ACCENT, words)
        return replace(screen, details=_details(view, table, draft, words) if details else ())

    def press(
        self, view: View, draft: Draft, control: str, values: Mapping[str, str]
    ) -> Reply[Action]:
        """Raises `BadInput` for a control that is not of the decision owed."""
        parts = parts_of(control)
        if view.seat is None:
            raise BadInput("clustered-bad-control")
        if view.seat not in view.to_act:
            return waiting.press_recall(parts)
        if discard.is_discarding(view):
            return discard.press(view, draft, parts)
        return place.press(view, draft, parts, values)

    def build_form(self, control: str, words: Words) -> Form | None:
        return place.form(parts_of(control), words)

    def explain_refusal(self, error: IllegalAction, words: Words) -> str:
        return refusals.explain_refusal(error, words)

    def describe_duty(self, view: View, table: Table, seat: Seat, words: Words) -> str:
        return board.describe_call(view, table, words)

    def rule_pages(self, words: Words) -> tuple[str, ...]:
        return tuple(words(f"clustered-rules-{page}") for page in RULE_PAGES)

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


def _panel(
    view: View, table: Table, draft: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    if view.seat not in view.to_act or is_over(view.outcome, table):
        if view.chosen is not None:
            return waiting.recall_panel(view, table, words)
        return waiting.panel(view, table, words, before)
    if discard.is_discarding(view):
        return discard.panel(view, table, draft, words, before)
    return place.panel(view, table, draft, words, before)


def _details(view: View, table: Table, draft: Draft, words: Words) -> tuple[Block, ...]:
    """What brings the viewer's points and what is left in their deck; while they place a card also
    the rule and all its cells."""
    standing = waiting.describe_standing(view, words)
    if view.seat not in view.to_act or discard.is_discarding(view) or is_over(view.outcome, table):
        return (Text(standing),)
    lines = [words("clustered-place-rule"), standing]
    if pictures.is_large(view):
        lines.insert(1, words("clustered-place-map"))
    return Text("\n".join(lines)), place.cell_menu(view, draft, words)
