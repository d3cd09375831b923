"""The pretend server by itself, without the bot."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest
import simcord

from bot.local.world import World


@pytest.fixture
async def world() -> AsyncIterator[World]:
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    env = simcord.Env(client, shard_count=1)
    await env.start()
    yield World.create(env)
    await env.shutdown()
