"""What computers' decisions cost a bot that thinks itself, and one that has a worker: the
processor's time of the bot and of its thinking process, and how long a decision takes.

A person plays against three computers; nothing is drawn or sent.
"""

import asyncio
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from bench.measuring import Figure, Section
from bot.games import build_games
from bot.matches import (
    Asker,
    Limits,
    MatchService,
    NewMatch,
    ProcessComputerWorker,
    build_job_runner,
)
from bot.matches.computers.exchange import RemoteComputerWorker
from bot.matches.computers.fair_queue import NOBODY
from bot.models.match import Address, Question, Status
from bot.models.shards import LeaseReport, Shards
from bot.storage.postgres.store import PostgresStore
from tests.standin.postgres import PostgresServer, find_programs, make_database

TITLE: Final = "Computers' decisions with a worker"
GAMES: Final = build_games()
ASKED: Final = (("cutterland", "easy"), ("cutterland", "hard"), ("wildlands", "hard"))
TURNS: Final = 3
SECONDS: Final = 5.0
"""Of each turn; a bot without and one with a worker take turns."""


def section() -> Section:
    programs = find_programs()
    if programs is None:
        return Section(TITLE, (), ("PostgreSQL, which is not installed",))
    server, figures = PostgresServer(programs, ()), list[Figure]()
    try:
        url = asyncio.run(make_database(server))
        with _start_worker(url):
            for game, level in ASKED:
                figures += asyncio.run(_measure(url, game, level))
    finally:
        server.remove()
    return Section(TITLE, tuple(figures))


@contextmanager
def _start_worker(url: str) -> Iterator[None]:
    worker = subprocess.Popen(
        [sys.executable, "-m", "bot", "worker"],
        env={**os.environ, "DATABASE_URL": url, "LOG_LEVEL": "ERROR"},
    )
    try:
        yield
    finally:
        worker.terminate()
        worker.wait()


@dataclass
class Spent:
    """Seconds."""

    bot: float = 0.0
    thinking: float = 0.0
    waits: list[float] = field(default_factory=list)


async def _measure(url: str, game: str, level: str) -> list[Figure]:
    shards = Shards(1)
    store = await PostgresStore.open(url, shards)
    shards.open(0)
    assert store.leases is not None
    for _ in range(600):
        if (await store.leases.renew(1, 1, 60)).workers:
            break
        await asyncio.sleep(0.1)
    local = ProcessComputerWorker(build_games)
    bot = Bot(store, shards, local, game, level)
    found = {0: Spent(), 1: Spent()}
    for turn in range(TURNS + 1):  # the first warms everything
        for workers, spent in found.items():
            shards.lease(LeaseReport(frozenset({0}), frozenset(), 1, workers), math.inf)
            bot.waits = []
            began, thought = process_time(), _find_time(local)
            await bot.play(perf_counter() + SECONDS)
            if turn:
                spent.bot += process_time() - began
                spent.thinking += _find_time(local) - thought
                spent.waits += bot.waits
    await local.close()
    await store.close()
    figures = []
    for workers, spent in found.items():
        what = f"{game}, {level}, {'worker' if workers else 'alone'}"
        count = len(spent.waits)
        figures += [
            Figure(
                f"{what}: bot and its thinking", 1000 * (spent.bot + spent.thinking) / count, "ms"
            ),
            Figure(f"{what}: of that thinking", 1000 * spent.thinking / count, "ms"),
            Figure(f"{what}: until decided, p50", 1000 * median(spent.waits), "ms"),
        ]
    return figures


def _find_time(worker: ProcessComputerWorker) -> float:
    """The processor's seconds of the thinking process."""
    if worker._worker is None:  # noqa: SLF001
        return 0.0
    text = Path(f"/proc/{worker._worker._process.pid}/stat").read_text("utf-8")  # noqa: SLF001
    user, system = text.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


class Bot:
    """Plays one match after another, a person among computers."""

    def __init__(
        self,
        store: PostgresStore,
        shards: Shards,
        local: ProcessComputerWorker,
        game: str,
        level: str,
    ) -> None:
        assert store.questions is not None
        self._remote = RemoteComputerWorker(store.questions, local, GAMES, shards)
        store.change_listeners.append(self._remote.hear)
        limits = Limits(10_000, 10_000, 100_000)
        self._matches = MatchService(store, GAMES, _now, limits=limits)
        self._jobs = build_job_runner(self._matches, self)
        self._game, self._level = game, level
        self.waits: list[float] = []

    async def choose(self, question: Question) -> Any:
        began = perf_counter()
        action = await self._remote.choose(question)
        self.waits.append(perf_counter() - began)
        return action

    async def run_task(self, game: str, task: str, *args: Any, asker: Asker = NOBODY) -> Any:
        return await self._remote.run_task(game, task, *args, asker=asker)

    async def close(self) -> None: ...

    async def play(self, end: float) -> None:
        while perf_counter() < end:
            await self._play_match(end)

    async def _play_match(self, end: float) -> None:
        """The person at its table plays the weakest computer's moves."""
        ana = await self._matches.people.meet(1, "Ana", "en")
        new = NewMatch(ana.player, Address(0, 1), self._game, 4, {}, computers=(self._level,) * 3)
        table = await self._matches.lobbies.open(new)
        table = await self._matches.lobbies.start(table.match, ana.player)
        game = GAMES[self._game]
        while perf_counter() < end and table.status is Status.RUNNING:
            for seat in table.awaited_seats[:1]:
                seen = await self._matches.queries.read_player_view(table.match, ana.player)
                action = game.choose(seen.view, game.computers[0], bytes(32))
                await self._matches.play.act(table.match, ana.player, action, seat.decision)
            await self._jobs.run_due()
            table = await self._matches.queries.read_table(table.match)


def _now() -> datetime:
    return datetime.now(UTC)
