"""Ratings: a deterministic fold over finished matches, by game and table size.

Each match counts by its raw points, ties as ties. The model is Bradley-Terry over all pairs of a
table, as the library's default gives third place as much as two tied winners. Ratings are computed
from the stored results: nothing else is stored that could disagree with them.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from openskill.models import BradleyTerryFull

from bot.leagues.repository import LeagueRepository
from bot.leagues.sessions import Corrections, read_corrections
from bot.matches.repository import MatchRepository
from bot.matches.side_effects import result_of
from bot.models.match import AnyGame, Status
from bot.models.results import MEAN, SPREAD, MatchResult, PlayerRating, Rating
from bot.storage import Store

_log = logging.getLogger(__name__)
PROFILE_LIMIT: Final = 500  # results that a profile covers
_NEWCOMER: Final = Rating()


class RatingKey(NamedTuple):
    game: str
    size: str
    player: int


@dataclass(frozen=True, slots=True)
class RatedMatch:
    """The rated part of a finished match: rated players and their points, and when it ended."""

    match: int
    game: str
    seats: int
    players: tuple[int, ...]
    scores: tuple[int, ...]
    at: int = 0


def size_class(seats: int) -> str:
    """Table sizes that need similar skills are rated together: two, three and four, more."""
    if seats <= 2:
        return "two"
    return "few" if seats <= 4 else "many"


class Ratings:
    """All ratings with their histories; matches are added in the order they ended."""

    def __init__(self, matches: Iterable[RatedMatch] = ()) -> None:
        self._model: Any = BradleyTerryFull(  # spreads shrink undamped
            mu=MEAN, sigma=SPREAD, beta=SPREAD, gamma=lambda *_, **__: 1.0
        )
        self._teams: list[list[Any]] = []
        self.ratings: dict[RatingKey, Rating] = {}
        self.histories: dict[RatingKey, list[tuple[int, int]]] = {}
        """For each rating, after each match: when it ended, and the value shown then."""
        for match in matches:
            self.add(match)

    def add(self, match: RatedMatch) -> None:
        """Rate a match; one with fewer than two rated people changes nothing."""
        if len(match.players) < 2:
            return
        size = size_class(match.seats)
        keys = [RatingKey(match.game, size, player) for player in match.players]
        new = self.rate([self.rating_of(key) for key in keys], match.scores)
        for key, rating in zip(keys, new, strict=True):
            self.ratings[key] = rating
            self.histories.setdefault(key, []).append((match.at, rating.display_value))

    def rating_of(self, key: RatingKey) -> Rating:
        """A player's rating, or a newcomer's."""
        return self.ratings.get(key, _NEWCOMER)

    def rate(self, before: Sequence[Rating], scores: Sequence[float]) -> list[Rating]:
        """The ratings after a match with these points."""
        while len(self._teams) < len(before):
            self._teams.append([self._model.rating()])
        teams = _Teams(self._teams[: len(before)])
        for (member,), rating in zip(teams, before, strict=True):
            member.mu, member.sigma = rating.mean, rating.spread
        after = self._model.rate(teams, scores=list(scores))
        both = zip(after, before, strict=True)
        return [Rating(team[0].mu, team[0].sigma, old.matches + 1) for team, old in both]


class _Teams(list[Any]):
    """Teams that the library may mutate; copying them would take half of its time."""

    def __deepcopy__(self, _: object) -> list[Any]:
        return self


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
        rated = [
            PlayerRating(key.game, key.size, player, rating, tuple(ratings.histories[key]))
            for key, rating in ratings.ratings.items()
            if key.player == player
        ]
        return tuple(sorted(rated, key=lambda r: (-r.rating.matches, r.game, r.size)))

    async def list_leaders(self, guild: int, game: str, size: str) -> tuple[PlayerRating, ...]:
        """Everyone who has finished a match in a server by rating, provisional ones last."""
        ratings = (await self.read_ratings()).ratings
        players = await self._results.players_of(guild)
        known = [(player, ratings.get(RatingKey(game, size, player))) for player in players]
        leaders = [PlayerRating(game, size, p, rating) for p, rating in known if rating is not None]
        leaders.sort(key=lambda r: (r.rating.is_provisional, -r.rating.display_value, r.player))
        return tuple(leaders)

    async def list_sizes(self, guild: int) -> tuple[tuple[str, str], ...]:
        """The games and table sizes that anyone in a server is rated in; those that are played most
        there come first."""
        ratings, players = await self.read_ratings(), {*await self._results.players_of(guild)}
        rated = {(k.game, k.size) for k in ratings.ratings if k.player in players}
        played = [pair for pair in await self.list_played(guild) if pair in rated]
        return (*played, *sorted(rated.difference(played)))

    async def list_played(self, guild: int) -> tuple[tuple[str, str], ...]:
        """The games and table sizes that are played in a server, the one of the most matches
        first."""
        counts: Counter[tuple[str, str]] = Counter()
        for (game, seats), count in (await self._results.count_by_game(guild)).items():
            counts[game, size_class(seats)] += count
        return tuple(sorted(counts, key=lambda pair: (-counts[pair], pair)))

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


@dataclass(frozen=True, slots=True)
class Recount:
    """How many matches were read and have a result, how many stored results were wrong, and how
    many people are rated."""

    read: int
    results: int
    repaired: int
    rated: int


async def recount(store: Store, games: Mapping[str, AnyGame]) -> Recount:
    """Rebuild the results of all finished matches in the order in which they ended; simultaneous
    ones keep their stored order."""
    repository = MatchRepository(store, games, lambda: datetime.now(UTC))
    numbers = await store.matches.find_by_status((Status.FINISHED,))
    results: list[MatchResult] = []
    stored = await store.results.read_since(0)
    known = {row.match: row for row in stored}
    for loaded in await repository.for_each(numbers, repository.load):
        if loaded.match is not None:
            result = result_of(loaded.head, loaded.match, loaded.head.finished or 0)
        else:  # what its log no longer tells is kept
            result = known.get(loaded.head.match)
        results += [] if result is None else [replace(result, id=0)]
    order = {row.match: number for number, row in enumerate(stored)}
    results.sort(key=lambda row: (row.at, order.get(row.match, len(order)), row.match))
    repaired = len({replace(row, id=0) for row in stored} ^ set(results))
    if [row.match for row in results] != [row.match for row in stored] or repaired:
        await store.results.replace_all(results)
    leagues = await LeagueRepository(store, lambda: 0).load_all()
    corrections = await read_corrections(store, leagues.values())
    ratings = Ratings(build_rated_match(row, corrections) for row in results)
    players = {key.player for key in ratings.ratings}
    return Recount(len(numbers), len(results), repaired, len(players))
