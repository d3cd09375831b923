"""The queue of what Discord has to be told, written with the moves and emptied by the edge."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.matches.values import Board, OutboxRow
from bot.storage import Store


class Outbox:
    """Rows in order; of one match only its oldest pending rows may be told next.

    A row goes `begin` -> send -> `sent`. One found with `first_try_at` but no `message` may have
    reached Discord: look for its line in the channel before sending again.
    """

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        """Made by `Matches`, which holds it as `outbox`."""

    async def pending(self, limit: int = 200) -> tuple[OutboxRow, ...]:
        """Rows that are due and not told, oldest first; a match with a delayed row gives none."""
        raise NotImplementedError

    async def next_due(self) -> int | None:
        """When the first pending row is due, in epoch seconds."""
        raise NotImplementedError

    async def thinking(self, match: int) -> bool:
        """Whether a computer player's decision of the match is due: wait, and coalesce."""
        raise NotImplementedError

    async def begin(self, row: OutboxRow) -> OutboxRow:
        """Note that the row may reach Discord from now on."""
        raise NotImplementedError

    async def sent(self, rows: tuple[OutboxRow, ...], board: Board | None) -> None:
        """The rows (coalesced into one message) are told; `board` is the match's newest board
        message, None where the board did not change (a note).
        """
        raise NotImplementedError

    async def dead(self, rows: tuple[OutboxRow, ...], reason: str) -> None:
        """The rows can never be told (403, 404)."""
        raise NotImplementedError

    async def delay(self, rows: tuple[OutboxRow, ...], until: int) -> None:
        """Try again at an epoch second (429, 5xx)."""
        raise NotImplementedError

    async def board(self, match: int) -> Board | None:
        """The newest board message of a match."""
        raise NotImplementedError

    async def post_afresh(self) -> None:
        """Forget every message there was and post each open match again: local play, whose
        channels are new at every start.
        """
        raise NotImplementedError
