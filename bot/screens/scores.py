"""Differences and places, as the screens of all games tell them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.models.match import Table
from engine.contract import Outcome, Seat


def format_gain(points: int) -> str:
    """A difference with its sign: `+5`, `−2`, `±0`."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


def ranks_of(outcome: Outcome | None, table: Table) -> tuple[int, ...]:
    """Places from 1 by seat: the house's word, where who resigned is last, else the game's; empty
    for a match that nobody was left to end."""
    if table.ranks or outcome is None:
        return table.ranks
    return outcome.places


def order_seats(places: Sequence[int]) -> list[Seat]:
    """The seats, the first place first."""
    return sorted(range(len(places)), key=lambda seat: (places[seat], seat))
