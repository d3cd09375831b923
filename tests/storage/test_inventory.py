"""Shelves: counted, apart from each other, and never below nothing."""

from dataclasses import replace

import pytest

from bot.models.commit import Commit, InventoryChange, StockChange
from bot.models.match import Address, Inventory
from bot.storage.errors import ItemsGone
from bot.storage.store import Store
from tests.storage.test_matches import NEW, created, following


async def put(store: Store, shelf: str, *items: str, guild: int = 700) -> None:
    """A new match in a server, with which the items come onto its shelf."""
    head = replace(NEW, address=Address(guild, 70))
    await store.matches.create(
        Commit(head, 100, inventory_changes=(InventoryChange(shelf, items),))
    )


async def test_equal_items_are_counted_and_shelves_are_apart(store: Store) -> None:
    await created(store)
    await put(store, "old", "b", "a", "b")
    await put(store, "old", "b")
    await put(store, "new", "c")
    await put(store, "old", "x", guild=701)

    assert await store.inventory.read_items(700, "bids", "old") == ("a", "b", "b", "b")
    assert await store.inventory.read_items(700, "lots", "old") == ()
    assert await store.inventory.find_by_server(700) == (
        Inventory("bids", "new", {"c": 1}),
        Inventory("bids", "old", {"a": 1, "b": 3}),
    )
    assert await store.inventory.find_by_server(702) == ()


async def test_what_is_put_may_be_taken_with_the_same_write(store: Store) -> None:
    head = await created(store)
    await put(store, "old", "a", "b")

    await store.matches.commit(
        replace(following(head), inventory_changes=(InventoryChange("old", ("c",), ("c", "b")),))
    )

    assert await store.inventory.read_items(700, "bids", "old") == ("a",)
    assert await store.inventory.find_by_server(700) == (Inventory("bids", "old", {"a": 1}),)


@pytest.mark.parametrize("taken", [("z",), ("a", "b", "b"), ("c", "c")])
async def test_what_is_not_there_cannot_be_taken_and_nothing_is_written(
    store: Store, taken: tuple[str, ...]
) -> None:
    head = await created(store)
    await put(store, "old", "a", "b")

    with pytest.raises(ItemsGone):
        await store.matches.commit(
            replace(following(head), inventory_changes=(InventoryChange("old", ("c",), taken),))
        )

    assert await store.inventory.read_items(700, "bids", "old") == ("a", "b")
    assert await store.matches.read_head(1) == head


async def start(store: Store, *out: str, guild: int = 700) -> None:
    """A new match that holds items of a stock."""
    head = replace(NEW, address=Address(guild, 70))
    await store.matches.create(Commit(head, 100, inventory_changes=(StockChange("box", out),)))


async def test_what_is_out_of_a_stock_is_out_once_and_comes_back_once(store: Store) -> None:
    head = await created(store)
    await start(store, "a", "b")
    await start(store, "a", guild=701)
    with pytest.raises(ItemsGone):
        await start(store, "c", "b")
    assert await store.inventory.read_items(700, "bids", "box") == ("a", "b")

    back = StockChange("box", back=("b", "z"))
    await store.matches.commit(replace(following(head), inventory_changes=(back,)))

    assert await store.inventory.read_items(700, "bids", "box") == ("a",)
    assert await store.inventory.read_items(701, "bids", "box") == ("a",)


async def test_a_stock_is_refilled_as_it_was_read_or_not_at_all(store: Store) -> None:
    await created(store)
    await start(store, "a", "b")
    with pytest.raises(ItemsGone):
        await store.inventory.refill_stocks(700, "bids", {"box": ("a",)})
    assert await store.inventory.read_items(700, "bids", "box") == ("a", "b")

    await store.inventory.refill_stocks(700, "bids", {"box": ("a", "b"), "other": ()})

    assert await store.inventory.read_items(700, "bids", "box") == ()
