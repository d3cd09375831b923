"""Cutterland's implementation of `GameScreens` and of the optional protocols it supports."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from bot.models.match import GameStocks, Inventory, Table
from bot.render.cutterland.score_strip import icon_drawing
from bot.render.drawing import Drawing
from bot.screens.context import Context
from bot.screens.contract import GameScreens
from bot.screens.cutterland import board
from bot.screens.cutterland.box import render_bag, render_box
from bot.screens.cutterland.final import render_session
from bot.screens.cutterland.history import (
    describe_event,
    describe_shares,
    list_headings,
    mistake_blocks,
    render_replay,
    split_taken_and_placed,
)
from bot.screens.cutterland.lesson import LESSON
from bot.screens.cutterland.panels import build, cut, place, plan, take, waiting
from bot.screens.cutterland.panels.plan import (
    describe_lines,
    draw_lines,
    read_plan_lines,
    write_plan_draft,
)
from bot.screens.cutterland.phrases import CREATURE_KINDS, KINDS, list_emojis
from bot.screens.cutterland.pictures import KIND_ICONS, build_cover, draw_miniature, lands_picture
from bot.screens.cutterland.puzzle import PuzzleScreens
from bot.screens.cutterland.typed_moves import COMMANDS
from bot.screens.cutterland.view_commands import VIEW_COMMANDS
from bot.screens.panel import is_over
from bot.screens.screen import Block, LazyPicture, Part
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.actions import Action
from engine.cutterland.events import CardCut, Event, PieceLost
from engine.cutterland.views import View

ListParts: TypeAlias = Callable[[Context[View]], tuple[Part, ...]]
DECISIONS: Final[Mapping[str, tuple[ListParts, ListParts]]] = {
    "cut": (cut.panel, cut.details),
    "discard": (cut.discard_panel, cut.discard_details),
    "take": (take.panel, take.details),
    "lay": (place.panel, place.details),
    "resolve": (build.panel, build.details),
}
"""By phase: what a seat that is asked sees, and what its **Details** button shows."""


class CutterlandScreens(PuzzleScreens, GameScreens[View, Action, Event]):
    """Everything people see and press in a match of Cutterland; `packs`: their names by key."""

    key = "cutterland"
    accent = board.ACCENT
    commands = COMMANDS
    view_commands = VIEW_COMMANDS
    rules = ("goal", "cut", "land", "creatures", "predators", "bonuses", "variants")
    scoring_page = rules.index("creatures")
    lesson = LESSON
    plan_example: str = "take B; place B M14 1"

    render_board = staticmethod(board.render_board)
    board_rows = staticmethod(board.take_row)
    describe_event = staticmethod(describe_event)
    build_cover = staticmethod(build_cover)
    list_emojis = staticmethod(list_emojis)
    describe_duty = staticmethod(board.describe_duty)
    mistake_blocks = staticmethod(mistake_blocks)
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
    draw_plan = staticmethod(draw_lines)
    resume_plan = staticmethod(plan.resume_plan)

    def __init__(self, packs: Mapping[str, str] | None = None) -> None:
        self._packs = dict(packs or {})

    def describe_action(
        self, own: Sequence[Event], since: Sequence[Event], seat: Seat, table: Table, words: Words
    ) -> list[str]:
        is_cut = any(isinstance(event, CardCut) for event in own)
        if is_cut and (shares := describe_shares(since, seat, table, words)):
            lost = [event for event in since if isinstance(event, PieceLost)]
            return [shares, *super().describe_action((), lost, seat, table, words)]
        piece, more = split_taken_and_placed(own, seat)
        lines = super().describe_action(more, since, seat, table, words)
        return [words("cutterland-taken-and-placed", piece=piece), *lines] if piece else lines

    def panel_stage(self, ctx: Context[View]) -> str:
        view = ctx.view
        if is_over(view.outcome, ctx.table):
            return board.describe_stage(ctx)
        key = "cutterland-stage-build" if view.phase == "resolve" else "cutterland-stage-cut"
        return ctx.words(key, turn=view.turn, turns=view.turns)

    def panel_parts(self, ctx: Context[View]) -> tuple[Part, ...]:
        panel, _ = _find_panel(ctx)
        return panel(ctx)

    def panel_details(self, ctx: Context[View]) -> tuple[Part, ...]:
        """With all lands and what was placed in them since the viewer last looked: on a page, which
        has no board beside it, always; else where they matter or there is room."""
        _, details = _find_panel(ctx)
        is_whole = ctx.page_height or details in (cut.details, waiting.details)
        is_running = not is_over(ctx.view.outcome, ctx.table)
        if is_whole and is_running and any(player.land.cells for player in ctx.view.table):
            return *details(ctx), LazyPicture(lambda: lands_picture(ctx, ctx.before))
        return details(ctx)

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


def _find_panel(ctx: Context[View]) -> tuple[ListParts, ListParts]:
    is_asked = ctx.seat in ctx.view.to_act and not is_over(ctx.view.outcome, ctx.table)
    return DECISIONS[ctx.view.phase] if is_asked else (waiting.panel, waiting.details)
