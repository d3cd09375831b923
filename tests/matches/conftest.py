"""A fresh house for each test, closed afterwards whatever happened."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.matches.world import World


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    services = await World(tmp_path / "house.sqlite3").open()
    yield services
    await services.close()
