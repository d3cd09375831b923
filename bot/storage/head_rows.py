"""The head of a match and its rows: in `matches`, of its seats, and what few matches have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.models.match import NO_STAKE, Stake
from bot.models.match_head import MatchHead, Seating, SeatState, SessionLink
from bot.models.playing_hours import parse_hours
from bot.storage.connection import Row, SqlValue
from bot.storage.rows import ColumnReader, RowsOf, select
from engine.contract import Seat

_MADE: Final = {"match", "seats", "session", "stake", "seating", "unreadable"}
"""The fields that are made of other columns than their own."""
HEADS: Final = RowsOf(MatchHead, but=_MADE | {"invited", "mirrors"})
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
_READ: Final = RowsOf(MatchHead, but=_MADE)


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


def seating_values(match: int, head: MatchHead) -> dict[str, SqlValue]:
    return {**SEATING.values(head.seating, match=match), **head.unreadable}
