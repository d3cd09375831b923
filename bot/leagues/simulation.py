"""Simulation of a season: the real services with invented players and a simulated clock.

Players move as the weakest computer does, and answer as often as the estimate of the league's page
says; one is away for a round and one leaves, so that the organiser sees what absences and an odd
number of players lead to.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final

from bot.eventlog.jobs import JobRunner
from bot.leagues.commands import drop_player
from bot.leagues.league import League, SimulationResult, Slot, division_numbers
from bot.leagues.service import LeagueService
from bot.leagues.settings import LeagueSettings
from bot.matches import InlineComputerWorker, MatchService, Refusal, build_job_runner
from bot.models.match import AnyGame, Limits, Status, Table
from bot.storage import SqliteStore, Store
from bot.storage.leagues import LeagueRow

PATIENCE: Final = 60.0  # seconds after which a simulation returns what it has
MOST_DAYS: Final = 1_500
FIRST_DAY: Final = datetime(2027, 1, 4, 12, tzinfo=UTC)
NOBODY: Final = 1
BuildGames = Callable[[], Mapping[str, AnyGame]]


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """A season to simulate with so many players. A match waits `answer_days` for each answer; 0: it
    is played at one go."""

    settings: LeagueSettings
    players: int
    answer_days: float = 0
    patience: float = PATIENCE

    def simulate(self, games: Mapping[str, AnyGame]) -> SimulationResult:
        """Takes seconds, so run it in a separate process."""
        return asyncio.run(self._simulate(games))

    async def _simulate(self, games: Mapping[str, AnyGame]) -> SimulationResult:
        with TemporaryDirectory() as folder:
            store = await SqliteStore.open(Path(folder) / "rehearsal.sqlite3")
            try:
                return await Simulation(store, games, self).run()
            finally:
                await store.close()


class Simulation:
    """One season in a temporary store."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], rehearsal: Rehearsal) -> None:
        self._step = timedelta(days=rehearsal.answer_days or 1)
        self._is_paced = rehearsal.answer_days > 0
        self._time = FIRST_DAY
        limits = Limits(matches=10**6, server=10**6)
        self._matches = MatchService(store, games, self._now, seeds=_make_seeds(), limits=limits)
        self._leagues = LeagueService(self._matches, seeds=_make_seeds())
        handlers = self._leagues.scheduler.job_handlers
        worker = InlineComputerWorker(games)
        self._jobs = build_job_runner(self._matches, worker, handlers)
        self._mover = Mover(self._matches, self._jobs, choose_as_weakest)
        self._rehearsal = rehearsal
        self._opened: dict[int, int] = {}
        self._ended: dict[int, int] = {}

    def _now(self) -> datetime:
        return self._time

    @property
    def _day(self) -> int:
        """From 1."""
        return (self._time - FIRST_DAY).days + 1

    async def run(self) -> SimulationResult:
        people, settings = self._matches.people, self._rehearsal.settings
        host = (await people.meet(10**6, "host", None)).player
        numbers = range(1, self._rehearsal.players + 1)
        players = [(await people.meet(10**6 + n, str(n), None)).player for n in numbers]
        head = LeagueRow(0, NOBODY, NOBODY, "rehearsal", host, 0)
        loaded = await self._leagues.create(head, settings)
        for player in players:
            await self._leagues.sign_up(loaded.id, player)
        await self._leagues.begin(loaded.id, host)
        leaver = players[-1] if len(players) > settings.table else None
        until, over = monotonic() + self._rehearsal.patience, False
        while self._day < MOST_DAYS and monotonic() < until and not over:
            if leaver is not None and self._day > settings.interval:
                await self._leagues.act(loaded.id, host, drop_player, leaver)
                leaver = None
            away = {players[0]} if self._day <= settings.interval else set()
            await self._play_step(loaded.id, away, until)
            over = (await self._leagues.get(loaded.id)).league.phase == "sign-up"
            self._time += self._step
        return self._build_result((await self._leagues.get(loaded.id)).league, players, over)

    async def _play_step(self, league: int, away: set[int], until: float) -> None:
        """An answer in each match, or all of them."""
        while monotonic() < until:
            await self._jobs.run_due()
            self._note_days((await self._leagues.get(league)).league)
            if not await self._mover.move(away, until, once=self._is_paced) or self._is_paced:
                break
        await self._jobs.run_due()
        self._note_days((await self._leagues.get(league)).league)

    def _note_days(self, league: League) -> None:
        for slot in league.slots:
            if slot.match is not None or slot.result is not None:
                self._opened.setdefault(slot.number, self._day)
            if slot.result is not None:
                self._ended.setdefault(slot.number, self._day)

    def _build_result(self, league: League, players: Sequence[int], over: bool) -> SimulationResult:
        number = {player: n for n, player in enumerate(players, 1)}
        opened, ended = self._opened, self._ended
        divisions = division_numbers(league)
        unranked = {player for each in divisions for player in league.list_unranked(each)}
        return SimulationResult(
            slots=tuple(
                (_renumber_slot(s, number), opened.get(s.number), ended.get(s.number))
                for s in league.slots
            ),
            tables=tuple(
                tuple(replace(line, player=number[line.player]) for line in league.standings(each))
                for each in divisions
            ),
            days=max(ended.values(), default=0) if over else None,
            away=number[players[0]],
            leaver=number[players[-1]] if players[-1] in league.dropped else None,
            unranked=frozenset(number[player] for player in unranked),
            over={
                number[player]: (league.count_over(player), league.count_drawn(player))
                for player in players
            },
        )


def choose_as_weakest(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    """As the weakest computer: random moves hardly score in some games, so that all would tie."""
    if not game.computers:
        return game.sample(state, seat, rng)
    return game.choose(game.observe(state, seat), game.computers[0], rng.randbytes(32))


class Mover:
    """Moves for everyone who is not away, in all matches of a store."""

    def __init__(
        self,
        matches: MatchService,
        jobs: JobRunner,
        choose: Callable[[AnyGame, Any, int, Random], Any],
    ) -> None:
        self._matches = matches
        self._jobs = jobs
        self._choose = choose
        self._rng = Random(1)

    async def move(self, away: set[int], until: float, *, once: bool = False) -> bool:
        """Play every match as far as possible; or `once`: whoever is asked now answers until others
        are to move. Whether anything was done."""
        done = await self._jobs.run_due() > 0
        for match in await self._matches.store.matches.find_by_status((Status.RUNNING,)):
            while monotonic() < until and await self._play(match, away, once=once):
                done = True
                if once:
                    break
        return done

    async def _play(self, match: int, away: set[int], *, once: bool) -> bool:
        """Play until computers or players who are away are to move."""
        table = await self._matches.queries.read_table(match)
        if table.status is not Status.RUNNING:
            return False
        state, done = await self._matches.queries.read_state(match), False
        game = self._matches.games[table.game]
        looking = {player for _, player, _ in _list_decisions(table, away)}
        while waiting := [o for o in _list_decisions(table, away) if o[1] in looking]:
            seat, player, decision = self._rng.choice(waiting)
            action = self._choose(game, state, seat, self._rng)
            table = (await self._matches.play.act(match, player, action, decision)).table
            state, done = game.apply(state, seat, action).state, True
            asked = {player for _, player, _ in _list_decisions(table, away)}
            looking = looking & asked if once else asked
        return bool(await self._jobs.run_due()) or done


def _list_decisions(table: Table, away: set[int]) -> Sequence[tuple[int, int, int]]:
    return [
        (seat.seat, seat.player, seat.decision)
        for seat in table.awaited_seats
        if seat.player is not None and seat.player not in away and seat.decision is not None
    ]


def _renumber_slot(slot: Slot, number: Mapping[int, int]) -> Slot:
    def renumber(players: Iterable[int]) -> tuple[int, ...]:
        return tuple(number[player] for player in players)

    result = slot.result
    if result is not None:
        forfeits = frozenset(renumber(result.forfeits))
        result = replace(result, players=renumber(result.players), forfeits=forfeits)
    return replace(
        slot,
        fixture=replace(slot.fixture, players=renumber(slot.fixture.players)),
        result=result,
        absentees=frozenset(renumber(slot.absentees)),
        missed=frozenset(renumber(slot.missed)),
        moved=frozenset(renumber(slot.moved)),
    )


def _make_seeds() -> Callable[[], bytes]:
    """The same seeds in every simulation."""
    count = iter(range(10**9))
    return lambda: sha256(f"rehearsal {next(count)}".encode()).digest()


class SimulationRunner:
    """Runs one simulation at a time, in a child process."""

    def __init__(self, build: BuildGames, patience: float = PATIENCE) -> None:
        """`build` is a module-level function, called in the child to build the games."""
        self._build = build
        self._patience = patience
        self._lock = asyncio.Lock()

    async def __call__(
        self, settings: LeagueSettings, players: int, answer_days: float = 0
    ) -> SimulationResult:
        """A match waits `answer_days` for each answer. Raises `Refusal` while another
        simulation runs, and `EOFError` if it fails."""
        if self._lock.locked():
            raise Refusal("league-rehearsing")
        async with self._lock:
            context = get_context("spawn")
            receiver, sender = context.Pipe(duplex=False)
            args = sender, self._build, Rehearsal(settings, players, answer_days, self._patience)
            process = context.Process(
                target=_simulate_in_child, args=args, name="rehearsal", daemon=True
            )
            process.start()
            sender.close()
            try:
                result: SimulationResult = await asyncio.to_thread(receiver.recv)
            finally:
                process.kill()  # it is over, or cancelled
                process.join()
            return result


def _simulate_in_child(sender: Connection, build: BuildGames, rehearsal: Rehearsal) -> None:
    sender.send(rehearsal.simulate(build()))
