"""Ratings and tallies of players, computed from the stored results: nothing else is stored that
could disagree with them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

from bot.leagues.corrections import Corrections
from bot.leagues.profiles import seat_of
from bot.leagues.ratings import RatedMatch, RatingKey, Ratings, size_class
from bot.models.ratings import PlayerRating, Tally
from bot.models.results import MatchResult
from bot.storage import Store

_log = logging.getLogger(__name__)
PROFILE_LIMIT: Final = 500
"""Results that a profile covers."""


class RatingService:
    """Folds new results into ratings, in a thread, as the first fold is long."""

    def __init__(self, store: Store, corrections: Callable[[], Awaitable[Corrections]]) -> None:
        """`corrections` reads the present ones."""
        self._results = store.results
        self._read_corrections = corrections
        self._corrections: Corrections = {}
        self._lock = asyncio.Lock()
        self._ratings = Ratings()
        self._last = 0
        self._counted = 0

    async def read_ratings(self) -> Ratings:
        """All ratings as of now."""
        async with self._lock:
            rows = await self._results.read_since(self._last)
            corrections = await self._read_corrections()
            complete = self._counted + len(rows) == await self._results.count()
            if not complete or corrections != self._corrections:
                self._corrections = corrections
                self._ratings, self._last, self._counted = Ratings(), 0, 0
                rows = await self._results.read_since(0)
            await asyncio.to_thread(self._fold, rows)
            return self._ratings

    async def ratings_of(self, player: int) -> tuple[PlayerRating, ...]:
        """A player's ratings, the one of the most matches first."""
        ratings = await self.read_ratings()
        found = [
            PlayerRating(key.game, key.size, player, rating, tuple(ratings.histories[key]))
            for key, rating in ratings.ratings.items()
            if key.player == player
        ]
        return tuple(sorted(found, key=lambda r: (-r.rating.matches, r.game, r.size)))

    async def list_leaders(self, guild: int, game: str, size: str) -> tuple[PlayerRating, ...]:
        """Everyone who has finished a match in a server by rating, provisional ones last."""
        ratings = (await self.read_ratings()).ratings
        players = await self._results.players_of(guild)
        known = [(player, ratings.get(RatingKey(game, size, player))) for player in players]
        found = [PlayerRating(game, size, p, rating) for p, rating in known if rating is not None]
        found.sort(key=lambda r: (r.rating.is_provisional, -r.rating.display_value, r.player))
        return tuple(found)

    async def list_sizes(self, guild: int) -> tuple[tuple[str, str], ...]:
        """The games and table sizes that anyone in a server is rated in; those that are played most
        there come first."""
        ratings, players = await self.read_ratings(), {*await self._results.players_of(guild)}
        rated = {(k.game, k.size) for k in ratings.ratings if k.player in players}
        played = [one for one in await self.list_played(guild) if one in rated]
        return (*played, *sorted(rated.difference(played)))

    async def list_played(self, guild: int) -> tuple[tuple[str, str], ...]:
        """The games and table sizes that are played in a server, the one of the most matches
        first."""
        counts: Counter[tuple[str, str]] = Counter()
        for (game, seats), count in (await self._results.count_by_game(guild)).items():
            counts[game, size_class(seats)] += count
        return tuple(sorted(counts, key=lambda one: (-counts[one], one)))

    async def results_of(self, player: int) -> tuple[MatchResult, ...]:
        """The results that a profile covers, newest first."""
        return await self._results.find_by_player(player, PROFILE_LIMIT)

    def _fold(self, rows: Iterable[MatchResult]) -> None:
        for row in rows:
            self._last = row.id
            self._counted += 1
            try:
                self._ratings.add(build_rated_match(row, self._corrections))
            except Exception:  # noqa: BLE001 - one result, whatever it is, and not all ratings
                _log.exception("the result of match %d cannot be rated", row.match)


def build_rated_match(row: MatchResult, corrections: Corrections) -> RatedMatch:
    """A result as far as it is rated, corrections applied."""
    scores = corrections.get(row.match, tuple(seat.score for seat in row.seats))
    rated = [
        (seat.player, score)
        for seat, score in zip(row.seats, scores, strict=False)
        if seat.rated and seat.player is not None
    ]
    players, points = tuple(player for player, _ in rated), tuple(score for _, score in rated)
    return RatedMatch(row.match, row.game, len(row.seats), players, points, row.at)


def build_tallies(results: Iterable[MatchResult], player: int) -> tuple[Tally, ...]:
    """A player's tallies; the game of the most matches comes first."""
    games: dict[str, list[tuple[MatchResult, int]]] = {}
    for row in results:
        games.setdefault(row.game, []).append((row, seat_of(row, player)))
    tallies = [_tally(game, played) for game, played in games.items()]
    return tuple(sorted(tallies, key=lambda tally: (-tally.matches, tally.game)))


def _tally(game: str, played: Sequence[tuple[MatchResult, int]]) -> Tally:
    return Tally(
        game=game,
        matches=len(played),
        wins=sum(row.seats[seat].rank == 1 and len(row.seats) > 1 for row, seat in played),
        average=sum(row.seats[seat].score for row, seat in played) / len(played),
        newest=tuple((row.match, seat) for row, seat in played),
    )
