"""Plans made ahead, and standing orders. Plans that have run are written with the action they took,
and both end with their match."""

import json
from typing import Final

from bot.models.commit import Commit
from bot.models.plan import NewPlan, SeatOrders, StoredPlan
from bot.storage.connection import Connection, StorePart, transaction
from bot.storage.errors import PlanChanged
from bot.storage.rows import RowReader, RowsOf
from engine.contract import Seat

_PLANS: Final = RowsOf(NewPlan)
_INSERT: Final = _PLANS.insert("plans", "match", "seat")

_ORDERS: Final = RowsOf(SeatOrders)
_UPSERT: Final = _ORDERS.upsert("orders", "match", "seat")


class PlanStore(StorePart):
    async def read(self, match: int, seat: Seat) -> StoredPlan | None:
        sql = "SELECT * FROM plans WHERE match = ? AND seat = ?"
        rows = await self._connection.read(sql, match, seat)
        return StoredPlan(rows[0]["id"], seat, _PLANS.read(rows[0])) if rows else None

    @transaction()
    async def save(self, tx: Connection, match: int, seat: Seat, plan: NewPlan | None) -> None:
        """Replace the seat's plan; None deletes it."""
        await tx.rows("DELETE FROM plans WHERE match = ? AND seat = ?", (match, seat))
        await _insert(tx, match, seat, plan)


class OrderStore(StorePart):
    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self._reader = RowReader("orders")

    async def read(self, match: int) -> dict[Seat, SeatOrders]:
        """Of the seats whose people have changed theirs."""
        rows = await self._connection.read("SELECT * FROM orders WHERE match = ?", match)
        return dict(
            self._reader.read_each(rows, lambda row: (row["seat"], _ORDERS.read(row)), "match")[0]
        )

    async def save(self, match: int, seat: Seat, orders: SeatOrders) -> None:
        await self._connection.write(_UPSERT, **_ORDERS.values(orders, match=match, seat=seat))


async def write_plans(tx: Connection, match: int, change: Commit) -> None:
    """Write what is left of plans that ran. Plans and orders of a match that is over are deleted,
    and so are plans made after the actions that are undone. Raises `PlanChanged`."""
    for run in change.plans:
        sql = "DELETE FROM plans WHERE id = ? AND match = ? RETURNING id"
        if not await tx.rows(sql, (run.id, match)):
            raise PlanChanged(f"plan {run.id} of match {match} is another one by now")
        await _insert(tx, match, run.seat, run.rest)
    for row in change.log:
        if row.kind == "undo-to":
            sql = "DELETE FROM plans WHERE match = ? AND made > ?"
            await tx.rows(sql, (match, json.loads(row.body)["to"]))
    if change.head.status.is_over:
        await tx.rows("DELETE FROM plans WHERE match = ?", (match,))
        await tx.rows("DELETE FROM orders WHERE match = ?", (match,))


async def _insert(tx: Connection, match: int, seat: Seat, plan: NewPlan | None) -> None:
    if plan is not None:
        await tx.rows(_INSERT, _PLANS.values(plan, match=match, seat=seat))
