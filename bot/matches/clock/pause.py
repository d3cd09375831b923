"""Clocks that stop or get more time, for all seats of a match at once. Pure."""

from dataclasses import replace
from typing import Any, Final

from bot.matches.clock.deadlines import IDLE
from bot.matches.log_entries import OrganiserActed
from bot.matches.play.moves import append_entry, require_running_match, require_seated_player
from bot.matches.repository import LoadedMatch, Transition
from bot.matches.side_effects import NO_SEAT, note, repost_board
from bot.models.commit import NewJob, NewMessage
from bot.models.match import Status
from bot.models.match_head import SeatState
from bot.refusals import Refusal

MAX_EXTENSION = 30 * 24 * 3600
SPREAD: Final = 3600  # seconds within which boards show the deadlines of an outage's credit
LEAST_SHOWN: Final = 20
"""The part of the time that is left, by which a deadline has to change for the board to show it."""


def decide_pause(loaded: LoadedMatch, player: int, *, by_vote: bool = False) -> Transition:
    require_running_match(loaded)
    if loaded.head.paused is not None:
        raise Refusal("paused-already")
    body = OrganiserActed(deed="pause")
    paused = _append_to_changed(loaded, body, player, paused=loaded.at, paused_by_vote=by_vote)
    return paused.notify(note("paused-agreed") if by_vote else note("paused", player=player))


def decide_resume(loaded: LoadedMatch, player: int, *, organiser: bool = False) -> Transition:
    """By an organiser, or by any seated player if the table had voted for the pause."""
    if not organiser:
        require_seated_player(loaded, player)
        if loaded.head.paused is not None and not loaded.head.paused_by_vote:
            raise Refusal("pause-organisers")
    require_running_match(loaded)
    if loaded.head.paused is None:
        raise Refusal("not-paused")
    body = OrganiserActed(deed="resume")
    resumed = _append_to_changed(loaded, body, player, paused=None, paused_by_vote=False)
    return resumed.notify(note("resumed", player=player))


def decide_extension(loaded: LoadedMatch, player: int, seconds: int) -> Transition:
    require_running_match(loaded)
    if loaded.head.clock is None:
        raise Refusal("no-clock")
    seats = tuple(_extend_clock(loaded, row, seconds) for row in loaded.head.seats)
    body = OrganiserActed(deed="extend", seconds=seconds)
    extended = _append_to_changed(loaded, body, player, seats=seats)
    return extended.notify(note("extended", player=player, hours=seconds // 3600))


def decide_freeze(loaded: LoadedMatch) -> Transition | None:
    if loaded.head.status is not Status.RUNNING or loaded.head.frozen is not None:
        return None
    return loaded.update(frozen=loaded.at)


def decide_thaw(loaded: LoadedMatch) -> Transition | None:
    if loaded.head.frozen is None:
        return None
    return loaded.update(frozen=None).notify(repost_board(loaded.match), note("thawed"))


def decide_downtime_credit(loaded: LoadedMatch, since: int) -> Transition | None:
    """The bot was offline since then, and no clock has run. Time that an interrupted start has
    credited is not credited again."""
    seats = _credit_downtime(loaded, since)
    if seats == loaded.head.seats:
        return None
    credited = loaded.update(seats=seats, credited=loaded.at)
    pairs = zip(loaded.head.seats, seats, strict=True)
    if not any(_shows(before, row, loaded.at) for before, row in pairs):
        return credited
    # All boards at once would keep a core busy for long; the deadline that they show is too early.
    return credited.notify(NewMessage("edit", after=loaded.head.match % SPREAD))


def decide_restoration(loaded: LoadedMatch, since: int) -> Transition | None:
    """The match stands again as it did then: no clock has run meanwhile, and everyone is told."""
    if loaded.head.status.is_over:
        return None
    seats = _credit_downtime(loaded, since)
    pending = () if loaded.match is None else loaded.match.pending_people
    board = NewMessage("post", tuple(sorted({person.player for person in pending})))
    restored = loaded.update(seats=seats, credited=loaded.at).amend(
        jobs=(NewJob("idle", NO_SEAT, loaded.head.seq, loaded.at + IDLE),),
        jobs_done=(("idle", NO_SEAT), ("idle-end", NO_SEAT)),
    )
    return restored.notify(note("restored", since=str(since)), board)


def decide_clock_set_back(loaded: LoadedMatch, was: int) -> Transition | None:
    """The system's clock was set back while it showed `was`: every open decision keeps the time
    that it had left."""
    seats = tuple(_set_back(loaded, row, was) for row in loaded.head.seats)
    if seats == loaded.head.seats:
        return None
    return loaded.update(seats=seats, credited=loaded.at).notify(NewMessage("edit"))


def _append_to_changed(
    loaded: LoadedMatch, body: OrganiserActed, player: int, **fields: Any
) -> Transition:
    """The log row and fields of the head in one write."""
    loaded = replace(loaded, head=replace(loaded.head, **fields))
    return append_entry(loaded, None, body, player)


def _shows(before: SeatState, after: SeatState, at: int) -> bool:
    """Whether a seat's deadline has moved by so much that people plan otherwise."""
    if before.due is None or after.due is None:
        return False
    return LEAST_SHOWN * (after.due - before.due) > after.due - at


def _credit_downtime(loaded: LoadedMatch, since: int) -> tuple[SeatState, ...]:
    """The seats with the time back in which no clock has run since then."""
    seats, credited = list(loaded.head.seats), max(since, loaded.head.credited)
    for seat, row in enumerate(seats):
        start = max(credited, row.since or 0)
        if row.due is not None and start < row.due and start < loaded.at:
            hours = loaded.clock_hours(row)
            left = hours.count_playing_time(start, row.due)
            seats[seat] = replace(row, due=hours.add_playing_time(loaded.at, left))
    return tuple(seats)


def _set_back(loaded: LoadedMatch, row: SeatState, was: int) -> SeatState:
    if row.due is None:
        return row
    hours = loaded.clock_hours(row)
    due = hours.add_playing_time(loaded.at, hours.count_playing_time(was, row.due))
    return replace(row, due=due, since=None if row.since is None else row.since - (was - loaded.at))


def _extend_clock(loaded: LoadedMatch, row: SeatState, seconds: int) -> SeatState:
    """A clock that had run out runs again."""
    if not row.is_awaited:
        return row
    if loaded.head.is_clock_stopped:
        return replace(row, remaining=(row.remaining or 0) + seconds)
    hours = loaded.clock_hours(row)
    due = hours.add_playing_time(max(row.due or loaded.at, loaded.at), seconds)
    return replace(row, due=due, reminders_sent=0)
