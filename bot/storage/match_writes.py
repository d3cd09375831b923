"""The statements of one write to one match, run inside its transaction."""

from __future__ import annotations

from typing import Final

from bot.models.commit import Commit, NewJob, NewMessage
from bot.models.log import LogRow
from bot.models.match import Mirror, Status
from bot.models.match_head import MatchHead, Seating
from bot.storage.clocks import write_clocks
from bot.storage.connection import Connection
from bot.storage.errors import Bound, BoundReached, Conflict
from bot.storage.head_rows import (
    HEADS,
    SEATING,
    SEATS,
    SESSIONS,
    STAKES,
    head_values,
    seat_values,
    seating_values,
)
from bot.storage.inventory import update_inventory
from bot.storage.kept_panels import write_kept_panels
from bot.storage.matchmaking import take_seeks
from bot.storage.plans import write_plans
from bot.storage.queues import insert_messages, request_league_job
from bot.storage.results import save_result
from bot.storage.rows import RowsOf, update

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
_LOG: Final = RowsOf(LogRow)
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
_COUNT_SEATS_OF_PLAYER: Final = (
    "SELECT count(*) FROM seats s JOIN matches m ON m.id = s.match"
    " WHERE s.player = ? AND s.resigned = 0 AND m.status IN ('lobby', 'running', 'stuck')"
)
_COUNT_LOBBIES_OF_HOST: Final = "SELECT count(*) FROM matches WHERE host = ? AND status = 'lobby'"
_COUNT_MATCHES_OF_SERVER: Final = (
    "SELECT count(*) FROM matches WHERE guild = ? AND status IN ('lobby', 'running', 'stuck')"
)


async def insert_head(tx: Connection, head: MatchHead) -> int:
    """Write the head of a new match with its place in a session; return its number.

    Raises `sqlite3.IntegrityError` where a session has a match of that number already.
    """
    match = int((await tx.rows(_INSERT_HEAD, head_values(head)))[0][0])
    await _write_session(tx, _INSERT_SESSION, match, head)
    await _write_stake(tx, match, head)
    return match


async def _write_session(tx: Connection, sql: str, match: int, head: MatchHead) -> None:
    if head.session is not None:
        first = head.session.first or match
        await tx.rows(sql, SESSIONS.values(head.session, match=match, first=first))


async def _write_stake(tx: Connection, match: int, head: MatchHead) -> None:
    if head.stake.rated or head.stake.league is not None:
        number = head.session.number if head.session is not None else 1
        await tx.rows(_INSERT_STAKE, STAKES.values(head.stake, match=match, number=number))


async def update_head(tx: Connection, change: Commit) -> None:
    """Raises `Conflict` where the head is not the one this write was made for."""
    head = change.head
    if not await tx.rows(_UPDATE_HEAD, head_values(head)):
        raise Conflict(f"match {head.match} has moved on from revision {head.rev - 1}")
    if head.status is Status.LOBBY:
        await _update_lobby(tx, head)
    elif not change.is_move and not head.stake.rated:
        await tx.rows("UPDATE stakes SET rated = 0 WHERE match = ? AND rated = 1", (head.match,))


async def _update_lobby(tx: Connection, head: MatchHead) -> None:
    """Write what its host may still change: the stake, the session, how many seats there are."""
    await tx.rows("DELETE FROM stakes WHERE match = ?", (head.match,))
    await _write_stake(tx, head.match, head)
    if head.session is None:
        await tx.rows("DELETE FROM sessions WHERE match = ?", (head.match,))
    await _write_session(tx, _UPDATE_SESSION, head.match, head)
    sql = "DELETE FROM seats WHERE match = ? AND seat >= ?"
    await tx.rows(sql, (head.match, len(head.seats)))


async def write_rest(tx: Connection, match: int, change: Commit) -> None:
    """Write everything but the head."""
    head = change.head
    seats = [seat_values(match, head, seat) for seat in range(len(head.seats))]
    await tx.many(_UPSERT_SEAT, seats)
    if head.seating == Seating() and not head.unreadable:
        await tx.rows("DELETE FROM seating WHERE match = ?", (match,))
    else:
        await tx.rows(_UPSERT_SEATING, seating_values(match, head))
    if head.invited:
        await tx.many(_INVITE, [(match, player) for player in head.invited])
    for row in change.log:
        await tx.rows(_INSERT_LOG, _LOG.values(row, match=match))
    for seat in change.drafts_done:
        await tx.rows("DELETE FROM drafts WHERE match = ? AND seat = ?", (match, seat))
    await write_plans(tx, match, change)
    await take_seeks(tx, change.seeks)
    await write_clocks(tx, match, change)
    await _write_jobs(tx, match, change)
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


async def stop_match(tx: Connection, match: int, at: int) -> None:
    """Mark a match stuck without its head. Its deadlines start over once it is resumed."""
    sql = "UPDATE matches SET status = 'stuck', rev = rev + 1 WHERE id = ? AND status IN"
    if not await tx.rows(f"{sql} ('lobby', 'running') RETURNING id", (match,)):
        return
    await tx.rows(_STOP_CLOCKS, (match,))
    await tx.rows(_DELETE_JOBS, (match,))
    news = (NewMessage("edit"), NewMessage("note", note="stuck"))
    await insert_messages(tx, news, at, match=match)


async def check_bounds(tx: Connection, change: Commit) -> None:
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


async def _write_jobs(tx: Connection, match: int, change: Commit) -> None:
    if change.jobs_done:
        sql = "DELETE FROM jobs WHERE match = ? AND kind = ? AND seat = ?"
        await tx.many(sql, [(match, *job) for job in dict.fromkeys(change.jobs_done)])
    if change.jobs:
        await tx.many(_INSERT_JOB, [_JOBS.values(job, match=match) for job in change.jobs])
