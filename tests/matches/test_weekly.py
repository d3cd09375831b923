"""When the weekly post of a server is due."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.matches.weekly import find_due, find_week
from bot.models.people import WeeklyChannel

MADRID = ZoneInfo("Europe/Madrid")
DAY = 86_400


def at(day: int, hour: int, zone: ZoneInfo = MADRID) -> int:
    """In November 2026; the 23rd is a Monday."""
    return int(datetime(2026, 11, day, hour, tzinfo=zone).timestamp())


def channel(done: int, zone: str = "Europe/Madrid") -> WeeklyChannel:
    return WeeklyChannel(1, 2, zone, done, 0)


@pytest.mark.parametrize("day", [23, 24, 29])
def test_a_week_is_from_monday_to_monday_by_the_servers_clock(day: int) -> None:
    week = find_week(at(day, 1), "Europe/Madrid")
    assert (week.since, week.until, week.posted) == (at(16, 0), at(23, 0), at(23, 9))
    assert datetime.fromordinal(week.first_day).day == 16


def test_weeks_follow_the_clocks_that_change() -> None:
    week = find_week(int(datetime(2026, 10, 26, 10, tzinfo=MADRID).timestamp()), "Europe/Madrid")
    assert week.until - week.since == 7 * DAY + 3600


def test_it_is_due_on_monday_morning_and_once() -> None:
    assert find_due(channel(at(16, 0)), at(21, 12)) == at(23, 9)
    assert find_due(channel(at(16, 0)), at(23, 8)) == at(23, 9)
    assert find_due(channel(at(23, 0)), at(23, 10)) == at(30, 9)


def test_after_weeks_without_the_bot_only_the_last_one_is_told() -> None:
    now = at(25, 12)
    assert find_due(channel(at(2, 0)), now) == at(23, 9) < now
    assert find_week(now, "Europe/Madrid").since == at(16, 0)


@pytest.mark.parametrize("zone", ["Pacific/Honolulu", "Pacific/Auckland"])
def test_another_time_zone_does_not_repeat_a_week(zone: str) -> None:
    assert find_due(channel(at(23, 0), zone), at(24, 12)) > at(29, 0)


def test_an_unknown_zone_counts_as_utc() -> None:
    assert find_week(at(24, 1), "Moon/Tycho") == find_week(at(24, 1), "UTC")
