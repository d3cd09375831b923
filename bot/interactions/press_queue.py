"""One person's presses on one message, in order: each sees the changes of the one before, and shows
its screen unless a later one has shown its own; and how many somebody may send. In memory only."""

import asyncio
import math
import time
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Self

from cachetools import TTLCache


class PressTicket:
    """A press in its queue, from its arrival until it is answered. `before` and `after` are its
    unanswered neighbours, `asked` is what was pressed. `shown`: the message shows its screen or
    that of a later press."""

    def __init__(self, before: Self | None, asked: object) -> None:
        self.before = before
        self.after: PressTicket | None = None
        self.kept = asyncio.Event()
        self.over = asyncio.Event()
        self.asked = asked
        self.shown = False
        self.repeats = before is not None and before.asked == asked
        """Whether the same was pressed just before and is unanswered yet."""
        if before is not None:
            before.after = self

    async def wait_for_turn(self) -> None:
        """Wait until the presses before have saved their changes or are gone."""
        while self.before is not None and not self.before.kept.is_set():
            await self.before.kept.wait()

    def release_next(self) -> None:
        self.kept.set()

    async def is_overtaken(self) -> bool:
        """Whether a later press has shown its screen; waits for those that may. Only valid after
        `release_next`."""
        while not self.shown and self.after is not None:
            await self.after.over.wait()
        return self.shown


class PressQueue:
    def __init__(self) -> None:
        self._last: dict[tuple[int, int], PressTicket] = {}

    def __len__(self) -> int:
        return len(self._last)

    @contextmanager
    def join(self, user: int, message: int, asked: object = None) -> Iterator[PressTicket]:
        key = (user, message)
        ticket = self._last[key] = PressTicket(self._last.get(key), asked)
        try:
            yield ticket
        finally:
            before, after = ticket.before, ticket.after
            if before is not None:
                before.after = after
                before.shown |= ticket.shown
            if after is not None:
                after.before = before
            elif before is not None:
                self._last[key] = before
            else:
                del self._last[key]
            ticket.kept.set()
            ticket.over.set()

    async def wait_until_idle(self, user: int, message: int) -> None:
        while (last := self._last.get((user, message))) is not None:
            await last.over.wait()


class RateLimiter:
    """Allows each user `most` requests in a window of `seconds`, counted in memory only."""

    def __init__(
        self, most: int = 25, seconds: float = 10.0, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.most = most
        self._counters: TTLCache[Hashable, Iterator[int]] = TTLCache(math.inf, seconds, timer=now)

    def allows_request(self, user: Hashable) -> bool:
        """Count one request and say whether it is within bounds."""
        return next(self._counters.setdefault(user, count())) < self.most
