"""Ratings and results of players: plain values for services and screens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

MEAN: Final = 25.0
SPREAD: Final = MEAN / 3
PROVISIONAL: Final = 4.0
"""A rating is provisional while its spread is at least this."""


class Rating(NamedTuple):
    """The estimate of a player's skill after a number of matches."""

    mean: float = MEAN
    spread: float = SPREAD
    matches: int = 0

    @property
    def display_value(self) -> int:
        """The number people see, a cautious estimate."""
        return round((self.mean - 2 * self.spread) * 40 + 500)

    @property
    def is_provisional(self) -> bool:
        return self.spread >= PROVISIONAL


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """A player's rating in a game at a table size; `history` has times and displayed values."""

    game: str
    size: str
    player: int
    rating: Rating
    history: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """A player's finished matches of a game; `newest` are match numbers and seats, newest first."""

    game: str
    matches: int
    wins: int
    average: float
    newest: tuple[tuple[int, int], ...]
