"""What is left of deleted people is overwritten, while others play."""

import asyncio
import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.storage import SqliteStore
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.store import PostgresStore
from bot.storage.privacy import FORGOTTEN_TABLES
from bot.storage.store import Store
from tests.standin.postgres import make_database, require_server


class Beside(PostgresConnection):
    """A second connection to a database that a store has open."""

    takes_lock = False


async def test_who_is_forgotten_during_a_wipe_is_wiped_the_next_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo = [(await store.people.register(user, "A", None, 1)).player for user in (10, 20)]
    await store.privacy.forget(ana, 100)
    wipe = store.connection.wipe

    async def wipe_meanwhile(tables: Collection[str]) -> None:
        await wipe(tables)
        await store.privacy.forget(bo, 101)

    monkeypatch.setattr(store.connection, "wipe", wipe_meanwhile)
    assert await store.privacy.wipe()
    monkeypatch.undo()
    assert await store.privacy.wipe()
    assert not await store.privacy.wipe()


@pytest.mark.parametrize("number", [1, 28, 37])
@pytest.mark.slow
async def test_what_is_deleted_leaves_nothing_in_a_file_that_is_not_rewritten(
    path: Path, number: int
) -> None:
    """Rows that grow, move between pages and go in any order. A copy stays in a page that SQLite
    has divided, as it did with two of these numbers."""
    store, rng = await SqliteStore.open(path), Random(number)
    held, gone = list[int](), list[int]()
    for at in range(1, 1201):
        user = rng.randrange(1 << 57, 1 << 60)
        held.append((await store.people.register(user, f"Name {at}", None, at)).player)
        changed = rng.choice(held)
        await store.people.update_person(changed, {"locale": rng.choice(["en", "english"])})
        if rng.random() < 0.3:
            player = held.pop(rng.randrange(len(held)))
            gone += await store.connection.read_column(
                "SELECT user FROM players WHERE id = ?", player
            )
            await store.privacy.forget(player, at)
    before = await store.connection.read_column("PRAGMA schema_version")
    people = await store.connection.read("SELECT * FROM players ORDER BY id")
    assert await store.privacy.wipe()
    assert await store.connection.read("SELECT * FROM players ORDER BY id") == people
    assert await store.connection.read_column("PRAGMA schema_version") == before, "VACUUM"
    found = b"".join(one.read_bytes() for one in path.parent.iterdir())
    assert len(gone) > 300
    assert not [user for user in gone if user.to_bytes(8, "big") in found]
    await store.close()


async def test_a_reader_of_the_file_puts_the_wipe_off_and_holds_nobody_up(path: Path) -> None:
    store = await SqliteStore.open(path)
    player = (await store.people.register(10, "Ana", None, 1)).player
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM players").fetchall()
        await store.privacy.forget(player, 100)
        async with asyncio.timeout(2):
            with pytest.raises(sqlite3.OperationalError, match="another program reads"):
                await store.privacy.wipe()
    assert await store.privacy.wipe()
    await store.close()


async def test_postgresql_rewrites_what_was_deleted_and_nothing_else_however_long_it_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Beside others: somebody who reads the log or a row of a person does not matter."""
    monkeypatch.setattr("bot.storage.postgres.connection.STATEMENT_TIMEOUT", 0.3)
    store = await PostgresStore.open(url := await make_database(require_server()))
    player = (await store.people.register(10, "Ana", None, 1)).player
    await store.privacy.forget(player, 100)
    before = await list_files(store)
    other = await Beside.open(url)
    await other.rows("BEGIN")
    await other.rows("SELECT 1 FROM log")
    await other.rows("SELECT 1 FROM players")
    wiping = asyncio.create_task(store.privacy.wipe())
    await asyncio.sleep(0.6)
    assert not wiping.done()
    await store.people.update_server(700, {"locale": "en"})
    await other.rows("COMMIT")
    assert await wiping
    after = await list_files(store)
    assert {table for table in before if before[table] != after[table]} == {*FORGOTTEN_TABLES}
    await other.close()
    await store.close()


async def list_files(store: PostgresStore) -> dict[str, int]:
    """Where each table is stored; one that is rewritten goes elsewhere."""
    sql = "SELECT relname, relfilenode FROM pg_class WHERE relkind = 'r'"
    rows = await store.connection.read(f"{sql} AND relnamespace = 'public'::regnamespace")
    return {name: int(file) for name, file in rows}
