"""What leagues do by themselves, as time passes and matches end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.leagues.events import Body, Opened
from bot.leagues.league import League, Slot
from bot.leagues.running import (
    adjudicated,
    beginning,
    ended,
    follows,
    is_over_time,
    next_time,
    overdue,
    walkover,
)
from bot.leagues.sessions import Sessions
from bot.leagues.shelf import Held, Shelf
from bot.matches import Matches, Refusal

AGAIN: Final = 300
"""Seconds until a league that could not go on is tried again."""
STEPS: Final = 50
_log = logging.getLogger(__name__)


class Course:
    """Lets leagues go on, one after another."""

    def __init__(
        self,
        matches: Matches,
        shelf: Shelf,
        sessions: Sessions,
        at: Callable[[], int],
        saved: Callable[[], None],
    ) -> None:
        """`saved` is called when something has been."""
        self._results = matches.store.results
        self._shelf = shelf
        self._sessions = sessions
        self._at = at
        self._hear = saved
        self._news: set[int] = set()
        self._due: dict[int, int] = {}
        self._woken = False
        self._running = asyncio.Lock()
        matches.listeners.append(self._news.add)

    def touch(self, league: int) -> None:
        """There may be work for a league now."""
        self._due[league] = self._at()

    async def run_due(self) -> int:
        """Let every league go on for which something has fallen due; gives how many did."""
        async with self._running:
            return await self._run_due()

    async def _run_due(self) -> int:
        await self._look_around()
        at = self._at()
        due = sorted(league for league, when in self._due.items() if when <= at)
        for league in due:
            try:
                held = await self._go_on(league)
            except Refusal as refusal:
                _log.warning("league %d has to wait: %s", league, refusal)
                self._due[league] = at + AGAIN
            except Exception:  # noqa: BLE001 - whatever it is, the others go on
                _log.exception("league %d could not go on", league)
                self._due[league] = at + AGAIN
            else:
                self._plan_next(held)
        return len(due)

    async def next_due(self) -> int | None:
        await self._look_around()
        return min(self._due.values(), default=None)

    async def _look_around(self) -> None:
        """At the first time all running leagues; later those whose matches have ended."""
        if not self._woken:
            for held in (await self._shelf.all()).values():
                self._due.setdefault(held.id, self._at())
            self._woken = True
        news = set(self._news)
        self._news.clear()
        if news:
            for league in await self._results.leagues_over(news):
                self._due[league] = self._at()

    def _plan_next(self, held: Held) -> None:
        when = next_time(held.league, self._at())
        if when is None:
            self._due.pop(held.id, None)
        else:
            self._due[held.id] = max(when, self._at() + 1)

    async def _go_on(self, league: int) -> Held:
        """Everything that can be done now: note results, begin sessions, draw rounds, end."""
        await self._close_ruled(await self._shelf.get(league))
        for _ in range(STEPS):
            held = await self._shelf.get(league)
            bodies = await self._ends(held)
            bodies = bodies or overdue(held.league, self._at()) or follows(held.league)
            if bodies:
                await self._write(held, bodies)
            elif not await self._begin_sessions(held):
                now = await self._shelf.get(league)
                if now.league.seq == held.league.seq:
                    return now  # else somebody has changed it meanwhile: look again
        return await self._shelf.get(league)

    async def _close_ruled(self, held: Held) -> None:
        for slot in held.league.slots:
            if slot.how == "corrected" and slot.match is not None:
                await self._sessions.close(held, slot)

    async def _write(self, held: Held, bodies: list[Body]) -> Held:
        """What was decided on this very state; nothing where the league has moved on since."""
        seq = held.league.seq
        changed, _ = await self._shelf.change(
            held.id, lambda now: bodies if now.seq == seq else [], None
        )
        self._hear()
        return changed

    async def _ends(self, held: Held) -> list[Body]:
        """The results of sessions that are over, or have to be by now."""
        league, found = held.league, list[Body]()
        if league.phase == "sign-up":
            return found
        late = is_over_time(league, self._at())
        for slot in league.slots:
            if slot.state == "open":
                finish = await self._sessions.finish(held, slot)
                # Its matches are ended before it is: once it is late, its points decide.
                if finish is not None and (finish.places or not late):
                    found.append(ended(league, slot, finish))
                elif late:
                    found.append(await self._sessions.adjudicate(held, slot))
            elif slot.state == "pending" and late:
                found.append(adjudicated(league, slot, None))
        return found

    async def _begin_sessions(self, held: Held) -> bool:
        """Begin what may begin; whether anything did. Raises `Refusal` where nothing could."""
        league, refused = held.league, None
        for slot in beginning(league, self._at()):
            try:
                body = await self._first(held, league, slot)
            except Refusal as refusal:
                refused = refusal  # the others may begin all the same
                continue
            after = (await self._write(replace(held, league=league), [body])).league
            if after.seq != league.seq + 1:
                return True  # somebody has changed the league meanwhile: look again
            league = after
        if refused is not None and league is held.league:
            raise refused
        return league is not held.league

    async def _first(self, held: Held, league: League, slot: Slot) -> Body:
        """What a session that may begin begins with."""
        result = walkover(league, slot)
        return result or Opened(slot.number, await self._sessions.open(held, slot))
