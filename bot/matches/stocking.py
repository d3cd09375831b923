"""What matches take from their community's shelf, and give back: in the same write that starts or
ends them. Which items a game uses, and how, only the game knows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from bot.matches.fold import Match
from bot.matches.refusals import Refusal
from bot.matches.thinkers import Thinker, ThinkingFailed
from bot.matches.values import AnyGame
from bot.storage import Store
from bot.storage.rows import MatchRow, Shelving
from bot.storage.store import ItemsGone
from engine.contract import IllegalOptions, Options, OptionValue, UsesShelf
from engine.shelves import filled, to_make

T = TypeVar("T")
ATTEMPTS: Final = 8


@dataclass(frozen=True, slots=True)
class Stock:
    """What a match begins with: its seed, by which its items are chosen, its options with them in,
    and what happens to the shelf."""

    seed: bytes
    options: dict[str, OptionValue]
    shelving: Shelving | None = None


SHORT: Final = Stock(b"", {})
"""There is too little for the match: nothing begins."""


class Unstocked(Exception):
    """A plan cannot go on without the stock of this match."""

    def __init__(self, head: MatchRow) -> None:
        super().__init__(head.game)
        self.head = head


def needs_stock(game: AnyGame, seats: int, options: Options) -> bool:
    """Whether such a match takes anything from a shelf. Raises `IllegalOptions`."""
    return isinstance(game, UsesShelf) and game.supply(seats, options) is not None


def returned(match: Match) -> Shelving | None:
    """What a match that is over for good leaves on the shelf."""
    events = (event for deed in match.deeds for event in deed.events)
    return given_back(match.game, match.start.options, events)


def given_back(game: AnyGame, options: Options, events: Iterable[Any]) -> Shelving | None:
    if not isinstance(game, UsesShelf):
        return None
    items = game.given_back(options, events)
    return Shelving(game.shelf(options), items) if items else None


class Stocker:
    """Finds what a plan wants from a shelf, has made what is missing, and plans again where
    somebody else was quicker."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        seeds: Callable[[], bytes],
        thinker: Thinker,
    ) -> None:
        self._store = store
        self._games = games
        self._seeds = seeds
        self._thinker = thinker

    async def run(
        self, work: Callable[[Stock | None], Awaitable[T]], *, or_short: bool = False
    ) -> T:
        """Work with the stock it asks for. Where the shelf has too little, or what is missing
        cannot be made now: with `SHORT`, or raises `Refusal` which says so."""
        stock: Stock | None = None
        for _ in range(ATTEMPTS):
            try:
                return await work(stock)
            except Unstocked as wanted:
                stock = await self._stock(wanted.head, or_short)
            except ItemsGone:
                stock = None
        raise ItemsGone("the shelf changes under every attempt")

    async def _stock(self, head: MatchRow, or_short: bool) -> Stock:
        game = self._games[head.game]
        assert isinstance(game, UsesShelf)
        shelf = game.shelf(head.options)
        items = await self._store.shelves.items(head.address.guild, head.game, shelf)
        seed, seats = self._seeds(), len(head.seats)
        try:
            supply = game.supply(seats, head.options)
            assert supply is not None  # or nothing would have been asked for
            missing, made = to_make(supply, items), ()
            if missing:
                made = await self._thinker.work(head.game, "made", seats, supply, missing, seed)
            found = filled(supply, head.options, seed, items, made)
        except IllegalOptions as error:
            if or_short:
                return SHORT
            raise Refusal(error.code, **error.params) from error
        except ThinkingFailed as failed:
            if or_short:
                return SHORT
            raise Refusal("making-fails") from failed
        return Stock(seed, found.options, Shelving(shelf, found.made, found.taken))
