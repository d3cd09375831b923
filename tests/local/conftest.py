"""The pretend server by itself, without the bot; and every panel of recorded matches."""

from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest
import simcord

from bot.local.world import World
from bot.models.match import Address
from tests.local.panels.gallery import Shot
from tests.local.panels.replays import FIRST_USER, NAMES, Clock, Tables
from tests.local.panels.states import COLLECTED, collect


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of recorded panels stand together: a process collects them once."""
    folder = Path(__file__).parent
    ours = [at for at, item in enumerate(items) if folder in item.path.parents]
    ordered = sorted((items[at] for at in ours), key=_looks_at_panels)
    for at, item in zip(ours, ordered, strict=True):
        items[at] = item


def _looks_at_panels(item: pytest.Item) -> bool:
    return "shots" in getattr(item, "fixturenames", ()) or item.path.stem == "test_panel_heights"


@pytest.fixture
async def world() -> AsyncIterator[World]:
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    env = simcord.Env(client, shard_count=1)
    await env.start()
    yield World.create(env)
    await env.shutdown()


@pytest.fixture
async def shots(tmp_path: Path) -> Sequence[Shot]:
    """Those that this process has measured or collected, else new ones."""
    if not COLLECTED:
        users = tuple(FIRST_USER + seat for seat, _ in enumerate(NAMES))
        clock = Clock(datetime(2026, 1, 5, 12, tzinfo=UTC))
        tables = await Tables.open(tmp_path / "store.sqlite3", clock, users)
        try:
            await collect(tables, Address(1, 2), every=False)
        finally:
            await tables.close()
    return COLLECTED
