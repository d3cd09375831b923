"""The leagues there are, read from their events and written to with what is decided on them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from bot.leagues.announcing import announced, resettled
from bot.leagues.codec import read_event, write_event
from bot.leagues.events import Body, Event, Founded, Undone
from bot.leagues.folding import advance, fold
from bot.leagues.league import League
from bot.matches import Refusal
from bot.matches.desk import whole
from bot.storage import Store
from bot.storage.league_rows import (
    LeagueRow,
    NewPost,
)
from bot.storage.store import Conflict

Planner = Callable[[League], list[Body]]
ATTEMPTS = 3


@dataclass(frozen=True, slots=True)
class Held:
    """A league with what it is called and where it is shown."""

    head: LeagueRow
    league: League

    @property
    def id(self) -> int:
        return self.head.league

    @property
    def name(self) -> str:
        return self.head.name


class Shelf:
    """One write at a time for each league."""

    def __init__(self, store: Store, at: Callable[[], int]) -> None:
        self._store = store.leagues
        self._at = at
        self._held: dict[int, Held] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._read = False

    async def found(self, head: LeagueRow, founded: Founded) -> Held:
        event = Event(1, founded, head.founder, head.created)
        posts = announced([founded], head.created)
        number = await self._store.found(head, write_event(event), posts)
        held = Held(replace(head, league=number, rev=1), fold([event]))
        self._held[number] = held
        return held

    async def get(self, league: int) -> Held:
        """Raises `Refusal` where there is none."""
        await self.all()
        if league not in self._held:
            raise Refusal("no-such-league")
        return self._held[league]

    async def all(self) -> Mapping[int, Held]:
        """Every league; they are few, and read once."""
        if not self._read:
            for head in await self._store.all():
                rows = await self._store.events(head.league)
                self._held.setdefault(head.league, Held(head, fold(map(read_event, rows))))
            self._read = True
        return self._held

    async def move(self, league: int, channel: int) -> Held:
        """The league is shown in another channel from now on."""
        async with self._lock(league):
            held = await self.get(league)
            await self._store.move(league, channel)
            self._held[league] = replace(held, head=replace(held.head, channel=channel))
            return self._held[league]

    def _lock(self, league: int) -> asyncio.Lock:
        return self._locks.setdefault(league, asyncio.Lock())

    async def change(
        self, league: int, planner: Planner, actor: int | None, posts: Iterable[NewPost] = ()
    ) -> tuple[Held, list[Body]]:
        """Write what the planner decides on, wholly even where the caller leaves meanwhile."""
        return await whole(self._change(league, planner, actor, list(posts)))

    async def _change(
        self, number: int, planner: Planner, actor: int | None, posts: list[NewPost]
    ) -> tuple[Held, list[Body]]:
        async with self._lock(number):
            held = await self.get(number)
            for _ in range(ATTEMPTS):
                bodies = planner(held.league)
                if not bodies and not posts:
                    return held, []
                try:
                    return await self._write(held, bodies, actor, posts), bodies
                except Conflict:
                    rows = await self._store.events(number)
                    held = replace(held, league=fold(map(read_event, rows)))
            raise Conflict(f"league {number} changes under every attempt")

    async def _write(
        self, held: Held, bodies: list[Body], actor: int | None, posts: list[NewPost]
    ) -> Held:
        at, rev = self._at(), held.league.seq
        events = [Event(rev + n, body, actor, at) for n, body in enumerate(bodies, 1)]
        league = _after(held.league, events)
        told = [*announced(bodies, at, held.league.events), *resettled(held.league, league, at)]
        told += posts
        await self._store.append(held.id, rev, [write_event(event) for event in events], told)
        held = Held(replace(held.head, rev=league.seq), league)
        self._held[held.id] = held
        return held


def _after(league: League, events: list[Event]) -> League:
    """Folded anew where something earlier is struck."""
    if any(isinstance(event.body, Undone) for event in events):
        return fold((*league.events, *events))
    for event in events:
        league = advance(league, event)
    return league
