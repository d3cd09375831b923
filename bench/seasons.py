"""Seasons of four weeks with the default settings of each game, on a fake clock through the real
services: how many of their matches end in time, and how much of them computers had to play.

People answer within half a day, at any time of it and each match by itself; who would have to
answer at night does so in the morning. One in four is away for two days. Nobody plans, and nobody
has told the bot when they sleep, so that clocks run at night. Then the same with one of the seven
who stops answering after a week.

`python -m bench.seasons 2 clustered` plays two seasons of one game at each size of table.
"""

import asyncio
import heapq
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from bench.measuring import Figure, Section, quantile
from bench.people import HOUR, hours_at
from bench.storing import AtOnce
from bot.eventlog.jobs import JobRunner
from bot.games import build_games
from bot.leagues.events import Ended
from bot.leagues.league import League
from bot.leagues.service import LeagueService
from bot.leagues.session_length import propose_settings
from bot.leagues.settings import LeagueSettings
from bot.matches import InlineComputerWorker, Limits, MatchService, build_job_runner
from bot.matches.play.sealed import has_kept_answer
from bot.models.match import Status
from bot.models.playing_hours import PlayingHours
from bot.storage import SqliteStore
from bot.storage.leagues import LeagueRow

SEASONS: Final = 10
TABLES: Final = (4, 3, 2)
DIVISION: Final = 7
BEGIN: Final = 1_800_000_000
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY
HALF_DAY: Final = 12 * HOUR
AWAY: Final = 0.25
"""The part of people who are away once in a season."""
AWAY_FOR: Final = 48 * HOUR


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who answers within half a day, but not at night nor while away."""

    hours: PlayingHours
    leaves: int
    back: int

    def find_look(self, now: int, rng: Random) -> int:
        """When they look who are called now."""
        at = self.hours.add_playing_time(now + rng.randrange(HALF_DAY), 0)
        if not self.leaves <= at < self.back:
            return at
        return self.hours.add_playing_time(self.back, 0)


@dataclass(frozen=True, slots=True)
class Kind:
    """So many seasons with these settings; in `silence` somebody stops answering."""

    settings: LeagueSettings
    seasons: int
    silence: bool = False

    @property
    def about(self) -> str:
        quick = ", quick" if self.settings.quick else ""
        silence = ", one silent" if self.silence else ""
        return f"{self.settings.game.capitalize()}{quick}, tables of {self.settings.table}{silence}"


@dataclass
class Played:
    """Seasons of one kind: sessions, those that ended in four weeks and with a week more, days of
    matches, and answers with those of computers."""

    sessions: int = 0
    in_time: int = 0
    extended: int = 0
    days: list[float] = field(default_factory=list)
    answers: int = 0
    by_computers: int = 0


def section(seasons: int = SEASONS, games: Sequence[str] = ()) -> Section:
    found = [game for key, game in build_games().items() if not games or key in games]
    defaults = [propose_settings(game) for game in found]
    kinds = [
        *(Kind(replace(one, table=table), seasons) for one in defaults for table in TABLES),
        *(Kind(one, seasons, silence=True) for one in defaults),
    ]
    title = f"Seasons of four weeks with default settings, {seasons} of each kind: simulated people"
    with ProcessPoolExecutor() as pool:
        played = zip(kinds, pool.map(_measure, kinds), strict=True)
        return Section(title, tuple(f for kind, one in played for f in _figures(kind, one)))


def _figures(kind: Kind, played: Played) -> Iterator[Figure]:
    about, goal = kind.about, "" if kind.silence else "at most 2"
    in_time, extended = (
        100 * count / played.sessions for count in (played.in_time, played.extended)
    )
    computers = 100 * played.by_computers / played.answers
    yield Figure(f"{about}: matches", played.sessions, "")
    yield Figure(f"{about}: finished in four weeks", in_time, "%", "at least 95")
    yield Figure(f"{about}: with the extension", extended, "%")
    yield Figure(f"{about}: played by computers", computers, "%", goal)
    yield Figure(f"{about}: median", median(played.days), "days")
    yield Figure(f"{about}: 95th percentile", quantile(played.days, 0.95), "days")


def _measure(kind: Kind) -> Played:
    played = Played()
    for number in range(kind.seasons):
        asyncio.run(_play_season(kind, Random(f"{kind.about} {number}"), played))
    return played


async def _play_season(kind: Kind, rng: Random, played: Played) -> None:
    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "store.sqlite3", AtOnce)
        try:
            await Season(store, rng).play(kind, played)
        finally:
            await store.close()


class Season:
    """One season in a store of its own."""

    def __init__(self, store: SqliteStore, rng: Random) -> None:
        games, count = build_games(), iter(range(10**9))
        computers = InlineComputerWorker(games)
        prefix = rng.random()
        self._rng = rng
        self._now = BEGIN + rng.randrange(DAY)

        def clock() -> datetime:
            return datetime.fromtimestamp(self._now, UTC)

        def draw_seed() -> bytes:
            return sha256(f"{prefix} {next(count)}".encode()).digest()

        self._matches = MatchService(
            store, games, clock, limits=Limits(10**6, 10**6, 10**6), computer_worker=computers,
            seeds=draw_seed, beat=10**6,
        )  # fmt: skip
        self._leagues = LeagueService(self._matches, seeds=draw_seed)
        handlers = self._leagues.scheduler.job_handlers
        self._jobs: JobRunner = build_job_runner(self._matches, computers, handlers)
        self._people: dict[int, Person] = {}
        self._looks: list[tuple[int, int, int]] = []
        self._called: set[tuple[int, int, int]] = set()

    async def play(self, kind: Kind, played: Played) -> None:
        number = await self._begin(kind)
        while (await self._leagues.get(number)).league.phase == "running":
            if await self._jobs.run_due():
                for match in await self._find_running():
                    await self._call(match)
            await self._advance()
        await self._count((await self._leagues.get(number)).league, played)

    async def _begin(self, kind: Kind) -> int:
        settings, rng, begin = kind.settings, self._rng, self._now
        for place in range(DIVISION):
            person = await self._matches.people.meet(place + 1, f"P{place}", None)
            leaves = begin + rng.randrange(settings.interval * DAY)
            back = leaves + (AWAY_FOR if rng.random() < AWAY else 0)
            if kind.silence and place == 0:
                leaves, back = begin + WEEK, begin + 99 * WEEK
            self._people[person.player] = Person(hours_at(place), leaves, back)
        host = next(iter(self._people))
        loaded = await self._leagues.create(LeagueRow(0, 1, 2, "Season", host, 0), settings)
        for player in self._people:
            await self._leagues.sign_up(loaded.id, player)
        await self._leagues.begin(loaded.id, host)
        return loaded.id

    async def _advance(self) -> None:
        """To the next look or job."""
        due, looks = await self._jobs.next_due(), self._looks[:1]
        times = [look[0] for look in looks] + ([] if due is None else [due])
        self._now = max(self._now, min(times, default=0))
        while self._looks and self._looks[0][0] <= self._now:
            _, match, player = heapq.heappop(self._looks)
            await self._look(match, player)
            await self._call(match)

    async def _call(self, match: int) -> None:
        """Everybody who is newly asked will look."""
        for seat in (await self._matches.queries.read_table(match)).awaited_seats:
            assert seat.player is not None
            assert seat.decision is not None
            key = (match, seat.player, seat.decision)
            if key not in self._called:
                self._called.add(key)
                look = self._people[seat.player].find_look(self._now, self._rng)
                heapq.heappush(self._looks, (look, match, seat.player))

    async def _look(self, match: int, player: int) -> None:
        """Everything that is asked there is answered."""
        while True:
            table = await self._matches.queries.read_table(match)
            seat = table.seat_of(player)
            if table.status is not Status.RUNNING or seat is None or seat.computer is not None:
                return
            if seat.decision is None:
                return
            loaded = await self._matches._repository.load(match)  # noqa: SLF001 - the moves of a whole state
            if has_kept_answer(loaded, seat.seat):
                return
            game = self._matches.games[table.game]
            view = game.observe(loaded.require_match().state, seat.seat)
            action = game.choose(view, "easy", self._rng.randbytes(8))
            await self._matches.play.act(match, player, action, seat.decision)

    async def _find_running(self) -> tuple[int, ...]:
        return await self._matches.store.matches.find_by_status((Status.RUNNING,))

    async def _count(self, league: League, played: Played) -> None:
        ended = {
            row.body.fixture: row.at
            for row in league.events
            if isinstance(row.body, Ended) and row.body.how == "played"
        }
        played.sessions += len(league.slots)
        played.in_time += sum(at <= league.ends for at in ended.values())
        played.extended += len(ended)
        for match in await self._matches.store.matches.find_by_status((Status.FINISHED,)):
            table = await self._matches.queries.read_table(match)
            played.days.append(((table.finished or 0) - (table.started or 0)) / DAY)
            rows = await self._matches.store.matches.read_log(match)
            actions = [row for row in rows if row.kind == "action"]
            played.answers += len(actions)
            played.by_computers += sum(row.actor is None for row in actions)


if __name__ == "__main__":
    for figure in section(int(sys.argv[1]), sys.argv[2:]).figures:
        print(f"{figure.what:70} {figure.value:8.2f} {figure.unit:8} {figure.goal}")
