"""Public events: nothing secret is ever in one."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.cells import Cell
from engine.contract import Seat
from engine.cutterland.cards import Card
from engine.cutterland.layouts import Layout
from engine.cutterland.pieces import Piece


@dataclass(frozen=True, slots=True)
class CardCut:
    """A card was revealed and cut into `groups`; `penalty` is 0, or -3 for an overcut."""

    seat: Seat
    card: Card
    groups: tuple[str, ...]
    penalty: int


@dataclass(frozen=True, slots=True)
class PiecesDrawn:
    """A seat drew the pieces of its turn from the bag; those of the first turn are drawn when the
    match is dealt."""

    seat: Seat
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class PiecesDiscarded:
    seat: Seat
    pieces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PieceTaken:
    """`forced` is true for the last piece, which goes to the active player automatically."""

    seat: Seat
    piece: str
    forced: bool


@dataclass(frozen=True, slots=True)
class PieceLaid:
    """`forced` is true for a land's first piece, which is laid for its owner."""

    seat: Seat
    piece: str
    cell: Cell
    turns: int
    forced: bool


@dataclass(frozen=True, slots=True)
class PieceLost:
    """A piece fitted nowhere and left the game; its owner keeps the tokens."""

    seat: Seat
    piece: str


@dataclass(frozen=True, slots=True)
class LayoutCommitted:
    """A seat committed its layout, which stays secret."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LayoutRecalled:
    seat: Seat


@dataclass(frozen=True, slots=True)
class LayoutsRevealed:
    """All layouts are revealed, by seat, with their prey; the predators hunt."""

    layouts: tuple[Layout, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    scores: tuple[int, ...]
    places: tuple[int, ...]


Event: TypeAlias = (
    CardCut | PiecesDrawn | PiecesDiscarded | PieceTaken | PieceLaid | PieceLost
    | LayoutCommitted | LayoutRecalled | LayoutsRevealed | MatchEnded
)  # fmt: skip
