"""The store: what survives. `Store` is what the service needs, `SqliteStore` gives it."""

from bot.storage.connection import StoreUnavailable
from bot.storage.interface import Store, StoreError
from bot.storage.sqlite import SqliteStore

__all__ = ["SqliteStore", "Store", "StoreError", "StoreUnavailable"]
