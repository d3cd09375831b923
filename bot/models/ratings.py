"""Ratings, and what somebody has finished: plain values for services and screens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

MEAN: Final = 25.0
SPREAD: Final = MEAN / 3
PROVISIONAL: Final = 4.0
"""A rating is provisional while its spread is at least this."""


class Rating(NamedTuple):
    """What is believed of a player's strength, after so many matches."""

    mean: float = MEAN
    spread: float = SPREAD
    matches: int = 0

    @property
    def display_value(self) -> int:
        """The number people see: what the player is almost certainly worth."""
        return round((self.mean - 2 * self.spread) * 40 + 500)

    @property
    def is_provisional(self) -> bool:
        return self.spread >= PROVISIONAL


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """A player's rating in a game at a size of table, with its course: when, and the number."""

    game: str
    size: str
    player: int
    rating: Rating
    history: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """What somebody has finished of a game: matches and those won, the average points, and the
    numbers of the newest ones with the seat they held, newest first."""

    game: str
    matches: int
    wins: int
    average: float
    newest: tuple[tuple[int, int], ...]
