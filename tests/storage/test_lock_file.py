"""One process for one file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.storage import SqliteStore
from bot.storage.interface import StoreLocked

HOLD = """
import asyncio, sys
from pathlib import Path
from bot.storage import SqliteStore
async def hold():
    store = await SqliteStore.open(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.sleep(600)
    await store.close()
asyncio.run(hold())
"""


async def test_a_second_store_on_the_file_is_refused(store: SqliteStore, path: Path) -> None:
    with pytest.raises(StoreLocked, match="another process"):
        await SqliteStore.open(path)
    await store.people.register(1, "Ana", None, 5)


def hold(path: Path) -> subprocess.Popen[str]:
    """A process that opens the file and keeps it."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE, text=True
    )


async def test_another_process_holds_the_file_until_it_is_killed(path: Path) -> None:
    with hold(path) as holder:
        assert holder.stdout is not None
        try:
            assert holder.stdout.readline() == "open\n"
            with pytest.raises(StoreLocked):
                await SqliteStore.open(path)
        finally:
            holder.kill()
    await (await SqliteStore.open(path)).close()


async def test_a_file_is_free_again_after_closing(path: Path) -> None:
    for _ in range(2):
        store = await SqliteStore.open(path)
        await store.close()
