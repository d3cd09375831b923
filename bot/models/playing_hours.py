"""Playing hours: a person's clock runs only within them. Pure."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

DAY: Final = 24 * 60  # in minutes
MOST_ASLEEP: Final = 12 * 60
"""The most minutes a day without a running clock, so that no one stalls a table by sleeping."""
MOST_DAYS_OFF: Final = 2  # a week
_DAYS: Final = 7


@dataclass(frozen=True, slots=True)
class PlayingHours:
    """A person's playing hours by their local time: `wake` and `sleep` are minutes after midnight,
    equal ones mean the whole day; `days_off` are days of the week from 0, Monday. A day off lasts
    from its morning until the next one. Moments are epoch seconds, lengths are seconds."""

    zone: str = "UTC"
    wake: int = 0
    sleep: int = 0
    days_off: tuple[int, ...] = ()

    @property
    def is_all_day(self) -> bool:
        return self.wake == self.sleep

    @property
    def sleep_minutes(self) -> int:
        return (self.wake - self.sleep) % DAY

    @property
    def is_acceptable(self) -> bool:
        """Whether these hours are valid and fair to a table."""
        few_days_off = len(set(self.days_off)) <= MOST_DAYS_OFF
        fair = few_days_off and self.sleep_minutes <= MOST_ASLEEP
        return fair and self.zone in zones() and self.is_valid

    @property
    def is_valid(self) -> bool:
        """Whether time can be counted by these hours, however unfair they are."""
        in_range = all(0 <= minute < DAY for minute in (self.wake, self.sleep))
        return in_range and set(self.days_off) < set(range(_DAYS)) and is_zone(self.zone)

    @property
    def text(self) -> str:
        """For `parse_hours`."""
        return json.dumps([self.zone, self.wake, self.sleep, [*self.days_off]])

    def is_awake(self, moment: int) -> bool:
        return self.add_playing_time(moment, 0) == moment

    def count_playing_time(self, start: int, end: int) -> int:
        """The playing time between two moments; 0 if the end is not after the start."""
        if end <= start:
            return 0
        if self._is_always:
            return end - start
        total = 0
        for begins, ends in self._windows(start):
            if begins >= end:
                break
            total += min(ends, end) - begins
        return total

    def add_playing_time(self, start: int, length: int) -> int:
        """The first moment within playing hours at which so much playing time has passed."""
        if self._is_always:
            return start + length
        left = length
        for begins, ends in self._windows(start):
            if left < ends - begins:
                return begins + left
            left -= ends - begins
        raise AssertionError("days never end")

    @property
    def _is_always(self) -> bool:
        return self.is_all_day and not self.days_off

    def _windows(self, start: int) -> Iterator[tuple[int, int]]:
        """The disjoint stretches of playing time after a moment, in order."""
        wake, sleep = (0, 0) if self.is_all_day else (self.wake, self.sleep)
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(start, UTC).astimezone(zone).date() - timedelta(days=1)
        done = start
        while True:
            if day.weekday() not in self.days_off:
                last = day if sleep > wake else day + timedelta(days=1)
                begins, ends = max(_moment(zone, day, wake), done), _moment(zone, last, sleep)
                if ends > begins:
                    yield begins, ends
                    done = ends
            day += timedelta(days=1)


ALWAYS: Final = PlayingHours()  # the default


@lru_cache(maxsize=4096)
def parse_hours(text: str) -> PlayingHours:
    """Raises `ValueError` or `TypeError` for what cannot be read."""
    zone, wake, sleep, days_off = json.loads(text)
    hours = PlayingHours(zone, wake, sleep, tuple(days_off))
    if not hours.is_valid:
        raise ValueError(f"no time can be counted by {text}")
    return hours


@lru_cache(maxsize=1024)
def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # also the name of a folder of zones
        return False
    return True


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """IANA names of time zones."""
    return frozenset(name for name in available_timezones() if "/" in name or name == "UTC")


@lru_cache(maxsize=65_536)
def _moment(zone: ZoneInfo, day: date, minute: int) -> int:
    """When local time is so many minutes after midnight: the first occurrence of an hour that comes
    twice; a skipped one counts as if clocks had not been changed yet."""
    return int(datetime.combine(day, time(minute // 60, minute % 60), zone).timestamp())
