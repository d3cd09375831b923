"""Asks Discord, without going online there: is the token good, and may the bot do its work where
its matches are?"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

import discord

from bot.operations.findings import Finding, found
from bot.ui.permissions import INVITED_WITH, missing

UNREACHABLE: Final = (discord.HTTPException, discord.GatewayNotFound, OSError, asyncio.TimeoutError)


async def asked(token: str, places: Mapping[int, frozenset[int]]) -> tuple[Finding, ...]:
    """`places` are the channels by server where matches are open or notices go."""
    client = discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=30.0)
    async with client:
        try:
            await client.login(token)
            return tuple([one async for one in _servers(client, places)])
        except discord.LoginFailure:
            return (found("bad", "token-refused"),)
        except UNREACHABLE as error:
            return (found("bad", "unreachable", fault=str(error) or type(error).__name__),)


async def _servers(
    client: discord.Client, places: Mapping[int, frozenset[int]]
) -> AsyncIterator[Finding]:
    assert client.user is not None
    yield found("good", "token-accepted", name=str(client.user))
    present = set[int]()
    async for one in client.fetch_guilds(limit=None):
        present.add(one.id)
        guild = await client.fetch_guild(one.id)
        me = await guild.fetch_member(client.user.id)
        for finding in await _server(guild, me, places.get(guild.id, frozenset())):
            yield finding
    for gone in sorted(set(places) - present):
        yield found("note", "not-there", server=str(gone))
    yield found("good", "servers", count=len(present))


async def _server(
    guild: discord.Guild, me: discord.Member, places: frozenset[int]
) -> tuple[Finding, ...]:
    """What is missing in the whole server, and in the channels that are used there."""
    findings = list[Finding]()
    invited = [name for name in INVITED_WITH if not getattr(me.guild_permissions, name)]
    if invited:
        findings.append(found("note", "server-lacks", server=guild.name, names=_names(invited)))
    channels: dict[int, Any] = {}
    if places:
        channels = {channel.id: channel for channel in await guild.fetch_channels()}
    for place in sorted(places):
        channel = channels.get(place)
        if channel is None:
            findings.append(found("bad", "channel-gone", server=guild.name, channel=str(place)))
            continue
        lacking = missing(channel.permissions_for(me))
        if lacking:
            findings.append(
                found(
                    "bad", "channel-lacks", server=guild.name, channel=channel.name,
                    names=_names(lacking),
                )
            )  # fmt: skip
    return tuple(findings)


def _names(permissions: list[str] | tuple[str, ...]) -> str:
    """As Discord's settings call them."""
    return ", ".join(name.replace("_", " ").title() for name in permissions)
