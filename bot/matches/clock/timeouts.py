"""What falls due at a seat whose person is asked: reminders, a day of vacation, strikes. Pure."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.matches.aggregate import Match
from bot.matches.clock.deadlines import (
    IDLE_AFTER_WARNING,
    REMINDERS,
    Habits,
    clock_hours_of,
    find_next_due,
    thresholds,
)
from bot.matches.log_entries import ComputerTookOver, OrganiserActed
from bot.matches.play.moves import append_entry, apply_action
from bot.matches.play.seats import middle_level, offer_seat
from bot.matches.repository import Decider, LoadedMatch, Transition
from bot.matches.side_effects import NO_SEAT, is_deserted, note
from bot.models.commit import Answer, NewJob, NewMessage
from bot.models.match import Clock, Question, Status, TimeoutOutcome
from bot.models.match_head import MatchHead, SeatState
from bot.models.people import Availability, VacationDay
from engine.contract import Seat

MAX_STRIKES: Final = 2
"""So many in a match, and the seat is offered to others."""
VACATION_DAYS: Final = 14
"""Days in a year."""
DAY: Final = 24 * 3600
DEFAULT_PLAYING_HOURS: Final = Availability()


def decide_tick(seat: Seat, decision: int, at: int) -> Decider:
    """The time of a reminder or of a deadline has come, if the decision is still open."""

    def plan(loaded: LoadedMatch) -> Transition | None:
        head, match = loaded.head, loaded.match
        row = head.seats[seat]
        if match is None or head.clock is None or head.is_clock_stopped:
            return None
        if row.decision != decision or row.player is None or row.due is None:
            return None
        if at >= row.due:
            return _handle_deadline(loaded, match, head.clock, seat, at)
        hours = clock_hours_of(row, loaded.habits, at)
        due = find_next_due(head, seat, hours, at)
        if due is not None and due > at:
            job = NewJob("clock", seat, decision, due)
            return _update_seat_clock(loaded, seat, row, at).reschedule(job)
        passed = hours.count_playing_time(at, row.due) <= thresholds(head.clock, row.bank)[1]
        told = REMINDERS if passed else row.reminders_sent + 1
        params = (("decision", decision), ("reminder", told))
        reminder = NewMessage("remind", (row.player,), params=params)
        reminded = replace(row, reminders_sent=told)
        return _update_seat_clock(loaded, seat, reminded, at).notify(reminder)

    return plan


def build_timeout_question(loaded: LoadedMatch, seat: Seat, decision: int) -> Question | None:
    """What the computer player is asked that moves for an absent person."""
    match = loaded.match
    if match is None or not _is_timed_out(loaded, seat, decision):
        return None
    seed = sha256(match.seed + f"late {seat} {decision}".encode()).digest()
    return Question(
        loaded.head.game, match.game.observe(match.state, seat), middle_level(match), seed
    )


def decide_timeout_action(seat: Seat, decision: int, action: Any, at: int) -> Decider:
    """A computer player moves for an absent person."""

    def plan(loaded: LoadedMatch) -> Transition | None:
        match = loaded.match
        if match is None or not _is_timed_out(loaded, seat, decision):
            return None
        return apply_action(loaded, match, seat, action, None, at, by="late")

    return plan


def decide_idle_warning(seq: int, at: int) -> Decider:
    """Nobody has acted for long: the table is warned."""

    def plan(loaded: LoadedMatch) -> Transition | None:
        if loaded.head.status is not Status.RUNNING or loaded.head.seq != seq:
            return None
        closing = at + IDLE_AFTER_WARNING
        job = NewJob("idle-end", NO_SEAT, seq, closing)
        return loaded.update(at).amend(jobs=(job,)).notify(note("idle-soon", closing=str(closing)))

    return plan


def decide_idle_closure(seq: int, at: int) -> Decider:
    """Nobody has acted after the warning either."""

    def plan(loaded: LoadedMatch) -> Transition | None:
        if (
            loaded.match is None
            or loaded.head.status is not Status.RUNNING
            or loaded.head.seq != seq
        ):
            return None
        plan = append_entry(loaded, loaded.match, None, OrganiserActed(deed="cancel"), None, at)
        return plan.notify(note("idle-closed"))

    return plan


def predict_timeout(head: MatchHead, habits: Habits, seat: Seat, at: int) -> TimeoutOutcome | None:
    """What happens at a seat if its time is over at that moment; None where no clock runs."""
    row, clock = head.seats[seat], head.clock
    if clock is None or row.player is None or row.due is None:
        return None
    habit = habits.get(row.player, DEFAULT_PLAYING_HOURS)
    if habit.vacation and clock.allowance >= DAY and count_vacation_days_left(habit, at) > 0:
        return "vacation"
    twice = row.strikes + 1 >= MAX_STRIKES
    if clock.on_timeout == "wait":
        return "offer" if twice else "wait"
    return "hold" if twice else "move"


def count_vacation_days_left(habit: Availability, at: int) -> int:
    """How many days somebody still has this year. Whoever goes west on its first day does not get
    those of the old one anew."""
    return VACATION_DAYS - (habit.spent if habit.year >= _local_year(habit, at) else 0)


def _local_year(habit: Availability, at: int) -> int:
    return datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(habit.hours.zone)).year


def _handle_deadline(
    loaded: LoadedMatch, match: Match, clock: Clock, seat: Seat, at: int
) -> Transition:
    row = loaded.head.seats[seat]
    assert row.player is not None
    habit = loaded.habits.get(row.player, DEFAULT_PLAYING_HOURS)
    if habit.away_until > at:
        return _cover_with_vacation(loaded, seat, habit.away_until, at)
    if predict_timeout(loaded.head, loaded.habits, seat, at) != "vacation":
        return _add_strike(loaded, match, clock, seat, at)
    year = max(habit.year, _local_year(habit, at))
    spent = VACATION_DAYS - count_vacation_days_left(habit, at) + 1
    after = replace(habit, year=year, spent=spent, away_until=at + DAY)
    plan = _cover_with_vacation(loaded, seat, after.away_until, at)
    word = note("vacation", player=row.player, days=VACATION_DAYS - spent)
    return plan.amend(vacation_day=VacationDay(row.player, habit, after)).notify(word)


def _cover_with_vacation(loaded: LoadedMatch, seat: Seat, until: int, at: int) -> Transition:
    """A day of vacation covers this deadline."""
    row = loaded.head.seats[seat]
    due = clock_hours_of(row, loaded.habits, at).add_playing_time(until, 0)
    return _update_seat_clock(
        loaded, seat, replace(row, due=due, bank=0, reminders_sent=REMINDERS), at
    )


def _add_strike(loaded: LoadedMatch, match: Match, clock: Clock, seat: Seat, at: int) -> Transition:
    row = loaded.head.seats[seat]
    assert row.player is not None
    assert row.decision is not None
    hours = clock_hours_of(row, loaded.habits, at)
    waking = hours.count_playing_time(row.since or at, at)
    answer = Answer(seat, row.decision, row.player, at, waking, in_time=False)
    struck = replace(row, strikes=row.strikes + 1, bank=0, due=None, reminders_sent=REMINDERS)
    twice, whose = struck.strikes >= MAX_STRIKES, {"player": row.player, "seat": seat + 1}
    word: NewMessage | None = None  # where a computer player moves, the board says so
    if clock.on_timeout == "wait":
        if not twice:
            struck = replace(struck, due=hours.add_playing_time(at, clock.allowance))
        plan = _update_seat_clock(loaded, seat, struck, at)
        word = note("late-offered", **whose) if twice else note("late-waits", **whose)
    elif twice:
        body = ComputerTookOver(level=middle_level(match))
        plan = append_entry(_replace_seat(loaded, seat, struck), match, seat, body, None, at)
        alone = plan.match is not None and is_deserted(loaded.head, plan.match)
        word = note("late-empty", **whose) if alone else note("late-held", **whose)
    else:
        plan = _update_seat_clock(loaded, seat, struck, at)
        plan = plan.reschedule(NewJob("late", seat, row.decision, at))
    if twice:
        plan = offer_seat(plan, seat, word)
    elif word is not None:
        plan = plan.notify(word)
    return plan.amend(answers=(answer,))


def _is_timed_out(loaded: LoadedMatch, seat: Seat, decision: int) -> bool:
    """Whether a decision is still open whose time is over."""
    head, row = loaded.head, loaded.head.seats[seat]
    over = row.strikes > 0 and row.due is None and row.remaining is None
    return not head.is_clock_stopped and row.is_awaited and row.decision == decision and over


def _update_seat_clock(loaded: LoadedMatch, seat: Seat, row: SeatState, at: int) -> Transition:
    """A change of one seat's clock alone, which the board shows."""
    plan = _replace_seat(loaded, seat, row).update(at)
    return plan.notify(NewMessage("edit")) if row.due != loaded.head.seats[seat].due else plan


def _replace_seat(loaded: LoadedMatch, seat: Seat, row: SeatState) -> LoadedMatch:
    seats = (*loaded.head.seats[:seat], row, *loaded.head.seats[seat + 1 :])
    return replace(loaded, head=replace(loaded.head, seats=seats))
