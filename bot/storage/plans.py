"""Plans made ahead, in SQLite. Those that have run are written with the action they took."""

from __future__ import annotations

from bot.storage.connection import Connection, Row
from bot.storage.interface import PlanChanged
from bot.storage.rows import Commit, NewPlan, PlanRow
from engine.contract import Seat

_READ = "SELECT id, player, made, lines, missed FROM plans WHERE match = ? AND seat = ?"
_KEEP = "INSERT INTO plans (match, seat, player, made, lines, missed) VALUES (?, ?, ?, ?, ?, ?)"


class SqlitePlans:
    """`PlanStore` over one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def read(self, match: int, seat: Seat) -> PlanRow | None:
        return _read_plan(seat, await self._connection.read(_READ, match, seat))

    async def save(self, match: int, seat: Seat, plan: NewPlan | None) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows("DELETE FROM plans WHERE match = ? AND seat = ?", (match, seat))
            await _insert(tx, match, seat, plan)

        await self._connection.transaction(work)


async def write_plans(tx: Connection, match: int, change: Commit) -> None:
    """The plans that a write changes; those of a match that is over go, and those that were made
    after what is undone: they were for a match that is none any more. Raises `PlanMoved`."""
    for run in change.plans:
        sql = "DELETE FROM plans WHERE id = ? AND match = ? RETURNING id"
        if not await tx.rows(sql, (run.id, match)):
            raise PlanChanged(f"plan {run.id} of match {match} is another one by now")
        await _insert(tx, match, run.seat, run.rest)
    for row in change.log:
        if row.kind == "undo-to":
            sql = "DELETE FROM plans WHERE match = ? AND made > json_extract(?, '$.to')"
            await tx.rows(sql, (match, row.body))
    if change.head.status.is_over:
        await tx.rows("DELETE FROM plans WHERE match = ?", (match,))


async def _insert(tx: Connection, match: int, seat: Seat, plan: NewPlan | None) -> None:
    if plan is not None:
        values = (match, seat, plan.player, plan.made, plan.lines, plan.missed)
        await tx.rows(_KEEP, values)


def _read_plan(seat: Seat, rows: list[Row]) -> PlanRow | None:
    if not rows:
        return None
    row = rows[0]
    plan = NewPlan(row["player"], row["made"], row["lines"], row["missed"])
    return PlanRow(row["id"], seat, plan)
