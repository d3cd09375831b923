"""Waking hours: laws of their arithmetic, and nights on which clocks are turned."""

from datetime import datetime
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from bot.models.playing_hours import ALWAYS, MOST_ASLEEP, PlayingHours

ZONES = (
    "UTC", "Europe/Madrid", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe",
    "Pacific/Apia", "America/Santiago", "Asia/Kathmandu",
)  # fmt: skip
DAY = 24 * 3600
moments = st.integers(1_700_000_000, 2_000_000_000)
lengths = st.integers(0, 20 * DAY)


@st.composite
def hours(draw: st.DrawFn) -> PlayingHours:
    """Any hours within the caps."""
    sleep, asleep = draw(st.integers(0, 1439)), draw(st.integers(0, MOST_ASLEEP))
    days = draw(st.sets(st.integers(0, 6), max_size=2))
    zone = draw(st.sampled_from(ZONES))
    return PlayingHours(zone, (sleep + asleep) % 1440, sleep, tuple(sorted(days)))


@given(hours(), moments, lengths)
def test_a_deadline_is_reached_when_so_much_waking_time_is_spent(
    person: PlayingHours, start: int, length: int
) -> None:
    assert person.is_acceptable
    due = person.add_playing_time(start, length)
    assert person.count_playing_time(start, due) == length
    assert person.is_awake(due)
    assert person.count_playing_time(start, due - 1) == max(0, length - 1) or due == start


@given(hours(), moments, lengths, lengths)
def test_waking_time_adds_up(person: PlayingHours, start: int, first: int, second: int) -> None:
    middle, end = start + first, start + first + second
    assert person.count_playing_time(start, end) == person.count_playing_time(
        start, middle
    ) + person.count_playing_time(middle, end)
    assert 0 <= person.count_playing_time(start, end) <= end - start


@given(hours(), moments, lengths, lengths)
def test_a_deadline_may_be_reached_in_two_steps(
    person: PlayingHours, start: int, first: int, second: int
) -> None:
    assert person.add_playing_time(
        person.add_playing_time(start, first), second
    ) == person.add_playing_time(start, first + second)


@given(hours(), moments)
def test_nobody_sleeps_or_rests_more_than_the_caps_allow(person: PlayingHours, start: int) -> None:
    """In a week a clock runs at least five half days; clocks may be turned by an hour or two."""
    assert person.count_playing_time(start, start + 7 * DAY) >= 5 * DAY // 2 - 2 * 3600


def test_of_the_others_time_always_counts() -> None:
    assert ALWAYS.add_playing_time(5, 7) == 12
    assert ALWAYS.count_playing_time(5, 12) == 7
    assert ALWAYS.count_playing_time(12, 5) == 0


def at(zone: str, *when: int) -> int:
    year, month, day, hour, minute = (*when, 0)[:5]
    return int(datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp())


def test_a_night_on_which_clocks_are_turned_is_longer_or_shorter_by_that() -> None:
    madrid = PlayingHours("Europe/Madrid", 8 * 60, 23 * 60)
    evening = at("Europe/Madrid", 2026, 3, 28, 22)
    assert madrid.add_playing_time(evening, 3600) == at("Europe/Madrid", 2026, 3, 29, 8)
    assert madrid.add_playing_time(evening, 3600) - evening == 9 * 3600
    evening = at("Europe/Madrid", 2026, 10, 24, 22)
    assert madrid.add_playing_time(evening, 3600) - evening == 11 * 3600


def test_a_night_owl_wakes_and_sleeps_on_different_days() -> None:
    owl = PlayingHours("UTC", 14 * 60, 4 * 60)
    assert not owl.is_awake(at("UTC", 2026, 5, 1, 13, 59))
    assert owl.is_awake(at("UTC", 2026, 5, 1, 14))
    assert owl.is_awake(at("UTC", 2026, 5, 2, 3, 59))
    assert not owl.is_awake(at("UTC", 2026, 5, 2, 4))


def test_days_off_do_not_count() -> None:
    rests = PlayingHours("UTC", 8 * 60, 22 * 60, (5, 6))
    friday = at("UTC", 2026, 5, 1, 21)
    assert rests.add_playing_time(friday, 2 * 3600) == at("UTC", 2026, 5, 4, 9)


def test_what_no_table_accepts() -> None:
    assert not PlayingHours("UTC", 12 * 60 + 1, 0).is_acceptable
    assert not PlayingHours("UTC", 0, 0, (1, 2, 3)).is_acceptable
    assert not PlayingHours("Europe/Atlantis").is_acceptable
    assert not PlayingHours("UTC", 1440, 0).is_acceptable
