"""A queue for each destination: what is slow in one never keeps another waiting."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeAlias, TypeVar

from bot.models.outbox import DueStream, StreamKey

T = TypeVar("T")
Lane: TypeAlias = tuple[str, int]
"""A destination: a channel or thread, or the direct messages of a person or match."""
AT_ONCE: Final = 50  # destinations at work at a time
TOGETHER: Final = 5
"""Streams of a destination that are delivered before it looks again for something more urgent. One
message mentions people for all of them."""
SERVERS_AT_ONCE: Final = 4
"""Servers that get what all of them get at the same hour: with three requests of 0.3 s each that is
a third of what Discord allows, so that moves don't wait for it."""
HEAD_START: Final = 10
"""Seconds that a call, which asks somebody to move, may be younger than other news and still comes
first."""


class Lanes:
    """A task for each destination in which something waits, and none where nothing does."""

    def __init__(self, deliver: Callable[[list[DueStream]], Awaitable[None]]) -> None:
        self._deliver = deliver
        self._wake: Callable[[], None] | None = None
        self._waiting: dict[Lane, list[DueStream]] = {}
        self._tasks: dict[Lane, asyncio.Task[None]] = {}
        self._in_hand: set[StreamKey] = set()
        self._failure: Exception | None = None

    def when_done(self, wake: Callable[[], None]) -> None:
        """Call this after each delivery, as more may have become due by it."""
        self._wake = wake

    def start(self, waiting: dict[Lane, list[DueStream]]) -> None:
        """Deliver these, and what does not wait any more no longer. Raises what has stopped a
        destination since; everything is then tried again with the next call."""
        failure, self._failure = self._failure, None
        if failure is not None:
            raise failure
        self._waiting = waiting
        self._start_idle()

    def clear(self) -> None:
        """Begin nothing more of what waits."""
        self._waiting = {}

    async def drain(self, seconds: float) -> bool:
        """Begin nothing more of what waits, give what is at work so long to end, and cut it off
        then: what may have arrived is looked for before the next try. Returns whether there was
        any."""
        self.clear()
        tasks = [*self._tasks.values()]
        if not tasks:
            return False
        _, late = await asyncio.wait(tasks, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        return bool(late)

    async def close(self) -> None:
        """What is not done stays in the store."""
        self._waiting, self._wake = {}, None
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start_idle(self) -> None:
        found = {lane: self._find(lane) for lane in self._waiting if lane not in self._tasks}
        idle = [lane for lane, streams in found.items() if streams]
        idle.sort(key=lambda lane: min(map(_urgency_of, found[lane])))
        for lane in idle[: max(AT_ONCE - len(self._tasks), 0)]:
            self._tasks[lane] = asyncio.create_task(self._run(lane))

    async def _run(self, lane: Lane) -> None:
        try:
            while streams := self._take(lane):
                await self._deliver_together(streams)
        except Exception as error:  # noqa: BLE001 - the next start raises it
            self._failure = error
        finally:
            del self._tasks[lane]
            self._start_idle()

    async def _deliver_together(self, streams: list[DueStream]) -> None:
        keys = {one.key for one in streams}
        self._in_hand |= keys
        try:
            await self._deliver(streams)
        finally:
            self._in_hand -= keys
            if self._wake is not None:
                self._wake()

    def _take(self, lane: Lane) -> list[DueStream]:
        """The most urgent of a lane, which then wait no more."""
        streams = sorted(self._find(lane), key=_urgency_of)[:TOGETHER]
        if streams:
            self._waiting[lane] = [one for one in self._waiting[lane] if one not in streams]
        return streams

    def _find(self, lane: Lane) -> list[DueStream]:
        """What waits in a lane, and is not at work in any: a match may have moved."""
        return [one for one in self._waiting.get(lane, ()) if one.key not in self._in_hand]


def _urgency_of(stream: DueStream) -> int:
    """The lower, the sooner."""
    return stream.since - HEAD_START * stream.has_call


async def visit_servers(servers: Iterable[T], visit: Callable[[T], Awaitable[object]]) -> None:
    """Visit them all, a few at a time: a server that is slow stops none of the others."""
    rest = iter(servers)

    async def visit_rest() -> None:
        for server in rest:
            await visit(server)

    await asyncio.gather(*(visit_rest() for _ in range(SERVERS_AT_ONCE)))
