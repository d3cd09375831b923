"""Standing orders. They end with their match."""

from __future__ import annotations

from typing import Final

from pydantic import TypeAdapter

from bot.models.match_head import MatchHead
from bot.models.orders import SeatOrders
from bot.storage.connection import Connection, Row, StorePart
from bot.storage.json_columns import canonical_json, read_json
from bot.storage.unreadable import RowReader
from engine.contract import Seat

_TEXTS: Final = TypeAdapter(tuple[str, ...])
_UPSERT: Final = (
    "INSERT INTO orders (match, seat, player, orders, quiet) VALUES (:match, :seat, :player,"
    " :orders, :quiet) ON CONFLICT (match, seat) DO UPDATE SET player = excluded.player,"
    " orders = excluded.orders, quiet = excluded.quiet"
)


class OrderStore(StorePart):
    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self._reader = RowReader("orders")

    async def read(self, match: int) -> dict[Seat, SeatOrders]:
        """Of the seats whose people have changed theirs."""
        sql = "SELECT match AS id, seat, player, orders, quiet FROM orders WHERE match = ?"
        rows = await self._connection.read(sql, match)
        return dict(self._reader.read_each(rows, _read_row)[0])

    async def save(self, match: int, seat: Seat, orders: SeatOrders) -> None:
        await self._connection.write(
            _UPSERT,
            match=match,
            seat=seat,
            player=orders.player,
            orders=canonical_json([*orders.orders]),
            quiet=orders.quiet,
        )


async def delete_orders(tx: Connection, match: int, head: MatchHead) -> None:
    """Those of a match that is over."""
    if head.status.is_over:
        await tx.rows("DELETE FROM orders WHERE match = ?", (match,))


def read_orders(text: str) -> tuple[str, ...]:
    """Raises `StoreDamaged`."""
    return read_json(_TEXTS, text, "standing orders")


def _read_row(row: Row) -> tuple[Seat, SeatOrders]:
    return row["seat"], SeatOrders(row["player"], read_orders(row["orders"]), row["quiet"])
