"""Streaks, opponents, tallies and the best match of a player, from their results. Pure."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.models.results import BestResult, MatchResult, Streak, Tally

LATELY: Final = 20  # the newest matches whose opponents a profile names
NO_RANK: Final = 0  # in a match that counts for nobody


def apply_ranks(row: MatchResult, ranks: Mapping[int, Sequence[int]]) -> MatchResult:
    """A result with the ranks that its league gives, if it gives others than the match."""
    if row.match not in ranks:
        return row
    places = ranks[row.match] or (NO_RANK,) * len(row.seats)
    both = zip(row.seats, places, strict=True)
    return replace(row, seats=tuple(replace(seat, rank=place) for seat, place in both))


def count_days(times: Iterable[int], zone: str, now: datetime) -> Streak:
    """The days in a row, by the clock of a zone, in which any of these epoch seconds lie; a streak
    lasts until a whole day has passed without one."""
    place, today = ZoneInfo(zone), now.astimezone(ZoneInfo(zone)).date()
    days = {datetime.fromtimestamp(time, UTC).astimezone(place).date() for time in times}
    best = run = 0
    last = date.min
    for day in sorted(days):
        run = run + 1 if day - last == timedelta(days=1) else 1
        best, last = max(best, run), day
    return Streak(run if last >= today - timedelta(days=1) else 0, best)


def count_wins(results: Iterable[MatchResult], player: int) -> Streak:
    """The matches in a row, newest first, that a player has won against others."""
    won = [row.seats[seat_of(row, player)].rank == 1 for row in results if len(row.seats) > 1]
    now = won.index(False) if False in won else len(won)
    best = run = 0
    for is_won in won:
        run = run + 1 if is_won else 0
        best = max(best, run)
    return Streak(now, best)


def count_saved(results: Iterable[MatchResult], player: int) -> int:
    """The matches in which a player took over somebody else's seat and played to the end."""
    return sum(row.seats[seat_of(row, player)].saved for row in results)


def count_opponents(results: Iterable[MatchResult], player: int) -> tuple[tuple[int, int], ...]:
    """The people in a player's newest matches with the number of those, the latest first."""
    counts: Counter[int] = Counter()
    for row in [row for row in results if len(row.seats) > 1][:LATELY]:
        counts.update({seat.player for seat in row.seats if seat.player not in (None, player)})
    return tuple(counts.items())


def find_best(results: Iterable[MatchResult], player: int, game: str) -> BestResult | None:
    """The newest of a player's matches of a game with the most points."""
    best: BestResult | None = None
    for row in results:
        seat = seat_of(row, player)
        if row.game == game and (best is None or row.seats[seat].score > best.score):
            best = BestResult(row.match, seat, row.seats[seat].score)
    return best


def build_tallies(results: Iterable[MatchResult], player: int) -> tuple[Tally, ...]:
    """A player's tallies; the game of the most matches comes first."""
    games: dict[str, list[tuple[MatchResult, int]]] = {}
    for row in results:
        games.setdefault(row.game, []).append((row, seat_of(row, player)))
    tallies = [
        Tally(
            game=game,
            matches=len(played),
            wins=sum(row.seats[seat].rank == 1 and len(row.seats) > 1 for row, seat in played),
            average=sum(row.seats[seat].score for row, seat in played) / len(played),
            newest=tuple((row.match, seat) for row, seat in played),
        )
        for game, played in games.items()
    ]
    return tuple(sorted(tallies, key=lambda tally: (-tally.matches, tally.game)))


def seat_of(row: MatchResult, player: int) -> int:
    return next(number for number, seat in enumerate(row.seats) if seat.player == player)
