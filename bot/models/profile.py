"""What a profile says beyond ratings and tallies: plain values for services and screens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


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
