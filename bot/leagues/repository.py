"""The leagues there are, read from their events and written to with what is decided on them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from bot.leagues.aggregate import advance, fold
from bot.leagues.announcements import compose_podium_posts, compose_posts
from bot.leagues.event_codec import read_event, write_event
from bot.leagues.events import Body, Event, Founded, Undone
from bot.leagues.league import League
from bot.matches import Refusal
from bot.matches.repository import run_to_end
from bot.storage import Store
from bot.storage.interface import Conflict
from bot.storage.league_rows import (
    LeagueRow,
    NewAnnouncement,
)

Decider = Callable[[League], list[Body]]
ATTEMPTS = 3


@dataclass(frozen=True, slots=True)
class LoadedLeague:
    """A league with what it is called and where it is shown."""

    head: LeagueRow
    league: League

    @property
    def id(self) -> int:
        return self.head.league

    @property
    def name(self) -> str:
        return self.head.name


class LeagueRepository:
    """One write at a time for each league."""

    def __init__(self, store: Store, at: Callable[[], int]) -> None:
        self._store = store.leagues
        self._at = at
        self._loaded: dict[int, LoadedLeague] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._read = False

    async def create(self, head: LeagueRow, founded: Founded) -> LoadedLeague:
        event = Event(1, founded, head.founder, head.created)
        posts = compose_posts([founded], head.created)
        number = await self._store.create(head, write_event(event), posts)
        loaded = LoadedLeague(replace(head, league=number, rev=1), fold([event]))
        self._loaded[number] = loaded
        return loaded

    async def get(self, league: int) -> LoadedLeague:
        """Raises `Refusal` where there is none."""
        await self.load_all()
        if league not in self._loaded:
            raise Refusal("no-such-league")
        return self._loaded[league]

    async def load_all(self) -> Mapping[int, LoadedLeague]:
        """Every league; they are few, and read once."""
        if not self._read:
            for head in await self._store.read_all():
                rows = await self._store.read_events(head.league)
                self._loaded.setdefault(
                    head.league, LoadedLeague(head, fold(map(read_event, rows)))
                )
            self._read = True
        return self._loaded

    async def move(self, league: int, channel: int) -> LoadedLeague:
        """The league is shown in another channel from now on."""
        async with self._lock(league):
            loaded = await self.get(league)
            await self._store.move_to_channel(league, channel)
            self._loaded[league] = replace(loaded, head=replace(loaded.head, channel=channel))
            return self._loaded[league]

    def _lock(self, league: int) -> asyncio.Lock:
        return self._locks.setdefault(league, asyncio.Lock())

    async def change(
        self,
        league: int,
        decider: Decider,
        actor: int | None,
        posts: Iterable[NewAnnouncement] = (),
    ) -> tuple[LoadedLeague, list[Body]]:
        """Write what the planner decides on, wholly even where the caller leaves meanwhile."""
        return await run_to_end(self._change(league, decider, actor, list(posts)))

    async def _change(
        self, number: int, decider: Decider, actor: int | None, posts: list[NewAnnouncement]
    ) -> tuple[LoadedLeague, list[Body]]:
        async with self._lock(number):
            loaded = await self.get(number)
            for _ in range(ATTEMPTS):
                bodies = decider(loaded.league)
                if not bodies and not posts:
                    return loaded, []
                try:
                    return await self._write(loaded, bodies, actor, posts), bodies
                except Conflict:
                    rows = await self._store.read_events(number)
                    loaded = replace(loaded, league=fold(map(read_event, rows)))
            raise Conflict(f"league {number} changes under every attempt")

    async def _write(
        self,
        loaded: LoadedLeague,
        bodies: list[Body],
        actor: int | None,
        posts: list[NewAnnouncement],
    ) -> LoadedLeague:
        at, rev = self._at(), loaded.league.seq
        events = [Event(rev + n, body, actor, at) for n, body in enumerate(bodies, 1)]
        league = _apply_events(loaded.league, events)
        told = [
            *compose_posts(bodies, at, loaded.league.events),
            *compose_podium_posts(loaded.league, league, at),
        ]
        told += posts
        await self._store.append(loaded.id, rev, [write_event(event) for event in events], told)
        loaded = LoadedLeague(replace(loaded.head, rev=league.seq), league)
        self._loaded[loaded.id] = loaded
        return loaded


def _apply_events(league: League, events: list[Event]) -> League:
    """Folded anew where something earlier is struck."""
    if any(isinstance(event.body, Undone) for event in events):
        return fold((*league.events, *events))
    for event in events:
        league = advance(league, event)
    return league
