"""The store cannot write: the disk is full, the file read-only, or held by somebody else. A move is
refused as a whole, what was there stays, looking goes on, and the same move counts afterwards."""

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.models.match import Status
from bot.storage.sqlite_connection import SqliteConnection
from tests.matches.test_kills import replayed
from tests.matches.world import World
from tests.standin.running import ROOT


@asynccontextmanager
async def full(world: World) -> AsyncIterator[None]:
    """Not one page more, and no room in those there are."""
    db = world.store.connection
    await fill(world)
    yield
    await db.read("PRAGMA max_page_count=1073741823")
    await db.read("DROP TABLE filling")


async def fill(world: World) -> None:
    db = world.store.connection
    await db.read("CREATE TABLE filling (text TEXT) STRICT")
    (pages,) = (await db.read("PRAGMA page_count"))[0]
    await db.read(f"PRAGMA max_page_count={pages + 2:d}")
    for size in (4000, 400, 40):
        while not await refused(db.read("INSERT INTO filling VALUES (?)", "x" * size)):
            pass


@asynccontextmanager
async def read_only(world: World) -> AsyncIterator[None]:
    await world.store.connection.read("PRAGMA query_only=ON")
    yield
    await world.store.connection.read("PRAGMA query_only=OFF")


HOLD: Final = """
import sqlite3, sys
other = sqlite3.connect(sys.argv[1], isolation_level=None)
other.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def another_process(path: Path) -> Iterator[None]:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as other:  # fmt: skip
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        yield
        other.kill()


@asynccontextmanager
async def held(world: World) -> AsyncIterator[None]:
    """By another program, which should not."""
    await world.store.connection.read("PRAGMA busy_timeout=50")
    with another_process(world.path):
        yield


TROUBLES: Final = {"full": full, "read-only": read_only, "held": held}


async def refused(call: Awaitable[object]) -> bool:
    try:
        await call
    except sqlite3.OperationalError:
        return True
    return False


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_move_is_refused_whole_and_counts_later(trouble: str, tmp_path: Path) -> None:
    async with World(tmp_path / "house.sqlite3", connections=SqliteConnection) as world:
        tables = [await world.running("Ana", "Bo") for _ in range(12)]
        async with TROUBLES[trouble](world):
            match, seq = await until_refused(world, [table.match for table in tables])
            assert (await world.matches.queries.read_table(match)).seq == seq
            hashes = await replayed(world, match)
            assert max(hashes) == seq
        assert (await world.play_on(match, Random(3), moves=1)).seq == seq + 1
        await world.restart()
        assert await world.matches.recovery.verify_logs() == ()
        assert (await replayed(world, match)).items() >= hashes.items()
        await world.check()


async def until_refused(world: World, matches: list[int]) -> tuple[int, int]:
    """The match whose move was the first to be refused, and its rows; some may still find room."""
    for match in matches:
        table = await world.matches.queries.read_table(match)
        while table.status is Status.RUNNING:
            if await refused(world.play_on(match, Random(table.seq), moves=1)):
                return match, table.seq
            table = await world.matches.queries.read_table(match)
    raise AssertionError("nothing was refused")


@pytest.mark.slow
def test_a_disk_that_is_really_full_and_one_that_cannot_be_written(tmp_path: Path) -> None:
    """In a namespace of its own, where it may mount anything; see `tests/crashes/full_disk.py`."""
    alone = ["unshare", "--user", "--map-root-user", "--mount"]
    trial = [*alone, "mount", "-t", "tmpfs", "none", str(tmp_path)]
    if shutil.which("unshare") is None or subprocess.run(trial, check=False).returncode:
        pytest.skip("nothing can be mounted here")
    command = [*alone, sys.executable, "-m", "tests.crashes.full_disk", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["full", "room again", "read-only", "writable again"]
