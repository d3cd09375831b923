"""Shelves: counted, apart from each other, and never below nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.storage import SqliteStore
from bot.storage.rows import Change, ShelfRow, Shelving
from bot.storage.store import ItemsGone
from bot.tables import Address
from tests.storage.test_matches import NEW, created, following


async def put(store: SqliteStore, shelf: str, *items: str, guild: int = 700) -> None:
    """A new match in a server, with which the items come onto its shelf."""
    head = replace(NEW, address=Address(guild, 70))
    await store.matches.create(Change(head, 100, shelving=Shelving(shelf, items)))


async def test_equal_items_are_counted_and_shelves_are_apart(store: SqliteStore) -> None:
    await created(store)
    await put(store, "old", "b", "a", "b")
    await put(store, "old", "b")
    await put(store, "new", "c")
    await put(store, "old", "x", guild=701)

    assert await store.shelves.items(700, "bids", "old") == ("a", "b", "b", "b")
    assert await store.shelves.items(700, "lots", "old") == ()
    assert await store.shelves.in_server(700) == (
        ShelfRow("bids", "new", {"c": 1}),
        ShelfRow("bids", "old", {"a": 1, "b": 3}),
    )
    assert await store.shelves.in_server(702) == ()


async def test_what_is_put_may_be_taken_with_the_same_write(store: SqliteStore) -> None:
    head = await created(store)
    await put(store, "old", "a", "b")

    await store.matches.commit(
        replace(following(head), shelving=Shelving("old", ("c",), ("c", "b")))
    )

    assert await store.shelves.items(700, "bids", "old") == ("a",)
    assert await store.shelves.in_server(700) == (ShelfRow("bids", "old", {"a": 1}),)


@pytest.mark.parametrize("taken", [("z",), ("a", "b", "b"), ("c", "c")])
async def test_what_is_not_there_cannot_be_taken_and_nothing_is_written(
    store: SqliteStore, taken: tuple[str, ...]
) -> None:
    head = await created(store)
    await put(store, "old", "a", "b")

    with pytest.raises(ItemsGone):
        await store.matches.commit(
            replace(following(head), shelving=Shelving("old", ("c",), taken))
        )

    assert await store.shelves.items(700, "bids", "old") == ("a", "b")
    assert await store.matches.head(1) == head
