"""Whom the bot has called to which decision, in SQLite. What is new is written as it is told, with
the outbox (`queue.py`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple

from bot.storage.connection import Connection
from bot.storage.rows import MentionRow

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


class SqliteMentions:
    """`CallStore` over one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def find_by_match(self, match: int) -> tuple[MentionRow, ...]:
        return tuple(MentionRow(*row) for row in await self._connection.read(_OF_MATCH, match))

    async def find_by_message(self, message: int) -> tuple[MentionRow, ...]:
        return tuple(MentionRow(*row) for row in await self._connection.read(_IN_MESSAGE, message))

    async def delete(self, calls: Iterable[MentionRow]) -> None:
        async def work(tx: Connection) -> None:
            await tx.many(
                "DELETE FROM calls WHERE match = ? AND player = ? AND decision = ?"
                " AND reminder = ?",
                [(one.match, one.player, one.decision, one.reminder) for one in calls],
            )

        await self._connection.transaction(work)


async def insert_mentions(tx: Connection, calls: Iterable[MentionRow]) -> None:
    """Inside the transaction that notes what has been told."""
    await tx.many(_KEEP, [astuple(one) for one in calls])
