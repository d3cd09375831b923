"""The best that a person has made alone: kept by nobody, found again in their finished matches."""

from __future__ import annotations

from bot.matches.desk import Desk, File
from bot.storage.rows import MatchRow
from bot.tables import Best, Status

MANY = 100
"""How far back it is looked: matches of one person, all games and tables among them."""


class Bests:
    """Reads, and changes nothing."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def before(self, match: int) -> Best | None:
        """What a finished match of one seat has to be compared with; None for any other match."""
        file = await self._desk.file(match)
        points = _points(file)
        if points is None:
            return None
        found = [await self._desk.file(number) for number in await self._alike(file.head)]
        scores = {one.head.match: made for one in found if (made := _points(one)) is not None}
        if not scores:
            return Best(points, None, 0)
        best = max(scores, key=lambda number: (scores[number], -number))
        return Best(points, best, scores[best])

    async def _alike(self, head: MatchRow) -> list[int]:
        """The person's earlier matches alone, of the same game with the same options."""
        (seat,) = head.seats
        if seat.player is None:
            return []
        ended = await self._desk.store.matches.of_player(seat.player, (Status.FINISHED,), MANY)
        heads = [await self._desk.head(number) for number in ended if number < head.match]
        return [
            one.match
            for one in heads
            if len(one.seats) == 1 and (one.game, one.options) == (head.game, head.options)
        ]


def _points(file: File) -> int | None:
    """The points of one person alone at the end; None where it was not their own match."""
    if file.match is None or file.head.status is not Status.FINISHED or len(file.head.seats) != 1:
        return None
    outcome = file.match.game.outcome(file.match.state)
    return outcome.scores[0] if outcome is not None and not file.head.seats[0].resigned else None
