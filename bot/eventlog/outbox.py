"""The queue of messages for Discord, written with the changes that they announce."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.eventlog.jobs import RETRY
from bot.models.outbox import (
    DelayedMention,
    DueStream,
    Mention,
    OpenNote,
    OutboxMessage,
    PostedMessage,
)
from bot.storage.queues import QueueStore

BATCH: Final = 200


class Outbox:
    """Messages in streams that do not wait for each other; those of one wait behind one that has
    failed. A message goes `begin_delivery` -> send -> finished, and is deleted. One found with
    `first_try_at` may have reached Discord: look for its mark in the channel before sending
    again."""

    def __init__(self, queue: QueueStore, at: Callable[[], int]) -> None:
        self.queue = queue
        self._at = at

    async def read_due_messages(self) -> tuple[OutboxMessage, ...]:
        """Oldest first."""
        return await self.queue.read_due_messages(self._at(), BATCH)

    async def read_due_streams(self) -> tuple[DueStream, ...]:
        """The one first that holds the oldest message."""
        return await self.queue.read_due_streams(self._at())

    async def read_stream(self, stream: DueStream) -> tuple[OutboxMessage, ...]:
        """Oldest first, as many as are delivered at a time."""
        return await self.queue.read_stream(stream, self._at(), BATCH)

    async def next_due_later(self) -> int | None:
        return await self.queue.read_next_message_due(self._at())

    async def begin_delivery(self, message: OutboxMessage) -> OutboxMessage:
        """Note that the message may reach Discord from now on."""
        at = self._at()
        await self.queue.begin_delivery(message.id, at)
        first = at if message.first_try_at is None else message.first_try_at
        return replace(message, first_try_at=first, tries=message.tries + 1)

    async def delay(self, messages: Collection[OutboxMessage], until: int) -> None:
        """Deliver at an epoch second."""
        await self.queue.delay_messages([message.id for message in messages], until)

    async def postpone(self, messages: Collection[OutboxMessage], retry_after: float = 0) -> int:
        """Try again later; gives the seconds until then."""
        tries = max(message.tries for message in messages)
        wait = RETRY.wait_after(tries, retry_after)
        due = self._at() + wait
        await self.queue.delay_messages([message.id for message in messages], due, tries + 1)
        return wait

    async def mark_undeliverable(self, messages: Collection[OutboxMessage], reason: str) -> None:
        await self.queue.mark_undeliverable([message.id for message in messages], reason)

    async def is_computer_due(self, match: int) -> bool:
        """Whether a computer player's decision of the match is due: wait, and coalesce."""
        return await self.queue.is_computer_due(match, self._at())

    async def finish_delivery(
        self,
        rows: Iterable[OutboxMessage],
        board: PostedMessage | None,
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
        boards: Mapping[int, PostedMessage],
        mentions: Collection[Mention],
        delayed: Collection[DelayedMention] = (),
    ) -> None:
        """Messages of several matches have arrived; one message makes all their mentions."""
        await self.queue.finish_delivery(
            [row.id for row in rows], boards, mentions, delayed, at=self._at()
        )

    async def open_note(self, row: OutboxMessage, message: PostedMessage) -> None:
        """A note that asks for something has arrived as this message."""
        note = OpenNote(row.match, str(row.note), row.params, message)
        await self.queue.finish_delivery([row.id], {}, notes=[note])

    async def close_notes(self, row: OutboxMessage, notes: Iterable[OpenNote]) -> None:
        """The messages of these notes show their outcome."""
        await self.queue.finish_delivery([row.id], {}, answered=[note.message for note in notes])

    async def mark_unreachable(
        self, rows: Sequence[OutboxMessage], reason: str, players: Collection[int]
    ) -> bool:
        """Give messages of a match up because all its channels are closed, and return whether that
        is new; if so, these players get a direct message."""
        return await self.queue.mark_unreachable(
            rows[0].match, [row.id for row in rows], reason, players, self._at(), rows[0].guild
        )

    async def read_due_reminders(self, player: int, seconds: int) -> tuple[OutboxMessage, ...]:
        """The reminders of one person that are due within so many seconds, oldest first."""
        return await self.queue.read_due_reminders(player, self._at() + seconds)

    async def is_board_due(self, match: int, seconds: int, guild: int = 0) -> bool:
        """Whether a new board of the match is to be posted later, but within so many seconds."""
        return await self.queue.is_board_due(match, self._at(), self._at() + seconds, guild)

    async def has_due_messages(self, match: int) -> bool:
        return await self.queue.has_due_messages(match, self._at())

    async def repost_all(self) -> None:
        """Forget all boards and post each open match again: local play, in new channels."""
        await self.queue.repost_all(self._at())
