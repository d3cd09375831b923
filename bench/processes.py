"""Moves a second that several processes save in one PostgreSQL, beside one process with a file:
`python -m bench.processes WHERE SECONDS FIRST` is one of them, whose people are counted from FIRST.

Nothing is drawn or sent: what counts is a move from its decision to its commit.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from bench.measuring import Figure, Section, quantile
from bot.games import build_games
from bot.matches import MatchService, NewMatch
from bot.models.match import Address, Table
from bot.models.shards import Shards
from bot.settings import is_database_url
from bot.storage import StoreUnavailable
from bot.storage.opening import open_store
from bot.storage.store import Store
from tests.standin.postgres import PostgresServer, find_programs, make_database

TITLE: Final = "Moves that several processes save"
SECONDS: Final = 5.0
ROUNDS: Final = 3
"""In each, one, two and four processes take turns."""
AT_ONCE: Final = 4
"""Matches that each process plays side by side."""
GAME: Final = "clustered"
HERE: Final = Address(1, 1)


@dataclass
class Found:
    """Of one run: the seconds that each move took, and those of processors."""

    times: list[float] = field(default_factory=list)
    overtaken: int = 0
    failed: int = 0
    bots: float = 0.0
    server: float = 0.0

    @property
    def rate(self) -> float:
        return len(self.times) / SECONDS


def section() -> Section:
    programs = find_programs()
    with tempfile.TemporaryDirectory() as folder:
        file = [_measure([str(Path(folder) / f"{n}.sqlite3")]) for n in range(ROUNDS)]
    figures = _describe("a file, processes: 1", file)
    if programs is None:
        return Section(TITLE, tuple(figures), ("PostgreSQL, which is not installed",))
    server = PostgresServer(programs, ())
    runs: dict[int, list[Found]] = {processes: [] for processes in (1, 2, 4)}
    try:
        for _ in range(ROUNDS):
            for processes, found in runs.items():
                url = asyncio.run(make_database(server))
                found.append(_measure([url] * processes, server))
    finally:
        server.remove()
    for processes, found in runs.items():
        figures += _describe(f"PostgreSQL, processes: {processes}", found)
        moves = sum(len(one.times) for one in found)
        overtaken = 100 * sum(one.overtaken for one in found) / moves
        figures += [
            Figure("\u2026 overtaken and run again", overtaken, "%"),
            Figure("\u2026 failed", sum(one.failed for one in found), "moves", "at most 0"),
            Figure("\u2026 CPU, bots", 1000 * sum(one.bots for one in found) / moves, "ms/move"),
            Figure(
                "\u2026 CPU, server", 1000 * sum(one.server for one in found) / moves, "ms/move"
            ),
        ]
    beside = median(two.rate / one.rate for one, two in zip(runs[1], runs[2], strict=True))
    figures.append(Figure("2 processes beside 1", beside, "times", "at least 1.7"))
    return Section(TITLE, tuple(figures))


def _describe(what: str, found: Sequence[Found]) -> list[Figure]:
    times = [time for one in found for time in one.times]
    return [
        Figure(f"{what}: moves", median(one.rate for one in found), "/s"),
        Figure("\u2026 p50", 1000 * quantile(times, 0.5), "ms"),
        Figure("\u2026 p99", 1000 * quantile(times, 0.99), "ms"),
    ]


def _measure(stores: Sequence[str], server: PostgresServer | None = None) -> Found:
    """All begin at once; their moves are counted together."""
    with ExitStack() as stack:
        workers = [
            stack.enter_context(_start_worker(where, 10 * AT_ONCE * number + 1))
            for number, where in enumerate(stores)
        ]
        for worker in workers:
            assert worker.stdout is not None
            worker.stdout.readline()
        before = server.cpu_seconds() if server is not None else 0.0
        for worker in workers:
            assert worker.stdin is not None
            worker.stdin.write("go\n")
            worker.stdin.flush()
        each = [Found(**json.loads(worker.communicate()[0])) for worker in workers]
    return Found(
        [time for one in each for time in one.times],
        sum(one.overtaken for one in each),
        sum(one.failed for one in each),
        sum(one.bots for one in each),
        server.cpu_seconds() - before if server is not None else 0.0,
    )


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


async def work(where: str, seconds: float, first: int) -> Found:
    url = where if is_database_url(where) else None
    store = await open_store(Path(where), url, Shards(8) if url else None)
    assert isinstance(store, Store)
    house = MatchService(store, build_games(), lambda: datetime.now(UTC))
    players = [Player(house, first + 2 * number) for number in range(AT_ONCE)]
    for one in players:
        await one.begin()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    found = Found(overtaken=-store.connection.overtaken, bots=-process_time())
    end = perf_counter() + seconds
    await asyncio.gather(*(one.play(end, found) for one in players))
    found.bots += process_time()
    found.overtaken += store.connection.overtaken
    await store.close()
    return found


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

    async def play(self, end: float, found: Found) -> None:
        game = self._house.games[GAME]
        while perf_counter() < end:
            table = self._table
            if table is None or not table.awaited_seats:
                table = await self.begin()
            seat = table.awaited_seats[0]
            state: Any = (await self._house._repository.load(table.match)).require_match().state  # noqa: SLF001
            action = game.sample(state, seat.seat, self._rng)
            began = perf_counter()
            assert seat.player is not None
            try:
                moved = await self._house.play.act(table.match, seat.player, action, seat.decision)
            except StoreUnavailable:
                found.failed += 1
                continue
            found.times.append(perf_counter() - began)
            self._table = moved.table


if __name__ == "__main__":
    given = sys.argv[1:]
    print(json.dumps(asdict(asyncio.run(work(given[0], float(given[1]), int(given[2]))))))
