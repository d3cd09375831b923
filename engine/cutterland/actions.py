"""What a seat can decide (rules, sections 3 and 4). Frozen values; checks are in `rules.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cutterland.cells import Cell
from engine.cutterland.layouts import Layout


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut a card of the hand into pieces.

    `card` is its number in the hand as dealt, from 1; numbers of cards already cut are not used
    again. `groups` are the pieces as strings of square letters, canonically with their letters in
    order and the groups by their first letter: `("ABEF", "CDGH", "IJKL")`.
    """

    card: int
    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Discard:
    """Name all the surplus pieces of an overcut, by letter; they leave the game."""

    pieces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Take:
    """Choose an offered piece by its letter."""

    piece: str


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a taken piece: its letter, the cell of the turned bounding box's top left corner, and
    clockwise quarter turns 0 to 3."""

    piece: str
    cell: Cell
    turns: int


@dataclass(frozen=True, slots=True)
class Resolve:
    """Commit a whole layout with the dragons' prey; `layout.prey` None means the best choice."""

    layout: Layout


@dataclass(frozen=True, slots=True)
class Recall:
    """Take a committed layout back, until the last seat has committed."""


Action: TypeAlias = Cut | Discard | Take | Place | Resolve | Recall
