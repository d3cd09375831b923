"""The panel of a seat that owes no decision: the news, the map, and its hand. In set-up the
characters can be taken back while others still choose."""

from dataclasses import replace

from bot.screens.context import Context
from bot.screens.panel import are_computers, is_over, waiting_head
from bot.screens.replies import PlayAction
from bot.screens.screen import Button, LazyPicture, Note, Part, Row, Text
from bot.screens.shared.names import bold_names
from bot.screens.wildlands.board import describe_result, list_deciding
from bot.screens.wildlands.phrases import own_label
from bot.screens.wildlands.pictures import is_quiet, map_picture, waiting_picture
from engine.wildlands.actions import Action, Recall
from engine.wildlands.checks import can_recall
from engine.wildlands.orders import Order
from engine.wildlands.state import Phase
from engine.wildlands.views import View


def build_panel(ctx: Context[View]) -> tuple[Part, ...]:
    view, words = ctx.view, ctx.words
    if is_over(view.outcome, ctx.table):
        result = describe_result(view, ctx.table, words)
        return Text(result), Note(), LazyPicture(lambda: map_picture(ctx))
    names = bold_names(ctx.table, sorted(view.to_act), words)
    if can_recall(view):
        places = ", ".join(
            f"{own_label(view, who)}: {space}" for who, space in enumerate(view.places, 1)
        )
        head = words("wildlands-panel-placed", places=places, names=names, n=len(view.to_act))
        recall = Button("g.recall", words("wildlands-recall"), does=PlayAction(Recall()))
        picture = LazyPicture(lambda: waiting_picture(replace(ctx, before=None)))
        return Text(head), picture, Row((recall,))
    quiet = is_quiet(view, ctx.table)
    phase = Phase.ACT if quiet or view.phase is Phase.REVEAL else view.phase
    key = f"wildlands-waiting-{phase.value}"
    head_text = waiting_head(ctx, key, list_deciding(view, ctx.table))
    if view.phase is Phase.ASK and not quiet:
        is_thinking = are_computers(ctx.table, view.to_act)
        thinking = words("panel-thinking", seconds=0) if is_thinking else ""
        head_text = Text(f"{words('wildlands-waiting-ask', names=names)}\n{thinking}".rstrip())
    if view.answer is not None and not quiet:
        head_text = Text(words("wildlands-waiting-answered"))
    picture = LazyPicture(lambda: waiting_picture(ctx))
    if view.own.is_wiped_out:
        return head_text, Note(), picture
    passing = _describe_orders(ctx)
    choose, let_pass = build_order_buttons(ctx)
    row = Row((let_pass or choose,))
    return (head_text, Note(), *((Text(passing),) if passing else ()), picture, row)


def build_order_buttons(ctx: Context[View]) -> tuple[Button, Button | None]:
    """When to be asked; and to be asked no more for now, while others' turns can be let pass."""
    state, words = ctx.orders, ctx.words
    choose = Button("orders", words("wildlands-orders"))
    if state is None or state.is_quiet or not state.can_be_quiet:
        return choose, None
    return choose, Button("orders.quiet", words("wildlands-quiet"))


def _describe_orders(ctx: Context[View]) -> str:
    """When the reader is passed for, in a line."""
    state, words = ctx.orders, ctx.words
    if state is None or ctx.view.phase is Phase.SETUP or Order.ALWAYS in state.orders:
        return ""
    if state.is_quiet:
        return f"-# {words('wildlands-quiet-now')}"
    if not state.orders:
        return f"-# 🔕 {words('orders-none')}"
    asked = " · ".join(words(f"wildlands-order-{order}") for order in state.orders)
    return words("wildlands-orders-now", orders=asked)


def undo_choice(view: View) -> PlayAction[Action] | None:
    return PlayAction(Recall()) if can_recall(view) else None
