"""Migrations: from nothing, from an earlier version, each step whole, a copy before."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.operations.examination import examine_file
from bot.storage import SqliteStore
from bot.storage.errors import StoreDamaged, StoreError, StoreTooNew, StoreUnusable
from bot.storage.migration import (
    check_integrity,
    migrate,
    read_scripts,
    read_version,
    split_statements,
)
from bot.storage.sqlite_connection import SqliteConnection
from tests.storage.mortal import Died, Mortal

EVERY = 1 if os.environ.get("KILLS") == "0" else 6
"""Of the statements so manyth; `make soak` takes all."""
BAD = "INSERT INTO nowhere VALUES (1);\n"
STEP = "CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT;\nINSERT INTO extra VALUES (7);\n"


async def raised(path: Path, steps: tuple[str, ...]) -> bool:
    connection = await SqliteConnection.open(path)
    try:
        return await migrate(connection, path, steps)
    finally:
        await connection.close()


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def schema(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return [sql for (sql,) in db.execute("SELECT sql FROM sqlite_master ORDER BY name") if sql]


async def test_an_empty_file_gets_everything_and_no_copy(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    assert await raised(path, read_scripts())
    assert not await raised(path, read_scripts())
    assert files(tmp_path) == ["store.sqlite3"]
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(read_scripts()),)


async def test_every_table_is_strict(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    await raised(path, read_scripts())
    tables = [sql for sql in schema(path) if sql.startswith("CREATE TABLE")]
    own = [sql for sql in tables if "sqlite_sequence" not in sql]
    assert len(own) >= 10
    assert all(sql.endswith("STRICT") for sql in own)
    with closing(sqlite3.connect(path)) as db, pytest.raises(sqlite3.IntegrityError):
        db.execute("INSERT INTO servers (guild, games_channel) VALUES (1, '12abc')")


async def test_a_later_step_copies_the_file_first(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    await raised(path, read_scripts())
    old = schema(path)
    assert await raised(path, (*read_scripts(), STEP))
    copy = tmp_path / f"store.sqlite3.v{len(read_scripts())}"
    assert schema(copy) == old
    assert any("extra" in sql for sql in schema(path))


async def test_migrations_are_read_from_a_folder_in_order(tmp_path: Path) -> None:
    """A store of version 1 keeps its rows, and what the second migration makes of them."""
    folder, path = tmp_path / "migrations", tmp_path / "store.sqlite3"
    folder.mkdir()
    (folder / "0001_schema.sql").write_text(read_scripts()[0], "utf-8")
    assert await raised(path, read_scripts(folder))
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO players (id, user, name, met) VALUES (1, 5, 'Ana', 9)")
    (folder / "0002_nicknames.sql").write_text(
        "ALTER TABLE players ADD COLUMN nickname TEXT;\n"
        "UPDATE players SET nickname = lower(name);\n"
    )
    (folder / "README").write_text("no migration")
    assert len(read_scripts(folder)) == 2
    assert await raised(path, read_scripts(folder))
    assert not await raised(path, read_scripts(folder))
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT name, nickname FROM players").fetchall() == [("Ana", "ana")]
        assert db.execute("PRAGMA user_version").fetchone() == (2,)
    with closing(sqlite3.connect(tmp_path / "store.sqlite3.v1")) as db:
        assert db.execute("SELECT * FROM players").description[-1][0] != "nickname"
    with pytest.raises(StoreTooNew):
        await raised(path, read_scripts()[:1])


async def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    await raised(path, read_scripts())
    old = schema(path)
    with pytest.raises(sqlite3.OperationalError):
        await raised(path, (*read_scripts(), STEP + BAD))
    assert schema(path) == old
    assert await raised(path, (*read_scripts(), STEP))


@pytest.mark.slow
async def test_a_death_at_any_statement_of_a_migration_is_mended_by_the_next_start(
    tmp_path: Path,
) -> None:
    model = tmp_path / "model.sqlite3"
    await raised(model, (*read_scripts(), STEP))
    for left in range(1 + Random().randrange(EVERY), 400, EVERY):
        path = tmp_path / f"{left}.sqlite3"
        connection = await Mortal.open(path)
        Mortal.doom(left)
        try:
            await migrate(connection, path, (*read_scripts(), STEP))
            break
        except Died:
            pass
        finally:
            Mortal.doom(None)
            await connection.close()
        await raised(path, (*read_scripts(), STEP))
        assert schema(path) == schema(model)
    assert left > 20


async def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    await raised(path, (*read_scripts(), STEP))
    with pytest.raises(StoreTooNew):
        await SqliteStore.open(path)
    assert any("extra" in sql for sql in schema(path))


async def test_a_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    await raised(path, read_scripts())
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA application_id=0x53454544")
    for _ in range(2):
        with pytest.raises(StoreUnusable, match="is not a store of this bot, or one from before"):
            await SqliteStore.open(path)
    assert examine_file(path).faults == ("it is no store of this bot",)


async def test_a_row_that_refers_to_nothing_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    await raised(path, read_scripts())
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO invitations VALUES (5, 6)")
    connection = await SqliteConnection.open(path)
    try:
        assert await read_version(connection) == len(read_scripts())
        with pytest.raises(StoreDamaged, match="2 rows refer to nothing"):
            await check_integrity(connection)
    finally:
        await connection.close()


async def test_a_file_that_is_no_store_is_refused_and_let_go(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    path.write_text("this is not a database, and long enough to be sure of it" * 20)
    for _ in range(2):
        with pytest.raises(StoreError, match=r"store\.sqlite3 cannot be opened: file is not a"):
            await SqliteStore.open(path)


def test_statements_are_told_apart_and_triggers_kept_whole() -> None:
    script = "-- a word\nSELECT 1;\nCREATE TRIGGER t BEFORE DELETE ON x\nBEGIN SELECT 1; END;\n"
    assert [part.strip().splitlines()[-1] for part in split_statements(script)] == [
        "SELECT 1;",
        "BEGIN SELECT 1; END;",
    ]
    with pytest.raises(StoreDamaged):
        list(split_statements("SELECT 1"))
