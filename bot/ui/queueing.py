"""One person's presses on one message, in the order they came: each finds what the one before has
kept, and only what nobody has overtaken is shown. In memory only."""

from __future__ import annotations

import asyncio
from types import TracebackType


class Place:
    """A press's place in its queue, from its arrival until it is answered."""

    def __init__(self, queue: Queue, key: tuple[int, int], before: Place | None) -> None:
        self._queue = queue
        self._key = key
        self._before = before
        self._kept = asyncio.Event()
        self.overtaken = False
        if before is not None:
            before.overtaken = True

    def __enter__(self) -> Place:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.go_on()
        self._queue.leave(self._key, self)

    async def reached(self) -> None:
        """Returns once the press before has kept what it changes."""
        if self._before is not None:
            await self._before._kept.wait()  # noqa: SLF001 - a place like this one
            self._before = None

    def go_on(self) -> None:
        """What this press changes is kept: the next one may look at it."""
        self._kept.set()


class Queue:
    """Who stands last, for each person and message."""

    def __init__(self) -> None:
        self._last: dict[tuple[int, int], Place] = {}

    def __len__(self) -> int:
        return len(self._last)

    def place(self, user: int, message: int) -> Place:
        key = (user, message)
        place = self._last[key] = Place(self, key, self._last.get(key))
        return place

    def leave(self, key: tuple[int, int], place: Place) -> None:
        if self._last.get(key) is place:
            del self._last[key]
