"""Channels that were closed, and to which the bot may write again."""

import discord

from bot.models.match import Table
from bot.presentation.permissions import find_missing_permissions
from bot.presentation.services import Services


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
