"""The daily puzzle: three tries, streaks, and what a day and a week come to."""

from bot.matches.puzzles import (
    build_week_table,
    count_longest,
    count_streak,
    share_of,
    summarise_day,
)
from bot.models.puzzles import HOUR, PuzzleChannel, PuzzlePost, PuzzleTry, find_day, find_start

DAY = 739_617


def tried(
    player: int, points: int, *, day: int = DAY, number: int = 1, best: int = 20
) -> PuzzleTry:
    return PuzzleTry(player, day, number, 1, points, best, day * 100 + number)


def test_a_streak_ends_with_a_day_without_a_try() -> None:
    assert count_streak([], DAY) == 0
    assert count_streak([DAY], DAY) == 1
    assert count_streak([DAY - 1, DAY - 2], DAY) == 2, "today is not over"
    assert count_streak([DAY, DAY - 1, DAY - 3], DAY) == 2
    assert count_streak([DAY - 2, DAY - 3], DAY) == 0


def test_the_longest_streak_may_be_over() -> None:
    assert count_longest([]) == 0
    assert count_longest([DAY, DAY - 2, DAY - 3, DAY - 4, DAY - 9]) == 3


def test_a_day_counts_people_and_who_found_the_best() -> None:
    tries = [tried(1, 12), tried(2, 20), tried(1, 20, number=2), tried(3, 19)]
    result = summarise_day(tries)
    assert result.tried == (1, 2, 3)
    assert result.found == (2, 1)


def test_a_week_sums_the_best_share_of_each_day_and_ties_are_shared() -> None:
    tries = [
        tried(1, 10), tried(1, 18, number=2), tried(1, 20, day=DAY + 1),
        tried(2, 20), tried(2, 15, day=DAY + 1),
        tried(3, 12), tried(3, -4, day=DAY + 1),
    ]  # fmt: skip
    table = build_week_table(tries, {DAY: 12, DAY + 1: 0})
    assert [(one.rank, one.player, one.points, one.days) for one in table] == [
        (1, 1, 175, 2),
        (1, 2, 175, 2),
        (3, 3, 0, 2),
    ]


def test_only_the_best_answer_has_the_whole_share() -> None:
    assert share_of(tried(1, 199, best=200), 0) == 99
    assert share_of(tried(1, 200, best=200), 0) == 100
    assert share_of(tried(1, 36, best=42), 36) == 0, "nothing was done"
    assert share_of(tried(1, 40, best=42), 36) == 66
    assert share_of(tried(1, 2, best=6), 4) == 0, "worse than nothing"
    assert share_of(tried(1, 4, best=4), 4) == 100
    assert share_of(tried(1, 3, best=4), 4) == 0, "no answer gains"


def test_a_puzzle_is_due_once_a_day_from_its_hour_on() -> None:
    start = find_start(DAY)
    assert find_day(start) == DAY
    assert find_day(start - 1) == DAY - 1
    at = start + 8 * HOUR

    def due(now: int, day: int | None, message: int | None = 1) -> int:
        post = None if day is None else PuzzlePost(5, day, 7, message)
        return PuzzleChannel(5, 7, 8, post).find_due(now)

    assert due(start, None) == at, "not before its hour"
    assert due(at + 5 * HOUR, None) == at, "late is still today"
    assert due(at, DAY - 4) == at, "of several missed days only today counts"
    assert due(at, DAY) == at + 24 * HOUR
    assert due(at, DAY, message=None) == at, "begun before a kill"
    assert due(at, DAY, message=0) == at + 24 * HOUR, "its channel is closed"
