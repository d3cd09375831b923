"""Threads are suggested, once in a server, to the person who fills a channel with matches."""

from __future__ import annotations

from typing import Final

from bot.interactions.requester import Requester
from bot.models.match import Table
from bot.screens.screen import Text

CROWDED: Final = 10
"""Live matches in one channel."""


async def suggest_threads(requester: Requester, table: Table) -> tuple[Text, ...]:
    """The sentence for whoever has just opened this match; nothing where it has been said, or where
    there are threads."""
    matches, address = requester.matches, table.address
    server = await matches.people.read_server(address.guild)
    if address.thread is not None or table.has_own_thread(server.threads):
        return ()
    count = await matches.store.matches.count_in_channel(address.channel)
    if count < CROWDED or not await matches.store.people.suggest_threads_once(address.guild):
        return ()
    return (Text(requester.words("threads-suggested", count=count)),)
