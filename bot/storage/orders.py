"""Standing orders. They end with their match."""

from __future__ import annotations

from typing import Final

from bot.models.match_head import MatchHead
from bot.models.orders import SeatOrders
from bot.storage.connection import Connection, Row, StorePart
from bot.storage.rows import RowReader, RowsOf
from engine.contract import Seat

_ORDERS: Final = RowsOf(SeatOrders)
_UPSERT: Final = _ORDERS.upsert("orders", "match", "seat")


class OrderStore(StorePart):
    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self._reader = RowReader("orders")

    async def read(self, match: int) -> dict[Seat, SeatOrders]:
        """Of the seats whose people have changed theirs."""
        rows = await self._connection.read("SELECT * FROM orders WHERE match = ?", match)
        return dict(self._reader.read_each(rows, _read_row, "match")[0])

    async def save(self, match: int, seat: Seat, orders: SeatOrders) -> None:
        await self._connection.write(_UPSERT, **_ORDERS.values(orders, match=match, seat=seat))


async def delete_orders(tx: Connection, match: int, head: MatchHead) -> None:
    """Those of a match that is over."""
    if head.status.is_over:
        await tx.rows("DELETE FROM orders WHERE match = ?", (match,))


def _read_row(row: Row) -> tuple[Seat, SeatOrders]:
    return row["seat"], _ORDERS.read(row)
