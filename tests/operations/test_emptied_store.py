"""A store that is lost is not taken for a new one while there are backups of it."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from bot.operations.backups import BackupFolder, StoreEmptied, name_whole_copy, require_store
from bot.storage import SqliteStore
from bot.storage.errors import RESTORE_ANY
from tests.operations.conftest import GAMES, NOW
from tests.operations.damage import write


@pytest.fixture
def backups(file: Path) -> BackupFolder:
    folder = BackupFolder(file, file.parent / "my copies", 0)
    for hour in range(4):
        folder.make_copy(GAMES, NOW + timedelta(hours=hour))
    return folder


def missing(file: Path) -> None:
    file.unlink()


def of_no_bytes(file: Path) -> None:
    file.write_bytes(b"")


def without_tables(file: Path) -> None:
    file.unlink()
    write(file, "PRAGMA user_version=0; CREATE TABLE a (b); DROP TABLE a")


def without_people(file: Path) -> None:
    file.unlink()
    asyncio.run(make_store(file))


async def make_store(file: Path, *, anew: bool = False) -> None:
    store = await SqliteStore.open(file)
    if anew:
        await store.begin_anew(5)
    await store.close()


EMPTIED = [missing, of_no_bytes, without_tables, without_people]


@pytest.mark.parametrize("empty", EMPTIED)
def test_the_newest_backups_and_the_commands_are_named(
    backups: BackupFolder, empty: object
) -> None:
    require_store(backups, NOW)
    assert callable(empty)
    empty(backups.database)
    with pytest.raises(StoreEmptied) as refused:
        require_store(backups, NOW + timedelta(days=1))
    copies = backups.list_copies()
    said = str(refused.value)
    assert said.startswith(
        f"{backups.database} is {'missing' if empty is missing else 'empty'}, but"
    )
    assert [str(copy) in said for copy in copies] == [False, True, True, True]
    assert f"python -m bot restore '{copies[-1]}'" in said
    assert "python -m bot --new" in said


async def test_a_store_that_a_host_began_anew_is_not_a_lost_one(backups: BackupFolder) -> None:
    backups.database.unlink()
    await make_store(backups.database, anew=True)
    require_store(backups, NOW + timedelta(days=1))


def test_the_backup_to_restore_is_the_newest_that_people_had_used(backups: BackupFolder) -> None:
    full = backups.list_copies()[-1]
    kept = full.read_bytes()
    without_people(backups.database)
    empty = backups.make_copy(GAMES, NOW + timedelta(hours=9))
    at = NOW + timedelta(days=1)
    assert backups.find_whole_copy(at) == full
    for copy in backups.list_copies()[:-1]:
        copy.unlink()
    assert backups.find_whole_copy(at) == empty
    full.write_bytes(kept)
    assert name_whole_copy(RESTORE_ANY, backups, at) == f"python -m bot restore '{full}'"


async def test_backups_of_an_empty_store_do_not_count(tmp_path: Path) -> None:
    backups = BackupFolder(tmp_path / "store.sqlite3", tmp_path / "copies", 3)
    await make_store(backups.database)
    backups.make_copy(GAMES, NOW)
    backups.database.unlink()
    require_store(backups, NOW)


def test_a_damaged_store_is_not_an_empty_one(backups: BackupFolder) -> None:
    backups.database.write_bytes(b"nothing that SQLite could read" * 500)
    require_store(backups, NOW)


def test_damaged_and_foreign_backups_are_passed_over(backups: BackupFolder) -> None:
    *_, older, newest = backups.list_copies()
    newest.write_bytes(b"nothing that SQLite could read" * 500)
    (backups.folder / "house-manualZ.sqlite3").write_bytes(older.read_bytes())
    backups.database.unlink()
    with pytest.raises(StoreEmptied) as refused:
        require_store(backups, NOW + timedelta(days=1))
    assert f"python -m bot restore '{older}'" in str(refused.value)
