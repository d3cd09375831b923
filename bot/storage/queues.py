"""Jobs and the outbox in SQLite."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.models.commit import Job
from bot.storage.connection import Connection, Row
from bot.storage.json_columns import canonical_json, read_numbers, read_params
from bot.storage.mentions import insert_mentions
from bot.storage.notes import delete_notes, insert_notes, notes_of
from bot.storage.rows import BoardRow, DelayedMentionRow, MentionRow, OpenNoteRow, OutboxRow

_LATER = (
    "INSERT INTO outbox (match, seq, mode, asked, params, created, due)"
    " VALUES (?, ?, 'post', ?, '{\"later\":1}', ?, ?)"
)

_DEAD = "UPDATE outbox SET state = 'dead', reason = ? WHERE id IN (SELECT value FROM json_each(?))"
_CLOSED = (
    "SELECT 1 FROM outbox WHERE match = ? AND state = 'dead' AND reason LIKE 'closed %' LIMIT 1"
)
_REACHED = (
    "DELETE FROM outbox WHERE match IN (SELECT value FROM json_each(?)) AND state = 'dead'"
    " AND reason LIKE 'closed %'"
)
_LETTER = (
    "INSERT INTO outbox (match, seq, mode, asked, note, params, created, due)"
    " SELECT id, seq, 'note', ?2, 'unreachable', '{}', ?3, ?4 FROM matches WHERE id = ?1"
)


class SqliteQueue:
    """`QueueStore` over one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def read_due_jobs(self, at: int, limit: int) -> tuple[Job, ...]:
        rows = await self._connection.read(
            "SELECT id, match, kind, seat, seq, due, tries FROM jobs WHERE due <= ?"
            " ORDER BY due, id LIMIT ?",
            at,
            limit,
        )
        return tuple(Job(*row) for row in rows)

    async def read_next_job_due(self) -> int | None:
        return _read_due(await self._connection.read("SELECT min(due) FROM jobs"))

    async def delay_job(self, job: int, due: int) -> None:
        await self._write("UPDATE jobs SET due = ?, tries = tries + 1 WHERE id = ?", due, job)

    async def delete_job(self, job: int) -> None:
        await self._write("DELETE FROM jobs WHERE id = ?", job)

    async def is_computer_due(self, match: int, at: int) -> bool:
        return bool(
            await self._connection.read(
                "SELECT 1 FROM jobs WHERE match = ? AND kind IN ('think', 'plan') AND due <= ?"
                " LIMIT 1",
                match,
                at,
            )
        )

    async def read_due_messages(self, at: int, limit: int) -> tuple[OutboxRow, ...]:
        rows = await self._connection.read(
            "SELECT id, match, seq, mode, asked, note, params, created, due, tries,"
            " first_try_at FROM outbox o WHERE state = 'waiting' AND due <= ?"
            " AND NOT EXISTS (SELECT 1 FROM outbox e WHERE e.state = 'waiting'"
            " AND e.match = o.match AND e.id < o.id AND e.mode <> 'remind' AND e.tries > 0"
            " AND e.due > ?)"
            " ORDER BY id LIMIT ?",
            at,
            at,
            limit,
        )
        return tuple(_read_message(row) for row in rows)

    async def read_next_message_due(self) -> int | None:
        """As in `tellings`: a row waits for those before it that have failed, but for reminders,
        which may wait until somebody wakes."""
        return _read_due(
            await self._connection.read(
                "SELECT min(max(due, coalesce((SELECT max(e.due) FROM outbox e"
                " WHERE e.state = 'waiting' AND e.match = o.match AND e.id < o.id"
                " AND e.mode <> 'remind' AND e.tries > 0), 0)))"
                " FROM outbox o WHERE state = 'waiting'"
            )
        )

    async def read_delayed_mentions(self, match: int, at: int) -> frozenset[int]:
        rows = await self._connection.read(
            "SELECT asked FROM outbox WHERE state = 'waiting' AND mode = 'post' AND match = ?"
            " AND due > ?",
            match,
            at,
        )
        return frozenset(player for row in rows for player in read_numbers(row[0]))

    async def begin_delivery(self, telling: int, at: int) -> None:
        await self._write(
            "UPDATE outbox SET first_try_at = coalesce(first_try_at, ?), tries = tries + 1"
            " WHERE id = ?",
            at,
            telling,
        )

    async def finish_delivery(
        self,
        tellings: Collection[int],
        boards: Mapping[int, BoardRow],
        calls: Collection[MentionRow] = (),
        later: Collection[DelayedMentionRow] = (),
        notes: Collection[OpenNoteRow] = (),
        answered: Collection[int] = (),
    ) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows(
                "DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(?))",
                (canonical_json([*tellings]),),
            )
            await tx.many(
                "INSERT INTO boards (match, place, message) VALUES (?, ?, ?)"
                " ON CONFLICT (match) DO UPDATE SET place = excluded.place,"
                " message = excluded.message",
                [(match, board.channel, board.message) for match, board in boards.items()],
            )
            await insert_mentions(tx, calls)
            await tx.many(_LATER, [_delayed_values(one) for one in later])
            await insert_notes(tx, notes)
            await delete_notes(tx, answered)
            if boards:
                await tx.rows(_REACHED, (canonical_json([*boards]),))

        await self._connection.transaction(work)

    async def read_open_notes(self, match: int) -> tuple[OpenNoteRow, ...]:
        return await notes_of(self._connection, match)

    async def mark_undeliverable(self, tellings: Collection[int], reason: str) -> None:
        await self._write(_DEAD, reason, canonical_json([*tellings]))

    async def mark_unreachable(
        self, match: int, tellings: Collection[int], reason: str, asked: Collection[int], at: int
    ) -> bool:
        async def work(tx: Connection) -> bool:
            known = await tx.rows(_CLOSED, (match,))
            await tx.rows(_DEAD, (f"closed {reason}", canonical_json([*tellings])))
            if not known:
                await tx.rows(_LETTER, (match, canonical_json([*asked]), at, at))
            return not known

        return await self._connection.transaction(work)

    async def is_unreachable(self, match: int) -> bool:
        return bool(await self._connection.read(_CLOSED, match))

    async def delay_messages(self, tellings: Collection[int], due: int) -> None:
        await self._write(
            "UPDATE outbox SET due = ?, tries = max(tries, 1)"
            " WHERE id IN (SELECT value FROM json_each(?))",
            due,
            canonical_json([*tellings]),
        )

    async def read_board(self, match: int) -> BoardRow | None:
        rows = await self._connection.read(
            "SELECT place, message FROM boards WHERE match = ?", match
        )
        return BoardRow(*rows[0]) if rows else None

    async def repost_all(self, at: int) -> None:
        """Board rows that wait are replaced; notes that wait are told as if never tried."""

        async def work(tx: Connection) -> None:
            await tx.rows("DELETE FROM boards")
            await tx.rows("DELETE FROM calls")
            await tx.rows("DELETE FROM notes")
            await tx.rows("DELETE FROM outbox WHERE state = 'waiting' AND mode <> 'note'")
            await tx.rows(
                "UPDATE outbox SET first_try_at = NULL, due = ? WHERE state = 'waiting'", (at,)
            )
            await tx.rows(
                "INSERT INTO outbox (match, seq, mode, asked, params, created, due)"
                " SELECT m.id, m.seq, 'post', (SELECT json_group_array(player) FROM"
                " (SELECT player FROM seats WHERE match = m.id AND player IS NOT NULL AND"
                " computer IS NULL AND decision IS NOT NULL AND m.status = 'running'"
                " ORDER BY player)),"
                " '{}', ?, ? FROM matches m"
                " WHERE m.status IN ('lobby', 'running', 'stuck') ORDER BY m.id",
                (at, at),
            )

        await self._connection.transaction(work)

    async def _write(self, sql: str, *parameters: int | str | None) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows(sql, parameters)

        await self._connection.transaction(work)


def _read_due(rows: list[Row]) -> int | None:
    value = rows[0][0]
    return None if value is None else int(value)


def _delayed_values(row: DelayedMentionRow) -> tuple[int | str, ...]:
    return row.match, row.seq, canonical_json([row.player]), row.created, row.due


def _read_message(row: Row) -> OutboxRow:
    return OutboxRow(
        id=row["id"],
        match=row["match"],
        seq=row["seq"],
        mode=row["mode"],
        asked=read_numbers(row["asked"]),
        note=row["note"],
        params=read_params(row["params"]),
        created=row["created"],
        due=row["due"],
        tries=row["tries"],
        first_try_at=row["first_try_at"],
    )
