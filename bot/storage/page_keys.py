"""What opens the touch page: links and sessions, by their hashes."""

from __future__ import annotations

from bot.storage.connection import Connection, StorePart, transaction


class PageKeyStore(StorePart):
    @transaction()
    async def add_link(self, tx: Connection, link: str, player: int, until: int, now: int) -> None:
        """Also drops what is over."""
        await tx.rows("DELETE FROM page_keys WHERE until <= ?", (now,))
        sql = "INSERT INTO page_keys (hash, player, kind, until) VALUES (?, ?, 'link', ?)"
        await tx.rows(sql, (link, player, until))

    async def has_link(self, link: str, now: int) -> bool:
        """Whether it can still be used."""
        sql = "SELECT 1 FROM page_keys WHERE hash = ? AND kind = 'link' AND until > ?"
        return bool(await self._connection.read(sql, link, now))

    @transaction()
    async def redeem(self, tx: Connection, link: str, session: str, until: int, now: int) -> bool:
        """Put a session in the place of a link; False if that is used or over."""
        taken = await tx.rows(
            "DELETE FROM page_keys WHERE hash = ? AND kind = 'link' AND until > ? RETURNING player",
            (link, now),
        )
        for row in taken:
            await tx.rows(
                "INSERT INTO page_keys (hash, player, kind, until) VALUES (?, ?, 'session', ?)",
                (session, row["player"], until),
            )
        return bool(taken)

    async def read_session(self, session: str, now: int) -> tuple[int, int] | None:
        """Its player, and until when it lasts."""
        rows = await self._connection.read(
            "SELECT player, until FROM page_keys WHERE hash = ? AND kind = 'session' AND until > ?",
            session,
            now,
        )
        return (rows[0]["player"], rows[0]["until"]) if rows else None

    async def list_sessions(self, player: int, now: int) -> tuple[int, ...]:
        """Until when each of the player's sessions lasts, the longest first."""
        rows = await self._connection.read(
            "SELECT until FROM page_keys WHERE player = ? AND kind = 'session' AND until > ?"
            " ORDER BY until DESC",
            player,
            now,
        )
        return tuple(row["until"] for row in rows)

    async def extend(self, session: str, until: int) -> None:
        await self._connection.write(
            "UPDATE page_keys SET until = ? WHERE hash = ?", until, session
        )

    async def end(self, session: str) -> None:
        await self._connection.write("DELETE FROM page_keys WHERE hash = ?", session)

    async def end_all(self, player: int) -> None:
        """Also the links that are not used yet."""
        await self._connection.write("DELETE FROM page_keys WHERE player = ?", player)
