"""The stocks of a server, `/box`: inventories that begin full and that matches use up. Only the
game knows what is in them."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from bot.matches.inventory import ATTEMPTS
from bot.matches.repository import TableService
from bot.models.match import GameStocks, Status, Stock
from bot.models.match_head import MatchHead
from bot.refusals import Refusal
from bot.storage.errors import ItemsGone
from engine.contract import UsesInventory

_MOST_MATCHES = 1_000


class BoxService(TableService):
    async def read(self, guild: int) -> tuple[GameStocks, ...]:
        """What the server keeps for each game that has stocks."""
        inventories = await self._queries.list_inventories(guild)
        found = []
        for key, game in self._list_games():
            out = await self._read_out(guild, key, game)
            holders = await self._list_holders(guild, key, game)
            held = [find_held(game, head) for head in holders]
            stocks = GameStocks(
                key,
                tuple(_build_stock(game, name, out[name], held) for name in game.stocks),
                tuple([await self._queries.build_table(head) for head in holders]),
                tuple(inventory for inventory in inventories if inventory.game == key),
            )
            found.append(stocks)
        return tuple(found)

    async def refill(self, guild: int, key: str) -> None:
        """Begin the stocks of a game anew: all items are in them again. Raises `Refusal` while a
        running match holds some."""
        game = dict(self._list_games()).get(key)
        if game is None:
            raise Refusal("older-control")
        for _ in range(ATTEMPTS):
            # What is out is read first: a match that starts in between changes it.
            out = await self._read_out(guild, key, game)
            if holders := await self._list_holders(guild, key, game):
                raise Refusal("box-in-use", n=len(holders))
            try:
                return await self._store.inventory.refill_stocks(guild, key, out)
            except ItemsGone:
                continue
        raise ItemsGone("the stocks change under every attempt")

    def _list_games(self) -> list[tuple[str, UsesInventory[Any]]]:
        games: Mapping[str, object] = self._repository.games
        return [
            (key, game)
            for key, game in games.items()
            if isinstance(game, UsesInventory) and game.stocks
        ]

    async def _read_out(
        self, guild: int, key: str, game: UsesInventory[Any]
    ) -> dict[str, tuple[str, ...]]:
        read = self._store.inventory.read_items
        return {name: await read(guild, key, name) for name in game.stocks}

    async def _list_holders(
        self, guild: int, key: str, game: UsesInventory[Any]
    ) -> list[MatchHead]:
        """The running matches that hold items of the game's stocks."""
        statuses = (Status.RUNNING, Status.STUCK)
        numbers = await self._store.matches.find_by_server(guild, statuses, _MOST_MATCHES)
        heads = await self._repository.for_each(numbers, self._repository.load_head)
        return [head for head in heads if head.game == key and any(find_held(game, head).values())]


def find_held(game: UsesInventory[Any], head: MatchHead) -> dict[str, tuple[str, ...]]:
    """The items of each stock that a match took when it started."""
    returned = game.items_to_return(head.options, ()) if head.started is not None else {}
    return {name: items for name, items in returned.items() if name in game.stocks}


def _build_stock(
    game: UsesInventory[Any],
    name: str,
    out: Collection[str],
    held: Iterable[Mapping[str, tuple[str, ...]]],
) -> Stock:
    with_matches = {item for items in held for item in items.get(name, ())}
    used = set(out) - with_matches
    items = game.stocks[name]
    unseen = tuple(item for item in items if item not in used)
    return Stock(name, len(items), sum(item not in out for item in items), unseen)
