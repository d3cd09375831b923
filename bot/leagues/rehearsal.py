"""A season played in advance: through the very service, with made-up people on a clock of its own.

People move at random, which takes little time; one stays away for a wave, one leaves for good, so
that the organiser sees what becomes of absences, and of an odd number.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from bot.leagues.league import League, Slot, in_divisions
from bot.leagues.service import Leagues
from bot.leagues.standings import Line
from bot.leagues.terms import Terms
from bot.matches import InlineThinker, JobRunner, Limits, Matches
from bot.matches.desk import Desk
from bot.matches.values import AnyGame
from bot.storage import SqliteStore, Store
from bot.storage.league_rows import LeagueRow
from bot.tables import Status, Table

PATIENCE: Final = 60.0
"""Seconds after which a rehearsal shows what it has come to."""
MOST_DAYS: Final = 1_500
FIRST_DAY: Final = datetime(2027, 1, 4, 12, tzinfo=UTC)
NOBODY: Final = 1
BUILD = Callable[[], Mapping[str, AnyGame]]


@dataclass(frozen=True, slots=True)
class Rehearsed:
    """What a season came to: each session with the days on which it began and ended, the divisions'
    final tables, and on which day it was over (None: not within the time there was). Players are
    numbered from 1 in the order of signing up; `away` stayed away for a wave, `left` for good."""

    slots: tuple[tuple[Slot, int | None, int | None], ...]
    tables: tuple[tuple[Line, ...], ...]
    days: int | None
    away: int
    left: int | None


class Clock:
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self.time = FIRST_DAY

    def __call__(self) -> datetime:
        return self.time

    @property
    def day(self) -> int:
        """From 1."""
        return (self.time - FIRST_DAY).days + 1


def rehearse(terms: Terms, players: int, build: BUILD, patience: float = PATIENCE) -> Rehearsed:
    """Play a season of so many people; takes seconds, so it is for a process of its own."""
    return asyncio.run(_rehearse(terms, players, build(), patience))


async def _rehearse(
    terms: Terms, players: int, games: Mapping[str, AnyGame], patience: float
) -> Rehearsed:
    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "rehearsal.sqlite3")
        try:
            return await Rehearsal(store, games, terms, players, patience).run()
        finally:
            await store.close()


class Rehearsal:
    """One season in a store of its own."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        terms: Terms,
        players: int,
        patience: float,
    ) -> None:
        self._clock = Clock()
        thinker = InlineThinker(games)
        limits = Limits(matches=10**6, server=10**6)
        self._matches = Matches(
            store, games, self._clock, seeds=_seeds(), limits=limits, thinker=thinker
        )
        self._jobs = JobRunner(self._matches, thinker, self._clock)
        self._leagues = Leagues(self._matches, self._clock, seeds=_seeds())
        self._mover = Mover(self._matches, self._jobs, self._clock)
        self._terms, self._count, self._patience = terms, players, patience
        self._opened: dict[int, int] = {}
        self._ended: dict[int, int] = {}

    async def run(self) -> Rehearsed:
        host = (await self._matches.meet(10**6, "host", None)).player
        people = [
            (await self._matches.meet(10**6 + n, str(n), None)).player
            for n in range(1, self._count + 1)
        ]
        number = {player: n for n, player in enumerate(people, 1)}
        head = LeagueRow(0, NOBODY, NOBODY, "rehearsal", host, 0)
        held = await self._leagues.found(head, self._terms)
        for player in people:
            await self._leagues.sign_up(held.id, player)
        await self._leagues.begin(held.id, host)
        away, left = people[0], people[-1] if len(people) > self._terms.table else None
        began, over = monotonic(), False
        while self._clock.day < MOST_DAYS and monotonic() - began < self._patience and not over:
            if left is not None and self._clock.day > self._terms.interval:
                await self._leagues.drop(held.id, left, host)
                left = None
            asleep = {away} if self._clock.day <= self._terms.interval else set()
            await self._day(held.id, asleep, began + self._patience)
            over = (await self._leagues.get(held.id)).league.phase == "sign-up"
            self._clock.time += timedelta(days=1)
        league = (await self._leagues.get(held.id)).league
        return self._told(league, number, over, people[0], people[-1])

    async def _day(self, league: int, asleep: set[int], until: float) -> None:
        """Everything that can happen on a day."""
        while monotonic() < until:
            await self._leagues.course.run_due()
            self._note((await self._leagues.get(league)).league)
            if not await self._mover.move(asleep, until):
                break
        await self._leagues.course.run_due()
        self._note((await self._leagues.get(league)).league)

    def _note(self, league: League) -> None:
        for slot in league.slots:
            if slot.match is not None or slot.result is not None:
                self._opened.setdefault(slot.number, self._clock.day)
            if slot.result is not None:
                self._ended.setdefault(slot.number, self._clock.day)

    def _told(
        self, league: League, number: Mapping[int, int], over: bool, away: int, left: int
    ) -> Rehearsed:
        gone = number[left] if left in league.dropped else None
        return Rehearsed(
            slots=tuple(
                (
                    _renumbered(slot, number),
                    self._opened.get(slot.number),
                    self._ended.get(slot.number),
                )
                for slot in league.slots
            ),
            tables=tuple(
                tuple(_line(line, number) for line in league.standings(division))
                for division in in_divisions(league)
            ),
            days=max(self._ended.values(), default=0) if over else None,
            away=number[away],
            left=gone,
        )


class Mover:
    """Moves at random for everybody who is awake, in all matches of a store."""

    def __init__(self, matches: Matches, jobs: JobRunner, now: Callable[[], datetime]) -> None:
        self._matches = matches
        self._jobs = jobs
        self._now = now
        self._rng = Random(1)

    async def move(self, asleep: set[int], until: float) -> bool:
        """Play every match on as far as it goes; whether anything was done."""
        done = await self._jobs.run_due() > 0
        for match in await self._matches.store.matches.with_status((Status.RUNNING,)):
            while monotonic() < until and await self._play(match, asleep):
                done = True
        return done

    async def _play(self, match: int, asleep: set[int]) -> bool:
        """Some moves of a match, until computer players or sleepers are to move."""
        table = await self._matches.table(match)
        if table.status is not Status.RUNNING:
            return False
        desk = Desk(self._matches.store, self._matches.games, self._now)
        state, done = (await desk.file(match)).began().state, False
        game = self._matches.games[table.game]
        while waiting := _awake(table, asleep):
            seat, player, decision = self._rng.choice(waiting)
            action = game.sample(state, seat, self._rng)
            table = (await self._matches.act(match, player, action, decision)).table
            state, done = game.apply(state, seat, action).state, True
        return bool(await self._jobs.run_due()) or done


def _awake(table: Table, asleep: set[int]) -> Sequence[tuple[int, int, int]]:
    return [
        (seat.seat, seat.player, seat.decision)
        for seat in table.waiting
        if seat.player is not None and seat.player not in asleep and seat.decision is not None
    ]


def _renumbered(slot: Slot, number: Mapping[int, int]) -> Slot:
    players = tuple(number[player] for player in slot.fixture.players)
    return replace(slot, fixture=replace(slot.fixture, players=players))


def _line(line: Line, number: Mapping[int, int]) -> Line:
    return replace(line, player=number[line.player])


def _seeds() -> Callable[[], bytes]:
    """A seed for each match, the same in every rehearsal."""
    count = iter(range(10**9))
    return lambda: sha256(f"rehearsal {next(count)}".encode()).digest()
