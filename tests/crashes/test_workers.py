"""A real worker thinks for a real bot, and is killed in the middle: nobody's match stands still."""

import asyncio
import signal
import time
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from bot.matches import NewMatch
from bot.models.match import Address
from bot.storage.postgres.questions import WORKERS
from bot.storage.postgres.store import PostgresStore
from tests.crashes.fleet import Fleet
from tests.crashes.house import FIRST_USER, open_house
from tests.standin.payloads import GUILD, find_channel
from tests.standin.postgres import PostgresServer, make_database
from tests.standin.running import PATIENCE

MATCHES = 6
DECIDED = "has decided"
"""What a worker logs."""
SLOW = '{"bot.matches.computers.exchange.PATIENCE": 15}'
"""So that a bot on a busy machine waits for its worker."""
_OPEN = "SELECT count(*) FROM jobs WHERE kind = 'think'"
_THERE = f"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = {WORKERS}"  # noqa: S608


async def _make_matches(server: PostgresServer) -> str:
    """The address of a database with matches in which computers are to act."""
    url = await make_database(server)
    store = await PostgresStore.open(url)
    try:
        await _begin_matches(store)
    finally:
        await store.close()
    return url


async def _begin_matches(store: PostgresStore) -> None:
    house = open_house(store)
    for number in range(MATCHES):
        ana = await house.people.meet(FIRST_USER + number, f"person {number}", "en-GB")
        where = Address(GUILD, find_channel(GUILD))
        new = NewMatch(ana.player, where, "cutterland", 4, {"first": "2"}, computers=("easy",) * 3)
        table = await house.lobbies.open(new)
        await house.lobbies.start(table.match, ana.player)


@pytest.mark.slow
def test_a_worker_thinks_for_a_bot_and_the_bot_without_it(fleet: Fleet, tmp_path: Path) -> None:
    bot, worker = fleet.bots
    url, log = asyncio.run(_make_matches(fleet.server)), tmp_path / "worker.log"
    fleet.discord.set(forget=True, guilds=[GUILD], channels=1)
    worker.start(
        ARGUMENTS="worker", DATABASE_URL=url, DISCORD_TOKEN="", ERRORS=str(log), LOG_LEVEL="DEBUG"
    )
    wait(lambda: ask(url, _THERE) == 1)
    assert ask(url, _OPEN) >= MATCHES
    bot.start(DATABASE_URL=url, SHARDS="1", TUNE=SLOW)
    wait(lambda: DECIDED in log.read_text())
    worker.stop(signal.SIGKILL)
    wait(lambda: ask(url, _OPEN) == 0)
    assert ask(url, "SELECT count(*) FROM matches WHERE status <> 'running'") == 0
    assert ask(url, "SELECT min(seq) FROM matches") > 1
    assert ask(url, "SELECT count(*) FROM questions") == 0
    assert bot.stop(signal.SIGTERM) == 0


def test_a_worker_that_is_asked_to_stop_does(fleet: Fleet) -> None:
    url = asyncio.run(make_database(fleet.server))
    _, worker = fleet.bots
    worker.start(ARGUMENTS="worker", DATABASE_URL=url, DISCORD_TOKEN="")
    wait(lambda: ask(url, _THERE) == 1)
    assert worker.stop(signal.SIGTERM) == 0
    wait(lambda: ask(url, _THERE) == 0)


def wait(until: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end, "that never came"
        time.sleep(0.05)


def ask(url: str, sql: str) -> int:
    async def read() -> int:
        db = await asyncpg.connect(url)
        try:
            return int(await db.fetchval(sql))
        finally:
            await db.close()

    return asyncio.run(read())
