"""Who knows a game, and which one they play: not stored, but found in their matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from operator import itemgetter
from typing import Final

from bot.matches.drafts import Lessons
from bot.matches.repository import MatchRepository
from bot.models.match import Status

ENOUGH: Final = 3
"""Finished matches of a game after which its tips are left out."""


class Experience:
    def __init__(self, repository: MatchRepository, lessons: Lessons) -> None:
        self._lessons = lessons
        self._store = repository.store.results
        self._matches = repository.store.matches
        self._progress = repository.store.progress

    async def knows_game(self, player: int, game: str) -> bool:
        return await self._store.count_by_player(player, game, ENOUGH) == ENOUGH

    async def is_new_to(self, player: int, game: str) -> bool:
        """Whether they have finished no match of it."""
        return not await self._store.count_by_player(player, game, 1)

    async def find_usual_game(self, player: int, guild: int | None, games: Sequence[str]) -> str:
        """Which of these games a person most likely means: that of their newest match, or of a
        lesson since then, else the one whose lesson they have got furthest in, else the one that
        most matches of the server were, else the first."""
        begun: list[tuple[int, str]] = []
        for match in await self._matches.find_by_player(player, tuple(Status), 1):
            head = await self._matches.read_head(match)
            begun += [(head.created, head.game)] if head is not None else []
        begun.append(self._lessons.find_newest(player) or (0, ""))
        _, newest = max(begun, key=itemgetter(0))
        if newest in games:
            return newest
        lessons = {game: await self._progress.read_lesson(player, game) for game in games}
        steps = {game: lesson.step for game, lesson in lessons.items() if lesson is not None}
        if any(steps.values()):
            return max(games, key=lambda game: steps.get(game, 0))
        counts: Counter[str] = Counter()
        for (game, _), count in (await self._store.count_by_game(guild or 0)).items():
            counts[game] += count
        return max(games, key=lambda game: counts[game])
