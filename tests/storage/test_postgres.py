"""What only PostgreSQL can do wrong: its statements, its schema, and a server that goes away."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from unittest.mock import AsyncMock

import asyncpg
import pytest
import pytest_asyncio

from bot.models.commit import Commit
from bot.storage import SqliteStore, StoreError, StoreUnavailable
from bot.storage import migration as sqlite_migration
from bot.storage.connection import MOST_RUNS, Connection, Overtaken
from bot.storage.errors import StoreLocked, StoreTooNew, StoreUnusable
from bot.storage.postgres.connection import PostgresConnection, PostgresUnavailable, translate
from bot.storage.postgres.migration import read_scripts
from bot.storage.postgres.store import PostgresStore
from bot.storage.store import Store
from tests.standin.postgres import PostgresServer, make_database, require_server
from tests.storage.test_contract import head

COLUMNS = (
    "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
    " WHERE table_schema = 'public' ORDER BY table_name, column_name"
)
INDEXES = (
    "SELECT c.relname, a.attname FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid"
    " JOIN pg_attribute a ON a.attrelid = i.indexrelid"
    " JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'"
)


@pytest.fixture
def server() -> PostgresServer:
    return require_server()


@pytest_asyncio.fixture
async def url(server: PostgresServer) -> str:
    return await make_database(server)


@pytest_asyncio.fixture
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(url)
    yield store
    await store.close()


@pytest.mark.parametrize(
    ("given", "text", "names"),
    [
        ("a = ? AND b = ?", "a = $1 AND b = $2", ()),
        ("a = ?2 OR a = ?1 OR b = ?2", "a = $2 OR a = $1 OR b = $2", ()),
        ("a = :at OR b = :at + :gap", "a = $1 OR b = $1 + $2", ("at", "gap")),
        ("a IS ? AND b IS NOT c", "a IS NOT DISTINCT FROM $1 AND b IS DISTINCT FROM c", ()),
        ("a IS NULL AND b IS NOT NULL", "a IS NULL AND b IS NOT NULL", ()),
        ("a = ':no? IS it''s' AND b = ?", "a = ':no? IS it''s' AND b = $1", ()),
    ],
)
def test_statements_are_translated(given: str, text: str, names: tuple[str, ...]) -> None:
    assert (translate(given).text, translate(given).names) == (text, names)


async def test_both_schemas_have_the_same_columns_and_keys(
    opened: PostgresStore, tmp_path: Path
) -> None:
    """A column or migration of SQLite alone is noticed here."""
    assert max(read_scripts()) == len(sqlite_migration.read_scripts())
    rows = await opened.connection.read(COLUMNS)
    types = {"bigint": "INTEGER", "text": "TEXT"}
    found = {(t, c, types[kind], null == "YES") for t, c, kind, null in rows}
    indexed = await opened.connection.read(INDEXES)
    await (await SqliteStore.open(tmp_path / "file")).close()
    with closing(sqlite3.connect(tmp_path / "file")) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema") if name]
        expected, keys = _read_columns(db, tables)
    assert {one for one in found if one[0] != "schema_version"} == expected
    assert {tuple(one) for one in indexed} == keys


def _read_columns(
    db: sqlite3.Connection, tables: list[str]
) -> tuple[set[tuple[str, str, str, bool]], set[tuple[str, str]]]:
    """Columns with type and whether they may be empty; the columns of keys and indexes."""
    columns, keys = set(), set()
    for table in tables:
        for name, kind, filled, key in db.execute(
            'SELECT name, type, "notnull", pk FROM pragma_table_info(?)', (table,)
        ):
            if table != "sqlite_sequence" and not table.startswith("sqlite_autoindex"):
                columns.add((table, name, kind, not filled and not key))
                keys |= {(table, name)} if key else set()
        keys |= {
            (table, name)
            for (name,) in db.execute(
                "SELECT i.name FROM pragma_index_list(?) l, pragma_index_info(l.name) i", (table,)
            )
        }
    return columns, keys


async def test_a_second_process_is_refused(opened: PostgresStore, url: str) -> None:
    with pytest.raises(StoreLocked, match="another process uses the database test"):
        await PostgresStore.open(url)
    await opened.people.register(1, "Ana", None, 5)


async def test_a_database_of_a_newer_bot_is_left_alone(opened: PostgresStore, url: str) -> None:
    await opened.connection.write("UPDATE schema_version SET version = 999")
    await opened.close()
    with pytest.raises(StoreTooNew, match="of version 999"):
        await PostgresStore.open(url)


async def test_a_database_that_is_not_there_needs_a_person(server: PostgresServer) -> None:
    for wrong in (server.url("nowhere"), "postgresql://bot@/x?host=/nowhere&port=high"):
        with pytest.raises(StoreUnusable, match="cannot be opened"):
            await PostgresStore.open(wrong)
    with pytest.raises(StoreError) as refused:
        await PostgresStore.open("postgresql://bot@/x?host=/nowhere")
    assert not isinstance(refused.value, StoreUnusable), "a server may come back"


@pytest.mark.slow
async def test_after_a_restart_of_the_server_everything_goes_on(tmp_path: Path) -> None:
    server = PostgresServer(require_server().programs)
    store: Store | None = None
    try:
        url = await make_database(server)
        store = await PostgresStore.open(url)
        for user in (1, 2):
            await store.people.register(user, "Ana", None, 5)
        server.stop()
        with pytest.raises(StoreUnavailable):
            await store.matches.create(Commit(head(), 100))
        with pytest.raises(StoreError, match=r"PostgreSQL runs .* Play then continues by itself"):
            await store.probe()
        with pytest.raises(StoreError, match=r"Check that PostgreSQL runs and can be reached\.$"):
            await PostgresStore.open(url)
        server.start()
        await store.matches.create(Commit(head(), 100))
        await store.probe()
        assert await store.people.find_by_user(1) is not None
    finally:
        if store is not None:
            await store.close()
        server.remove()


async def test_a_server_that_does_not_answer_in_time_is_asked_anew(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.postgres.connection.STATEMENT_TIMEOUT", 0.2)
    store = await PostgresStore.open(url)
    with pytest.raises(StoreUnavailable, match="doesn't answer"):
        await store.connection.transaction(lambda tx: tx.rows("SELECT pg_sleep(0.4)"))
    for _ in range(100):
        try:
            assert await store.people.find_by_user(1) is None
            break
        except StoreUnavailable:  # the server has yet to notice that it was left
            await asyncio.sleep(0.05)
    await store.probe()
    await store.close()


class Beside(PostgresConnection):
    """A second connection to a database that a store has open."""

    takes_lock = False


async def test_a_connection_whose_server_leaves_between_two_statements_is_made_anew(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asyncpg then refuses the next statement, for which it is in the wrong state."""
    connection = await Beside.open(url)
    try:
        with monkeypatch.context() as patched:
            refused = asyncpg.InternalClientError("cannot switch to state 12")
            patched.setattr(asyncpg.Connection, "fetch", AsyncMock(side_effect=refused))
            with pytest.raises(PostgresUnavailable, match="cannot switch"):
                await connection.read("SELECT 1")
        assert [tuple(row) for row in await connection.read("SELECT 2")] == [(2,)]
    finally:
        await connection.close()


async def test_a_transaction_that_another_process_overtakes_is_run_again(
    opened: PostgresStore, url: str
) -> None:
    """Each counts the people and adds one: that is right only one after the other."""
    other, runs = await Beside.open(url), 0

    async def count_and_add(tx: Connection, name: str) -> int:
        nonlocal runs
        runs += 1
        found = int((await tx.rows("SELECT count(*) FROM players"))[0][0])
        if runs == 1:
            await other.transaction(lambda beside: count_and_add(beside, "Bo"))
        await tx.rows("INSERT INTO players (name, met) VALUES (?, ?)", (name, found))
        return found

    try:
        assert await opened.connection.transaction(lambda tx: count_and_add(tx, "Ana")) == 1
        assert runs == 3
        found = await opened.connection.read("SELECT name, met FROM players ORDER BY met")
        assert [tuple(row) for row in found] == [("Bo", 0), ("Ana", 1)]
    finally:
        await other.close()


async def test_a_transaction_that_is_always_overtaken_gives_up(
    opened: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.connection.FIRST_PAUSE", 0.0)
    runs = 0

    async def work(tx: Connection) -> None:
        nonlocal runs
        runs += 1
        await tx.rows("DO $$ BEGIN RAISE EXCEPTION 'overtaken' USING ERRCODE = '40P01'; END $$")

    with pytest.raises(Overtaken, match="overtaken"):
        await opened.connection.transaction(work)
    assert runs == MOST_RUNS
    await opened.probe()


@pytest.mark.slow
def test_a_bot_with_a_file_loads_nothing_of_postgresql() -> None:
    code = "import sys, bot.storage.opening, bot.settings; sys.exit('asyncpg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
