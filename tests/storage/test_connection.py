"""The one connection: transactions are whole, whoever fails or is cancelled."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.storage.connection import Connection, StoreClosed
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.sqlite_connection import SqliteConnection
from tests.standin.postgres import require_server, take_shared_database


@pytest_asyncio.fixture(params=["sqlite", "postgresql"])
async def accounts(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Connection]:
    """Two accounts with 1,000 each: money is moved, never made."""
    connection: Connection
    if request.param == "sqlite":
        connection = await SqliteConnection.open(tmp_path / "bank.sqlite3")
    else:
        connection = await PostgresConnection.open(await take_shared_database(require_server()))
    kind = "TABLE" if request.param == "sqlite" else "TEMPORARY TABLE"
    await connection.rows(f"CREATE {kind} accounts (id BIGINT PRIMARY KEY, sum BIGINT)")
    await connection.rows("INSERT INTO accounts VALUES (1, 1000), (2, 1000)")
    yield connection
    await connection.close()


async def move_one(connection: Connection, *, fail: bool = False) -> None:
    async def work(tx: Connection) -> None:
        await tx.rows("UPDATE accounts SET sum = sum - 1 WHERE id = 1")
        if fail:
            raise LookupError("in the middle")
        await tx.rows("UPDATE accounts SET sum = sum + 1 WHERE id = 2")

    await connection.transaction(work)


async def sums(connection: Connection) -> tuple[int, ...]:
    return tuple(
        row["sum"] for row in await connection.read("SELECT sum FROM accounts ORDER BY id")
    )


async def test_a_file_is_set_for_safety(tmp_path: Path) -> None:
    expected = {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 5000,
        "trusted_schema": 0,
        "secure_delete": 1,
    }
    connection = await SqliteConnection.open(tmp_path / "x.sqlite3")
    found = {name: (await connection.rows(f"PRAGMA {name}"))[0][0] for name in expected}
    await connection.close()
    assert found == expected


@pytest.mark.slow
async def test_a_failure_in_the_middle_takes_everything_back(accounts: Connection) -> None:
    with pytest.raises(LookupError):
        await move_one(accounts, fail=True)
    assert await sums(accounts) == (1000, 1000)
    with pytest.raises(sqlite3.OperationalError):
        await accounts.transaction(lambda tx: tx.rows("UPDATE nowhere SET x = 1"))
    await move_one(accounts)
    assert await sums(accounts) == (999, 1001)


async def test_concurrent_transactions_do_not_mix(accounts: Connection) -> None:
    await asyncio.gather(*(move_one(accounts) for _ in range(200)))
    assert await sums(accounts) == (800, 1200)


async def test_nobody_reads_a_half_made_write(accounts: Connection) -> None:
    writes = [asyncio.create_task(move_one(accounts)) for _ in range(50)]
    seen = {sum(await sums(accounts)) for _ in range(100)}
    await asyncio.gather(*writes)
    assert seen == {2000}


async def test_cancelled_tasks_leave_no_transaction_open(accounts: Connection) -> None:
    """With neither lock nor shield, one cancelled task breaks nearly everybody after it."""
    rng, left = Random(1), 0
    for _ in range(150):
        moving = asyncio.create_task(move_one(accounts, fail=rng.random() < 0.3))
        for _ in range(rng.randrange(12)):
            await asyncio.sleep(0)
        left += moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
    assert left > 20
    assert sum(await sums(accounts)) == 2000
    await move_one(accounts)


async def test_even_the_work_itself_may_be_cancelled(accounts: Connection) -> None:
    """As when the loop is shut down: every task gets it, those that write among them."""
    for ticks in range(25):
        moving = asyncio.create_task(accounts._do(_move, accounts.begin))
        for _ in range(ticks):
            await asyncio.sleep(0)
        moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
        assert sum(await sums(accounts)) == 2000
    await move_one(accounts)


async def _move(tx: Connection) -> None:
    await tx.rows("UPDATE accounts SET sum = sum - 1 WHERE id = 1")
    await tx.rows("UPDATE accounts SET sum = sum + 1 WHERE id = 2")


async def test_a_closed_connection_refuses(accounts: Connection) -> None:
    await accounts.close()
    with pytest.raises(StoreClosed, match="closed"):
        await accounts.read("SELECT 1")
    with pytest.raises(StoreClosed, match="closed"):
        await accounts.transaction(_move)


FAILS = """
import asyncio, sys
from pathlib import Path
from bot.storage.connection import Connection
from bot.storage.sqlite_connection import SqliteConnection
async def fail():
    await SqliteConnection.open(Path(sys.argv[1]))
    raise LookupError("before it could be closed")
asyncio.run(fail())
"""


@pytest.mark.slow
def test_a_process_that_fails_with_an_open_file_ends(tmp_path: Path) -> None:
    """Its last breath is not held by the thread that waits for statements."""
    command = [sys.executable, "-W", "ignore", "-c", FAILS, str(tmp_path / "bank.sqlite3")]
    ended = subprocess.run(command, capture_output=True, timeout=30, check=False)
    assert ended.returncode == 1
    assert b"before it could be closed" in ended.stderr
