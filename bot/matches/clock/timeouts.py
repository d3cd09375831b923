"""What falls due at a seat whose person is to act: reminders, a question about vacation, strikes.
Vacation is only ever taken by its person. Pure."""

from dataclasses import replace
from datetime import UTC, datetime
from itertools import takewhile
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.matches.clock.deadlines import (
    IDLE_AFTER_WARNING,
    REMINDERS,
    count_wish,
    find_next_due,
    reminder_thresholds,
)
from bot.matches.log_entries import ComputerTookOver
from bot.matches.play.moves import append_entry, ask_computer, end_match
from bot.matches.play.sealed import GivenAction, play_action
from bot.matches.play.seats import add_offer, offer_seat
from bot.matches.repository import LoadedMatch, Transition
from bot.matches.side_effects import NO_SEAT, is_deserted, note, replace_seat
from bot.models.commit import Answer, NewJob, NewMessage
from bot.models.match import DAY, Clock, Question, Status, TimeoutOutcome
from bot.models.match_head import MatchHead, SeatState
from bot.models.people import Availability, VacationChange
from engine.contract import HINTS, Param, Seat, StandsIn, middle_computer, offers

MOST_WISHES: Final = 3  # answers of a computer by a person's wish, one after another
MAX_STRIKES: Final = 2  # timeouts in a match after which the seat is offered to others
VACATION_DAYS: Final = 14  # days in a year


def decide_tick(loaded: LoadedMatch, seat: Seat, decision: int) -> Transition | None:
    """A reminder or a deadline is due, if the decision is still open."""
    head, row, at = loaded.head, loaded.head.seats[seat], loaded.at
    if loaded.match is None or head.clock is None or head.is_clock_stopped:
        return None
    if row.decision != decision or row.player is None or row.due is None or row.sealed is not None:
        return None
    hours = loaded.clock_hours(row)
    availability = loaded.playing_hours.get(row.player, Availability())
    if at >= row.due:
        if availability.away_until <= at:
            return _add_strike(loaded, head.clock, seat)
        # Asked during their vacation: the time for this move begins when they are back.
        due = hours.add_playing_time(availability.away_until, head.clock.allowance)
        return _update_clock(loaded, seat, replace(row, due=due, bank=0, reminders_sent=0))
    wish = find_wish(loaded, seat)
    next_due = find_next_due(head, seat, hours, at, wish)
    if next_due is not None and next_due > at:
        return loaded.update().reschedule(NewJob("clock", seat, decision, next_due))
    is_last = hours.count_playing_time(at, row.due) <= reminder_thresholds(head.clock, row.bank)[1]
    sent = REMINDERS if is_last else row.reminders_sent + 1
    reminded = _update_clock(loaded, seat, replace(row, reminders_sent=sent))
    if availability.away_until > at:
        return reminded
    if wish is not None and not row.reminders_sent:
        return reminded.reschedule(NewJob("late", seat, decision, at))
    params: tuple[tuple[str, Param], ...] = (("decision", decision), ("reminder", sent))
    if is_last and _may_ask(availability, head.clock, at):
        asked = VacationChange(row.player, availability, replace(availability, asked=at))
        reminded, params = reminded.amend(vacation=asked), (*params, ("vacation", 1))
    return reminded.notify(NewMessage("remind", (row.player,), params=params))


def _may_ask(hours: Availability, clock: Clock, at: int) -> bool:
    """Whether to ask a person about vacation: with a clock of days, once until they answer anything
    in time again, if they let the bot ask and have any left."""
    due = clock.is_for_days and hours.vacation and not hours.asked
    return due and count_vacation_days_left(hours, at) > 0


def find_wish(loaded: LoadedMatch, seat: Seat) -> int | None:
    """The seconds after which a computer is to answer for a person by their wish; None where they
    have none, the match has no hints, or it has done so too often since they last moved."""
    match, row = loaded.match, loaded.head.seats[seat]
    if match is None or not offers(match.game, StandsIn) or not row.is_awaited:
        return None
    wish = count_wish(loaded.head, seat, loaded.playing_hours)
    if wish is None or not getattr(match.observe(seat), HINTS, True):
        return None
    past = (one for one in reversed(match.log_events) if one.seat == seat)
    own = (one.by for one in past if one.kind == "action")
    granted = sum(1 for _ in takewhile(lambda by: by == "wish", own))
    return wish if granted < MOST_WISHES else None


def find_wish_time(loaded: LoadedMatch, seat: Seat) -> int | None:
    """When a computer answers the open decision of a seat by its person's wish."""
    row, wish = loaded.head.seats[seat], find_wish(loaded, seat)
    is_over = row.due is None or row.sealed is not None or row.reminders_sent
    if wish is None or is_over or loaded.head.is_clock_stopped:
        return None
    return find_next_due(loaded.head, seat, loaded.clock_hours(row), loaded.at, wish)


def build_timeout_question(loaded: LoadedMatch, seat: Seat, decision: int) -> Question | None:
    """What a computer answers for somebody who is out of time, or slow and wishes it."""
    match = loaded.match
    if match is None:
        return None
    if _is_timed_out(loaded, seat, decision):
        level = middle_computer(match.game)
    elif _is_wished(loaded, seat, decision) and offers(match.game, StandsIn):
        level = match.game.stand_in
    else:
        return None
    return ask_computer(loaded, seat, level, f"late {seat} {decision}")


def decide_timeout_action(
    loaded: LoadedMatch, seat: Seat, decision: int, action: Any
) -> Transition | None:
    if loaded.match is None:
        return None
    if _is_timed_out(loaded, seat, decision):
        return play_action(loaded, GivenAction(seat, None, action, by="late"))
    if _is_wished(loaded, seat, decision):
        return play_action(loaded, GivenAction(seat, None, action, by="wish"))
    return None


def decide_idle_warning(loaded: LoadedMatch, seq: int) -> Transition | None:
    if not _is_idle(loaded, seq):
        return None
    closing = loaded.at + IDLE_AFTER_WARNING
    job = NewJob("idle-end", NO_SEAT, seq, closing)
    warned = loaded.update().amend(jobs=(job,), jobs_done=(("idle", NO_SEAT),))
    return warned.notify(note("idle-soon", closing=str(closing)))


def decide_idle_closure(loaded: LoadedMatch, seq: int) -> Transition | None:
    if not _is_idle(loaded, seq):
        return None
    return end_match(loaded, None).notify(note("idle-closed"))


def _is_idle(loaded: LoadedMatch, seq: int) -> bool:
    """Also a stuck match, in which nobody can act."""
    return loaded.head.status in (Status.RUNNING, Status.STUCK) and loaded.head.seq == seq


def predict_timeout(head: MatchHead, seat: Seat) -> TimeoutOutcome | None:
    """What happens at a seat if its time runs out; None if no clock runs."""
    row, clock = head.seats[seat], head.clock
    if clock is None or row.player is None or row.due is None:
        return None
    is_last_strike = row.strikes + 1 >= MAX_STRIKES
    if clock.on_timeout == "wait":
        return "offer" if is_last_strike else "wait"
    return "hold" if is_last_strike else "move"


def count_vacation_days_left(hours: Availability, at: int) -> int:
    """The days that a person has left this year. Travelling west on New Year's Day does not renew
    those of the old year."""
    return VACATION_DAYS - (hours.spent if hours.year >= _local_year(hours, at) else 0)


def _local_year(hours: Availability, at: int) -> int:
    return datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(hours.hours.zone)).year


def take_vacation(hours: Availability, days: int, at: int) -> Availability:
    """So many days of vacation from now, or after those that the person has taken already."""
    return replace(
        hours,
        year=max(hours.year, _local_year(hours, at)),
        spent=VACATION_DAYS - count_vacation_days_left(hours, at) + days,
        away_until=max(hours.away_until, at) + days * DAY,
    )


def end_vacation(hours: Availability, at: int) -> Availability:
    """With whole days that are left given back."""
    unused = max(0, hours.away_until - at) // DAY
    return replace(hours, spent=max(0, hours.spent - unused), away_until=at)


def decide_vacation(loaded: LoadedMatch, player: int, until: int, before: int) -> Transition | None:
    """The clock of a person who takes vacation until then stands still, and runs on from then;
    `before` is when the vacation ended that they had already, later where they are back early. What
    was asked meanwhile, and so not put off, has its whole time from then on."""
    seat, clock = loaded.head.seat_of(player), loaded.head.clock
    row = None if seat is None else loaded.head.seats[seat]
    if seat is None or clock is None or row is None or row.due is None or not row.is_awaited:
        return None
    hours = loaded.clock_hours(row)
    left = hours.count_playing_time(max(loaded.at, before), row.due)
    whole = clock.allowance + row.bank
    asked = loaded.at if row.since is None else row.since
    if until < before and row.due <= hours.add_playing_time(asked, whole):
        left = whole
    return _update_clock(loaded, seat, replace(row, due=hours.add_playing_time(until, left)))


def _add_strike(loaded: LoadedMatch, clock: Clock, seat: Seat) -> Transition:
    row, at = loaded.head.seats[seat], loaded.at
    assert row.player is not None
    assert row.decision is not None
    hours = loaded.clock_hours(row)
    waking = hours.count_playing_time(row.since or at, at)
    answer = Answer(seat, row.decision, row.player, at, waking, in_time=False)
    is_last, params = row.strikes + 1 >= MAX_STRIKES, {"player": row.player, "seat": seat + 1}
    waits = clock.on_timeout == "wait"
    due = hours.add_playing_time(at, clock.allowance) if waits and not is_last else None
    struck = replace(row, strikes=row.strikes + 1, bank=0, due=due, reminders_sent=REMINDERS)
    if waits:
        transition = _update_clock(loaded, seat, struck)
        notice = note("late-offered", **params) if is_last else note("late-waits", **params)
    elif is_last:
        held = replace(loaded, head=replace_seat(loaded.head, seat, struck))
        body = ComputerTookOver(level=middle_computer(loaded.require_match().game))
        transition = append_entry(held, seat, body, None)
        alone = transition.match is not None and is_deserted(loaded.head, transition.match)
        notice = note("late-empty", **params) if alone else note("late-held", **params)
    else:  # the board shows that a computer moves
        transition = _update_clock(loaded, seat, struck)
        late = transition.reschedule(NewJob("late", seat, row.decision, at))
        return late.amend(answers=(answer,))
    transition = transition.amend(answers=(answer,))
    if loaded.head.stake.fixture is not None:  # its league tells once a day who is away
        return add_offer(transition, seat) if is_last else transition
    if not is_last:
        return transition.notify(notice)
    letter = NewMessage("note", (row.player,), "offered" if waits else "held")
    return offer_seat(transition, seat, notice).notify(letter)


def _is_timed_out(loaded: LoadedMatch, seat: Seat, decision: int) -> bool:
    head, row = loaded.head, loaded.head.seats[seat]
    out_of_time = row.has_timed_out and row.sealed is None
    return not head.is_clock_stopped and row.decision == decision and out_of_time


def _is_wished(loaded: LoadedMatch, seat: Seat, decision: int) -> bool:
    head, row = loaded.head, loaded.head.seats[seat]
    is_open = row.decision == decision and row.due is not None and row.sealed is None
    is_due = is_open and row.reminders_sent > 0 and not head.is_clock_stopped
    return is_due and find_wish(loaded, seat) is not None


def _update_clock(loaded: LoadedMatch, seat: Seat, row: SeatState) -> Transition:
    """A change of one seat's clock alone; the board shows deadlines."""
    transition = loaded.update(seats=replace_seat(loaded.head, seat, row).seats)
    is_same = row.due == loaded.head.seats[seat].due
    return transition if is_same else transition.notify(NewMessage("edit"))
