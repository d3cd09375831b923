"""`/match rematch`, and the button of a board at the end of a match."""

from __future__ import annotations

from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.models.match import Status
from bot.screens.screen import Screen, Text
from bot.screens.shared.names import match_link, match_title


async def handle_rematch(press: Press) -> Screen:
    return await rematch_screen(press.requester, press.match)


async def rematch_screen(requester: Requester, match: int) -> Screen:
    """Open a match like the last one, or join it: the first who asks is its host."""
    services = requester.services
    words = requester.words
    requester.require_permissions()
    last = await services.matches.queries.read_table(match)
    if requester.guild != last.address.guild:
        raise Refusal("other-server")  # people who have left it may mention nobody there
    server = await services.matches.people.read_server(last.address.guild)
    in_channel = last.has_own_thread(server.threads) and last.address.thread is not None
    table = await services.matches.rematch.rematch(match, requester.player, in_channel=in_channel)
    title, place = match_title(table, words), match_link(table)
    if table.status is not Status.LOBBY:
        return Screen((Text(words("rematch-goes", title=title, place=place)),))
    asked = "yes" if any(seat.is_empty and seat.reserved_for for seat in table.seats) else "no"
    return Screen((Text(words("rematch-open", title=title, place=place, asked=asked)),))
