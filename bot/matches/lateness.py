"""What falls due at a seat whose person is asked: reminders, a day of vacation, strikes. Pure."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.matches.consequences import LOBBY, nobody_there, note
from bot.matches.deadlines import (
    IDLE_AFTER_WARNING,
    REMINDERS,
    Habits,
    next_moment,
    reckoned,
    thresholds,
)
from bot.matches.desk import File, Plan, Planner
from bot.matches.entries import Computer, Organiser
from bot.matches.fold import Match
from bot.matches.play import logged, played
from bot.matches.seating import middle, offering
from bot.matches.values import Question
from bot.storage.people_rows import (
    AbsenceRow,
    HabitRow,
)
from bot.storage.rows import (
    AnswerRow,
    Change,
    MatchRow,
    NewJob,
    NewTelling,
    SeatRow,
)
from bot.tables import Clock, Fate, Status
from engine.contract import Seat

STRIKES: Final = 2
"""So many in a match, and the seat is offered to others."""
VACATION: Final = 14
"""Days in a year."""
DAY: Final = 24 * 3600
NO_STRIKE: Final = HabitRow()


def ticked(seat: Seat, decision: int, at: int) -> Planner:
    """The time of a reminder or of a deadline has come, if the decision is still open."""

    def plan(file: File) -> Plan | None:
        head, match = file.head, file.match
        row = head.seats[seat]
        if match is None or head.clock is None or head.stands:
            return None
        if row.decision != decision or row.player is None or row.due is None:
            return None
        if at >= row.due:
            return _overdue(file, match, head.clock, seat, at)
        hours = reckoned(row, file.habits, at)
        due = next_moment(head, seat, hours, at)
        if due is not None and due > at:
            job = NewJob("clock", seat, decision, due)
            return _also(_changed(file, seat, row, at), job=job)
        passed = hours.spent(at, row.due) <= thresholds(head.clock, row.bank)[1]
        told = REMINDERS if passed else row.told + 1
        params = (("decision", decision), ("reminder", told))
        word = NewTelling("remind", (row.player,), params=params)
        return _also(_changed(file, seat, replace(row, told=told), at), word)

    return plan


def late_question(file: File, seat: Seat, decision: int) -> Question | None:
    """What the computer player is asked that moves for an absent person."""
    match = file.match
    if match is None or not _waits(file, seat, decision):
        return None
    seed = sha256(match.seed + f"late {seat} {decision}".encode()).digest()
    return Question(file.head.game, match.game.observe(match.state, seat), middle(match), seed)


def late_answered(seat: Seat, decision: int, action: Any, at: int) -> Planner:
    """A computer player moves for an absent person."""

    def plan(file: File) -> Plan | None:
        match = file.match
        if match is None or not _waits(file, seat, decision):
            return None
        return played(file, match, seat, action, None, at, by="late")

    return plan


def idled(seq: int, at: int) -> Planner:
    """Nobody has acted for long: the table is warned."""

    def plan(file: File) -> Plan | None:
        if file.head.status is not Status.RUNNING or file.head.seq != seq:
            return None
        head = replace(file.head, rev=file.head.rev + 1)
        closing = at + IDLE_AFTER_WARNING
        job = NewJob("idle-end", LOBBY, seq, closing)
        return Plan(
            Change(head, at, tellings=(note("idle-soon", closing=str(closing)),), jobs=(job,)),
            file.match,
        )

    return plan


def idle_closed(seq: int, at: int) -> Planner:
    """Nobody has acted after the warning either."""

    def plan(file: File) -> Plan | None:
        if file.match is None or file.head.status is not Status.RUNNING or file.head.seq != seq:
            return None
        plan = logged(file, file.match, None, Organiser(deed="cancel"), None, at)
        return _also(plan, note("idle-closed"))

    return plan


def fate(head: MatchRow, habits: Habits, seat: Seat, at: int) -> Fate | None:
    """What happens at a seat if its time is over at that moment; None where no clock runs."""
    row, clock = head.seats[seat], head.clock
    if clock is None or row.player is None or row.due is None:
        return None
    habit = habits.get(row.player, NO_STRIKE)
    if habit.vacation and clock.allowance >= DAY and vacation_left(habit, at) > 0:
        return "vacation"
    twice = row.strikes + 1 >= STRIKES
    if clock.late == "wait":
        return "offer" if twice else "wait"
    return "hold" if twice else "move"


def vacation_left(habit: HabitRow, at: int) -> int:
    """How many days somebody still has this year. Whoever goes west on its first day does not get
    those of the old one anew."""
    return VACATION - (habit.spent if habit.year >= _year(habit, at) else 0)


def _year(habit: HabitRow, at: int) -> int:
    return datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(habit.zone)).year


def _overdue(file: File, match: Match, clock: Clock, seat: Seat, at: int) -> Plan:
    row = file.head.seats[seat]
    assert row.player is not None
    habit = file.habits.get(row.player, NO_STRIKE)
    if habit.away_until > at:
        return _away(file, seat, habit.away_until, at)
    if fate(file.head, file.habits, seat, at) != "vacation":
        return _strike(file, match, clock, seat, at)
    year = max(habit.year, _year(habit, at))
    spent = VACATION - vacation_left(habit, at) + 1
    after = replace(habit, year=year, spent=spent, away_until=at + DAY)
    plan = _away(file, seat, after.away_until, at)
    word = note("vacation", player=row.player, days=VACATION - spent)
    change = replace(plan.change, absence=AbsenceRow(row.player, habit, after))
    return _also(Plan(change, plan.match), word)


def _away(file: File, seat: Seat, until: int, at: int) -> Plan:
    """A day of vacation covers this deadline."""
    row = file.head.seats[seat]
    due = reckoned(row, file.habits, at).after(until, 0)
    return _changed(file, seat, replace(row, due=due, bank=0, told=REMINDERS), at)


def _strike(file: File, match: Match, clock: Clock, seat: Seat, at: int) -> Plan:
    row = file.head.seats[seat]
    assert row.player is not None
    assert row.decision is not None
    hours = reckoned(row, file.habits, at)
    waking = hours.spent(row.since or at, at)
    answer = AnswerRow(seat, row.decision, row.player, at, waking, in_time=False)
    struck = replace(row, strikes=row.strikes + 1, bank=0, due=None, told=REMINDERS)
    twice, whose = struck.strikes >= STRIKES, {"player": row.player, "seat": seat + 1}
    word: NewTelling | None = None  # where a computer player moves, the board says so
    if clock.late == "wait":
        if not twice:
            struck = replace(struck, due=hours.after(at, clock.allowance))
        plan = _changed(file, seat, struck, at)
        word = note("late-offered", **whose) if twice else note("late-waits", **whose)
    elif twice:
        body = Computer(level=middle(match))
        plan = logged(_with(file, seat, struck), match, seat, body, None, at)
        alone = plan.match is not None and nobody_there(file.head, plan.match)
        word = note("late-empty", **whose) if alone else note("late-held", **whose)
    else:
        plan = _changed(file, seat, struck, at)
        plan = _also(plan, job=NewJob("late", seat, row.decision, at))
    if twice:
        plan = offering(plan, seat, word)
    elif word is not None:
        plan = _also(plan, word)
    return Plan(replace(plan.change, answers=(answer,)), plan.match)


def _waits(file: File, seat: Seat, decision: int) -> bool:
    """Whether a decision is still open whose time is over."""
    head, row = file.head, file.head.seats[seat]
    over = row.strikes > 0 and row.due is None and row.remaining is None
    return not head.stands and row.awaited and row.decision == decision and over


def _changed(file: File, seat: Seat, row: SeatRow, at: int) -> Plan:
    """A change of one seat's clock alone, which the board shows."""
    head = replace(_with(file, seat, row).head, rev=file.head.rev + 1)
    shown = row.due != file.head.seats[seat].due
    return Plan(Change(head, at, tellings=(NewTelling("edit"),) if shown else ()), file.match)


def _with(file: File, seat: Seat, row: SeatRow) -> File:
    seats = (*file.head.seats[:seat], row, *file.head.seats[seat + 1 :])
    return replace(file, head=replace(file.head, seats=seats))


def _also(plan: Plan, *tellings: NewTelling, job: NewJob | None = None) -> Plan:
    """The plan with more to tell, and a job in place of one of its kind at its seat."""
    change = replace(plan.change, tellings=(*plan.change.tellings, *tellings))
    if job is not None:
        done = (*change.jobs_done, (job.kind, job.seat))
        change = replace(change, jobs=(*change.jobs, job), jobs_done=done)
    return replace(plan, change=change)
