"""Wildlands' implementation of `GameScreens` and of the optional protocols it supports."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.models.match import Table
from bot.render.drawing import Drawing
from bot.render.wildlands.tokens import portrait
from bot.screens.context import Context
from bot.screens.contract import GameScreens
from bot.screens.panel import is_over
from bot.screens.replies import BadInput
from bot.screens.screen import Button, Part, Picture, Row, Screen
from bot.screens.shared.names import list_colours
from bot.screens.wildlands import board
from bot.screens.wildlands.act_draft import read_chosen_draft
from bot.screens.wildlands.analysis import mistake_blocks
from bot.screens.wildlands.emojis import list_emojis
from bot.screens.wildlands.endings import describe_end
from bot.screens.wildlands.history import describe_event, list_headings
from bot.screens.wildlands.lesson import LESSON
from bot.screens.wildlands.panels import act, defend, interrupt, plan, reveal, setup, waiting
from bot.screens.wildlands.phrases import explain_refusal
from bot.screens.wildlands.pictures import build_cover, draw_miniature, map_choice, map_picture
from bot.screens.wildlands.puzzle import PuzzleScreens
from bot.screens.wildlands.replay import render_replay
from bot.screens.wildlands.reports import had_choice, report_events, tell_turns
from bot.screens.wildlands.rules_pages import PAGES, draw_rule, list_rule_pages
from bot.screens.wildlands.sheets import (
    explain_hand,
    explain_roster,
    factions_picture,
    list_rosters,
)
from bot.screens.wildlands.typed_moves import COMMANDS
from bot.screens.wildlands.view_commands import VIEW_COMMANDS
from bot.words import Words
from engine.contract import IllegalAction, Options, Seat
from engine.wildlands.actions import Action, Attack
from engine.wildlands.events import Event
from engine.wildlands.factions import Faction
from engine.wildlands.maps import Map
from engine.wildlands.options import MAP
from engine.wildlands.state import Phase, Standing
from engine.wildlands.views import View


class WildlandsScreens(PuzzleScreens, GameScreens[View, Action, Event]):
    """Everything people see and press in a match of Wildlands."""

    key = "wildlands"
    accent = board.ACCENT
    commands = COMMANDS
    view_commands = VIEW_COMMANDS
    lesson = LESSON
    plan_example: str = "move 3 12 1m35g; claim 12 13 34 W"

    def __init__(
        self, maps: Mapping[str, Map] | None = None, factions: Mapping[str, Faction] | None = None
    ) -> None:
        """With the content that can be chosen, for pictures of it."""
        self._maps, self._factions = maps or {}, factions or {}

    describe_duty = staticmethod(board.describe_duty)
    describe_end = staticmethod(describe_end)
    mistake_blocks = staticmethod(mistake_blocks)
    report_events = staticmethod(report_events)
    had_choice = staticmethod(had_choice)
    tell_turns = staticmethod(tell_turns)
    write_headings = staticmethod(list_headings)
    list_colours = staticmethod(list_colours)
    build_cover = staticmethod(build_cover)
    list_emojis = staticmethod(list_emojis)
    build_replay = staticmethod(render_replay)
    draw_miniature = staticmethod(draw_miniature)
    undo_choice = staticmethod(waiting.undo_choice)
    build_plan_editor = staticmethod(plan.build_editor)
    plan_lines = staticmethod(plan.read_plan_lines)
    plan_draft = staticmethod(plan.write_plan_draft)
    describe_plan = staticmethod(plan.describe_lines)
    resume_plan = staticmethod(plan.resume_plan)

    def render_board(self, ctx: Context[View]) -> Screen:
        return board.render_board(ctx)

    def board_rows(self, ctx: Context[View]) -> tuple[Row, ...]:
        return (Row(board.answer_buttons(ctx)),)

    def describe_event(self, event: Event, table: Table, words: Words) -> str | None:
        return describe_event(event, table, words)

    def explain_refusal(self, error: IllegalAction, words: Words) -> str:
        return explain_refusal(error, words)

    def rule_pages(self, words: Words) -> tuple[str, ...]:
        return list_rule_pages(self._factions.values(), words)

    def rule_picture(self, page: int, words: Words) -> Picture | None:
        return draw_rule(page, [*self._factions.values()], words)

    def draw_options(self, options: Options, seat: Seat | None, words: Words) -> Picture | None:
        """The maps, or the factions for a seat."""
        if seat is None:
            return map_choice(self._maps.values(), str(options[MAP])) if self._maps else None
        chosen = str(options[f"faction_{seat + 1}"])
        factions = self._factions.values()
        return factions_picture(factions, chosen, words) if factions else None

    def panel_stage(self, ctx: Context[View]) -> str:
        planned, phase = "", self._find_phase(ctx)
        draft = read_chosen_draft(ctx.view, ctx.draft) if phase is Phase.ACT else None
        if phase is Phase.ASK and ctx.draft:
            draft = interrupt.read_draft(ctx)
        if draft is not None:
            planned = act.describe_plan(ctx, draft)
        return board.describe_own_stage(ctx.view, ctx.table, ctx.words, planned)

    def panel_parts(self, ctx: Context[View]) -> tuple[Part, ...]:
        return PANELS[self._find_phase(ctx)](ctx)

    def panel_details(self, ctx: Context[View]) -> tuple[Part, ...]:
        """First the whole map, below what is new, the choices and the way to their rules; then the
        cards with what their signs mean, and everyone's characters."""
        phase, more = self._find_phase(ctx), tuple[Part, ...]()
        rule = RULES.get(phase)
        if phase is Phase.ACT:
            more = act.list_details(ctx)
            if isinstance(read_chosen_draft(ctx.view, ctx.draft).action, Attack):
                rule = "attacks"
        elif phase is Phase.SETUP:
            more = setup.list_details(ctx)
        if rule:
            title = ctx.words(f"wildlands-rules-{rule}").splitlines()[0].removeprefix("## ")
            more = (*more, Row((Button(f"rules.{PAGES.index(rule)}", title),)))
        legend = explain_hand(ctx) or (explain_roster(ctx.words),)
        return (map_picture(ctx), *more, *legend, *list_rosters(ctx))

    def refuse_control(self, ctx: Context[View], parts: tuple[Part, ...], control: str) -> BadInput:
        if control.startswith(interrupt.QUESTION):
            return interrupt.refuse_answer(ctx.view)
        return super().refuse_control(ctx, parts, control)

    def _find_phase(self, ctx: Context[View]) -> Phase:
        """The phase in which the viewer decides now; `Phase.OVER` if they don't."""
        view = ctx.view
        is_asked = view.seat in view.to_act and not is_over(view.outcome, ctx.table)
        return view.phase if is_asked else Phase.OVER

    def count_favourites(self, view: View, seat: Seat) -> Mapping[str, int]:
        """The characters that are still standing."""
        faction, standing = view.table.factions[seat], view.table.sides[seat].pieces
        return {
            f"{faction.key}.{number}.{faction.name_of(number)}": int(
                piece.standing is not Standing.OUT
            )
            for number, piece in enumerate(standing, 1)
        }

    def draw_favourite(self, key: str, words: Words) -> tuple[str, Drawing]:
        faction, number, name = key.split(".", 2)
        return name, portrait(faction, int(number))


RULES: Final = {Phase.ACT: "actions", Phase.DEFEND: "attacks", Phase.ASK: "interrupts"}
"""The page of the rules for a decision; of an attack that is chosen, that of attacks."""
PANELS: Final[Mapping[Phase, Callable[[Context[View]], tuple[Part, ...]]]] = {
    Phase.SETUP: setup.build_panel,
    Phase.REVEAL: reveal.build_panel,
    Phase.ACT: act.build_panel,
    Phase.DEFEND: defend.build_panel,
    Phase.ASK: interrupt.build_panel,
    Phase.OVER: waiting.build_panel,
}
"""By the phase in which a seat decides."""
