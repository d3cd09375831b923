"""In which order one worker answers: by turns, and a match before what is only looked at."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.matches import Asker, ProcessComputerWorker
from bot.matches.computers import workers
from bot.matches.computers.fair_queue import FairQueue
from tests.games.bids import Bids

HERE, THERE = 1, 2
ANALYSES = 24
"""So many presses of one person kept a computer of another server waiting for 35.8 s, as each
takes about 1.5 s."""


def analysis(server: int, person: int) -> Asker:
    return Asker(server, person)


def computer(server: int, person: int) -> Asker:
    return Asker(server, person, is_urgent=True)


async def find_order(askers: Sequence[Asker]) -> list[int]:
    """The places in `askers` in the order of their turns; all but the first wait for it."""
    queue, order = FairQueue(), list[int]()

    async def work(place: int) -> None:
        async with queue.take_turn(askers[place]):
            order.append(place)
            await asyncio.sleep(0)

    await asyncio.gather(*(work(place) for place in range(len(askers))))
    return order


async def test_a_computer_waits_for_one_analysis_at_most() -> None:
    order = await find_order([*[analysis(HERE, 1)] * ANALYSES, computer(THERE, 2)])

    assert order[:2] == [0, ANALYSES], "35.8 s of waiting are those of one analysis"
    assert order[2:] == [*range(1, ANALYSES)]


async def test_another_person_waits_for_one_analysis_of_each() -> None:
    asked = [*[analysis(HERE, 1)] * ANALYSES, analysis(HERE, 2), analysis(THERE, 3)]

    order = await find_order(asked)

    assert order[:3] == [0, ANALYSES + 1, ANALYSES], "another server, then another person here"


async def test_a_server_of_many_people_has_one_turn_of_two() -> None:
    many = [analysis(HERE, person) for person in range(10)]
    few = [analysis(THERE, 50) for _ in range(3)]

    order = await find_order([*many, *few])

    assert [place for place in order[:7] if place >= len(many)] == [10, 11, 12]


async def test_a_person_with_many_computers_lets_others_between() -> None:
    asked = [*[computer(HERE, 1)] * 10, computer(HERE, 2)]

    assert (await find_order(asked))[1] == 10


async def test_who_gives_up_waiting_keeps_nobody_else() -> None:
    queue = FairQueue()
    async with queue.take_turn(computer(HERE, 1)):
        gone = asyncio.create_task(queue.take_turn(computer(HERE, 2)).__aenter__())
        await asyncio.sleep(0)
        gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    last = asyncio.create_task(queue.take_turn(computer(HERE, 3)).__aenter__())
    next_ = asyncio.create_task(queue.take_turn(computer(HERE, 4)).__aenter__())
    await asyncio.sleep(0)
    assert last.done()
    assert not next_.done()
    next_.cancel()


async def test_who_gives_up_as_their_turn_comes_hands_it_on() -> None:
    queue = FairQueue()
    first = queue.take_turn(computer(HERE, 1))
    await first.__aenter__()
    gone = asyncio.create_task(queue.take_turn(computer(HERE, 2)).__aenter__())
    last = asyncio.create_task(queue.take_turn(computer(HERE, 3)).__aenter__())
    await asyncio.sleep(0)
    await first.__aexit__(None, None, None)
    gone.cancel()
    await asyncio.wait([gone, last], timeout=50)
    assert gone.cancelled()
    assert last.done()


async def test_the_worker_itself_answers_in_this_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a process: what it is asked is written down."""
    asked: list[str] = []

    class Process:
        def __init__(self, *_: object) -> None: ...

        def ask(self, question: workers.WorkerTask) -> str:
            asked.append(question[1])
            return question[1]

        def kill(self) -> None: ...

    monkeypatch.setattr(workers, "_WorkerProcess", Process)
    worker = ProcessComputerWorker(lambda: {"bids": Bids()})
    try:
        looking = [
            worker.run_task("bids", f"look_back {n}", asker=analysis(HERE, 1))
            for n in range(ANALYSES)
        ]
        await asyncio.gather(*looking, worker.run_task("bids", "choose", asker=computer(THERE, 2)))
    finally:
        await worker.close()
    assert asked.index("choose") == 1
