"""Time in words: what a table has agreed on, how long a match may take, and open deadlines.

Moments are Discord's timestamps, so that everybody reads their own time.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from typing import Final

from bot.models.match import CLOCK_PRESETS, Clock, SeatInfo, Status, Table
from bot.models.people import Pace
from bot.screens.screen import Block, Button, Row, Text
from bot.screens.shared.names import seat_label
from bot.words import Words

HOUR, DAY = 3600, 24 * 3600
TYPICAL_SECONDS: Final = 3 * HOUR
"""Waking seconds in which half of all decisions are answered, where nobody knows better."""
AWAKE_SHARE: Final = 16 / 24
"""The part of a day in which people are awake."""
ENOUGH_ANSWERS: Final = 3
"""So many answers tell something of a person's pace."""


def describe_clock(clock: Clock | None, words: Words) -> str:
    """What a table has agreed on about time."""
    if clock is None:
        return words("clock-without")
    hours, bank = clock.allowance // HOUR, clock.bank // HOUR
    terms = words("clock-terms", name=preset_of(clock), hours=hours, bank=bank)
    return f"{terms} {words(f'clock-late-{clock.on_timeout}')}"


def preset_of(clock: Clock) -> str:
    """The name of a clock's terms, `own` where they have none."""
    same = (
        k
        for k, c in CLOCK_PRESETS.items()
        if (c.allowance, c.bank) == (clock.allowance, clock.bank)
    )
    return next(same, "own")


def describe_length(table: Table, answers: int, paces: Mapping[int, Pace], words: Words) -> str:
    """About how long a match takes in which so many answers are waited for one after another."""
    days = estimate_duration(answers, estimate_answer_time(table, paces)) / DAY
    return words("clock-length", days=max(1, round(days)), n=len(table.seats))


def estimate_answer_time(table: Table, paces: Mapping[int, Pace]) -> int:
    """The waking seconds in which half of the answers come at this table: of its slowest person
    whose pace is known, at most half of the allowance."""
    people = [paces.get(seat.player or 0) for seat in table.seats]
    known = [one.median for one in people if one is not None and one.of >= ENOUGH_ANSWERS]
    found = max(known, default=TYPICAL_SECONDS)
    return found if table.clock is None else min(found, table.clock.allowance // 2)


def estimate_duration(answers: int, median: int) -> float:
    """Seconds: some answer at once and some late, which makes the mean more than the median, and
    nobody answers asleep."""
    return answers * median / log(2) / AWAKE_SHARE


def describe_pace(found: Pace | None, words: Words) -> str:
    """How somebody answers, behind their name; nothing where that is not known."""
    if found is None:
        return ""
    hours = max(1, round(found.median / HOUR))
    return words("clock-pace", intime=found.in_time, of=found.of, hours=hours)


def deadline_blocks(table: Table, words: Words) -> tuple[Block, ...]:
    """The open deadlines of a board, or that its clocks stand still."""
    if table.clock is None or table.status is not Status.RUNNING:
        return ()
    if table.paused is not None:
        who = "table" if table.paused_by_vote else "organiser"
        text = Text(words(f"clock-stands-{who}", since=f"<t:{table.paused}:R>"))
        return (text, Row((Button("clock.resume", words(f"clock-resume-{who}")),)))
    lines = [
        words("clock-due", name=seat_label(table, seat, words), when=format_deadline(seat.due))
        for seat in table.awaited_seats
        if seat.due is not None
    ]
    if lines:
        lines.append(words(f"clock-then-{table.clock.on_timeout}"))
    return (Text("\n".join(f"-# {line}" for line in lines)),) if lines else ()


def describe_own_deadline(table: Table, seat: SeatInfo, words: Words) -> str:
    """How long somebody has for their decision; nothing where no clock runs."""
    if table.clock is None or seat.due is None or seat.computer is not None:
        return ""
    bank = round(seat.bank / HOUR)
    key = "clock-own" if bank else "clock-own-bare"
    return words(key, when=format_deadline(seat.due), bank=bank)


def describe_wait(seat: SeatInfo, words: Words) -> str:
    """For how long a match has waited for somebody, and until when it does."""
    if seat.since is None:
        return ""
    since = f"<t:{seat.since}:R>"
    if seat.due is None:
        return words("clock-waits", since=since)
    return words("clock-waits-until", since=since, when=format_deadline(seat.due))


def format_deadline(moment: int | None) -> str:
    return f"<t:{moment}:R> (<t:{moment}:f>)"
