"""Verifiable randomness: everything random in a match follows from its 32-byte seed. A draw is
SHA-256(seed, label, counter) as an integer, with rejection sampling, so that every result is
equally likely and a published seed proves a shuffle years later."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, TypeVar

from engine.contract import FIRST_SEAT, IllegalOptions, Options, Seat

T = TypeVar("T")

RANDOM: Final = "random"  # an option that leaves the choice to chance
_SPACE = 1 << 256


class Rng:
    """A stream of draws for one seed and one label ("cards", "first", ...)."""

    def __init__(self, seed: bytes, label: str) -> None:
        self._stem = len(seed).to_bytes(4, "big") + seed + label.encode() + b"\0"
        self._counter = 0

    def below(self, bound: int) -> int:
        """An integer from 0 to `bound` - 1. Raises `ValueError` for a bound under 1."""
        if bound < 1:
            raise ValueError("a draw needs at least one result")
        fair = _SPACE - _SPACE % bound
        while True:
            digest = sha256(self._stem + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            drawn = int.from_bytes(digest, "big")
            if drawn < fair:
                return drawn % bound

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order, by Fisher-Yates from the end."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def draw_first_seat(seats: int, seed: bytes, options: Options) -> Seat:
    """The first player: the seat with the number given, or drawn with the label `first`. Raises
    `IllegalOptions` for a seat that is not at the table."""
    named = str(options.get(FIRST_SEAT, RANDOM))
    if named == RANDOM:
        return Rng(seed, "first").below(seats)
    if int(named) > seats:
        raise IllegalOptions("first-absent", first=int(named), seats=seats)
    return int(named) - 1
