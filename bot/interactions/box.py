"""`/box`: the stocks of a server, which an organiser can begin anew."""

from __future__ import annotations

from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.screens.contract import SupportsStocks
from bot.screens.screen import Screen, Text
from bot.screens.shared import box


async def box_screen(requester: Requester, note: str = "") -> Screen:
    """What is left in the box of the server. Raises `Refusal`."""
    words = requester.words
    for kept in await requester.matches.box.read(_require_server(requester)):
        screens: object = requester.services.screens.get(kept.game)
        if isinstance(screens, SupportsStocks):
            blocks = screens.stock_blocks(kept, words)
            return box.render_box(kept, blocks, words, organises=requester.organiser, note=note)
    return Screen((Text(words("box-none")),))


async def handle_box(press: Press) -> Screen:
    """`box.show`, and for organisers `box.new.<game>`, which asks, and `box.yes.<game>`."""
    requester = press.requester
    match press.parts[1:]:
        case ["show"]:
            return await box_screen(requester)
        case ["new", game]:
            return box.render_box_question(game, press.words)
        case ["yes", game]:
            await press.matches.box.refill(_require_server(requester), game)
            return await box_screen(requester, press.words("box-started"))
        case _:
            raise Refusal("older-control")


def _require_server(requester: Requester) -> int:
    if requester.guild is None:
        raise Refusal("only-in-server")
    return requester.guild
