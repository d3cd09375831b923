"""The statements of one write to one match, run inside its transaction."""

from __future__ import annotations

from dataclasses import astuple

from bot.storage.clocks import write_clocks
from bot.storage.connection import Connection, SqlValue
from bot.storage.interface import Bound, BoundReached, Conflict
from bot.storage.inventory import update_inventory
from bot.storage.json_columns import canonical_json
from bot.storage.plans import write_plans
from bot.storage.queues import insert_messages, request_league_job
from bot.storage.results import insert_stake, save_result, update_rated
from bot.storage.rows import Commit, MatchRow
from bot.storage.seats import write_seating

_INSERT = (
    "INSERT INTO matches (rev, game, rules, status, options, host, open_to_all, start_when_full,"
    " guild, channel, thread, seq, seed_hash, seed, created, started, finished, places, claimed,"
    " allowance, bank, late, paused, by_consent, frozen, credited) VALUES"
    " (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"
)
_UPDATE = (
    "UPDATE matches SET rev = ?, game = ?, rules = ?, status = ?, options = ?, host = ?,"
    " open_to_all = ?, start_when_full = ?, guild = ?, channel = ?, thread = ?, seq = ?,"
    " seed_hash = ?, seed = ?, created = ?, started = ?, finished = ?, places = ?, claimed = ?,"
    " allowance = ?, bank = ?, late = ?, paused = ?, by_consent = ?, frozen = ?, credited = ?"
    " WHERE id = ? AND rev = ? RETURNING id"
)
_DO_JOB = "INSERT INTO jobs (match, kind, seat, seq, due) VALUES (?, ?, ?, ?, ?)"
_RUN_PLAN = (
    "INSERT INTO jobs (match, kind, seat, seq, due) SELECT ?1, ?2, ?3, ?4, ?5"
    " WHERE EXISTS (SELECT 1 FROM plans WHERE match = ?1 AND seat = ?3)"
)
_SEATS_OF_PLAYER = (
    "SELECT count(*) FROM seats s JOIN matches m ON m.id = s.match"
    " WHERE s.player = ? AND s.resigned = 0 AND m.status IN ('lobby', 'running', 'stuck')"
)
_LOBBIES_OF_HOST = "SELECT count(*) FROM matches WHERE host = ? AND status = 'lobby'"
_MATCHES_OF_SERVER = (
    "SELECT count(*) FROM matches WHERE guild = ? AND status IN ('lobby', 'running', 'stuck')"
)


async def insert_head(tx: Connection, head: MatchRow) -> int:
    """The head of a new match with its place in a session; gives its number.

    Raises `sqlite3.IntegrityError` where a session has a match of that number already.
    """
    match = int((await tx.rows(_INSERT, _values(head)))[0][0])
    if head.session is not None:
        session = head.session
        await tx.rows(
            "INSERT INTO sessions (match, first, number, options) VALUES (?, ?, ?, ?)",
            (match, session.first or match, session.number, canonical_json(session.options)),
        )
    await insert_stake(tx, match, head)
    return match


async def update_head(tx: Connection, head: MatchRow) -> None:
    """Raises `Conflict` where the head is not the one this write was made for."""
    if not await tx.rows(_UPDATE, (*_values(head), head.match, head.rev - 1)):
        raise Conflict(f"match {head.match} has moved on from revision {head.rev - 1}")
    await update_rated(tx, head)


async def write_rest(tx: Connection, match: int, change: Commit) -> None:
    """Everything but the head: seats, invitations, log, drafts, jobs, outbox, the shelf."""
    await _write_seats(tx, match, change.head)
    await write_seating(tx, match, change.head)
    await tx.many(
        "INSERT INTO invitations (match, player) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(match, player) for player in change.head.invited],
    )
    for row in change.log:
        await tx.rows(
            "INSERT INTO log (match, seq, kind, seat, decision, actor, body, hash, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (match, *astuple(row)),
        )
    for seat in change.drafts_done:
        await tx.rows("DELETE FROM drafts WHERE match = ? AND seat = ?", (match, seat))
    await write_plans(tx, match, change)
    await write_clocks(tx, match, change)
    await _write_jobs(tx, match, change)
    await insert_messages(tx, change.messages, change.at, match=match, seq=change.head.seq)
    league = change.head.stake.league
    if league is not None and change.head.status.is_over:
        await request_league_job(tx, league, change.at)
    if change.inventory_change is not None:
        await update_inventory(tx, change.head, change.inventory_change)
    if change.result is not None:
        await save_result(tx, match, change.result)


async def check_bounds(tx: Connection, change: Commit) -> None:
    """Raises `BoundReached` where this write went too far; the transaction is rolled back."""
    if change.bounds is None:
        return
    bounds, player, guild = change.bounds, change.bounds.player, change.head.address.guild
    await _check_bound(tx, "matches", bounds.matches, _SEATS_OF_PLAYER, player)
    await _check_bound(tx, "lobbies", bounds.lobbies, _LOBBIES_OF_HOST, player)
    await _check_bound(tx, "server", bounds.server, _MATCHES_OF_SERVER, guild)


async def _check_bound(tx: Connection, bound: Bound, limit: int | None, sql: str, of: int) -> None:
    if limit is not None and int((await tx.rows(sql, (of,)))[0][0]) > limit:
        raise BoundReached(bound, limit)


async def _write_seats(tx: Connection, match: int, head: MatchRow) -> None:
    await tx.many(
        "INSERT INTO seats (match, seat, player, computer, resigned, decision, since, due,"
        " remaining, bank, strikes, told, hours, used)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (match, seat) DO UPDATE SET"
        " player = excluded.player, computer = excluded.computer, resigned = excluded.resigned,"
        " decision = excluded.decision, since = excluded.since, due = excluded.due,"
        " remaining = excluded.remaining, bank = excluded.bank, strikes = excluded.strikes,"
        " told = excluded.told, hours = excluded.hours, used = excluded.used",
        [(match, seat, *astuple(row)) for seat, row in enumerate(head.seats)],
    )


async def _write_jobs(tx: Connection, match: int, change: Commit) -> None:
    for kind, seat in change.jobs_done:
        await tx.rows(
            "DELETE FROM jobs WHERE match = ? AND kind = ? AND seat = ?", (match, kind, seat)
        )
    for job in change.jobs:
        sql = _RUN_PLAN if job.kind == "plan" else _DO_JOB
        await tx.rows(sql, (match, job.kind, job.seat, job.seq, job.due))


def _values(head: MatchRow) -> tuple[SqlValue, ...]:
    address = head.address
    return (
        head.rev,
        head.game,
        head.rules,
        head.status,
        canonical_json(head.options),
        head.host,
        int(head.open_to_all),
        int(head.start_when_full),
        address.guild,
        address.channel,
        address.thread,
        head.seq,
        head.seed_hash,
        head.seed,
        head.created,
        head.started,
        head.finished,
        canonical_json([*head.ranks]),
        int(head.claimed),
        *(astuple(head.clock) if head.clock is not None else (None, None, None)),
        head.paused,
        int(head.by_consent),
        head.frozen,
        head.credited,
    )
