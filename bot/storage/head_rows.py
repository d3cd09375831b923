"""The head of a match from its rows, as far as it can be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from typing import Final

from pydantic import TypeAdapter

from bot.models.match import Address, Clock, Mirror, Stake, Status, Vote
from bot.models.match_head import MatchHead, SealedAnswer, Seating, SeatState, SessionLink
from bot.models.playing_hours import parse_hours
from bot.storage.connection import Row, record_of
from bot.storage.errors import StoreDamaged
from bot.storage.json_columns import canonical_json, read_json, read_numbers, read_options
from bot.storage.unreadable import ColumnReader
from engine.contract import OptionValue

NO_NUMBERS: Final[tuple[int, ...]] = ()
SEAT_COLUMNS: Final = 13
"""The first columns of a row are those of a seat."""
NO_MIRRORS: Final[tuple[Mirror, ...]] = ()
_MIRRORS: Final = TypeAdapter(tuple[Mirror, ...])
_SEALED: Final = TypeAdapter(SealedAnswer)


def read_head_rows(rows: Sequence[Row]) -> MatchHead:
    """From the rows of its seats, or one row if there are none. What cannot be read is named in
    `unreadable`; so are `seats` if one is missing, of which none is read then."""
    head, columns = rows[0], ColumnReader()
    seated = [row for row in rows if row["seat"] is not None]
    if not seated or [row["seat"] for row in seated] != [*range(len(seated))]:
        columns.unreadable["seats"], seated = "", []
    return record_of(
        MatchHead,
        head,
        match=head["id"],
        status=Status(head["status"]),
        options=columns.read("options", head["options"], read_options, dict[str, OptionValue]()),
        open_to_all=bool(head["open_to_all"]),
        start_when_full=bool(head["start_when_full"]),
        address=Address(head["guild"], head["channel"], head["thread"]),
        invited=read_numbers(head["invited"]),
        seats=tuple(_read_seat(row, seat, columns) for seat, row in enumerate(seated)),
        ranks=columns.read("ranks", head["ranks"], read_numbers, NO_NUMBERS),
        claimed=bool(head["claimed"]),
        session=_read_session(head, columns),
        stake=Stake(bool(head["rated"]), head["league"], head["fixture"]),
        seating=_read_seating(head, len(seated), columns),
        clock=_read_clock(head),
        paused_by_vote=bool(head["paused_by_vote"]),
        own_thread=None if head["own_thread"] is None else bool(head["own_thread"]),
        mirrors=columns.read("mirrors", head["mirrors"], read_mirrors, NO_MIRRORS),
        unreadable=columns.unreadable,
    )


def hours_column(seat: int) -> str:
    """How the hours of a seat are named in `MatchHead.unreadable`."""
    return f"hours of seat {seat + 1}"


def _read_seat(row: Row, seat: int, columns: ColumnReader) -> SeatState:
    player, computer, resigned, *clock, sealed = row[:SEAT_COLUMNS]
    found = SeatState(player, computer, bool(resigned), *clock)
    if sealed is not None:
        answer = columns.read(sealed_column(seat), sealed, _read_sealed, None)
        found = replace(found, sealed=answer)
    if found.hours is None:
        return found
    return replace(found, hours=columns.read(hours_column(seat), found.hours, _check_hours, None))


def sealed_column(seat: int) -> str:
    """How the sealed answer of a seat is named in `MatchHead.unreadable`."""
    return f"sealed answer of seat {seat + 1}"


def write_sealed(answer: SealedAnswer | None) -> str | None:
    return None if answer is None else canonical_json(asdict(answer))


def _read_sealed(text: str) -> SealedAnswer | None:
    return read_json(_SEALED, text, "a sealed answer")


def read_mirrors(text: str) -> tuple[Mirror, ...]:
    return NO_MIRRORS if text == "[]" else read_json(_MIRRORS, text, "mirrors")


def _check_hours(text: str) -> str | None:
    parse_hours(text)
    return text


def _read_clock(head: Row) -> Clock | None:
    if head["allowance"] is None:
        return None
    return Clock(head["allowance"], head["clock_bank"], head["on_timeout"])


def _read_session(head: Row, columns: ColumnReader) -> SessionLink | None:
    if head["first"] is None:
        return None
    options = columns.read("session", head["chosen"], read_options, dict[str, OptionValue]())
    return SessionLink(head["first"], head["number"], options)


def _read_seating(row: Row, seats: int, columns: ColumnReader) -> Seating:
    """From the columns of `seating`, all NULL where there is none."""
    if row["offers"] is None:
        return Seating()
    vote = None
    if row["vote"] is not None:
        agreed = columns.read("agreed", row["agreed"], read_numbers, NO_NUMBERS)
        vote = record_of(Vote, row, number=row["vote"], player=row["asker"], agreed=agreed)
    offers = columns.read("offers", row["offers"], _seats_below(seats), NO_NUMBERS)
    reserved = columns.read("reservations", row["reservations"], _one_for_each(seats), NO_NUMBERS)
    colours = columns.read("colours", row["colours"], _one_for_each(seats), NO_NUMBERS)
    nudged, quiet_actor = bool(row["nudged"]), row["quiet_actor"]
    return Seating(offers, reserved, row["rematch_of"], vote, colours, nudged, quiet_actor)


def _seats_below(seats: int) -> Callable[[str], tuple[int, ...]]:
    def read(text: str) -> tuple[int, ...]:
        found = read_numbers(text)
        if not {*found} <= {*range(seats)}:
            raise StoreDamaged("there is no such seat")
        return found

    return read


def _one_for_each(seats: int) -> Callable[[str], tuple[int, ...]]:
    def read(text: str) -> tuple[int, ...]:
        found = read_numbers(text)
        if len(found) not in (0, seats):
            raise StoreDamaged("there is not one number for each seat")
        return found

    return read
