"""Workers that run when they are woken, or when their next due time has come.

No worker waits on a queue: `kick` starts a task, and between two runs a task sleeps until the next
due time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime

_log = logging.getLogger(__name__)
LONGEST_SLEEP = 6 * 3600.0
AFTER_FAILURE = 30
"""Seconds until the next run where the due time could not be read."""


class BackgroundWorker:
    """Runs `work` after every kick, never twice at once, and again when `next_due` says."""

    def __init__(
        self,
        name: str,
        work: Callable[[], Awaitable[object]],
        next_due: Callable[[], Awaitable[int | None]],
        now: Callable[[], datetime],
    ) -> None:
        self._name = name
        self._work = work
        self._next_due = next_due
        self._now = now
        self._again = False
        self._closed = False
        self._running: asyncio.Task[None] | None = None
        self._sleeping: asyncio.Task[None] | None = None

    def kick(self) -> None:
        """There may be work: run now, or once more after the present run."""
        if self._closed:
            return
        self._again = True
        if self._running is None or self._running.done():
            self._running = asyncio.get_running_loop().create_task(self._run(), name=self._name)

    async def close(self) -> None:
        """What is not done stays in the store."""
        self._closed = True
        tasks = [task for task in (self._sleeping, self._running) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        due: int | None = None
        while self._again:
            self._again = False
            try:
                await self._work()
            except Exception:  # noqa: BLE001 - the next kick tries again; a worker never dies
                _log.exception("%s failed", self._name)
            due = await self._find_next_due()  # a kick meanwhile counts, too
        self._sleep_until(due)

    async def _find_next_due(self) -> int | None:
        try:
            return await self._next_due()
        except Exception:  # noqa: BLE001 - there may be no kick for hours
            _log.exception("%s does not know when it is due", self._name)
            return int(self._now().timestamp()) + AFTER_FAILURE

    def _sleep_until(self, due: int | None) -> None:
        if self._sleeping is not None:
            self._sleeping.cancel()
            self._sleeping = None
        if due is not None and not self._closed:
            seconds = min(max(due - self._now().timestamp(), 0.5), LONGEST_SLEEP)
            loop = asyncio.get_running_loop()
            self._sleeping = loop.create_task(self._wake(seconds), name=f"{self._name} sleeps")

    async def _wake(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._sleeping = None
        self.kick()
