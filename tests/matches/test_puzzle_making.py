"""Puzzles are made ahead, by a worker beside the event loop; nobody waits for one unawares."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from bot.matches import Asker, InlineComputerWorker, Refusal
from bot.matches.computers.fair_queue import NOBODY
from bot.matches.computers.workers import ComputerFailed
from bot.matches.puzzles import Puzzles
from engine.contract import Puzzle
from tests.games.bids import Bids
from tests.matches.world import World

HOUR = 3_600


class Riddles(Bids):
    """Bids with a puzzle a day, which doing nothing answers best."""

    puzzle_days = MappingProxyType(dict.fromkeys(range(7), "riddle"))

    def make_puzzle(self, kind: str, seed: bytes) -> Puzzle[Any]:
        return Puzzle(kind, self.start(2, seed, {}), 0)

    def rate_start(self, puzzle: Puzzle[Any]) -> int:
        return 0

    def rate_answer(self, puzzle: Puzzle[Any], answer: Any) -> int | None:
        return 7

    def solve_puzzle(self, puzzle: Puzzle[Any]) -> tuple[Any, ...]:
        return ()


class Slow(InlineComputerWorker):
    """Works when it is told to go on, and may fail."""

    def __init__(self) -> None:
        super().__init__({"bids": Riddles()})
        self.go = asyncio.Event()
        self.tasks: list[str] = []
        self.fails = False

    async def run_task(self, game: str, task: str, *args: Any, asker: Asker = NOBODY) -> Any:
        self.tasks.append(task)
        await self.go.wait()
        if self.fails:
            raise ComputerFailed
        return await super().run_task(game, task, *args, asker=asker)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "store.sqlite3", {"bids": Riddles()}, computer_worker=Slow())
    await world.open()
    yield world
    await world.close()


def parts_of(world: World) -> tuple[Puzzles, Slow]:
    assert isinstance(world.computer_worker, Slow)
    return world.matches.puzzles, world.computer_worker


async def test_one_that_takes_longer_is_made_once_for_all_who_wait(world: World) -> None:
    puzzles, worker = parts_of(world)
    assert not await puzzles.is_ready(puzzles.today, 0)
    impatient = asyncio.create_task(puzzles.read(puzzles.today))
    patient = asyncio.create_task(puzzles.read(puzzles.today))
    await asyncio.sleep(0)
    impatient.cancel()
    worker.go.set()
    assert (await patient).day == puzzles.today
    assert await puzzles.is_ready(puzzles.today, 0)
    assert (await puzzles.read_best(puzzles.today)).points == 7
    assert worker.tasks == ["make_puzzle", "solve_puzzle"]


async def test_what_will_be_asked_for_is_made_ahead(world: World) -> None:
    puzzles, worker = parts_of(world)
    worker.go.set()
    await puzzles.prepare()
    assert worker.tasks == ["make_puzzle", "solve_puzzle"] * 2, "of today, then of yesterday"
    assert await puzzles.next_preparation() == world.clock.at + 11 * HOUR

    world.clock.turn(hours=11)
    await puzzles.prepare()
    assert len(worker.tasks) == 6, "tomorrow's, too"
    assert await puzzles.next_preparation() == world.clock.at + 24 * HOUR
    world.clock.turn(hours=1)
    await puzzles.prepare()
    assert len(worker.tasks) == 6


async def test_one_that_fails_is_tried_again(world: World) -> None:
    puzzles, worker = parts_of(world)
    worker.go.set()
    worker.fails = True
    with pytest.raises(Refusal, match="puzzle-late"):
        await puzzles.read(puzzles.today)
    worker.fails = False
    assert await puzzles.is_ready(puzzles.today, 1)
