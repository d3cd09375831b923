"""The panel of the question who interrupts; the board has the same buttons for all who are
asked."""

from collections.abc import Sequence

from bot.screens.context import Context
from bot.screens.replies import BadInput, PlayAction
from bot.screens.screen import Button, LazyPicture, Note, Part, Row, Style, Text
from bot.screens.wildlands.board import question_mark
from bot.screens.wildlands.labels import describe_deed
from bot.screens.wildlands.offers import KINDS, Offer, list_offers
from bot.screens.wildlands.phrases import describe_action, find_target, number_name
from bot.screens.wildlands.pictures import panel_picture
from bot.screens.wildlands.suggestions import find_point, imagine_interrupt
from engine.wildlands.actions import Attack, Interrupt, Pass
from engine.wildlands.orders import QUIET_ORDERS, Order, find_cause
from engine.wildlands.views import View

QUESTION: tuple[str, ...] = ("g.pass.", "g.interrupt.")
"""How the controls of the question begin."""


def build_panel(ctx: Context[View]) -> tuple[Part, ...]:
    view, words = ctx.view, ctx.words
    mark, after = question_mark(view), imagine_interrupt(view)
    offers = () if after is None else list_offers(after)
    chance = None if after is None else find_point(after, offers)
    asking = "wildlands-panel-ask-none" if after is None else "wildlands-panel-ask-idle"
    able = _describe_chance(ctx, chance) if chance else _describe_able(ctx, offers)
    lines = [able or words(asking)]
    lines += _explain_asking(ctx, is_blind=chance is None)
    styles: tuple[Style, Style] = ("secondary", "primary") if chance else ("primary", "secondary")
    decline = Button(f"g.pass.{mark}", words("wildlands-pass"), styles[0], does=PlayAction(Pass()))
    interrupt = Button(
        f"g.interrupt.{mark}", words("wildlands-interrupt"), styles[1], disabled=after is None,
        does=PlayAction(Interrupt()),
    )  # fmt: skip
    return (
        Text(describe_deed(view, ctx.table, words)),
        Note(),
        Text("\n".join(lines)),
        LazyPicture(lambda: panel_picture(ctx)),
        Row((decline, interrupt)),
        # To be asked no more in this turn, and to say when to be asked at all.
        Row(
            (
                Button("orders.quiet", words("wildlands-quiet")),
                Button("orders", words("wildlands-orders")),
            )
        ),
    )  # fmt: skip


def _describe_able(ctx: Context[View], offers: Sequence[Offer]) -> str:
    """What the cards left after an interrupt let how many of the viewer's characters do; empty if
    nothing."""
    words, able = ctx.words, list[str]()
    for kind in KINDS:
        those = {who for offer in offers if offer.kind == kind for who in offer.characters}
        able += [f"{words(f'wildlands-kind-{kind}')} {len(those)} 👤"] if those else []
    return words("wildlands-panel-ask", able=" · ".join(able)) if able else ""


def _explain_asking(ctx: Context[View], *, is_blind: bool) -> tuple[str, ...]:
    """Which of the viewer's orders asks; of a chance that the hand has not, that it is judged
    without the hand. A chance that it has is told already."""
    state, words = ctx.orders, ctx.words
    orders = () if state is None else QUIET_ORDERS if state.is_quiet else state.orders
    cause = find_cause(ctx.view, ctx.seat, orders)
    is_chance = cause is Order.CHANCE
    if cause is None or (is_chance and not is_blind):
        return ()
    blind = "yes" if is_chance else "no"
    return (words("wildlands-ask-why", order=words(f"wildlands-order-{cause}"), blind=blind),)


def _describe_chance(ctx: Context[View], chance: Offer) -> str:
    """What an interrupt would be worth."""
    view, words, action = ctx.view, ctx.words, chance.ways[0]
    shown = describe_action(action, view.table, ctx.seat, words, paid=False)
    if isinstance(action, Attack) and (target := find_target(action)):
        own, other = (
            number_name(view.table, view.fighter(action.character)),
            number_name(view.table, target),
        )
        shown = words("wildlands-ask-attack", own=own, target=other)
    return words("wildlands-ask-chance", action=shown)


def refuse_answer(view: View) -> BadInput:
    """Why the question that a button was for can't be answered any more."""
    if view.seat not in view.to_act and view.answer is not None:
        return BadInput("wildlands-question-answered")
    return BadInput("bad-control")
