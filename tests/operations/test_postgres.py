"""A host whose store is in PostgreSQL: backups, a restore, and the doctor."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.operations import doctor
from bot.operations.backups import BackupFolder, BackupSchedule, StoreEmptied, require_store
from bot.operations.commands import build_parser, run_command
from bot.operations.restore import restore_match_in_database
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


@pytest.mark.slow
def test_the_drill_a_backup_made_at_work_becomes_another_database(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = BackupFolder.locate(settings)

    async def back_up() -> None:
        """As the bot does every hour, with the database open."""
        async with _open(settings) as store:
            schedule = BackupSchedule(folder, GAMES, lambda: NOW, store.privacy.wipe)
            assert await schedule.run_once()

    asyncio.run(back_up())
    (copy,) = folder.list_copies()
    assert {path.name for path in folder.folder.iterdir()} == {copy.name}

    new = at(make(), tmp_path)
    assert find(at(make(), tmp_path / "another"))["new-database"] == "note"
    with pytest.raises(StoreEmptied, match="The database at DATABASE_URL is empty, but there are"):
        require_store(BackupFolder.locate(new), NOW)
    assert find(new)["emptied"] == "bad"
    asyncio.run(_begin_anew(begun := at(make(), tmp_path)))
    require_store(BackupFolder.locate(begun), NOW)
    assert run_command(build_parser().parse_args(["restore", str(copy)]), new) == 0
    assert "is now the database" in capsys.readouterr().out
    with closing(sqlite3.connect(copy)) as db:
        rows = db.execute("SELECT count(*), max(hash) FROM log").fetchone()
    assert asyncio.run(_read_logs(new)) == rows
    assert run_command(build_parser().parse_args(["restore", str(copy)]), new) == 2, (
        "it is not empty now"
    )
    assert "the target is not empty" in capsys.readouterr().out


@pytest.mark.slow
def test_one_match_of_the_database_is_restored(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    """The running match; the finished one and the lobby stay as they are."""
    copy, folder = BackupFolder.locate(settings).make_copy(GAMES, NOW), settings.backup_folder
    before = asyncio.run(_read_rows(settings))
    asyncio.run(_spoil(settings))
    restore = build_parser().parse_args(["restore", str(copy), "--match", "2"])

    async def beside_a_bot() -> int:
        async with _open(settings):
            return await asyncio.to_thread(run_command, restore, settings)

    assert asyncio.run(beside_a_bot()) != 0
    assert "another process uses the database" in capsys.readouterr().out
    assert asyncio.run(_read_rows(settings))["log", 2] != before["log", 2]
    assert settings.store_url is not None
    done = asyncio.run(restore_match_in_database(copy, 2, settings.store_url, folder, GAMES, NOW))
    after = asyncio.run(_read_rows(settings))
    assert {key for key in before if after[key] != before[key]} == {("matches", 2), ("outbox", 2)}
    assert [done.aside] == [*folder.glob("*.aside-*")]
    assert "bad" not in find(settings).values()
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        asyncio.run(_delete_log(settings))


async def _begin_anew(settings: Settings) -> None:
    async with _open(settings) as store:
        await store.begin_anew(5)


async def _spoil(settings: Settings) -> None:
    async with _open(settings) as store:
        await store.connection.write("ALTER TABLE log DISABLE TRIGGER log_forbids_change")
        await store.connection.write("UPDATE log SET hash = 'spoilt' WHERE match = 2 AND seq = 2")
        await store.connection.write("ALTER TABLE log ENABLE TRIGGER log_forbids_change")
        await store.connection.write("UPDATE matches SET status = 'stuck' WHERE id = 2")


async def _delete_log(settings: Settings) -> None:
    async with _open(settings) as store:
        await store.connection.write("DELETE FROM log WHERE match = 2")


async def _read_rows(settings: Settings) -> dict[tuple[str, int], list[tuple[object, ...]]]:
    """By table and match."""
    found = {}
    async with _open(settings) as store:
        for table, key in (
            ("matches", "id"),
            ("seats", "match"),
            ("log", "match"),
            ("outbox", "match"),
        ):
            for match in (1, 2, 3):
                sql = f"SELECT * FROM {table} WHERE {key} = ? ORDER BY 1, 2"  # noqa: S608 - of the schema
                found[table, match] = [
                    tuple(row) for row in await store.connection.read(sql, match)
                ]
    return found


@asynccontextmanager
async def _open(settings: Settings) -> AsyncIterator[PostgresStore]:
    assert settings.store_url is not None
    store = await PostgresStore.open(settings.store_url)
    try:
        yield store
    finally:
        await store.close()


async def _read_logs(settings: Settings) -> tuple[int, str]:
    async with _open(settings) as store:
        (row,) = await store.connection.read("SELECT count(*), max(hash) FROM log")
        return row[0], row[1]


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
