"""What is known of how people play: their ratings, and what they have finished. All of it is read
from the results in the store, so that nothing has to be kept in step with them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

from bot.leagues.corrections import Corrections
from bot.leagues.ratings import RatedMatch, RatingKey, Ratings, size_class
from bot.models.ratings import PlayerRating, Tally
from bot.models.results import MatchResult
from bot.storage import Store

PROFILE_LIMIT: Final = 500
"""How far back a profile looks."""


class RatingService:
    """Folds results into ratings as they come; a thread takes the first and longest fold."""

    def __init__(self, store: Store, rulings: Callable[[], Awaitable[Corrections]]) -> None:
        """`rulings` are what organisers say of results now."""
        self._results = store.results
        self._read_corrections = rulings
        self._corrections: Corrections = {}
        self._lock = asyncio.Lock()
        self._ratings = Ratings()
        self._last = 0
        self._counted = 0

    async def read_ratings(self) -> Ratings:
        """All ratings as of now."""
        async with self._lock:
            rows, rulings = (
                await self._results.read_since(self._last),
                await self._read_corrections(),
            )
            whole = self._counted + len(rows) == await self._results.count()
            if not whole or rulings != self._corrections:
                self._corrections = rulings
                self._ratings, self._last, self._counted = Ratings(), 0, 0
                rows = await self._results.read_since(0)
            await asyncio.to_thread(self._fold, rows)
            return self._ratings

    async def ratings_of(self, player: int) -> tuple[PlayerRating, ...]:
        """A player's ratings, that of the most matches first."""
        ratings = await self.read_ratings()
        found = [
            PlayerRating(key.game, key.size, player, rating, tuple(ratings.histories[key]))
            for key, rating in ratings.ratings.items()
            if key.player == player
        ]
        return tuple(sorted(found, key=lambda one: (-one.rating.matches, one.game, one.size)))

    async def list_leaders(self, guild: int, game: str, size: str) -> tuple[PlayerRating, ...]:
        """Those who have finished a match in a server by their ratings, whoever is provisional
        after the others."""
        ratings = await self.read_ratings()
        here = await self._results.players_of(guild)
        known = [(player, ratings.ratings.get(RatingKey(game, size, player))) for player in here]
        found = [PlayerRating(game, size, player, one) for player, one in known if one is not None]
        return tuple(
            sorted(
                found, key=lambda r: (r.rating.is_provisional, -r.rating.display_value, r.player)
            )
        )

    async def list_sizes(self, guild: int) -> tuple[tuple[str, str], ...]:
        """The games and sizes of table that somebody here is rated in."""
        ratings, here = await self.read_ratings(), {*await self._results.players_of(guild)}
        return tuple(sorted({(k.game, k.size) for k in ratings.ratings if k.player in here}))

    async def tallies_of(self, player: int) -> tuple[Tally, ...]:
        """What a player has finished, the game of the most matches first."""
        games: dict[str, list[tuple[MatchResult, int]]] = {}
        for row in await self._results.find_by_player(player, PROFILE_LIMIT):
            seat = next(s for s, one in enumerate(row.seats) if one.player == player)
            games.setdefault(row.game, []).append((row, seat))
        found = [_tally(game, played) for game, played in games.items()]
        return tuple(sorted(found, key=lambda one: (-one.matches, one.game)))

    def _fold(self, rows: Iterable[MatchResult]) -> None:
        for row in rows:
            self._ratings.add(build_rated_match(row, self._corrections))
            self._last = row.id
            self._counted += 1


def build_rated_match(row: MatchResult, rulings: Corrections) -> RatedMatch:
    """A result as far as it is rated, by what an organiser has said of it."""
    scores = rulings.get(row.match, tuple(one.score for one in row.seats))
    mine = [
        (one.player, score)
        for one, score in zip(row.seats, scores, strict=False)
        if one.rated and one.player is not None
    ]
    players, points = tuple(one for one, _ in mine), tuple(score for _, score in mine)
    return RatedMatch(row.match, row.game, len(row.seats), players, points, row.at)


def _tally(game: str, played: Sequence[tuple[MatchResult, int]]) -> Tally:
    mine = [row.seats[seat] for row, seat in played]
    alone = [len(row.seats) == 1 for row, _ in played]
    return Tally(
        game=game,
        matches=len(played),
        wins=sum(one.rank == 1 and not solo for one, solo in zip(mine, alone, strict=True)),
        average=sum(one.score for one in mine) / len(mine),
        newest=tuple((row.match, seat) for row, seat in played),
    )


__all__ = ["RatingService", "build_rated_match", "size_class"]
