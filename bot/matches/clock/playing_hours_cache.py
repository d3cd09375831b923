"""An in-memory cache of playing hours."""

from __future__ import annotations

from typing import Final

from cachetools import LRUCache

from bot.models.match_head import MatchHead
from bot.models.people import Availability
from bot.storage.clocks import ClockStore

CACHED: Final = 4096


class PlayingHoursCache:
    """Reads playing hours; a caller that changes them has to `drop` them here."""

    def __init__(self, store: ClockStore) -> None:
        self._store = store
        self._known: LRUCache[int, Availability | None] = LRUCache(CACHED)
        self._dropped = 0

    async def read_hours(self, head: MatchHead) -> dict[int, Availability]:
        """The playing hours of a match's players, as far as they have set any."""
        players = {row.player for row in head.seats if row.player is not None}
        found = {player: self._known[player] for player in players & self._known.keys()}
        if missing := players - found.keys():
            found |= await self._read(missing)
        return {player: hours for player, hours in found.items() if hours is not None}

    async def _read(self, players: set[int]) -> dict[int, Availability | None]:
        """From the store; cached unless something has changed in the meantime."""
        dropped = self._dropped
        found = await self._store.read_playing_hours(players)
        fresh = {player: found.get(player) for player in players}
        if dropped == self._dropped:
            self._known.update(fresh)
        return fresh

    def forget_players_of(self, head: MatchHead) -> None:
        for row in head.seats:
            self.drop(row.player)

    def forget_question(self, player: int) -> None:
        """A person has answered, who was asked about vacation."""
        known = self._known.get(player)
        if known is not None and known.asked:
            self.drop(player)

    def clear(self) -> None:
        self._known.clear()
        self._dropped += 1

    def drop(self, player: int | None) -> None:
        self._known.pop(player or 0, None)
        self._dropped += 1
