"""Ratings: a deterministic fold over finished matches, by game and table size.

Each match counts by its raw points, ties as ties. The model is Bradley-Terry over all pairs of a
table, as the library's default gives third place as much as two tied winners.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from openskill.models import BradleyTerryFull

from bot.models.ratings import MEAN, SPREAD, Rating


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
        self._model: Any = BradleyTerryFull(mu=MEAN, sigma=SPREAD, beta=SPREAD, gamma=_gamma)
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


_NEWCOMER: Final = Rating()


def _gamma(*_: object, **__: object) -> float:
    """Spreads shrink undamped."""
    return 1.0
