"""What servers keep for their matches; written by `Commit.inventory_changes`."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final

from bot.models.commit import InventoryChange, StockChange
from bot.models.match import Inventory
from bot.models.match_head import MatchHead
from bot.storage.connection import Connection, SqlValue, StorePart, transaction
from bot.storage.errors import ItemsGone

_READ_ITEMS: Final = (
    "SELECT item, count FROM inventory WHERE guild = ? AND game = ? AND key = ? ORDER BY item"
)
_PUT: Final = (
    "INSERT INTO inventory (guild, game, key, item, count)"
    " VALUES (:guild, :game, :key, :item, :count)"
    " ON CONFLICT (guild, game, key, item) DO UPDATE SET count = inventory.count + excluded.count"
)
_TAKE: Final = (
    "UPDATE inventory SET count = count - :count WHERE guild = :guild AND game = :game"
    " AND key = :key AND item = :item AND count >= :count RETURNING count"
)
_SEND_OUT: Final = (
    "INSERT INTO inventory (guild, game, key, item, count)"
    " VALUES (:guild, :game, :key, :item, 1) ON CONFLICT DO NOTHING RETURNING item"
)
_BRING_BACK: Final = (
    "DELETE FROM inventory WHERE guild = :guild AND game = :game AND key = :key AND item = :item"
)
_REFILL: Final = "DELETE FROM inventory WHERE guild = ? AND game = ? AND key = ?"


class InventoryStore(StorePart):
    async def read_items(self, guild: int, game: str, key: str) -> tuple[str, ...]:
        """Sorted, equal items each."""
        rows = await self._connection.read(_READ_ITEMS, guild, game, key)
        return tuple(item for item, count in rows for _ in range(count))

    async def find_by_server(self, guild: int) -> tuple[Inventory, ...]:
        """Those that are not empty."""
        rows = await self._connection.read(
            "SELECT game, key, item, count FROM inventory WHERE guild = ? AND count > 0"
            " ORDER BY game, key, item",
            guild,
        )
        found: dict[tuple[str, str], dict[str, int]] = {}
        for game, key, item, count in rows:
            found.setdefault((game, key), {})[item] = count
        return tuple(Inventory(game, key, items) for (game, key), items in found.items())

    @transaction()
    async def refill_stocks(
        self, tx: Connection, guild: int, game: str, out: Mapping[str, Collection[str]]
    ) -> None:
        """Bring everything back into these stocks; `out` is what was read of each. Raises
        `ItemsGone` if more or less is out by now."""
        for key, items in out.items():
            rows = await tx.rows(_READ_ITEMS, (guild, game, key))
            if {item for item, _ in rows} != set(items):
                raise ItemsGone(f"the stock {key} has changed")
            await tx.rows(_REFILL, (guild, game, key))


async def update_inventory(
    tx: Connection, head: MatchHead, change: InventoryChange | StockChange
) -> None:
    """Raises `ItemsGone` where something to take is not there."""
    where: dict[str, SqlValue] = {
        "guild": head.address.guild, "game": head.game, "key": change.key,
    }  # fmt: skip
    if isinstance(change, StockChange):
        for item in change.out:
            if not await tx.rows(_SEND_OUT, where | {"item": item}):
                raise ItemsGone(f"{item!r} of the stock {change.key} is out")
        # What is back already, after a restore, does not keep a match from ending.
        await tx.many(_BRING_BACK, [where | {"item": item} for item in change.back])
        return
    put, taken = Counter(change.put), Counter(change.taken)
    await tx.many(_PUT, [where | {"item": item, "count": put[item]} for item in sorted(put)])
    for item, count in sorted(taken.items()):
        if not await tx.rows(_TAKE, where | {"item": item, "count": count}):
            raise ItemsGone(f"the inventory {change.key} has not {count} of {item!r}")
    if taken:
        await tx.rows("DELETE FROM inventory WHERE guild = :guild AND count = 0", where)
