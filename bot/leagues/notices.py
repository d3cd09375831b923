"""Announcements that no event causes: the weekly and daily ones after the first, repeated ones."""

from __future__ import annotations

from bot.leagues.announcements import INTERVALS, announce
from bot.leagues.repository import LeagueRepository, LoadedLeague
from bot.models.commit import NewMessage
from bot.models.outbox import OutboxMessage
from bot.refusals import Refusal
from bot.storage import Store
from engine.contract import Param


class LeagueNotices:
    """Writes announcements to the outbox, and knows of closed channels."""

    def __init__(self, store: Store, repository: LeagueRepository) -> None:
        self._store = store.leagues
        self._repository = repository
        self.closed_channels: dict[int, int] = {}
        """The leagues whose channel was closed at the last try, and that channel."""

    async def announce(self, league: int, kind: str, at: int, **params: Param) -> LoadedLeague:
        loaded = await self._repository.load(league)
        await self._store.announce(league, announce(kind, 0, **params), at)
        self._repository.call_listeners(league)
        return loaded

    async def write_letter(
        self, league: int, player: int, kind: str, at: int, **about: int
    ) -> None:
        """A direct message for one player."""
        letter = NewMessage("announce", (player,), kind, tuple(about.items()))
        await self._store.announce(league, letter, at)
        self._repository.call_listeners(league)

    async def schedule_next(self, message: OutboxMessage, at: int, **more: Param) -> None:
        """The digest or daily line that follows one, a whole number of weeks or days later, while
        its season runs; not where another is due before that."""
        interval = INTERVALS.get(message.note or "")
        if interval is None:
            return
        season = message.params.get("season")
        try:
            league = (await self._repository.load(message.league)).league
        except Refusal:  # nothing is known of its season
            return
        if league.phase != "sign-up" and season == league.season:
            missed = max(0, at - message.created) // interval
            due = message.created + interval * (missed + 1)
            post = announce(str(message.note), after=due - at, season=league.season, **more)
            await self._store.announce(message.league, post, at, after=message.id)
            if message.note == "digest":  # of a season that began before there were daily lines
                line = announce("absence", after=INTERVALS["absence"], season=league.season)
                await self._store.announce(message.league, line, at)
