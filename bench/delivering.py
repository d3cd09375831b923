"""What is sent, against Discord's limits and with the latency of its answers: a busy channel beside
quiet ones, requests for each move, and moves a second over many channels.

The bot, discord.py's handling of limits and the pictures are real; Discord is the stand-in of the
tests (`tests/standin`), on a clock that jumps.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from bench.measuring import Figure, Section, quantile
from tests.delivery.world import begin, meet, move, wait_for_match, wait_for_silence
from tests.standin.quick import QuickWorld, raise_quick_world, run_quickly

T = TypeVar("T")
LATENCY: Final = (0.05, 0.3)
SETTLING: Final = 20
MATCHES: Final = 50
"""In the busy channel."""
QUIET: Final = 5
"""Channels beside it, with a match each."""
QUIET_EVERY: Final = 20
"""Seconds between two moves in a quiet channel."""
PHASES: Final = 2
PHASE: Final = 300
"""Seconds at 60 moves a minute; before each phase all boards become older than an hour."""
HOUR: Final = 3600
MINUTE: Final = 60
MANY: Final = 50
"""Channels that are busy at once."""
RUSH: Final = 20
"""Seconds for which they are."""
SINGLE: Final = 40
"""Moves that are made alone, to count their requests."""
_LATE: Final = (
    "SELECT m.channel, min(o.due) FROM outbox o JOIN matches m ON m.id = o.match WHERE o.due <= ?"
    " AND o.state = 'waiting' AND o.note IS NOT 'retired' GROUP BY m.channel"
)


@dataclass
class Evening:
    """By how many seconds the oldest news of each channel was late, every second."""

    late: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    moves: int = 0

    async def look(self, world: QuickWorld, seconds: int) -> None:
        """Note it for so many seconds."""
        for _ in range(seconds):
            await asyncio.sleep(1)
            at = int(world.backend.clock.now().timestamp())
            queue: Any = world.app.store.queue
            connection = queue._connection  # noqa: SLF001 - nothing else counts by channel
            found = dict(tuple(row) for row in await connection.read(_LATE, at))
            for channel in world.channels:
                self.late[channel].append(at - found[channel] if channel in found else 0)

    async def move_on(
        self, world: QuickWorld, matches: list[int], rng: Random, every: float
    ) -> None:
        """Somebody moves at an even rate for a phase."""
        for _ in range(int(PHASE / every)) if matches else ():
            await asyncio.sleep(every)
            if await _try_move(world, rng.choice(matches)):
                self.moves += 1

    def p95(self, channels: list[int]) -> float:
        return quantile([late for one in channels for late in self.late[one]], 0.95)


def section() -> Section:
    """All figures about what is sent."""
    evening, refused, invalid = _run(QUIET + 1, SETTLING, _spend_busy_evening)
    busy, *quiet = sorted(evening.late)
    alone = _run(QUIET + 1, SETTLING, _spend_quiet_evening)
    counts = [one for one in _run(1, SETTLING, _count_requests) if one]
    rate, flood = _run(MANY, 0, _press_everywhere)
    together = evening.p95(quiet)
    return Section(
        f"What is sent, with a latency of {1000 * LATENCY[0]:.0f} to {1000 * LATENCY[1]:.0f} ms",
        (
            Figure("moves in 10 minutes, 600 of them in one channel", evening.moves, ""),
            Figure("oldest news in that channel, p95", evening.p95([busy]), "s", "at most 20"),
            Figure("oldest news in that channel, longest", max(evening.late[busy]), "s"),
            Figure("oldest news in other channels, p95", together, "s"),
            Figure("later than without it", together - alone, "s", "at most 2"),
            Figure("most 30046 for one message", refused, "", "at most 1"),
            Figure("invalid requests in 10 minutes", invalid, "", "at most 100"),
            Figure("requests for a move that is made alone, median", median(counts), ""),
            Figure("requests for a move that is made alone, mean", mean(counts), ""),
            Figure(f"moves a second over {MANY} channels", rate, "/s"),
            Figure("invalid requests meanwhile", flood, "", "at most 100"),
        ),
    )


def _run(channels: int, settle: int, work: Callable[[QuickWorld], Awaitable[T]]) -> T:
    async def run() -> T:
        with TemporaryDirectory() as folder:
            file = Path(folder) / "store.sqlite3"
            async with raise_quick_world(file, channels, settle=settle, latency=LATENCY) as world:
                await world.app.bot.on_ready()
                return await work(world)

    return run_quickly(run())


async def _spend_busy_evening(world: QuickWorld) -> tuple[Evening, int, int]:
    evening = await _spend_evening(world, MATCHES)
    refused = max(world.limits.refused(30046).values(), default=0)
    return evening, refused, world.limits.invalid()


async def _spend_quiet_evening(world: QuickWorld) -> float:
    return (await _spend_evening(world, 0)).p95(world.channels[1:])


async def _spend_evening(world: QuickWorld, matches: int) -> Evening:
    evening, rng = Evening(), Random(18)
    people = await meet(world, *(f"person {n}" for n in range(6)))
    busy = [(await begin(world, rng.sample(people, 3), 0)).match for _ in range(matches)]
    quiet = [(await begin(world, rng.sample(people, 3), n + 1)).match for n in range(QUIET)]
    for _ in range(PHASES):
        await wait_for_silence(world)
        await asyncio.sleep(HOUR)
        await asyncio.gather(
            evening.look(world, PHASE),
            evening.move_on(world, busy, rng, 1.0),
            *(evening.move_on(world, [one], rng, QUIET_EVERY) for one in quiet),
        )
    return evening


async def _try_move(world: QuickWorld, match: int) -> bool:
    """Whether it was not over."""
    table = await world.app.matches.queries.read_table(match)
    if not table.awaited_seats:
        return False
    await move(world, match)
    return True


async def _count_requests(world: QuickWorld) -> list[int]:
    """Of moves that are made alone."""
    people = await meet(world, *(f"person {n}" for n in range(3)))
    table, found = await begin(world, people, 0), list[int]()
    for _ in range(SINGLE):
        await wait_for_silence(world)
        await asyncio.sleep(MINUTE)
        before = len(world.limits.seen)
        await _try_move(world, table.match)
        await asyncio.sleep(MINUTE)
        await wait_for_silence(world)
        found.append(len(world.limits.seen) - before)
    return found


async def _press_everywhere(world: QuickWorld) -> tuple[float, int]:
    """A move in each channel as soon as the one before is told there."""
    people = await meet(world, *(f"person {n}" for n in range(6)))
    rng, loop = Random(18), asyncio.get_running_loop()
    matches = [(await begin(world, rng.sample(people, 3), n)).match for n in range(MANY)]
    await wait_for_silence(world)
    begun, counts = loop.time(), [0] * MANY

    async def play(number: int) -> None:
        while loop.time() < begun + RUSH:
            await _try_move(world, matches[number])
            await wait_for_match(world, matches[number])
            counts[number] += 1

    await asyncio.gather(*map(play, range(MANY)))
    return sum(counts) / (loop.time() - begun), world.limits.invalid()
