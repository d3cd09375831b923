"""Rematches, and who follows a match; all else about its seats is in its head."""

from __future__ import annotations

from bot.storage.connection import StorePart


class SeatingStore(StorePart):
    async def find_rematches(self, match: int) -> tuple[int, ...]:
        return await self._connection.read_column(
            "SELECT match FROM seating WHERE rematch_of = ? ORDER BY match", match
        )

    async def set_following(self, match: int, player: int, follows: bool) -> None:
        await self._connection.write(
            "INSERT INTO follows (match, player) VALUES (:match, :player) ON CONFLICT DO NOTHING"
            if follows
            else "DELETE FROM follows WHERE match = :match AND player = :player",
            match=match,
            player=player,
        )

    async def find_followers(self, match: int) -> tuple[int, ...]:
        return await self._connection.read_column(
            "SELECT player FROM follows WHERE match = ? ORDER BY player", match
        )

    async def find_followed(self, player: int) -> tuple[int, ...]:
        """Open and running matches that the player follows, newest first."""
        return await self._connection.read_column(
            "SELECT f.match FROM follows f JOIN matches m ON m.id = f.match WHERE f.player = ?"
            " AND m.status IN ('lobby', 'running', 'stuck') ORDER BY f.match DESC",
            player,
        )
