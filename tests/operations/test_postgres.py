"""A host whose store is in PostgreSQL: backups, a restore, and the doctor."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.operations import doctor
from bot.operations.backups import BackupFolder, BackupSchedule
from bot.operations.commands import build_parser, run
from bot.operations.emptied_store import StoreEmptied, require_store
from bot.settings import Settings
from bot.storage.moving import move
from bot.storage.postgres.store import PostgresStore
from tests.operations.conftest import GAMES, NOW
from tests.standin.postgres import make_database, require_server


def at(url: str, folder: Path) -> Settings:
    return Settings(database_url=SecretStr(url), backup_folder=folder / "copies")


def make() -> str:
    return asyncio.run(make_database(require_server()))


@pytest.fixture
def settings(file: Path, tmp_path: Path) -> Settings:
    """A database with the matches of the file."""
    url = make()
    asyncio.run(move(str(file), url))
    return at(url, tmp_path)


def test_the_drill_a_backup_made_at_work_becomes_another_database(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = BackupFolder.locate(settings)

    async def back_up() -> None:
        """As the bot does every hour, with the database open."""
        assert settings.store_url is not None
        store = await PostgresStore.open(settings.store_url)
        try:
            schedule = BackupSchedule(folder, GAMES, lambda: NOW, store.privacy.wipe)
            assert await schedule.run_once()
        finally:
            await store.close()

    asyncio.run(back_up())
    (copy,) = folder.list_copies()
    assert {path.name for path in folder.folder.iterdir()} == {copy.name}

    new = at(make(), tmp_path)
    assert find(at(make(), tmp_path / "another"))["new-database"] == "note"
    with pytest.raises(StoreEmptied, match="The database at DATABASE_URL is empty, but there are"):
        require_store(BackupFolder.locate(new), NOW)
    assert find(new)["emptied"] == "bad"
    assert run(build_parser().parse_args(["restore", str(copy)]), new) == 0
    assert "is now the database" in capsys.readouterr().out
    with closing(sqlite3.connect(copy)) as db:
        rows = db.execute("SELECT count(*), max(hash) FROM log").fetchone()
    assert asyncio.run(_read_logs(new)) == rows
    assert run(build_parser().parse_args(["restore", str(copy)]), new) == 2, "it is not empty now"
    assert "the target is not empty" in capsys.readouterr().out
    assert run(build_parser().parse_args(["restore", str(copy), "--match", "1"]), new) == 2
    assert "one match alone can only be restored in a file" in capsys.readouterr().out


async def _read_logs(settings: Settings) -> tuple[int, str]:
    assert settings.store_url is not None
    store = await PostgresStore.open(settings.store_url)
    try:
        (row,) = await store.connection.read("SELECT count(*), max(hash) FROM log")
        return row[0], row[1]
    finally:
        await store.close()


def find(settings: Settings) -> dict[str, str]:
    found = doctor.run_checks(settings, GAMES, NOW + timedelta(days=1))
    return {one.key.removeprefix("doctor-"): one.severity for one in found}


def test_the_doctor_reads_the_database(settings: Settings) -> None:
    BackupFolder.locate(settings).make_copy(GAMES, NOW)
    found = find(settings)
    assert found["database"] == found["store"] == "good"
    assert "bad" not in found.values(), found


def test_the_doctor_says_that_the_server_is_away(tmp_path: Path) -> None:
    assert find(at("postgresql://bot@/x?host=/nowhere", tmp_path))["no-database"] == "bad"
