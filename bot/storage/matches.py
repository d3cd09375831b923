"""Matches, logs and drafts."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Collection
from typing import Final, TypeVar

from bot.models.commit import Commit
from bot.models.log import LogRow
from bot.models.match import Status
from bot.models.match_head import MatchHead
from bot.storage.connection import Connection, StorePart
from bot.storage.errors import Conflict
from bot.storage.head_rows import READ_HEAD, read_head_rows
from bot.storage.json_columns import canonical_json
from bot.storage.match_writes import check_bounds, insert_head, stop_match, update_head, write_rest
from bot.storage.rows import RowsOf
from engine.contract import Seat

T = TypeVar("T")
_INSERT_DRAFT: Final = (
    "INSERT INTO drafts (match, seat, decision, player, body, at) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (match, seat, decision, player) DO UPDATE SET body = excluded.body,"
    " at = excluded.at"
)

_MOVE_TIMES: Final = (
    "SELECT DISTINCT at / 1800 * 1800 FROM log WHERE actor = ? AND kind = 'action' AND match IN"
    " (SELECT match FROM seats WHERE player = ?"
    " UNION SELECT match FROM result_seats WHERE player = ?) ORDER BY 1 DESC LIMIT ?"
)
_LOG: Final = RowsOf(LogRow)
READ_LOG: Final = _LOG.select("FROM log WHERE match = ? ORDER BY seq")


class MatchStore(StorePart):
    failed_write: sqlite3.Error | None = None
    """Why the newest write to a match failed; None once one has succeeded."""

    async def create(self, change: Commit) -> int:
        """Write a new match (its head's number is 0) and return its number. Raises `BoundReached`,
        `ItemsGone`, and `Conflict` if its session has a match of that number already."""

        async def work(tx: Connection) -> int:
            match = await insert_head(tx, change.head)
            await write_rest(tx, match, change)
            await check_bounds(tx, change)
            return match

        try:
            return await self._write(work)
        except sqlite3.IntegrityError as error:
            raise Conflict(f"a new match: {error}") from error

    async def commit(self, change: Commit) -> None:
        """Raises `Conflict`, `BoundReached`, `ItemsGone` and `PlanChanged`."""

        async def work(tx: Connection) -> None:
            await update_head(tx, change)
            await write_rest(tx, change.head.match, change)
            await check_bounds(tx, change)

        try:
            await self._write(work, snapshot=change.is_move)
        except sqlite3.IntegrityError as error:
            raise Conflict(f"match {change.head.match}: {error}") from error

    async def mark_stuck(self, match: int, at: int) -> None:
        """Stop an open match whose head cannot be changed by `commit`, and write the note about
        it."""
        await self._connection.transaction(lambda tx: stop_match(tx, match, at))

    async def _write(
        self, work: Callable[[Connection], Awaitable[T]], *, snapshot: bool = False
    ) -> T:
        try:
            result = await self._connection.transaction(work, snapshot=snapshot)
        except sqlite3.IntegrityError:
            raise
        except sqlite3.Error as error:
            self.failed_write = error
            raise
        self.failed_write = None
        return result

    async def read_rev(self, match: int) -> int | None:
        rows = await self._connection.read("SELECT rev FROM matches WHERE id = ?", match)
        return int(rows[0][0]) if rows else None

    async def read_head(self, match: int) -> MatchHead | None:
        """As far as it can be read: see `MatchHead.unreadable`, which `commit` leaves as it is. One
        query, so that head and seats are of one moment."""
        rows = await self._connection.read(READ_HEAD, match=match)
        return read_head_rows(rows) if rows else None

    async def find_by_session(self, first: int) -> tuple[int, ...]:
        """The matches of the session whose first match this is, in order."""
        return await self._connection.read_column(
            "SELECT match FROM sessions WHERE first = ? ORDER BY number", first
        )

    async def read_log(self, match: int) -> tuple[LogRow, ...]:
        return tuple(map(_LOG.read, await self._connection.read(READ_LOG, match)))

    async def read_last_row(self, match: int) -> LogRow | None:
        """The newest row of its log."""
        rows = await self._connection.read(f"{READ_LOG} DESC LIMIT 1", match)
        return _LOG.read(rows[0]) if rows else None

    async def find_waiting_for(self, player: int) -> tuple[int, ...]:
        """Running matches where the player's seat owes a decision, the longest waiting first."""
        return await self._connection.read_column(
            "SELECT s.match FROM seats s JOIN matches m ON m.id = s.match"
            " LEFT JOIN log l ON l.match = s.match AND l.seq = s.decision"
            " WHERE s.player = ? AND s.computer IS NULL AND s.decision IS NOT NULL"
            " AND m.status = 'running' ORDER BY coalesce(l.at, 0), s.match",
            player,
        )

    async def find_by_server(
        self, guild: int, statuses: Collection[Status], limit: int
    ) -> tuple[int, ...]:
        return await self._connection.read_column(
            "SELECT id FROM matches WHERE guild = :guild"
            " AND status IN (SELECT value FROM json_each(:statuses)) ORDER BY id DESC LIMIT :limit",
            guild=guild,
            statuses=canonical_json([*statuses]),
            limit=limit,
        )

    async def find_mirrored(
        self, guild: int, statuses: Collection[Status], limit: int
    ) -> tuple[int, ...]:
        """Matches of other servers that are shown in this one."""
        return await self._connection.read_column(
            "SELECT id FROM matches WHERE id IN (SELECT match FROM mirrors WHERE guild = :guild)"
            " AND status IN (SELECT value FROM json_each(:statuses)) ORDER BY id DESC LIMIT :limit",
            guild=guild,
            statuses=canonical_json([*statuses]),
            limit=limit,
        )

    async def find_by_thread(self, thread: int) -> int | None:
        """The newest match of a thread."""
        rows = await self._connection.read(
            "SELECT id FROM matches WHERE thread = ? ORDER BY id DESC LIMIT 1", thread
        )
        return int(rows[0][0]) if rows else None

    async def count_in_channel(self, channel: int) -> int:
        """The matches outside threads that are not over."""
        rows = await self._connection.read(
            "SELECT count(*) FROM matches WHERE channel = ? AND thread IS NULL"
            " AND status IN ('lobby', 'running', 'stuck')",
            channel,
        )
        return int(rows[0][0])

    async def is_played_in(self, thread: int) -> bool:
        """Whether a match of the thread is not over."""
        sql = "SELECT 1 FROM matches WHERE thread = ? AND status IN ('lobby', 'running', 'stuck')"
        return bool(await self._connection.read(sql, thread))

    async def find_by_player(
        self, player: int, statuses: Collection[Status], limit: int
    ) -> tuple[int, ...]:
        """Matches where the player sits, resigned or not, newest first."""
        return await self._connection.read_column(
            "SELECT m.id FROM seats s JOIN matches m ON m.id = s.match WHERE s.player = :player"
            " AND m.status IN (SELECT value FROM json_each(:statuses))"
            " ORDER BY m.id DESC LIMIT :limit",
            player=player,
            statuses=canonical_json([*statuses]),
            limit=limit,
        )

    async def find_by_status(self, statuses: Collection[Status]) -> tuple[int, ...]:
        """Oldest first."""
        return await self._connection.read_column(
            "SELECT id FROM matches WHERE status IN (SELECT value FROM json_each(?)) ORDER BY id",
            canonical_json([*statuses]),
        )

    async def read_draft(self, match: int, seat: Seat, decision: int, player: int) -> str | None:
        sql = "SELECT body FROM drafts WHERE match = ? AND seat = ? AND decision = ? AND player = ?"
        rows = await self._connection.read(sql, match, seat, decision, player)
        return str(rows[0][0]) if rows else None

    async def save_draft(
        self, match: int, seat: Seat, decision: int, player: int, body: str | None, at: int
    ) -> None:
        """A body of None deletes it."""

        async def work(tx: Connection) -> None:
            await tx.rows("DELETE FROM drafts WHERE match = ? AND seat = ?", (match, seat))
            if body is not None:
                await tx.rows(_INSERT_DRAFT, (match, seat, decision, player, body, at))

        await self._connection.transaction(work, snapshot=True)

    async def read_move_times(self, player: int, limit: int) -> tuple[int, ...]:
        """When they have moved, to the half hour, newest first: at most so many half hours."""
        return await self._connection.read_column(_MOVE_TIMES, player, player, player, limit)

    async def read_newest_time(self) -> int:
        """The latest time in the store in epoch seconds, 0 if it is empty."""
        rows = await self._connection.read(
            "SELECT max(at) FROM (SELECT max(at) AS at FROM log UNION ALL SELECT max(created)"
            " FROM matches UNION ALL SELECT max(created) FROM outbox"
            " UNION ALL SELECT max(met) FROM players) t"
        )
        return int(rows[0][0] or 0)
