"""Everything moves from a file to PostgreSQL and back, and is the same."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.storage.errors import StoreDamaged, StoreUnusable
from bot.storage.moving import move
from bot.storage.postgres.store import PostgresStore
from tests.matches.world import World
from tests.standin.postgres import make_database, require_server


@pytest_asyncio.fixture
async def database() -> str:
    return await make_database(require_server())


@pytest_asyncio.fixture
async def file(tmp_path: Path) -> Path:
    """A finished match, a running one, and what waits to be said."""
    path = tmp_path / "store.sqlite3"
    async with World(path) as world:
        over = await world.running("Ana", "Bo")
        await world.play_on(over.match, Random(1))
        going = await world.running("Ana", "Cid", computers=["low"])
        await world.play_on(going.match, Random(2), moves=2)
    return path


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return [*db.iterdump()]


async def test_there_and_back_again_nothing_has_changed(
    file: Path, database: str, tmp_path: Path
) -> None:
    before, back = dump(file), tmp_path / "back.sqlite3"
    moved = await move(str(file), database)
    assert dump(file) == before
    assert await move(database, str(back)) == moved > 20
    assert sorted(dump(back)) == sorted(before)


async def test_a_moved_store_goes_on_with_the_next_numbers(file: Path, database: str) -> None:
    with closing(sqlite3.connect(file)) as db:
        last = dict(db.execute("SELECT name, seq FROM sqlite_sequence"))
        people = db.execute("SELECT max(id) FROM players").fetchone()[0]
    await move(str(file), database)
    store = await PostgresStore.open(database)
    try:
        assert await store.connection.read_last_numbers() == last | {"players": people}
        assert (await store.people.register(99, "Dee", None, 5)).player == people + 1
    finally:
        await store.close()


async def test_a_target_that_is_not_empty_stays_as_it_is(file: Path, database: str) -> None:
    await move(str(file), database)
    with pytest.raises(StoreUnusable, match="the target is not empty"):
        await move(str(file), database)
    before = dump(file)
    with pytest.raises(StoreUnusable, match="not empty"):
        await move(database, str(file))
    assert dump(file) == before


async def test_what_does_not_read_back_is_not_kept(
    file: Path, database: str, tmp_path: Path
) -> None:
    """A trigger changes what is written."""
    store = await PostgresStore.open(database)
    await store.connection.rows(
        "CREATE FUNCTION spoil() RETURNS TRIGGER LANGUAGE plpgsql"
        " AS 'BEGIN NEW.hash = ''00''; RETURN NEW; END'"
    )
    await store.connection.rows(
        "CREATE TRIGGER spoil BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION spoil()"
    )
    await store.close()
    with pytest.raises(StoreDamaged, match="log does not read back"):
        await move(str(file), database)
    assert await move(database, str(tmp_path / "empty.sqlite3")) == 0


async def test_a_move_needs_a_file_and_a_database(file: Path, tmp_path: Path) -> None:
    for source, target, fault in (
        (str(file), str(tmp_path / "x"), "one of the two has to be a file"),
        (str(tmp_path / "x"), "postgresql://bot@/x", "does not exist"),
    ):
        with pytest.raises(StoreUnusable, match=fault):
            await move(source, target)
    assert not (tmp_path / "x").exists()
