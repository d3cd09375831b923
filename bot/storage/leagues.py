"""Leagues and their events; their announcements are in the outbox. Every write makes the
league due."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.models.commit import NewMessage
from bot.models.outbox import OutboxMessage, PostedMessage
from bot.storage.connection import Connection, StorePart, transaction
from bot.storage.errors import Conflict
from bot.storage.queues import delete_messages, insert_messages, request_league_job
from bot.storage.rows import RowsOf


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """A league: `league` is 0 until it is founded, `rev` the number of its newest event."""

    league: int
    guild: int
    channel: int
    name: str
    founder: int
    created: int
    rev: int = 0


@dataclass(frozen=True, slots=True)
class EventRow:
    """Something that happened in a league; `body` is canonical JSON."""

    seq: int
    actor: int | None
    body: str
    at: int


_LEAGUES: Final = RowsOf(LeagueRow, without=("league",))
_EVENTS: Final = RowsOf(EventRow)


class LeagueStore(StorePart):
    @transaction()
    async def create(
        self, tx: Connection, league: LeagueRow, event: EventRow, messages: Sequence[NewMessage]
    ) -> int:
        """Write a new league with its first event and return its number."""
        sql = f"{_LEAGUES.insert('leagues')} RETURNING id"
        number = int((await tx.rows(sql, _LEAGUES.values(league, rev=1)))[0][0])
        await _write_events(tx, number, [event], messages)
        return number

    @transaction()
    async def append(
        self,
        tx: Connection,
        league: int,
        rev: int,
        events: Sequence[EventRow],
        messages: Sequence[NewMessage],
    ) -> None:
        """Raises `Conflict` where event `rev` is not the newest."""
        moved = await tx.rows(
            "UPDATE leagues SET rev = ? WHERE id = ? AND rev = ? RETURNING id",
            (rev + len(events), league, rev),
        )
        if not moved:
            raise Conflict(f"league {league} has moved on from event {rev}")
        await _write_events(tx, league, events, messages)

    @transaction()
    async def announce(
        self, tx: Connection, league: int, message: NewMessage, at: int, after: int = 0
    ) -> None:
        """Write an announcement that follows the message `after` (0: none), unless another of its
        kind is due before it."""
        known = await tx.rows(
            "SELECT 1 FROM outbox WHERE league = ? AND note = ? AND state = 'waiting'"
            " AND due <= ? AND id <> ? LIMIT 1",
            (league, message.note, at + message.after, after),
        )
        if not known:
            await insert_messages(tx, [message], at, league=league)

    async def move_to_channel(self, league: int, channel: int) -> None:
        await self._connection.write("UPDATE leagues SET channel = ? WHERE id = ?", channel, league)

    async def read_head(self, league: int) -> LeagueRow | None:
        rows = await self._connection.read("SELECT * FROM leagues WHERE id = ?", league)
        return _LEAGUES.read(rows[0], league=league) if rows else None

    async def read_all(self) -> tuple[LeagueRow, ...]:
        rows = await self._connection.read("SELECT * FROM leagues ORDER BY id")
        return tuple(_LEAGUES.read(row, league=row["id"]) for row in rows)

    async def read_events(self, league: int) -> tuple[EventRow, ...]:
        sql = _EVENTS.select("FROM league_events WHERE league = ? ORDER BY seq")
        return tuple(map(_EVENTS.read, await self._connection.read(sql, league)))

    @transaction()
    async def finish_delivery(
        self,
        tx: Connection,
        message: OutboxMessage,
        board: PostedMessage | None,
        letters: Sequence[NewMessage] = (),
        at: int = 0,
    ) -> None:
        """Delete an announcement that has arrived; `board` is the message that shows who has signed
        up, or a season's end, if it is one. `letters` follow from it, and are written `at`."""
        await delete_messages(tx, [message.id])
        await insert_messages(tx, letters, at, league=message.league)
        if board is not None and "season" in message.params:
            await tx.rows(
                "INSERT INTO league_podiums (league, season, place, message)"
                " VALUES (?, ?, ?, ?) ON CONFLICT (league, season)"
                " DO UPDATE SET place = excluded.place, message = excluded.message",
                (message.league, message.params["season"], board.channel, board.message),
            )
        elif board is not None:
            await tx.rows(
                "INSERT INTO league_boards (league, place, message) VALUES (?, ?, ?)"
                " ON CONFLICT (league) DO UPDATE SET place = excluded.place,"
                " message = excluded.message",
                (message.league, board.channel, board.message),
            )

    async def read_board(self, league: int) -> PostedMessage | None:
        rows = await self._connection.read(
            "SELECT place, message FROM league_boards WHERE league = ?", league
        )
        return PostedMessage(*rows[0]) if rows else None

    async def read_podium(self, league: int, season: int) -> PostedMessage | None:
        sql = "SELECT place, message FROM league_podiums WHERE league = ? AND season = ?"
        rows = await self._connection.read(sql, league, season)
        return PostedMessage(*rows[0]) if rows else None


async def _write_events(
    tx: Connection, league: int, events: Sequence[EventRow], messages: Sequence[NewMessage]
) -> None:
    sql = _EVENTS.insert("league_events", "league")
    await tx.many(sql, [_EVENTS.values(event, league=league) for event in events])
    at = events[-1].at
    await insert_messages(tx, messages, at, league=league)
    await request_league_job(tx, league, at)
