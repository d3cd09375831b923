"""A fresh house for each test, as the matches' tests have it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.games.bids import Bids
from tests.games.duels import Duels
from tests.leagues.season import Season
from tests.matches.world import World


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    services = await World(tmp_path / "house.sqlite3").open()
    yield services
    await services.close()


@pytest_asyncio.fixture
async def season(tmp_path: Path) -> AsyncIterator[Season]:
    games = {"bids": Bids(), "duels": Duels()}
    async with World(tmp_path / "house.sqlite3", games) as world:
        yield Season(world)
