"""The statements of one write to one match, run inside its transaction."""

from __future__ import annotations

from typing import Final

from bot.models.commit import Commit, NewMessage
from bot.models.match import Status
from bot.models.match_head import MatchHead
from bot.storage.clocks import write_clocks
from bot.storage.connection import Connection, SqlValue, values_of
from bot.storage.errors import Bound, BoundReached, Conflict
from bot.storage.head_rows import hours_column, sealed_column, write_sealed
from bot.storage.inventory import update_inventory
from bot.storage.json_columns import canonical_json
from bot.storage.kept_panels import write_kept_panels
from bot.storage.matchmaking import take_seeks
from bot.storage.orders import delete_orders
from bot.storage.plans import write_plans
from bot.storage.queues import insert_messages, request_league_job
from bot.storage.results import insert_stake, save_result, update_rated
from bot.storage.seats import write_seating
from engine.contract import Seat

_INSERT_HEAD: Final = (
    "INSERT INTO matches (rev, game, rules, status, options, host, open_to_all, start_when_full,"
    " guild, channel, thread, seq, seed_hash, seed, created, started, finished, ranks, claimed,"
    " allowance, bank, on_timeout, paused, paused_by_vote, frozen, credited, own_thread)"
    " VALUES (:rev, :game,"
    " :rules, :status, :options, :host, :open_to_all, :start_when_full, :guild, :channel,"
    " :thread, :seq, :seed_hash, :seed, :created, :started, :finished, :ranks, :claimed,"
    " :allowance, :bank, :on_timeout, :paused, :paused_by_vote, :frozen, :credited, :own_thread)"
    " RETURNING id"
)
_UPDATE_HEAD: Final = (
    "UPDATE matches SET rev = :rev, game = :game, rules = :rules, status = :status,"
    " options = :options, host = :host, open_to_all = :open_to_all,"
    " start_when_full = :start_when_full, guild = :guild, channel = :channel, thread = :thread,"
    " seq = :seq, seed_hash = :seed_hash, seed = :seed, created = :created, started = :started,"
    " finished = :finished, ranks = :ranks, claimed = :claimed, allowance = :allowance,"
    " bank = :bank, on_timeout = :on_timeout, paused = :paused, paused_by_vote = :paused_by_vote,"
    " frozen = :frozen, credited = :credited, own_thread = :own_thread"
    " WHERE id = :match AND rev + 1 = :rev RETURNING id"
)
_INSERT_SESSION: Final = (
    "INSERT INTO sessions (match, first, number, options) VALUES (:match, :first, :number,"
    " :options)"
)
_UPDATE_SESSION: Final = f"{_INSERT_SESSION} ON CONFLICT (match) DO UPDATE SET options = :options"
_UPSERT_SEAT: Final = (
    "INSERT INTO seats (match, seat, player, computer, resigned, decision, since, due, remaining,"
    " bank, strikes, reminders_sent, hours, used, sealed) VALUES (:match, :seat, :player,"
    " :computer, :resigned, :decision, :since, :due, :remaining, :bank, :strikes, :reminders_sent,"
    " :hours, :used, :sealed) ON CONFLICT (match, seat) DO UPDATE SET player = excluded.player,"
    " computer = excluded.computer, resigned = excluded.resigned, decision = excluded.decision,"
    " since = excluded.since, due = excluded.due, remaining = excluded.remaining,"
    " bank = excluded.bank, strikes = excluded.strikes, reminders_sent = excluded.reminders_sent,"
    " hours = excluded.hours, used = excluded.used, sealed = excluded.sealed"
)
_INVITE: Final = "INSERT INTO invitations (match, player) VALUES (?, ?) ON CONFLICT DO NOTHING"
_UPSERT_MIRROR: Final = (
    "INSERT INTO mirrors (match, guild, channel, seats) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (match, guild) DO UPDATE SET channel = excluded.channel, seats = excluded.seats"
)
_INSERT_LOG: Final = (
    "INSERT INTO log (match, seq, kind, seat, decision, actor, body, hash, at) VALUES (:match,"
    " :seq, :kind, :seat, :decision, :actor, :body, :hash, :at)"
)
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
    match = int((await tx.rows(_INSERT_HEAD, _head_values(head)))[0][0])
    await _write_session(tx, _INSERT_SESSION, match, head)
    await insert_stake(tx, match, head)
    return match


async def _write_session(tx: Connection, sql: str, match: int, head: MatchHead) -> None:
    if head.session is not None:
        first, options = head.session.first or match, canonical_json(head.session.options)
        await tx.rows(sql, values_of(head.session, match=match, first=first, options=options))


async def update_head(tx: Connection, change: Commit) -> None:
    """Raises `Conflict` where the head is not the one this write was made for."""
    head = change.head
    if not await tx.rows(_UPDATE_HEAD, _head_values(head)):
        raise Conflict(f"match {head.match} has moved on from revision {head.rev - 1}")
    if head.status is Status.LOBBY:
        await _update_lobby(tx, head)
    elif not change.is_move:
        await update_rated(tx, head)


async def _update_lobby(tx: Connection, head: MatchHead) -> None:
    """Write what its host may still change: the stake, the session, how many seats there are."""
    await tx.rows("DELETE FROM stakes WHERE match = ?", (head.match,))
    await insert_stake(tx, head.match, head)
    if head.session is None:
        await tx.rows("DELETE FROM sessions WHERE match = ?", (head.match,))
    await _write_session(tx, _UPDATE_SESSION, head.match, head)
    sql = "DELETE FROM seats WHERE match = ? AND seat >= ?"
    await tx.rows(sql, (head.match, len(head.seats)))


async def write_rest(tx: Connection, match: int, change: Commit) -> None:
    """Write everything but the head."""
    head = change.head
    seats = [_seat_values(match, head, seat) for seat in range(len(head.seats))]
    await tx.many(_UPSERT_SEAT, seats)
    await write_seating(tx, match, head)
    if head.invited:
        await tx.many(_INVITE, [(match, player) for player in head.invited])
    for row in change.log:
        await tx.rows(_INSERT_LOG, values_of(row, match=match))
    for seat in change.drafts_done:
        await tx.rows("DELETE FROM drafts WHERE match = ? AND seat = ?", (match, seat))
    await write_plans(tx, match, change)
    await delete_orders(tx, match, head)
    await take_seeks(tx, change.seeks)
    await write_clocks(tx, match, change)
    await _write_jobs(tx, match, change)
    await _write_mirrors(tx, match, head)
    await insert_messages(
        tx, change.messages, change.at, match=match, seq=head.seq, mirrored=bool(head.mirrors)
    )
    await write_kept_panels(tx, match, change)
    league = change.head.stake.league
    if league is not None and (change.head.status.is_over or change.head.is_deserted):
        await request_league_job(tx, league, change.at)
    for one in change.inventory_changes:
        await update_inventory(tx, head, one)
    if change.result is not None:
        await save_result(tx, match, change.result)


async def _write_mirrors(tx: Connection, match: int, head: MatchHead) -> None:
    for one in head.mirrors:
        seats = canonical_json([*one.seats])
        await tx.rows(_UPSERT_MIRROR, (match, one.guild, one.channel, seats))


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
    for one in (player, *bounds.others):
        await _check_bound(tx, "matches", bounds.matches, _COUNT_SEATS_OF_PLAYER, one)
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
        await tx.many(_INSERT_JOB, [values_of(job, match=match) for job in change.jobs])


def _seat_values(match: int, head: MatchHead, seat: Seat) -> dict[str, SqlValue]:
    """What could not be read stays as it is."""
    row, kept = head.seats[seat], head.unreadable
    hours = kept.get(hours_column(seat), row.hours)
    sealed = kept.get(sealed_column(seat), write_sealed(row.sealed))
    return values_of(row, match=match, seat=seat, hours=hours, sealed=sealed)


def _head_values(head: MatchHead) -> dict[str, SqlValue]:
    """What could not be read stays as it is."""
    address, clock = head.address, head.clock
    values = values_of(
        head,
        options=canonical_json(head.options),
        guild=address.guild,
        channel=address.channel,
        thread=address.thread,
        ranks=canonical_json([*head.ranks]),
        allowance=clock.allowance if clock is not None else None,
        bank=clock.bank if clock is not None else None,
        on_timeout=clock.on_timeout if clock is not None else None,
    )
    return {**values, **head.unreadable}
