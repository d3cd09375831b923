"""What has to be mended when a store comes back to a new pretend Discord: messages and threads of
the last time are gone, people and channels are the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import discord

from bot.local.world import World
from bot.matches import ACTIVE, MatchService
from bot.models.match import Address, Table

MANY: Final = 1000


async def restore_matches(matches: MatchService, bot: discord.Client, world: World) -> None:
    """Post each open match again, those of a thread in a new one. Before the real bot starts."""
    for table in await matches.queries.list_in_server(world.guild.id, ACTIVE, MANY):
        address = await _find_address(table, bot, world)
        if address != table.address:
            await matches.play.move_here(table.match, address)
    await matches.outbox.repost_all()


async def _find_address(table: Table, bot: discord.Client, world: World) -> Address:
    known = {channel.id for channel in world.channels}
    if table.address.channel not in known:
        return Address(world.guild.id, world.channels[0].id)
    if table.address.thread is None:
        return table.address
    channel = bot.get_channel(table.address.channel)
    if not isinstance(channel, discord.TextChannel):
        return replace(table.address, thread=None)
    thread = await channel.create_thread(
        name=f"#{table.match} {table.name}", type=discord.ChannelType.public_thread
    )
    return replace(table.address, thread=thread.id)
