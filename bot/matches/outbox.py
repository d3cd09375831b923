"""The queue of what Discord has to be told, written with the moves and emptied by the edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import astuple, replace
from datetime import datetime

from bot.matches.calling import write_call
from bot.matches.values import Asking, Board, Call, Later, OutboxRow
from bot.storage import Store
from bot.storage.rows import BoardRow, LaterRow, NoteRow


class Outbox:
    """Rows in order; of one match only its oldest pending rows may be told next.

    A row goes `begin` -> send -> `sent`, and is gone. One found with `first_try_at` may have
    reached Discord: look for its line in the channel before sending again.
    """

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        """Made by `Matches`, which holds it as `outbox`."""
        self._queue = store.queue
        self._now = now

    async def pending(self, limit: int = 200) -> tuple[OutboxRow, ...]:
        """Rows that are due and not told, oldest first; a match waits behind a delayed
        row that is no reminder."""
        rows = await self._queue.tellings(self._at(), limit)
        return tuple(OutboxRow(*(getattr(row, name) for name in _FIELDS)) for row in rows)

    async def next_due(self) -> int | None:
        """When the first pending row is due, in epoch seconds."""
        return await self._queue.next_telling()

    async def thinking(self, match: int) -> bool:
        """Whether a computer player's decision of the match is due: wait, and coalesce."""
        return await self._queue.thinking(match, self._at())

    async def begin(self, row: OutboxRow) -> OutboxRow:
        """Note that the row may reach Discord from now on."""
        at = self._at()
        await self._queue.begin_telling(row.id, at)
        first = at if row.first_try_at is None else row.first_try_at
        return replace(row, first_try_at=first, tries=row.tries + 1)

    async def sent(
        self,
        rows: Iterable[OutboxRow],
        board: Board | None,
        calls: Iterable[Call] = (),
        later: Iterable[Later] = (),
    ) -> None:
        """The rows of one match (coalesced into one message) are told; `board` is the match's
        newest board message, None where the board did not change (a note). `calls` are those it
        called, `later` those who sleep."""
        told = tuple(rows)
        newest = {} if board is None else {told[0].match: board}
        await self.sent_together(told, newest, calls, later)

    async def asked(self, row: OutboxRow, message: Board) -> None:
        """The row, a note that asks for something, is told by this message."""
        note = NoteRow(message.message, row.match, message.place, str(row.note), row.params)
        await self._queue.told([row.id], {}, notes=[note])

    async def asking(self, match: int) -> tuple[Asking, ...]:
        """The notes of a match that wait for an answer, oldest first."""
        rows = await self._queue.notes(match)
        return tuple(Asking(one.note, one.params, Board(one.place, one.message)) for one in rows)

    async def answered(self, row: OutboxRow, asking: Iterable[Asking]) -> None:
        """The row is told: the messages of these notes say what came of them."""
        await self._queue.told([row.id], {}, answered=[one.message.message for one in asking])

    async def sent_together(
        self,
        rows: Iterable[OutboxRow],
        boards: Mapping[int, Board],
        calls: Iterable[Call],
        later: Iterable[Later] = (),
    ) -> None:
        """The rows of several matches are told, and all are called by one message."""
        newest = {match: BoardRow(*astuple(board)) for match, board in boards.items()}
        at = self._at()
        called = [write_call(one, at) for one in calls]
        asleep = [LaterRow(one.match, one.seq, one.player, at, one.due) for one in later]
        await self._queue.told([row.id for row in rows], newest, called, asleep)

    async def dead(self, rows: Iterable[OutboxRow], reason: str) -> None:
        """The rows can never be told (403, 404)."""
        await self._queue.untellable([row.id for row in rows], reason)

    async def unreachable(self, rows: Sequence[OutboxRow], reason: str, people: list[int]) -> bool:
        """The rows of one match are not told, as every place of it is closed. Where that is news,
        these people get a letter, written with it; whether it is."""
        told = [row.id for row in rows]
        return await self._queue.unreachable(rows[0].match, told, reason, people, self._at())

    async def closed(self, match: int) -> bool:
        """Whether every place of a match was closed when its board was to be shown last."""
        return await self._queue.closed(match)

    async def delay(self, rows: Iterable[OutboxRow], until: int) -> None:
        """Try again at an epoch second (429, 5xx)."""
        await self._queue.delay_tellings([row.id for row in rows], until)

    async def board(self, match: int) -> Board | None:
        """The newest board message of a match."""
        row = await self._queue.board(match)
        return None if row is None else Board(row.place, row.message)

    async def post_afresh(self) -> None:
        """Forget every message there was and post each open match again: local play, whose
        channels are new at every start."""
        await self._queue.post_afresh(self._at())

    def _at(self) -> int:
        return int(self._now().timestamp())


_FIELDS = (
    "id",
    "match",
    "seq",
    "mode",
    "asked",
    "note",
    "params",
    "created",
    "due",
    "tries",
    "first_try_at",
)
