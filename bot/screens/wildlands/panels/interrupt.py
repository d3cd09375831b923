"""The panel of the question who interrupts; the board has the same buttons for all who are
asked."""

from bot.render.wildlands.boards import Marks
from bot.screens.context import Context
from bot.screens.replies import BadInput, PlayAction
from bot.screens.screen import Button, LazyPicture, Note, Part, Row, Style, Text
from bot.screens.shared.names import bold_name
from bot.screens.wildlands.board import question_mark
from bot.screens.wildlands.labels import describe_deed
from bot.screens.wildlands.marks import mark_offer
from bot.screens.wildlands.offers import Offer, list_offers
from bot.screens.wildlands.phrases import describe_action, find_target, number_name
from bot.screens.wildlands.pictures import panel_picture
from bot.screens.wildlands.suggestions import (
    find_point,
    imagine_interrupt,
    rate_success,
)
from engine.wildlands.actions import Attack, Interrupt, Pass
from engine.wildlands.orders import QUIET_ORDERS, Order, find_cause
from engine.wildlands.payments import CLAIM_CARDS
from engine.wildlands.state import GOAL
from engine.wildlands.targets import aim
from engine.wildlands.views import View

QUESTION: tuple[str, ...] = ("g.pass.", "g.interrupt.")
"""How the controls of the question begin."""


def build_panel(ctx: Context[View]) -> tuple[Part, ...]:
    view, words = ctx.view, ctx.words
    mark, after = question_mark(view), imagine_interrupt(view)
    offers = () if after is None else list_offers(after)
    point = None if after is None else find_point(after, offers)
    lines = [*_explain_stake(ctx), _advise(ctx, after, point)]
    lines += _explain_asking(ctx, is_blind=point is None)
    styles: tuple[Style, Style] = ("secondary", "primary") if point else ("primary", "secondary")
    decline = Button(f"g.pass.{mark}", words("wildlands-pass"), styles[0], does=PlayAction(Pass()))
    interrupt = Button(
        f"g.interrupt.{mark}", words("wildlands-interrupt"), styles[1], disabled=after is None,
        does=PlayAction(Interrupt()),
    )  # fmt: skip
    marks = mark_offer(after, point) if after and point else Marks()
    return (
        Text(describe_deed(view, ctx.table, words)),
        Note(),
        Text("\n".join(lines)),
        LazyPicture(lambda: panel_picture(ctx, marks)),
        Row((decline, interrupt)),
        # To be asked no more in this turn, and to say when to be asked at all.
        Row(
            (
                Button("orders.quiet", words("wildlands-quiet")),
                Button("orders", words("wildlands-orders")),
            )
        ),
    )  # fmt: skip


def _explain_stake(ctx: Context[View]) -> tuple[str, ...]:
    """Why the moment matters: who acts stands on a shard of theirs and has the cards for it, or
    someone lacks one point."""
    view, table, deed = ctx.view, ctx.view.table, ctx.view.deed
    assert deed is not None
    side = table.sides[deed.seat]
    there = {piece.space for piece in side.pieces}
    if {*deed.entered} & {*side.shards} & there and view.hands[deed.seat] >= CLAIM_CARDS:
        name = bold_name(ctx.table, deed.seat, ctx.words)
        return (ctx.words("wildlands-ask-claim", name=name, n=side.points + 1),)
    for seat, other in enumerate(table.sides):
        if seat != view.seat and other.points == GOAL - 1:
            return (ctx.words("wildlands-ask-last", name=bold_name(ctx.table, seat, ctx.words)),)
    return ()


def _advise(ctx: Context[View], after: View | None, point: Offer | None) -> str:
    """What is best, with what it costs and brings; without hints only the price."""
    words = ctx.words
    if after is None:
        return words("wildlands-panel-ask-none")
    if point is not None:
        return words("wildlands-ask-chance", action=_describe_aim(ctx, after, point))
    return words(f"wildlands-panel-ask{'' if ctx.view.hints else '-price'}")


def _explain_asking(ctx: Context[View], *, is_blind: bool) -> tuple[str, ...]:
    """Which of the viewer's orders asks; of a chance that the hand has not, that it is judged
    without the hand. A chance that it has is told already."""
    state, words = ctx.orders, ctx.words
    orders = () if state is None else QUIET_ORDERS if state.is_quiet else state.orders
    cause = find_cause(ctx.view, ctx.seat, orders)
    is_chance = cause is Order.CHANCE
    if cause is None or (is_chance and not is_blind):
        return ()
    if is_chance:
        return (words("wildlands-ask-blind"),)
    return (words("wildlands-ask-why", order=words(f"wildlands-order-{cause}")),)


def _describe_aim(ctx: Context[View], after: View, point: Offer) -> str:
    """What an interrupt would be for; an attack by numbers, since both sides' pieces are named, and
    with how likely it hits."""
    table, words, action = after.table, ctx.words, point.ways[0]
    shown = describe_action(action, table, ctx.seat, words, paid=False)
    if not isinstance(action, Attack) or not (target := find_target(action)):
        return shown
    strike = aim(table, after.fighter(action.character), action.flag, action.target)
    return words(
        "wildlands-ask-attack",
        own=number_name(table, strike.attacker),
        target=number_name(table, target),
        odds=rate_success(after, strike),
    )


def refuse_answer(view: View) -> BadInput:
    """Why the question that a button was for can't be answered any more."""
    if view.seat not in view.to_act and view.answer is not None:
        return BadInput("wildlands-question-answered")
    return BadInput("bad-control")
