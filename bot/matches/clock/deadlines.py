"""What a change of a match means for its clocks: each decision's deadline, set and cleared with it.

Pure: the one place that winds clocks, whatever changed. Time counts only while its person is awake,
by the hours that counted when the decision was asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.matches.side_effects import NO_SEAT
from bot.models.commit import Answer, Commit, JobKind, NewJob
from bot.models.match import Clock, Status
from bot.models.match_head import MatchHead, SeatState
from bot.models.people import Availability
from bot.models.playing_hours import ALWAYS, PlayingHours, parse_hours
from engine.contract import Seat

Habits = Mapping[int, Availability]
"""Of the people of a match, by player; of those who have said nothing there is none."""
REMINDERS: Final = 2
IDLE: Final = 27 * 24 * 3600
"""How long nobody acts before the table is warned, in seconds."""
IDLE_AFTER_WARNING: Final = 3 * 24 * 3600
GRACE: Final = 600
"""Seconds that somebody has at least who took an answer back."""
_OF_MATCH: Final[tuple[JobKind, ...]] = ("idle", "idle-end")


def hours_of(habits: Habits, player: int | None, at: int) -> PlayingHours:
    """The hours that count for what is asked at this moment."""
    habit = habits.get(player or 0)
    if habit is None:
        return ALWAYS
    return habit.former if habit.former is not None and at < habit.counts else habit.hours


def clock_hours_of(row: SeatState, habits: Habits, at: int) -> PlayingHours:
    """The hours by which the clock of a seat runs, whatever its person has changed since."""
    return hours_of(habits, row.player, at) if row.hours is None else parse_hours(row.hours)


def update_clocks(old: MatchHead | None, change: Commit, habits: Habits) -> Commit:
    """The change with deadlines, jobs and answers that follow from it; `old` is the head before."""
    head = change.head
    if head.status is Status.LOBBY or head.seq == 0:
        return change
    before = old if old is not None and old.seq else None
    if before is None:
        head = replace(head, paused=None, frozen=None)
    rows = tuple(
        _update_seat(
            before, head, seat, change.at, habits, again=_is_asked_again(before, change, seat)
        )
        for seat in range(len(head.seats))
    )
    new = replace(head, seats=rows)
    change = replace(
        change, head=new, answers=(*change.answers, *_record_answers(before, change, habits))
    )
    return _schedule_idle(before, _reschedule_jobs(before, change, habits))


def find_next_due(head: MatchHead, seat: Seat, hours: PlayingHours, at: int) -> int | None:
    """When something is due at a seat: a reminder, or its deadline; None where no clock runs."""
    row, clock = head.seats[seat], head.clock
    if clock is None or row.due is None:
        return None
    left = hours.count_playing_time(at, row.due)
    wanted = thresholds(clock, row.bank)
    if row.reminders_sent >= len(wanted):
        return row.due
    return min(
        hours.add_playing_time(at, max(0, left - wanted[row.reminders_sent])), max(row.due, at)
    )


def thresholds(clock: Clock, bank: int) -> tuple[int, int]:
    """How much time is left when somebody is reminded: after half of the allowance, and when nine
    tenths of all there is are over."""
    return bank + clock.allowance // 2, (bank + clock.allowance) // 10


def time_left_of(row: SeatState, hours: PlayingHours, at: int) -> int | None:
    """The waking seconds that a seat has left, its bank with them; None where no clock is."""
    if row.remaining is not None:
        return row.remaining
    return None if row.due is None else hours.count_playing_time(at, row.due)


def _update_seat(
    before: MatchHead | None,
    head: MatchHead,
    seat: Seat,
    at: int,
    habits: Habits,
    *,
    again: bool,
) -> SeatState:
    row = head.seats[seat]
    old = before.seats[seat] if before is not None else None
    if old is None:
        row = replace(row, bank=head.clock.bank if head.clock else 0)
    elif old.player != row.player or (old.computer and not row.computer):
        row = replace(row, strikes=0)
    elif before is not None and _is_waited_for(before, head, seat):
        row = replace(row, strikes=0, remaining=head.clock.allowance if head.clock else None)
    same = old is not None and old.is_awaited and row.is_awaited
    if same and old is not None and (old.decision, old.player) == (row.decision, row.player):
        return _stop_or_run(head, row, at, clock_hours_of(row, habits, at))
    if old is not None and not again:
        row = _charge_bank(old, row, head.clock, clock_hours_of(old, habits, at), at)
    row = replace(row, since=None, due=None, remaining=None, reminders_sent=0, hours=None)
    if not row.is_awaited or head.status is not Status.RUNNING:
        return row
    row = replace(row, since=at)
    if head.clock is None:
        return row
    return _start_clock(head, row, head.clock, hours_of(habits, row.player, at), at, again=again)


def _start_clock(
    head: MatchHead, row: SeatState, clock: Clock, hours: PlayingHours, at: int, *, again: bool
) -> SeatState:
    """The clock of a new decision; of one that is asked `again` what was left of it."""
    left = clock.allowance + row.bank
    if again:
        left = max(clock.allowance - row.used, GRACE) + row.bank
        row = replace(row, reminders_sent=sum(left <= one for one in thresholds(clock, row.bank)))
    return _stop_or_run(head, replace(row, remaining=left, hours=hours.text), at, hours)


def _is_asked_again(before: MatchHead | None, change: Commit, seat: Seat) -> bool:
    """Whether a seat is asked again because its person took an answer back, by the house's way or
    by the game's own."""
    if before is None or not change.log or change.log[-1].seat != seat:
        return False
    kind, old, row = change.log[-1].kind, before.seats[seat], change.head.seats[seat]
    own = old.player == row.player and row.is_awaited
    return own and (kind == "retract" or (kind == "action" and old.decision is None))


def _is_waited_for(before: MatchHead, head: MatchHead, seat: Seat) -> bool:
    """Whether the table goes on waiting for a seat whose time was over."""
    row, offered = head.seats[seat], before.seating.offers
    over = row.is_awaited and row.due is None and row.remaining is None
    return over and seat in offered and seat not in head.seating.offers


def _stop_or_run(head: MatchHead, row: SeatState, at: int, hours: PlayingHours) -> SeatState:
    """The clock stopped or going on, as the match is."""
    if head.is_clock_stopped and row.due is not None:
        return replace(row, due=None, remaining=hours.count_playing_time(at, row.due))
    if not head.is_clock_stopped and row.remaining is not None:
        return replace(row, due=hours.add_playing_time(at, row.remaining), remaining=None)
    return row


def _charge_bank(
    old: SeatState, row: SeatState, clock: Clock | None, hours: PlayingHours, at: int
) -> SeatState:
    """What is left of the bank when a decision is settled, which a substitute takes over, and how
    long the answer took."""
    if clock is None or not old.is_awaited:
        return row
    left = time_left_of(old, hours, at)
    used = clock.allowance + old.bank - (left or 0)
    return replace(row, bank=old.bank if left is None else min(old.bank, left), used=used)


def _record_answers(before: MatchHead | None, change: Commit, habits: Habits) -> list[Answer]:
    """People's answers of this change to decisions whose clock ran."""
    if before is None:
        return []
    rows = []
    for entry in change.log:
        seat = entry.seat
        if entry.kind != "action" or seat is None or entry.actor is None or entry.decision is None:
            continue
        old = before.seats[seat]
        timed = old.due is not None or old.remaining is not None
        if timed and old.since is not None and old.decision == entry.decision:
            waking = clock_hours_of(old, habits, change.at).count_playing_time(old.since, change.at)
            answer = Answer(seat, entry.decision, entry.actor, change.at, waking, in_time=True)
            rows.append(answer)
    return rows


def _reschedule_jobs(before: MatchHead | None, change: Commit, habits: Habits) -> Commit:
    """The clock jobs of seats whose deadline is another now."""
    head, at = change.head, change.at
    done: list[tuple[JobKind, Seat]] = []
    jobs: list[NewJob] = []
    for seat, row in enumerate(head.seats):
        old = before.seats[seat] if before is not None else SeatState()
        if old.decision != row.decision or old.player != row.player:
            done.append(("late", seat))
        if before is not None and before.is_clock_stopped and _needs_timeout_move(head, row):
            done.append(("late", seat))
            jobs.append(NewJob("late", seat, row.decision or 0, at))
        if _key_of(old) == _key_of(row):
            continue
        done.append(("clock", seat))
        due = find_next_due(head, seat, clock_hours_of(row, habits, at), at)
        if due is not None and row.decision is not None:
            jobs.append(NewJob("clock", seat, row.decision, due))
    jobs_done = (*change.jobs_done, *done)
    return replace(change, jobs=(*change.jobs, *jobs), jobs_done=jobs_done)


def _needs_timeout_move(head: MatchHead, row: SeatState) -> bool:
    """Whether a computer player is still to move for somebody, now that clocks run again."""
    moves = head.clock is not None and head.clock.on_timeout == "move" and not head.is_clock_stopped
    over = row.is_awaited and row.due is None and row.remaining is None
    return moves and over and row.strikes > 0


def _key_of(row: SeatState) -> tuple[object, ...]:
    return row.decision, row.player, row.due, row.reminders_sent


def _schedule_idle(before: MatchHead | None, change: Commit) -> Commit:
    """A match is closed when nobody has acted in it for so long."""
    head = change.head
    over = head.status not in (Status.RUNNING, Status.STUCK)
    back = before is not None and before.frozen is not None and head.frozen is None
    if not over and not change.log and not back:
        return change
    done = tuple((kind, NO_SEAT) for kind in _OF_MATCH) if before is not None else ()
    jobs = () if over else (NewJob("idle", NO_SEAT, head.seq, change.at + IDLE),)
    return replace(change, jobs=(*change.jobs, *jobs), jobs_done=(*change.jobs_done, *done))
