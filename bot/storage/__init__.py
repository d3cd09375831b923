"""The store: what survives. `Store` is what the service needs, `SqliteStore` gives it."""

from bot.storage.sqlite import SqliteStore
from bot.storage.store import Store, StoreError

__all__ = ["SqliteStore", "Store", "StoreError"]
