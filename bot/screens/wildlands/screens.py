"""Wildlands' implementation of `GameScreens` and of the optional protocols it supports."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.models.match import Table
from bot.render.drawing import Drawing
from bot.render.wildlands.tokens import portrait
from bot.screens.contract import BadInput, Draft, LessonProgress, MoveCommand, Reply, ViewCommand
from bot.screens.panel import is_over, parts_of, render_seat_panel
from bot.screens.screen import Block, Form, Screen
from bot.screens.shared.colours import list_colours
from bot.screens.shared.names import seat_name
from bot.screens.wildlands import board, refusals
from bot.screens.wildlands.act_draft import read_act_draft
from bot.screens.wildlands.analysis import render_analysis
from bot.screens.wildlands.cover import build_cover
from bot.screens.wildlands.emojis import list_emojis
from bot.screens.wildlands.endings import describe_end
from bot.screens.wildlands.explanations import list_signs
from bot.screens.wildlands.history import describe_event, list_headings
from bot.screens.wildlands.lesson import LESSON
from bot.screens.wildlands.panels import act, defend, interrupt, plan, reveal, setup, waiting
from bot.screens.wildlands.phrases import list_sides
from bot.screens.wildlands.pictures import draw_miniature, list_whole_map
from bot.screens.wildlands.replay import render_replay
from bot.screens.wildlands.reports import report_events
from bot.screens.wildlands.rules_pages import draw_rule, list_rule_pages
from bot.screens.wildlands.typed_moves import COMMANDS
from bot.screens.wildlands.view_commands import VIEW_COMMANDS
from bot.words import Words
from engine.contract import IllegalAction, Seat
from engine.wildlands.actions import Action
from engine.wildlands.state import Phase, Standing
from engine.wildlands.views import View

OUT: Final = Standing.OUT


class WildlandsScreens:
    """Everything people see and press in a match of Wildlands."""

    key = "wildlands"
    commands: tuple[MoveCommand[View, Action], ...] = COMMANDS
    view_commands: tuple[ViewCommand[View], ...] = VIEW_COMMANDS

    render_board = staticmethod(board.render_board)
    describe_duty = staticmethod(board.describe_duty)
    describe_event = staticmethod(describe_event)
    describe_end = staticmethod(describe_end)
    analysis_blocks = staticmethod(render_analysis)
    report_events = staticmethod(report_events)
    write_headings = staticmethod(list_headings)
    seat_name = staticmethod(seat_name)
    list_colours = staticmethod(list_colours)
    rule_picture = staticmethod(draw_rule)
    build_cover = staticmethod(build_cover)
    list_emojis = staticmethod(list_emojis)
    build_replay = staticmethod(render_replay)
    draw_miniature = staticmethod(draw_miniature)
    undo_choice = staticmethod(waiting.undo_choice)
    plan_example: str = "move 3 12 1m35g; claim 12 13 34 W"
    build_plan_editor = staticmethod(plan.render_editor)
    plan_lines = staticmethod(plan.read_plan_lines)
    plan_draft = staticmethod(plan.write_plan_draft)
    describe_plan = staticmethod(plan.describe_lines)

    steps = len(LESSON.steps)

    def render_panel(
        self, view: View, table: Table, draft: Draft, words: Words, before: View | None = None, *,
        details: bool = True,
    ) -> Screen:  # fmt: skip
        assert view.seat is not None  # a spectator has no panel
        blocks = _panel(view, table, draft, words, before)
        acts = _is_acting(view, table)
        lined = len(read_act_draft(view, draft).line) if acts else 0
        stage = board.describe_own_stage(view, table, words, lined)
        screen = render_seat_panel(blocks, table, view.seat, stage, board.ACCENT, words)
        if not details:
            return screen
        more = act.list_details(view, draft, words) if acts else ()
        if view.seat in view.to_act and view.phase is Phase.SETUP:
            more = setup.list_details(view, table, words)
        whole = list_whole_map(view, table, words, before)
        signs = (list_signs(words),) if acts else ()
        return replace(screen, details=(*whole, *more, *list_sides(view, table, words), *signs))

    def press(
        self, view: View, draft: Draft, control: str, values: Mapping[str, str]
    ) -> Reply[Action]:
        """Raises `BadInput` for a control that is not of the decision owed."""
        parts = parts_of(control)
        if view.seat is None:
            raise BadInput("wildlands-bad-control")
        if view.seat not in view.to_act:
            return waiting.press(view, parts)
        match view.phase:
            case Phase.SETUP:
                return setup.press(view, draft, parts)
            case Phase.REVEAL:
                return reveal.press(view, draft, parts)
            case Phase.ACT:
                return act.press(view, draft, parts, values)
            case Phase.DEFEND:
                return defend.press(view, draft, parts, values)
            case _:
                return interrupt.press(view, parts)

    def build_form(self, control: str, words: Words) -> Form | None:
        return None

    def explain_refusal(self, error: IllegalAction, words: Words) -> str:
        return refusals.explain_refusal(error, words)

    def press_plan(
        self, view: View, draft: Draft, control: str, values: Mapping[str, str]
    ) -> Draft:
        return plan.press(view, draft, parts_of(control), values)

    def count_favourites(self, view: View, seat: Seat) -> Mapping[str, int]:
        """The characters that are still standing."""
        faction, standing = view.table.factions[seat], view.table.sides[seat].pieces
        return {
            f"{faction.key}.{number}.{faction.name_of(number)}": int(piece.standing is not OUT)
            for number, piece in enumerate(standing, 1)
        }

    def draw_favourite(self, key: str, words: Words) -> tuple[str, Drawing]:
        faction, number, name = key.split(".", 2)
        return name, portrait(faction, int(number))

    def rule_pages(self, words: Words) -> tuple[str, ...]:
        return list_rule_pages(words)

    def lesson_blocks(self, at: LessonProgress, name: str, words: Words) -> tuple[Block, ...]:
        return LESSON.render_step(self, at, name, words)

    def press_lesson(
        self, at: LessonProgress, control: str, values: Mapping[str, str], words: Words
    ) -> tuple[LessonProgress, str]:
        return LESSON.answer_step(self, at, control, values, words)


def _is_acting(view: View, table: Table) -> bool:
    is_asked = view.seat in view.to_act and not is_over(view.outcome, table)
    return is_asked and view.phase is Phase.ACT


def _panel(
    view: View, table: Table, draft: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    if view.seat not in view.to_act or is_over(view.outcome, table):
        return waiting.panel(view, table, words, before)
    match view.phase:
        case Phase.SETUP:
            return setup.panel(view, table, draft, words)
        case Phase.REVEAL:
            return reveal.panel(view, table, draft, words, before)
        case Phase.ACT:
            return act.panel(view, table, draft, words, before)
        case Phase.DEFEND:
            return defend.panel(view, table, draft, words)
        case _:
            return interrupt.panel(view, table, words, before)
