"""The system's clock is set while the bot runs: nobody's time runs out by it, no deadline gets
longer, and nothing stops."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bot.models.commit import JobKind
from bot.models.match import Clock, Status
from bot.models.match_head import SeatState
from tests.matches.world import World

HOUR = 3600
DAY = 24 * HOUR
STRICT = Clock(9 * HOUR, 0)
CLOSING: tuple[JobKind, ...] = ("idle", "idle-end", "close-lobby")


@dataclass
class Stopwatch:
    """A clock that nobody sets."""

    seconds: float = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def stopwatch() -> Stopwatch:
    return Stopwatch()


@pytest.fixture
async def world(tmp_path: Path, stopwatch: Stopwatch) -> AsyncIterator[World]:
    async with World(tmp_path / "store.sqlite3", elapsed=stopwatch) as world:
        yield world


async def begun(world: World) -> int:
    match = (await world.running("Ana", "Bo", clock=STRICT)).match
    await world.matches.clocks.beat()
    return match


async def live(world: World, stopwatch: Stopwatch, hours: float) -> None:
    """Time passes with a heartbeat every minute."""
    for _ in range(int(hours * 60)):
        world.clock.turn(minutes=1)
        stopwatch.seconds += 60
        await world.jobs.run_due()
        await world.matches.clocks.beat()


async def left(world: World, match: int) -> list[int | None]:
    """Seconds until each seat's deadline."""
    seats = (await world.matches.queries.read_table(match)).seats
    return [None if seat.due is None else seat.due - world.clock.at for seat in seats]


@pytest.mark.parametrize("ahead", [5 * 60, DAY, 3650 * DAY])
async def test_a_jump_ahead_times_nobody_out(
    ahead: int, world: World, stopwatch: Stopwatch
) -> None:
    match = await begun(world)
    await live(world, stopwatch, 1)
    world.clock.turn(seconds=ahead)
    await world.jobs.run_due()  # wakes before the heartbeat, perhaps
    await world.matches.clocks.beat()
    assert await left(world, match) == [8 * HOUR] * 2
    await live(world, stopwatch, 7.5)
    assert [row.strikes for row in await rows(world, match)] == [0, 0]
    await live(world, stopwatch, 1)
    assert [row.strikes for row in await rows(world, match)] == [1, 1]


async def test_a_jump_back_makes_no_deadline_longer(world: World, stopwatch: Stopwatch) -> None:
    match = await begun(world)
    await live(world, stopwatch, 1)
    world.clock.turn(days=-1)
    await world.matches.clocks.beat()
    assert await left(world, match) == [8 * HOUR] * 2
    await live(world, stopwatch, 7.5)
    assert [row.strikes for row in await rows(world, match)] == [0, 0]
    await live(world, stopwatch, 1)
    assert [row.strikes for row in await rows(world, match)] == [1, 1]


async def test_after_a_jump_back_computers_move_and_news_are_told(
    world: World, stopwatch: Stopwatch
) -> None:
    world.settling = 20
    await world.restart()
    await world.matches.clocks.beat()
    match = (await world.running("Ana", computers=["low"])).match
    world.clock.turn(days=-1)
    await world.matches.clocks.beat()
    world.clock.turn(seconds=30)
    stopwatch.seconds += 30
    await world.jobs.run_due()
    table = await world.matches.queries.read_table(match)
    assert [seat.seat for seat in table.awaited_seats] == [0]
    assert await world.told()


async def test_there_and_back_again_is_as_if_nothing_was(
    world: World, stopwatch: Stopwatch
) -> None:
    match = await begun(world)
    await live(world, stopwatch, 1)
    for days in (1, -1, -1, 1):
        world.clock.turn(days=days)
        await world.jobs.run_due()
        await world.matches.clocks.beat()
        assert await left(world, match) == [8 * HOUR] * 2
    assert (await world.play_on(match, Random(1))).status is Status.FINISHED


async def test_a_start_with_the_clock_set_back_keeps_the_time_that_was_left(
    world: World, stopwatch: Stopwatch
) -> None:
    match = await begun(world)
    await live(world, stopwatch, 1)
    world.clock.turn(days=-3650)
    await world.restart()
    for _ in range(2):
        await world.matches.clocks.beat()
        assert await left(world, match) == [8 * HOUR] * 2


async def test_a_process_that_was_stopped_or_could_not_write_gives_the_time_back(
    world: World, stopwatch: Stopwatch
) -> None:
    """SIGSTOP, a paused container: both clocks go on."""
    match = await begun(world)
    world.clock.turn(hours=20)
    stopwatch.seconds += 20 * HOUR
    await world.jobs.run_due()
    assert await left(world, match) == [9 * HOUR] * 2


async def test_small_corrections_change_nothing(world: World, stopwatch: Stopwatch) -> None:
    match = await begun(world)
    for seconds in (10, -10, 25):
        world.clock.turn(seconds=seconds)
        await world.matches.clocks.beat()
    assert await left(world, match) == [9 * HOUR - 25] * 2


async def rows(world: World, match: int) -> tuple[SeatState, ...]:
    return (await world.matches._repository.load_head(match)).seats


async def find_due(world: World) -> dict[JobKind, int]:
    """Seconds until the jobs fall due that close what nobody cares for."""
    jobs = await world.store.queue.read_due_jobs(1 << 40, 100, CLOSING)
    return {job.kind: job.due - world.clock.at for job in jobs}


@pytest.mark.parametrize("ahead", [5 * 60, 40 * DAY, 3650 * DAY])
async def test_a_jump_ahead_closes_nothing_and_warns_nobody(
    ahead: int, world: World, stopwatch: Stopwatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = await begun(world)
    lobby = (await world.lobby((await world.people("Cy"))[0])).match
    await live(world, stopwatch, 1)
    before = await find_due(world)
    world.clock.turn(seconds=ahead)
    await world.jobs.run_due()
    assert await find_due(world) == before
    assert f"is {ahead} s ahead of the last heartbeat: deadlines follow it" in caplog.text
    statuses = [(await world.matches.queries.read_table(one)).status for one in (match, lobby)]
    assert statuses == [Status.RUNNING, Status.LOBBY]


async def test_a_jump_while_the_bot_is_off_closes_nothing(
    world: World, stopwatch: Stopwatch
) -> None:
    match = await begun(world)
    before = await find_due(world)
    world.clock.turn(days=3650)
    stopwatch.seconds = 5.0
    await world.restart()
    await world.jobs.run_due()
    assert await find_due(world) == before
    assert (await world.matches.queries.read_table(match)).status is Status.RUNNING


async def test_a_table_that_was_warned_gets_its_days_again(tmp_path: Path) -> None:
    async with World(tmp_path / "trusting.sqlite3") as world:
        match = (await world.running("Ana", "Bo")).match
        await world.matches.clocks.beat()
        world.clock.turn(days=28)
        await world.jobs.run_due()
        assert await find_due(world) == {"idle-end": 3 * DAY}
        world.clock.turn(days=300)
        await world.restart()
        await world.jobs.run_due()
        assert await find_due(world) == {"idle-end": 3 * DAY}
        assert (await world.matches.queries.read_table(match)).status is Status.RUNNING


async def test_what_was_done_after_the_jump_is_not_moved_by_it(
    world: World, stopwatch: Stopwatch
) -> None:
    match = await begun(world)
    world.clock.turn(days=3650)
    await world.play_on(match, Random(1), moves=1)
    await world.jobs.run_due()
    assert await find_due(world) == {"idle": 27 * DAY}
