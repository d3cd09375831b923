"""Matches, logs and drafts, rematches, and who follows a match. One write to a match is one
transaction."""

import sqlite3
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import Any, Final, TypeVar

from bot.models.commit import Commit, NewJob, NewMessage
from bot.models.log import LogRow
from bot.models.match import NO_STAKE, Mirror, Stake, Status
from bot.models.match_head import MatchHead, Seating, SeatState, SessionLink
from bot.models.playing_hours import parse_hours
from bot.storage.clocks import write_clocks
from bot.storage.connection import Connection, Row, SqlValue, StorePart, transaction
from bot.storage.errors import Bound, BoundReached, Conflict, DraftChanged
from bot.storage.inventory import update_inventory
from bot.storage.json_columns import canonical_json
from bot.storage.kept_panels import write_kept_panels
from bot.storage.matchmaking import take_seeks
from bot.storage.plans import write_plans
from bot.storage.queues import insert_messages, request_league_job
from bot.storage.results import save_result
from bot.storage.rows import ColumnReader, RowsOf, select, update
from engine.contract import Seat

T = TypeVar("T")
_MADE: Final = {"match", "seats", "session", "stake", "seating", "unreadable"}
"""The fields that are made of other columns than their own."""
HEADS: Final = RowsOf(MatchHead, without=_MADE | {"invited", "mirrors"})
"""The columns of `matches`, but for the number."""
SEATS: Final = RowsOf(SeatState, prefix="seat_")
SESSIONS: Final = RowsOf(SessionLink, prefix="session_")
STAKES: Final = RowsOf(Stake, prefix="stake_")
SEATING: Final = RowsOf(Seating, prefix="seating_")
READ_HEAD: Final = select(
    (
        "s.seat",
        SEATS.list_columns("s"),
        "m.id",
        HEADS.list_columns("m"),
        SESSIONS.list_columns("x"),
        STAKES.list_columns("k"),
        SEATING.list_columns("y"),
        "(SELECT '[' || coalesce(group_concat(CAST(player AS TEXT)), '') || ']' FROM"
        " (SELECT player FROM invitations WHERE match = m.id ORDER BY player) i) AS invited",
        "(SELECT '[' || coalesce(group_concat('{\"guild\":' || guild || ',\"channel\":' || channel"
        " || ',\"seats\":' || seats || '}'), '') || ']'"
        " FROM mirrors WHERE match = m.id) AS mirrors",
    ),
    "FROM matches m LEFT JOIN seats s ON s.match = m.id"
    " LEFT JOIN sessions x ON x.match = m.id LEFT JOIN stakes k ON k.match = m.id"
    " LEFT JOIN seating y ON y.match = m.id WHERE m.id = :match ORDER BY s.seat",
)
_READ: Final = RowsOf(MatchHead, without=_MADE)
ANY_DRAFT: Final = "*"  # whatever a draft was, as none can be
_READ_DRAFT: Final = (
    "SELECT body FROM drafts WHERE match = ? AND seat = ? AND decision = ? AND player = ?"
)
_READ_EARLIER_DRAFT: Final = _READ_DRAFT.replace("decision = ?", "decision <> ?")
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
_INSERT_HEAD: Final = f"{HEADS.insert('matches')} RETURNING id"
_UPDATE_HEAD: Final = update(
    "matches", HEADS.columns, "id = :match AND rev + 1 = :rev RETURNING id"
)
_INSERT_SESSION: Final = SESSIONS.insert("sessions", "match")
_INSERT_STAKE: Final = STAKES.insert("stakes", "match", "number")
_UPDATE_SESSION: Final = f"{_INSERT_SESSION} ON CONFLICT (match) DO UPDATE SET options = :options"
_UPSERT_SEAT: Final = SEATS.upsert("seats", "match", "seat")
_UPSERT_SEATING: Final = SEATING.upsert("seating", "match")
_INVITE: Final = "INSERT INTO invitations (match, player) VALUES (?, ?) ON CONFLICT DO NOTHING"
_MIRRORS: Final = RowsOf(Mirror)
_UPSERT_MIRROR: Final = _MIRRORS.upsert("mirrors", "match", "guild")
_INSERT_LOG: Final = _LOG.insert("log", "match")
_JOBS: Final = RowsOf(NewJob)
_INSERT_JOB: Final = (
    "INSERT INTO jobs (match, kind, seat, seq, due) SELECT :match, :kind, :seat, :seq, :due"
    " WHERE :kind <> 'plan' OR EXISTS (SELECT 1 FROM plans WHERE match = :match AND seat = :seat)"
)
_STOP_CLOCKS: Final = (
    "UPDATE seats SET due = NULL, remaining = bank + coalesce((SELECT allowance FROM matches"
    " WHERE id = seats.match), 0) WHERE match = ? AND due IS NOT NULL"
)
_DELETE_JOBS: Final = (
    "DELETE FROM jobs WHERE match = ? AND kind IN ('think', 'plan', 'clock', 'late')"
)
_OF_SERVER: Final = (
    "SELECT id FROM matches WHERE guild = :guild"
    " AND status IN (SELECT value FROM json_each(:statuses)) ORDER BY id DESC LIMIT :limit"
)
_MIRRORED: Final = (
    "SELECT id FROM matches WHERE id IN (SELECT match FROM mirrors WHERE guild = :guild)"
    " AND status IN (SELECT value FROM json_each(:statuses)) ORDER BY id DESC LIMIT :limit"
)
_COUNT_SEATS_OF_PLAYER: Final = (
    "SELECT count(*) FROM seats s JOIN matches m ON m.id = s.match"
    " WHERE s.player = ? AND s.resigned = 0 AND m.status IN ('lobby', 'running', 'stuck')"
)
_COUNT_LOBBIES_OF_HOST: Final = "SELECT count(*) FROM matches WHERE host = ? AND status = 'lobby'"
_COUNT_MATCHES_OF_SERVER: Final = (
    "SELECT count(*) FROM matches WHERE guild = ? AND status IN ('lobby', 'running', 'stuck')"
)


class MatchStore(StorePart):
    failed_write: sqlite3.Error | None = None
    """Why the newest write to a match failed; None once one has succeeded."""

    async def create(self, change: Commit) -> int:
        """Write a new match (its head's number is 0) and return its number. Raises `BoundReached`,
        `ItemsGone`, and `Conflict` if its session has a match of that number already."""

        async def work(tx: Connection) -> int:
            match = int((await tx.rows(_INSERT_HEAD, head_values(change.head)))[0][0])
            await _write_session(tx, _INSERT_SESSION, match, change.head)
            await _write_stake(tx, match, change.head)
            await _write_rest(tx, match, change)
            await _check_bounds(tx, change)
            return match

        try:
            return await self._write(work)
        except sqlite3.IntegrityError as error:
            raise Conflict(f"a new match: {error}") from error

    async def commit(self, change: Commit) -> None:
        """Raises `Conflict`, `BoundReached`, `ItemsGone` and `PlanChanged`."""

        async def work(tx: Connection) -> None:
            await _update_head(tx, change)
            await _write_rest(tx, change.head.match, change)
            await _check_bounds(tx, change)

        try:
            await self._write(work, snapshot=change.is_move)
        except sqlite3.IntegrityError as error:
            raise Conflict(f"match {change.head.match}: {error}") from error

    @transaction()
    async def mark_stuck(self, tx: Connection, match: int, at: int) -> None:
        """Stop an open match whose head cannot be changed by `commit`, and write the note about it.
        Its deadlines start over once it is resumed."""
        sql = "UPDATE matches SET status = 'stuck', rev = rev + 1 WHERE id = ? AND status IN"
        if not await tx.rows(f"{sql} ('lobby', 'running') RETURNING id", (match,)):
            return
        await tx.rows(_STOP_CLOCKS, (match,))
        await tx.rows(_DELETE_JOBS, (match,))
        news = (NewMessage("edit"), NewMessage("note", note="stuck"))
        await insert_messages(tx, news, at, match=match)

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
        sql = "SELECT rev FROM matches WHERE id = ?"
        return await self._connection.read_first(itemgetter(0), sql, match)

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

    async def read_time(self, match: int, seq: int) -> int:
        """When a row of the log was written."""
        sql = "SELECT coalesce(max(at), 0) AS at FROM log WHERE match = ? AND seq = ?"
        return int((await self._connection.read(sql, match, seq))[0]["at"])

    async def read_last_row(self, match: int) -> LogRow | None:
        return await self._connection.read_first(_LOG.read, f"{READ_LOG} DESC LIMIT 1", match)

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
        self, guild: int, statuses: Collection[Status], limit: int, *, mirrored: bool = False
    ) -> tuple[int, ...]:
        """Those of a server, or of others that are `mirrored` there, newest first."""
        return await self._connection.read_column(
            _MIRRORED if mirrored else _OF_SERVER,
            guild=guild,
            statuses=canonical_json([*statuses]),
            limit=limit,
        )

    async def find_by_thread(self, thread: int) -> int | None:
        sql = "SELECT id FROM matches WHERE thread = ? ORDER BY id DESC LIMIT 1"
        return await self._connection.read_first(itemgetter(0), sql, thread)

    async def count_in_channel(self, channel: int) -> int:
        """The matches outside threads that are not over."""
        rows = await self._connection.read(
            "SELECT count(*) FROM matches WHERE channel = ? AND thread IS NULL"
            " AND status IN ('lobby', 'running', 'stuck')",
            channel,
        )
        return int(rows[0][0])

    async def is_played_in(self, thread: int) -> bool:
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

    async def read_draft(self, match: int, seat: Seat, decision: int, player: int) -> str | None:
        values = match, seat, decision, player
        return await self._connection.read_first(itemgetter(0), _READ_DRAFT, *values)

    async def read_earlier_draft(
        self, match: int, seat: Seat, decision: int, player: int
    ) -> str | None:
        """The draft of the decision before; the next one that is saved takes its place."""
        values = match, seat, decision, player
        return await self._connection.read_first(itemgetter(0), _READ_EARLIER_DRAFT, *values)

    @transaction(snapshot=True)
    async def save_draft(
        self, tx: Connection, match: int, seat: Seat, decision: int, player: int,
        body: str | None, at: int, before: str | None = ANY_DRAFT,
    ) -> None:  # fmt: skip
        """A body of None deletes it. Raises `DraftChanged` where it is not the one `before`."""
        if before != ANY_DRAFT:
            rows = await tx.rows(_READ_DRAFT, (match, seat, decision, player))
            if before != (rows[0][0] if rows else None):
                raise DraftChanged(f"the draft of player {player} in match {match} has changed")
        await tx.rows("DELETE FROM drafts WHERE match = ? AND seat = ?", (match, seat))
        if body is not None:
            await tx.rows(_INSERT_DRAFT, (match, seat, decision, player, body, at))

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


async def _write_session(tx: Connection, sql: str, match: int, head: MatchHead) -> None:
    if head.session is not None:
        first = head.session.first or match
        await tx.rows(sql, SESSIONS.values(head.session, match=match, first=first))


async def _write_stake(tx: Connection, match: int, head: MatchHead) -> None:
    if head.stake.rated or head.stake.league is not None:
        number = head.session.number if head.session is not None else 1
        await tx.rows(_INSERT_STAKE, STAKES.values(head.stake, match=match, number=number))


async def _update_head(tx: Connection, change: Commit) -> None:
    """Raises `Conflict` where the head is not the one this write was made for."""
    head = change.head
    if not await tx.rows(_UPDATE_HEAD, head_values(head)):
        raise Conflict(f"match {head.match} has moved on from revision {head.rev - 1}")
    if head.status is not Status.LOBBY:
        if not change.is_move and not head.stake.rated:
            sql = "UPDATE stakes SET rated = 0 WHERE match = ? AND rated = 1"
            await tx.rows(sql, (head.match,))
        return
    # What a lobby's host may still change: the stake, the session, how many seats there are.
    await tx.rows("DELETE FROM stakes WHERE match = ?", (head.match,))
    await _write_stake(tx, head.match, head)
    if head.session is None:
        await tx.rows("DELETE FROM sessions WHERE match = ?", (head.match,))
    await _write_session(tx, _UPDATE_SESSION, head.match, head)
    sql = "DELETE FROM seats WHERE match = ? AND seat >= ?"
    await tx.rows(sql, (head.match, len(head.seats)))


async def _write_rest(tx: Connection, match: int, change: Commit) -> None:
    head = change.head
    seats = [seat_values(match, head, seat) for seat in range(len(head.seats))]
    await tx.many(_UPSERT_SEAT, seats)
    if head.seating == Seating() and not head.unreadable:
        await tx.rows("DELETE FROM seating WHERE match = ?", (match,))
    else:
        # What could not be read stays as it is.
        values = {**SEATING.values(head.seating, match=match), **head.unreadable}
        await tx.rows(_UPSERT_SEATING, values)
    if head.invited:
        await tx.many(_INVITE, [(match, player) for player in head.invited])
    for row in change.log:
        await tx.rows(_INSERT_LOG, _LOG.values(row, match=match))
    for seat in change.drafts_done:
        await tx.rows("DELETE FROM drafts WHERE match = ? AND seat = ?", (match, seat))
    await write_plans(tx, match, change)
    await take_seeks(tx, change.seeks)
    await write_clocks(tx, match, change)
    if change.jobs_done:
        sql = "DELETE FROM jobs WHERE match = ? AND kind = ? AND seat = ?"
        await tx.many(sql, [(match, *job) for job in dict.fromkeys(change.jobs_done)])
    if change.jobs:
        await tx.many(_INSERT_JOB, [_JOBS.values(job, match=match) for job in change.jobs])
    for mirror in head.mirrors:
        await tx.rows(_UPSERT_MIRROR, _MIRRORS.values(mirror, match=match))
    await insert_messages(
        tx, change.messages, change.at, match=match, seq=head.seq, mirrored=bool(head.mirrors)
    )
    await write_kept_panels(tx, match, change)
    league = change.head.stake.league
    if league is not None and (change.head.status.is_over or change.head.is_deserted):
        await request_league_job(tx, league, change.at)
    for inventory_change in change.inventory_changes:
        await update_inventory(tx, head, inventory_change)
    if change.result is not None:
        await save_result(tx, match, change.result)


async def _check_bounds(tx: Connection, change: Commit) -> None:
    """Raises `BoundReached` where this write went too far; the transaction is rolled back."""
    if change.bounds is None:
        return
    bounds, player, guild = change.bounds, change.bounds.player, change.head.address.guild
    for person in (player, *bounds.others):
        await _check_bound(tx, "matches", bounds.matches, _COUNT_SEATS_OF_PLAYER, person)
    await _check_bound(tx, "lobbies", bounds.lobbies, _COUNT_LOBBIES_OF_HOST, player)
    await _check_bound(tx, "server", bounds.server, _COUNT_MATCHES_OF_SERVER, guild)


async def _check_bound(tx: Connection, bound: Bound, limit: int | None, sql: str, of: int) -> None:
    if limit is not None and int((await tx.rows(sql, (of,)))[0][0]) > limit:
        raise BoundReached(bound, limit)


def read_head_rows(rows: Sequence[Row]) -> MatchHead:
    """From the rows of its seats, or one row if there are none. What cannot be read is named in
    `unreadable`; so are `seats` if one is missing, of which none is read then."""
    head, reader = rows[0], ColumnReader()
    seated = [row for row in rows if row["seat"] is not None]
    if not seated or [row["seat"] for row in seated] != [*range(len(seated))]:
        reader.unreadable["seats"], seated = "", []
    return _READ.read(
        head,
        reader,
        match=head["id"],
        seats=tuple(_read_seat(row, seat, reader) for seat, row in enumerate(seated)),
        session=SESSIONS.read_optional(head, reader.of("the session")),
        stake=STAKES.read_optional(head) or NO_STAKE,
        seating=_read_seating(head, len(seated), reader),
        unreadable=reader.unreadable,
    )


def _read_seat(row: Row, seat: Seat, reader: ColumnReader) -> SeatState:
    of_seat = reader.of(f"seat {seat + 1}")
    state = SEATS.read(row, of_seat)
    if state.hours is None:
        return state
    return replace(state, hours=of_seat.read("hours", state.hours, _check_hours, None))


def _check_hours(text: str) -> str | None:
    parse_hours(text)
    return text


def _read_seating(row: Row, seats: int, reader: ColumnReader) -> Seating:
    seating = SEATING.read_optional(row, reader)
    if seating is None:
        return Seating()
    valid = {
        "offers": {*seating.offers} <= {*range(seats)},
        "reservations": len(seating.reservations) in (0, seats),
        "colours": len(seating.colours) in (0, seats),
    }
    nothing: dict[str, Any] = {column: () for column, is_valid in valid.items() if not is_valid}
    for column in nothing:
        reader.unreadable[column] = row[f"seating_{column}"]
    return replace(seating, **nothing)


def head_values(head: MatchHead) -> dict[str, SqlValue]:
    """To bind by name. What could not be read stays as it is, here and in the other rows."""
    return {**HEADS.values(head, match=head.match), **head.unreadable}


def seat_values(match: int, head: MatchHead, seat: Seat) -> dict[str, SqlValue]:
    names = {f"{column} of seat {seat + 1}": column for column in SEATS.columns}
    kept = {names[name]: text for name, text in head.unreadable.items() if name in names}
    return SEATS.values(head.seats[seat], match=match, seat=seat) | kept
