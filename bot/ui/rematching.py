"""The button of an ended board that opens a match like it."""

from __future__ import annotations

from bot.matches import Refusal
from bot.screens.house.names import link, title
from bot.screens.house.pages import permission_names
from bot.screens.screen import Screen, Text
from bot.tables import Status
from bot.ui.pressing import Press


async def rematch(press: Press) -> Screen:
    """Whoever presses first is its host; the others who played sit down by pressing too."""
    house, asker = press.house, press.asker
    words = asker.words
    if asker.lacking:
        raise Refusal("missing-permission", names=permission_names(asker.lacking, words))
    over = await house.matches.table(press.match)
    server = await house.matches.server(over.address.guild)
    in_channel = server.threads and over.address.thread is not None
    table = await house.matches.rematching.rematch(press.match, asker.player, in_channel=in_channel)
    key = "rematch-open" if table.status is Status.LOBBY else "rematch-goes"
    return Screen((Text(words(key, title=title(table, words), place=link(table))),))
