"""Files that are deleted or replaced under a running bot: it notices, nobody else opens the store,
and a clean stop saves what the deleted journal holds."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.storage import StoreError
from bot.storage.files import StoreFileLost, check_journal
from bot.storage.inspection import Inspector
from bot.storage.sqlite_connection import SqliteConnection
from tests.crashes.test_store_fails import TROUBLES, until_refused
from tests.matches.world import World
from tests.standin.running import ROOT

OUTSIDE = """
import sys
from pathlib import Path
from bot.storage.inspection import Inspector
with Inspector.open(Path(sys.argv[1])) as probe:
    print("opened")
"""


async def open_outside(path: Path) -> str:
    """What another process says that inspects the store."""
    command = [sys.executable, "-c", OUTSIDE, str(path)]
    done = await asyncio.to_thread(
        subprocess.run, command, cwd=ROOT, capture_output=True, text=True, check=False
    )
    return f"{done.stdout}{done.stderr}"


async def play(world: World, match: int) -> int:
    return (await world.play_on(match, Random(1), moves=1)).seq


@pytest.mark.slow
async def test_nothing_is_lost_where_nobody_deletes_anything(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    check_journal(path)
    async with World(path, connections=SqliteConnection) as world:
        assert await open_outside(path) == "opened\n"
        person = (await world.people("Ana"))[0]
        await world.matches.privacy.forget(person.player)
        assert await world.matches.privacy.wipe()
        world.store.check_files()
        assert await open_outside(path) == "opened\n"
    assert await open_outside(path) == "opened\n"


def delete(journal: Path) -> None:
    journal.unlink()


def replace(journal: Path) -> None:
    """As every program that opens the store beside a deleted journal does."""
    journal.unlink()
    journal.touch()


@pytest.mark.parametrize(
    ("ending", "lose"), [("-wal", delete), ("-shm", delete), ("-wal", replace)]
)
@pytest.mark.slow
async def test_a_deleted_journal_is_noticed_and_saved_by_a_clean_stop(
    ending: str, lose: Callable[[Path], None], tmp_path: Path
) -> None:
    path = tmp_path / "store.sqlite3"
    async with World(path, connections=SqliteConnection) as world:
        match = (await world.running("Ana", "Bo")).match
        lose(path.with_name(path.name + ending))
        await play(world, match)
        with pytest.raises(StoreFileLost, match="SIGTERM"):
            world.store.check_files()
        with pytest.raises(StoreFileLost, match="SIGTERM"):
            await world.store.probe()
        assert "SIGTERM" in await open_outside(path)
        seq = await play(world, match)
    async with World(path, connections=SqliteConnection) as world:
        assert (await world.matches.queries.read_table(match)).seq == seq
        await world.check()


async def test_a_store_that_is_moved_away_is_noticed_and_may_come_back(tmp_path: Path) -> None:
    path, away = tmp_path / "store.sqlite3", tmp_path / "away"
    async with World(path, connections=SqliteConnection) as world:
        match = (await world.running("Ana", "Bo")).match
        path.rename(away)
        with pytest.raises(StoreFileLost, match="Put it back"):
            world.store.check_files()
        path.write_bytes(away.read_bytes())
        with pytest.raises(StoreFileLost, match="Put it back"):
            await world.store.probe()
        seq = await play(world, match)
        away.replace(path)
        await world.store.probe()
    async with World(path, connections=SqliteConnection) as world:
        assert (await world.matches.queries.read_table(match)).seq == seq


@pytest.mark.parametrize("left", [b"", b"another header", b"\0" * 4096])
async def test_a_store_that_is_emptied_in_place_is_noticed(left: bytes, tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    world = World(path, connections=SqliteConnection)
    await world.open()
    await world.running("Ana", "Bo")
    path.write_bytes(left)
    with pytest.raises(StoreFileLost, match="was emptied") as found:
        world.store.check_files()
    assert "SIGTERM" not in str(found.value)
    with suppress(sqlite3.Error):
        await world.close()


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_move_that_cannot_be_saved_is_remembered_until_one_can(
    trouble: str, tmp_path: Path
) -> None:
    async with World(tmp_path / "store.sqlite3", connections=SqliteConnection) as world:
        tables = [await world.running("Ana", "Bo") for _ in range(12)]
        await world.matches.clocks.beat()
        await world.store.probe()
        async with TROUBLES[trouble](world):
            match, _ = await until_refused(world, [table.match for table in tables])
            with pytest.raises(StoreError, match=r"(written|saved): .*\. \w.*\.$"):
                await world.store.probe()
        with pytest.raises(StoreError, match="newest move could not be saved"):
            await world.store.probe()
        await world.play_on(match, Random(3), moves=1)
        await world.store.probe()


async def test_a_probe_writes_to_the_disk(tmp_path: Path) -> None:
    """Rewriting a row as it is would write nothing."""
    path = tmp_path / "store.sqlite3"
    async with World(path, connections=SqliteConnection) as world:
        await world.store.connection.read("PRAGMA wal_checkpoint(TRUNCATE)")
        journal = path.with_name("store.sqlite3-wal")
        before = journal.stat().st_size
        await world.store.probe()
        assert journal.stat().st_size > before
        with Inspector.open(path) as probe:
            assert probe.read_version() > 0
