"""Standing orders (`/orders`): when their person wants to be asked, in one menu. The sentences are
the game's: `<game>-order-<key>`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.models.match import Table
from bot.models.plan import OrderState
from bot.screens.screen import Block, Button, Choice, Row, Screen, Select, Text, insert_note
from bot.screens.shared.names import match_title
from bot.words import Words

ACCENT = 0x7A5AA6


def render_orders(
    table: Table, state: OrderState, words: Words, note: str = "", parts: Sequence[Block] = ()
) -> Screen:
    """The reader's orders and the `parts` that explain them, with the button that lets the rest of
    a turn pass or takes that back."""
    about = words("orders-about" if state.orders else "orders-none")
    head = f"{words('orders-head', title=match_title(table, words))}\n{about}"
    choices = tuple(
        Choice(order, words(f"{table.game}-order-{order}"), chosen=order in state.orders)
        for order in state.known
    )
    menu = Select("orders.set", words("orders-menu"), choices, least=0, most=len(choices))
    buttons = [Button("move", words("plan-back"))]
    if state.is_quiet:
        head = f"{head}\n{words('orders-quiet-now')}"
        buttons.insert(0, Button("orders.loud", words("orders-loud")))
    elif state.can_be_quiet:
        buttons.insert(0, Button("orders.quiet", words("orders-quiet")))
    blocks = insert_note((Text(head), *parts, menu, Row(tuple(buttons))), note)
    return Screen(blocks, table.match, accent=ACCENT)
