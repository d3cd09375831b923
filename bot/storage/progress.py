"""How far people have looked at matches, and their lessons."""

from __future__ import annotations

from typing import Final

from bot.models.people import SavedLesson, SeenRows
from bot.storage.connection import Connection, StorePart
from bot.storage.rows import RowsOf

_LESSONS: Final = RowsOf(SavedLesson)
_READ_SEEN: Final = "SELECT seen, before FROM last_seen WHERE match = ? AND player = ?"
_UPSERT_LESSON: Final = _LESSONS.upsert("lessons", "player", "game")


class ProgressStore(StorePart):
    async def read_last_seen(self, match: int, player: int) -> SeenRows | None:
        rows = await self._connection.read(_READ_SEEN, match, player)
        return SeenRows(*rows[0]) if rows else None

    async def save_last_seen(self, match: int, player: int, seq: int) -> SeenRows:
        """The player looks at the match after row `seq`. `seen` becomes `before` only if `seq` is
        newer, so that a second look changes nothing: every press in a panel asks for this."""
        known = await self.read_last_seen(match, player)
        if known is not None and known.seen >= seq:
            return known

        async def work(tx: Connection) -> SeenRows:
            await tx.rows(
                "INSERT INTO last_seen (match, player, seen, before) VALUES (?, ?, ?, 0)"
                " ON CONFLICT (match, player) DO UPDATE"
                " SET before = last_seen.seen, seen = excluded.seen"
                " WHERE excluded.seen > last_seen.seen",
                (match, player, seq),
            )
            return SeenRows(*(await tx.rows(_READ_SEEN, (match, player)))[0])

        return await self._connection.transaction(work)

    async def read_lesson(self, player: int, game: str) -> SavedLesson | None:
        rows = await self._connection.read(
            "SELECT step, draft FROM lessons WHERE player = ? AND game = ?", player, game
        )
        return SavedLesson(*rows[0]) if rows else None

    async def save_lesson(self, player: int, game: str, lesson: SavedLesson) -> None:
        values = _LESSONS.values(lesson, player=player, game=game)
        await self._connection.write(_UPSERT_LESSON, **values)
