"""What a session of a league is known by in the store, of all its seasons."""

from __future__ import annotations

from typing import Final

SEASON: Final = 10_000
"""A season's sessions are kept under its number times this, and their own."""
REPEAT: Final = 10**9
"""What is added for each time that a session was begun again."""


def session_key(season: int, number: int, repeats: int = 0) -> int:
    return REPEAT * repeats + SEASON * season + number


def season_of(key: int) -> int:
    """The season of a session that is known so."""
    return key % REPEAT // SEASON


def number_of(key: int) -> int:
    """The number in its season of a session that is known so."""
    return key % SEASON
