"""How matches ended, and the ratings and tallies that come of it: plain values for services and
screens."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.contract import Options


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a seat ended; `player` is who held it, `rated` whether it counts for them. `saved`: they
    took it over from somebody else, and played to the end."""

    player: int | None
    rank: int
    score: int
    rated: bool
    saved: bool = False


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended by its rules. `id` grows in the order of ends, 0 until it is stored."""

    id: int
    match: int
    guild: int
    game: str
    at: int
    seats: tuple[SeatResult, ...]


@dataclass(frozen=True, slots=True)
class MatchDuration:
    """How many seconds a match took from its start to its end."""

    seats: int
    options: Options
    seconds: int


MEAN: Final = 25.0
SPREAD: Final = MEAN / 3
PROVISIONAL: Final = 4.0  # a rating is provisional while its spread is at least this


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


@dataclass(frozen=True, slots=True)
class Streak:
    """How many in a row: now, and at most so far."""

    now: int = 0
    best: int = 0


NO_STREAK: Final = Streak()


@dataclass(frozen=True, slots=True)
class BestResult:
    """The match, and the seat there, in which a player had most points."""

    match: int
    seat: int
    score: int
