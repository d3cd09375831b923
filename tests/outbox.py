"""What a test sees of the outbox, and does in the place of Discord's edge."""

from collections.abc import Collection, Iterable

from bot.matches import MatchService
from bot.models.outbox import DelayedMention, Mention, OutboxMessage, PostedMessage
from bot.storage.queues import _DUE, BATCH, QueueStore

_ALL = f"SELECT * FROM outbox o{_DUE} ORDER BY id LIMIT ?2"  # noqa: S608 - of constants


async def read_due_messages(
    queue: QueueStore, at: int, limit: int = BATCH
) -> tuple[OutboxMessage, ...]:
    """Those of all streams, oldest first."""
    return await queue._read_messages(_ALL, at, limit)


class Outbox:
    """The queue of a match service, at its time."""

    def __init__(self, matches: MatchService) -> None:
        self._queue, self._at = matches.store.queue, matches.at

    async def read_due_messages(self) -> tuple[OutboxMessage, ...]:
        return await read_due_messages(self._queue, self._at())

    async def begin_delivery(self, message: OutboxMessage) -> OutboxMessage:
        return await self._queue.begin_delivery(message, self._at())

    async def finish_delivery(
        self,
        rows: Iterable[OutboxMessage],
        board: PostedMessage | None = None,
        mentions: Collection[Mention] = (),
        delayed: Collection[DelayedMention] = (),
    ) -> None:
        """Messages of one match, coalesced into one, have arrived."""
        done = tuple(rows)
        newest = {} if board is None else {done[0].match: board}
        await self._queue.finish_delivery(done, newest, mentions, delayed, at=self._at())
