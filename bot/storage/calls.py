"""Whom the bot has called to which decision, in SQLite. What is new is written as it is told, with
the outbox (`queue.py`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple

from bot.storage.connection import Connection
from bot.storage.rows import CallRow

_OF_MATCH = (
    "SELECT match, player, decision, reminder, place, message, at FROM calls WHERE match = ?"
    " ORDER BY at, player"
)
_IN_MESSAGE = (
    "SELECT match, player, decision, reminder, place, message, at FROM calls WHERE message = ?"
    " ORDER BY match, player"
)
_KEEP = (
    "INSERT INTO calls (match, player, decision, reminder, place, message, at)"
    " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)


class SqliteCalls:
    """`CallStore` over one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def of_match(self, match: int) -> tuple[CallRow, ...]:
        return tuple(CallRow(*row) for row in await self._connection.read(_OF_MATCH, match))

    async def in_message(self, message: int) -> tuple[CallRow, ...]:
        return tuple(CallRow(*row) for row in await self._connection.read(_IN_MESSAGE, message))

    async def forget(self, calls: Iterable[CallRow]) -> None:
        async def work(tx: Connection) -> None:
            await tx.many(
                "DELETE FROM calls WHERE match = ? AND player = ? AND decision = ?"
                " AND reminder = ?",
                [(one.match, one.player, one.decision, one.reminder) for one in calls],
            )

        await self._connection.transaction(work)


async def keep_calls(tx: Connection, calls: Iterable[CallRow]) -> None:
    """Inside the transaction that notes what has been told."""
    await tx.many(_KEEP, [astuple(one) for one in calls])
