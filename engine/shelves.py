"""What a match gets from its community's shelf: by chance, so that its seed proves it.

No game is known here, and no store: who calls takes the items away and puts fresh ones there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.chance import Chance
from engine.contract import Game, IllegalOptions, Options, OptionValue, Supply, UsesShelf


@dataclass(frozen=True, slots=True)
class Supplied:
    """The options a match starts with, the items `taken` from the shelf, and what was `made` and
    put there just before, because too few were there."""

    options: dict[str, OptionValue]
    taken: tuple[str, ...] = ()
    made: tuple[str, ...] = ()


def supplied(
    game: Game[Any, Any, Any, Any], seats: int, options: Options, seed: bytes, items: Sequence[str]
) -> Supplied:
    """What a match with these options takes from the `items` of its shelf; nothing in most games.

    Raises `IllegalOptions`, with `shelf-short` where items are missing that may not be made. Making
    some may take seconds.
    """
    supply = game.supply(seats, options) if isinstance(game, UsesShelf) else None
    if supply is None or not isinstance(game, UsesShelf):
        return Supplied(dict(options))
    missing = to_make(supply, items)
    made = game.made(seats, supply, missing, seed) if missing else ()
    return filled(supply, options, seed, items, made)


def to_make(supply: Supply, items: Sequence[str]) -> int:
    """How many items are missing that may be made."""
    return max(0, supply.count - len(items)) if supply.may_fill else 0


def filled(
    supply: Supply, options: Options, seed: bytes, items: Sequence[str], made: tuple[str, ...]
) -> Supplied:
    """What a match takes from the items of its shelf and those just made. Raises `IllegalOptions`:
    `shelf-short`."""
    taken = reserved((*items, *made), supply, seed)
    full: dict[str, OptionValue] = {**options, supply.option: taken}
    return Supplied(full | ({supply.filled: len(made)} if made else {}), taken, made)


def reserved(items: Sequence[str], supply: Supply, seed: bytes) -> tuple[str, ...]:
    """The items that a match takes from those on the shelf, sorted; equal ones count each.

    Drawn by `Chance(seed, "shelf")` from the sorted items. Raises `IllegalOptions`: `shelf-short`
    with the number that is `missing`.
    """
    if len(items) < supply.count:
        short = {"missing": supply.count - len(items), "there": len(items), "wanted": supply.count}
        raise IllegalOptions("shelf-short", short)
    return tuple(sorted(Chance(seed, "shelf").shuffled(sorted(items))[: supply.count]))
