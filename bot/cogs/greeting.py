"""The first words in a server that the bot was added to."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from bot.screens.house.pages import greeting
from bot.ui.house import House
from bot.ui.permissions import missing
from bot.ui.posting import FAILED
from bot.ui.views import view_of

_log = logging.getLogger(__name__)
SPEAKING = ("view_channel", "send_messages")


class Greeting(commands.Cog):
    """Says once what the bot is, what it still needs, and how to begin."""

    def __init__(self, house: House) -> None:
        self._house = house

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        channel = place_for(guild)
        if channel is None or not await self._house.matches.greet_once(guild.id):
            return
        words = self._house.catalogues.words(str(guild.preferred_locale))
        lacking = missing(channel.permissions_for(guild.me), makes_threads=True)
        try:
            await channel.send(view=view_of(greeting(self._house.games, lacking, words)))
        except FAILED as error:
            _log.info("server %d could not be greeted: %s", guild.id, error)


def place_for(guild: discord.Guild) -> discord.TextChannel | None:
    """The system channel, else the first text channel, where the bot may speak."""
    channels = [guild.system_channel, *guild.text_channels]
    for channel in channels:
        if channel is None:
            continue
        allowed = channel.permissions_for(guild.me)
        if all(getattr(allowed, name) for name in SPEAKING):
            return channel
    return None
