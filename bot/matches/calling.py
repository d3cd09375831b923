"""Whom a match waits for, and who has been called already: a person once for each decision."""

from __future__ import annotations

from collections.abc import Sequence

from bot.matches.desk import Desk
from bot.matches.values import Awaited, Board, Call, OutboxRow
from bot.storage.rows import CallRow
from bot.tables import Status


class Calls:
    """Says who has to be called, and forgets the calls that are answered."""

    def __init__(self, desk: Desk) -> None:
        """Made by `Matches`, which holds it as `calls`."""
        self._desk = desk
        self._store = desk.store.calls

    async def awaited(self, match: int) -> tuple[Awaited, ...]:
        """The persons a match waits for now, and those who choose soon after them."""
        file = await self._desk.file(match)
        if file.match is None or file.head.status is not Status.RUNNING:
            return ()
        return file.match.awaited

    async def to_make(self, rows: Sequence[OutboxRow]) -> tuple[Awaited, ...]:
        """Whom a match's rows call: those they ask for and those awaited by what they tell, who
        still are and have not been called."""
        asking = [row for row in rows if row.asked and row.mode == "post"]
        if not asking:
            return ()
        match = rows[0].match
        known, later = await self._known(match), frozenset[int]()
        if any(row.catches_up for row in asking):
            later = await self._desk.store.queue.to_call(match, self._desk.at())
        return tuple(
            one
            for one in await self.awaited(match)
            if (one.player, one.key) not in known
            and any(_asks(row, one, known, later) for row in asking)
        )

    async def reminded(self, match: int, player: int, decision: int, reminder: int) -> bool:
        """Whether a reminder, counted from 1, has been sent."""
        rows = await self._store.of_match(match)
        return (player, decision, reminder) in {(r.player, r.decision, r.reminder) for r in rows}

    async def standing(self, match: int) -> tuple[Awaited, ...]:
        """Those who have been called and are still awaited."""
        known = await self._known(match)
        return tuple(one for one in await self.awaited(match) if one.keys & known)

    async def over(self, match: int) -> tuple[Call, ...]:
        """The calls of a match that are answered, or lead nowhere any more."""
        rows = await self._store.of_match(match)
        still = {key for one in await self.awaited(match) for key in one.keys}
        return tuple(read_call(row) for row in rows if (row.player, row.decision) not in still)

    async def in_message(self, message: int) -> tuple[Call, ...]:
        """Everything that one message calls to."""
        return tuple(read_call(row) for row in await self._store.in_message(message))

    async def forget(self, calls: Sequence[Call]) -> None:
        """They are answered, and the messages say so."""
        if calls:
            await self._store.forget([write_call(call) for call in calls])

    async def _known(self, match: int) -> set[tuple[int, int]]:
        rows = await self._store.of_match(match)
        return {(row.player, row.decision) for row in rows if not row.reminder}


def _asks(row: OutboxRow, one: Awaited, known: set[tuple[int, int]], later: frozenset[int]) -> bool:
    """Whether a row calls somebody; not to what they came to owe by acting since."""
    if row.catches_up:
        return one.player in row.asked and not one.keys & known and one.player not in later
    return one.since == row.seq or (one.player in row.asked and one.since < row.seq)


def read_call(row: CallRow) -> Call:
    board = Board(row.place, row.message) if row.place and row.message else None
    return Call(row.match, row.player, row.decision, row.reminder, board)


def write_call(call: Call, at: int = 0) -> CallRow:
    place, message = (call.message.place, call.message.message) if call.message else (None, None)
    return CallRow(call.match, call.player, call.decision, call.reminder, place, message, at)
