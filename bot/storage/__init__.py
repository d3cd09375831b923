"""The store: what survives. `Store` is what the service needs, `SqliteStore` gives it."""

from bot.storage.connection import StoreClosed, StoreUnavailable
from bot.storage.interface import Store, StoreError
from bot.storage.sqlite import SqliteStore

__all__ = ["SqliteStore", "Store", "StoreClosed", "StoreError", "StoreUnavailable"]
