"""A match service on a clock that is turned: matches over days take as long as their computing."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from bench.people import hours_at
from bench.storing import AtOnce
from bot.eventlog.jobs import JobRunner
from bot.games import build_games
from bot.matches import InlineComputerWorker, Limits, MatchService, build_job_runner
from bot.storage import SqliteStore


@dataclass
class Run:
    """One store, and a clock that is turned."""

    matches: MatchService
    jobs: JobRunner
    now: list[int]
    players: list[int] = field(default_factory=list)

    async def add_people(self, count: int) -> list[int]:
        """New ones, each with playing hours of their own."""
        found = []
        for place in range(len(self.players), len(self.players) + count):
            person = await self.matches.people.meet(place + 1, f"P{place}", None)
            await self.matches.clocks.set_hours(person.player, hours_at(place))
            found.append(person.player)
        self.players += found
        return found


async def open_run(
    path: Path, computers: type[InlineComputerWorker] = InlineComputerWorker
) -> tuple[Run, SqliteStore]:
    """A new store without people."""
    now, games, drawn = [1_800_000_000], build_games(), iter(range(10**9))
    store = await SqliteStore.open(path, AtOnce)
    computer_worker = computers(games)

    def clock() -> datetime:
        return datetime.fromtimestamp(now[0], UTC)

    matches = MatchService(
        store, games, clock, limits=Limits(10**6, 10**6, 10**6), computer_worker=computer_worker,
        seeds=lambda: sha256(str(next(drawn)).encode()).digest(), beat=10**6,
    )  # fmt: skip
    return Run(matches, build_job_runner(matches, computer_worker), now), store
