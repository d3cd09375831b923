"""Who knows a game, which one they play, and their personal bests: not stored, but found in their
matches and results."""

from collections import Counter
from collections.abc import Sequence
from operator import itemgetter
from typing import Final

from bot.matches.drafts import Lessons
from bot.matches.repository import MatchPart, MatchRepository
from bot.models.match import PersonalBest, Status

ENOUGH: Final = 3  # finished matches of a game after which its tips are left out


class Experience(MatchPart):
    def __init__(self, repository: MatchRepository, lessons: Lessons) -> None:
        super().__init__(repository)
        self._lessons = lessons

    async def knows_game(self, player: int, game: str) -> bool:
        return await self._store.results.count_by_player(player, game, ENOUGH) == ENOUGH

    async def is_new_to(self, player: int, game: str) -> bool:
        return not await self._store.results.count_by_player(player, game, 1)

    async def find_usual_game(self, player: int, guild: int | None, games: Sequence[str]) -> str:
        """Which of these games a person most likely means: their own, else the one that most
        matches of the server were, else the first."""
        if own := await self.find_own_game(player, games):
            return own
        counts: Counter[str] = Counter()
        for (game, _), count in (await self._store.results.count_by_game(guild or 0)).items():
            counts[game] += count
        return max(games, key=lambda game: counts[game])

    async def find_own_game(self, player: int, games: Sequence[str]) -> str:
        """That of a person's newest match, or of a lesson since then, else the one whose lesson
        they have got furthest in; empty if they have done nothing in any of these."""
        begun: list[tuple[int, str]] = []
        for match in await self._store.matches.find_by_player(player, tuple(Status), 1):
            head = await self._store.matches.read_head(match)
            begun += [(head.created, head.game)] if head is not None else []
        begun.append(self._lessons.find_newest(player) or (0, ""))
        _, newest = max(begun, key=itemgetter(0))
        if newest in games:
            return newest
        lessons = {game: await self._store.progress.read_lesson(player, game) for game in games}
        steps = {game: lesson.step for game, lesson in lessons.items() if lesson is not None}
        return max(games, key=lambda game: steps.get(game, 0)) if any(steps.values()) else ""


class PersonalBests(MatchPart):
    async def find_previous_best(self, match: int) -> PersonalBest | None:
        """The best before a finished solo match, of all that the person has played with the same
        options, in any server; None for any other match."""
        head = await self._repository.load_head(match)
        player, store = head.seats[0].player, self._store.results
        is_solo = head.status is Status.FINISHED and len(head.seats) == 1
        has_stayed = not head.seats[0].resigned
        result = await store.find_by_match(match) if is_solo and has_stayed else None
        if result is None or player is None:
            return None
        points = result.seats[0].score
        best = await store.find_solo_best(player, head.game, head.options, result.id)
        if best is None:
            return PersonalBest(points)
        # A match of another server cannot be opened here.
        number = best.match if best.guild == head.address.guild else None
        return PersonalBest(points, best.seats[0].score, number)
