"""People who wait for a match: what they want to play, and where."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.models.match import Address

Pace: TypeAlias = Literal["now", "days"]
PACES: Final[tuple[Pace, ...]] = ("now", "days")
MOST_SEEKS: Final = 3  # games that a person may wait for at once
PATIENCE: Final = {"now": 2 * 3600, "days": 3 * 24 * 3600}
"""Seconds after which a wait ends by itself, by pace."""
EndReason: TypeAlias = Literal["expired", "game", "matches"]
"""Why a wait ended that did not lead to a match: no one came, the game is no longer offered, or the
person has joined too many matches meanwhile."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What somebody waits for; only people with equal terms meet."""

    game: str
    seats: int
    pace: Pace
    rated: bool = False


@dataclass(frozen=True, slots=True)
class Seek:
    """A person who waits, and is called at the address; `id` is 0 before it is stored. Times are
    epoch seconds."""

    id: int
    player: int
    terms: Terms
    address: Address
    joined: int
    leaves: int
    reason: str | None = None
