"""People's playing hours, how they have answered, and the bot's heartbeat."""

from collections.abc import Callable, Collection, Mapping
from typing import Final

from bot.models.commit import Answer, Commit, JobKind
from bot.models.people import Availability, VacationChange
from bot.models.playing_hours import ALWAYS, PlayingHours, parse_hours
from bot.storage.connection import Connection, Row, SqlValue, StorePart, transaction
from bot.storage.errors import Conflict, StoreDamaged
from bot.storage.json_columns import canonical_json
from bot.storage.rows import RowReader, RowsOf

_SAVE_HEARTBEAT: Final = (
    "INSERT INTO heartbeat (one, at) VALUES (1, :at)"
    " ON CONFLICT (one) DO UPDATE SET at = excluded.at"
)
_MOVE_JOBS: Final = (
    "UPDATE jobs SET due = min(due + :seconds, :latest) WHERE kind = :kind AND due < :latest"
)
_SET_MESSAGES_BACK: Final = (
    "UPDATE outbox SET due = due - :seconds, created = created - :seconds,"
    " first_try_at = first_try_at - :seconds WHERE state = 'waiting'"
)
_HOURS: Final = RowsOf(Availability, without=("former",))
_INSERT: Final = f"{_HOURS.insert('playing_hours', 'player', 'former')} ON CONFLICT DO NOTHING"
_READ_HOURS: Final = (
    "SELECT * FROM playing_hours WHERE player IN (SELECT CAST(value AS BIGINT) FROM json_each(?))"
)
_UPDATE_HOURS: Final = (
    "UPDATE playing_hours SET zone = :zone, wake = :wake, sleep = :sleep, days_off = :days_off,"
    " vacation = :vacation, former = :former, counts = :counts,"
    " wishes = :wishes WHERE player = :player"
)
_CHANGE_VACATION: Final = (
    "UPDATE playing_hours SET year = :year, spent = :spent, away_until = :away_until,"
    " asked = :asked WHERE player = :player AND away_until = :old_away_until"
    " AND spent = :old_spent AND asked = :old_asked RETURNING player"
)
_ASK_AGAIN: Final = "UPDATE playing_hours SET asked = 0 WHERE player = ? AND asked > 0"
_ANSWERS: Final = RowsOf(Answer)
_NEWEST_ANSWERS: Final = _ANSWERS.select(
    "FROM (SELECT answers.*, row_number() OVER (PARTITION BY player"
    " ORDER BY at DESC, match DESC, decision DESC) AS age FROM answers"
    " WHERE player IN (SELECT CAST(value AS BIGINT) FROM json_each(?))) AS newest WHERE age <= ?"
)
_INSERT_ANSWER: Final = f"{_ANSWERS.insert('answers', 'match')} ON CONFLICT DO NOTHING"


class ClockStore(StorePart):
    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self._reader = RowReader("playing_hours")

    async def read_playing_hours(self, players: Collection[int]) -> dict[int, Availability]:
        """Players who have set or spent nothing are missing."""
        rows = await self._connection.read(_READ_HOURS, canonical_json([*players]))
        return {row["player"]: self._read_availability(row) for row in rows}

    @transaction()
    async def change_playing_hours(
        self, tx: Connection, player: int, change: Callable[[Availability], Availability]
    ) -> None:
        """Everything but the vacation they take, from what it is at this moment."""
        rows = await tx.rows(_READ_HOURS, (canonical_json([player]),))
        before = self._read_availability(rows[0]) if rows else Availability()
        values = _availability_values(player, change(before))
        await tx.rows(_INSERT, values)
        await tx.rows(_UPDATE_HOURS, values)

    @transaction()
    async def change_vacation(self, tx: Connection, change: VacationChange) -> None:
        """Raises `Conflict` where it has changed meanwhile."""
        await _change_vacation(tx, change)

    async def read_answers(self, players: Collection[int], limit: int) -> tuple[Answer, ...]:
        """So many of each player, the newest ones."""
        rows = await self._connection.read(_NEWEST_ANSWERS, canonical_json([*players]), limit)
        return tuple(map(_ANSWERS.read, rows))

    async def read_heartbeat(self) -> int | None:
        rows = await self._connection.read("SELECT at FROM heartbeat")
        return int(rows[0][0]) if rows else None

    async def save_heartbeat(self, at: int) -> None:
        await self._connection.write(_SAVE_HEARTBEAT, at=at)

    @transaction()
    async def save_credit(
        self, tx: Connection, at: int, seconds: int, longest: Mapping[JobKind, int]
    ) -> None:
        """Store a heartbeat after a time in which the bot did not run, and make jobs due later by
        as much, of each kind no later than its `longest` from now."""
        await tx.rows(_SAVE_HEARTBEAT, {"at": at})
        for kind, most in longest.items():
            await tx.rows(_MOVE_JOBS, {"seconds": seconds, "latest": at + most, "kind": kind})

    @transaction()
    async def set_back(self, tx: Connection, at: int, seconds: int) -> None:
        """Store a heartbeat after the system's clock was set back, and make jobs and messages due
        earlier by as much."""
        await tx.rows(_SAVE_HEARTBEAT, {"at": at})
        await tx.rows("UPDATE jobs SET due = due - ?", (seconds,))
        await tx.rows(_SET_MESSAGES_BACK, {"seconds": seconds})

    def _read_availability(self, row: Row) -> Availability:
        """Hours that cannot be read count as never set."""
        return _HOURS.read(
            row,
            hours=self._reader.read_or(ALWAYS, row, read_hours, "player"),
            former=self._reader.read_or(None, row, read_former_hours, "player"),
        )


async def write_clocks(tx: Connection, match: int, change: Commit) -> None:
    """Write the answers of a commit, and that it asks about vacation. Who answers in time may be
    asked again. Raises `Conflict` where another match has asked meanwhile."""
    for answer in change.answers:
        await tx.rows(_INSERT_ANSWER, _ANSWERS.values(answer, match=match))
        if answer.in_time:
            await tx.rows(_ASK_AGAIN, (answer.player,))
    if change.vacation is not None:
        await _change_vacation(tx, change.vacation)


async def _change_vacation(tx: Connection, change: VacationChange) -> None:
    new, old = change.after, change.before
    await tx.rows(_INSERT, _availability_values(change.player, old))
    before: dict[str, SqlValue] = {
        "old_spent": old.spent, "old_away_until": old.away_until, "old_asked": old.asked,
    }  # fmt: skip
    values = _availability_values(change.player, new) | before
    if not await tx.rows(_CHANGE_VACATION, values):
        raise Conflict(f"the vacation of player {change.player} has changed")


def _availability_values(player: int, availability: Availability) -> dict[str, SqlValue]:
    former = availability.former
    text = None if former is None else former.text
    return _HOURS.values(availability, player=player, former=text)


def read_hours(row: Row) -> PlayingHours:
    """Raises `StoreDamaged` and other errors of what cannot be read, like `read_former_hours`."""
    hours = RowsOf(PlayingHours).read(row)
    if not hours.is_valid:
        raise StoreDamaged(f"no time can be counted by {hours.text}")
    return hours


def read_former_hours(row: Row) -> PlayingHours | None:
    return None if row["former"] is None else parse_hours(row["former"])
