"""What leagues do by themselves, as time passes and matches end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.leagues.events import Body, Opened
from bot.leagues.league import League, Slot
from bot.leagues.repository import LeagueRepository, LoadedLeague
from bot.leagues.season_rules import (
    adjudicate_session,
    advance_season,
    end_session,
    extend_if_overdue,
    find_next_time,
    find_startable,
    find_walkover,
    is_over_time,
)
from bot.leagues.sessions import Sessions
from bot.matches import MatchService, Refusal

RETRY_SECONDS: Final = 300
"""Seconds until a league that could not go on is tried again."""
MOST_STEPS: Final = 50
_log = logging.getLogger(__name__)


class Scheduler:
    """Lets leagues go on, one after another."""

    def __init__(
        self,
        matches: MatchService,
        repository: LeagueRepository,
        sessions: Sessions,
        at: Callable[[], int],
        saved: Callable[[], None],
    ) -> None:
        """`saved` is called when something has been."""
        self._results = matches.store.results
        self._repository = repository
        self._sessions = sessions
        self._at = at
        self._notify = saved
        self._touched_matches: set[int] = set()
        self._due: dict[int, int] = {}
        self._woken = False
        self._running = asyncio.Lock()
        matches.listeners.append(self._touched_matches.add)

    def touch(self, league: int) -> None:
        """There may be work for a league now."""
        self._due[league] = self._at()

    async def run_due(self) -> int:
        """Let every league go on for which something has fallen due; gives how many did."""
        async with self._running:
            return await self._run_due()

    async def _run_due(self) -> int:
        await self._collect_due()
        at = self._at()
        due = sorted(league for league, when in self._due.items() if when <= at)
        for league in due:
            try:
                loaded = await self._advance(league)
            except Refusal as refusal:
                _log.warning("league %d has to wait: %s", league, refusal)
                self._due[league] = at + RETRY_SECONDS
            except Exception:  # noqa: BLE001 - whatever it is, the others go on
                _log.exception("league %d could not go on", league)
                self._due[league] = at + RETRY_SECONDS
            else:
                self._schedule_next(loaded)
        return len(due)

    async def next_due(self) -> int | None:
        await self._collect_due()
        return min(self._due.values(), default=None)

    async def _collect_due(self) -> None:
        """At the first time all running leagues; later those whose matches have ended."""
        if not self._woken:
            for loaded in (await self._repository.load_all()).values():
                self._due.setdefault(loaded.id, self._at())
            self._woken = True
        news = set(self._touched_matches)
        self._touched_matches.clear()
        if news:
            for league in await self._results.find_leagues_of_finished(news):
                self._due[league] = self._at()

    def _schedule_next(self, loaded: LoadedLeague) -> None:
        when = find_next_time(loaded.league, self._at())
        if when is None:
            self._due.pop(loaded.id, None)
        else:
            self._due[loaded.id] = max(when, self._at() + 1)

    async def _advance(self, league: int) -> LoadedLeague:
        """Everything that can be done now: note results, begin sessions, draw rounds, end."""
        await self._close_corrected(await self._repository.get(league))
        for _ in range(MOST_STEPS):
            loaded = await self._repository.get(league)
            bodies = await self._collect_results(loaded)
            bodies = (
                bodies
                or extend_if_overdue(loaded.league, self._at())
                or advance_season(loaded.league)
            )
            if bodies:
                await self._write(loaded, bodies)
            elif not await self._begin_sessions(loaded):
                now = await self._repository.get(league)
                if now.league.seq == loaded.league.seq:
                    return now  # else somebody has changed it meanwhile: look again
        return await self._repository.get(league)

    async def _close_corrected(self, loaded: LoadedLeague) -> None:
        for slot in loaded.league.slots:
            if slot.how == "corrected" and slot.match is not None:
                await self._sessions.close(loaded, slot)

    async def _write(self, loaded: LoadedLeague, bodies: list[Body]) -> LoadedLeague:
        """What was decided on this very state; nothing where the league has moved on since."""
        seq = loaded.league.seq
        changed, _ = await self._repository.change(
            loaded.id, lambda now: bodies if now.seq == seq else [], None
        )
        self._notify()
        return changed

    async def _collect_results(self, loaded: LoadedLeague) -> list[Body]:
        """The results of sessions that are over, or have to be by now."""
        league, found = loaded.league, list[Body]()
        if league.phase == "sign-up":
            return found
        late = is_over_time(league, self._at())
        for slot in league.slots:
            if slot.state == "open":
                finish = await self._sessions.finish(loaded, slot)
                # Its matches are ended before it is: once it is late, its points decide.
                if finish is not None and (finish.places or not late):
                    found.append(end_session(league, slot, finish))
                elif late:
                    found.append(await self._sessions.adjudicate(loaded, slot))
            elif slot.state == "pending" and late:
                found.append(adjudicate_session(league, slot, None))
        return found

    async def _begin_sessions(self, loaded: LoadedLeague) -> bool:
        """Begin what may begin; whether anything did. Raises `Refusal` where nothing could."""
        league, refused = loaded.league, None
        for slot in find_startable(league, self._at()):
            try:
                body = await self._start_session(loaded, league, slot)
            except Refusal as refusal:
                refused = refusal  # the others may begin all the same
                continue
            after = (await self._write(replace(loaded, league=league), [body])).league
            if after.seq != league.seq + 1:
                return True  # somebody has changed the league meanwhile: look again
            league = after
        if refused is not None and league is loaded.league:
            raise refused
        return league is not loaded.league

    async def _start_session(self, loaded: LoadedLeague, league: League, slot: Slot) -> Body:
        """What a session that may begin begins with."""
        result = find_walkover(league, slot)
        return result or Opened(slot.number, await self._sessions.open(loaded, slot))
