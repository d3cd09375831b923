"""The names, channels and roles of the servers that the bot is in."""

from __future__ import annotations

import discord

from bot.models.match import Table


class ServerNames:
    """Needs a client first."""

    def __init__(self) -> None:
        self._client: discord.Client | None = None

    def use_client(self, client: discord.Client) -> None:
        self._client = client

    def find(self, guild: int) -> str:
        """Empty for a server that the bot is not in."""
        server = None if self._client is None else self._client.get_guild(guild)
        return "" if server is None else server.name

    def has_channel(self, guild: int, channel: int) -> bool:
        """Whether the channel is one of this server."""
        server = None if self._client is None else self._client.get_guild(guild)
        return server is not None and server.get_channel(channel) is not None

    def has_role(self, guild: int, role: int) -> bool:
        """Whether the role is one of this server."""
        server = None if self._client is None else self._client.get_guild(guild)
        return server is not None and server.get_role(role) is not None

    def of_match(self, table: Table) -> dict[int, str]:
        """Of the servers in which a match is shown."""
        return {guild: self.find(guild) for guild in table.list_servers()}
