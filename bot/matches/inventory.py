"""What matches take from their community's shelf, and give back: in the same write that starts or
ends them. Which items a game uses, and how, only the game knows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from bot.matches.aggregate import Match
from bot.matches.computers.workers import ComputerFailed, ComputerWorker
from bot.models.commit import InventoryChange
from bot.models.match import AnyGame
from bot.models.match_head import MatchHead
from bot.refusals import OptionsRefused, Refusal
from bot.storage import Store
from bot.storage.interface import ItemsGone
from engine.contract import IllegalOptions, Options, OptionValue, UsesInventory
from engine.inventory import count_missing, fill_options

T = TypeVar("T")
ATTEMPTS: Final = 8


@dataclass(frozen=True, slots=True)
class MatchItems:
    """What a match begins with: its seed, by which its items are chosen, its options with them in,
    and what happens to the shelf."""

    seed: bytes
    options: dict[str, OptionValue]
    shelving: InventoryChange | None = None


TOO_FEW_ITEMS: Final = MatchItems(b"", {})
"""There is too little for the match: nothing begins."""


class ItemsNeeded(Exception):
    """A plan cannot go on without the stock of this match."""

    def __init__(self, head: MatchHead) -> None:
        super().__init__(head.game)
        self.head = head


def needs_items(game: AnyGame, seats: int, options: Options) -> bool:
    """Whether such a match takes anything from a shelf. Raises `IllegalOptions`."""
    return isinstance(game, UsesInventory) and game.supply(seats, options) is not None


def return_items(match: Match) -> InventoryChange | None:
    """What a match that is over for good leaves on the shelf."""
    events = (event for log_event in match.log_events for event in log_event.events)
    return build_return(match.game, match.start.options, events)


def build_return(game: AnyGame, options: Options, events: Iterable[Any]) -> InventoryChange | None:
    if not isinstance(game, UsesInventory):
        return None
    items = game.items_to_return(options, events)
    return InventoryChange(game.inventory_key(options), items) if items else None


class InventoryService:
    """Finds what a plan wants from a shelf, has made what is missing, and plans again where
    somebody else was quicker."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        seeds: Callable[[], bytes],
        computer_worker: ComputerWorker,
    ) -> None:
        self._store = store
        self._games = games
        self._seeds = seeds
        self._computer_worker = computer_worker

    async def run_with_items(
        self, work: Callable[[MatchItems | None], Awaitable[T]], *, or_short: bool = False
    ) -> T:
        """Work with the stock it asks for. Where the shelf has too little, or what is missing
        cannot be made now: with `SHORT`, or raises `Refusal` which says so."""
        stock: MatchItems | None = None
        for _ in range(ATTEMPTS):
            try:
                return await work(stock)
            except ItemsNeeded as wanted:
                stock = await self._take_items(wanted.head, or_short)
            except ItemsGone:
                stock = None
        raise ItemsGone("the shelf changes under every attempt")

    async def _take_items(self, head: MatchHead, or_short: bool) -> MatchItems:
        game = self._games[head.game]
        assert isinstance(game, UsesInventory)
        key = game.inventory_key(head.options)
        items = await self._store.inventory.read_items(head.address.guild, head.game, key)
        seed, seats = self._seeds(), len(head.seats)
        try:
            supply = game.supply(seats, head.options)
            assert supply is not None  # or nothing would have been asked for
            missing, made = count_missing(supply, items), ()
            if missing:
                made = await self._computer_worker.run_task(
                    head.game, "make_items", seats, supply, missing, seed
                )
            found = fill_options(supply, head.options, seed, items, made)
        except IllegalOptions as error:
            if or_short:
                return TOO_FEW_ITEMS
            raise OptionsRefused(head.game, error.code, **error.params) from error
        except ComputerFailed as failed:
            if or_short:
                return TOO_FEW_ITEMS
            raise Refusal("making-fails") from failed
        return MatchItems(seed, found.options, InventoryChange(key, found.made, found.taken))
