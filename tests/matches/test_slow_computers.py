"""Levels that think long: nobody waits for them who doesn't play against them."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

from bot.matches.computers.fair_queue import NOBODY, Asker
from bot.matches.computers.workers import ComputerWorker, PairOfWorkers
from bot.models.match import Question
from engine.contract import Seat, middle_computer, quick_computers, seconds_to_think
from tests.games.bids import Bids, State
from tests.matches.world import World


class Deep(Bids):
    computers = ("low", "middling", "high", "deep")
    slow_computers: ClassVar = {"deep": 30}


class Sealed(Deep):
    def sealed(self, state: State) -> frozenset[Seat]:
        return self.to_act(state)

    def asked_blindly(self, state: State) -> frozenset[Seat]:
        return frozenset()


class Noting(ComputerWorker):
    """Ends nothing before it may."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.may_end = asyncio.Event()

    async def run_task(self, game: str, task: str, *args: Any, asker: Asker = NOBODY) -> Any:
        self.asked.append(task)
        await self.may_end.wait()

    async def close(self) -> None:
        self.asked.append("closed")


def test_who_plays_for_absent_people_answers_at_once() -> None:
    assert quick_computers(Deep()) == ("low", "middling", "high")
    assert middle_computer(Deep()) == "middling"
    assert [seconds_to_think(Deep(), level) for level in ("high", "deep")] == [0, 30]
    assert seconds_to_think(Bids(), "high") == 0


async def test_a_move_that_is_made_at_once_waits_for_no_long_thought() -> None:
    quick, slow = Noting(), Noting()
    quick.may_end.set()
    pair = PairOfWorkers(quick, slow)
    long = asyncio.create_task(pair.choose(Question(1, 1, 1, "bids", None, "deep", b"", seconds=9)))
    analysis = asyncio.create_task(pair.run_task("bids", "look_back"))
    await pair.choose(Question(1, 1, 1, "bids", None, "low", b""))
    assert not long.done()
    assert not analysis.done()
    slow.may_end.set()
    await asyncio.gather(long, analysis)
    await pair.close()
    assert (quick.asked, slow.asked) == (["choose", "closed"], ["choose", "look_back", "closed"])


@pytest.mark.parametrize(("game", "asked"), [(Deep, ("deep", 30)), (Sealed, ("high", 0))])
async def test_a_sealed_question_is_answered_as_fast_by_every_level(
    tmp_path: Path, game: Callable[[], Bids], asked: tuple[str, int]
) -> None:
    async with World(tmp_path / "store.sqlite3", games={"bids": game()}) as world:
        table = await world.running("Ana", computers=["deep"])
        decision = table.seats[1].decision
        assert decision is not None
        question = await world.matches.computers.find_question(table.match, 1, decision)
        assert question is not None
        assert (question.level, question.seconds) == asked


async def test_a_table_says_how_long_its_computers_think(tmp_path: Path) -> None:
    async with World(tmp_path / "store.sqlite3", games={"bids": Deep()}) as world:
        table = await world.running("Ana", computers=["deep", "low"])
        assert [seat.seconds for seat in table.seats] == [0, 30, 0]
