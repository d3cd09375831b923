"""A fresh store for each test: in a file, or in each kind of database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.storage import SqliteStore
from bot.storage.postgres.store import PostgresStore
from bot.storage.store import Store
from tests.standin.postgres import require_server, take_shared_database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "store.sqlite3"


@pytest_asyncio.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Store]:
    opened: Store
    if request.param == "sqlite":
        opened = await SqliteStore.open(path)
    else:
        opened = await PostgresStore.open(await take_shared_database(require_server()))
    yield opened
    await opened.close()
