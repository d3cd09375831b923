"""20,000 finished matches in a real SQLite file: their results read from the logs once more, as
`python -m bot ratings` does, and ratings as the first asker after a start waits for them.

The logs are those of 24 matches, played at random and copied under other numbers.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from math import inf
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final, TypeVar

from bench.measuring import Figure, Section
from bot.games import build_games
from bot.leagues.ratings import RatingService, Recount, recount
from bot.leagues.sessions import Corrections
from bot.leagues.simulation import Mover
from bot.matches import (
    InlineComputerWorker,
    Limits,
    MatchService,
    NewMatch,
    build_job_runner,
)
from bot.models.match import Address, Stake
from bot.storage import SqliteStore

MATCHES: Final = 20_000
PLAYED: Final = 24
PEOPLE: Final = 40
CLONED: Final = {"matches": "id", "seats": "match", "log": "match", "stakes": "match",
                 "results": "match", "result_seats": "match"}  # fmt: skip
"""What a finished match is made of, and where its number stands."""
OWN: Final = {"results": "id"}
"""Numbers that rows are given by the store."""
NOON: Final = datetime(2027, 1, 4, 12, tzinfo=UTC)
T = TypeVar("T")


def section() -> Section:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "store.sqlite3"
        asyncio.run(_played(file))
        rows = _multiplied(file)
        found, again, first = asyncio.run(_counted(file))
    assert (found.read, found.results, found.repaired) == (MATCHES, MATCHES, 0)
    return Section(
        f"Recount: {MATCHES:,} finished matches of both games in a store",
        (
            Figure("rows of their logs", rows, "rows"),
            Figure("results from the logs, and ratings", again, "s"),
            Figure("a match", again * 1000 / MATCHES, "ms", "at most 20"),
            Figure("ratings for the first asker after a start", first, "s", "at most 2"),
        ),
    )


async def _counted(file: Path) -> tuple[Recount, float, float]:
    """What a recount says, how long it takes, and how long the ratings do that a bot shows."""
    store = await SqliteStore.open(file)
    try:
        book = RatingService(store, _nothing)
        _, first = await _timed(book.read_ratings)
        found, again = await _timed(lambda: recount(store, build_games()))
    finally:
        await store.close()
    return found, again, first


async def _nothing() -> Corrections:
    return {}


async def _timed(work: Callable[[], Awaitable[T]]) -> tuple[T, float]:
    begin = process_time()
    return await work(), process_time() - begin


async def _played(file: Path) -> None:
    """Rated matches of two to four, played at random to their ends."""
    store = await SqliteStore.open(file)
    games, rng, minutes = build_games(), Random(7), iter(range(10**6))
    now = lambda: NOON + timedelta(minutes=next(minutes))  # noqa: E731
    computer_worker = InlineComputerWorker(games)
    matches = MatchService(
        store, games, now, limits=Limits(matches=PLAYED), computer_worker=computer_worker
    )
    try:
        known = [await matches.people.meet(5_000 + n, f"person {n}", None) for n in range(PEOPLE)]
        for number in range(PLAYED):
            seats = rng.sample(known, 2 + number % 3)
            players = tuple(one.player for one in seats)
            game = [*games][number % len(games)]
            new = NewMatch(
                players[0], Address(1, 2), game, len(players), {}, seated=players,
                stake=Stake(rated=True),
            )  # fmt: skip
            await matches.lobbies.open(new)
        jobs = build_job_runner(matches, computer_worker)
        mover = Mover(matches, jobs, lambda game, state, seat, rng: game.sample(state, seat, rng))
        while await mover.move(set(), inf):
            pass
    finally:
        await store.close()


def _multiplied(file: Path) -> int:
    """All matches there are under other numbers, as often as it takes; gives the rows of logs."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("DELETE FROM outbox")
        db.execute("DELETE FROM jobs")
        last = int(db.execute("SELECT max(id) FROM matches").fetchone()[0])
        for shift in range(last, MATCHES, last):
            for table, key in CLONED.items():
                _copied(db, table, key, shift, min(last, MATCHES - shift))
        db.commit()
        return int(db.execute("SELECT count(*) FROM log").fetchone()[0])


def _copied(db: sqlite3.Connection, table: str, key: str, shift: int, last: int) -> None:
    names = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
    names = [name for name in names if name != OWN.get(table)]
    values = ", ".join(f"{name} + {shift}" if name == key else name for name in names)
    db.execute(
        f"INSERT INTO {table} ({', '.join(names)}) SELECT {values} FROM {table}"  # noqa: S608
        f" WHERE {key} <= {last} ORDER BY {key}"
    )
