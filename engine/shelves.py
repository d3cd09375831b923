"""Which of a shelf's items a match gets: by chance, so that a seed proves it. No game is known."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chance import Chance
from engine.contract import IllegalOptions, Supply


def reserved(items: Sequence[str], supply: Supply, seed: bytes) -> tuple[str, ...]:
    """The items that a match takes from those on the shelf, sorted; equal ones count each.

    Drawn by `Chance(seed, "shelf")` from the sorted items. Raises `IllegalOptions`: `shelf-short`
    with the number that is `missing`.
    """
    if len(items) < supply.count:
        short = {"missing": supply.count - len(items), "there": len(items), "wanted": supply.count}
        raise IllegalOptions("shelf-short", short)
    return tuple(sorted(Chance(seed, "shelf").shuffled(sorted(items))[: supply.count]))
