"""What a player can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cells import Cell
from engine.clustered.cards import Card


@dataclass(frozen=True, slots=True)
class Place:
    """Place a card of the hand in a cell."""

    card: Card
    cell: Cell


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard cards of the hand, canonically sorted: the two first ones of the fast game, one for
    want of a place, or those above five."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Recall:
    """Take the first discards back, until the last seat has chosen."""


Action: TypeAlias = Place | Discard | Recall
