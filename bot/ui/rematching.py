"""The button of an ended board that opens a match like it."""

from __future__ import annotations

from bot.matches import Refusal
from bot.screens.house.names import link, title
from bot.screens.house.pages import permission_names
from bot.screens.screen import Screen, Text
from bot.tables import Status
from bot.ui.asking import Asker
from bot.ui.house import House
from bot.ui.pressing import Press


async def rematch(press: Press) -> Screen:
    return await rematch_screen(press.house, press.asker, press.match)


async def rematch_screen(house: House, asker: Asker, match: int) -> Screen:
    """Whoever asks first is its host; the others who played sit down by asking too."""
    words = asker.words
    if asker.lacking:
        raise Refusal("missing-permission", names=permission_names(asker.lacking, words))
    over = await house.matches.table(match)
    if asker.guild != over.address.guild:
        raise Refusal("other-server")  # whoever has left it calls nobody there
    server = await house.matches.server(over.address.guild)
    in_channel = server.threads and over.address.thread is not None
    table = await house.matches.rematching.rematch(match, asker.player, in_channel=in_channel)
    key = "rematch-open" if table.status is Status.LOBBY else "rematch-goes"
    return Screen((Text(words(key, title=title(table, words), place=link(table))),))
