"""Public events: nothing secret is ever in one."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.cells import Cell
from engine.clustered.cards import Card
from engine.contract import Seat

STUCK: Final = "stuck"  # no card of the hand could be placed (rules, section 2)
TRIM: Final = "trim"  # the hand held more than five (rules, section 4, fast game)


@dataclass(frozen=True, slots=True)
class CardPlaced:
    """`forced` is true for the only legal placement, which is made automatically."""

    seat: Seat
    card: Card
    cell: Cell
    forced: bool


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """`why` is `stuck` or `trim`; `forced` as in `CardPlaced`."""

    seat: Seat
    cards: tuple[Card, ...]
    why: str
    forced: bool


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class FirstDiscardsChosen:
    """A seat chose its first discards, which stay secret."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FirstDiscardsRecalled:
    seat: Seat


@dataclass(frozen=True, slots=True)
class FirstDiscardsRevealed:
    """All seats have chosen: the first discards by seat."""

    cards: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    scores: tuple[int, ...]
    places: tuple[int, ...]


Event: TypeAlias = (
    CardPlaced | CardsDiscarded | CardsDrawn
    | FirstDiscardsChosen | FirstDiscardsRecalled | FirstDiscardsRevealed | MatchEnded
)  # fmt: skip
