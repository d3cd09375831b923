"""`/orders` and its menu: when a person wants to be asked."""

from bot.interactions.declarations import Controls
from bot.interactions.panels import show_panel, show_too_soon
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.screens.screen import Screen
from bot.screens.shared.orders import render_orders

control = Controls()


async def orders_screen(requester: Requester, match: int, note: str = "") -> Screen:
    state = await requester.matches.orders.read(match, requester.player)
    table = (await requester.read_view(match)).table
    if table.status.is_over:
        raise Refusal("match-over")
    return render_orders(table, state, requester.words, note)


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
    """Let pass what the game's quiet orders do, unless that was pressed too soon."""
    if press.too_soon:
        return await show_too_soon(press)
    await press.matches.orders.be_quiet(press.match, press.player, quiet=True)
    await press.matches.computer_answers.wait(press.match)
    player_view = await press.requester.read_view(press.match)
    seat = player_view.seat
    is_next = seat is not None and player_view.table.seats[seat].decision is not None
    quiet = f"{player_view.table.game}-quiet-now"
    note = press.words("orders-quiet-passed" if is_next else quiet)
    return await show_panel(press.requester, press.match, note)


@control("orders.loud", right="sit")
async def be_loud(press: Press) -> Screen:
    await press.matches.orders.be_quiet(press.match, press.player, quiet=False)
    return await orders_screen(press.requester, press.match, press.words("orders-loud-done"))
