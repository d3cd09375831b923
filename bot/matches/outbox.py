"""What the outbox knows of matches: their boards, mentions already made, open notes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from bot.eventlog.outbox import Outbox
from bot.models.outbox import BoardMessage, DelayedMention, Mention, OpenNote, OutboxMessage


class MatchOutbox(Outbox):
    """The outbox, with what is written as the messages of matches are delivered."""

    async def is_computer_due(self, match: int) -> bool:
        """Whether a computer player's decision of the match is due: wait, and coalesce."""
        return await self._queue.is_computer_due(match, self._at())

    async def finish_delivery(
        self,
        rows: Iterable[OutboxMessage],
        board: BoardMessage | None,
        mentions: Collection[Mention] = (),
        delayed: Collection[DelayedMention] = (),
    ) -> None:
        """Messages of one match, coalesced into one, have arrived; `board` is the match's newest
        board message, None where the board did not change (a note). `mentions` are those it made,
        `delayed` those of people who sleep."""
        done = tuple(rows)
        newest = {} if board is None else {done[0].match: board}
        await self.finish_joint_delivery(done, newest, mentions, delayed)

    async def finish_joint_delivery(
        self,
        rows: Iterable[OutboxMessage],
        boards: Mapping[int, BoardMessage],
        mentions: Collection[Mention],
        delayed: Collection[DelayedMention] = (),
    ) -> None:
        """Messages of several matches have arrived; one message makes all their mentions."""
        await self._queue.finish_delivery(
            [row.id for row in rows], boards, mentions, delayed, at=self._at()
        )

    async def open_note(self, row: OutboxMessage, message: BoardMessage) -> None:
        """A note that asks for something has arrived as this message."""
        note = OpenNote(row.match, str(row.note), row.params, message)
        await self._queue.finish_delivery([row.id], {}, notes=[note])

    async def read_open_notes(self, match: int) -> tuple[OpenNote, ...]:
        """The notes of a match that wait for an answer, oldest first."""
        return await self._queue.read_open_notes(match)

    async def close_notes(self, row: OutboxMessage, notes: Iterable[OpenNote]) -> None:
        """The messages of these notes show their outcome."""
        await self._queue.finish_delivery([row.id], {}, answered=[note.message for note in notes])

    async def mark_unreachable(
        self, rows: Sequence[OutboxMessage], reason: str, players: Collection[int]
    ) -> bool:
        """Give messages of a match up because all its channels are closed, and return whether that
        is new; if so, these players get a direct message."""
        return await self._queue.mark_unreachable(
            rows[0].match, [row.id for row in rows], reason, players, self._at(), rows[0].guild
        )

    async def read_due_reminders(self, player: int, seconds: int) -> tuple[OutboxMessage, ...]:
        """The reminders of one person that are due within so many seconds, oldest first."""
        return await self._queue.read_due_reminders(player, self._at() + seconds)

    async def is_unreachable(self, match: int) -> bool:
        """Whether every channel of a match was closed when its board was to be shown last."""
        return await self._queue.is_unreachable(match)

    async def is_board_due(self, match: int, seconds: int, guild: int = 0) -> bool:
        """Whether a new board of the match is to be posted later, but within so many seconds."""
        return await self._queue.is_board_due(match, self._at(), self._at() + seconds, guild)

    async def has_due_messages(self, match: int) -> bool:
        """Whether messages of a match are on their way."""
        return await self._queue.has_due_messages(match, self._at())

    async def read_board(self, match: int, guild: int = 0) -> BoardMessage | None:
        """Its newest board, or that of its mirror in a server."""
        return await self._queue.read_board(match, guild)

    async def repost_all(self) -> None:
        """Forget all boards and post each open match again: local play, whose channels are new at
        every start."""
        await self._queue.repost_all(self._at())
