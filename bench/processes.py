"""Moves a second that several processes save in one PostgreSQL, beside one process with a file:
`python -m bench.processes WHERE SECONDS FIRST` is one of them, whose people are counted from FIRST.

Nothing is drawn or sent: what counts is a move from its decision to its commit.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from bench.measuring import Figure, Section, quantile
from bot.games import build_games
from bot.matches import MatchService, NewMatch
from bot.models.match import Address, Table
from bot.models.shards import Shards
from bot.settings import is_database_url
from bot.storage.opening import open_store
from tests.standin.postgres import PostgresServer, find_programs, make_database

TITLE: Final = "Moves that several processes save"
SECONDS: Final = 8.0
AT_ONCE: Final = 4
"""Matches that each process plays side by side."""
GAME: Final = "clustered"
HERE: Final = Address(1, 1)


def section() -> Section:
    programs = find_programs()
    with tempfile.TemporaryDirectory() as folder:
        file = _measure([str(Path(folder) / "store.sqlite3")])
    figures = _describe("a file, 1 process", file)
    if programs is None:
        return Section(TITLE, tuple(figures), ("PostgreSQL, which is not installed",))
    server, rates = PostgresServer(programs, ()), dict[int, float]()
    try:
        for processes in (1, 2, 4):
            url = asyncio.run(make_database(server))
            found = _measure([url] * processes)
            rates[processes] = found["rate"]
            figures += _describe(f"PostgreSQL, {processes} processes", found)
    finally:
        server.remove()
    figures.append(Figure("2 processes beside 1", rates[2] / rates[1], "times", "at least 1.7"))
    return Section(TITLE, tuple(figures))


def _describe(what: str, found: dict[str, float]) -> list[Figure]:
    return [
        Figure(f"{what}: moves", found["rate"], "/s"),
        Figure(f"{what}: p50", found["p50"], "ms"),
        Figure(f"{what}: p99", found["p99"], "ms"),
    ]


def _measure(stores: Sequence[str]) -> dict[str, float]:
    """All begin at once; their moves are counted together."""
    with ExitStack() as stack:
        workers = [
            stack.enter_context(_start_worker(where, 10 * AT_ONCE * number + 1))
            for number, where in enumerate(stores)
        ]
        for worker in workers:
            assert worker.stdout is not None
            worker.stdout.readline()
        for worker in workers:
            assert worker.stdin is not None
            worker.stdin.write("go\n")
            worker.stdin.flush()
        times = [one for worker in workers for one in json.loads(worker.communicate()[0])]
    p50, p99 = quantile(times, 0.5), quantile(times, 0.99)
    return {"rate": len(times) / SECONDS, "p50": p50 * 1000, "p99": p99 * 1000}


@contextmanager
def _start_worker(where: str, first: int) -> Iterator[subprocess.Popen[str]]:
    worker = subprocess.Popen(  # noqa: S603 - a program of ours
        [sys.executable, "-m", "bench.processes", where, str(SECONDS), str(first)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    with worker:
        try:
            yield worker
        finally:
            worker.kill()


async def work(where: str, seconds: float, first: int) -> list[float]:
    """The seconds that each move took."""
    url = where if is_database_url(where) else None
    store = await open_store(Path(where), url, Shards(8) if url else None)
    house = MatchService(store, build_games(), lambda: datetime.now(UTC))
    players = [Player(house, first + 2 * number) for number in range(AT_ONCE)]
    for one in players:
        await one.begin()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    end = perf_counter() + seconds
    found = await asyncio.gather(*(one.play(end) for one in players))
    await store.close()
    return [time for times in found for time in times]


class Player:
    """Plays one match after another against another person."""

    def __init__(self, house: MatchService, first: int) -> None:
        self._house = house
        self._first = first
        self._rng = Random(first)
        self._table: Table | None = None

    async def begin(self) -> Table:
        meet = self._house.people.meet
        people = [await meet(self._first + n, f"person {n}", "en-GB") for n in range(2)]
        new = NewMatch(people[0].player, HERE, GAME, 2, {}, start_when_full=True)
        table = await self._house.lobbies.open(new)
        self._table = await self._house.lobbies.join(table.match, people[1].player)
        return self._table

    async def play(self, end: float) -> list[float]:
        times, game = list[float](), self._house.games[GAME]
        while perf_counter() < end:
            table = self._table
            if table is None or not table.awaited_seats:
                table = await self.begin()
            seat = table.awaited_seats[0]
            state: Any = (await self._house._repository.load(table.match)).require_match().state  # noqa: SLF001
            action = game.sample(state, seat.seat, self._rng)
            began = perf_counter()
            assert seat.player is not None
            moved = await self._house.play.act(table.match, seat.player, action, seat.decision)
            times.append(perf_counter() - began)
            self._table = moved.table
        return times


if __name__ == "__main__":
    given = sys.argv[1:]
    print(json.dumps(asyncio.run(work(given[0], float(given[1]), int(given[2])))))
