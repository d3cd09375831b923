"""What tries at puzzles come to: streaks, how a day went, and the table of a week."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.models.puzzles import PuzzleTry
from engine.contract import rank_with_ties

WHOLE_SHARE = 100
"""Points in the table for the best answer of a day."""


@dataclass(frozen=True, slots=True)
class DayResult:
    """How the puzzle of a day went in a server: the people who tried it, and those who found the
    best answer, the first one first."""

    tried: tuple[int, ...]
    found: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WeekEntry:
    """A person's rank in the table of a week (equal ones share it), the sum of the shares of each
    day's best gain, and the days on which they tried."""

    rank: int
    player: int
    points: int
    days: int


def count_streak(days: Sequence[int], today: int) -> int:
    """The days in a row up to today, or to yesterday: today is not over. `days`: newest first."""
    if not days or days[0] < today - 1:
        return 0
    return next((n for n, day in enumerate(days) if day != days[0] - n), len(days))


def count_longest(days: Sequence[int]) -> int:
    """The most days in a row. `days`: newest first."""
    longest = run = 0
    for number, day in enumerate(days):
        run = run + 1 if number and days[number - 1] == day + 1 else 1
        longest = max(longest, run)
    return longest


def summarise_day(tries: Iterable[PuzzleTry]) -> DayResult:
    """From the tries of one day, oldest first."""
    tried, found = dict[int, None](), dict[int, None]()
    for attempt in tries:
        tried[attempt.player] = None
        if attempt.points >= attempt.best:
            found[attempt.player] = None
    return DayResult(tuple(tried), tuple(found))


def build_week_table(
    tries: Iterable[PuzzleTry], starts: Mapping[int, int]
) -> tuple[WeekEntry, ...]:
    """From the tries of one week and the points that each day began with: each day's best counts,
    as its share of the best answer's gain."""
    shares: dict[int, dict[int, int]] = {}
    for attempt in tries:
        days = shares.setdefault(attempt.player, {})
        days[attempt.day] = max(days.get(attempt.day, 0), share_of(attempt, starts[attempt.day]))
    players = sorted(shares, key=lambda player: (-sum(shares[player].values()), player))
    points = [sum(shares[player].values()) for player in players]
    ranks = rank_with_ties(points)
    return tuple(
        WeekEntry(rank, player, total, len(shares[player]))
        for rank, player, total in zip(ranks, players, points, strict=True)
    )


def share_of(attempt: PuzzleTry, start: int) -> int:
    """Hundredths of what the best answer gains from the `start`, rounded down, so that only the
    best has all of them."""
    if attempt.points >= attempt.best:
        return WHOLE_SHARE
    return max(attempt.points - start, 0) * WHOLE_SHARE // max(attempt.best - start, 1)
