"""Final places, the house's word on top of the game's."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Seat


def compute_final_ranks(places: Sequence[int], resigned: Sequence[Seat]) -> tuple[int, ...]:
    """The game's places (from 1, shared on ties) with resigned seats moved last.

    `resigned` are seats in the order of giving up: the first to go is the very last.
    """
    stayed = [place for seat, place in enumerate(places) if seat not in resigned]
    final = [1 + sum(other < place for other in stayed) for place in places]
    for back, seat in enumerate(resigned):
        final[seat] = len(places) - back
    return tuple(final)


def compute_claim_ranks(winner: Seat, seats: int, resigned: Sequence[Seat]) -> tuple[int, ...]:
    """The winner first, the computer players share the second place, resigned seats last."""
    return compute_final_ranks([1 if seat == winner else 2 for seat in range(seats)], resigned)
