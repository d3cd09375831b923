"""Analyses of finished matches, each of the match as it was at a row of its log."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage.connection import StorePart
from bot.storage.json_columns import canonical_json


class AnalysisStore(StorePart):
    async def read(self, match: int, seq: int) -> str | None:
        sql = "SELECT body FROM analyses WHERE match = ? AND seq = ?"
        rows = await self._connection.read(sql, match, seq)
        return rows[0]["body"] if rows else None

    async def read_newest(self, matches: Sequence[int], most: int) -> dict[int, str]:
        """Those of so many of some matches, by match; the newest ones."""
        sql = (
            "SELECT analyses.match, body FROM analyses JOIN matches ON matches.id = match"
            " AND matches.seq = analyses.seq WHERE match IN"
            " (SELECT CAST(value AS BIGINT) FROM json_each(?)) ORDER BY finished DESC LIMIT ?"
        )
        rows = await self._connection.read(sql, canonical_json([*matches]), most)
        return {row["match"]: row["body"] for row in rows}

    async def save(self, match: int, seq: int, body: str) -> None:
        sql = (
            "INSERT INTO analyses (match, seq, body) VALUES (?, ?, ?)"
            " ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, body = excluded.body"
        )
        await self._connection.write(sql, match, seq, body)
