"""Final ranks: the game's, corrected for resignations and claims."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Seat, rank_with_ties


def compute_final_ranks(places: Sequence[int], resigned: Sequence[Seat]) -> tuple[int, ...]:
    """The game's ranks (from 1, shared on ties) with resigned seats moved last.

    `resigned` are seats in the order of resignation: the first one is the very last.
    """
    return rank_with_ties(
        [
            (0, resigned.index(seat)) if seat in resigned else (1, -place)
            for seat, place in enumerate(places)
        ]
    )


def compute_claim_ranks(winner: Seat, seats: int, resigned: Sequence[Seat]) -> tuple[int, ...]:
    """The winner is first, computers share the second rank, resigned seats are last."""
    return compute_final_ranks([1 if seat == winner else 2 for seat in range(seats)], resigned)
