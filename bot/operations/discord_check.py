"""Asks Discord, without going online there: is the token good, and may the bot do its work where
its matches are?"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

import discord

from bot.operations.findings import Finding, make_finding
from bot.presentation.permissions import INVITED_WITH, find_missing_permissions

UNREACHABLE: Final = (discord.HTTPException, discord.GatewayNotFound, OSError, asyncio.TimeoutError)


async def check_discord(token: str, places: Mapping[int, frozenset[int]]) -> tuple[Finding, ...]:
    """`places` are the channels by server where matches are open or notices go."""
    client = discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=30.0)
    async with client:
        try:
            await client.login(token)
            return tuple([one async for one in _check_servers(client, places)])
        except discord.LoginFailure:
            return (make_finding("bad", "token-refused"),)
        except UNREACHABLE as error:
            return (make_finding("bad", "unreachable", fault=str(error) or type(error).__name__),)


async def _check_servers(
    client: discord.Client, places: Mapping[int, frozenset[int]]
) -> AsyncIterator[Finding]:
    assert client.user is not None
    yield make_finding("good", "token-accepted", name=str(client.user))
    present = set[int]()
    async for one in client.fetch_guilds(limit=None):
        present.add(one.id)
        guild = await client.fetch_guild(one.id)
        me = await guild.fetch_member(client.user.id)
        for finding in await _check_server(guild, me, places.get(guild.id, frozenset())):
            yield finding
    for gone in sorted(set(places) - present):
        yield make_finding("note", "not-there", server=str(gone))
    yield make_finding("good", "servers", count=len(present))


async def _check_server(
    guild: discord.Guild, me: discord.Member, places: frozenset[int]
) -> tuple[Finding, ...]:
    """What is missing in the whole server, and in the channels that are used there."""
    findings = list[Finding]()
    invited = [name for name in INVITED_WITH if not getattr(me.guild_permissions, name)]
    if invited:
        findings.append(
            make_finding("note", "server-lacks", server=guild.name, names=_format_names(invited))
        )
    channels: dict[int, Any] = {}
    if places:
        channels = {channel.id: channel for channel in await guild.fetch_channels()}
    for place in sorted(places):
        channel = channels.get(place)
        if channel is None:
            findings.append(
                make_finding("bad", "channel-gone", server=guild.name, channel=str(place))
            )
            continue
        lacking = find_missing_permissions(channel.permissions_for(me))
        if lacking:
            findings.append(
                make_finding(
                    "bad", "channel-lacks", server=guild.name, channel=channel.name,
                    names=_format_names(lacking),
                )
            )  # fmt: skip
    return tuple(findings)


def _format_names(permissions: list[str] | tuple[str, ...]) -> str:
    """As Discord's settings call them."""
    return ", ".join(name.replace("_", " ").title() for name in permissions)
