"""Computer players: jobs written with the move, answered once, lost by no kill."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.matches import InlineComputerWorker
from bot.models.match import Question, Status
from tests.games.bids import Bid, Bids, Keep
from tests.matches.world import World


class Slow(InlineComputerWorker):
    """Thinks until it is told to go on."""

    def __init__(self) -> None:
        super().__init__({"bids": Bids()})
        self.begun = asyncio.Event()
        self.go = asyncio.Event()
        self.asked = 0

    async def choose(self, question: Question) -> Any:
        self.asked += 1
        self.begun.set()
        await self.go.wait()
        return await super().choose(question)


class Silly(InlineComputerWorker):
    """Chooses what is not allowed, or raises, so many times."""

    def __init__(self, times: int, raises: bool = False) -> None:
        super().__init__({"bids": Bids()})
        self.times = times
        self.raises = raises

    async def choose(self, question: Question) -> Any:
        self.times -= 1
        if self.times >= 0 and self.raises:
            raise RuntimeError("cannot think")
        return Bid(99) if self.times >= 0 else await super().choose(question)


async def test_a_computers_turn_is_a_job_that_falls_due_at_once(world: World) -> None:
    table = await world.running("Ana", computers=["low", "high"])
    assert await world.jobs.next_due() == world.clock.at
    assert await world.matches.store.queue.is_computer_due(table.match, world.matches.at())
    assert await world.jobs.run_due() == 2
    assert await world.rests()
    assert not await world.matches.store.queue.is_computer_due(table.match, world.matches.at())
    assert (await world.state(table.match)).bids.count(None) == 1


async def test_what_falls_due_by_a_job_is_done_with_it(world: World) -> None:
    """The computer wins the round with its high card and keeps the prize in the same run."""
    table = await world.running("Ana", computers=["high"])
    hand = (await world.matches.queries.read_player_view(table.match, table.host)).view.hand
    state = await world.state(table.match)
    assert max(state.hands[1]) > hand[0]
    await world.matches.play.act(table.match, table.host, Bid(hand[0]))
    assert await world.jobs.run_due() == 3
    assert [
        seat.seat for seat in (await world.matches.queries.read_table(table.match)).awaited_seats
    ] == [0]


async def test_a_job_waits_in_the_file_for_the_next_start(world: World) -> None:
    table = await world.running("Ana", computers=["low"])
    await world.restart()
    assert await world.jobs.run_due() == 1
    assert (await world.state(table.match)).bids[1] is not None


async def test_a_kill_in_the_middle_of_thinking_loses_nothing(world: World) -> None:
    table = await world.running("Ana", computers=["low"])
    slow = Slow()
    running = asyncio.create_task(world.run_jobs_with(slow).run_due())
    await slow.begun.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await world.restart()
    assert (await world.state(table.match)).bids[1] is None
    assert await world.jobs.run_due() == 1
    assert (await world.state(table.match)).bids[1] is not None


async def test_two_runs_at_once_ask_once(world: World) -> None:
    await world.running("Ana", computers=["low"])
    slow = Slow()
    runner = world.run_jobs_with(slow)
    both = [asyncio.create_task(runner.run_due()) for _ in range(2)]
    await slow.begun.wait()
    slow.go.set()
    assert sorted(await asyncio.gather(*both)) == [0, 1]
    assert slow.asked == 1


async def test_many_computers_of_one_person_keep_no_other_from_the_worker(
    world: World,
) -> None:
    """All wait at the worker, whose queue is fair, and not for one of eight jobs."""
    for _ in range(12):
        await world.running("Ana", computers=["low"])
    await world.running("Bo", computers=["low"])
    slow = Slow()
    running = asyncio.create_task(world.run_jobs_with(slow).run_due())
    for _ in range(3_000):
        if slow.asked == 13:
            break
        await asyncio.sleep(0.01)
    assert slow.asked == 13
    slow.go.set()
    await running


async def test_an_answer_to_a_decision_no_longer_open_is_dropped(world: World) -> None:
    table = await world.running("Ana", "Bo", computers=["low"])
    slow = Slow()
    running = asyncio.create_task(world.run_jobs_with(slow).run_due())
    await slow.begun.wait()
    await world.matches.play.end(table.match, table.host)
    slow.go.set()
    await running
    assert (await world.matches.queries.read_table(table.match)).seq == 2
    assert await world.rests()


async def test_a_second_answer_finds_the_decision_answered(world: World) -> None:
    table = await world.running("Ana", computers=["low"])
    hand = (await world.state(table.match)).hands[1]
    assert await world.matches.computers.answer(table.match, 1, 1, Bid(hand[0]))
    seq = (await world.matches.queries.read_table(table.match)).seq
    await world.matches.computers.answer(table.match, 1, 1, Bid(hand[1]))
    assert not await world.matches.computers.answer(table.match, 1, 77, Bid(hand[1]))
    assert not await world.matches.computers.answer(table.match, 0, 1, Keep())
    assert (await world.matches.queries.read_table(table.match)).seq == seq


async def test_a_computer_that_cannot_decide_tries_again_later_and_says_so(tmp_path: Path) -> None:
    for raises in (False, True):
        async with World(tmp_path / f"{raises}.sqlite3", computer_worker=Silly(4, raises)) as world:
            table = await world.running("Ana", computers=["low"])
            await world.tell_all()
            waits = []
            for _ in range(4):
                await world.jobs.run_due()
                due = await world.jobs.next_due()
                assert due is not None
                waits.append(due - world.clock.at)
                world.clock.turn(seconds=waits[-1])
            assert waits == [5, 20, 80, 320]
            assert [note for *_, note in await world.told()] == ["thinking-fails"]
            await world.jobs.run_due()
            assert (await world.state(table.match)).bids[1] is not None


async def test_a_computer_sees_what_a_person_at_its_seat_would_see(world: World) -> None:
    table = await world.running("Ana", "Bo", computers=["low"])
    question = await world.matches.computers.find_question(table.match, 2, 1)
    assert question is not None
    game = world.games["bids"]
    assert question.view == game.observe(await world.state(table.match), 2)
    assert question.level == "low"
    other = await world.matches.computers.find_question(table.match, 0, 1)
    assert other is None


async def test_a_match_of_computers_and_one_person_comes_to_its_end(world: World) -> None:
    table = await world.running("Ana", computers=["low", "high", "low"])
    over = await world.play_on(table.match, Random(8))
    assert over.status is Status.FINISHED


async def test_a_lobby_that_cannot_be_closed_holds_up_no_computer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    [eve] = await world.people("Eve")
    await world.lobby(eve)
    world.clock.turn(days=30)
    tried = 0

    async def fail(match: int) -> None:
        nonlocal tried
        tried += 1
        raise RuntimeError("the store is busy")

    monkeypatch.setattr(world.matches.lobbies, "close", fail)
    tables = [await world.running(name, computers=["low"]) for name in ("Ana", "Bo", "Cid")]
    for _ in range(3):
        await world.jobs.run_due()
    assert tried == 1
    for table in tables:
        assert (await world.state(table.match)).bids[1] is not None
    assert await world.jobs.next_due() == world.clock.at + 5
    world.clock.turn(seconds=5)
    await world.jobs.run_due()
    assert tried == 2
    assert await world.jobs.next_due() == world.clock.at + 20


async def test_a_job_whose_failure_cannot_be_stored_rests_too(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.running("Ana", computers=["low"])
    jobs, asked = world.run_jobs_with(Silly(99, raises=True)), world.store.queue

    async def fail(*_: object) -> None:
        raise RuntimeError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(asked, "delay_job", fail)
        assert [await jobs.run_due() for _ in range(3)] == [1, 0, 0]
    assert await world.jobs.run_due() == 1
    assert (await world.state(table.match)).bids[1] is not None
