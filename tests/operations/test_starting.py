"""Starting from the command line: what is wrong is said in a sentence, with the exit status that
says whether to try again."""

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from bot.operations.backups import BackupFolder
from bot.storage import SqliteStore
from bot.storage.files import LockFile
from tests.operations.conftest import GAMES, NOW
from tests.operations.damage import spoil_pages
from tests.operations.terminal import Terminal
from tests.standin.running import ROOT, TOKEN


def make_store(path: Path) -> None:
    async def make() -> None:
        await (await SqliteStore.open(path)).close()

    asyncio.run(make())


def write_utf_16(folder: Path) -> None:
    (folder / ".env").write_text("LOG_LEVEL=INFO\n", "utf-16")


def write_utf_16_without_mark(folder: Path) -> None:
    (folder / ".env").write_text("LOG_LEVEL=INFO\n", "utf-16-le")


def make_env_folder(folder: Path) -> None:
    (folder / ".env").mkdir()


def hide_env(folder: Path) -> None:
    (folder / ".env").write_text("LOG_LEVEL=INFO\n", "utf-8")
    (folder / ".env").chmod(0)


def make_store_folder(folder: Path) -> None:
    (folder / "store").mkdir()


def write_text(folder: Path) -> None:
    (folder / "store").write_text("not a database, but long enough to be read as one" * 30)


def make_newer(folder: Path) -> None:
    make_store(folder / "store")
    with closing(sqlite3.connect(folder / "store")) as db:
        db.execute("PRAGMA user_version=99")


def protect_store(folder: Path) -> None:
    make_store(folder / "store")
    (folder / "store").chmod(0o444)


def protect_folder(folder: Path) -> None:
    make_store(folder / "store")
    (folder / "store.lock").unlink()
    folder.chmod(0o555)


def put_file_in_the_way(folder: Path) -> None:
    (folder / "local").touch()


@contextmanager
def prepared(folder: Path, prepare: Callable[[Path], None]) -> Iterator[None]:
    prepare(folder)
    try:
        yield
    finally:
        folder.chmod(0o755)


@pytest.mark.parametrize(
    ("prepare", "status", "said"),
    [
        (write_utf_16, 2, ".env is not encoded in UTF-8: save it again as UTF-8."),
        (write_utf_16_without_mark, 2, ".env is not encoded in UTF-8: save it again as UTF-8."),
        (make_env_folder, 2, ".env is a folder: replace it with a file"),
        (hide_env, 2, ".env cannot be read (Permission denied): give the bot"),
        (make_store_folder, 2, "store is a folder: let DATABASE_PATH name a file in it."),
        (write_text, 2, "store cannot be opened: file is not a database. If this is"),
        (make_newer, 2, "store is of version 99; this bot knows"),
        (protect_store, 2, "store cannot be opened: attempt to write a readonly database. Give"),
        (protect_folder, 2, "{folder}/store.lock cannot be opened: Permission denied."),
        (put_file_in_the_way, 2, "{folder}/local is a file: set BACKUP_FOLDER to a folder."),
    ],
)
def test_what_is_wrong_is_one_sentence(
    prepare: Callable[[Path], None], status: int, said: str, tmp_path: Path, terminal: Terminal
) -> None:
    with prepared(tmp_path, prepare):
        ended = terminal.type(
            tmp_path, DATABASE_PATH="store", DISCORD_TOKEN=TOKEN, LOG_LEVEL="ERROR"
        )
    assert ended.stderr.startswith(said.format(folder=tmp_path))
    assert len(ended.stderr.splitlines()) == 1
    assert ended.returncode == status


def test_for_a_damaged_store_the_newest_whole_backup_is_named(
    file: Path, terminal: Terminal
) -> None:
    backups = BackupFolder(file, file.parent / "copies", 3)
    whole = backups.make_copy(GAMES, NOW)
    spoil_pages(backups.make_copy(GAMES, NOW + timedelta(hours=1)))
    spoil_first_page(file)
    given = {"DATABASE_PATH": str(file), "BACKUP_FOLDER": str(whole.parent), "LOG_LEVEL": "ERROR"}
    ended = terminal.type(file.parent, DISCORD_TOKEN=TOKEN, **given)
    assert ended.stderr.startswith("house.sqlite3 cannot be opened: ")
    assert ended.stderr.endswith(f"restore a backup: python -m bot restore {whole}\n")
    assert ended.returncode == 2


def spoil_first_page(file: Path) -> None:
    """The header stays, so it is still taken for a database."""
    content = bytearray(file.read_bytes())
    content[100:4096] = bytes([0xFF]) * 3996
    file.write_bytes(content)


def test_a_setting_that_cannot_be_is_named(tmp_path: Path, terminal: Terminal) -> None:
    ended = terminal.type(tmp_path, LOCAL_PORT="many")

    assert ended.returncode == 2
    assert ended.stderr.startswith("LOCAL_PORT: ")
    assert "Traceback" not in ended.stderr


def test_what_may_pass_ends_with_another_status(tmp_path: Path, terminal: Terminal) -> None:
    given = {"DATABASE_PATH": "store", "DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "ERROR"}
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        ended = terminal.type(tmp_path, HEALTH_PORT=port, BACKUPS_KEPT="0", **given)
    assert (ended.returncode, len(ended.stderr.splitlines())) == (1, 1)
    assert ended.stderr.startswith(f"HEALTH_PORT {port} cannot be opened: another program uses it.")
    lock = LockFile.for_database(tmp_path / "store")
    lock.acquire()
    ended = terminal.type(tmp_path, BACKUPS_KEPT="0", **given)
    lock.release()
    assert (ended.returncode, ended.stderr) == (1, "another process uses store\n")


def test_a_file_is_no_folder_for_backups(tmp_path: Path, terminal: Terminal) -> None:
    (tmp_path / "copies").touch()
    ended = terminal.type(
        tmp_path, DATABASE_PATH="store", DISCORD_TOKEN=TOKEN, BACKUP_FOLDER="copies"
    )
    assert ended.returncode == 2
    assert ended.stderr == f"{tmp_path}/copies is a file: set BACKUP_FOLDER to a folder.\n"
    assert not (tmp_path / "store").exists()


@pytest.mark.slow
def test_a_service_without_a_token_does_not_play_in_a_browser(tmp_path: Path) -> None:
    """In a process of its own: with the imports and the end that it has for a host."""
    known = {k: v for k, v in os.environ.items() if k in {"PATH", "HOME", "LANG"}}
    ended = subprocess.run(
        [sys.executable, "-m", "bot", "--discord"], cwd=tmp_path, capture_output=True, text=True,
        env={**known, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": ""}, timeout=60, check=False,
    )  # fmt: skip
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("DISCORD_TOKEN is empty.")
    assert ended.stderr.count("\n") == 1
    assert not (tmp_path / "local").exists()


def test_a_worker_needs_a_database_that_is_shared(tmp_path: Path, terminal: Terminal) -> None:
    helped = terminal.type(tmp_path, "--help")
    assert "worker" in helped.stdout.split("commands:")[1]
    assert "needs no token" in " ".join(helped.stdout.split())
    helped = terminal.type(tmp_path, "worker", "--help")
    assert "needs no token" in " ".join(helped.stdout.split())
    ended = terminal.type(tmp_path, "worker", DATABASE_PATH="store")
    assert (ended.returncode, ended.stderr) == (2, "")
    assert ended.stdout == (
        "That didn't work: workers help bots that share a PostgreSQL database: set DATABASE_URL to"
        " the bots' one.\n"
    )
    assert not (tmp_path / "store").exists()
