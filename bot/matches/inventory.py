"""What matches take from their server's inventory and return to it, in the same write that starts
or ends them. Only the game knows which items it uses, and how."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from bot.matches.aggregate import Match
from bot.matches.computers.fair_queue import Asker
from bot.matches.computers.workers import ComputerFailed, ComputerWorker
from bot.models.commit import InventoryChange, StockChange
from bot.models.match import AnyGame
from bot.models.match_head import MatchHead
from bot.refusals import OptionsRefused, Refusal
from bot.storage import Store
from bot.storage.errors import ItemsGone
from engine.contract import IllegalOptions, Options, Supply, UsesInventory, offers
from engine.inventory import count_missing, fill_options, find_available

T = TypeVar("T")
ATTEMPTS: Final = 8


@dataclass(frozen=True, slots=True)
class MatchItems:
    """What a match begins with: its seed, which chooses its items, and its options with them."""

    seed: bytes
    options: Options
    inventory_changes: tuple[InventoryChange | StockChange, ...] = ()


TOO_FEW_ITEMS: Final = MatchItems(b"", {})  # the inventory holds too little: nothing begins


class ItemsNeeded(Exception):
    """A decider needs the items of this match; `or_short`: or to know that there are too few."""

    def __init__(self, head: MatchHead, *, or_short: bool) -> None:
        super().__init__(head.game)
        self.head = head
        self.or_short = or_short


def needs_items(game: AnyGame, seats: int, options: Options) -> bool:
    """Whether such a match takes items from the inventory. Raises `IllegalOptions`."""
    return offers(game, UsesInventory) and bool(game.supplies(seats, options))


def return_items(match: Match) -> tuple[InventoryChange | StockChange, ...]:
    events = (event for log_event in match.log_events for event in log_event.events)
    return build_return(match.game, match.start.options, events)


def build_return(
    game: AnyGame | None, options: Options, events: Iterable[Any]
) -> tuple[InventoryChange | StockChange, ...]:
    if not offers(game, UsesInventory):
        return ()
    returned = game.items_to_return(options, events)
    return tuple(
        StockChange(key, back=items) if key in game.stocks else InventoryChange(key, items)
        for key, items in returned.items()
        if items
    )


class InventoryService:
    """Finds the items that a change needs, has missing ones made, and retries if another match has
    taken them first."""

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

    async def run_with_items(self, work: Callable[[MatchItems | None], Awaitable[T]]) -> T:
        """Run `work` with the items it asks for by `ItemsNeeded`. If the inventory holds too little
        and nothing can be made now: with `TOO_FEW_ITEMS`, or else raises `Refusal`."""
        items: MatchItems | None = None
        for _ in range(ATTEMPTS):
            try:
                return await work(items)
            except ItemsNeeded as needed:
                items = await self._take_items(needed.head, needed.or_short)
            except ItemsGone:
                items = None
        raise ItemsGone("the inventory changes under every attempt")

    async def _take_items(self, head: MatchHead, or_short: bool) -> MatchItems:
        """From the first supply that has enough."""
        game = self._games[head.game]
        assert offers(game, UsesInventory)
        try:
            *others, last = game.supplies(len(head.seats), head.options)
            for supply in others:
                with suppress(IllegalOptions):
                    return await self._take_from(game, supply, head)
            return await self._take_from(game, last, head)
        except (IllegalOptions, ComputerFailed) as error:
            if or_short:
                return TOO_FEW_ITEMS
            if isinstance(error, IllegalOptions):
                raise OptionsRefused(head.game, error.code, **error.params) from error
            raise Refusal("making-fails") from error

    async def _take_from(
        self, game: UsesInventory[Any], supply: Supply, head: MatchHead
    ) -> MatchItems:
        key, seats, seed = supply.inventory, len(head.seats), self._seeds()
        kept = await self._store.inventory.read_items(head.address.guild, head.game, key)
        items = find_available(game, supply, kept)
        missing, made = count_missing(supply, items), ()
        if missing:
            asker = Asker(head.address.guild, head.host, is_urgent=True)
            made = await self._computer_worker.run_task(
                head.game, "make_items", seats, supply, missing, seed, asker=asker
            )
        found = fill_options(supply, head.options, seed, items, made)
        if key in game.stocks:
            return MatchItems(seed, found.options, (StockChange(key, out=found.taken),))
        return MatchItems(seed, found.options, (InventoryChange(key, found.made, found.taken),))
