"""Time in words: a table's clock, the expected length of a match, and open deadlines. Moments are
Discord timestamps, which each reader sees in their own time zone, but for push notifications, which
do not show them."""

from collections.abc import Mapping
from datetime import timedelta
from math import log
from typing import Final

from babel.dates import format_timedelta

from bot.models.match import CLOCK_PRESETS, Clock, SeatInfo, Status, Table
from bot.models.people import AnswerPace
from bot.screens.screen import Block, Button, Row, Text
from bot.screens.shared.names import seat_label
from bot.words import Words

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
TYPICAL_SECONDS: Final = 3 * HOUR
"""Assumed median time of an answer, in seconds of playing hours; people whose clock leaves them
three days think longer."""
LIVE_SECONDS: Final = 45  # assumed time of an answer while everyone is there
ROUND_MINUTES: Final = (10, 15, 30, 45, 60, 90, 120, 180, 240)
AWAKE_SHARE: Final = 16 / 24  # playing hours per day


def describe_clock(clock: Clock | None, words: Words, *, is_short: bool = False) -> str:
    """In short without what happens after a timeout."""
    if clock is None:
        return words("clock-without")
    terms = words("clock-terms", name=name_clock(clock), pace=format_pace(clock, words))
    return terms if is_short else f"{terms} {words('clock-late', then=clock.on_timeout)}"


def name_clock(clock: Clock | None) -> str:
    """The name of the preset with a clock's times, `own` or `none`."""
    if clock is None:
        return "none"
    times = (clock.allowance, clock.bank)
    found = (name for name, one in CLOCK_PRESETS.items() if (one.allowance, one.bank) == times)
    return next(found, "own")


def format_pace(clock: Clock, words: Words) -> str:
    """`10 min per move + 5 min extra`."""
    time, bank = (format_span(one, words) for one in (clock.allowance, clock.bank))
    return words("clock-per-move", time=time, bank=bank)


def estimate_days(table: Table, answers: int, paces: Mapping[int, AnswerPace]) -> int:
    """About how long a match takes with so many answers one after another, at least a day."""
    # Answer times are taken as exponentially distributed: mean = median / ln 2.
    seconds = answers * estimate_answer_time(table, paces) / log(2) / AWAKE_SHARE
    return max(1, round(seconds / DAY))


def estimate_minutes(answers: int) -> int:
    """About how long it takes while everyone is there, as a round number that has words."""
    minutes = answers * LIVE_SECONDS / 60
    return min(ROUND_MINUTES, key=lambda one: abs(one - minutes))


def estimate_answer_time(table: Table, paces: Mapping[int, AnswerPace]) -> int:
    """The median time of an answer in seconds of playing hours: that of the slowest player with a
    known pace, at most what is usual with the clock."""
    known = [paces.get(seat.player or 0) for seat in table.seats]
    medians = [one.median for one in known if one is not None and one.is_known]
    clock = table.clock
    if clock is None:
        return max(medians, default=TYPICAL_SECONDS)
    usual, typical = clock.count_usual_time(clock.bank), max(TYPICAL_SECONDS, clock.allowance // 8)
    return min(max(medians), usual) if medians else min(typical, usual // 2)


def describe_pace(pace: AnswerPace | None, words: Words) -> str:
    """A player's pace, to put after their name; empty if unknown."""
    if pace is None:
        return ""
    return words("clock-pace", intime=pace.in_time, of=pace.of, hours=count_hours(pace))


def count_hours(pace: AnswerPace) -> int:
    """Within how many playing hours a player usually answers."""
    return max(1, round(pace.median / HOUR))


def deadline_blocks(table: Table, words: Words) -> tuple[Block, ...]:
    """The open deadlines of a board whose clocks run; how long the only one is away is above."""
    if table.clock is None or not _is_running(table):
        return ()
    seats = [seat for seat in table.awaited_seats if seat.due is not None]
    format_due = format_deadline if len(seats) > 1 else format_moment
    lines = []
    for seat in seats:
        key, bank = "clock-due" if seat.bank < MINUTE else "clock-due-bank", seat.bank
        who, when = seat_label(table, seat, words), format_due(seat.due)
        lines.append(words(key, name=who, when=when, bank=format_span(bank, words)))
    lines.append(words(f"clock-then-{table.clock.on_timeout}"))
    return (Text("\n".join(f"-# {line}" for line in lines)),) if seats else ()


def describe_time_left(table: Table, words: Words) -> str:
    """Until the first deadline, which spare time is part of while there is some; empty while no
    clock runs."""
    if table.clock is None or not _is_running(table):
        return ""
    late = (one for one in table.awaited_seats if one.due is None and one.strikes > 0)
    if table.clock.on_timeout == "move" and any(seat.computer is None for seat in late):
        return words("clock-over")  # a computer is about to make a move of a person's
    times = [(seat.due, seat.bank) for seat in table.awaited_seats if seat.due is not None]
    due, bank = min(times, default=(None, 0))
    key = "clock-left" if bank < MINUTE else "clock-left-bank"
    return "" if due is None else words(key, when=f"<t:{due}:R>")


def pause_blocks(table: Table, words: Words) -> tuple[Block, ...]:
    """That a board's clocks are paused, and how they are resumed."""
    if table.clock is None or table.status is not Status.RUNNING:
        return ()
    if table.paused is not None:
        by = "table" if table.paused_by_vote else "organiser"
        text = Text(words(f"clock-stands-{by}", since=f"<t:{table.paused}:R>"))
        return (text, Row((Button("clock.resume", words(f"clock-resume-{by}")),)))
    if table.frozen is not None:
        return (Text(words("clock-stands-away", since=f"<t:{table.frozen}:R>")),)
    return ()


def _is_running(table: Table) -> bool:
    stands = table.paused is not None or table.frozen is not None
    return table.clock is not None and table.status is Status.RUNNING and not stands


def describe_own_deadline(table: Table, seat: SeatInfo, words: Words) -> str:
    """How long a player has for their decision; empty if no clock runs."""
    if table.clock is None or seat.due is None or seat.computer is not None:
        return ""
    when = format_deadline(seat.due)
    if seat.bank < MINUTE:
        return words("clock-own-bare", when=when)
    return words("clock-own", when=when, bank=format_span(seat.bank, words))


def format_span(seconds: int, words: Words) -> str:
    """In days from two on, in minutes below an hour."""
    if seconds >= 2 * DAY:
        return words("clock-extra-days", n=seconds // DAY)
    if seconds >= HOUR:
        return words("clock-extra-hours", n=round(seconds / HOUR))
    return words("clock-extra-minutes", n=seconds // MINUTE)


def format_moment(moment: int | None) -> str:
    return f"<t:{moment}:f>"


def format_deadline(moment: int | None) -> str:
    return f"<t:{moment}:R> ({format_moment(moment)})"


def format_time_until(moment: int, at: int, words: Words, *, direction: bool = True) -> str:
    """`in 23 hours`, without `direction` `23 hours`; rounded down, for push notifications."""
    left = max(MINUTE, moment - at)
    unit = next((one for one in (DAY, HOUR) if left >= 2 * one), MINUTE)
    return format_timedelta(
        timedelta(seconds=left - left % unit), granularity="minute", threshold=2,
        add_direction=direction, locale=words.locale,
    )  # fmt: skip
