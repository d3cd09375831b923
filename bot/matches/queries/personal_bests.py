"""Personal bests of solo matches: not stored, but found among the results of a person's matches."""

from __future__ import annotations

from bot.matches.repository import MatchRepository
from bot.models.match import PersonalBest, Status


class PersonalBests:
    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository

    async def find_previous_best(self, match: int) -> PersonalBest | None:
        """The best before a finished solo match, of all that the person has played with the same
        options, in any server; None for any other match."""
        head = await self._repository.load_head(match)
        player, store = head.seats[0].player, self._repository.store.results
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
