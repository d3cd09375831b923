"""What the bot does later holds up nothing that is done now."""

import asyncio
from pathlib import Path

import pytest

from bot.background import NAP
from bot.local.play import load_catalogues
from bot.local.server import open_table
from bot.settings import Settings

pytestmark = pytest.mark.timeout(4 * NAP)


async def test_workers_that_sleep_are_not_waited_for(tmp_path: Path) -> None:
    settings = Settings(database_path=tmp_path / "game.sqlite3", local_port=0)
    async with open_table(settings, load_catalogues()) as (_, stage), asyncio.timeout(NAP / 3):
        async with stage.lock:
            await stage.env.settle()
        await stage.pass_time(0)
