"""The board as computers work on it: places in lists, changed in place and undone.

A place is a cell's index in rows of 28: the table has a border, so that no edge needs checking.
Kinds of cards are bits of a number, in the order of `cards.KINDS`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.cells import SIDE, Cell, cells_in
from engine.clustered.cards import KINDS, START, STRANGERS, Card, deck_of
from engine.clustered.views import View
from engine.contract import Seat

Place: TypeAlias = int
Kinds: TypeAlias = int

WIDTH: Final = SIDE + 2
ROUND: Final = (1, -1, WIDTH, -WIDTH)
ALL: Final[Kinds] = (1 << len(KINDS)) - 1
BIT: Final = {card: 1 << number for number, card in enumerate(KINDS)}
FITTING: Final[dict[Card, Kinds]] = {
    **{card: ALL & ~sum(BIT[other] for other in STRANGERS[card]) for card in KINDS},
    START: ALL,
}
"""The kinds that can lie next to each card."""
FREE: Final = -1
BARRED: Final = -2


def place_of(cell: Cell) -> Place:
    return (cell // SIDE + 1) * WIDTH + cell % SIDE + 1


def cell_of(place: Place) -> Cell:
    return (place // WIDTH - 1) * SIDE + place % WIDTH - 1


class Ground:
    """A mutable board for search.

    `owner` is the owner of the card in each place (`FREE`, or `BARRED` for a start card or the
    border), `fits` the kinds that could lie there, `own` each seat's places in the order laid,
    `left` the cards each seat has yet to play, in its hand or deck.
    """

    def __init__(self, view: View) -> None:
        self.owner = [BARRED] * (WIDTH * WIDTH)
        self.fits = [ALL] * (WIDTH * WIDTH)
        self.own: list[list[Place]] = [[] for _ in range(view.seats)]
        for cell in cells_in(view.room):
            self.owner[place_of(cell)] = FREE
        self.left = [list(deck_of(player.wilds)) for player in view.players]
        for seat, player in enumerate(view.players):
            for card in player.discards:
                self.left[seat].remove(card)
        for laid in view.board.laid:
            place = place_of(laid.cell)
            if laid.owner is None:
                self.owner[place] = BARRED
                self._narrow(place, laid.card)
            else:
                self.left[laid.owner].remove(laid.card)
                self.lay(place, laid.card, laid.owner)
        self._kinds = [sum(BIT[card] for card in set(cards)) for cards in self.left]

    def _narrow(self, place: Place, card: Card) -> None:
        fitting = FITTING[card]
        for step in ROUND:
            self.fits[place + step] &= fitting

    def lay(self, place: Place, card: Card, seat: Seat) -> tuple[Kinds, ...]:
        """Lay a card; the result is what `undo_lay` needs."""
        before = tuple(self.fits[place + step] for step in ROUND)
        self._narrow(place, card)
        self.owner[place] = seat
        self.own[seat].append(place)
        return before

    def undo_lay(self, place: Place, seat: Seat, before: tuple[Kinds, ...]) -> None:
        """Undo the last `lay`."""
        for step, kinds in zip(ROUND, before, strict=True):
            self.fits[place + step] = kinds
        self.owner[place] = FREE
        self.own[seat].pop()

    def free_neighbours(self, seat: Seat) -> dict[Place, None]:
        """The free places next to a seat's cards."""
        owner = self.owner
        return {
            place + step: None
            for place in self.own[seat]
            for step in ROUND
            if owner[place + step] == FREE
        }

    def fitting(self, seat: Seat, place: Place) -> int:
        """How many kinds of the cards a seat has left fit a place."""
        return (self.fits[place] & self._kinds[seat]).bit_count()
