"""A house with a real file, a clock that tests turn, and the small game of sealed bids."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Self

from bot.eventlog.jobs import JobRunner
from bot.matches import (
    AnyGame,
    ComputerWorker,
    Limits,
    MatchService,
    NewMatch,
    OutboxMessage,
    build_job_runner,
)
from bot.models.match import Address, Status, Table
from bot.models.people import Person
from bot.storage import SqliteStore
from bot.storage.migration import check_integrity
from bot.storage.sqlite_connection import SqliteConnection
from tests.games.bids import Bids
from tests.outbox import Outbox
from tests.standin.puzzles import PuzzleKeeper
from tests.standin.stores import ReadyConnection

HERE = Address(guild=700, channel=70)
NAMES = ("Ana", "Bo", "Cid", "Dee", "Eve")


@dataclass
class Clock:
    """Stands still until it is turned."""

    time: datetime = datetime(2026, 5, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def turn(self, **by: float) -> None:
        self.time += timedelta(**by)

    @property
    def at(self) -> int:
        return int(self.time.timestamp())


@dataclass
class World:
    """One house; `close` and `open` again are a restart. Where the disk or other processes matter,
    `connections` are those of a bot."""

    path: Path
    games: Mapping[str, AnyGame] = field(default_factory=lambda: {"bids": Bids()})
    clock: Clock = field(default_factory=Clock)
    limits: Limits | None = None
    connections: type[SqliteConnection] = ReadyConnection
    computer_worker: ComputerWorker | None = None
    salt: str = ""
    settling: int = 0
    seeds: Callable[[], bytes] | None = None
    elapsed: Callable[[], float] | None = None
    dealt: int = 0
    heard: list[int] = field(default_factory=list)

    async def open(self) -> Self:
        self.store = await SqliteStore.open(self.path, self.connections)
        computer_worker = self.computer_worker or PuzzleKeeper(self.games)
        self.matches = MatchService(
            self.store, self.games, self.clock, seeds=self.seeds or self._seed,
            limits=self.limits, computer_worker=computer_worker, settling=self.settling,
            elapsed=self.elapsed,
        )  # fmt: skip
        self.matches.listeners.append(self.heard.append)
        self.jobs = self.run_jobs_with(computer_worker)
        return self

    def run_jobs_with(self, computer_worker: ComputerWorker) -> JobRunner:
        return build_job_runner(self.matches, computer_worker)

    async def __aenter__(self) -> Self:
        return await self.open()

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self.store.close()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    async def check(self) -> None:
        """Raise `StoreDamaged` if the file of the store is."""
        await check_integrity(self.store.connection)

    async def people(self, *names: str) -> list[Person]:
        """Each name is always the same Discord user."""
        return [await self.matches.people.meet(_user(name), name, "en") for name in names]

    async def lobby(self, host: Person, seats: int = 2, **more: Any) -> Table:
        of = {"address": HERE, "game": "bids", "options": {}}
        new = NewMatch(host=host.player, seats=seats, **{**of, **more})
        return await self.matches.lobbies.open(new)

    async def running(self, *names: str, computers: Iterable[str] = (), **more: Any) -> Table:
        """A match of these people, in this order, and computer players."""
        people = await self.people(*names)
        levels = tuple(computers)
        table = await self.lobby(people[0], len(people) + len(levels), computers=levels, **more)
        for person in people[1:]:
            await self.matches.lobbies.join(table.match, person.player)
        return await self.matches.lobbies.start(table.match, people[0].player)

    async def state(self, match: int) -> Any:
        """The true state, secrets and all."""
        return (await self.matches._repository.load(match)).require_match().state

    async def hash(self, match: int) -> str:
        return (await self.matches._repository.load(match)).require_match().hash()

    async def play_on(self, match: int, rng: Random, moves: int = 1000) -> Table:
        """Random moves of whoever must act, computers by their jobs, to the end or so many."""
        for _ in range(moves):
            await self.jobs.run_due()
            table = await self.matches.queries.read_table(match)
            if table.status is not Status.RUNNING or not table.awaited_seats:
                return table
            seat = rng.choice(table.awaited_seats)
            action = self.games[table.game].sample(await self.state(match), seat.seat, rng)
            assert seat.player is not None
            await self.matches.play.act(match, seat.player, action, seat.decision)
        return await self.matches.queries.read_table(match)

    async def due_messages(self) -> tuple[OutboxMessage, ...]:
        return await Outbox(self.matches).read_due_messages()

    async def told(self) -> list[tuple[int, str, tuple[int, ...], str | None]]:
        """What waits in the outbox: row of the log, mode, whom, note."""
        return [(r.seq, r.mode, r.recipients, r.note) for r in await self.due_messages()]

    async def rests(self) -> bool:
        """Whether no job is due within a week; matches that lie idle are closed after weeks."""
        due = await self.jobs.next_due()
        return due is None or due > self.clock.at + 7 * 24 * 3600

    async def tell_all(self) -> list[OutboxMessage]:
        """Empty the outbox as the edge would, without saying anything."""
        rows = list(await self.due_messages())
        outbox = Outbox(self.matches)
        for row in rows:
            await outbox.finish_delivery([await outbox.begin_delivery(row)])
        return rows

    def _seed(self) -> bytes:
        self.dealt += 1
        return sha256(f"{self.salt}{self.dealt}".encode()).digest()


def _user(name: str) -> int:
    return 9_000_000_000_000_000_000 // 2 + int(sha256(name.encode()).hexdigest()[:8], 16)
