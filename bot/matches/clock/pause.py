"""Clocks that stand still or get more time, for all seats of a match at once. Pure."""

from __future__ import annotations

from dataclasses import replace

from bot.matches.clock.deadlines import clock_hours_of
from bot.matches.log_entries import OrganiserActed
from bot.matches.play.moves import append_entry, require_own_seat, require_running_match
from bot.matches.repository import Decider, LoadedMatch, Transition
from bot.matches.side_effects import note, repost_board
from bot.models.commit import NewMessage
from bot.models.match import Status, Vote
from bot.models.match_head import SeatState
from bot.refusals import Refusal

MAX_EXTENSION = 30 * 24 * 3600


def decide_pause(player: int, at: int, *, paused_by_vote: bool = False) -> Decider:
    """An organiser stops the clocks, or all who sit there by their consent."""

    def plan(loaded: LoadedMatch) -> Transition:
        match = require_running_match(loaded)
        if loaded.head.paused is not None:
            raise Refusal("paused-already")
        loaded = replace(
            loaded, head=replace(loaded.head, paused=at, paused_by_vote=paused_by_vote)
        )
        row = append_entry(loaded, match, None, OrganiserActed(deed="pause"), player, at)
        word = note("paused-agreed") if paused_by_vote else note("paused", player=player)
        return row.notify(word)

    return plan


def pause_by_vote(loaded: LoadedMatch, consent: Vote, at: int) -> Transition:
    """Everybody at the table wants the clocks to stop."""
    return _run_decider(decide_pause(consent.player, at, paused_by_vote=True), loaded)


def resume_by_vote(loaded: LoadedMatch, consent: Vote, at: int) -> Transition:
    """Everybody at the table wants the clocks to go on that an organiser has stopped."""
    return _run_decider(decide_resume(consent.player, at, organiser=True), loaded)


def decide_resume(player: int, at: int, *, organiser: bool = False) -> Decider:
    """The clocks go on: by an organiser, or, where the table has agreed on the pause, by anybody
    who sits there."""

    def plan(loaded: LoadedMatch) -> Transition:
        match = require_running_match(loaded)
        if not organiser:
            require_own_seat(match, player)
        if loaded.head.paused is None:
            raise Refusal("not-paused")
        if not organiser and not loaded.head.paused_by_vote:
            raise Refusal("pause-organisers")
        loaded = replace(loaded, head=replace(loaded.head, paused=None, paused_by_vote=False))
        row = append_entry(loaded, match, None, OrganiserActed(deed="resume"), player, at)
        return row.notify(note("resumed", player=player))

    return plan


def decide_extension(player: int, seconds: int, at: int) -> Decider:
    """An organiser gives every open decision more time."""

    def plan(loaded: LoadedMatch) -> Transition:
        match = require_running_match(loaded)
        if loaded.head.clock is None:
            raise Refusal("no-clock")
        seats = tuple(_extend_clock(loaded, row, seconds, at) for row in loaded.head.seats)
        loaded = replace(loaded, head=replace(loaded.head, seats=seats))
        body = OrganiserActed(deed="extend", seconds=seconds)
        row = append_entry(loaded, match, None, body, player, at)
        return row.notify(note("extended", player=player, hours=seconds // 3600))

    return plan


def decide_freeze(at: int) -> Decider:
    """The bot is not in the server any more."""

    def plan(loaded: LoadedMatch) -> Transition | None:
        if loaded.head.status is not Status.RUNNING or loaded.head.frozen is not None:
            return None
        return loaded.update(at, frozen=at)

    return plan


def decide_thaw(at: int) -> Decider:
    """The bot is there again."""

    def plan(loaded: LoadedMatch) -> Transition | None:
        if loaded.head.frozen is None:
            return None
        return loaded.update(at, frozen=None).notify(repost_board(loaded.match), note("thawed"))

    return plan


def decide_downtime_credit(since: int, at: int) -> Decider:
    """The bot was not at work since then: nobody's time has passed. What a start that was cut off
    has given back is not given again."""

    def plan(loaded: LoadedMatch) -> Transition | None:
        start = max(since, loaded.head.credited)
        seats = tuple(_credit_downtime(loaded, row, start, at) for row in loaded.head.seats)
        if seats == loaded.head.seats:
            return None
        return loaded.update(at, seats=seats, credited=at).notify(NewMessage("edit"))

    return plan


def _run_decider(decider: Decider, loaded: LoadedMatch) -> Transition:
    plan = decider(loaded)
    assert plan is not None
    return plan


def _credit_downtime(loaded: LoadedMatch, row: SeatState, since: int, at: int) -> SeatState:
    since = max(since, row.since or 0)
    if row.due is None or row.due <= since or at <= since:
        return row
    hours = clock_hours_of(row, loaded.habits, at)
    return replace(row, due=hours.add_playing_time(at, hours.count_playing_time(since, row.due)))


def _extend_clock(loaded: LoadedMatch, row: SeatState, seconds: int, at: int) -> SeatState:
    """Also where the time was over: then it runs again."""
    if not row.is_awaited:
        return row
    if loaded.head.is_clock_stopped:
        return replace(row, remaining=(row.remaining or 0) + seconds)
    due = clock_hours_of(row, loaded.habits, at).add_playing_time(
        max(row.due or at, at) + seconds, 0
    )
    return replace(row, due=due, reminders_sent=0)
