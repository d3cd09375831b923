"""What the outbox knows of leagues: announcements that follow others, and lasting messages."""

from __future__ import annotations

from bot.leagues.announcements import WEEK, announce
from bot.leagues.repository import LeagueRepository, LoadedLeague
from bot.models.messages import BoardMessage, OutboxMessage
from bot.storage import Store


class Notices:
    """Announcements of leagues."""

    def __init__(self, store: Store, repository: LeagueRepository) -> None:
        self._store = store.leagues
        self._repository = repository
        self.closed_channels: dict[int, int] = {}
        """The leagues whose channel was closed at the last try, and that channel."""

    async def announce(self, league: int, kind: str, at: int) -> LoadedLeague:
        """Announce something once more."""
        loaded = await self._repository.load(league)
        await self._store.announce(league, announce(kind), at)
        self._repository.notify(league)
        return loaded

    async def schedule_next(self, message: OutboxMessage, at: int) -> None:
        """The digest that follows one, a whole number of weeks later, while its season runs; not
        where another is due before that."""
        season, league = (
            message.params.get("season"),
            (await self._repository.load(message.league)).league,
        )
        if message.note == "digest" and league.phase != "sign-up" and season == league.season:
            missed = max(0, at - message.created) // WEEK
            due = message.created + WEEK * (missed + 1)
            digest = announce("digest", after=due - at, season=league.season)
            await self._store.announce(message.league, digest, at, after=message.id)

    async def finish(self, message: OutboxMessage, board: BoardMessage | None = None) -> None:
        """It has arrived; `board` is the message that shows who signed up, or a season's end."""
        await self._store.finish_delivery(message, board)

    async def find_podium(self, league: int, season: int) -> BoardMessage | None:
        """The newest message of a season's end."""
        return await self._store.read_podium(league, season)

    async def find_board(self, league: int) -> BoardMessage | None:
        """The newest message that shows who has signed up."""
        return await self._store.read_board(league)
