"""Clocks in SQLite: people's waking hours, how they have answered, and the bot's own pulse."""

from __future__ import annotations

from collections.abc import Collection

from bot.storage.connection import Connection, Row
from bot.storage.interface import Conflict
from bot.storage.json_columns import canonical_json, read_numbers
from bot.storage.people_rows import (
    PlayingHoursRow,
    VacationDayRow,
)
from bot.storage.rows import (
    AnswerRow,
    Commit,
)

_HABITS = "SELECT * FROM playing_hours WHERE player IN (SELECT value FROM json_each(?))"
_MAKE = (
    "INSERT INTO playing_hours (player, zone, wake, sleep, days_off, vacation, former, counts, year,"
    " spent, away_until) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player) DO NOTHING"
)
_KEEP = (
    "UPDATE playing_hours SET zone = ?, wake = ?, sleep = ?, days_off = ?, vacation = ?, former = ?,"
    " counts = ? WHERE player = ?"
)
_AWAY = (
    "UPDATE playing_hours SET year = ?, spent = ?, away_until = ? WHERE player = ? AND away_until = ?"
    " AND spent = ? AND vacation = 1 RETURNING player"
)


class SqliteClocks:
    """`ClockStore` over one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def read_playing_hours(self, players: Collection[int]) -> dict[int, PlayingHoursRow]:
        rows = await self._connection.read(_HABITS, canonical_json([*players]))
        return {row["player"]: _read_playing_hours(row) for row in rows}

    async def save_playing_hours(self, player: int, habit: PlayingHoursRow) -> None:
        async def work(tx: Connection) -> None:
            values = _values(player, habit)
            await tx.rows(_MAKE, values)
            await tx.rows(_KEEP, (*values[1:8], player))

        await self._connection.transaction(work)

    async def read_answers(self, player: int, limit: int) -> tuple[AnswerRow, ...]:
        rows = await self._connection.read(
            "SELECT seat, decision, player, at, waking, in_time FROM answers WHERE player = ?"
            " ORDER BY at DESC, match DESC, decision DESC LIMIT ?",
            player,
            limit,
        )
        return tuple(
            AnswerRow(
                row["seat"],
                row["decision"],
                row["player"],
                row["at"],
                row["waking"],
                bool(row["in_time"]),
            )
            for row in rows
        )

    async def read_heartbeat(self) -> int | None:
        rows = await self._connection.read("SELECT at FROM heartbeat")
        return int(rows[0][0]) if rows else None

    async def save_heartbeat(self, at: int) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows(
                "INSERT INTO heartbeat (one, at) VALUES (1, ?)"
                " ON CONFLICT (one) DO UPDATE SET at = excluded.at",
                (at,),
            )

        await self._connection.transaction(work)


async def write_clocks(tx: Connection, match: int, change: Commit) -> None:
    """Within the write of a match: answers that count, and a day of vacation that is spent.

    Raises `Conflict` where that day was spent by another match meanwhile.
    """
    for row in change.answers:
        await tx.rows(
            "INSERT INTO answers (match, seat, decision, player, at, waking, in_time)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (match, row.seat, row.decision, row.player, row.at, row.waking, int(row.in_time)),
        )
    if change.vacation_day is not None:
        await _spend_vacation_day(tx, change.vacation_day)


async def _spend_vacation_day(tx: Connection, absence: VacationDayRow) -> None:
    new, old = absence.after, absence.before
    await tx.rows(_MAKE, _values(absence.player, old))
    found = await tx.rows(
        _AWAY,
        (new.year, new.spent, new.away_until, absence.player, old.away_until, old.spent),
    )
    if not found:
        raise Conflict(f"the vacation of player {absence.player} has changed")


def _values(player: int, habit: PlayingHoursRow) -> tuple[int | str | None, ...]:
    return (
        player,
        habit.zone,
        habit.wake,
        habit.sleep,
        canonical_json([*habit.days_off]),
        int(habit.vacation),
        habit.former,
        habit.counts,
        habit.year,
        habit.spent,
        habit.away_until,
    )


def _read_playing_hours(row: Row) -> PlayingHoursRow:
    return PlayingHoursRow(
        row["zone"],
        row["wake"],
        row["sleep"],
        read_numbers(row["days_off"]),
        bool(row["vacation"]),
        row["year"],
        row["spent"],
        row["away_until"],
        row["former"],
        row["counts"],
    )
