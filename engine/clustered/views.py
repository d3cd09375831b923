"""What one seat, or the public, may know of a match (rules, section 2). Screens and computer
players see nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cells import Cell, Mask
from engine.clustered.boards import Board
from engine.clustered.cards import Card
from engine.clustered.scoring import Score
from engine.contract import Outcome, Seat


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as everybody sees it: how many cards it holds and has yet to draw, its discards face
    up, its wild cards in all, whether its first discards are chosen, and its score as it stands."""

    cards_held: int
    cards_to_draw: int
    discards: tuple[Card, ...]
    wilds: int
    committed: bool
    score: Score


@dataclass(frozen=True, slots=True)
class View:
    """A match as `seat` sees it; `seat` None is the public.

    `phase` is `opening`, `turn`, `trim` or `over`. `board.laid` is in the order laid, the newest
    last; `room` are the cells of the table. `hand` is the viewer's own in the order drawn, `places`
    the cells in reading order that each of its cards could be placed in now, `chosen` the viewer's
    first discards until all have chosen. `wanted` is how many cards a discard names now; `stuck`
    says that the viewer is to act and has no place for any card.
    """

    seat: Seat | None
    seats: int
    table: str
    fast: bool
    size_bonuses: bool
    first: Seat
    active: Seat
    phase: str
    to_act: frozenset[Seat]
    board: Board
    room: Mask
    hand: tuple[Card, ...]
    places: tuple[tuple[Cell, ...], ...]
    chosen: tuple[Card, ...] | None
    wanted: int
    stuck: bool
    players: tuple[SeatView, ...]
    outcome: Outcome | None
