"""Who knows a game: not stored, but found in how people's matches ended."""

from __future__ import annotations

from typing import Final

from bot.matches.repository import MatchRepository

ENOUGH: Final = 3
"""Finished matches of a game after which its tips are left out."""


class Experience:
    def __init__(self, repository: MatchRepository) -> None:
        self._store = repository.store.results

    async def knows_game(self, player: int, game: str) -> bool:
        return await self._store.count_by_player(player, game, ENOUGH) == ENOUGH
