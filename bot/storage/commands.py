"""The slash commands as Discord knows them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.storage.connection import Connection, StorePart


class CommandStore(StorePart):
    async def read_ids(self, fingerprint: str) -> dict[str, int]:
        """The ids by name; none if those that were sent last have another fingerprint."""
        rows = await self._connection.read(
            "SELECT name, id FROM commands WHERE fingerprint = ? ORDER BY name", fingerprint
        )
        return {row["name"]: row["id"] for row in rows}

    async def replace_ids(self, fingerprint: str, ids: Mapping[str, int]) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows("DELETE FROM commands")
            for name, number in ids.items():
                await tx.rows("INSERT INTO commands VALUES (?, ?, ?)", (name, number, fingerprint))

        await self._connection.transaction(work)
