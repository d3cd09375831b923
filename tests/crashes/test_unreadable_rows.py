"""The real process on a store in which one match cannot be read: it goes online, says that this one
is stuck, and the clocks of the others move."""

import asyncio
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.matches import InlineComputerWorker, MatchService, NewMatch
from bot.models.match import Address, Clock
from bot.operations.health_client import fetch_health
from bot.storage import SqliteStore
from bot.storage.inspection import Inspector
from tests.crashes.house import FIRST_USER, GAMES
from tests.crashes.killing import Killing
from tests.crashes.test_stopping import AT_MOST, free_port, online, stopped
from tests.deals import deal
from tests.standin.payloads import CHANNEL, GUILD
from tests.standin.running import PATIENCE

HOURS: Clock = Clock(3600, 0)
DAMAGES = {
    "options": "UPDATE matches SET options = 'nonsense' WHERE id = 2",
    "hours": "UPDATE seats SET hours = 'nonsense' WHERE match = 2 AND due IS NOT NULL",
    "game": "UPDATE matches SET game = 'chess' WHERE id = 2",
}


async def prepare(path: Path) -> None:
    """Three matches in which somebody's time has run out while the bot was busy."""
    store = await SqliteStore.open(path)
    then = datetime.now(UTC) - timedelta(hours=2)
    worker = InlineComputerWorker(GAMES)
    try:
        matches = MatchService(
            store, GAMES, lambda: then, seeds=deal(__name__), computer_worker=worker
        )
        people = [await matches.people.meet(FIRST_USER + n, f"person {n}", "en") for n in (0, 1)]
        for _ in range(3):
            where = Address(GUILD, CHANNEL)
            new = NewMatch(
                people[0].player, where, "cutterland", 2, {}, start_when_full=True, clock=HOURS
            )
            table = await matches.lobbies.open(new)
            await matches.lobbies.join(table.match, people[1].player)
    finally:
        await store.close()


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("unreadable") / "model.sqlite3"
    asyncio.run(prepare(path))
    return path


def rows_of(path: Path, match: int) -> int:
    with Inspector.open(path) as probe:
        return len(probe.read_log(match))


@pytest.mark.parametrize("what", DAMAGES)
def test_the_bot_goes_online_and_moves_the_clocks_of_the_others(
    killing: Killing, model: Path, what: str
) -> None:
    discord, bots, port = killing.discord, killing.bots, free_port()
    killing.afresh(model=model)
    with closing(sqlite3.connect(bots.file)) as db, db:
        db.executescript(DAMAGES[what])
    before = [rows_of(bots.file, match) for match in (1, 2, 3)]
    bots.start(HEALTH_PORT=str(port))
    discord.wait(online)
    end = time.monotonic() + PATIENCE
    while any(rows_of(bots.file, match) == before[match - 1] for match in (1, 3)):
        assert time.monotonic() < end, "a clock stands still"
        time.sleep(0.1)
    discord.wait(
        lambda seen: any(
            "A bug froze" in text and "#2" in text
            for one in seen["messages"]
            for text in one["texts"]
        )
    )
    (problem,) = fetch_health(port).problems
    assert problem.startswith("One match is frozen.")
    assert rows_of(bots.file, 2) == before[1]
    with Inspector.open(bots.file) as probe:
        assert probe.find_stuck() == (2,)
    assert stopped(bots) < AT_MOST
