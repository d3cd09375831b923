"""The weekly post of a server: plain values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WeeklyChannel:
    """Where a server gets the weekly post, and its time zone. `done` is the end of the newest week
    that has been dealt with, `tried` that of the newest one whose post may have arrived."""

    guild: int
    channel: int
    zone: str
    done: int
    tried: int


@dataclass(frozen=True, slots=True)
class Week:
    """From a Monday to the next one, at midnight, in epoch seconds; `posted` is when its post is
    due, `first_day` the ordinal of the date on which it begins."""

    since: int
    until: int
    posted: int
    first_day: int
