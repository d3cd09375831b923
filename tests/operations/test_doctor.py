"""What the doctor finds, one ailment at a time, and the commands an operator types."""

import asyncio
import errno
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from shutil import copy as copy_file
from typing import get_args

import pytest
from pydantic import SecretStr

from bot.__main__ import main
from bot.gateway import GatewayProblem
from bot.matches import Limits
from bot.operations import doctor
from bot.operations.backups import BackupFolder
from bot.operations.checks import Finding, check_space, check_writable, load_terminal_words
from bot.operations.commands import COMMANDS
from bot.settings import Settings
from bot.storage.files import LockFile
from bot.storage.inspection import Inspector
from tests.matches.world import World
from tests.operations.conftest import GAMES, NOW
from tests.operations.damage import UNREADABLE_HEAD, break_hash, spoil_pages, write
from tests.operations.test_health_command import answering
from tests.standin.running import ROOT

TOKEN = "M" * 26 + ".GabcDe." + "x" * 38


def keys(findings: object) -> dict[str, str]:
    assert isinstance(findings, list)
    return {one.key.removeprefix("doctor-"): one.severity for one in findings}


def examined(path: Path, **more: object) -> list[Finding]:
    settings = Settings(database_path=path, **more)  # type: ignore[arg-type]
    return list(doctor.run_checks(settings, GAMES, NOW))


def test_a_store_that_is_well_has_nothing_bad(file: Path) -> None:
    before = file.read_bytes()
    found = examined(file, discord_token=SecretStr(TOKEN))
    assert "bad" not in keys(found).values()
    assert {"token", "disk", "store", "not-in-use"} <= set(keys(found))
    assert file.read_bytes() == before
    words = load_terminal_words()
    assert any("2 matches were replayed" in one.render(words) for one in found)


@pytest.mark.parametrize("token", ["changeme", TOKEN[:-20], f"Bot {TOKEN}", "a.b.c"])
def test_what_is_no_token_is_told_and_not_shown(token: str) -> None:
    (found,) = doctor.check_token(Settings(discord_token=SecretStr(token)))
    assert found.severity == "bad"
    assert token not in found.render(load_terminal_words())


@pytest.mark.parametrize(
    ("version", "key"),
    [
        ("3.36.0", "sqlite-old"),
        ("3.40.1", "sqlite-reset"),
        ("3.51.2", "sqlite-reset"),
        ("3.51.3", "sqlite"),
        ("3.53.0", "sqlite"),
    ],
)
def test_versions_of_sqlite_are_told_apart(version: str, key: str) -> None:
    assert [one.key for one in doctor.check_sqlite(version)] == [f"doctor-{key}"]


def test_a_damaged_file_a_stray_row_and_a_broken_log_are_found(file: Path) -> None:
    write(file, "INSERT INTO invitations VALUES (50, 60)")
    assert keys(examined(file))["store-fault"] == "bad"
    file.write_bytes(b"not a database at all" * 300)
    assert keys(examined(file))["store-fault"] == "bad"


def test_what_a_power_cut_leaves_is_looked_through(file: Path) -> None:
    """A journal that was not played in, without its index."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA wal_autocheckpoint=0")
        with db:
            db.execute("UPDATE players SET name = 'Zoe'")
        for ending in ("", "-wal"):
            copy_file(f"{file}{ending}", f"{file.parent}/cut{ending}")
    found = examined(file.with_name("cut"))
    assert keys(found)["store"] == "good"


def test_a_file_of_another_version_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(file, "PRAGMA user_version=99")
    assert keys(examined(file))["too-new"] == "bad"
    monkeypatch.setattr("bot.operations.doctor.read_scripts", lambda: ("", ""))
    write(file, "PRAGMA user_version=1")
    assert keys(examined(file))["older"] == "note"


def test_what_hangs_is_told(file: Path) -> None:
    write(
        file,
        "UPDATE matches SET status = 'stuck' WHERE id = 2;"
        "UPDATE outbox SET state = 'dead', reason = '403 50013' WHERE match = 3;"
        "UPDATE outbox SET created = 0, due = 0",
    )
    with Inspector.open(file) as probe:
        found = list(doctor.check_stalled(probe, datetime.fromtimestamp(3600, UTC)))
    assert keys(found) == {"stuck": "bad", "untold": "bad", "waiting": "note"}
    said = [one.render(load_terminal_words()) for one in found]
    assert "#3: Discord said 403 50013" in said[1]
    assert "60 minutes" in said[2]


async def test_a_bot_at_work_is_noticed(file: Path) -> None:
    async with World(file):
        assert {"in-use", "store"} <= set(keys(examined(file)))
    assert "not-in-use" in keys(examined(file))


def test_looking_makes_nothing(tmp_path: Path) -> None:
    """Neither the store's lock nor a folder: they would belong to whoever looks."""
    store = tmp_path / "folder" / "store.sqlite3"
    assert "bad" not in keys(examined(store, backup_folder=tmp_path / "copies")).values()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
async def test_a_deleted_journal_is_named_before_anything_is_opened(file: Path) -> None:
    code = "import sys; from bot.__main__ import main; sys.exit(main(['doctor']))"
    async with World(file) as world:
        await asyncio.to_thread(Path(f"{file}-wal").unlink)
        done = await asyncio.to_thread(
            subprocess.run, [sys.executable, "-c", code], capture_output=True, text=True,
            env={"PYTHONPATH": str(ROOT), "DATABASE_PATH": str(file)}, check=False,
        )  # fmt: skip
        await world.running("Ana", "Bo")
    assert done.returncode == 1
    assert "Stop the bot with SIGTERM" in done.stdout
    assert "damaged" not in done.stdout


def test_what_is_missing_in_the_schema_is_named(file: Path) -> None:
    write(file, "DROP INDEX jobs_by_due; DROP TABLE heartbeat")
    found = [one for one in examined(file) if one.key == "doctor-schema"]
    said = [one.describe(load_terminal_words()) for one in found]
    assert [line.partition(". ")[0] for line in said] == [
        "The index jobs_by_due is missing from the database",
        "The table heartbeat is missing from the database",
    ]  # fmt: skip


def test_it_tries_to_write_where_the_bot_has_to(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    assert list(check_writable(folder)) == []
    assert list(check_writable(folder / "not" / "there")) == []
    assert list(folder.iterdir()) == []
    assert keys(list(check_writable(file))) == {"not-a-folder": "bad"}

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr("tempfile.NamedTemporaryFile", refuse)
    (found,) = check_writable(folder)
    assert "mounted read-only" in found.describe(load_terminal_words())
    assert keys(examined(file))["mounted-read-only"] == "bad"


def test_little_space_is_told_with_how_much(file: Path) -> None:
    assert check_space(file.parent, 1).severity == "good"
    found = check_space(file.parent, 1 << 60)
    assert found.severity == "bad"
    assert "MB free" in found.describe(load_terminal_words())


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_files_of_another_user_are_named(file: Path) -> None:
    assert "owner" not in keys(examined(file))
    os.chown(file, 65534, 65534)
    found = keys(examined(file))
    assert found["root"] == "note"
    assert found["owner"] == "bad"  # the lock is still root's


def test_the_running_bot_is_asked(file: Path) -> None:
    with running_lock(file), answering(503, b'{"problems": ["The disk is full."]}') as port:
        settings = Settings(database_path=file, health_port=port)
        found = [*doctor.check_running_bot(settings)]
    assert keys(found) == {"in-use": "note", "unwell": "bad"}
    assert "The disk is full." in found[1].render(load_terminal_words())


@contextmanager
def running_lock(file: Path) -> Iterator[None]:
    lock = LockFile.for_database(file)
    lock.acquire()
    try:
        yield
    finally:
        lock.release()


def test_late_and_missing_copies_are_told(file: Path) -> None:
    copies = BackupFolder(file, file.parent / "copies", 3)

    def found(after: timedelta, kept: int = 3) -> dict[str, str]:
        return keys(list(doctor.check_backups(replace(copies, kept=kept), NOW + after)))

    assert found(timedelta()) == {"no-backup-yet": "note"}
    copies.make_copy(GAMES, NOW)
    assert found(timedelta(minutes=70)) == {"backups": "good"}
    assert found(timedelta(hours=3)) == {"backup-old": "note"}
    assert found(timedelta(days=-1)) == {"backup-future": "note", "no-backup-yet": "note"}
    assert found(timedelta(), kept=0) == {"no-backups": "note"}


def said(file: Path, now: datetime = NOW) -> list[str]:
    settings = Settings(database_path=file, backup_folder=file.parent / "my copies")
    words = load_terminal_words()
    return [one.render(words) for one in doctor.run_checks(settings, GAMES, now)]


def test_each_match_that_does_not_replay_is_named_with_its_newest_good_copy(file: Path) -> None:
    copies = BackupFolder(file, file.parent / "my copies", 9)
    good = copies.make_copy(GAMES, NOW - timedelta(hours=2))
    break_hash(file, 1)
    half = copies.make_copy(GAMES, NOW - timedelta(hours=1))
    write(file, "UPDATE matches SET status = 'stuck', seq = seq + 1 WHERE id = 2")
    copies.make_copy(GAMES, NOW)
    (copies.folder / "house-manualZ.sqlite3").write_text("somebody else's")
    found = [line for line in said(file) if "Match #" in line]
    assert len(found) == 2
    assert "Match #1 doesn't replay: row" in found[0]
    assert f"python -m bot restore '{good}' --match 1" in found[0]
    assert "Match #2 doesn't replay: its head is at row 5, its log at row 4" in found[1]
    assert f"python -m bot restore '{half}' --match 2" in found[1]


def test_a_match_that_no_copy_has_whole_is_named_so(file: Path) -> None:
    break_hash(file, 2)
    copies = BackupFolder(file, file.parent / "my copies", 9)
    copies.make_copy(GAMES, NOW)
    (line,) = [line for line in said(file) if "Match #" in line]
    assert "Match #2 doesn't replay" in line
    assert "no backup can restore it" in line


def test_every_open_match_is_replayed(tmp_path: Path) -> None:
    async def play(world: World) -> None:
        async with world:
            for _ in range(25):
                await world.running("Ana", "Bo")

    path = tmp_path / "house.sqlite3"
    asyncio.run(play(World(path, limits=Limits(100, 100, 100))))
    for match in range(1, 26):
        break_hash(path, match)
    assert len([line for line in said(path) if "doesn't replay" in line]) == 25


@pytest.mark.parametrize("more", ["", "; UPDATE matches SET status = 'stuck' WHERE id = 2"])
def test_an_unreadable_match_is_named_once_with_the_newest_copy_of_it(
    file: Path, more: str
) -> None:
    copies = BackupFolder(file, file.parent / "my copies", 9)
    good = copies.make_copy(GAMES, NOW - timedelta(hours=2))
    write(file, UNREADABLE_HEAD + more)
    copies.make_copy(GAMES, NOW - timedelta(hours=1))
    (line,) = [line for line in said(file) if line.startswith("BAD")]
    assert "unreadable data (options)" in line
    assert line.endswith(f"python -m bot restore '{good}' --match 2")
    assert any("One match was replayed and agrees" in line for line in said(file))
    good.unlink()
    (line,) = [line for line in said(file) if line.startswith("BAD")]
    assert "no backup can restore it" in line


def test_for_a_damaged_file_the_newest_whole_copy_is_named(file: Path) -> None:
    copies = BackupFolder(file, file.parent / "my copies", 9)
    good = copies.make_copy(GAMES, NOW - timedelta(hours=1))
    spoil_pages(copies.make_copy(GAMES, NOW))
    spoil_pages(file)
    assert any(f"python -m bot restore '{good}'" in line for line in said(file))
    good.unlink()
    assert any("No backup in" in line for line in said(file))


def test_an_emptied_store_is_told(file: Path) -> None:
    copy = BackupFolder(file, file.parent / "my copies", 9).make_copy(GAMES, NOW)
    file.write_bytes(b"")
    (line,) = [line for line in said(file) if "is empty, but" in line]
    assert line.startswith("BAD")
    assert f"python -m bot restore '{copy}'" in line


def test_the_doctors_exit_status_says_whether_something_is_bad(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_PATH", str(file))
    write(file, "DELETE FROM drafts; UPDATE matches SET game = 'cutterland' WHERE 0")
    assert main(["doctor"]) == 1  # the small game of these tests is not installed
    assert "bids is not installed" in capsys.readouterr().out
    monkeypatch.setenv("DATABASE_PATH", str(file.with_name("new.sqlite3")))
    assert main(["doctor"]) == 0
    assert "No problems found." in capsys.readouterr().out
    monkeypatch.setenv("BACKUPS_KEPT", "many")
    assert main(["doctor"]) == 2
    assert "BACKUPS_KEPT" in capsys.readouterr().err


def test_backup_and_restore_are_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "empty.sqlite3"
    monkeypatch.setenv("DATABASE_PATH", str(path))
    assert main(["backup", "copy.sqlite3"]) == 2
    assert f"there is nothing to back up in {path}: it is missing." in capsys.readouterr().out
    assert not Path("copy.sqlite3").exists()
    write(path, "")
    path.touch()
    assert main(["backup", "copy.sqlite3"]) == 2  # no store, merely a file
    assert f"there is nothing to back up in {path}: it is empty." in capsys.readouterr().out
    write(path, "CREATE TABLE songs (name TEXT)")
    assert main(["backup", "copy.sqlite3"]) == 1
    assert "it is no store of this bot" in capsys.readouterr().out


def test_every_sentence_of_the_terminal_is_written(file: Path) -> None:
    """Those of the doctor and of commands are found by their name alone."""
    words = load_terminal_words()
    source = "".join(p.read_text("utf-8") for p in Path(doctor.__file__).parent.glob("*.py"))
    (catalogue,) = (Path(doctor.__file__).parent / "locales").glob("en.ftl")
    named = [line.split(" = ")[0] for line in catalogue.read_text("utf-8").splitlines()
             if " = " in line and not line.startswith(" ")]  # fmt: skip
    assert all(words.has_message(key) for key in named)
    spoken = {f"terminal-{name}" for name in COMMANDS}
    spoken |= {f"health-gateway-{problem}" for problem in get_args(GatewayProblem)}
    assert [key for key in named if f'"{key}"' not in source and key not in spoken] == []
