"""In which order computers think: their moves before analyses, servers in turn, and the people of a
server in turn.

The job queue gives up to 64 decisions out at once, in the order in which they fell due
(`QueueStore.read_due_jobs`, `eventlog/jobs.py`); here they wait, as one is worked on at a time.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from cachetools import LRUCache

REMEMBERED: Final = 10_000
"""Servers and people whose last turn is known; longest ago are the others."""


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom something is worked out: a person in a server. `is_urgent`: a match waits for it."""

    server: int = 0
    person: int = 0
    is_urgent: bool = False


NOBODY: Final = Asker()


class FairQueue:
    """A lock that goes to the server, and there to the person, with the oldest last turn."""

    def __init__(self) -> None:
        self._is_held = False
        self._waiting: dict[asyncio.Future[None], Asker] = {}
        self._turns = 0
        self._last: LRUCache[tuple[int, int] | int, int] = LRUCache(REMEMBERED)

    @asynccontextmanager
    async def take_turn(self, asker: Asker) -> AsyncIterator[None]:
        if self._is_held:
            turn = asyncio.get_running_loop().create_future()
            self._waiting[turn] = asker
            try:
                await turn
            except asyncio.CancelledError:
                if self._waiting.pop(turn, None) is None:  # the turn had come already
                    self._pass_on()
                raise
        self._is_held = True
        self._turns += 1
        self._last[asker.server] = self._last[asker.server, asker.person] = self._turns
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """Those who wait are in the order of their arrival, which decides between equals."""
        waiting = [one for one in self._waiting if not one.cancelled()]
        if not waiting:
            self._is_held = False
            return
        turn = min(waiting, key=lambda one: self._rank(self._waiting[one]))
        del self._waiting[turn]
        turn.set_result(None)

    def _rank(self, asker: Asker) -> tuple[bool, int, int]:
        of_server = self._last.get(asker.server, 0)
        return not asker.is_urgent, of_server, self._last.get((asker.server, asker.person), 0)
