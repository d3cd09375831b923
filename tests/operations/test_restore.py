"""A backup is put in the place of the store, or nothing is changed and a sentence says why."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from shutil import copy as copy_file
from shutil import move
from stat import S_IMODE

import pytest

from bot.models.match import Status
from bot.operations.backups import BackupFolder
from bot.operations.restore import Restored, restore
from bot.storage import SqliteStore, StoreError
from bot.storage.errors import StoreLocked
from tests.matches.test_kills import replayed
from tests.matches.world import World
from tests.operations.conftest import GAMES, NOW
from tests.operations.damage import break_hash, read, spoil_pages, write

SERVICE = 65_534
"""The user and group of the bot where these tests run as root."""
needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")


@pytest.fixture
def copy(file: Path) -> Path:
    return BackupFolder(file, file.parent / "copies", 3).make_copy(GAMES, NOW)


def put_back(copy: Path, file: Path) -> Restored:
    return asyncio.run(restore(copy, file, GAMES, NOW))


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def names(file: Path) -> set[object]:
    return {name for (name,) in read(file, "SELECT name FROM players")}


async def test_the_drill_a_copy_made_at_work_is_put_back_after_the_file_is_lost(
    tmp_path: Path,
) -> None:
    path = tmp_path / "house.sqlite3"
    copies = BackupFolder(path, tmp_path / "copies", 3)
    async with World(path) as world:
        match = (await world.running("Ana", "Bo")).match
        await world.play_on(match, Random(1), moves=4)
        copy = copies.make_copy(GAMES, NOW)  # while the bot has the file
        then = await replayed(world, match)
        await world.play_on(match, Random(2), moves=2)
        with pytest.raises(StoreLocked):
            await restore(copy, path, GAMES, NOW)
    path.write_bytes(b"nothing that SQLite could read" * 500)
    with pytest.raises(StoreError):
        await SqliteStore.open(path)
    aside = (await restore(copy, path, GAMES, NOW)).aside
    assert aside is not None
    assert aside.read_bytes().startswith(b"nothing")
    async with World(path) as world:
        await world.check()
        assert {row[1] for row in await world.told()} == {"post"}
        assert await world.matches.recovery.verify_logs() == ()
        assert await replayed(world, match) == then
        assert (await world.play_on(match, Random(3))).status is Status.FINISHED


def test_an_old_journal_is_never_played_into_the_copy(file: Path, copy: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA wal_autocheckpoint=0")
        with db:
            db.execute("UPDATE players SET name = 'Zoe'")
        for ending in ("", "-wal"):  # as a kill leaves them
            copy_file(f"{file}{ending}", f"{file.parent}/dead{ending}")
    for ending in ("", "-wal"):
        move(f"{file.parent}/dead{ending}", f"{file}{ending}")
    assert Path(f"{file}-wal").stat().st_size > 0
    aside = put_back(copy, file).aside
    assert names(file) == {"Ana", "Bo", "Cid"}

    assert aside is not None
    put_back(aside, file)
    assert names(file) == {"Zoe"}, "what was set aside is restored with its journal"


def test_a_copy_whose_matches_do_not_replay_is_restored_and_they_are_named(
    file: Path,
) -> None:
    break_hash(file, 2)
    copy = BackupFolder(file, file.parent / "copies", 3).make_copy(GAMES, NOW)
    restored = put_back(copy, file)
    assert [str(flaw) for flaw in restored.flaws] == ["#2: row 4 does not lead to what was saved"]


def damaged(copy: Path) -> None:
    spoil_pages(copy)


def too_new(copy: Path) -> None:
    write(copy, "PRAGMA user_version=99")


def unmarked(copy: Path) -> None:
    write(copy, "PRAGMA user_version=16; PRAGMA application_id=0")


def no_database(copy: Path) -> None:
    copy.write_text("a letter, and rather a long one" * 300)


def another_database(copy: Path) -> None:
    copy.unlink()
    write(copy, "CREATE TABLE songs (name TEXT); PRAGMA user_version=3")


def missing(copy: Path) -> None:
    copy.unlink()


def the_store(copy: Path) -> None:
    copy.unlink()
    copy.hardlink_to(copy.parents[1] / "house.sqlite3")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (damaged, "is not intact, nothing was changed"),
        (too_new, "is of version 99, and this bot knows"),
        (unmarked, "it is no store of this bot"),
        (no_database, "is not intact, nothing was changed: file is not a database"),
        (another_database, "it is no store of this bot"),
        (missing, "there is no file"),
        (the_store, "is the store itself"),
    ],
)
def test_a_copy_that_cannot_be_restored_changes_nothing(
    file: Path, copy: Path, spoil: object, said: str
) -> None:
    assert callable(spoil)
    spoil(copy)
    before = contents(file.parent)
    with pytest.raises(StoreError, match=said):
        put_back(copy, file)
    assert contents(file.parent) == before


def test_a_restore_that_fails_on_the_way_leaves_the_store(
    file: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last step fails, when the old store has been set aside already."""
    before, usual = file.read_bytes(), Path.replace

    def replace(self: Path, target: Path) -> Path:
        if target == file and self.parent.name.endswith(".part"):
            raise OSError("no room")
        return usual(self, target)

    monkeypatch.setattr(Path, "replace", replace)
    with pytest.raises(StoreError, match=r"house\.sqlite3 is as it was: no room"):
        put_back(copy, file)
    assert file.read_bytes() == before
    assert not [path.name for path in file.parent.iterdir() if path.name.endswith("Z")]
    assert not file.with_name(f"{file.name}.part").exists()


def test_two_restores_in_one_second_keep_both_old_stores(file: Path, copy: Path) -> None:
    first, second = [put_back(copy, file).aside for _ in range(2)]
    assert first is not None
    assert second is not None
    assert first != second
    assert first.exists()
    assert second.exists()


def test_the_mode_of_the_old_store_is_kept(file: Path, copy: Path) -> None:
    file.chmod(0o600)
    put_back(copy, file)
    assert S_IMODE(file.stat().st_mode) == 0o600
    copy = BackupFolder(file, file.parent / "copies", 3).make_copy(GAMES, NOW)
    assert S_IMODE(copy.stat().st_mode) == 0o600


@needs_root
@pytest.mark.parametrize("lost", [False, True])
def test_what_root_restores_and_backs_up_belongs_to_the_bots_user(
    file: Path, copy: Path, *, lost: bool
) -> None:
    for path in file.parent.glob(f"{file.name}?*"):
        path.unlink()
    for path in (file.parent, file):
        os.chown(path, SERVICE, SERVICE)
    if lost:
        file.unlink()
    put_back(copy, file)
    break_hash(file, 2)  # so that there are marks, too
    BackupFolder(file, file.parent / "deep" / "folder", 3).make_copy(GAMES, NOW)
    made = [path for path in file.parent.rglob("*") if copy.parent not in (path, path.parent)]
    assert len(made) >= 6
    assert {(path.name, path.stat().st_uid, path.stat().st_gid) for path in made} == {
        (path.name, SERVICE, SERVICE) for path in made
    }
