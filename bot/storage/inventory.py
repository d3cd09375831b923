"""Inventories in SQLite: read here, written inside the transactions of matches."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.models.commit import InventoryChange
from bot.models.match import Inventory
from bot.models.match_head import MatchHead
from bot.storage.connection import Connection, SqlValue, StorePart
from bot.storage.interface import ItemsGone

_READ_ITEMS: Final = (
    "SELECT item, count FROM inventory WHERE guild = ? AND game = ? AND key = ? ORDER BY item"
)
_PUT: Final = (
    "INSERT INTO inventory (guild, game, key, item, count)"
    " VALUES (:guild, :game, :key, :item, :count)"
    " ON CONFLICT (guild, game, key, item) DO UPDATE SET count = count + excluded.count"
)
_TAKE: Final = (
    "UPDATE inventory SET count = count - :count WHERE guild = :guild AND game = :game"
    " AND key = :key AND item = :item AND count >= :count RETURNING count"
)


class SqliteInventory(StorePart):
    async def read_items(self, guild: int, game: str, key: str) -> tuple[str, ...]:
        rows = await self._connection.read(_READ_ITEMS, guild, game, key)
        return tuple(item for item, count in rows for _ in range(count))

    async def find_by_server(self, guild: int) -> tuple[Inventory, ...]:
        rows = await self._connection.read(
            "SELECT game, key, item, count FROM inventory WHERE guild = ? AND count > 0"
            " ORDER BY game, key, item",
            guild,
        )
        found: dict[tuple[str, str], dict[str, int]] = {}
        for game, key, item, count in rows:
            found.setdefault((game, key), {})[item] = count
        return tuple(Inventory(game, key, items) for (game, key), items in found.items())


async def update_inventory(tx: Connection, head: MatchHead, change: InventoryChange) -> None:
    """Put, then take. Raises `ItemsGone` where something to take is not there."""
    where: dict[str, SqlValue] = {
        "guild": head.address.guild, "game": head.game, "key": change.key,
    }  # fmt: skip
    put, taken = Counter(change.put), Counter(change.taken)
    await tx.many(_PUT, [where | {"item": one, "count": put[one]} for one in sorted(put)])
    for item, count in sorted(taken.items()):
        if not await tx.rows(_TAKE, where | {"item": item, "count": count}):
            raise ItemsGone(f"the inventory {change.key} has not {count} of {item!r}")
    if taken:
        await tx.rows("DELETE FROM inventory WHERE guild = :guild AND count = 0", where)
