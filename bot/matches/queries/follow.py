"""Matches that people follow without a seat."""

from __future__ import annotations

from typing import Final

from bot.matches.queries.views import ACTIVE, MatchQueries
from bot.matches.repository import MatchRepository
from bot.models.match import Table
from bot.refusals import Refusal

MOST: Final = 50
"""Matches that one person follows at a time."""


class FollowedMatches:
    """Followed matches are listed with one's own; their end is announced to their followers."""

    def __init__(self, repository: MatchRepository, queries: MatchQueries) -> None:
        self._repository = repository
        self._queries = queries
        self._store = repository.store.matches

    async def follow(self, match: int, player: int, follows: bool) -> Table:
        """Begin to follow a match, or stop. Raises `Refusal` for a seated player, for a match that
        is over, and for more than 50."""
        table = await self._queries.read_table(match)
        if follows:
            if table.seat_of(player) is not None:
                raise Refusal("already-seated")
            if table.status not in ACTIVE:
                raise Refusal("not-running")
            if len(await self._store.find_followed(player)) >= MOST:
                raise Refusal("too-many-followed", limit=MOST)
        await self._store.set_following(match, player, follows)
        return table

    async def is_following(self, match: int, player: int) -> bool:
        return player in await self._store.find_followers(match)

    async def list_followed(self, player: int) -> tuple[Table, ...]:
        """The open and running matches that a person follows, newest first, except those where they
        have taken a seat."""
        matches = await self._store.find_followed(player)
        tables = await self._repository.for_each(matches, self._queries.read_table)
        return tuple(table for table in tables if table.seat_of(player) is None)
