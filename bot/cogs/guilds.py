"""Listeners for servers that the bot joins and leaves."""

import logging
from contextlib import suppress

import discord
from discord.ext import commands

from bot.presentation.layouts import view_of
from bot.presentation.messenger import FAILED
from bot.presentation.permissions import find_missing_permissions
from bot.presentation.services import Services
from bot.screens.shared.pages import render_greeting
from bot.storage import StoreClosed

_log = logging.getLogger(__name__)


class Greeting(commands.Cog):
    """Introduces the bot once per server, with the permissions it lacks. While a shard is handed
    over, two processes hear of a server."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        channel = find_greeting_channel(guild)
        people = self._services.matches.store.people
        if channel is None or not self._services.shards.may_answer(guild.id):
            return
        if not await people.mark_once(guild.id, "greeted"):
            return
        words = self._services.catalogues.words(str(guild.preferred_locale))
        missing = find_missing_permissions(channel.permissions_for(guild.me), makes_threads=True)
        screen = render_greeting(self._services.games, missing, words)
        try:
            await channel.send(view=view_of(screen, self._services.command_links))
        except FAILED as error:
            _log.info("server %d could not be greeted: %s", guild.id, error)


def find_greeting_channel(guild: discord.Guild) -> discord.TextChannel | None:
    """The system channel, else the first text channel where everyone may write; never one for
    rules or announcements."""
    reserved = (guild.rules_channel, guild.public_updates_channel)
    for channel in filter(None, (guild.system_channel, *guild.text_channels)):
        is_open = channel == guild.system_channel or _can_write(channel, guild.default_role)
        is_reserved = channel.is_news() or channel in reserved
        if is_open and not is_reserved and _can_write(channel, guild.me):
            return channel
    return None


def _can_write(channel: discord.TextChannel, who: discord.Member | discord.Role) -> bool:
    allowed = channel.permissions_for(who)
    return allowed.view_channel and allowed.send_messages


class GuildPresence(commands.Cog):
    """Freezes clocks while the bot is not in a server, where no one waits for a match either. An
    outage does not count as leaving."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._clocks = services.matches.clocks
        self._matchmaking = services.matches.store.matchmaking
        self._shards = services.shards
        self._client = client

    @commands.Cog.listener()
    async def on_work(self) -> None:
        with suppress(StoreClosed):
            await self._clocks.update_presence(
                lambda guild: self._client.get_guild(guild) is not None, self._shards.may_begin
            )

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        if self._shards.may_answer(guild.id):
            await self._clocks.freeze(guild.id)
            await self._matchmaking.delete_in_server(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        if self._shards.may_answer(guild.id):
            await self._clocks.thaw(guild.id)
