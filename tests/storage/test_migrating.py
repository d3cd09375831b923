"""Migrations: from nothing, from each version, each step whole, a copy before."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.storage import SqliteStore
from bot.storage.connection import Connection
from bot.storage.interface import StoreDamaged, StoreError, StoreTooNew
from bot.storage.migration import (
    check_integrity,
    migrate,
    read_scripts,
    read_version,
    split_statements,
)
from bot.storage.people_rows import (
    PlayerRow,
    ServerRow,
)
from tests.storage.mortal import Died, Mortal

EVERY = 1 if os.environ.get("KILLS") == "0" else 6
"""Of the statements so manyth; `make soak` takes all."""
BAD = "INSERT INTO nowhere VALUES (1);\n"
STEP = "CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT;\nINSERT INTO extra VALUES (7);\n"


async def raised(path: Path, steps: tuple[str, ...]) -> bool:
    connection = await Connection.open(path)
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


async def test_people_and_servers_of_before_looks_keep_what_they_had(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    await raised(path, read_scripts()[:3])
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO players VALUES (1, 5, 'Ana', 'es', 'en-GB', 9)")
        db.execute("INSERT INTO servers (guild, threads, locale) VALUES (700, 1, 'ru')")
    assert await raised(path, read_scripts())
    store = await SqliteStore.open(path)
    ana = (await store.people.read_people([1]))[1]
    server = await store.people.read_server(700)
    await store.close()
    assert ana == PlayerRow(1, 5, "Ana", "es", "en-GB", None, None, True)
    assert server == ServerRow(700, threads=True, locale="ru")


async def test_what_was_told_before_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    await raised(path, read_scripts()[:5])
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO players (id, name, met) VALUES (1, 'Ana', 9)")
        db.execute(
            "INSERT INTO matches (id, rev, game, rules, status, options, host, open_to_all,"
            " start_when_full, guild, channel, seq, seed_hash, created, places, claimed)"
            " VALUES (1, 1, 'bids', 1, 'lobby', '{}', 1, 1, 1, 700, 70, 0, '', 9, '[]', 0)"
        )
        db.executemany(
            "INSERT INTO outbox (match, seq, mode, asked, params, created, due, state)"
            " VALUES (1, 1, 'post', '[]', '{}', 9, 9, ?)",
            [("sent",), ("waiting",), ("dead",)],
        )
    await raised(path, read_scripts())
    with closing(sqlite3.connect(path)) as db:
        left = db.execute("SELECT state FROM outbox ORDER BY id").fetchall()
    assert left == [("waiting",), ("dead",)]


async def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    await raised(path, read_scripts())
    old = schema(path)
    with pytest.raises(sqlite3.OperationalError):
        await raised(path, (*read_scripts(), STEP + BAD))
    assert schema(path) == old
    assert await raised(path, (*read_scripts(), STEP))


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


async def test_a_row_that_refers_to_nothing_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    await raised(path, read_scripts())
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO invitations VALUES (5, 6)")
    connection = await Connection.open(path)
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
