"""`/orders` and its menu: when a person wants to be asked."""

from __future__ import annotations

from bot.interactions.panels import show_panel
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.screens.screen import Screen
from bot.screens.shared.orders import render_orders


async def orders_screen(requester: Requester, match: int, note: str = "") -> Screen:
    """Raises `Refusal`."""
    state = await requester.matches.orders.read(match, requester.player)
    table = await requester.matches.queries.read_table(match)
    return render_orders(table, state, requester.words, note)


async def handle_orders(press: Press) -> Screen:
    """`orders` opens them, `orders.set` is their menu; `orders.quiet` lets the rest of this turn
    pass, also from a panel, and `orders.loud` takes that back."""
    orders, requester, match = press.matches.orders, press.requester, press.match
    match press.parts[1:]:
        case []:
            return await orders_screen(requester, match)
        case ["set"]:
            chosen = [order for order in press.chosen.split(",") if order]
            await orders.save(match, press.player, chosen)
            return await orders_screen(requester, match, press.words("orders-done"))
        case ["quiet"]:
            await orders.be_quiet(match, press.player, quiet=True)
            await press.matches.computer_answers.wait(match)
            is_next = await _is_asked(requester, match)
            note = press.words(f"orders-quiet-{'passed' if is_next else 'done'}")
            return await show_panel(requester, match, note)
        case ["loud"]:
            await orders.be_quiet(match, press.player, quiet=False)
            return await orders_screen(requester, match, press.words("orders-loud-done"))
        case _:
            raise Refusal("older-control")


async def _is_asked(requester: Requester, match: int) -> bool:
    """Whether the match waits for the requester's decision."""
    player_view = await requester.read_view(match)
    seat = player_view.seat
    return seat is not None and player_view.table.seats[seat].decision is not None
