"""What a command says where the user that runs it may not read a backup, or not write one."""

import errno
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.operations.backups import BackupFolder
from bot.operations.copies import make_verified_copy
from bot.storage import StoreError
from tests.operations.conftest import GAMES, NOW
from tests.operations.terminal import Terminal
from tests.standin.running import run_module

Run: TypeAlias = Callable[..., subprocess.CompletedProcess[str]]
pytestmark = pytest.mark.skipif(
    os.geteuid() == 0 and shutil.which("setpriv") is None, reason="root may read and write all"
)


@pytest.fixture
def folder(file: Path) -> Iterator[Path]:
    """The folder of backups, with one in it."""
    BackupFolder(file, file.parent / "copies", 3).make_copy(GAMES, NOW)
    yield file.parent / "copies"
    (file.parent / "copies").chmod(0o755)


@pytest.fixture
def run(file: Path, terminal: Terminal) -> Run:
    """Types a command about that store and its backups."""
    given = {"DATABASE_PATH": str(file), "BACKUP_FOLDER": str(file.parent / "copies")}
    return lambda *arguments: terminal.type(file.parent, *arguments, **given)


def hide_copy(folder: Path) -> Path:
    (copy,) = folder.iterdir()
    copy.chmod(0)
    return copy


def hide_folder(folder: Path) -> Path:
    folder.chmod(0)
    return folder


@pytest.mark.parametrize("hide", [hide_copy, hide_folder])
def test_a_copy_that_may_not_be_read_is_not_called_damaged(
    folder: Path, hide: Callable[[Path], Path], run: Run
) -> None:
    (copy,) = folder.iterdir()
    hidden = hide(folder)
    ended = run("restore", str(copy))
    assert ended.returncode == 2
    assert f"{copy} cannot be read (Permission denied): give the bot" in ended.stdout
    said = run("doctor").stdout.splitlines()
    assert any(line.startswith(f"BAD   I can't read {hidden} (Permission") for line in said)
    assert not [line for line in said if line.startswith("ok") and "the newest is" in line]


def test_a_folder_that_may_not_be_written_is_blamed(folder: Path, run: Run) -> None:
    folder.chmod(0o555)
    for target in ((), (str(folder / "mine"),), (str(folder / "deep" / "mine"),)):
        ended = run("backup", *target)
        assert ended.returncode == 2
        assert f"no backup can be written to {folder}" in ended.stdout
        assert "Errno" not in ended.stdout
        assert ".." not in ended.stdout


@pytest.mark.slow
def test_a_store_and_its_backups_are_for_nobody_else(tmp_path: Path, terminal: Terminal) -> None:
    """Whatever the mask of the shell."""
    kept = tmp_path / "kept"
    given = {"DATABASE_PATH": str(kept / "store"), "BACKUP_FOLDER": str(kept / "copies")}
    before = os.umask(0o022)
    with run_module("tests.operations.terminal") as process:
        os.umask(before)
        assert Terminal(process).type(tmp_path, "ratings", **given).returncode == 0
        Terminal(process).type(tmp_path, "backup", **given)
        Terminal(process).type(tmp_path, "backup", str(kept / "mine"), **given)
    made = [path for path in kept.rglob("*") if path.suffix != ".lock"]
    assert len(made) >= 4
    assert {path.name: oct(path.stat().st_mode & 0o077) for path in made} == {
        path.name: "0o0" for path in made
    }


def test_what_others_may_read_is_named(file: Path, folder: Path, run: Run) -> None:
    (copy,) = folder.iterdir()
    file.parent.chmod(0o755)
    file.chmod(0o644)
    copy.chmod(0o604)
    said = run("doctor").stdout
    assert f"BAD   Everyone on this computer can read {file}, with" in said
    assert f"chmod 600 {folder}/house-*.sqlite3\n" in said
    file.chmod(0o640)
    copy.chmod(0o600)
    assert "Everyone on this computer" not in run("doctor").stdout


def test_a_full_disk_is_named(file: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def run_full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("tempfile.NamedTemporaryFile", run_full)
    with pytest.raises(StoreError, match=rf"^{folder} has no room for a backup .*Free some space"):
        make_verified_copy(file, folder / "more.sqlite3", GAMES)
    assert not (folder / "more.sqlite3").exists()
