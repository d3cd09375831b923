"""A season played in advance: through the very service, with made-up people on a clock of its own.

People move at random, which takes little time; one stays away for a wave, one leaves for good, so
that the organiser sees what becomes of absences, and of an odd number.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from bot.eventlog.jobs import JobRunner
from bot.leagues.league import League, SimulationResult, Slot, division_numbers
from bot.leagues.service import LeagueService
from bot.leagues.settings import LeagueSettings
from bot.leagues.standings import Line
from bot.matches import (
    InlineComputerWorker,
    Limits,
    MatchService,
    Refusal,
    build_job_runner,
)
from bot.matches.repository import MatchRepository
from bot.models.match import AnyGame, Status, Table
from bot.storage import SqliteStore, Store
from bot.storage.league_rows import LeagueRow

PATIENCE: Final = 60.0
"""Seconds after which a rehearsal shows what it has come to."""
MOST_DAYS: Final = 1_500
FIRST_DAY: Final = datetime(2027, 1, 4, 12, tzinfo=UTC)
NOBODY: Final = 1
BuildGames = Callable[[], Mapping[str, AnyGame]]


class SimulatedClock:
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self.time = FIRST_DAY

    def __call__(self) -> datetime:
        return self.time

    @property
    def day(self) -> int:
        """From 1."""
        return (self.time - FIRST_DAY).days + 1


def simulate_season(
    terms: LeagueSettings, players: int, build: BuildGames, patience: float = PATIENCE
) -> SimulationResult:
    """Play a season of so many people; takes seconds, so it is for a process of its own."""
    return asyncio.run(_simulate(terms, players, build(), patience))


async def _simulate(
    terms: LeagueSettings, players: int, games: Mapping[str, AnyGame], patience: float
) -> SimulationResult:
    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "rehearsal.sqlite3")
        try:
            return await Simulation(store, games, terms, players, patience).run()
        finally:
            await store.close()


class Simulation:
    """One season in a store of its own."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        terms: LeagueSettings,
        players: int,
        patience: float,
    ) -> None:
        self._clock = SimulatedClock()
        computer_worker = InlineComputerWorker(games)
        limits = Limits(matches=10**6, server=10**6)
        self._matches = MatchService(
            store,
            games,
            self._clock,
            seeds=_make_seeds(),
            limits=limits,
            computer_worker=computer_worker,
        )
        self._leagues = LeagueService(self._matches, self._clock, seeds=_make_seeds())
        handlers = self._leagues.scheduler.job_handlers
        self._jobs = build_job_runner(self._matches, computer_worker, self._clock, handlers)
        self._mover = RandomMover(self._matches, self._jobs, self._clock)
        self._terms, self._count, self._patience = terms, players, patience
        self._opened: dict[int, int] = {}
        self._ended: dict[int, int] = {}

    async def run(self) -> SimulationResult:
        host = (await self._matches.people.meet(10**6, "host", None)).player
        people = [
            (await self._matches.people.meet(10**6 + n, str(n), None)).player
            for n in range(1, self._count + 1)
        ]
        number = {player: n for n, player in enumerate(people, 1)}
        head = LeagueRow(0, NOBODY, NOBODY, "rehearsal", host, 0)
        loaded = await self._leagues.create(head, self._terms)
        for player in people:
            await self._leagues.sign_up(loaded.id, player)
        await self._leagues.begin(loaded.id, host)
        away, left = people[0], people[-1] if len(people) > self._terms.table else None
        began, over = monotonic(), False
        while self._clock.day < MOST_DAYS and monotonic() - began < self._patience and not over:
            if left is not None and self._clock.day > self._terms.interval:
                await self._leagues.drop(loaded.id, left, host)
                left = None
            asleep = {away} if self._clock.day <= self._terms.interval else set()
            await self._play_day(loaded.id, asleep, began + self._patience)
            over = (await self._leagues.get(loaded.id)).league.phase == "sign-up"
            self._clock.time += timedelta(days=1)
        league = (await self._leagues.get(loaded.id)).league
        return self._build_result(league, number, over, people[0], people[-1])

    async def _play_day(self, league: int, asleep: set[int], until: float) -> None:
        """Everything that can happen on a day."""
        while monotonic() < until:
            await self._jobs.run_due()
            self._note_days((await self._leagues.get(league)).league)
            if not await self._mover.move(asleep, until):
                break
        await self._jobs.run_due()
        self._note_days((await self._leagues.get(league)).league)

    def _note_days(self, league: League) -> None:
        for slot in league.slots:
            if slot.match is not None or slot.result is not None:
                self._opened.setdefault(slot.number, self._clock.day)
            if slot.result is not None:
                self._ended.setdefault(slot.number, self._clock.day)

    def _build_result(
        self, league: League, number: Mapping[int, int], over: bool, away: int, left: int
    ) -> SimulationResult:
        gone = number[left] if left in league.dropped else None
        return SimulationResult(
            slots=tuple(
                (
                    _renumber_slot(slot, number),
                    self._opened.get(slot.number),
                    self._ended.get(slot.number),
                )
                for slot in league.slots
            ),
            tables=tuple(
                tuple(_renumber_line(line, number) for line in league.standings(division))
                for division in division_numbers(league)
            ),
            days=max(self._ended.values(), default=0) if over else None,
            away=number[away],
            leaver=gone,
        )


class RandomMover:
    """Moves at random for everybody who is awake, in all matches of a store."""

    def __init__(self, matches: MatchService, jobs: JobRunner, now: Callable[[], datetime]) -> None:
        self._matches = matches
        self._jobs = jobs
        self._now = now
        self._rng = Random(1)

    async def move(self, asleep: set[int], until: float) -> bool:
        """Play every match on as far as it goes; whether anything was done."""
        done = await self._jobs.run_due() > 0
        for match in await self._matches.store.matches.find_by_status((Status.RUNNING,)):
            while monotonic() < until and await self._play(match, asleep):
                done = True
        return done

    async def _play(self, match: int, asleep: set[int]) -> bool:
        """Some moves of a match, until computer players or sleepers are to move."""
        table = await self._matches.queries.read_table(match)
        if table.status is not Status.RUNNING:
            return False
        repository = MatchRepository(self._matches.store, self._matches.games, self._now)
        state, done = (await repository.load(match)).require_match().state, False
        game = self._matches.games[table.game]
        while waiting := _list_awake(table, asleep):
            seat, player, decision = self._rng.choice(waiting)
            action = game.sample(state, seat, self._rng)
            table = (await self._matches.play.act(match, player, action, decision)).table
            state, done = game.apply(state, seat, action).state, True
        return bool(await self._jobs.run_due()) or done


def _list_awake(table: Table, asleep: set[int]) -> Sequence[tuple[int, int, int]]:
    return [
        (seat.seat, seat.player, seat.decision)
        for seat in table.awaited_seats
        if seat.player is not None and seat.player not in asleep and seat.decision is not None
    ]


def _renumber_slot(slot: Slot, number: Mapping[int, int]) -> Slot:
    players = tuple(number[player] for player in slot.fixture.players)
    return replace(slot, fixture=replace(slot.fixture, players=players))


def _renumber_line(line: Line, number: Mapping[int, int]) -> Line:
    return replace(line, player=number[line.player])


def _make_seeds() -> Callable[[], bytes]:
    """A seed for each match, the same in every rehearsal."""
    count = iter(range(10**9))
    return lambda: sha256(f"rehearsal {next(count)}".encode()).digest()


class SimulationRunner:
    """Who asks while somebody else's is being played is asked to wait."""

    def __init__(self, build: BuildGames, patience: float = PATIENCE) -> None:
        """`build` makes the games there; it has to be a function of a module."""
        self._build = build
        self._patience = patience
        self._lock = asyncio.Lock()

    async def __call__(self, terms: LeagueSettings, players: int) -> SimulationResult:
        """Raises `Refusal` while another one is being played, and `EOFError` where it fails."""
        if self._lock.locked():
            raise Refusal("league-rehearsing")
        async with self._lock:
            context = get_context("spawn")
            here, there = context.Pipe(duplex=False)
            asked = there, terms, players, self._build, self._patience
            process = context.Process(
                target=_simulate_in_child, args=asked, name="rehearsal", daemon=True
            )
            process.start()
            there.close()
            try:
                found: SimulationResult = await asyncio.to_thread(here.recv)
            finally:
                process.kill()  # it is over, or nobody waits for it any more
                process.join()
            return found


def _simulate_in_child(
    told: Connection, terms: LeagueSettings, players: int, build: BuildGames, patience: float
) -> None:
    """In the other process."""
    told.send(simulate_season(terms, players, build, patience))
