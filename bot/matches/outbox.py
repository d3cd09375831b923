"""The queue of what Discord has to be told, written with the moves and emptied by the edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import astuple, replace
from datetime import datetime

from bot.matches.mentions import write_mention
from bot.matches.values import BoardMessage, DelayedMention, Mention, OpenNote, OutboxMessage
from bot.storage import Store
from bot.storage.rows import BoardRow, DelayedMentionRow, OpenNoteRow, OutboxRow


class Outbox:
    """Rows in order; of one match only its oldest pending rows may be told next.

    A row goes `begin` -> send -> `sent`, and is gone. One found with `first_try_at` may have
    reached Discord: look for its line in the channel before sending again.
    """

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        """Made by `Matches`, which holds it as `outbox`."""
        self._queue = store.queue
        self._now = now

    async def read_due_messages(self, limit: int = 200) -> tuple[OutboxMessage, ...]:
        """Rows that are due and not told, oldest first; a match waits behind a delayed
        row that is no reminder."""
        rows = await self._queue.read_due_messages(self._at(), limit)
        return tuple(map(_build_message, rows))

    async def next_due(self) -> int | None:
        """When the first pending row is due, in epoch seconds."""
        return await self._queue.read_next_message_due()

    async def is_computer_due(self, match: int) -> bool:
        """Whether a computer player's decision of the match is due: wait, and coalesce."""
        return await self._queue.is_computer_due(match, self._at())

    async def begin_delivery(self, row: OutboxMessage) -> OutboxMessage:
        """Note that the row may reach Discord from now on."""
        at = self._at()
        await self._queue.begin_delivery(row.id, at)
        first = at if row.first_try_at is None else row.first_try_at
        return replace(row, first_try_at=first, tries=row.tries + 1)

    async def finish_delivery(
        self,
        rows: Iterable[OutboxMessage],
        board: BoardMessage | None,
        calls: Iterable[Mention] = (),
        later: Iterable[DelayedMention] = (),
    ) -> None:
        """The rows of one match (coalesced into one message) are told; `board` is the match's
        newest board message, None where the board did not change (a note). `calls` are those it
        called, `later` those who sleep."""
        told = tuple(rows)
        newest = {} if board is None else {told[0].match: board}
        await self.finish_joint_delivery(told, newest, calls, later)

    async def open_note(self, row: OutboxMessage, message: BoardMessage) -> None:
        """The row, a note that asks for something, is told by this message."""
        note = OpenNoteRow(message.message, row.match, message.channel, str(row.note), row.params)
        await self._queue.finish_delivery([row.id], {}, notes=[note])

    async def read_open_notes(self, match: int) -> tuple[OpenNote, ...]:
        """The notes of a match that wait for an answer, oldest first."""
        rows = await self._queue.read_open_notes(match)
        return tuple(
            OpenNote(one.note, one.params, BoardMessage(one.channel, one.message)) for one in rows
        )

    async def close_notes(self, row: OutboxMessage, asking: Iterable[OpenNote]) -> None:
        """The row is told: the messages of these notes say what came of them."""
        await self._queue.finish_delivery(
            [row.id], {}, answered=[one.message.message for one in asking]
        )

    async def finish_joint_delivery(
        self,
        rows: Iterable[OutboxMessage],
        boards: Mapping[int, BoardMessage],
        calls: Iterable[Mention],
        later: Iterable[DelayedMention] = (),
    ) -> None:
        """The rows of several matches are told, and all are called by one message."""
        newest = {match: BoardRow(*astuple(board)) for match, board in boards.items()}
        at = self._at()
        called = [write_mention(one, at) for one in calls]
        asleep = [DelayedMentionRow(one.match, one.seq, one.player, at, one.due) for one in later]
        await self._queue.finish_delivery([row.id for row in rows], newest, called, asleep)

    async def mark_undeliverable(self, rows: Iterable[OutboxMessage], reason: str) -> None:
        """The rows can never be told (403, 404)."""
        await self._queue.mark_undeliverable([row.id for row in rows], reason)

    async def mark_unreachable(
        self, rows: Sequence[OutboxMessage], reason: str, people: list[int]
    ) -> bool:
        """The rows of one match are not told, as every place of it is closed. Where that is news,
        these people get a letter, written with it; whether it is."""
        told = [row.id for row in rows]
        return await self._queue.mark_unreachable(rows[0].match, told, reason, people, self._at())

    async def is_unreachable(self, match: int) -> bool:
        """Whether every place of a match was closed when its board was to be shown last."""
        return await self._queue.is_unreachable(match)

    async def delay(self, rows: Iterable[OutboxMessage], until: int) -> None:
        """Try again at an epoch second (429, 5xx)."""
        await self._queue.delay_messages([row.id for row in rows], until)

    async def read_board(self, match: int) -> BoardMessage | None:
        """The newest board message of a match."""
        row = await self._queue.read_board(match)
        return None if row is None else BoardMessage(row.channel, row.message)

    async def repost_all(self) -> None:
        """Forget every message there was and post each open match again: local play, whose
        channels are new at every start."""
        await self._queue.repost_all(self._at())

    def _at(self) -> int:
        return int(self._now().timestamp())


def _build_message(row: OutboxRow) -> OutboxMessage:
    return OutboxMessage(
        row.id, row.match, row.seq, row.mode, row.asked, row.note, row.params,
        row.created, row.due, row.tries, row.first_try_at,
    )  # fmt: skip
