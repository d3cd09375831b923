"""The table of processes that share a database, and which of them answers for which shards."""

from __future__ import annotations

from math import inf
from typing import ClassVar, Final

from bot.models.shards import Standing, share
from bot.storage.connection import Connection
from bot.storage.interface import StoreUnusable
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.questions import COUNT_WORKERS, WORKERS

RENEWAL_TIMEOUT: Final = 3.0
"""Seconds after which a silent server counts as gone."""
_NOW: Final = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
_BURY: Final = "DELETE FROM processes WHERE expires <= ?"
_RENEW: Final = (
    "INSERT INTO processes (id, shards, started, seen, expires) VALUES (?1, ?2, ?3, ?3, ?4)"
    " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, expires = excluded.expires"
)
_PROCESSES: Final = "SELECT id, shards, expires FROM processes"
_LEASES: Final = "SELECT shard, process FROM shard_leases"
_TAKE: Final = "INSERT INTO shard_leases (shard, process) VALUES (?, ?)"
_GIVE: Final = "DELETE FROM shard_leases WHERE shard = ? AND process = ?"
_TELL: Final = "SELECT pg_notify('changes', 'shard_leases 0 0')"


class LeaseConnection(PostgresConnection):
    """Beside the store's, so that long work there costs no lease."""

    takes_lock: ClassVar[bool] = False
    timeout: ClassVar[float] = RENEWAL_TIMEOUT


class PostgresLeases:
    def __init__(self, connection: LeaseConnection) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, url: str) -> PostgresLeases:
        return cls(await LeaseConnection.open(url, shares=True))

    async def renew(self, process: int, count: int, seconds: float) -> Standing:
        async def work(tx: Connection) -> Standing:
            now = int((await tx.rows(_NOW))[0][0])
            await tx.rows(_BURY, (now,))
            await tx.rows(_RENEW, (process, count, now, now + int(seconds * 1000)))
            living = {int(row[0]): row for row in await tx.rows(_PROCESSES)}
            if others := {int(row[1]) for row in living.values()} - {count}:
                raise StoreUnusable(
                    f"SHARDS is {count}, and another process has {min(others)}: set the same number"
                    " for all of them, with all of them stopped"
                )
            leases = {int(row[0]): int(row[1]) for row in await tx.rows(_LEASES)}
            taken, surplus = share(count, living, leases, process)
            await tx.many(_TAKE, [(shard, process) for shard in taken])
            held = taken | {shard for shard, owner in leases.items() if owner == process}
            workers = (await tx.rows(COUNT_WORKERS, (WORKERS,)))[0][0]
            ends = (int(row[2]) for other, row in living.items() if other != process)
            next_end = (min(ends, default=inf) - now) / 1000
            return Standing(held, surplus, len(living), workers, next_end)

        return await self._connection.transaction(work)

    async def give_back(self, process: int, shard: int) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows(_GIVE, (shard, process))
            await tx.rows(_TELL)

        await self._connection.transaction(work)

    async def leave(self, process: int) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows("DELETE FROM processes WHERE id = ?", (process,))
            await tx.rows(_TELL)

        await self._connection.transaction(work)

    async def close(self) -> None:
        await self._connection.close()
