"""Personal bests of solo matches: not stored, but found in a person's finished matches."""

from __future__ import annotations

from bot.matches.repository import LoadedMatch, MatchRepository
from bot.models.match import PersonalBest, Status
from bot.models.match_head import MatchHead

MANY = 100
"""The newest matches of a person that are searched, whatever their game."""


class PersonalBests:
    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository

    async def find_previous_best(self, match: int) -> PersonalBest | None:
        """The best before a finished solo match; None for any other match."""
        if not _is_solo(await self._repository.load_head(match)):
            return None
        loaded = await self._repository.load(match)
        points = _read_points(loaded)
        if points is None:
            return None
        comparable = await self._find_comparable(loaded.head)
        earlier = await self._repository.for_each(comparable, self._repository.load)
        known = {one.head.match: _read_points(one) for one in earlier}
        scores = {number: score for number, score in known.items() if score is not None}
        if not scores:
            return PersonalBest(points, None, 0)
        best = max(scores, key=lambda number: (scores[number], -number))
        return PersonalBest(points, best, scores[best])

    async def _find_comparable(self, head: MatchHead) -> list[int]:
        """The person's earlier solo matches of the same game with the same options, in the same
        server: a board shows nothing of matches elsewhere."""
        player, store = head.seats[0].player, self._repository.store.matches
        if player is None:
            return []
        ended = await store.find_by_player(player, (Status.FINISHED,), MANY)
        ended = tuple(match for match in ended if match < head.match)
        heads = await self._repository.for_each(ended, self._repository.load_head)
        key = (head.address.guild, head.game, head.options)
        return [
            earlier.match
            for earlier in heads
            if _is_solo(earlier) and (earlier.address.guild, earlier.game, earlier.options) == key
        ]


def _is_solo(head: MatchHead) -> bool:
    """Whether it is a finished match of one person."""
    return head.status is Status.FINISHED and len(head.seats) == 1 and not head.seats[0].resigned


def _read_points(loaded: LoadedMatch) -> int | None:
    """The points at the end of a solo match; None if its log is damaged."""
    if loaded.match is None:
        return None
    outcome = loaded.match.game.outcome(loaded.match.state)
    return outcome.scores[0] if outcome is not None else None
