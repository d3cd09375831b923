"""Shelves in SQLite: read here; written inside the transactions of matches."""

from __future__ import annotations

from collections import Counter

from bot.storage.connection import Connection
from bot.storage.interface import ItemsGone
from bot.storage.rows import InventoryChange, InventoryRow, MatchRow

_PUT = (
    "INSERT INTO inventory (guild, game, key, item, count) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (guild, game, key, item) DO UPDATE SET count = count + excluded.count"
)
_TAKE = (
    "UPDATE inventory SET count = count - ? WHERE guild = ? AND game = ? AND key = ? AND item = ?"
    " AND count >= ? RETURNING count"
)


class SqliteInventory:
    """`ShelfStore` over one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def read_items(self, guild: int, game: str, shelf: str) -> tuple[str, ...]:
        rows = await self._connection.read(
            "SELECT item, count FROM inventory WHERE guild = ? AND game = ? AND key = ?"
            " ORDER BY item",
            guild,
            game,
            shelf,
        )
        return tuple(item for item, count in rows for _ in range(count))

    async def find_by_server(self, guild: int) -> tuple[InventoryRow, ...]:
        rows = await self._connection.read(
            "SELECT game, key, item, count FROM inventory WHERE guild = ? AND count > 0"
            " ORDER BY game, key, item",
            guild,
        )
        found: dict[tuple[str, str], dict[str, int]] = {}
        for game, shelf, item, count in rows:
            found.setdefault((game, shelf), {})[item] = count
        return tuple(InventoryRow(game, shelf, items) for (game, shelf), items in found.items())


async def update_inventory(tx: Connection, head: MatchRow, shelving: InventoryChange) -> None:
    """Put, then take. Raises `ItemsGone` where something to take is not there."""
    where = (head.address.guild, head.game, shelving.shelf)
    put, taken = Counter(shelving.put), Counter(shelving.taken)
    await tx.many(_PUT, [(*where, item, count) for item, count in sorted(put.items())])
    for item, count in sorted(taken.items()):
        if not await tx.rows(_TAKE, (count, *where, item, count)):
            raise ItemsGone(f"the shelf {shelving.shelf} has not {count} of {item!r}")
    if taken:
        await tx.rows("DELETE FROM inventory WHERE guild = ? AND count = 0", where[:1])
