"""Analyses of finished matches are made once, beside everything else, and kept."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.matches.analyses import ANALYSES, LEAST_AVERAGED, MOST_AVERAGED, Analyses
from bot.matches.computers.fair_queue import NOBODY, Asker
from bot.matches.computers.workers import ComputerFailed, InlineComputerWorker
from bot.models.analysis import Analysis, AverageLuck, Progress
from bot.refusals import Refusal
from engine.coach import Mistake
from tests.games.bids import Bid, Bids, State, View
from tests.matches.world import World


class CoachedBids(Bids):
    """One should bid the highest card, and win by it."""

    luck_unit = "points"

    def find_mistake(self, view: View, action: Any) -> Mistake[View, Bid] | None:
        best = Bid(max(view.hand, default=0))
        is_mistake = isinstance(action, Bid) and action != best
        return Mistake(view, action, best, 0.5, aim="win") if is_mistake else None

    def rate_chances(self, state: State) -> tuple[float, ...]:
        return tuple((1 + one) / sum(1 + one for one in state.points) for one in state.points)

    def measure_luck(self, before: State | None, after: State) -> tuple[tuple[float, float], ...]:
        """The deal was worth three points to the first seat, each prize one to its winner."""
        if before is None:
            return ((3, 0.3), (-3, 0.3))
        return tuple(
            (float(one > was), 0.0) for was, one in zip(before.points, after.points, strict=True)
        )


class Worker(InlineComputerWorker):
    """Waits until it may go on, and may fail."""

    def __init__(self, games: Any) -> None:
        super().__init__(games)
        self.go, self.asked, self.fails = asyncio.Event(), 0, False
        self.go.set()

    async def run_task(self, game: str, task: str, *args: Any, asker: Asker = NOBODY) -> Any:
        self.asked += 1
        await self.go.wait()
        if self.fails:
            raise ComputerFailed("broken")
        return await super().run_task(game, task, *args, asker=asker)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    games = {"bids": CoachedBids()}
    async with World(tmp_path / "store.db", games, computer_worker=Worker(games)) as world:
        yield world


async def finished(world: World) -> int:
    table = await world.running("Ana", "Bo")
    await world.play_on(table.match, Random(5))
    return table.match


def worker_of(world: World) -> Worker:
    assert isinstance(world.computer_worker, Worker)
    return world.computer_worker


async def test_mistakes_are_named_by_their_moves(world: World) -> None:
    match = await finished(world)
    found = await world.matches.analyses.find(match, NOBODY)
    assert isinstance(found, Analysis)
    decisions = await world.matches.analyses.list_decisions(match)
    mistaken = {one.number for one in found.mistakes}
    for one in decisions:
        is_low = isinstance(one.action, Bid) and one.action.card < max(one.view.hand)
        assert (one.number in mistaken) == is_low
        assert one.view.seat == one.seat
    assert mistaken
    first, *_, (last, chances) = found.course
    assert (first, last) == ((0, (50, 50)), len(decisions))
    assert sum(chances) == 100
    points = [points for points, _ in found.luck]
    assert [error for _, error in found.luck] == [0.3, 0.3]
    assert sum(points) == 3, "three prizes were won"
    assert points[0] >= 3


async def test_it_is_made_once_and_kept(world: World) -> None:
    match = await finished(world)
    asked = [world.matches.analyses.find(match, NOBODY) for _ in range(24)]
    found = await asyncio.gather(*asked)
    assert all(one == found[0] for one in found)
    steps = worker_of(world).asked
    await world.restart()
    assert await world.matches.analyses.find(match, NOBODY) == found[0]
    assert worker_of(world).asked == steps


async def test_whoever_asks_meanwhile_hears_how_far_it_is(world: World) -> None:
    match, worker = await finished(world), worker_of(world)
    analyses = Analyses(world.matches._repository, worker, patience=0.2)
    worker.go.clear()
    found = await analyses.find(match, NOBODY)
    assert isinstance(found, Progress)
    assert (found.done, worker.asked) == (0, 1)
    assert found.total > len(await analyses.list_decisions(match))
    worker.go.set()
    assert isinstance(await analyses.find(match, NOBODY), Analysis)


async def test_what_has_failed_is_tried_again_by_the_next(world: World) -> None:
    match, worker = await finished(world), worker_of(world)
    worker.fails = True
    with pytest.raises(Refusal, match="analysis-fails"):
        await world.matches.analyses.find(match, NOBODY)
    worker.fails = False
    assert isinstance(await world.matches.analyses.find(match, NOBODY), Analysis)


async def test_only_finished_matches_are_analysed(world: World) -> None:
    table = await world.running("Ana", "Bo")
    for ask in (world.matches.analyses.find(table.match, NOBODY),
                world.matches.analyses.list_decisions(table.match)):  # fmt: skip
        with pytest.raises(Refusal) as refused:
            await ask
        assert refused.value.code == "not-finished"


async def test_what_the_computer_did_for_somebody_is_not_theirs(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await world.play_on(table.match, Random(6), moves=3)
    events = await world.matches.queries.list_events(table.match)
    played = [one for one in events if one.seat == 1 and one.kind == "action"]
    await world.matches.play.resign(table.match, 2)
    await world.play_on(table.match, Random(7))
    decisions = await world.matches.analyses.list_decisions(table.match)
    assert len([one for one in decisions if one.seat == 1]) == len(played)


async def test_luck_is_averaged_over_enough_analyses_of_the_newest_matches(world: World) -> None:
    analyses, store = world.matches.analyses, world.matches.store
    played = list[tuple[int, int]]()
    for number in range(MOST_AVERAGED + 1):
        world.clock.turn(seconds=1)
        match = await finished(world)
        played.append((match, 1))
        is_newest = number > 0
        # As if luck had brought the second seat 4, of the oldest match 99
        luck = ((0.0, 0.0), (4.0 if is_newest else 99.0, 2.0))
        body = ANALYSES.dump_json(Analysis(luck=luck)).decode()
        seq = (await world.matches.queries.read_table(match)).seq
        if number == LEAST_AVERAGED:
            assert await analyses.average_luck(played[:-1]) is not None
            assert await analyses.average_luck(played[1:]) is None, "one isn't analysed yet"
        await store.analyses.save(match, seq, body)
    found = await analyses.average_luck(played)
    error = round(2 * MOST_AVERAGED**0.5, 2) / MOST_AVERAGED
    assert found == AverageLuck(MOST_AVERAGED, 4.0, error)
    await store.analyses.save(played[-1][0], 1, body)
    left = await analyses.average_luck(played[-LEAST_AVERAGED:])
    assert left is None, "an analysis of what has been undone since is none"
