"""What a match draws from its community's inventory, at random so that its seed proves it. No game
is known here, and no store: the caller removes the items and adds new ones."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.contract import Game, IllegalOptions, Options, OptionValue, Supply, UsesInventory
from engine.rng import Rng


@dataclass(frozen=True, slots=True)
class Allocation:
    """The options a match starts with, the items `taken` from the inventory, and those `made` and
    added to it just before, because there were too few."""

    options: dict[str, OptionValue]
    taken: tuple[str, ...] = ()
    made: tuple[str, ...] = ()


def allocate(
    game: Game[Any, Any, Any, Any], seats: int, options: Options, seed: bytes, kept: Sequence[str]
) -> Allocation:
    """What a match with these options takes from its first supply, of which `kept` is stored;
    nothing in most games. Raises `IllegalOptions`: the supply's `short` if items are missing and
    cannot be made. Making some may take seconds."""
    supplies = game.supplies(seats, options) if isinstance(game, UsesInventory) else ()
    if not supplies or not isinstance(game, UsesInventory):
        return Allocation(dict(options))
    supply, items = supplies[0], find_available(game, supplies[0], kept)
    missing = count_missing(supply, items)
    made = game.make_items(seats, supply, missing, seed) if missing else ()
    return fill_options(supply, options, seed, items, made)


def find_available(
    game: UsesInventory[Any], supply: Supply, kept: Sequence[str]
) -> tuple[str, ...]:
    """The items that a match can take, from those that are stored."""
    stock = game.stocks.get(supply.inventory)
    if stock is None:
        return tuple(kept)
    out = set(kept)
    return tuple(item for item in stock if item not in out)


def count_missing(supply: Supply, items: Sequence[str]) -> int:
    """How many items have to be made; 0 where the supply may not be filled."""
    return max(0, supply.count - len(items)) if supply.may_fill else 0


def fill_options(
    supply: Supply, options: Options, seed: bytes, items: Sequence[str], made: tuple[str, ...]
) -> Allocation:
    """What a match takes from the items of its inventory and those just made. Raises
    `IllegalOptions`: the supply's `short`."""
    taken = draw_items((*items, *made), supply, seed)
    full: dict[str, OptionValue] = {**options, supply.option: taken}
    return Allocation(full | ({supply.filled: len(made)} if made else {}), taken, made)


def draw_items(items: Sequence[str], supply: Supply, seed: bytes) -> tuple[str, ...]:
    """The items that a match takes, sorted; equal ones count each. Drawn by `Rng(seed, "shelf")`
    from the sorted items. Raises `IllegalOptions`: the supply's `short` with the number that is
    `missing`."""
    if len(items) < supply.count:
        short = {"missing": supply.count - len(items), "there": len(items), "wanted": supply.count}
        raise IllegalOptions(supply.short, **short)
    return tuple(sorted(Rng(seed, "shelf").shuffle(sorted(items))[: supply.count]))
