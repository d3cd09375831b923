"""The best that a person has made alone: kept by nobody, found again in their finished matches."""

from __future__ import annotations

from bot.matches.repository import LoadedMatch, MatchRepository
from bot.models.match import PersonalBest, Status
from bot.models.match_head import MatchHead

MANY = 100
"""How far back it is looked: matches of one person, all games and tables among them."""


class PersonalBests:
    """Reads, and changes nothing."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository

    async def find_previous_best(self, match: int) -> PersonalBest | None:
        """What a finished match of one seat has to be compared with; None for any other match."""
        if not _is_solo(await self._repository.load_head(match)):
            return None
        loaded = await self._repository.load(match)
        points = _read_points(loaded)
        if points is None:
            return None
        found = [
            await self._repository.load(number)
            for number in await self._find_comparable(loaded.head)
        ]
        scores = {one.head.match: made for one in found if (made := _read_points(one)) is not None}
        if not scores:
            return PersonalBest(points, None, 0)
        best = max(scores, key=lambda number: (scores[number], -number))
        return PersonalBest(points, best, scores[best])

    async def _find_comparable(self, head: MatchHead) -> list[int]:
        """The person's earlier matches alone, of the same game with the same options, in the same
        server: a board tells nobody of matches elsewhere."""
        (seat,) = head.seats
        if seat.player is None:
            return []
        ended = await self._repository.store.matches.find_by_player(
            seat.player, (Status.FINISHED,), MANY
        )
        heads = [
            await self._repository.load_head(number) for number in ended if number < head.match
        ]
        return [
            one.match
            for one in heads
            if _is_solo(one)
            and one.address.guild == head.address.guild
            and (one.game, one.options) == (head.game, head.options)
        ]


def _is_solo(head: MatchHead) -> bool:
    """Whether one person has played it by themselves, and to its end."""
    return head.status is Status.FINISHED and len(head.seats) == 1 and not head.seats[0].resigned


def _read_points(loaded: LoadedMatch) -> int | None:
    """The points at the end of a match alone; None where its log is damaged."""
    if loaded.match is None:
        return None
    outcome = loaded.match.game.outcome(loaded.match.state)
    return outcome.scores[0] if outcome is not None else None
