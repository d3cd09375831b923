"""Standing orders (`/orders`): when their person wants to be asked, in one menu. The sentences are
the game's: `<game>-orders-about`, `<game>-order-<key>`, which may have an `-about`,
`<game>-quiet`, its `-about`, and `<game>-quiet-now`."""

from bot.models.match import Table
from bot.models.plan import OrderState
from bot.screens.screen import Button, Choice, Row, Screen, Select, Text, insert_note
from bot.screens.shared.names import match_title
from bot.words import Words

ACCENT = 0x7A5AA6


def render_orders(table: Table, state: OrderState, words: Words, note: str = "") -> Screen:
    """The reader's orders, with the button that lets a part of the match pass or takes that
    back."""
    about = words(f"{table.game}-orders-about" if state.orders else "orders-none")
    head = f"{words('orders-head', title=match_title(table, words))}\n{about}"
    choices = tuple(
        Choice(
            order,
            words(f"{table.game}-order-{order}"),
            words.name_of(f"{table.game}-order-{order}-about", ""),
            chosen=order in state.orders,
        )
        for order in state.known
    )
    menu = Select("orders.set", words("orders-menu"), choices, least=0, most=len(choices))
    buttons, foot = [Button("move", words("plan-back"))], tuple[Text, ...]()
    if state.is_quiet:
        head = f"{head}\n{words(f'{table.game}-quiet-now')}"
        buttons.insert(0, Button("orders.loud", words("orders-loud")))
    elif state.can_be_quiet:
        buttons.insert(0, Button("orders.quiet", words(f"{table.game}-quiet")))
        foot = (Text(words(f"{table.game}-quiet-about")),)
    blocks = insert_note((Text(head), menu, Row(tuple(buttons)), *foot), note)
    return Screen(blocks, table.match, accent=ACCENT)
