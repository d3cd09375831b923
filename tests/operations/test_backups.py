"""Copies: made beside the bot at work, proved, kept in number, put back; the drill of a bad day."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from random import Random
from shutil import copy as copy_file
from shutil import move

import pytest

from bot.models.match import Status
from bot.operations.backups import BACKUP_INTERVAL, BackupFolder, BackupSchedule, examine, restore
from bot.storage import SqliteStore, StoreError
from bot.storage.interface import StoreLocked
from tests.matches.test_kills import replayed
from tests.matches.world import World
from tests.operations.conftest import GAMES, NOW


def spoil(path: Path) -> None:
    """Turn one byte of the middle of each page."""
    content = bytearray(path.read_bytes())
    for page in range(4096, len(content), 4096):
        content[page + 2048] ^= 0xFF
    path.write_bytes(content)


async def no_wipe() -> bool:
    return False


def rewrite(path: Path, body: str) -> None:
    """Change the log, which the bot itself cannot do."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DROP TRIGGER log_forbids_update")
        db.execute("UPDATE log SET body = ? WHERE match = 2 AND seq = 2", (body,))


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
            restore(copy, path, GAMES, NOW)
    path.write_bytes(b"nothing that SQLite could read" * 500)
    with pytest.raises(StoreError):
        await SqliteStore.open(path)
    aside = restore(copy, path, GAMES, NOW)
    assert aside is not None
    assert aside.read_bytes().startswith(b"nothing")
    async with World(path) as world:
        await world.store.check()
        assert await world.matches.recovery.verify_logs() == ()
        assert await replayed(world, match) == then
        assert (await world.play_on(match, Random(3))).status is Status.FINISHED


def test_an_old_journal_is_never_played_into_the_copy(file: Path) -> None:
    copies = BackupFolder(file, file.parent / "copies", 3)
    copy = copies.make_copy(GAMES, NOW)
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA wal_autocheckpoint=0")
        with db:
            db.execute("UPDATE players SET name = 'Zoe'")
        for ending in ("", "-wal"):  # as a kill leaves them
            copy_file(f"{file}{ending}", f"{file.parent}/dead{ending}")
    for ending in ("", "-wal"):
        move(f"{file.parent}/dead{ending}", f"{file}{ending}")
    assert Path(f"{file}-wal").stat().st_size > 0
    restore(copy, file, GAMES, NOW)
    with closing(sqlite3.connect(file)) as db:
        names = {name for (name,) in db.execute("SELECT name FROM players")}
    assert names == {"Ana", "Bo", "Cid"}


def test_a_copy_that_is_damaged_is_not_put_back(file: Path) -> None:
    copy = BackupFolder(file, file.parent / "copies", 3).make_copy(GAMES, NOW)
    whole = file.read_bytes()
    spoil(copy)
    with pytest.raises(StoreError, match="is not whole, nothing was changed"):
        restore(copy, file, GAMES, NOW)
    assert file.read_bytes() == whole


@pytest.mark.parametrize("body", ['{"action":"nonsense"}', '{"action":3,"more":1}'])
def test_a_file_whose_matches_do_not_replay_makes_no_copy(file: Path, body: str) -> None:
    rewrite(file, body)
    copies = BackupFolder(file, file.parent / "copies", 3)
    with pytest.raises(StoreError, match="not whole: #2"):
        copies.make_copy(GAMES, NOW)
    assert list(copies.folder.iterdir()) == []


def test_a_log_that_leads_elsewhere_is_seen_at_its_row(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("DROP TRIGGER log_forbids_update")
        db.execute("UPDATE log SET hash = replace(hash, '0', '1') WHERE match = 2 AND seq = 3")
    assert examine(file, GAMES).faults == ("#2: row 3 does not lead to what was saved",)


def test_the_newest_copies_are_kept_and_those_of_upgrades_for_a_week(file: Path) -> None:
    copies = BackupFolder(file, file.parent / "copies", 3)
    upgrade = file.with_name(f"{file.name}.v6")
    copy_file(file, upgrade)
    made = [copies.make_copy(GAMES, NOW + timedelta(hours=hour)) for hour in range(5)]
    assert list(copies.list_copies()) == made[-3:]
    assert upgrade.exists()
    copies.make_copy(GAMES, NOW + timedelta(days=3650))
    assert not upgrade.exists()


async def test_the_keeper_makes_one_an_hour_and_goes_on_after_a_failure(file: Path) -> None:
    at = [NOW]
    copies = BackupFolder(file, file.parent / "copies", 3)
    keeper = BackupSchedule(copies, GAMES, lambda: at[0], no_wipe)
    assert keeper.seconds_until_due() == 0
    assert await keeper.run_once()
    assert keeper.seconds_until_due() == BACKUP_INTERVAL
    at[0] += timedelta(minutes=50)
    assert keeper.seconds_until_due() == 600
    move(file, file.with_name("gone"))
    at[0] += timedelta(hours=2)
    assert keeper.seconds_until_due() == 0
    assert not await keeper.run_once()
    move(file.with_name("gone"), file)
    assert await keeper.run_once()
    assert len(copies.list_copies()) == 2
