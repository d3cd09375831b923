"""What the house remembers for a person, in SQLite: how far they have looked, and their lessons."""

from __future__ import annotations

from bot.storage.connection import Connection, Row
from bot.storage.people_rows import (
    LastSeenRow,
    LessonRow,
)

_LOOK = "SELECT seen, before FROM last_seen WHERE match = ? AND player = ?"


class SqliteProgress:
    """`MemoryStore` over one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def read_last_seen(self, match: int, player: int) -> LastSeenRow | None:
        return _read_last_seen(await self._connection.read(_LOOK, match, player))

    async def save_last_seen(self, match: int, player: int, seq: int) -> LastSeenRow:
        """Writes only what is new: every press in a panel asks for this."""
        known = await self.read_last_seen(match, player)
        if known is not None and known.seen >= seq:
            return known

        async def work(tx: Connection) -> LastSeenRow:
            await tx.rows(
                "INSERT INTO last_seen (match, player, seen, before) VALUES (?, ?, ?, 0)"
                " ON CONFLICT (match, player) DO UPDATE"
                " SET before = seen, seen = excluded.seen WHERE excluded.seen > seen",
                (match, player, seq),
            )
            found = _read_last_seen(await tx.rows(_LOOK, (match, player)))
            assert found is not None
            return found

        return await self._connection.transaction(work)

    async def read_lesson(self, player: int, game: str) -> LessonRow | None:
        rows = await self._connection.read(
            "SELECT step, draft FROM lessons WHERE player = ? AND game = ?", player, game
        )
        return LessonRow(*rows[0]) if rows else None

    async def save_lesson(self, player: int, game: str, lesson: LessonRow) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows(
                "INSERT INTO lessons (player, game, step, draft) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (player, game) DO UPDATE"
                " SET step = excluded.step, draft = excluded.draft",
                (player, game, lesson.step, lesson.draft),
            )

        await self._connection.transaction(work)


def _read_last_seen(rows: list[Row]) -> LastSeenRow | None:
    return LastSeenRow(*rows[0]) if rows else None
