"""The worker process: it answers, fails, dies and hangs without ever holding up the rest."""

import asyncio
from collections.abc import AsyncIterator
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.matches import ProcessComputerWorker
from bot.matches.computers.workers import ComputerFailed
from bot.models.match import Question, Status
from tests.games.bids import Bid, Bids
from tests.matches.slow_computers import odd
from tests.matches.world import World

VIEW = Bids().observe(Bids().start(2, bytes(32), {}), 1)
SEED = bytes(32)
LOWEST = Bid(min(VIEW.hand))


def ask(level: str) -> Question:
    return Question(1, 1, 1, "bids", VIEW, level, SEED)


@pytest_asyncio.fixture
async def computer_worker() -> AsyncIterator[ProcessComputerWorker]:
    worker = ProcessComputerWorker(odd, patience=20)
    yield worker
    await worker.close()


async def test_it_decides_as_the_game_would_here(computer_worker: ProcessComputerWorker) -> None:
    many = [computer_worker.choose(ask("low")) for _ in range(3)]
    assert await asyncio.gather(*many) == [LOWEST] * 3


async def test_what_the_game_raises_is_told_and_the_worker_lives(
    computer_worker: ProcessComputerWorker,
) -> None:
    with pytest.raises(ComputerFailed, match="LookupError: nothing comes to mind"):
        await computer_worker.choose(ask("raises"))
    assert await computer_worker.choose(ask("low")) == LOWEST


@pytest.mark.slow
async def test_a_worker_that_dies_is_replaced(computer_worker: ProcessComputerWorker) -> None:
    with pytest.raises(ComputerFailed, match="died"):
        await computer_worker.choose(ask("dies"))
    assert await computer_worker.choose(ask("low")) == LOWEST


@pytest.mark.slow
async def test_a_worker_that_hangs_is_killed_and_the_loop_goes_on(
    computer_worker: ProcessComputerWorker,
) -> None:
    await computer_worker.choose(ask("low"))
    computer_worker._patience = 0.3
    beats = 0

    async def heart() -> None:
        nonlocal beats
        while True:
            await asyncio.sleep(0.01)
            beats += 1

    beating = asyncio.create_task(heart())
    with pytest.raises(ComputerFailed, match="no decision within"):
        await computer_worker.choose(ask("hangs"))
    beating.cancel()
    assert beats >= 10
    computer_worker._patience = 20
    assert await computer_worker.choose(ask("low")) == LOWEST


@pytest.mark.slow
async def test_who_no_longer_waits_does_not_spoil_the_next_answer(
    computer_worker: ProcessComputerWorker,
) -> None:
    await computer_worker.choose(ask("low"))
    waiting = asyncio.create_task(computer_worker.choose(ask("hangs")))
    await asyncio.sleep(0.1)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert await computer_worker.choose(ask("low")) == LOWEST


@pytest.mark.slow
async def test_closing_waits_for_nobody(computer_worker: ProcessComputerWorker) -> None:
    waiting = asyncio.create_task(computer_worker.choose(ask("hangs")))
    await asyncio.sleep(0)
    await computer_worker.close()
    with pytest.raises(ComputerFailed):
        await waiting


@pytest.mark.parametrize("ending", ["cancel", "resign"])
@pytest.mark.slow
async def test_a_match_that_ends_stops_who_thinks_for_it(
    computer_worker: ProcessComputerWorker, tmp_path: Path, ending: str
) -> None:
    async with World(
        tmp_path / "house.sqlite3", games=odd(), computer_worker=computer_worker
    ) as world:
        ended = await world.running("Ana", computers=["hangs"])
        jobs = asyncio.create_task(world.jobs.run_due())
        process = await at_work(computer_worker)
        other = await world.running("Bo", computers=["low"])

        if ending == "cancel":
            await world.matches.play.end(ended.match, ended.host)
        else:
            await world.matches.play.resign(ended.match, ended.host)

        assert await asyncio.wait_for(jobs, 15) == 2
        await asyncio.to_thread(process.join, 5)
        assert not process.is_alive()
        assert (await world.matches.queries.read_table(ended.match)).status is Status.CANCELLED
        assert (await world.state(other.match)).bids[1] is not None, "the next one is thought out"
        assert await world.rests()


@pytest.mark.slow
async def test_what_happens_elsewhere_in_the_match_stops_nobody(
    computer_worker: ProcessComputerWorker, tmp_path: Path
) -> None:
    async with World(
        tmp_path / "house.sqlite3", games=odd(), computer_worker=computer_worker
    ) as world:
        table = await world.running("Ana", "Bo", computers=["hangs"])
        jobs = asyncio.create_task(world.jobs.run_due())
        process = await at_work(computer_worker)

        hand = (await world.state(table.match)).hands[0]
        await world.matches.play.act(table.match, table.host, Bid(hand[0]))
        await asyncio.sleep(0.2)

        assert process.is_alive()
        assert not jobs.done()
        jobs.cancel()
        await asyncio.gather(jobs, return_exceptions=True)
        await asyncio.to_thread(process.join, 5)
        assert not process.is_alive()


async def at_work(computer_worker: ProcessComputerWorker) -> BaseProcess:
    """The worker's process, once it is there."""
    for _ in range(10_000):
        if computer_worker._worker is not None:
            return computer_worker._worker._process
        await asyncio.sleep(0.01)
    raise AssertionError("nobody is asked")


async def test_whole_matches_are_thought_out_there(
    computer_worker: ProcessComputerWorker, tmp_path: Path
) -> None:
    async with World(tmp_path / "house.sqlite3", computer_worker=computer_worker) as world:
        tables = [await world.running("Ana", computers=["low", "high"]) for _ in range(2)]
        for table in tables:
            assert (await world.play_on(table.match, Random(1))).status is Status.FINISHED
