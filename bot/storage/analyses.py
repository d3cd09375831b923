"""Analyses of finished matches, each of the match as it was at a row of its log."""

from __future__ import annotations

from bot.storage.connection import StorePart


class AnalysisStore(StorePart):
    async def read(self, match: int, seq: int) -> str | None:
        sql = "SELECT body FROM analyses WHERE match = ? AND seq = ?"
        rows = await self._connection.read(sql, match, seq)
        return rows[0]["body"] if rows else None

    async def save(self, match: int, seq: int, body: str) -> None:
        sql = (
            "INSERT INTO analyses (match, seq, body) VALUES (?, ?, ?)"
            " ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, body = excluded.body"
        )
        await self._connection.write(sql, match, seq, body)
