"""Clocks that stand still or get more time, for all seats of a match at once. Pure."""

from __future__ import annotations

from dataclasses import replace

from bot.matches.clock.deadlines import clock_hours_of
from bot.matches.log_entries import OrganiserActed
from bot.matches.play.moves import append_entry, require_own_seat, require_running_match
from bot.matches.repository import Decider, LoadedMatch, Transition
from bot.matches.side_effects import note, repost_board
from bot.models.match import Status
from bot.refusals import Refusal
from bot.storage.rows import NewMessage, SeatRow, VoteRow

MAX_EXTENSION = 30 * 24 * 3600


def decide_pause(player: int, at: int, *, by_consent: bool = False) -> Decider:
    """An organiser stops the clocks, or all who sit there by their consent."""

    def plan(file: LoadedMatch) -> Transition:
        match = require_running_match(file)
        if file.head.paused is not None:
            raise Refusal("paused-already")
        file = replace(file, head=replace(file.head, paused=at, by_consent=by_consent))
        row = append_entry(file, match, None, OrganiserActed(deed="pause"), player, at)
        word = note("paused-agreed") if by_consent else note("paused", player=player)
        return row.notify(word)

    return plan


def pause_by_vote(file: LoadedMatch, consent: VoteRow, at: int) -> Transition:
    """Everybody at the table wants the clocks to stop."""
    return _run_decider(decide_pause(consent.player, at, by_consent=True), file)


def resume_by_vote(file: LoadedMatch, consent: VoteRow, at: int) -> Transition:
    """Everybody at the table wants the clocks to go on that an organiser has stopped."""
    return _run_decider(decide_resume(consent.player, at, organiser=True), file)


def decide_resume(player: int, at: int, *, organiser: bool = False) -> Decider:
    """The clocks go on: by an organiser, or, where the table has agreed on the pause, by anybody
    who sits there."""

    def plan(file: LoadedMatch) -> Transition:
        match = require_running_match(file)
        if not organiser:
            require_own_seat(match, player)
        if file.head.paused is None:
            raise Refusal("not-paused")
        if not organiser and not file.head.by_consent:
            raise Refusal("pause-organisers")
        file = replace(file, head=replace(file.head, paused=None, by_consent=False))
        row = append_entry(file, match, None, OrganiserActed(deed="resume"), player, at)
        return row.notify(note("resumed", player=player))

    return plan


def decide_extension(player: int, seconds: int, at: int) -> Decider:
    """An organiser gives every open decision more time."""

    def plan(file: LoadedMatch) -> Transition:
        match = require_running_match(file)
        if file.head.clock is None:
            raise Refusal("no-clock")
        seats = tuple(_extend_clock(file, row, seconds, at) for row in file.head.seats)
        file = replace(file, head=replace(file.head, seats=seats))
        body = OrganiserActed(deed="extend", seconds=seconds)
        row = append_entry(file, match, None, body, player, at)
        return row.notify(note("extended", player=player, hours=seconds // 3600))

    return plan


def decide_freeze(at: int) -> Decider:
    """The bot is not in the server any more."""

    def plan(file: LoadedMatch) -> Transition | None:
        if file.head.status is not Status.RUNNING or file.head.frozen is not None:
            return None
        return file.update(at, frozen=at)

    return plan


def decide_thaw(at: int) -> Decider:
    """The bot is there again."""

    def plan(file: LoadedMatch) -> Transition | None:
        if file.head.frozen is None:
            return None
        return file.update(at, frozen=None).notify(repost_board(file.match), note("thawed"))

    return plan


def decide_downtime_credit(since: int, at: int) -> Decider:
    """The bot was not at work since then: nobody's time has passed. What a start that was cut off
    has given back is not given again."""

    def plan(file: LoadedMatch) -> Transition | None:
        start = max(since, file.head.credited)
        seats = tuple(_credit_downtime(file, row, start, at) for row in file.head.seats)
        if seats == file.head.seats:
            return None
        return file.update(at, seats=seats, credited=at).notify(NewMessage("edit"))

    return plan


def _run_decider(planner: Decider, file: LoadedMatch) -> Transition:
    plan = planner(file)
    assert plan is not None
    return plan


def _credit_downtime(file: LoadedMatch, row: SeatRow, since: int, at: int) -> SeatRow:
    since = max(since, row.since or 0)
    if row.due is None or row.due <= since or at <= since:
        return row
    hours = clock_hours_of(row, file.habits, at)
    return replace(row, due=hours.add_playing_time(at, hours.count_playing_time(since, row.due)))


def _extend_clock(file: LoadedMatch, row: SeatRow, seconds: int, at: int) -> SeatRow:
    """Also where the time was over: then it runs again."""
    if not row.is_awaited:
        return row
    if file.head.is_clock_stopped:
        return replace(row, remaining=(row.remaining or 0) + seconds)
    due = clock_hours_of(row, file.habits, at).add_playing_time(max(row.due or at, at) + seconds, 0)
    return replace(row, due=due, reminders_sent=0)
