"""One process for one file."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.storage import SqliteStore
from bot.storage.errors import StoreHasTwoNames, StoreLocked
from bot.storage.files import LockFile

HOLD = """
import asyncio, sys
from collections.abc import Iterator
from pathlib import Path
from bot.storage import SqliteStore
async def hold():
    store = await SqliteStore.open(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.sleep(600)
    await store.close()
asyncio.run(hold())
"""


async def test_a_second_store_on_the_file_is_refused(path: Path) -> None:
    store = await SqliteStore.open(path)
    with pytest.raises(StoreLocked, match="another process"):
        await SqliteStore.open(path)
    await store.people.register(1, "Ana", None, 5)
    await store.close()


def hold(path: Path) -> subprocess.Popen[str]:
    """A process that opens the file and keeps it."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE, text=True
    )


@pytest.mark.slow
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


def start_second(path: Path) -> subprocess.CompletedProcess[str]:
    """A second process that opens the file, until it is refused."""
    return subprocess.run(
        [sys.executable, "-c", HOLD, str(path)],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


@pytest.fixture
def held(path: Path) -> Iterator[Path]:
    with hold(path) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        yield path
        holder.kill()


@pytest.mark.slow
def test_a_symbolic_link_leads_to_the_same_lock(held: Path, tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    (folder / "direct").symlink_to(held)
    (folder / "chain").symlink_to("direct")
    (tmp_path / "folder").symlink_to(held.parent)
    for link in (folder / "direct", folder / "chain", tmp_path / "folder" / held.name):
        assert "StoreLocked: another process uses" in start_second(link).stderr
    assert {path.name for path in folder.iterdir()} == {"direct", "chain"}


@pytest.mark.slow
def test_a_link_to_a_store_that_is_not_there_yet_is_locked_at_its_target(
    path: Path, tmp_path: Path
) -> None:
    path.parent.mkdir()
    link = tmp_path / "link"
    link.symlink_to(path)
    with hold(link) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        assert LockFile.for_database(path).is_held()
        holder.kill()


@pytest.mark.slow
def test_a_hard_link_is_refused_while_another_process_has_the_file(
    held: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.sqlite3"
    other.hardlink_to(held)
    before = held.read_bytes()
    assert "StoreHasTwoNames" in start_second(other).stderr
    assert not other.with_name("other.sqlite3-wal").exists()
    assert held.read_bytes() == before


async def test_a_file_with_two_names_is_opened_by_neither(path: Path, tmp_path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    other = tmp_path / "other.sqlite3"
    other.hardlink_to(path)
    for name in (path, other):
        with pytest.raises(StoreHasTwoNames, match="hard link"):
            await SqliteStore.open(name)
        assert not LockFile.for_database(name).is_held()
    other.unlink()
    await (await SqliteStore.open(path)).close()


async def test_asking_makes_no_file(path: Path) -> None:
    path.parent.mkdir()
    assert not LockFile.for_database(path).is_held()
    assert list(path.parent.iterdir()) == []
    store = await SqliteStore.open(path)
    assert LockFile.for_database(path).is_held()
    await store.close()
    assert not LockFile.for_database(path).is_held()


async def test_a_lock_file_that_may_only_be_read_is_enough(path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    path.with_name(f"{path.name}.lock").chmod(0o444)
    await (await SqliteStore.open(path)).close()
