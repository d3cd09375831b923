"""Which servers the bot is in: where it is not, clocks stand still."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.ui.house import House


class Presence(commands.Cog):
    """Freezes and thaws. A server that is only out of reach for a while counts as one of ours."""

    def __init__(self, house: House, client: discord.Client) -> None:
        self._clocks = house.matches.clocks
        self._client = client

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        await self._clocks.present_in({guild.id for guild in self._client.guilds})

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._clocks.freeze(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._clocks.thaw(guild.id)
