"""Daily puzzles from matches: only where servers share them; settled when the day has begun."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.matches import Asker, InlineComputerWorker
from bot.matches.computers.fair_queue import NOBODY
from bot.matches.puzzles import Puzzles
from bot.models.puzzles import PuzzleSource
from engine.contract import Puzzle, ReadsPuzzles, Seat
from tests.matches.test_puzzle_making import Riddles
from tests.matches.world import HERE, World


class Records(Riddles, ReadsPuzzles[Any]):
    """A puzzle is a bid for the second prize."""

    match_puzzles = ("riddle",)

    def read_puzzle(self, kind: str, state: Any, seat: Seat) -> Puzzle[Any] | None:
        return Puzzle(kind, state, seat) if state.round == 1 and state.winner is None else None


class Hesitant(InlineComputerWorker):
    """Judges positions when it is told to go on."""

    def __init__(self) -> None:
        super().__init__({"bids": Records()})
        self.go = asyncio.Event()
        self.tasks: list[str] = []

    async def run_task(self, game: str, task: str, *args: Any, asker: Asker = NOBODY) -> Any:
        self.tasks.append(task)
        await self.go.wait()
        return await super().run_task(game, task, *args, asker=asker)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "store.sqlite3", {"bids": Records()})
    await world.open()
    yield world
    await world.close()


async def finish(world: World, *names: str) -> int:
    match = (await world.running(*names or ("Ana", "Bo"))).match
    await world.play_on(match, Random(match))
    world.clock.turn(seconds=1)
    return match


async def share(world: World, guild: int = HERE.guild, *, on: bool = True) -> None:
    await world.matches.people.set_server(guild, shares_puzzles=on)


async def find_match(world: World) -> int | None:
    """Of today's puzzle."""
    daily = await world.matches.puzzles.read(world.matches.puzzles.today)
    return daily.source.match


async def test_a_match_is_used_where_its_server_shares_it_and_once(world: World) -> None:
    match = await finish(world)
    assert await find_match(world) is None
    await share(world)
    assert await find_match(world) is None, "today's was settled"
    world.clock.turn(days=1)
    assert await find_match(world) == match
    world.clock.turn(days=1)
    assert await find_match(world) is None, "it has been a puzzle"


async def test_a_real_puzzle_is_the_position_in_which_a_person_decided(world: World) -> None:
    await share(world)
    match = await finish(world)
    puzzles = world.matches.puzzles
    daily = await puzzles.read(puzzles.today)
    assert daily.is_real
    played = (await world.matches._repository.load(match)).require_match()
    assert daily.source.move is not None
    decided = played.actions[daily.source.move]
    assert (daily.puzzle.seat, daily.puzzle.state.round) == (decided.seat, 1)
    assert decided.action in world.games["bids"].legal_actions(daily.puzzle.state, decided.seat)
    assert (await puzzles.read_best(puzzles.today)).points == 7


async def test_a_worker_is_asked_once_for_all_moves_of_a_match(world: World) -> None:
    await share(world)
    await finish(world)
    worker = Hesitant()
    worker.go.set()
    puzzles = Puzzles(world.matches._repository, world.matches.people, world.games, worker)
    assert (await puzzles.read(puzzles.today)).source.move == 3
    assert worker.tasks == ["find_puzzle", "read_puzzle"]


async def test_a_day_in_progress_stays_when_a_server_shares_no_longer(world: World) -> None:
    await share(world)
    match = await finish(world)
    another = await finish(world)
    assert await find_match(world) == another, "the newest"
    await share(world, on=False)
    await finish(world)
    await world.restart()
    assert await find_match(world) == another
    world.clock.turn(days=1)
    assert await find_match(world) is None
    yesterday = await world.matches.puzzles.read(world.matches.puzzles.today - 1)
    assert yesterday.source.match == another
    await share(world)
    world.clock.turn(days=1)
    assert await find_match(world) not in (None, match, another)


@pytest.mark.parametrize("ends", ["shared", "forgotten"])
async def test_tomorrows_is_only_what_it_would_be(world: World, ends: str) -> None:
    await share(world)
    match = await finish(world)
    puzzles = world.matches.puzzles
    await puzzles.read(puzzles.today)
    another = await finish(world, "Cid", "Dee")
    world.clock.turn(hours=11)
    await puzzles.prepare()
    tomorrow = puzzles.today + 1
    assert (await puzzles.read(tomorrow)).source == PuzzleSource(tomorrow, another, 3)
    assert await world.store.puzzles.find_source(tomorrow) is None
    if ends == "shared":
        await share(world, on=False)
    else:
        await world.matches.privacy.forget((await world.people("Cid"))[0].player)
    world.clock.turn(hours=2)
    assert await find_match(world) is None
    assert (await puzzles.read(puzzles.today - 1)).source.match == match


async def test_a_day_that_is_over_gets_no_other_puzzle(world: World) -> None:
    await share(world)
    await finish(world)
    puzzles = world.matches.puzzles
    assert not (await puzzles.read(puzzles.today - 1)).is_real
    assert await world.store.puzzles.find_source(puzzles.today - 1) is None


async def test_processes_that_find_different_matches_agree(world: World) -> None:
    await share(world)
    first, matches, worker = await finish(world), world.matches, Hesitant()
    late = Puzzles(matches._repository, matches.people, world.games, worker)
    reading = asyncio.create_task(late.read(late.today))
    while await matches.store.puzzles.find_source(late.today) is None:
        await asyncio.sleep(0)
        if len(await matches.store.puzzles.find_matches("bids", 1, 9)) < 2:
            second = await finish(world)
        else:
            assert await find_match(world) == second
    worker.go.set()
    assert (await reading).source.match == second != first


async def test_one_that_cannot_be_replayed_gives_way_to_one_that_is_made(world: World) -> None:
    match = await finish(world)
    today = world.matches.puzzles.today
    await world.store.puzzles.add_source(PuzzleSource(today, match, 99))
    daily = await world.matches.puzzles.read(today)
    assert (daily.is_real, daily.day) == (False, today)
    assert (await world.matches.puzzles.read_best(today)).points == 7


async def test_what_computers_decided_is_no_puzzle(world: World) -> None:
    await share(world)
    (ana,) = await world.people("Ana")
    table = await world.lobby(ana, 3, computers=("low", "high"))
    await world.matches.lobbies.start(table.match, ana.player)
    await world.play_on(table.match, Random(1))
    puzzles = world.matches.puzzles
    daily = await puzzles.read(puzzles.today)
    assert daily.is_real
    assert daily.puzzle.seat == 0
