"""When the people of matches are awake, the recent ones in memory."""

from __future__ import annotations

from typing import Final

from cachetools import LRUCache

from bot.models.match_head import MatchHead
from bot.models.people import Availability
from bot.storage.interface import ClockStore

CACHED: Final = 4096


class PlayingHoursCache:
    """Reads habits; who changes them says so by `forget`."""

    def __init__(self, store: ClockStore) -> None:
        self._store = store
        self._known: LRUCache[int, Availability | None] = LRUCache(CACHED)
        self._dropped = 0

    async def read_habits(self, head: MatchHead) -> dict[int, Availability]:
        """Of those who sit there and have said something."""
        players = {row.player for row in head.seats if row.player is not None}
        habits = {player: self._known[player] for player in players & self._known.keys()}
        missing = players - habits.keys()
        if missing:
            habits |= await self._read(missing)
        return {player: habit for player, habit in habits.items() if habit is not None}

    async def _read(self, players: set[int]) -> dict[int, Availability | None]:
        """From the store; remembered unless something has changed meanwhile."""
        dropped = self._dropped
        found = await self._store.read_playing_hours(players)
        fresh = {player: found.get(player) for player in players}
        if dropped == self._dropped:
            self._known.update(fresh)
        return fresh

    def forget_players_of(self, head: MatchHead) -> None:
        """They may have changed."""
        for row in head.seats:
            self.drop(row.player)

    def drop(self, player: int | None) -> None:
        self._known.pop(player or 0, None)
        self._dropped += 1
