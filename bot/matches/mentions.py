"""Whom a match waits for, and who has been called already: a person once for each decision."""

from __future__ import annotations

from collections.abc import Sequence

from bot.matches.repository import MatchRepository
from bot.matches.values import BoardMessage, Mention, OutboxMessage
from bot.models.match import PendingPerson, Status
from bot.storage.rows import MentionRow


class Mentions:
    """Says who has to be called, and forgets the calls that are answered."""

    def __init__(self, repository: MatchRepository) -> None:
        """Made by `Matches`, which holds it as `calls`."""
        self._repository = repository
        self._store = repository.store.mentions

    async def find_pending(self, match: int) -> tuple[PendingPerson, ...]:
        """The persons a match waits for now, and those who choose soon after them."""
        loaded = await self._repository.load(match)
        if loaded.match is None or loaded.head.status is not Status.RUNNING:
            return ()
        return loaded.match.pending_people

    async def find_due(self, rows: Sequence[OutboxMessage]) -> tuple[PendingPerson, ...]:
        """Whom a match's rows call: those they ask for and those awaited by what they tell, who
        still are and have not been called."""
        asking = [row for row in rows if row.recipients and row.mode == "post"]
        if not asking:
            return ()
        match = rows[0].match
        known, later = await self._find_mentioned(match), frozenset[int]()
        if any(row.is_catch_up for row in asking):
            later = await self._repository.store.queue.read_delayed_mentions(
                match, self._repository.at()
            )
        return tuple(
            one
            for one in await self.find_pending(match)
            if (one.player, one.key) not in known
            and any(_needs_mention(row, one, known, later) for row in asking)
        )

    async def has_reminded(self, match: int, player: int, decision: int, reminder: int) -> bool:
        """Whether a reminder, counted from 1, has been sent."""
        rows = await self._store.find_by_match(match)
        return (player, decision, reminder) in {(r.player, r.decision, r.reminder) for r in rows}

    async def find_open(self, match: int) -> tuple[PendingPerson, ...]:
        """Those who have been called and are still awaited."""
        known = await self._find_mentioned(match)
        return tuple(one for one in await self.find_pending(match) if one.keys & known)

    async def find_answered(self, match: int) -> tuple[Mention, ...]:
        """The calls of a match that are answered, or lead nowhere any more."""
        rows = await self._store.find_by_match(match)
        still = {key for one in await self.find_pending(match) for key in one.keys}
        return tuple(read_mention(row) for row in rows if (row.player, row.decision) not in still)

    async def find_in_message(self, message: int) -> tuple[Mention, ...]:
        """Everything that one message calls to."""
        return tuple(read_mention(row) for row in await self._store.find_by_message(message))

    async def forget(self, calls: Sequence[Mention]) -> None:
        """They are answered, and the messages say so."""
        if calls:
            await self._store.delete([write_mention(call) for call in calls])

    async def _find_mentioned(self, match: int) -> set[tuple[int, int]]:
        rows = await self._store.find_by_match(match)
        return {(row.player, row.decision) for row in rows if not row.reminder}


def _needs_mention(
    row: OutboxMessage, one: PendingPerson, known: set[tuple[int, int]], later: frozenset[int]
) -> bool:
    """Whether a row calls somebody; not to what they came to owe by acting since."""
    if row.is_catch_up:
        return one.player in row.recipients and not one.keys & known and one.player not in later
    return one.since == row.seq or (one.player in row.recipients and one.since < row.seq)


def read_mention(row: MentionRow) -> Mention:
    board = BoardMessage(row.channel, row.message) if row.channel and row.message else None
    return Mention(row.match, row.player, row.decision, row.reminder, board)


def write_mention(call: Mention, at: int = 0) -> MentionRow:
    place, message = (call.message.channel, call.message.message) if call.message else (None, None)
    return MentionRow(call.match, call.player, call.decision, call.reminder, place, message, at)
