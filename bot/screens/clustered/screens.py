"""Clustered's implementation of `GameScreens` and of the optional protocols it supports."""

from bot.screens.clustered import board, history, pictures
from bot.screens.clustered.lesson import LESSON
from bot.screens.clustered.panels import discard, place, plan, waiting
from bot.screens.clustered.phrases import explain_refusal, own, points_by_kind
from bot.screens.clustered.puzzle import PuzzleScreens
from bot.screens.clustered.typed_moves import COMMANDS
from bot.screens.context import Context
from bot.screens.contract import GameScreens
from bot.screens.panel import is_over
from bot.screens.screen import Part, Text
from bot.screens.shared.names import bold_names, list_colours
from engine.clustered.actions import Action
from engine.clustered.events import Event
from engine.clustered.views import View
from engine.contract import Seat


class ClusteredScreens(PuzzleScreens, GameScreens[View, Action, Event]):
    """Everything people see and press in a match of Clustered."""

    key = "clustered"
    accent = board.ACCENT
    commands = COMMANDS
    view_commands = board.VIEW_COMMANDS
    rules = ("goal", "placing", "points", "options", "playing")
    scoring_page = rules.index("points")
    lesson = LESSON
    plan_example: str = "place 2S* M12"

    render_board = staticmethod(board.render_board)
    describe_event = staticmethod(history.describe_event)
    explain_refusal = staticmethod(explain_refusal)
    write_headings = staticmethod(history.list_headings)
    build_replay = staticmethod(history.build_replay)
    mistake_blocks = staticmethod(history.mistake_blocks)
    draw_miniature = staticmethod(pictures.draw_miniature)
    build_cover = staticmethod(pictures.build_cover)
    list_emojis = staticmethod(pictures.list_emojis)
    list_colours = staticmethod(list_colours)
    build_plan_editor = staticmethod(plan.build_editor)
    plan_lines = staticmethod(plan.read_lines)
    plan_draft = staticmethod(plan.write_draft)
    describe_plan = staticmethod(plan.describe_lines)
    resume_plan = staticmethod(plan.resume_plan)
    undo_choice = staticmethod(waiting.undo_choice)

    def panel_stage(self, ctx: Context[View]) -> str:
        """How many cards the viewer holds, and can still draw."""
        if is_over(ctx.view.outcome, ctx.table):
            return board.describe_stage(ctx)
        seat = own(ctx.view)
        return ctx.words("clustered-stage-own", hand=seat.cards_held, deck=seat.cards_to_draw)

    def panel_parts(self, ctx: Context[View]) -> tuple[Part, ...]:
        view = ctx.view
        if view.seat not in view.to_act or is_over(view.outcome, ctx.table):
            return waiting.list_parts(ctx)
        return discard.list_parts(ctx) if discard.is_discarding(view) else place.list_parts(ctx)

    def panel_details(self, ctx: Context[View]) -> tuple[Part, ...]:
        """The viewer's points and deck; while they place a card also the rule and its cells."""
        view, words, seat = ctx.view, ctx.words, own(ctx.view)
        kinds = points_by_kind(seat, words)
        points = words("clustered-standing", n=seat.score.total, kinds=kinds)
        standing = f"{points}\n{words('clustered-standing-deck', n=seat.cards_to_draw)}"
        decides = view.seat in view.to_act and not is_over(view.outcome, ctx.table)
        if not decides or discard.is_discarding(view):
            return (Text(standing),)
        lines = [words("clustered-place-rule"), standing]
        if pictures.is_large(view):
            lines.insert(1, words("clustered-place-map"))
        return Text("\n".join(lines)), place.cell_menu(ctx)

    def describe_duty(self, ctx: Context[View], seat: Seat) -> str:
        names = bold_names(ctx.table, sorted(ctx.view.to_act), ctx.words)
        return ctx.words(f"clustered-call-{ctx.view.phase}", names=names)
