"""The doctor's questions to Discord over HTTP: is the token valid, and does the bot have its
permissions wherever its matches are?"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping
from typing import Final

import discord

from bot.operations.findings import Finding, make_finding
from bot.presentation.permissions import INVITED_WITH, find_missing_permissions

UNREACHABLE: Final = (discord.HTTPException, discord.GatewayNotFound, OSError, asyncio.TimeoutError)


async def check_discord(token: str, channels: Mapping[int, frozenset[int]]) -> tuple[Finding, ...]:
    """`channels` are those in use for matches and notices, by server."""
    client = discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=30.0)
    async with client:
        try:
            await client.login(token)
            return tuple([finding async for finding in _check_servers(client, channels)])
        except discord.LoginFailure:
            return (make_finding("bad", "token-refused"),)
        except UNREACHABLE as error:
            return (make_finding("bad", "unreachable", fault=str(error) or type(error).__name__),)


async def _check_servers(
    client: discord.Client, channels: Mapping[int, frozenset[int]]
) -> AsyncIterator[Finding]:
    assert client.user is not None
    yield make_finding("good", "token-accepted", name=str(client.user))
    present = set[int]()
    async for partial in client.fetch_guilds(limit=None):
        present.add(partial.id)
        guild = await client.fetch_guild(partial.id)
        me = await guild.fetch_member(client.user.id)
        async for finding in _check_server(guild, me, channels.get(guild.id, frozenset())):
            yield finding
    for gone in sorted(set(channels) - present):
        yield make_finding("note", "not-there", server=str(gone))
    yield make_finding("good", "servers", count=len(present))


async def _check_server(
    guild: discord.Guild, me: discord.Member, used: frozenset[int]
) -> AsyncIterator[Finding]:
    """Missing permissions, in the server and in its channels in use."""
    invited = [name for name in INVITED_WITH if not getattr(me.guild_permissions, name)]
    if invited:
        yield make_finding("note", "server-lacks", server=guild.name, names=_format_names(invited))
    channels = {channel.id: channel for channel in await guild.fetch_channels()} if used else {}
    for number in sorted(used):
        channel = channels.get(number)
        if channel is None:
            yield make_finding("bad", "channel-gone", server=guild.name, channel=str(number))
        elif missing := find_missing_permissions(channel.permissions_for(me), channel):
            yield make_finding(
                "bad", "channel-lacks",
                server=guild.name, channel=channel.name, names=_format_names(missing),
            )  # fmt: skip


def _format_names(permissions: Iterable[str]) -> str:
    """As Discord's settings spell them."""
    return ", ".join(name.replace("_", " ").title() for name in permissions)
