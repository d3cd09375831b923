"""The cards on the table, in the order laid, and the board's notation (rules, section 5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.cells import Cell, Mask, cell_at, mask_of, name_of, read_rows
from engine.clustered.cards import KINDS, START, Card
from engine.contract import IllegalAction, Seat

OWNERS: Final = "abcdefgh"  # the owners' letters by seat
EMPTY: Final = "."
_SHOWN = 12  # how many characters of an invalid text a refusal quotes


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card in its cell; start cards have no owner."""

    cell: Cell
    card: Card
    owner: Seat | None

    def __str__(self) -> str:
        return self.card if self.owner is None else OWNERS[self.owner] + self.card


@dataclass(frozen=True, slots=True)
class Board:
    """Everything on the table, in the order laid. `by_cell`, `by_card` (the cells of each kind of
    card) and `mask` (all of them) are derived: do not pass them."""

    laid: tuple[PlacedCard, ...] = ()
    by_cell: Mapping[Cell, PlacedCard] = field(compare=False, repr=False, default_factory=dict)
    by_card: Mapping[Card, Mask] = field(compare=False, repr=False, default_factory=dict)
    mask: Mask = field(compare=False, repr=False, default=0)

    def __post_init__(self) -> None:
        if self.mask:
            return
        by_card: dict[Card, Mask] = {}
        for laid in self.laid:
            by_card[laid.card] = by_card.get(laid.card, 0) | 1 << laid.cell
        object.__setattr__(self, "by_cell", {laid.cell: laid for laid in self.laid})
        object.__setattr__(self, "by_card", by_card)
        object.__setattr__(self, "mask", mask_of(self.by_cell))

    def lay(self, cell: Cell, card: Card, owner: Seat) -> Board:
        """The board with another card; nothing is checked here."""
        laid = PlacedCard(cell, card, owner)
        by_card = {**self.by_card, card: self.by_card.get(card, 0) | 1 << cell}
        by_cell = {**self.by_cell, cell: laid}
        return Board((*self.laid, laid), by_cell, by_card, self.mask | 1 << cell)

    def cells_by_seat(self, seats: int) -> tuple[Mask, ...]:
        masks = [0] * seats
        for laid in self.laid:
            if laid.owner is not None:
                masks[laid.owner] |= 1 << laid.cell
        return tuple(masks)


def read_board(text: str) -> tuple[Board, Mask]:
    """Parse a board into its cards in reading order, and the mask of all cells written. The top
    left corner is `A1`. Raises `IllegalAction`: `grid-…`, `card-unknown`."""
    laid: list[PlacedCard] = []
    written: Mask = 0
    for row, words in enumerate(read_rows(text, "5")):
        for column, word in enumerate(words):
            cell = cell_at(row, column)
            written |= 1 << cell
            if word != EMPTY:
                laid.append(read_placed_card(cell, word))
    return Board(tuple(laid)), written


def read_placed_card(cell: Cell, word: str) -> PlacedCard:
    """Parse a card of a board. Raises `board-unknown`."""
    if word == START:
        return PlacedCard(cell, START, None)
    if word[:1] in OWNERS and word[1:] in KINDS:
        return PlacedCard(cell, word[1:], OWNERS.index(word[0]))
    place = name_of(cell)
    raise IllegalAction(
        "board-unknown", section="5", cells=(place,), text=word[:_SHOWN], cell=place
    )
