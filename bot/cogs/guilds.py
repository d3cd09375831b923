"""The first words in a server that the bot was added to."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from bot.presentation.layouts import view_of
from bot.presentation.messenger import FAILED
from bot.presentation.permissions import find_missing_permissions
from bot.presentation.services import Services
from bot.screens.shared.pages import render_greeting

_log = logging.getLogger(__name__)
NEEDED_TO_SPEAK = ("view_channel", "send_messages")


class Greeting(commands.Cog):
    """Says once what the bot is, what it still needs, and how to begin."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        channel = find_greeting_channel(guild)
        if channel is None or not await self._services.matches.people.greet_once(guild.id):
            return
        words = self._services.catalogues.words(str(guild.preferred_locale))
        lacking = find_missing_permissions(channel.permissions_for(guild.me), makes_threads=True)
        try:
            await channel.send(view=view_of(render_greeting(self._services.games, lacking, words)))
        except FAILED as error:
            _log.info("server %d could not be greeted: %s", guild.id, error)


def find_greeting_channel(guild: discord.Guild) -> discord.TextChannel | None:
    """The system channel, else the first text channel, where the bot may speak."""
    channels = [guild.system_channel, *guild.text_channels]
    for channel in channels:
        if channel is None:
            continue
        allowed = channel.permissions_for(guild.me)
        if all(getattr(allowed, name) for name in NEEDED_TO_SPEAK):
            return channel
    return None


class GuildPresence(commands.Cog):
    """Freezes and thaws. A server that is only out of reach for a while counts as one of ours."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._clocks = services.matches.clocks
        self._client = client

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        await self._clocks.update_presence({guild.id for guild in self._client.guilds})

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._clocks.freeze(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._clocks.thaw(guild.id)
