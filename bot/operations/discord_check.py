"""The doctor's questions to Discord over HTTP: is the token valid, can the bot be added to
servers, and does it have its permissions wherever its matches are?"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping
from typing import Any, Final

import discord

from bot.operations.findings import Finding, make_finding
from bot.presentation.permissions import INVITED_WITH, find_missing_permissions

PAGE: Final = 200
"""Servers that Discord lists at once."""
BETWEEN_SERVERS: Final = 0.5
"""Seconds before the three requests about a server."""
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
    """The list of servers tells the bot's permissions; only servers with channels in use are asked
    for more, and slowly, as the bot may be at work."""
    assert client.user is not None
    yield make_finding("good", "token-accepted", name=str(client.user))
    for finding in _check_application(client.application):
        yield finding
    present = set[int]()
    async for number, name, allowed in _list_servers(client):
        present.add(number)
        if lacking := [one for one in INVITED_WITH if not getattr(allowed, one)]:
            names = _format_names(lacking)
            yield make_finding("note", "server-lacks", server=name, names=names)
        if used := channels.get(number):
            async for finding in _check_channels(client, number, used):
                yield finding
    for gone in sorted(set(channels) - present):
        yield make_finding("note", "not-there", server=str(gone))
    yield make_finding("good", "servers", count=len(present))


def _check_application(application: discord.AppInfo | None) -> Iterable[Finding]:
    """What the developer portal has set, and what new servers need."""
    if application is None:
        return
    if application.interactions_endpoint_url:
        url = application.interactions_endpoint_url
        yield make_finding("bad", "interactions-elsewhere", url=url)
    if application.bot_require_code_grant:
        yield make_finding("bad", "code-grant")
    config = application.guild_integration_config
    install = None if config is None else config.oauth2_install_params
    if application.custom_install_url is None and (install is None or "bot" not in install.scopes):
        yield make_finding("bad", "install-settings")
    if not application.bot_public:
        yield make_finding("note", "not-public")
    if not (application.terms_of_service_url and application.privacy_policy_url):
        yield make_finding("note", "no-terms")


async def _list_servers(
    client: discord.Client,
) -> AsyncIterator[tuple[int, str, discord.Permissions]]:
    """Number, name, and what the bot may do in each."""
    after: int | None = None
    while True:
        listed: Any = await client.http.get_guilds(PAGE, after=after, with_counts=False)
        for one in listed:
            yield int(one["id"]), one["name"], discord.Permissions(int(one["permissions"]))
        if len(listed) < PAGE:
            return
        after = int(listed[-1]["id"])


async def _check_channels(
    client: discord.Client, server: int, used: frozenset[int]
) -> AsyncIterator[Finding]:
    """Missing permissions in the channels in use."""
    assert client.user is not None
    await asyncio.sleep(BETWEEN_SERVERS)
    guild = await client.fetch_guild(server, with_counts=False)
    me = await guild.fetch_member(client.user.id)
    channels = {channel.id: channel for channel in await guild.fetch_channels()}
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
