"""The servers that the bot is in: their names, channels and roles, and the role of people who want
to hear of new lobbies, which is made for a server, given and taken."""

from typing import Final

import discord

from bot.matches import Refusal
from bot.models.match import Address, Table
from bot.presentation.permissions import find_missing_permissions

DENIED: Final = frozenset({50001, 50013})
GONE: Final = frozenset({10007, 10011})  # the member or the role is not there
TWO_FACTORS: Final = 60003
"""The server asks whoever moderates for two factors, and the host's account has one."""
MOST_ROLES: Final = 30005


class Servers:
    """Needs a client first."""

    def __init__(self) -> None:
        self._client: discord.Client | None = None

    def use_client(self, client: discord.Client) -> None:
        self._client = client

    def find_name(self, guild: int) -> str:
        """Empty for a server that the bot is not in."""
        server = self._find(guild)
        return "" if server is None else server.name

    def list_names(self, table: Table) -> dict[int, str]:
        """Of the servers in which a match is shown."""
        return {guild: self.find_name(guild) for guild in table.list_servers()}

    def has_channel(self, guild: int, channel: int) -> bool:
        server = self._find(guild)
        return server is not None and server.get_channel(channel) is not None

    def name_channel(self, address: Address) -> str:
        """Of a match that is shown there."""
        channel = self._find_channel(address)
        return "Discord" if channel is None else f"#{channel.name}"

    async def find_place(self, table: Table, user: int) -> tuple[Address, tuple[str, ...]]:
        """Where a match is shown in a server that somebody is in, and the permissions that the bot
        lacks there. Raises `Refusal`."""
        for guild in table.list_servers():
            try:
                await self._require(guild).fetch_member(user)
            except (Refusal, discord.HTTPException):
                continue
            address = table.seen_from(guild).address
            channel = self._find_channel(address)
            if channel is None:
                return address, ()
            allowed = channel.permissions_for(channel.guild.me)
            return address, find_missing_permissions(allowed, channel)
        raise Refusal("other-server")

    def has_role(self, guild: int, role: int) -> bool:
        server = self._find(guild)
        return server is not None and server.get_role(role) is not None

    async def find_or_create_role(self, guild: int, role: int | None, name: str) -> int:
        """The role of a server, a new one if it is not there any more. Anyone may mention it, as
        the bot could not otherwise. Raises `Refusal`."""
        server = self._require(guild)
        if role is not None and server.get_role(role) is not None:
            return role
        if not server.me.guild_permissions.manage_roles:
            raise Refusal("role-denied")
        try:
            return (await server.create_role(name=name, mentionable=True)).id
        except discord.HTTPException as error:
            raise _explain(error) from error

    async def give_role(self, guild: int, user: int, role: int, *, given: bool) -> None:
        """Give somebody the role, or take it. Raises `Refusal`."""
        server = self._require(guild)
        try:
            member = await server.fetch_member(user)
            change = member.add_roles if given else member.remove_roles
            await change(discord.Object(role))
        except discord.HTTPException as error:
            raise _explain(error) from error

    def _find(self, guild: int) -> discord.Guild | None:
        return None if self._client is None else self._client.get_guild(guild)

    def _find_channel(self, address: Address) -> discord.abc.GuildChannel | discord.Thread | None:
        server = self._find(address.guild)
        if server is None:
            return None
        found = server.get_channel_or_thread(address.destination)
        return found or server.get_channel(address.channel)

    def _require(self, guild: int) -> discord.Guild:
        server = self._find(guild)
        if server is None:
            raise Refusal("only-in-server")
        return server


def _explain(error: discord.HTTPException) -> Exception:
    if error.code in DENIED:
        return Refusal("role-denied")
    if error.code == TWO_FACTORS:
        return Refusal("role-two-factors")
    if error.code == MOST_ROLES:
        return Refusal("role-no-room")
    return Refusal("role-gone") if error.code in GONE else error
