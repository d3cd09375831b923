"""Workers that run when they are woken, or when their next due time has come. No worker waits on a
queue: `kick` starts a task, and between two runs a task sleeps until the next due time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from time import monotonic
from typing import Final

from bot.eventlog.jobs import RETRY

_log = logging.getLogger(__name__)
NAP: Final = 60.0
"""Seconds after which a sleeping worker looks at the clock again, which may have been set."""
JUMP: Final = 30.0  # seconds by which the clock has to be off after a nap to count as set
LONGEST_RETRY: Final = 30  # seconds until the next run after many failures


class BackgroundWorker:
    """Runs `work` after every kick, never twice at once, and again when `next_due` says."""

    def __init__(
        self,
        name: str,
        work: Callable[[], Awaitable[object]],
        next_due: Callable[[], Awaitable[int | None]],
        now: Callable[[], datetime],
        can_jump: bool = True,
    ) -> None:
        """`can_jump`: whether the clock may be set; otherwise nothing wakes before it is due."""
        self.name = name
        self.error: Exception | None = None  # why the newest run failed; None if it did not
        self._work = work
        self._next_due = next_due
        self._now = now
        self._can_jump = can_jump
        self._failures = 0
        self._began: float | None = None
        self._again = False
        self._closed = False
        self._running: asyncio.Task[None] | None = None
        self._sleeping: asyncio.Task[None] | None = None

    @property
    def seconds_at_work(self) -> float:
        """How long the present run has taken so far."""
        return 0.0 if self._began is None else monotonic() - self._began

    def kick(self) -> None:
        """There may be work: run now, or once more after the present run."""
        if self._closed:
            return
        self._again = True
        if self._running is None or self._running.done():
            self._running = asyncio.get_running_loop().create_task(self._run(), name=self.name)

    async def close(self) -> None:
        """What is not done stays in the store."""
        self._closed = True
        tasks = [task for task in (self._sleeping, self._running) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        due: float | None = None
        while self._again:
            self._again = False
            self._began = monotonic()
            try:
                due = await self._run_once()
            finally:
                self._began = None
        if self._sleeping is not None:
            self._sleeping.cancel()
            self._sleeping = None
        if due is not None and not self._closed:
            loop = asyncio.get_running_loop()
            self._sleeping = loop.create_task(self._wake(due), name=f"{self.name} sleeps")

    async def _run_once(self) -> float | None:
        """Returns when to run again; a kick meanwhile counts, too."""
        try:
            await self._work()
            due = await self._next_due()
        except Exception as error:  # noqa: BLE001 - it is tried again; a worker never dies
            wait = min(RETRY.wait_after(self._failures), LONGEST_RETRY)
            _log.exception("%s failed and is tried again in %d s", self.name, wait)
            self.error = error
            self._failures += 1
            return self._now().timestamp() + wait
        self.error = None
        self._failures = 0
        return due

    async def _wake(self, due: float) -> None:
        """Kick when it is due, or when the clock was set: then every due time may have moved."""
        now = self._now().timestamp()
        seconds = max(due - now, 0.5)
        while seconds > 0:
            nap = min(seconds, NAP) if self._can_jump else seconds
            await asyncio.sleep(nap)
            before, now = now, self._now().timestamp()
            if abs(now - before - nap) > JUMP:
                break
            seconds = due - now
        self._sleeping = None
        self.kick()
