"""What leagues do by themselves, as time passes and matches end: jobs of the kind `league`."""

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.eventlog.jobs import JobHandler, JobHandlers
from bot.eventlog.repository import Locks
from bot.leagues import season_rules
from bot.leagues.aggregate import foresee
from bot.leagues.events import Body, Opened
from bot.leagues.repository import BROKEN, LeagueRepository, LoadedLeague
from bot.leagues.sessions import Sessions
from bot.matches import Refusal
from bot.models.commit import Job
from bot.storage.queues import QueueStore

RETRY_SECONDS: Final = 300
"""Seconds until a league looks again whether the sessions that had to wait may begin."""
MOST_STEPS: Final = 50
CUT_SHORT: Final = ("corrected", "adjudicated", "unplayed")
"""Ends of sessions whose matches may still run."""
_log = logging.getLogger(__name__)


class Scheduler:
    """Advances leagues. A league is due when it is changed, when one of its matches ends, at the
    times of its season, and at every start."""

    def __init__(
        self,
        queue: QueueStore,
        repository: LeagueRepository,
        sessions: Sessions,
        at: Callable[[], int],
    ) -> None:
        self._queue = queue
        self._repository = repository
        self._sessions = sessions
        self._at = at
        self._locks = Locks()
        self.feed_listeners: list[Callable[[], None]] = []
        """Called when a league is to be sent to the host's address."""

    @property
    def job_handlers(self) -> JobHandlers:
        return {"league": JobHandler(self._run)}

    async def _run(self, job: Job) -> int | None:
        """Return when the league is due again without any change; None also for one that cannot be
        read, which is tried again at the next start."""
        async with self._locks[job.league]:
            try:
                loaded = await self._advance(job.league)
            except Refusal as refusal:
                if refusal.code == BROKEN:
                    return None
                _log.warning("league %d has to wait: %s", job.league, refusal)
                return self._at() + RETRY_SECONDS
        if self.feed_listeners:
            await self._queue.request_feed(job.league, self._at())
            for hear in self.feed_listeners:
                hear()
        when = season_rules.find_next_time(loaded.league, self._at())
        return None if when is None else max(when, self._at() + 1)

    async def _advance(self, league: int) -> LoadedLeague:
        """Everything that can be done now: note results, begin sessions, draw rounds, end."""
        await self._close_matches(await self._repository.load(league))
        for _ in range(MOST_STEPS):
            loaded = await self._repository.load(league)
            bodies = await self._collect_results(loaded)
            then = foresee(loaded.league, bodies, self._at())
            # In the same write, for one post:
            bodies += [
                *season_rules.drop_absentees(then, self._at()),
                *season_rules.extend_if_overdue(then, self._at()),
            ]
            bodies = bodies or season_rules.advance_season(loaded.league)
            if bodies:
                await self._close_matches(await self._write(loaded, bodies))
            elif not await self._begin_sessions(loaded):
                now = await self._repository.load(league)
                if now.league.seq == loaded.league.seq:
                    return now  # else it was changed in the meantime
        return await self._repository.load(league)

    async def _close_matches(self, loaded: LoadedLeague) -> None:
        """End the matches that still run of sessions which have ended without them."""
        for slot in loaded.league.slots:
            if slot.how in CUT_SHORT and slot.match is not None:
                try:
                    await self._sessions.close(loaded, slot)
                except Refusal as refusal:  # the other sessions are closed all the same
                    _log.warning("session %d of league %d: %s", slot.number, loaded.id, refusal)

    async def _write(self, loaded: LoadedLeague, bodies: list[Body]) -> LoadedLeague:
        """Write what was decided on this very state; nothing where the league has changed since."""
        seq = loaded.league.seq
        return await self._repository.change(
            loaded.id, lambda now: bodies if now.seq == seq else [], None
        )

    async def _collect_results(self, loaded: LoadedLeague) -> list[Body]:
        """The results of sessions that are over or overdue."""
        league, bodies = loaded.league, list[Body]()
        if league.phase == "sign-up":
            return bodies
        late = season_rules.is_over_time(league, self._at())
        for slot in league.slots:
            if slot.state == "open":
                finish = await self._sessions.finish(loaded, slot)
                is_over = late or finish is not None
                if is_over or await self._sessions.is_abandoned(loaded, slot, self._at()):
                    play = await self._sessions.measure_play(loaded, slot)
                    bodies.append(season_rules.conclude_session(league, slot, finish, play))
            elif slot.state == "pending" and late:
                bodies.append(season_rules.adjudicate_session(league, slot, None))
        return bodies

    async def _begin_sessions(self, loaded: LoadedLeague) -> bool:
        """Begin what may begin; whether anything did. Raises `Refusal` where nothing could."""
        league, refused = loaded.league, None
        if walkovers := season_rules.find_walkovers(league, self._at()):
            await self._write(loaded, walkovers)
            return True
        for slot in season_rules.find_startable(league, self._at()):
            try:
                body = Opened(slot.number, await self._sessions.open(loaded, slot))
            except Refusal as refusal:
                refused = refusal  # the others may still begin
                continue
            after = (await self._write(replace(loaded, league=league), [body])).league
            if after.seq != league.seq + 1:
                return True  # the league was changed in the meantime
            league = after
        if refused is not None and league is loaded.league:
            raise refused
        return league is not loaded.league
