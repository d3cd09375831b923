"""Which card to cut, and how, so that the others leave good pieces (rules, section 3.1); and who
will take which piece (section 3.2).

All cuts are estimated by their squares; the best are evaluated with every piece in its best place
in every land; the best of these is refined square by square. Late in a match the solver decides.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nlargest
from math import exp
from random import Random
from typing import Final

from engine.contract import Seat
from engine.cutterland.cards import COLUMNS, LETTERS, Card
from engine.cutterland.computers.evaluation import Evaluation
from engine.cutterland.computers.levels import Effort
from engine.cutterland.computers.placing import best_gain, best_late_gain
from engine.cutterland.cuts import group_of, is_connected, partitions, pieces_of, sort_groups
from engine.cutterland.pieces import Piece

UNLIKELY: Final = 0.03  # choices this much less likely than the likeliest are ignored
Masks = tuple[int, ...]

CLOSE: Final = 5  # how many cuts of a card are ranked, and evaluated by the solver
BESIDE: Final = tuple(
    (one, other)
    for one in range(len(LETTERS))
    for other in (one + 1, one + COLUMNS)
    if other < len(LETTERS) and (other == one + COLUMNS or other % COLUMNS)
)
"""The squares of a card that share a side."""


class Gains:
    """What pieces bring each seat in their best places, with `late` by the solver; equal pieces are
    evaluated once."""

    def __init__(self, outlooks: Sequence[Evaluation], places: int, late: bool = False) -> None:
        self._outlooks = outlooks
        self._places = places
        self._best = best_late_gain if late else best_gain
        self._known: dict[Piece, tuple[int, ...]] = {}

    def of(self, piece: Piece) -> tuple[int, ...]:
        """By seat, in hundredths of a point."""
        known = self._known.get(piece)
        if known is None:
            known = tuple(self._best(one, piece, self._places) for one in self._outlooks)
            self._known[piece] = known
        return known


class Cutter:
    """Rates the cuts of one card by the lands of all seats."""

    def __init__(
        self, card: Card, seat: Seat, choosers: Sequence[Seat], gains: Gains, effort: Effort
    ) -> None:
        self._card = card
        self._seat = seat
        self._choosers = choosers
        self._all_gains = gains
        self._effort = effort
        self._gains: dict[int, tuple[int, ...]] = {}
        self._guesses: dict[int, tuple[int, ...]] = {}
        self._squares = [self._gains_of(1 << number) for number in range(len(LETTERS))]

    def rank_cuts(self, rng: Random, late: Gains | None = None) -> list[tuple[float, Masks]]:
        """What the best cuts found bring, and these cuts as masks, best first. With the solver's
        gains (`late`) they decide between the best ones."""
        everything = partitions(len(self._choosers))
        some = everything
        if len(everything) > self._effort.sample:
            some = rng.sample(everything, self._effort.sample)
        likely = nlargest(self._effort.cuts, some, key=self._guess)
        looked_at = {masks: self.rate(masks) for masks in likely}
        best = max(looked_at, key=lambda masks: (looked_at[masks], masks))
        for _ in range(self._effort.refinements):
            looked_at |= {masks: self.rate(masks) for masks in _neighbouring_cuts(best)}
            better = max(looked_at, key=lambda masks: (looked_at[masks], masks))
            if better == best:
                break
            best = better
        close = nlargest(CLOSE, ((worth, masks) for masks, worth in looked_at.items()))
        if late is None:
            return close
        rated = []
        for _, masks in close:
            pieces = pieces_of(self._card, sort_groups(map(group_of, masks)))
            rated.append((self._share_value([late.of(piece) for piece in pieces]), masks))
        return sorted(rated, reverse=True)

    def _guess(self, masks: Masks) -> float:
        """An estimate of what a cut leaves, as if the squares of a piece came one by one."""
        guesses = self._guesses
        for mask in masks:
            if mask not in guesses:
                squares = [
                    gains for number, gains in enumerate(self._squares) if mask >> number & 1
                ]
                guesses[mask] = tuple(map(sum, zip(*squares, strict=True)))
        return self._share_value([guesses[mask] for mask in masks])

    def rate(self, masks: Masks) -> float:
        """What a cut leaves the seat, less what it leaves the others, weighted by spite."""
        return self._share_value([self._gains_of(mask) for mask in masks])

    def _share_value(self, by_piece: list[tuple[int, ...]]) -> float:
        effort, gains = self._effort, tuple(zip(*by_piece, strict=True))
        share = Share(self._seat, gains, effort.spite, effort.doubt)
        return share.best(self._choosers, (1 << len(by_piece)) - 1)[0]

    def _gains_of(self, mask: int) -> tuple[int, ...]:
        """What a piece brings each seat."""
        gains = self._gains.get(mask)
        if gains is None:
            gains = self._all_gains.of(pieces_of(self._card, (group_of(mask),))[0])
            self._gains[mask] = gains
        return gains


def _neighbouring_cuts(masks: Masks) -> list[Masks]:
    """The cuts that differ in one square."""
    found = []
    for one, other in BESIDE:
        for square, beyond in ((one, other), (other, one)):
            giver = next(mask for mask in masks if mask >> square & 1)
            taker = next(mask for mask in masks if mask >> beyond & 1)
            less, more = giver & ~(1 << square), taker | 1 << square
            if giver != taker and less and is_connected(less):
                changed = {giver: less, taker: more}
                found.append(tuple(changed.get(mask, mask) for mask in masks))
    return sorted(set(found))


@dataclass(frozen=True, slots=True)
class Share:
    """The sharing of a card: `gains[seat][piece]`, and how much others' gains count for `seat`.
    With `doubt` the others may value pieces differently: one that brings as much less than the best
    is taken e times less often."""

    seat: Seat
    gains: Sequence[Sequence[int]]
    spite: float
    doubt: float = 0.0

    def best(self, choosers: Sequence[Seat], left: int) -> tuple[float, int]:
        """What the sharing brings from here on, and the next piece to be taken. `left` is a mask of
        the available pieces."""
        if not choosers:
            return 0.0, -1
        chooser, rest = choosers[0], choosers[1:]
        pieces = [piece for piece in range(left.bit_length()) if left >> piece & 1]
        if chooser != self.seat:
            best = max(pieces, key=lambda piece: (self.gains[chooser][piece], -piece))
            if not self.doubt:
                return self._after(chooser, best, rest, left), best
            return self._average_worth(chooser, pieces, rest, left), best
        return max(
            ((self._after(chooser, piece, rest, left), piece) for piece in pieces),
            key=lambda found: (found[0], -found[1]),
        )

    def _average_worth(
        self, chooser: Seat, pieces: Sequence[int], rest: Sequence[Seat], left: int
    ) -> float:
        """What the sharing brings on average over the likely choices of another seat."""
        gains = self.gains[chooser]
        most = max(gains[piece] for piece in pieces)
        total = weights = 0.0
        for piece in pieces:
            weight = exp((gains[piece] - most) / self.doubt)
            if weight > UNLIKELY:
                weights += weight
                total += weight * self._after(chooser, piece, rest, left)
        return total / weights

    def _after(self, chooser: Seat, piece: int, rest: Sequence[Seat], left: int) -> float:
        gain = self.gains[chooser][piece]
        weight = 1.0 if chooser == self.seat else -self.spite / (len(self.gains) - 1)
        return weight * gain + self.best(rest, left & ~(1 << piece))[0]
