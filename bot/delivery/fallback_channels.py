"""Channels that the bot can no longer write to, or can again, and people who have left."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import discord
from cachetools import TLRUCache

from bot.delivery.sender import Sender
from bot.matches import OutboxMessage
from bot.models.match import Address, Table
from bot.presentation.messenger import FAILED
from bot.presentation.permissions import find_missing_permissions
from bot.presentation.services import Services
from bot.screens.shared.names import match_title

_log = logging.getLogger(__name__)
UNKNOWN_MEMBER: Final = 10007
CACHE_SECONDS: Final = 24 * 3600  # seconds for which an answer of Discord's is cached
CACHE_FAILURE_SECONDS: Final = 60
"""Seconds until Discord is asked again where it has given no answer."""
MOST_CACHED: Final = 16_384
"""Pairs of server and person; 2,500 servers with 3,000 matches have about 9,000."""


class GuildMembership:
    """Asks Discord whether people are still in a server before they are mentioned."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._has_left: TLRUCache[tuple[int, int], bool | None] = TLRUCache(
            MOST_CACHED, _find_expiry, timer=lambda: asyncio.get_running_loop().time()
        )

    async def has_left(self, guild: int, user: int) -> bool:
        """Whether they have left; if Discord does not say, they have not."""
        if (guild, user) not in self._has_left:
            has_left = None
            try:
                if server := self._client.get_guild(guild):
                    await server.fetch_member(user)
                    has_left = False
            except discord.NotFound as error:
                has_left = error.code == UNKNOWN_MEMBER
            except FAILED as error:
                _log.info("whether somebody is in server %d is not known: %s", guild, error)
            self._has_left[guild, user] = has_left
        return bool(self._has_left.get((guild, user)))


def _find_expiry(_: tuple[int, int], has_left: bool | None, now: float) -> float:
    return now + (CACHE_FAILURE_SECONDS if has_left is None else CACHE_SECONDS)


class FallbackChannels(Sender):
    """Finds another channel for a match whose channel is closed."""

    async def handle_closed(
        self, rows: Sequence[OutboxMessage], error: discord.HTTPException
    ) -> None:
        """Move the match to its thread's channel unless that holds only posts, else to the server's
        channel for games, and say so there; its mirror likewise. If all are closed, give the rows
        up, and tell the organisers and those players who play there and take direct messages, once.
        """
        table = await self._read_table(rows[0])
        _log.warning("match %d cannot be shown in its place: %s", table.match, error)
        here = table.address
        server = await self._matches.people.read_server(here.guild)
        if not self._messenger.is_in(here.guild):
            await self._give_up(rows, table, None, error)  # until it comes back to that very place
        elif here.thread is not None and self._messenger.can_post(here.guild, here.channel):
            await self._move(rows, table, here.channel)
        elif server.games_channel not in (None, here.channel):
            await self._move(rows, table, int(server.games_channel or 0))
        else:
            await self._give_up(rows, table, server.notice_channel, error)

    async def _move(self, rows: Sequence[OutboxMessage], table: Table, channel: int) -> None:
        if table.mirror:
            await self._matches.play.move_mirror(table.match, table.mirror, channel)
        else:
            here = Address(table.address.guild, channel)
            await self._matches.play.move_silently(table.match, here)
        await self._queue.delay_messages(rows, self._at())
        await self._say(table, channel, "note-moved-here")

    async def _give_up(
        self,
        rows: Sequence[OutboxMessage],
        table: Table,
        notices: int | None,
        error: discord.HTTPException,
    ) -> None:
        staying = [one for one in table.seats if one.player is not None and not one.resigned]
        people = [one.player for one in staying if table.is_seat_here(one.seat) and one.player]
        ids, reason = [row.id for row in rows], f"{error.status} {error.code}"
        news = await self._queue.mark_unreachable(
            table.match, ids, reason, people, self._at(), rows[0].guild
        )
        if news and notices is not None and notices != table.address.channel:
            await self._say(table, notices, "note-unreachable")

    async def _say(self, table: Table, place: int, key: str) -> None:
        words = await self._find_words(table)
        here = f"<#{table.address.channel}>"
        await self._messenger.say(place, words(key, title=match_title(table, words), place=here))


class ReopenedChannels:
    """Posts the boards that couldn't be shown there."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._matches = services.matches
        self._shards = services.shards
        self._client = client

    async def run(self) -> None:
        """Look at all matches whose channels are closed."""
        for match, mirror in await self._matches.store.queue.find_unreachable():
            table = (await self._matches.queries.read_table(match)).seen_from(mirror or None)
            if self._shards.may_answer(table.address.guild) and self._can_show(table):
                await self._matches.play.move_here(match, table.address, mirror)

    async def next_due(self) -> None:
        """Discord tells when that changes."""

    def _can_show(self, table: Table) -> bool:
        guild = self._client.get_guild(table.address.guild)
        channel = None if guild is None else guild.get_channel(table.address.channel)
        if guild is None or channel is None:
            return False
        allowed, in_thread = channel.permissions_for(guild.me), table.address.thread is not None
        return not find_missing_permissions(allowed, channel, in_thread=in_thread)
