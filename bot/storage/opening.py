"""Opens the store that the settings name."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import cast

from bot.models.shards import Shards
from bot.storage.sql_store import SqlStore
from bot.storage.sqlite import SqliteStore


async def open_store(path: Path, url: str | None, shards: Shards | None = None) -> SqlStore:
    """The database at `url`, which `shards` with a count say is shared, or without one the file.
    Raises `StoreError`."""
    if url is None:
        return await SqliteStore.open(path)
    # A bot with a file loads nothing of PostgreSQL.
    store = importlib.import_module("bot.storage.postgres.store").PostgresStore
    return cast(SqlStore, await store.open(url, shards))
