"""`/match rematch`, and the button of a board at the end of a match."""

from __future__ import annotations

from bot.interactions.declarations import Controls
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.markdown import escape
from bot.matches import Refusal
from bot.models.match import Status, Table
from bot.screens.screen import Screen, Text
from bot.screens.shared.names import match_link, match_title
from engine.contract import FIRST_SEAT

control = Controls()


@control("rematch", right="see")
async def open_rematch(press: Press) -> Screen:
    return await rematch_screen(press.requester, press.match)


async def rematch_screen(requester: Requester, match: int) -> Screen:
    """Open a match like the last one, or join it: the first who asks is its host."""
    services = requester.services
    words = requester.words
    requester.require_permissions()
    last = await services.matches.queries.read_table(match)
    if requester.guild != last.seen_from(requester.guild).address.guild:
        raise Refusal("other-server")  # people who have left it may mention nobody there
    server = await services.matches.people.read_server(last.address.guild)
    in_channel = last.has_own_thread(server.threads) and last.address.thread is not None
    table = await services.matches.rematch.rematch(match, requester.player, in_channel=in_channel)
    table = table.seen_from(requester.guild)
    title, place = match_title(table, words), match_link(table)
    if table.status is not Status.LOBBY:
        return Screen((Text(words("rematch-goes", title=title, place=place)),))
    asked = "yes" if any(seat.is_empty and seat.reserved_for for seat in table.seats) else "no"
    begins, name = _find_beginner(table)
    params = {"title": title, "place": place, "asked": asked, "begins": begins, "name": name}
    return Screen((Text(words("rematch-open", **params)),))


def _find_beginner(table: Table) -> tuple[str, str]:
    """Whether the lobby's options leave to chance who begins, and else the name of who does."""
    first = table.options.get(FIRST_SEAT)
    if first is None:
        return "none", ""
    if not str(first).isdecimal():
        return "drawn", ""
    seat = table.seats[int(str(first)) - 1]
    name = seat.name or seat.reserved_for
    return ("seat", escape(name)) if name else ("none", "")
