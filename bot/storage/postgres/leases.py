"""The table of processes that share a database, and which of them answers for which shards."""

import logging
import sqlite3
from collections.abc import Collection
from functools import partial
from math import inf
from typing import ClassVar, Final, Self

from bot.models.shards import LeaseReport, Share, share
from bot.storage.connection import Connection, StorePart, transaction
from bot.storage.errors import StoreUnusable
from bot.storage.json_columns import canonical_json, read_numbers
from bot.storage.postgres.connection import Blocked, PostgresConnection
from bot.storage.postgres.questions import COUNT_WORKERS, WORKERS

RENEWAL_TIMEOUT: Final = 3.0  # seconds after which a silent server counts as gone
_NOW: Final = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
_END_SESSIONS: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN processes"
    " ON CAST(classid AS BIGINT) = id >> 32 AND CAST(objid AS BIGINT) = id & 4294967295"
    " WHERE locktype = 'advisory' AND objsubid = 1 AND id <> ?"
    " AND expires <= CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
)
_BURY: Final = "DELETE FROM processes WHERE expires <= ?"
_RENEW: Final = (
    "INSERT INTO processes (id, shards, started, seen, expires, stays) VALUES (?1, ?2, ?3, ?3, ?4,"
    " ?5) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, expires = excluded.expires,"
    " stays = excluded.stays"
)
_PROCESSES: Final = "SELECT id, shards, expires, stays FROM processes"
_LEASES: Final = "SELECT shard, process, successor, opened, accepted FROM shard_leases"
_TAKE: Final = "INSERT INTO shard_leases (shard, process) VALUES (?, ?)"
_CLAIM: Final = "UPDATE shard_leases SET successor = ?, opened = ? WHERE shard = ?"
_HAND_OVER: Final = (
    "UPDATE shard_leases SET process = successor, successor = NULL, opened = 0, accepted = ?"
    " WHERE shard = ? AND process = ? AND opened = 1 AND successor IS NOT NULL RETURNING 1"
)
_TELL: Final = "SELECT pg_notify('changes', 'shard_leases 0 0')"
NO_CHANGE: Final = Share(frozenset(), frozenset(), frozenset())
_log = logging.getLogger(__name__)


class LeaseConnection(PostgresConnection):
    """Beside the store's, so that long work there costs no lease."""

    takes_lock: ClassVar[bool] = False
    timeout: ClassVar[float] = RENEWAL_TIMEOUT
    steps_aside: ClassVar[bool] = False


class LeaseStore(StorePart):
    @classmethod
    async def open(cls, url: str, process: int | None = None) -> Self:
        return cls(await LeaseConnection.open(url, shares=True, process=process))

    async def renew(
        self,
        process: int,
        count: int,
        seconds: float,
        opened: Collection[int] = (),
        *,
        stays: bool = True,
    ) -> LeaseReport:
        """Say that the process lives, and will for so many seconds; take its share of the shards
        that are free, and claim the rest of it from others. It has `opened` some; if it no longer
        `stays`, its share is nothing. Where another process keeps shards locked, it lives on with
        what it has. Raises `StoreUnusable` where others have another count of shards."""
        await self._end_sessions_of_the_dead(process)
        work = partial(_renew, process, count, seconds, opened, stays)
        try:
            return await self._connection.transaction(partial(work, divides=True))
        except Blocked as error:
            _log.warning("the shards stay as they are: %s", error)
            return await self._connection.transaction(partial(work, divides=False))

    async def _end_sessions_of_the_dead(self, process: int) -> None:
        """One that is frozen keeps locked what it was about to change."""
        try:
            ended = await self._connection.read(_END_SESSIONS, process)
        except sqlite3.Error as error:
            _log.warning("sessions of a process that has gone could not be ended: %s", error)
        else:
            if ended:
                _log.warning("%d sessions of processes that have gone were ended", len(ended))

    @transaction()
    async def hand_over(
        self, tx: Connection, process: int, shard: int, accepted: Collection[int]
    ) -> bool:
        """Give a shard to the process that has claimed and opened it, if there is one, with the
        presses that this one has accepted."""
        presses = canonical_json([*sorted(accepted)])
        is_given = bool(await tx.rows(_HAND_OVER, (presses, shard, process)))
        await tx.rows(_TELL)
        return is_given

    async def read_clock(self) -> float:
        return int((await self._connection.read(_NOW))[0][0]) / 1000

    @transaction()
    async def reserve_session(self, tx: Connection, process: int, pause: float) -> float:
        """The seconds until a process may open a session at Discord, at least `pause` after any
        that a living process has reserved."""
        now = int((await tx.rows(_NOW))[0][0])
        last = (await tx.rows("SELECT max(session) FROM processes"))[0][0] or 0
        at = max(now, last + int(pause * 1000))
        await tx.rows("UPDATE processes SET session = ? WHERE id = ?", (at, process))
        return (at - now) / 1000

    @transaction()
    async def leave(self, tx: Connection, process: int) -> None:
        """The process ends; others may take its shards at once."""
        await tx.rows("DELETE FROM processes WHERE id = ?", (process,))
        await tx.rows(_TELL)

    async def close(self) -> None:
        await self._connection.close()


async def _renew(
    process: int,
    count: int,
    seconds: float,
    opened: Collection[int],
    stays: bool,
    tx: Connection,
    *,
    divides: bool,
) -> LeaseReport:
    """`divides`: bury those whose time is over, and take and claim shards."""
    now = int((await tx.rows(_NOW))[0][0])
    if divides:
        await tx.rows(_BURY, (now,))
    others = {int(row[0]): row for row in await tx.rows(_PROCESSES)}
    before = others.pop(process, None)
    if wrong := {int(row[1]) for row in others.values()} - {count}:
        raise StoreUnusable(
            f"SHARDS is {count}, and another process has {min(wrong)}: set the same number"
            " for all of them, with all of them stopped"
        )
    expires = now + int(seconds * 1000)
    await tx.rows(_RENEW, (process, count, now, expires, int(stays)))
    rows = {int(row[0]): row for row in await tx.rows(_LEASES)}
    leases = {shard: int(row[1]) for shard, row in rows.items()}
    claims = {shard: int(row[2]) for shard, row in rows.items() if row[2] is not None}
    successors = {other for other, row in others.items() if row[3]}
    staying = successors | {process} if stays else successors
    found = share(count, staying, leases, claims, process) if divides else NO_CHANGE
    await tx.many(_TAKE, [(shard, process) for shard in found.taken])
    wanted = {shard: (process, int(shard in opened)) for shard in found.claimed}
    changes = [
        (*wanted.get(shard, (None, 0)), shard)
        for shard, row in rows.items()
        if divides and (process == row[2] or shard in wanted)
        if (row[2], row[3]) != wanted.get(shard)
    ]
    await tx.many(_CLAIM, changes)
    leaves_now = before is not None and before[3] and not stays
    if leaves_now or any(is_open for _, is_open, _ in changes):
        await tx.rows(_TELL)
    mine = [row for shard, row in rows.items() if leases[shard] == process]
    return LeaseReport(
        held=found.taken | {int(row[0]) for row in mine},
        surplus=found.surplus,
        processes=1 + len(others),
        workers=(await tx.rows(COUNT_WORKERS, (WORKERS,)))[0][0],
        next_end=(min((int(row[2]) for row in others.values()), default=inf) - now) / 1000,
        claimed=found.claimed,
        awaited=found.surplus & {int(row[0]) for row in mine if row[3]},
        accepted=frozenset(press for row in mine for press in read_numbers(row[4])),
        successors=len(successors),
        at=now / 1000,
    )
