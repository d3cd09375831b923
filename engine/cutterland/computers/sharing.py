"""Who will take which piece: the others take what is best for them at once, the computer what is
best in the end (rules, section 3.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from engine.contract import Seat

UNLIKELY: Final = 0.03
"""Choices this much less likely than the likeliest are ignored."""


@dataclass(frozen=True, slots=True)
class Share:
    """The sharing of a card: `gains[seat][piece]`, and how much others' gains count for `seat`.

    With `doubt` the others may value pieces differently: one that brings as much less than the
    best is taken e times less often.
    """

    seat: Seat
    gains: Sequence[Sequence[int]]
    spite: float
    doubt: float = 0.0

    def best(self, choosers: Sequence[Seat], left: int) -> tuple[float, int]:
        """What the sharing brings from here on, and the next piece to be taken.

        `left` is a mask of the available pieces.
        """
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
