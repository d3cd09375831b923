"""The store: what survives. A `Store` is all of it, a `SqliteStore` one in a file."""

from bot.storage.connection import StoreClosed, StoreUnavailable
from bot.storage.errors import StoreError
from bot.storage.sqlite import SqliteStore
from bot.storage.store import Store

__all__ = ["SqliteStore", "Store", "StoreClosed", "StoreError", "StoreUnavailable"]
