"""The button of an ended board that opens a match like it."""

from __future__ import annotations

from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.models.match import Status
from bot.presentation.services import Services
from bot.screens.screen import Screen, Text
from bot.screens.shared.names import match_link, match_title
from bot.screens.shared.pages import permission_names


async def handle_rematch(press: Press) -> Screen:
    return await rematch_screen(press.services, press.requester, press.match)


async def rematch_screen(services: Services, requester: Requester, match: int) -> Screen:
    """Whoever asks first is its host; the others who played sit down by asking too."""
    words = requester.words
    if requester.missing_permissions:
        raise Refusal(
            "missing-permission", names=permission_names(requester.missing_permissions, words)
        )
    over = await services.matches.queries.read_table(match)
    if requester.guild != over.address.guild:
        raise Refusal("other-server")  # whoever has left it calls nobody there
    server = await services.matches.people.read_server(over.address.guild)
    in_channel = server.threads and over.address.thread is not None
    table = await services.matches.rematch.rematch(match, requester.player, in_channel=in_channel)
    key = "rematch-open" if table.status is Status.LOBBY else "rematch-goes"
    return Screen((Text(words(key, title=match_title(table, words), place=match_link(table))),))
