"""`/box`: the stocks of a server, which an organiser can begin anew."""

from bot.interactions.declarations import Controls
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.screens.screen import Screen, Text
from bot.screens.shared import box

control = Controls()


async def box_screen(requester: Requester, note: str = "") -> Screen:
    """What is left in the box of the server. Raises `Refusal`."""
    words = requester.words
    for kept in await requester.matches.box.read(requester.require_address().guild):
        screens = requester.services.screens.get(kept.game)
        if screens is not None and (blocks := screens.stock_blocks(kept, words)):
            return box.render_box(kept, blocks, words, organises=requester.organiser, note=note)
    return Screen((Text(words("box-none")),))


@control("box.show", right="anyone")
async def show_box(press: Press) -> Screen:
    return await box_screen(press.requester)


@control("box.new.<game:word>", right="organise_server")
async def ask_to_refill(press: Press, game: str) -> Screen:
    return box.render_box_question(game, press.words)


@control("box.yes.<game:word>", right="organise_server")
async def refill(press: Press, game: str) -> Screen:
    await press.matches.box.refill(press.requester.require_address().guild, game)
    return await box_screen(press.requester, press.words("box-started"))
