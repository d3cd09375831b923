"""Backups: made beside the bot at work, marked with what is wrong in them, named and pruned."""

import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from shutil import copy as copy_file
from shutil import move

import pytest

from bot.matches import Limits
from bot.operations.backups import BACKUP_INTERVAL, BackupFolder, BackupSchedule
from bot.operations.copies import find_marks, read_marks
from bot.operations.examination import SAMPLE_SIZE, Flaw, examine
from bot.storage import SqliteStore, StoreError
from tests.matches.world import World
from tests.operations.conftest import GAMES, NOW
from tests.operations.damage import UNREADABLE_HEAD, break_hash, spoil_pages, write

HOUR = timedelta(hours=1)
WRONG = "does not lead to what was saved"


@pytest.fixture
def backups(file: Path) -> BackupFolder:
    return BackupFolder(file, file.parent / "copies", 3)


async def no_wipe() -> bool:
    return False


def schedule(backups: BackupFolder, now: Callable[[], datetime] = lambda: NOW) -> BackupSchedule:
    return BackupSchedule(backups, GAMES, now, no_wipe)


def rewrite(path: Path, body: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DROP TRIGGER log_forbids_update")
        db.execute("UPDATE log SET body = ? WHERE match = 2 AND seq = 2", (body,))


def test_two_copies_of_one_second_are_two_files(backups: BackupFolder) -> None:
    first, second = backups.make_copy(GAMES, NOW), backups.make_copy(GAMES, NOW)
    assert backups.list_copies() == (first, second)


@pytest.mark.parametrize("body", ['{"action":"nonsense"}', '{"action":3,"more":1}'])
def test_a_match_that_does_not_replay_is_named_beside_its_copy(
    backups: BackupFolder, body: str
) -> None:
    rewrite(backups.database, body)
    copy = backups.make_copy(GAMES, NOW)
    (flaw,) = read_marks(copy)
    assert flaw.match == 2
    assert find_marks(copy).read_text("utf-8").startswith("#2: ")
    assert examine(copy, GAMES).faults == ()


def test_rows_that_refer_to_nothing_are_named_beside_the_copy(backups: BackupFolder) -> None:
    write(backups.database, "INSERT INTO invitations VALUES (50, 60)")
    marks = read_marks(backups.make_copy(GAMES, NOW))
    assert {str(flaw) for flaw in marks} == {
        "rows: invitations -> matches", "rows: invitations -> players",
    }  # fmt: skip


def test_a_damaged_file_makes_no_copy_and_leaves_nothing(backups: BackupFolder) -> None:
    spoil_pages(backups.database)
    with pytest.raises(StoreError, match=r"cannot be copied|is not intact"):
        backups.make_copy(GAMES, NOW)
    assert list(backups.folder.iterdir()) == []


def test_a_log_that_leads_elsewhere_is_seen_at_its_row(file: Path) -> None:
    write(
        file,
        "DROP TRIGGER log_forbids_update;"
        "UPDATE log SET hash = replace(hash, '0', '1') WHERE match = 2 AND seq = 3",
    )
    assert examine(file, GAMES).flaws == (Flaw(2, f"row 3 {WRONG}"),)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("seq = seq - 1", "its head is at row 3, its log at row 4"),
        ("seq = 0", "its head is at row 0, its log at row 4"),
        ("status = 'finished'", "its head says finished, its log running"),
        ("status = 'stuck'", None),
        ("status = 'cancelled'", None),
    ],
)
def test_a_head_that_disagrees_with_its_log_is_a_flaw(
    file: Path, change: str, said: str | None
) -> None:
    write(file, f"UPDATE matches SET {change} WHERE id = 2")  # noqa: S608
    flaws = examine(file, GAMES).flaws
    assert flaws == (() if said is None else (Flaw(2, said),))


def test_stuck_matches_are_replayed_beyond_the_sample(file: Path) -> None:
    break_hash(file, 1)
    assert {len(examine(file, GAMES, sample=1).flaws) for _ in range(5)} == {0}
    write(file, "UPDATE matches SET status = 'stuck' WHERE id = 1")
    assert {len(examine(file, GAMES, sample=1).flaws) for _ in range(5)} == {1}


def test_the_newest_copies_are_kept_and_those_of_upgrades_for_a_week(backups: BackupFolder) -> None:
    upgrade = backups.database.with_name(f"{backups.database.name}.v6")
    copy_file(backups.database, upgrade)
    made = [backups.make_copy(GAMES, NOW + hour * HOUR) for hour in range(5)]
    assert list(backups.list_copies()) == made[-3:]
    assert upgrade.exists()
    backups.make_copy(GAMES, NOW + timedelta(days=3650))
    assert not upgrade.exists()


def test_the_newest_copy_in_which_a_flawed_match_replays_is_never_deleted(
    backups: BackupFolder,
) -> None:
    whole = [backups.make_copy(GAMES, NOW + hour * HOUR) for hour in range(2)]
    break_hash(backups.database, 2)
    flawed = [backups.make_copy(GAMES, NOW + hour * HOUR) for hour in range(2, 8)]
    assert list(backups.list_copies()) == [whole[1], *flawed[-3:]]
    marks = {path for path in backups.folder.iterdir() if path.suffix == ".faults"}
    assert marks == {find_marks(copy) for copy in flawed[-3:]}, "marks go with their copies"


def test_the_newest_copy_in_which_a_match_can_be_read_is_never_deleted(file: Path) -> None:
    backups = BackupFolder(file, file.parent / "copies", 1)
    whole = backups.make_copy(GAMES, NOW)
    write(file, UNREADABLE_HEAD)
    flawed = [backups.make_copy(GAMES, NOW + hour * HOUR) for hour in range(1, 4)]
    assert list(backups.list_copies()) == [whole, flawed[-1]]
    assert read_marks(flawed[-1]) == (Flaw(2, "it cannot be read (options)"),)


def test_only_matches_that_led_to_what_was_saved_count_as_replayed(file: Path) -> None:
    assert examine(file, GAMES).replayed == 2
    break_hash(file, 1)
    assert examine(file, GAMES).replayed == 1
    write(file, UNREADABLE_HEAD)
    assert examine(file, GAMES).replayed == 0


async def test_a_match_that_was_marked_once_is_replayed_for_every_copy(tmp_path: Path) -> None:
    """More matches run than are sampled."""
    path = tmp_path / "house.sqlite3"
    backups = BackupFolder(path, tmp_path / "copies", 1)
    async with World(path, limits=Limits(100, 100, 100)) as world:
        await world.play_on((await world.running("Ana", "Bo")).match, Random(1))
        whole = backups.make_copy(GAMES, NOW - HOUR)
        for _ in range(SAMPLE_SIZE + 1):
            await world.running("Ana", "Bo")
    break_hash(path, 1)
    marked = backups.make_copy(GAMES, NOW)
    assert read_marks(marked) == ()
    find_marks(marked).write_text("#1: found by the doctor\n", "utf-8")
    assert not whole.exists()
    newest = backups.make_copy(GAMES, NOW + HOUR)
    assert [flaw.match for flaw in read_marks(newest)] == [1]


def test_the_newest_copy_without_stray_rows_is_never_deleted(backups: BackupFolder) -> None:
    whole = backups.make_copy(GAMES, NOW)
    write(backups.database, "INSERT INTO invitations VALUES (50, 60)")
    flawed = [backups.make_copy(GAMES, NOW + hour * HOUR) for hour in range(1, 6)]
    assert list(backups.list_copies()) == [whole, *flawed[-3:]]


FOREIGN = (
    "house-test-20260501T110000Z.sqlite3", "house-manualZ.sqlite3", "house-Z.sqlite3",
    "house-20261301T110000Z.sqlite3", "house-2026051T0110000Z.sqlite3",
    "house-20260501T110000Z.sqlite3.faults.txt", "house-20260501T110000Z.sqlite3.bak",
    "another-20260501T110000Z.sqlite3",
)  # fmt: skip


async def test_foreign_files_neither_count_nor_are_touched(backups: BackupFolder) -> None:
    backups.folder.mkdir()
    for name in FOREIGN:
        (backups.folder / name).write_text("somebody else's")
    assert backups.list_copies() == ()
    assert backups.find_newest_time(NOW) is None
    made = [backups.make_copy(GAMES, NOW + hour * HOUR) for hour in range(5)]
    assert list(backups.list_copies()) == made[-3:]
    assert all((backups.folder / name).read_text() == "somebody else's" for name in FOREIGN)
    assert await schedule(backups).run_once()


def test_stores_whose_names_are_patterns_are_told_apart(file: Path) -> None:
    odd = file.rename(file.with_name("s[1-9]*.sqlite3"))
    backups = BackupFolder(odd, file.parent / "copies", 2)
    made = [backups.make_copy(GAMES, NOW + hour * HOUR) for hour in range(3)]
    assert list(backups.list_copies()) == made[-2:]


async def test_without_backups_by_themselves_none_are_ever_deleted(file: Path) -> None:
    backups = BackupFolder(file, file.parent / "copies", 0)
    made = [backups.make_copy(GAMES, NOW + hour * HOUR) for hour in range(4)]
    assert list(backups.list_copies()) == made
    off = BackupSchedule(None, GAMES, lambda: NOW, no_wipe)
    assert await off.run_once()
    assert list(backups.list_copies()) == made


def test_a_folder_named_like_a_backup_is_none(backups: BackupFolder) -> None:
    made = backups.make_copy(GAMES, NOW)
    (backups.folder / made.name.replace("2026", "2025")).mkdir()
    (backups.folder / made.name.replace("T12", "T13")).mkdir()
    assert backups.list_copies() == (made,)
    assert backups.find_newest_time(NOW + HOUR) == int(NOW.timestamp())


async def test_a_backup_is_made_although_what_was_deleted_cannot_be_wiped(
    backups: BackupFolder, caplog: pytest.LogCaptureFixture
) -> None:
    async def wipe() -> bool:
        raise sqlite3.OperationalError("database or disk is full")

    schedule = BackupSchedule(backups, GAMES, lambda: NOW, wipe)
    assert await schedule.run_once()
    assert schedule.has_wipe_failed
    assert len(backups.list_copies()) == 1
    assert "could not be overwritten yet: OperationalError: database or disk is full" in caplog.text


async def test_a_copy_from_the_future_neither_counts_nor_is_deleted(
    backups: BackupFolder, caplog: pytest.LogCaptureFixture
) -> None:
    future = backups.make_copy(GAMES, NOW + timedelta(days=3650))
    at = [NOW]
    keeper = schedule(backups, lambda: at[0])
    assert keeper.seconds_until_due() == 0
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            assert await keeper.run_once()
            at[0] += HOUR
    past = backups.list_past(at[0])
    assert [backups.read_time(path) for path in past] == [
        int((NOW + hour * HOUR).timestamp()) for hour in (2, 3, 4)
    ]
    assert backups.list_future(at[0]) == (future,)
    assert caplog.text.count(f"{future.name} is dated in the future") == 1


async def test_backups_continue_when_the_clock_jumps_back_a_day(backups: BackupFolder) -> None:
    at = [NOW]
    keeper = schedule(backups, lambda: at[0])
    assert await keeper.run_once()
    at[0] -= timedelta(minutes=4)
    assert keeper.seconds_until_due() == BACKUP_INTERVAL, "a little ahead of the clock is no jump"
    at[0] -= timedelta(days=1)
    assert keeper.seconds_until_due() == 0
    for _ in range(4):
        assert await keeper.run_once()
        at[0] += HOUR
    assert len(backups.list_copies()) == 4, "the one of tomorrow is no surplus"


async def test_the_keeper_makes_one_an_hour_and_goes_on_after_a_failure(
    backups: BackupFolder,
) -> None:
    at, file = [NOW], backups.database
    keeper = schedule(backups, lambda: at[0])
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
    assert len(backups.list_copies()) == 2


async def test_a_flaw_is_logged_once_and_does_not_stop_the_keeper(
    backups: BackupFolder, caplog: pytest.LogCaptureFixture
) -> None:
    break_hash(backups.database, 2)
    at = [NOW]
    keeper = schedule(backups, lambda: at[0])
    for _ in range(3):
        assert await keeper.run_once()
        at[0] += HOUR
    assert caplog.text.count("#2: row 4 does not lead") == 1


async def test_copies_of_an_empty_store_push_nothing_out(backups: BackupFolder) -> None:
    made = [backups.make_copy(GAMES, NOW + hour * HOUR) for hour in range(3)]
    backups.database.unlink()
    await (await SqliteStore.open(backups.database)).close()
    keeper = schedule(backups, lambda: NOW + 9 * HOUR)
    assert await keeper.run_once()
    assert list(backups.list_copies()) == made, "no copy is made by itself"
    by_hand = [backups.make_copy(GAMES, NOW + hour * HOUR) for hour in range(3, 9)]
    assert list(backups.list_copies()) == [*made, *by_hand]


def test_what_a_kill_left_unfinished_is_deleted_after_a_day(backups: BackupFolder) -> None:
    backups.folder.mkdir()
    names = ("house-20260430T110000Z", "house-20260501T110000Z", "house-test-20260430T110000Z")
    old, new, foreign = [backups.folder / f"{name}.sqlite3.part" for name in names]
    for path, days in ((old, 2), (new, 0), (foreign, 2)):
        path.touch()
        at = (NOW - timedelta(days=days)).timestamp()
        os.utime(path, (at, at))
    backups.make_copy(GAMES, NOW)
    assert [path.exists() for path in (old, new, foreign)] == [False, True, True]


def test_a_copy_that_is_gone_again_is_no_success(
    backups: BackupFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def prune(folder: BackupFolder, made: Path, *_: object) -> None:
        made.unlink()

    monkeypatch.setattr(BackupFolder, "_prune", prune)
    with pytest.raises(StoreError, match="is not there any more"):
        backups.make_copy(GAMES, NOW)
