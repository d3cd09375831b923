"""A match played on to its end, fast: every seat lays what brings it most beside its own cards.
Nothing is walked for: how long the rows are that end in a place, and which of its neighbours are a
seat's, is kept for every place. A whole match takes a few milliseconds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.cells import cells_in
from engine.clustered.cards import WILD, Card
from engine.clustered.computers.thinking import (
    ALL,
    BARRED,
    BIT,
    BLOCK,
    FITTING,
    FREE,
    ROUND,
    SHORT,
    WIDTH,
    WILD_COSTS,
    Place,
    area_through,
    credit_of,
    place_of,
)
from engine.clustered.rules import FAST_DRAW
from engine.clustered.scoring import LEAST_LINE, SIZE_BONUS
from engine.clustered.state import HAND
from engine.clustered.views import View
from engine.contract import Seat

_AROUND: Final = (1, WIDTH + 1, WIDTH, WIDTH - 1, -1, -WIDTH - 1, -WIDTH, 1 - WIDTH)
"""The eight neighbours of a place, in a circle."""
_OPPOSITE: Final = tuple((step, 1 << (number + 4) % 8) for number, step in enumerate(_AROUND))
_THREE: Final = 0.5  # credit for three cards of a block of two by two
_WILD: Final = BIT[WILD]
_CARDS: Final = {bit: card for card, bit in BIT.items()}
_NOTHING: Final = -9.0  # less than any place is worth
_LAST_WILD: Final = 0.5  # what a wild card costs once nothing is left to draw


def _points(length: int) -> int:
    return length if length >= LEAST_LINE else 0


def _rate_line(one: int, other: int) -> float:
    length = one + other + 1
    if length >= LEAST_LINE:
        return length - credit_of(one) - credit_of(other)
    return SHORT[length] * 0.9 - SHORT[one] - SHORT[other]


def _rate_corners(near: int) -> float:
    """Credit for the blocks of two by two that a place is part of."""
    counts = [sum(near >> (corner + one) % 8 & 1 for one in range(3)) for corner in (0, 2, 4, 6)]
    return sum((0.0, 0.0, _THREE, BLOCK)[count] for count in counts)


_LINES: Final = tuple(tuple(_rate_line(a, b) for b in range(WIDTH)) for a in range(WIDTH))
"""What a card is worth between rows of so many of the seat's."""
_LINE_POINTS: Final = tuple(
    tuple(_points(a + b + 1) - _points(a) - _points(b) for b in range(WIDTH)) for a in range(WIDTH)
)
_CORNERS: Final = tuple(map(_rate_corners, range(256)))


class Position:
    """A table to play on; copied for each playout, since nothing is undone.

    `owner` and `fits` are as in `Ground`. For each seat, `right`, `left`, `down` and `up` say how
    many of its cards lie in a row beside each place, `near` which of the eight places around are
    its own, `edges` are the free places beside its cards; `rim` those beside any card.
    """

    __slots__ = (
        "areas", "down", "edges", "fits", "left", "lines", "longest", "near", "owner", "right",
        "rim", "up",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        size, seats = WIDTH * WIDTH, range(view.seats)
        self.owner, self.fits = [BARRED] * size, [ALL] * size
        for cell in cells_in(view.room):
            self.owner[place_of(cell)] = FREE
        self.right, self.left = [bytearray(size) for _ in seats], [bytearray(size) for _ in seats]
        self.down, self.up = [bytearray(size) for _ in seats], [bytearray(size) for _ in seats]
        self.near = [bytearray(size) for _ in seats]
        self.edges: list[dict[Place, None]] = [{} for _ in seats]
        self.rim: dict[Place, None] = {}
        self.areas, self.lines, self.longest = [[0] * view.seats for _ in range(3)]
        for laid in view.board.laid:
            place = place_of(laid.cell)
            if laid.owner is None:
                self.owner[place] = BARRED
                self.rim.pop(place, None)
                for step in ROUND:
                    if self.owner[place + step] == FREE:
                        self.rim[place + step] = None
            else:
                self.lay(place, laid.card, laid.owner)

    def copy(self) -> Position:
        other = Position.__new__(Position)
        other.owner, other.fits, other.rim = self.owner[:], self.fits[:], self.rim.copy()
        other.right, other.left = [a[:] for a in self.right], [a[:] for a in self.left]
        other.down, other.up = [a[:] for a in self.down], [a[:] for a in self.up]
        other.near, other.edges = [a[:] for a in self.near], [a.copy() for a in self.edges]
        other.areas, other.lines, other.longest = self.areas[:], self.lines[:], self.longest[:]
        return other

    def lay(self, place: Place, card: Card, seat: Seat) -> None:
        owner, fits, fitting = self.owner, self.fits, FITTING[card]
        rim, edges = self.rim, self.edges[seat]
        owner[place] = seat
        for other in self.edges:
            other.pop(place, None)
        rim.pop(place, None)
        for step in ROUND:
            beside = place + step
            fits[beside] &= fitting
            if owner[beside] == FREE:
                edges[beside] = rim[beside] = None
        right, left = self.right[seat][place], self.left[seat][place]
        down, up = self.down[seat][place], self.up[seat][place]
        width, height = right + left + 1, down + up + 1
        self.lines[seat] += _LINE_POINTS[right][left] + _LINE_POINTS[down][up]
        self.longest[seat] = max(self.longest[seat], width, height)
        if width > 1 and height > 1 and width * height > self.areas[seat]:
            self.areas[seat] = max(self.areas[seat], area_through(owner, seat, place))
        self.left[seat][place + right + 1] = self.right[seat][place - left - 1] = width
        self.up[seat][place + (down + 1) * WIDTH] = height
        self.down[seat][place - (up + 1) * WIDTH] = height
        near = self.near[seat]
        for step, bit in _OPPOSITE:
            near[place + step] |= bit

    def score(self, *, size_bonuses: bool) -> list[int]:
        found = [area + lines for area, lines in zip(self.areas, self.lines, strict=True)]
        if size_bonuses and len(found) > 1:
            lines = [one if one >= LEAST_LINE else 0 for one in self.longest]
            for sizes in (self.areas, lines):
                most = max(sizes)
                if most and sizes.count(most) == 1:
                    found[sizes.index(most)] += SIZE_BONUS
        return found

    @staticmethod
    def draw(hand: list[Card], deck: list[Card], *, fast: bool) -> None:
        """Draw from the end of a deck, and discard the oldest cards of too many."""
        hand.extend(deck.pop() for _ in range(min(FAST_DRAW if fast else 1, len(deck))))
        while len(hand) > HAND:
            hand.remove(next((card for card in hand if card != WILD), WILD))

    def play_on(
        self, hands: list[list[Card]], decks: Sequence[list[Card]], active: Seat, *, fast: bool
    ) -> None:
        """Play to the end. `decks` are drawn from their ends."""
        seats = len(hands)
        while any(hands):
            hand, deck = hands[active], decks[active]
            if hand:
                self._take_turn(active, hand, wild_costs=WILD_COSTS if deck else _LAST_WILD)
                self.draw(hand, deck, fast=fast)
            active = (active + 1) % seats

    def _take_turn(self, seat: Seat, hand: list[Card], wild_costs: float) -> None:
        """Lay the card that brings most beside the seat's own; else any card; else discard one."""
        owner, fits, near, area = self.owner, self.fits, self.near[seat], self.areas[seat]
        right, left, down, up = self.right[seat], self.left[seat], self.down[seat], self.up[seat]
        plain = sum({BIT[card] for card in hand if card != WILD})
        wild = _WILD if WILD in hand else 0
        best, where, what = _NOTHING, 0, 0
        for place in self.edges[seat]:
            kinds = fits[place] & plain or wild
            if not kinds:
                continue
            a, b, c, d = right[place], left[place], down[place], up[place]
            worth = _LINES[a][b] + _LINES[c][d] + _CORNERS[near[place]]
            if (a or b) and (c or d) and (a + b + 1) * (c + d + 1) > area:
                worth += max(0, area_through(owner, seat, place) - area)
            if kinds == _WILD:
                worth -= wild_costs
            if worth > best:
                best, where, what = worth, place, kinds
        if not what:
            found = ((place, fits[place] & plain or wild) for place in self.rim)
            where, what = next(((place, kinds) for place, kinds in found if kinds), (0, 0))
        if not what:
            hand.remove(next((card for card in hand if card != WILD), WILD))
            return
        card = _CARDS[what & -what]
        hand.remove(card)
        self.lay(where, card, seat)
