"""Deadlines: every change of a match passes through `update_clocks`, which sets and clears them.
Pure. Time counts only within a person's playing hours, as they were when the decision was asked."""

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

HoursByPlayer = Mapping[int, Availability]
"""Playing hours of the people of a match; players who have set none are missing."""
REMINDERS: Final = 2  # as many as `reminder_thresholds` has; seats store how many were sent
IDLE: Final = 27 * 24 * 3600  # seconds without an action before the table is warned
IDLE_AFTER_WARNING: Final = 3 * 24 * 3600
GRACE: Final = 600  # the least seconds left after an undo
_IDLE_JOBS: Final[tuple[JobKind, ...]] = ("idle", "idle-end")


def hours_of(playing_hours: HoursByPlayer, player: int | None, at: int) -> PlayingHours:
    """The hours that count for what is asked at this moment."""
    row = playing_hours.get(player or 0)
    if row is None:
        return ALWAYS
    return row.former if row.former is not None and at < row.counts else row.hours


def clock_hours_of(row: SeatState, playing_hours: HoursByPlayer, at: int) -> PlayingHours:
    """The hours by which the clock of a seat runs, whatever its person has changed since."""
    return hours_of(playing_hours, row.player, at) if row.hours is None else parse_hours(row.hours)


def update_clocks(old: MatchHead | None, commit: Commit, playing_hours: HoursByPlayer) -> Commit:
    """The commit with the deadlines, jobs and answers that it entails; `old` is the head before."""
    head = commit.head
    if head.status is Status.LOBBY or head.seq == 0:
        return commit
    before = old if old is not None and old.seq else None
    if before is None:
        commit = replace(commit, head=replace(head, paused=None, frozen=None))
    elif before.is_clock_stopped and not head.is_clock_stopped:
        # While it stood, the clock lost nothing that would have to be given back.
        commit = replace(commit, head=replace(head, credited=max(head.credited, commit.at)))
    seats = range(len(head.seats))
    rows = tuple(
        _note_time_left(_update_seat(before, commit, seat, playing_hours), playing_hours, commit.at)
        for seat in seats
    )
    answers = (*commit.answers, *_record_answers(before, commit, playing_hours))
    commit = replace(commit, head=replace(commit.head, seats=rows), answers=answers)
    return _schedule_idle(before, _reschedule_jobs(before, commit, playing_hours))


def count_wish(head: MatchHead, seat: Seat, playing_hours: HoursByPlayer) -> int | None:
    """The seconds after which the person of a seat wants a computer to answer; None: never."""
    row = playing_hours.get(head.seats[seat].player or 0)
    return row.count_wish(head.game, head.clock.allowance) if row and head.clock else None


def find_next_due(
    head: MatchHead, seat: Seat, hours: PlayingHours, at: int, wish: int | None = None
) -> int | None:
    """When a reminder, what a person wishes after so many seconds, or the deadline of a seat is
    due; None if no clock runs."""
    row, clock = head.seats[seat], head.clock
    if clock is None or row.due is None or row.sealed is not None:
        return None
    reminders = reminder_thresholds(clock, row.bank, wish)
    if row.reminders_sent >= len(reminders):
        return row.due
    left = hours.count_playing_time(at, row.due)
    wait = max(0, left - reminders[row.reminders_sent])
    return min(hours.add_playing_time(at, wait), max(row.due, at))


def reminder_thresholds(clock: Clock, bank: int, wish: int | None = None) -> tuple[int, int]:
    """Seconds left when a person is reminded: after the usual time of an answer, or once a computer
    could answer by their `wish`, and after nine tenths of all their time."""
    total, usual = bank + clock.allowance, clock.count_usual_time(bank)
    return total - (usual if wish is None else min(usual, wish)), total // 10


def time_left_of(row: SeatState, hours: PlayingHours, at: int) -> int | None:
    """The seconds of playing time that a seat has left, bank included; None without a clock."""
    if row.remaining is not None:
        return row.remaining
    return None if row.due is None else hours.count_playing_time(at, row.due)


def _update_seat(
    before: MatchHead | None, commit: Commit, seat: Seat, playing_hours: HoursByPlayer
) -> SeatState:
    head, at, row = commit.head, commit.at, commit.head.seats[seat]
    old = SeatState() if before is None else before.seats[seat]
    is_taken_up = old.player != row.player or bool(old.computer and not row.computer)
    is_new = before is not None and is_taken_up
    if before is None:
        row = replace(row, bank=head.clock.bank if head.clock else 0)
    elif is_new:  # somebody has come, or come back
        row = replace(row, strikes=0)
    elif _is_waited_for(before, head, seat):
        row = _renew_bank(replace(row, strikes=0), head.clock)
        left = head.clock.allowance + row.bank if head.clock else None
        row = replace(row, remaining=left)
    same = (old.decision, old.player) == (row.decision, row.player)
    if same and old.is_awaited and row.is_awaited:
        row = _stop_or_run(head, row, at, clock_hours_of(row, playing_hours, at))
        is_back = old.sealed is not None and row.sealed is None and row.due is not None
        return replace(row, due=max(row.due or 0, at + GRACE)) if is_back else row
    again = _is_asked_again(before, commit, seat)
    if not again:
        row = _charge_bank(old, row, head.clock, clock_hours_of(old, playing_hours, at), at)
    if is_new:
        row = _renew_bank(row, head.clock)
    row = replace(row, since=None, due=None, remaining=None, reminders_sent=0, hours=None)
    if not row.is_awaited or head.status is not Status.RUNNING:
        return row
    row = replace(row, since=at)
    if head.clock is None:
        return row
    left = head.clock.allowance + row.bank
    if again:  # it continues with what was left
        left = max(head.clock.allowance - row.used, GRACE) + row.bank
        wish = count_wish(head, seat, playing_hours)
        reminders = reminder_thresholds(head.clock, row.bank, wish)
        sent = sum(left <= reminder for reminder in reminders)
        row = replace(row, reminders_sent=sent)
    hours = hours_of(playing_hours, row.player, at)
    return _stop_or_run(head, replace(row, remaining=left, hours=hours.text), at, hours)


def _note_time_left(row: SeatState, playing_hours: HoursByPlayer, at: int) -> SeatState:
    """An answer that is kept for the others has the time that was left: the clock shows on."""
    if row.sealed is None or row.sealed.at != at or row.sealed.left is not None:
        return row
    left = time_left_of(row, clock_hours_of(row, playing_hours, at), at)
    return replace(row, sealed=replace(row.sealed, left=left))


def _is_asked_again(before: MatchHead | None, commit: Commit, seat: Seat) -> bool:
    """Whether its person took an answer back, by an undo or by an action of the game."""
    if before is None or not commit.log or commit.log[-1].seat != seat:
        return False
    kind, old, row = commit.log[-1].kind, before.seats[seat], commit.head.seats[seat]
    alone = all(entry.seat == seat for entry in commit.log)
    own = old.player == row.player and row.is_awaited and alone
    return own and (kind == "retract" or (kind == "action" and old.decision is None))


def _is_waited_for(before: MatchHead, head: MatchHead, seat: Seat) -> bool:
    """Whether the table has decided to keep waiting for a seat that timed out."""
    was_offered = seat in before.seating.offers and seat not in head.seating.offers
    return was_offered and head.seats[seat].is_out_of_time


def _stop_or_run(head: MatchHead, row: SeatState, at: int, hours: PlayingHours) -> SeatState:
    """The clock stopped or running, as that of the match."""
    if head.is_clock_stopped and row.due is not None:
        return replace(row, due=None, remaining=hours.count_playing_time(at, row.due))
    if not head.is_clock_stopped and row.remaining is not None:
        return replace(row, due=hours.add_playing_time(at, row.remaining), remaining=None)
    return row


def _charge_bank(
    old: SeatState, row: SeatState, clock: Clock | None, hours: PlayingHours, at: int
) -> SeatState:
    """What is left of the bank once a decision is answered, and how long the answer took. A
    substitute takes over what there is."""
    if clock is None or not old.is_awaited:
        return row
    left = time_left_of(old, hours, at) if old.sealed is None else old.sealed.left
    used = clock.allowance + old.bank - (left or 0)
    return replace(row, bank=old.bank if left is None else min(old.bank, left), used=used)


def _renew_bank(row: SeatState, clock: Clock | None) -> SeatState:
    """With enough spare time for somebody who has come to answer."""
    spare = 0 if clock is None else clock.return_time - clock.allowance
    return replace(row, bank=max(row.bank, spare))


def _record_answers(
    before: MatchHead | None, commit: Commit, playing_hours: HoursByPlayer
) -> list[Answer]:
    """People's answers in this commit to decisions with a clock."""
    if before is None:
        return []
    rows = []
    for entry in commit.log:
        seat = entry.seat
        if entry.kind != "action" or seat is None or entry.actor is None or entry.decision is None:
            continue
        old = before.seats[seat]
        timed = old.due is not None or old.remaining is not None
        if old.sealed is not None and old.sealed.by == "order":
            continue
        if timed and old.since is not None and old.decision == entry.decision:
            hours = clock_hours_of(old, playing_hours, commit.at)
            at = commit.at if old.sealed is None else old.sealed.at
            waking = hours.count_playing_time(old.since, at)
            rows.append(Answer(seat, entry.decision, entry.actor, at, waking, in_time=True))
    return rows


def _reschedule_jobs(
    before: MatchHead | None, commit: Commit, playing_hours: HoursByPlayer
) -> Commit:
    """The clock jobs of seats whose deadline has changed."""
    head, at = commit.head, commit.at
    done: list[tuple[JobKind, Seat]] = []
    jobs: list[NewJob] = []
    for seat, row in enumerate(head.seats):
        old = before.seats[seat] if before is not None else SeatState()
        if old.decision != row.decision or old.player != row.player or row.sealed is not None:
            done.append(("late", seat))
        if before is not None and before.is_clock_stopped and _needs_timeout_move(head, row):
            done.append(("late", seat))
            jobs.append(NewJob("late", seat, row.decision or 0, at))
        if _key_of(old) == _key_of(row):
            continue
        done.append(("clock", seat))
        hours, wish = clock_hours_of(row, playing_hours, at), count_wish(head, seat, playing_hours)
        due = find_next_due(head, seat, hours, at, wish)
        if due is not None and row.decision is not None:
            jobs.append(NewJob("clock", seat, row.decision, due))
    jobs_done = (*commit.jobs_done, *done)
    return replace(commit, jobs=(*commit.jobs, *jobs), jobs_done=jobs_done)


def _needs_timeout_move(head: MatchHead, row: SeatState) -> bool:
    """Whether a computer still has to move for a person, now that clocks run again."""
    moves = head.clock is not None and head.clock.on_timeout == "move" and not head.is_clock_stopped
    return moves and row.has_timed_out and row.sealed is None


def _key_of(row: SeatState) -> tuple[object, ...]:
    return row.decision, row.player, row.due, row.reminders_sent, row.sealed is None


def _schedule_idle(before: MatchHead | None, commit: Commit) -> Commit:
    """Start the time over after which an idle match is closed, also when one stops or resumes: the
    job that stopped it may be the one that was to close it."""
    head = commit.head
    over = head.status not in (Status.RUNNING, Status.STUCK)
    thawed = before is not None and before.frozen is not None and head.frozen is None
    turned = before is not None and before.status is not head.status
    if not over and not commit.log and not thawed and not turned:
        return commit
    done = tuple((kind, NO_SEAT) for kind in _IDLE_JOBS) if before is not None else ()
    jobs = () if over else (NewJob("idle", NO_SEAT, head.seq, commit.at + IDLE),)
    return replace(commit, jobs=(*commit.jobs, *jobs), jobs_done=(*commit.jobs_done, *done))
