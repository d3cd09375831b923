"""How matches ended."""

from __future__ import annotations

from dataclasses import dataclass

from engine.contract import Options


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a seat ended; `player` is who held it, `rated` whether it counts for them."""

    player: int | None
    rank: int
    score: int
    rated: bool


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended by its rules. `id` grows in the order in which matches ended, 0 until it
    is stored."""

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
