"""The queue of messages for Discord, written with the changes that they announce."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.eventlog.retry import RETRY
from bot.models.outbox import DueStream, OutboxMessage
from bot.storage.queues import QueueStore

BATCH: Final = 200


class Outbox:
    """Messages in streams that do not wait for each other; those of one wait behind one that has
    failed.

    A message goes `begin_delivery` -> send -> finished, and is deleted. One found with
    `first_try_at` may have reached Discord: look for its mark in the channel before sending again.
    """

    def __init__(self, queue: QueueStore, now: Callable[[], datetime]) -> None:
        self._queue = queue
        self._now = now

    async def read_due_messages(self) -> tuple[OutboxMessage, ...]:
        """Oldest first."""
        return await self._queue.read_due_messages(self._at(), BATCH)

    async def read_due_streams(self) -> tuple[DueStream, ...]:
        """The one first that holds the oldest message."""
        return await self._queue.read_due_streams(self._at())

    async def read_stream(self, stream: DueStream) -> tuple[OutboxMessage, ...]:
        """Oldest first, as many as are delivered at a time."""
        return await self._queue.read_stream(stream, self._at(), BATCH)

    async def next_due(self) -> int | None:
        """In epoch seconds."""
        return await self._queue.read_next_message_due()

    async def next_due_later(self) -> int | None:
        """The first time later than now, in epoch seconds."""
        return await self._queue.read_next_message_due(self._at())

    async def begin_delivery(self, message: OutboxMessage) -> OutboxMessage:
        """Note that the message may reach Discord from now on."""
        at = self._at()
        await self._queue.begin_delivery(message.id, at)
        first = at if message.first_try_at is None else message.first_try_at
        return replace(message, first_try_at=first, tries=message.tries + 1)

    async def delay(self, messages: Collection[OutboxMessage], until: int) -> None:
        """Deliver at an epoch second."""
        await self._queue.delay_messages([message.id for message in messages], until)

    async def postpone(self, messages: Collection[OutboxMessage], retry_after: float = 0) -> int:
        """Try again later; gives the seconds until then."""
        tries = max(message.tries for message in messages)
        wait = RETRY.wait_after(tries, retry_after)
        due = self._at() + wait
        await self._queue.delay_messages([message.id for message in messages], due, tries + 1)
        return wait

    async def mark_undeliverable(self, messages: Collection[OutboxMessage], reason: str) -> None:
        await self._queue.mark_undeliverable([message.id for message in messages], reason)

    def _at(self) -> int:
        return int(self._now().timestamp())
