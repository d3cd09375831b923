"""One person's presses on one message, in the order they came: each finds what the one before has
kept, and shows its screen unless a later one has shown its own. In memory only."""

from __future__ import annotations

import asyncio
from types import TracebackType


class PressTicket:
    """A press's place in its queue, from its arrival until it is answered.

    It stands between the presses that came before and after it and are not answered yet. `asked` is
    what was pressed. `shown` says that the message shows its screen, or that of a later press.
    """

    def __init__(
        self, queue: PressQueue, key: tuple[int, int], before: PressTicket | None, asked: object
    ):
        self._queue = queue
        self._key = key
        self.before = before
        self.after: PressTicket | None = None
        self.kept = asyncio.Event()
        self.over = asyncio.Event()
        self.asked = asked
        self.shown = False
        self.repeats = before is not None and before.asked == asked
        """Whether the same was pressed just before, and is not answered yet."""
        if before is not None:
            before.after = self

    def __enter__(self) -> PressTicket:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        before, after = self.before, self.after
        if before is not None:
            before.after = after
            before.shown |= self.shown
        if after is not None:
            after.before = before
        self._queue.leave(self._key, self, before)
        self.kept.set()
        self.over.set()

    async def wait_for_turn(self) -> None:
        """Returns once the presses before have kept what they change, or are gone."""
        while self.before is not None and not self.before.kept.is_set():
            await self.before.kept.wait()

    def release_next(self) -> None:
        """What this press changes is kept: the next one may look at it."""
        self.kept.set()

    async def is_overtaken(self) -> bool:
        """Whether a later press has shown its screen, so that this one's is out of date; waits for
        those that may. To be asked only after `go_on`."""
        while not self.shown and self.after is not None:
            await self.after.over.wait()
        return self.shown


class PressQueue:
    """Who stands last, for each person and message."""

    def __init__(self) -> None:
        self._last: dict[tuple[int, int], PressTicket] = {}

    def __len__(self) -> int:
        return len(self._last)

    def join(self, user: int, message: int, asked: object = None) -> PressTicket:
        key = (user, message)
        place = self._last[key] = PressTicket(self, key, self._last.get(key), asked)
        return place

    def leave(self, key: tuple[int, int], place: PressTicket, before: PressTicket | None) -> None:
        """A place is given up; if it was the last, the one before is now, where there is one."""
        if self._last.get(key) is not place:
            return
        if before is None:
            del self._last[key]
        else:
            self._last[key] = before
