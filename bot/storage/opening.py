"""Opens the store that the settings name."""

import importlib
from pathlib import Path
from typing import cast

from bot.models.shards import Shards
from bot.storage.sqlite import SqliteStore
from bot.storage.store import Store


async def open_store(path: Path, url: str | None, shards: Shards | None = None) -> Store:
    """The database at `url`, which `shards` with a count say is shared, or without one the file.
    Raises `StoreError`."""
    if url is None:
        return await SqliteStore.open(path)
    # A bot with a file loads nothing of PostgreSQL.
    store = importlib.import_module("bot.storage.postgres.store").PostgresStore
    return cast(Store, await store.open(url, shards))
