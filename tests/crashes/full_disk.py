"""A house on a disk of its own: `python -m tests.crashes.full_disk FOLDER`, where it may mount.

The disk runs full in the middle of play and gets room again; then it is mounted to be read only.
"""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bot.storage import StoreError
from bot.storage.sqlite_connection import SqliteConnection
from tests.crashes.test_store_fails import until_refused
from tests.matches.test_kills import replayed
from tests.matches.world import World

ROOM = 32 << 10


def mount(*options: str) -> None:
    subprocess.run(["mount", *options], check=True)


async def fill(world: World, folder: Path) -> None:
    """Until no move finds room; the same move counts when there is some."""
    tables = [await world.running("Ana", "Bo") for _ in range(12)]
    disk = os.statvfs(folder)
    used = (disk.f_blocks - disk.f_bfree) * disk.f_frsize
    mount("-o", f"remount,size={used + ROOM}", str(folder))
    match, seq = await until_refused(world, [table.match for table in tables])
    assert (await world.matches.queries.read_table(match)).seq == seq
    hashes = await replayed(world, match)
    assert max(hashes) == seq
    sys.stdout.write("full\n")
    mount("-o", "remount,size=20m", str(folder))
    assert (await world.play_on(match, Random(3), moves=1)).seq == seq + 1
    await world.restart()
    await world.check()
    assert await world.matches.recovery.verify_logs() == ()
    assert (await replayed(world, match)).items() >= hashes.items()
    sys.stdout.write("room again\n")


async def live(folder: Path) -> None:
    world = World(folder / "house.sqlite3", connections=SqliteConnection)
    async with world:
        await fill(world, folder)
    mount("-o", "remount,ro", str(folder))
    with pytest.raises(StoreError, match=r"house\.sqlite3 cannot be opened: "):
        await world.open()
    sys.stdout.write("read-only\n")
    mount("-o", "remount,rw", str(folder))
    async with world:
        assert await world.matches.recovery.verify_logs() == ()
    sys.stdout.write("writable again\n")


if __name__ == "__main__":
    disk = Path(sys.argv[1])
    mount("-t", "tmpfs", "-o", "size=20m", "none", str(disk))
    asyncio.run(live(disk))
