"""`/orders` and its menu: when a person wants to be asked."""

from __future__ import annotations

from bot.interactions.declarations import Controls
from bot.interactions.panels import show_panel
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.screens.context import Context
from bot.screens.screen import Screen, draw_parts
from bot.screens.shared.orders import render_orders

control = Controls()


async def orders_screen(requester: Requester, match: int, note: str = "") -> Screen:
    state = await requester.matches.orders.read(match, requester.player)
    player_view, services = await requester.read_view(match), requester.services
    if player_view.table.status.is_over:
        raise Refusal("match-over")
    table = player_view.table
    screens, ctx = services.screens_of(table), Context(player_view.view, table, requester.words)
    parts = await services.run_in_thread(lambda: draw_parts(screens.explain_orders(ctx)))
    return render_orders(table, state, requester.words, note, parts)


@control("orders", right="sit")
async def show_orders(press: Press) -> Screen:
    return await orders_screen(press.requester, press.match)


@control("orders.set", right="sit")
async def set_orders(press: Press) -> Screen:
    chosen = [order for order in press.chosen.split(",") if order]
    await press.matches.orders.save(press.match, press.player, chosen)
    return await orders_screen(press.requester, press.match, press.words("orders-done"))


@control("orders.quiet", right="sit")
async def be_quiet(press: Press) -> Screen:
    """Let the rest of this turn pass."""
    await press.matches.orders.be_quiet(press.match, press.player, quiet=True)
    await press.matches.computer_answers.wait(press.match)
    player_view = await press.requester.read_view(press.match)
    seat = player_view.seat
    is_next = seat is not None and player_view.table.seats[seat].decision is not None
    note = press.words("orders-quiet-passed" if is_next else "orders-quiet-now")
    return await show_panel(press.requester, press.match, note)


@control("orders.loud", right="sit")
async def be_loud(press: Press) -> Screen:
    await press.matches.orders.be_quiet(press.match, press.player, quiet=False)
    return await orders_screen(press.requester, press.match, press.words("orders-loud-done"))
