"""Jobs and the outbox, of matches and of leagues, and the mentions and notes of sent messages that
are not answered yet."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from random import randrange
from typing import Final

from bot.models import outbox
from bot.models.commit import Job, JobKind, NewMessage
from bot.models.shards import Shards
from bot.storage.connection import Connection, Row, SqlValue, StorePart, transaction
from bot.storage.json_columns import canonical_json, read_numbers
from bot.storage.kept_panels import post_kept_panels_again
from bot.storage.rows import RowReader, RowsOf

BATCH: Final = 200  # messages of a stream that are read at a time
_MENTIONS: Final = RowsOf(outbox.Mention, without=("message",))
_NOTES: Final = RowsOf(outbox.OpenNote, without=("message",))
_STREAMS: Final = RowsOf(outbox.DueStream)
_MESSAGES: Final = RowsOf(outbox.OutboxMessage)
UNREADABLE_MESSAGE: Final = "unreadable"
"""Why a message is given up that cannot be read; the next board brings its match up to date."""
_INSERT = (
    "INSERT INTO outbox (match, league, seq, mode, asked, note, params, created, due)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_INSERT_MIRRORED = (
    "INSERT INTO outbox (match, league, seq, mode, asked, note, params, created, due, guild)"
    " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, guild FROM mirrors WHERE match = ?1"
    " ORDER BY guild"
)
_OF_KIND = "kind IN (SELECT value FROM json_each(:kinds))"
_DUE_JOBS = (
    "SELECT id, coalesce(match, 0), coalesce(league, 0), kind, seat, seq, due, tries FROM jobs"  # noqa: S608 - of constants
    f" WHERE due <= :at AND {_OF_KIND}%s ORDER BY due, id LIMIT :limit"
)
_NEXT_JOB_DUE = f"SELECT min(due) FROM jobs WHERE {_OF_KIND}%s"  # noqa: S608 - of constants
_OF_SHARDS = (
    " AND (coalesce((SELECT guild FROM matches m WHERE m.id = jobs.match),"
    " (SELECT guild FROM leagues l WHERE l.id = jobs.league), 0) >> 22) % :count"
    " IN (SELECT CAST(value AS BIGINT) FROM json_each(:shards))"
)
_REQUEST_LEAGUE_JOB = (
    "INSERT INTO jobs (league, kind, due) SELECT id, 'league', ?2 FROM leagues"
    " WHERE id = ?1 OR ?1 IS NULL ON CONFLICT (league, kind)"
    " DO UPDATE SET due = min(jobs.due, excluded.due), seq = jobs.seq + 1, tries = 0"
)
_REQUEST_FEED = _REQUEST_LEAGUE_JOB.replace("'league'", "'feed'")
OLDEST_LATE = (
    "SELECT min(since) FROM (SELECT coalesce(first_try_at, CASE WHEN tries > 0"
    " AND mode <> 'remind' THEN created ELSE due END) AS since FROM outbox"
    " WHERE state = 'waiting') t WHERE since <= ?"
)
"""A reminder may wait for its recipient to wake, and an announcement for its day."""
_LETTER_NOTES = ", ".join(f"'{note}'" for note in sorted(outbox.DIRECT_MESSAGE_NOTES))
_KIND = (
    f"CASE WHEN note = '{outbox.RETIRED_NOTE}' THEN 'retire'"
    f" WHEN note = '{outbox.KEPT_NOTE}' THEN 'kept' WHEN note IN ({_LETTER_NOTES}) THEN 'letter'"
    " WHEN mode = 'remind' THEN 'remind' ELSE 'board' END"
)
"""What `DueStream.kind` is of a row."""
_FAILED = (
    " FROM outbox e WHERE e.state = 'waiting' AND e.match IS o.match AND e.league IS o.league"
    " AND e.guild = o.guild AND e.tries > 0 AND e.mode <> 'remind'"
    " AND (e.id < o.id OR (e.mode = 'post' AND o.mode = 'post'))"
    " AND e.note IS NOT 'retired'"
    f" AND (coalesce(e.note, '') NOT IN ({_LETTER_NOTES})"
    f" OR (o.note IN ({_LETTER_NOTES}) AND e.asked = o.asked))"
    f" AND (e.note IS '{outbox.KEPT_NOTE}') = (o.note IS '{outbox.KEPT_NOTE}')"
    f" AND (e.note IS NOT '{outbox.KEPT_NOTE}' OR e.asked = o.asked)"
)
"""Rows for which row `o` waits until they are due again. Reminders may wait until their recipient
wakes, boards to be deleted hold nothing up, and a kept panel only itself. A new board also waits
for a later one that may have arrived, while it settled itself: both may call the same people."""
_DUE = f" WHERE state = 'waiting' AND due <= ?1 AND NOT EXISTS (SELECT 1{_FAILED} AND e.due > ?1)"
_WHO = f"CASE WHEN {_KIND} IN ('letter', 'remind', 'kept') THEN asked ELSE '[]' END"
_DUE_STREAMS = (
    "SELECT min(o.id) AS id, coalesce(o.match, 0) AS match, coalesce(o.league, 0) AS league,"  # noqa: S608 - of constants
    f" {_KIND} AS kind, {_WHO} AS who, o.guild AS guild,"
    " max(CASE WHEN o.guild <> 0 THEN o.guild ELSE coalesce(m.guild, l.guild, 0) END) AS server,"
    " max(coalesce(r.channel, m.thread, m.channel, l.channel)) AS place,"
    " min(o.created) AS since,"
    " max(CASE WHEN mode = 'post' AND asked <> '[]' THEN 1 ELSE 0 END) AS has_call"
    " FROM outbox o LEFT JOIN matches m ON m.id = o.match LEFT JOIN leagues l ON l.id = o.league"
    " LEFT JOIN mirrors r ON r.match = o.match AND r.guild = o.guild"
    f"{_DUE} AND ({_KIND} NOT IN ('letter', 'remind') OR NOT EXISTS (SELECT 1 FROM outbox b"
    " WHERE b.state = 'waiting' AND b.match IS o.match AND b.league IS o.league"
    " AND b.guild = o.guild AND b.id < o.id"
    f" AND b.due <= ?1 AND b.mode <> 'remind'"
    f" AND coalesce(b.note, '') NOT IN ('{outbox.RETIRED_NOTE}', '{outbox.KEPT_NOTE}')"
    f" AND coalesce(b.note, '') NOT IN ({_LETTER_NOTES})))"
    " GROUP BY o.match, o.league, o.guild, kind, who ORDER BY min(o.id)"
)
_STREAM = (
    f"SELECT * FROM outbox o{_DUE} AND match IS ?3 AND league IS ?4 AND {_KIND} = ?5"  # noqa: S608 - of constants
    f" AND {_WHO} = ?6 AND guild = ?7 ORDER BY id LIMIT ?2"
)
_NEXT_DUE = (
    f"SELECT min(due) FROM (SELECT max(due, coalesce((SELECT max(e.due){_FAILED}), 0)) AS due"  # noqa: S608 - of constants
    " FROM outbox o WHERE state = 'waiting') t WHERE due > ?"
)
_BEGIN_DELIVERY = (
    "UPDATE outbox SET first_try_at = coalesce(first_try_at, ?), tries = tries + 1 WHERE id = ?"
)
_DELAY = (
    "UPDATE outbox SET due = ?, tries = max(tries, ?)"
    " WHERE id IN (SELECT CAST(value AS BIGINT) FROM json_each(?))"
)
_SERVER = "coalesce((SELECT guild FROM mirrors WHERE match = ?1 AND channel = ?2), 0)"
"""The server for which a board is: a mirror has a channel of its own."""
_RETIRE = (
    "INSERT INTO outbox (match, seq, mode, note, params, created, due, guild)"  # noqa: S608 - of constants
    " SELECT b.match, m.seq, 'note', 'retired',"
    " '{\"place\":' || b.place || ',\"message\":' || b.message || '}', ?4, ?4, b.guild"
    " FROM boards b JOIN matches m ON m.id = b.match"
    f" WHERE b.match = ?1 AND b.guild = {_SERVER} AND (b.place, b.message) <> (?2, ?3)"
)
_UPSERT_BOARD = (
    f"INSERT INTO boards (match, place, message, guild) VALUES (?1, ?2, ?3, {_SERVER})"  # noqa: S608 - of constants
    " ON CONFLICT (match, guild) DO UPDATE SET place = excluded.place, message = excluded.message"
)
_DELAYED = (
    "SELECT id, asked FROM outbox"
    " WHERE state = 'waiting' AND mode = 'post' AND match = ? AND due > ?"
)
_DEAD = (
    "UPDATE outbox SET state = 'dead', reason = ?"
    " WHERE id IN (SELECT CAST(value AS BIGINT) FROM json_each(?))"
)
_CLOSED = (
    "SELECT 1 FROM outbox WHERE match = ? AND guild = ? AND state = 'dead'"
    " AND reason LIKE 'closed %' LIMIT 1"
)
_ALL_CLOSED = (
    "SELECT DISTINCT o.match, o.guild FROM outbox o JOIN matches m ON m.id = o.match"
    " WHERE o.state = 'dead' AND o.reason LIKE 'closed %'"
    " AND m.status IN ('lobby', 'running', 'stuck') ORDER BY o.match, o.guild"
)
_REACHED = (
    f"DELETE FROM outbox WHERE match = ?1 AND guild = {_SERVER} AND state = 'dead'"  # noqa: S608 - of constants
    " AND (reason LIKE 'closed %' OR reason = 'unreadable')"
)
_UNREACHABLE = (
    "INSERT INTO outbox (match, seq, mode, asked, note, params, created, due)"
    " SELECT id, seq, 'note', ?2, 'unreachable', '{}', ?3, ?3 FROM matches WHERE id = ?1"
)


_REPOST_MIRRORED = (
    "INSERT INTO outbox (match, seq, mode, asked, params, created, due, guild)"
    " SELECT o.match, o.seq, o.mode, o.asked, o.params, o.created, o.due, r.guild"
    " FROM outbox o JOIN mirrors r ON r.match = o.match"
    " WHERE o.mode = 'post' AND o.guild = 0 AND o.state = 'waiting' ORDER BY o.id, r.guild"
)
_NEWEST = "SELECT max(id) FROM outbox"
FIRST_MESSAGE, LAST_MESSAGE = 1 << 24, 1 << 28
"""Between these a store begins to count its messages, see `0001_schema.sql`."""


class MentionStore(StorePart):
    async def find_by_match(self, match: int) -> tuple[outbox.Mention, ...]:
        rows = await self._connection.read(
            "SELECT * FROM calls WHERE match = ? ORDER BY at, player", match
        )
        return tuple(map(_read_mention, rows))

    async def find_by_message(self, message: int) -> tuple[outbox.Mention, ...]:
        rows = await self._connection.read(
            "SELECT * FROM calls WHERE message = ? ORDER BY match, player", message
        )
        return tuple(map(_read_mention, rows))

    @transaction(snapshot=True)
    async def delete(self, tx: Connection, mentions: Collection[outbox.Mention]) -> None:
        await tx.many(
            "DELETE FROM calls WHERE match = ? AND player = ? AND decision = ? AND reminder = ?",
            [(one.match, one.player, one.decision, one.reminder) for one in mentions],
        )


class QueueStore(StorePart):
    """Messages for Discord are in streams that do not wait for each other; those of one wait behind
    one that has failed. A message goes `begin_delivery` -> send -> finished, and is deleted. One
    found with `first_try_at` may have reached Discord: look for its mark in the channel before
    sending again."""

    def __init__(self, connection: Connection, shards: Shards) -> None:
        """Jobs are read of these shards only; the rest is another process's."""
        super().__init__(connection)
        self._shards = shards
        self._messages = RowReader("outbox")
        self._notes = RowReader("notes")

    async def read_due_jobs(
        self, at: int, limit: int, kinds: Collection[JobKind]
    ) -> tuple[Job, ...]:
        """The order of the job queue: what fell due first, and of that what was written first."""
        rows = await self._read_jobs(_DUE_JOBS, kinds, at=at, limit=limit)
        return tuple(Job(*row) for row in rows)

    async def read_next_job_due(self, kinds: Collection[JobKind]) -> int | None:
        return _read_due(await self._read_jobs(_NEXT_JOB_DUE, kinds))

    async def _read_jobs(
        self, sql: str, kinds: Collection[JobKind], **values: SqlValue
    ) -> list[Row]:
        values["kinds"] = canonical_json([*kinds])
        if self._shards.count is None:
            return await self._connection.read(sql % "", **values)
        values["count"] = self._shards.count
        values["shards"] = canonical_json([*self._shards.working])
        return await self._connection.read(sql % _OF_SHARDS, **values)

    async def delay_job(self, job: Job, due: int) -> None:
        """Try again at `due` and count one more try. Like `finish_job` it does nothing if the job
        was requested again after it was read."""
        sql = "UPDATE jobs SET due = ?, tries = tries + 1 WHERE id = ? AND seq = ?"
        await self._connection.write(sql, due, job.id, job.seq)

    async def finish_job(self, job: Job, again: int | None) -> None:
        """Delete the job, or run it again at this time."""
        if again is None:
            sql = "DELETE FROM jobs WHERE id = ? AND seq = ?"
            await self._connection.write(sql, job.id, job.seq)
        else:
            sql = "UPDATE jobs SET due = ?, tries = 0 WHERE id = ? AND seq = ?"
            await self._connection.write(sql, again, job.id, job.seq)

    async def request_league_jobs(self) -> None:
        await self._connection.write(_REQUEST_LEAGUE_JOB, None, 0)

    async def request_feed(self, league: int, at: int) -> None:
        """Send a league to the host's address."""
        await self._connection.write(_REQUEST_FEED, league, at)

    async def is_computer_due(self, match: int, at: int) -> bool:
        """Whether a computer player's decision of the match is due."""
        sql = "SELECT 1 FROM jobs WHERE match = ? AND kind IN ('think', 'plan') AND due <= ?"
        return bool(await self._connection.read(sql, match, at))

    async def read_due_streams(self, at: int) -> tuple[outbox.DueStream, ...]:
        """What is due, without the messages, the stream first that holds the oldest one. Those of
        one match or league wait behind one that has failed; letters that have failed hold only the
        same person's up. Letters and reminders, which link to the board, wait until those for the
        channel that were written before them are delivered."""
        rows = await self._connection.read(_DUE_STREAMS, at)
        found, broken = self._messages.read_each(
            rows, lambda row: _STREAMS.read(row, recipients=read_numbers(row["who"]))
        )
        if broken:
            await self.mark_undeliverable(broken, UNREADABLE_MESSAGE)
        return tuple(found)

    async def read_stream(
        self, stream: outbox.DueStream, at: int, limit: int = BATCH
    ) -> tuple[outbox.OutboxMessage, ...]:
        """Its messages that are due now, oldest first. Those that cannot be read are given
        up."""
        who = canonical_json([*stream.recipients])
        of = stream.match or None, stream.league or None, stream.kind
        return await self._read_messages(_STREAM, at, limit, *of, who, stream.guild)

    async def read_due_reminders(self, player: int, at: int) -> tuple[outbox.OutboxMessage, ...]:
        """The reminders of one person alone that are due at a time, oldest first."""
        sql = (
            "SELECT * FROM outbox WHERE state = 'waiting' AND mode = 'remind' AND asked = ?"
            " AND due <= ? ORDER BY id"
        )
        return await self._read_messages(sql, canonical_json([player]), at)

    async def _read_messages(self, sql: str, *values: SqlValue) -> tuple[outbox.OutboxMessage, ...]:
        rows = await self._connection.read(sql, *values)
        found, broken = self._messages.read_each(rows, read_message)
        if broken:
            await self.mark_undeliverable(broken, UNREADABLE_MESSAGE)
        return tuple(found)

    async def read_next_message_due(self, after: int = 0) -> int | None:
        return _read_due(await self._connection.read(_NEXT_DUE, after))

    async def read_oldest_late(self, at: int) -> int | None:
        """Since when the message is late that waits longest for Discord."""
        return _read_due(await self._connection.read(OLDEST_LATE, at))

    async def read_delayed_mentions(self, match: int, at: int) -> frozenset[int]:
        """The players whom rows of the match mention that are not due yet."""
        rows = await self._connection.read(_DELAYED, match, at)
        found, _ = self._messages.read_each(rows, lambda row: read_numbers(row["asked"]))
        return frozenset(player for players in found for player in players)

    async def begin_delivery(self, message: outbox.OutboxMessage, at: int) -> outbox.OutboxMessage:
        """Note that the message may reach Discord from now on."""
        await self._connection.write(_BEGIN_DELIVERY, at, message.id)
        first = at if message.first_try_at is None else message.first_try_at
        return replace(message, first_try_at=first, tries=message.tries + 1)

    @transaction(snapshot=True)
    async def finish_delivery(
        self,
        tx: Connection,
        messages: Collection[outbox.OutboxMessage],
        boards: Mapping[int, outbox.PostedMessage] | None = None,
        mentions: Collection[outbox.Mention] = (),
        delayed: Collection[outbox.DelayedMention] = (),
        notes: Collection[outbox.OpenNote] = (),
        answered: Collection[outbox.PostedMessage] = (),
        *,
        at: int,
    ) -> None:
        """Delete messages that have arrived; `boards` are the newest ones by match, and those that
        they replace are to be deleted by a `retired` note; `mentions` who was mentioned, `delayed`
        who is to be later; `notes` wait for an answer, those in the messages `answered` no longer
        do."""
        await delete_messages(tx, [message.id for message in messages])
        for match, board in (boards or {}).items():
            await tx.rows(_RETIRE, (match, board.channel, board.message, at))
            await tx.rows(_UPSERT_BOARD, (match, board.channel, board.message))
            await tx.rows(_REACHED, (match, board.channel))
        await _insert_mentions(tx, mentions, at)
        for mention in delayed:
            who = () if mention.player == outbox.NO_ONE else (mention.player,)
            mode: outbox.MessageMode = "note" if mention.note else "post"
            later = NewMessage(mode, who, mention.note, mention.params, after=mention.due - at)
            await insert_messages(tx, [later], at, match=mention.match, seq=mention.seq)
        for note in notes:
            where = note.message.message, note.match, note.message.channel
            await tx.rows(
                "INSERT INTO notes (message, match, place, note, params) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                (*where, note.note, canonical_json(dict(note.params))),
            )
        await tx.many(
            "DELETE FROM notes WHERE message = ?", [(message.message,) for message in answered]
        )

    async def read_open_notes(self, match: int) -> tuple[outbox.OpenNote, ...]:
        """Those that wait for an answer, oldest first."""
        sql = "SELECT * FROM notes WHERE match = ? ORDER BY message"
        rows = await self._connection.read(sql, match)
        return tuple(self._notes.read_each(rows, _read_note, "message")[0])

    async def mark_undeliverable(self, messages: Collection[int], reason: str) -> None:
        await self._connection.write(_DEAD, reason, canonical_json([*messages]))

    @transaction()
    async def mark_unreachable(
        self,
        tx: Connection,
        match: int,
        messages: Collection[int],
        reason: str,
        players: Collection[int],
        at: int,
        guild: int = 0,
    ) -> bool:
        """Give the messages up because all channels of the match are closed, or those of its mirror
        in a server, and return whether that is new; if so, write a note to these players."""
        known = await tx.rows(_CLOSED, (match, guild))
        await tx.rows(_DEAD, (f"closed {reason}", canonical_json([*messages])))
        if not known:
            await tx.rows(_UNREACHABLE, (match, canonical_json([*players]), at))
        return not known

    async def find_unreachable(self) -> list[tuple[int, int]]:
        """The open matches whose channels were all closed at the last try to show them, each with
        the server of the mirror that could not be; 0: it is the match's own."""
        rows = await self._connection.read(_ALL_CLOSED)
        return [(match, guild) for match, guild in rows]

    async def is_unreachable(self, match: int) -> bool:
        """Whether all channels of a match were closed at the last try to show its board."""
        return bool(await self._connection.read(_CLOSED, match, 0))

    async def delay_messages(
        self, messages: Collection[outbox.OutboxMessage], due: int, tries: int = 1
    ) -> None:
        """Deliver at `due`; `tries` are counted at least."""
        ids = canonical_json([message.id for message in messages])
        await self._connection.write(_DELAY, due, tries, ids)

    async def is_board_due(self, match: int, after: int, until: int, guild: int = 0) -> bool:
        """Whether a `post` of a match waits that is due between these times and does more than to
        mention people who slept."""
        sql = (
            "SELECT 1 FROM outbox WHERE match = ? AND guild = ? AND state = 'waiting'"
            " AND mode = 'post' AND due > ? AND due <= ? AND params NOT LIKE '%\"later\"%'"
        )
        return bool(await self._connection.read(sql, match, guild, after, until))

    async def has_due_messages(self, match: int, at: int) -> bool:
        sql = "SELECT 1 FROM outbox WHERE match = ? AND state = 'waiting' AND due <= ?"
        return bool(await self._connection.read(sql, match, at))

    async def read_board(self, match: int, guild: int = 0) -> outbox.PostedMessage | None:
        """Its newest board, or that of its mirror in a server."""
        sql = "SELECT place, message FROM boards WHERE match = ? AND guild = ?"
        rows = await self._connection.read(sql, match, guild)
        return outbox.PostedMessage(*rows[0]) if rows else None

    @transaction()
    async def repost_all(self, tx: Connection, at: int) -> None:
        """Forget all boards and put a `post` for every open match. Board rows that wait are
        replaced; other rows are sent as if never tried. All get new
        numbers, as those of a restored store may have been used."""
        await tx.rows("DELETE FROM boards")
        await tx.rows("DELETE FROM calls")
        await tx.rows("DELETE FROM notes")
        await tx.rows(
            "DELETE FROM outbox WHERE state = 'waiting' AND mode IN ('post', 'edit', 'remind')"
        )
        await tx.rows(
            "UPDATE outbox SET first_try_at = NULL, due = ?"
            " WHERE state = 'waiting' AND mode = 'note'",
            (at,),
        )
        await post_kept_panels_again(tx, at)
        await _renumber_messages(tx)
        await tx.rows(
            "INSERT INTO outbox (match, seq, mode, asked, params, created, due)"
            " SELECT m.id, m.seq, 'post', (SELECT '[' ||"
            " coalesce(group_concat(CAST(player AS TEXT)), '') || ']' FROM"
            " (SELECT player FROM seats WHERE match = m.id AND player IS NOT NULL AND"
            " computer IS NULL AND decision IS NOT NULL AND m.status = 'running'"
            " ORDER BY player) s),"
            " '{}', ?, ? FROM matches m"
            " WHERE m.status IN ('lobby', 'running', 'stuck') ORDER BY m.id",
            (at, at),
        )
        await tx.rows(_REPOST_MIRRORED)


async def _renumber_messages(tx: Connection) -> None:
    """In the same order, from a random number on."""
    first = randrange(FIRST_MESSAGE, LAST_MESSAGE)
    await tx.rows("UPDATE outbox SET id = -id")  # no number is taken twice on the way
    newest = (await tx.rows(_NEWEST))[0][0] or 0
    await tx.rows("UPDATE outbox SET id = ? - id", (first + newest,))
    last = (await tx.rows(_NEWEST))[0][0] or first
    await tx.count_on("outbox", last)


async def insert_messages(
    tx: Connection,
    messages: Iterable[NewMessage],
    at: int,
    *,
    match: int | None = None,
    league: int | None = None,
    seq: int = 0,
    mirrored: bool = True,
) -> None:
    """Those for a match's channel are written once more for each of its mirrors; not if it is known
    that it has none."""
    for message in messages:
        due = at + message.after
        values = (
            match,
            league,
            seq,
            message.mode,
            canonical_json([*message.recipients]),
            message.note,
            canonical_json(dict(message.params)),
            at if league is None else due,
            due,
        )
        await tx.rows(_INSERT, values)
        if mirrored and match is not None and message.note not in outbox.UNMIRRORED_NOTES:
            await tx.rows(_INSERT_MIRRORED, values)


async def delete_messages(tx: Connection, messages: Collection[int]) -> None:
    sql = "DELETE FROM outbox WHERE id IN (SELECT CAST(value AS BIGINT) FROM json_each(?))"
    await tx.rows(sql, (canonical_json([*messages]),))


async def request_league_job(tx: Connection, league: int, at: int) -> None:
    """Make a league due, also where it is being advanced just now."""
    await tx.rows(_REQUEST_LEAGUE_JOB, (league, at))


def _read_due(rows: list[Row]) -> int | None:
    value = rows[0][0]
    return None if value is None else int(value)


def read_message(row: Row) -> outbox.OutboxMessage:
    return _MESSAGES.read(
        row,
        match=row["match"] or 0,
        league=row["league"] or 0,
        recipients=read_numbers(row["asked"]),
    )


async def _insert_mentions(tx: Connection, mentions: Iterable[outbox.Mention], at: int) -> None:
    for mention in mentions:
        message = mention.message
        where = (message.channel, message.message) if message is not None else (None, None)
        await tx.rows(
            "INSERT INTO calls (match, player, decision, reminder, place, message, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (mention.match, mention.player, mention.decision, mention.reminder, *where, at),
        )


def _read_mention(row: Row) -> outbox.Mention:
    message = outbox.PostedMessage(row["place"], row["message"]) if row["message"] else None
    return _MENTIONS.read(row, message=message)


def _read_note(row: Row) -> outbox.OpenNote:
    return _NOTES.read(row, message=outbox.PostedMessage(row["place"], row["message"]))
