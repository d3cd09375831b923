"""Copies of the store by the hour, while the bot works."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import Final

from bot.matches import AnyGame
from bot.operations.backups import BackupFolder
from bot.storage import StoreError

INTERVAL: Final = 3600
"""Seconds from one copy to the next."""
RETRY_AFTER: Final = 300
"""Seconds until one that failed is tried again."""
_log = logging.getLogger(__name__)


class BackupSchedule:
    """Wipes, and makes a copy when the newest is an hour old, also over a restart."""

    def __init__(
        self,
        copies: BackupFolder | None,
        games: Mapping[str, AnyGame],
        now: Callable[[], datetime],
        wipe: Callable[[], Awaitable[bool]],
    ) -> None:
        """`wipe` has nothing left of forgotten people in the store; no copy is made before."""
        self._copies = copies
        self._games = games
        self._now = now
        self._wipe = wipe

    async def run(self) -> None:
        """Until it is cancelled."""
        failed = False
        while True:
            await asyncio.sleep(RETRY_AFTER if failed else self.seconds_until_due())
            failed = not await self.run_once()

    def seconds_until_due(self) -> float:
        """Seconds until a copy is due."""
        if self._copies is None:
            return INTERVAL
        newest = self._copies.find_newest_time()
        return 0.0 if newest is None else max(0.0, newest + INTERVAL - self._now().timestamp())

    async def run_once(self) -> bool:
        """Whether all that is wanted was done; a copy is made in a thread of its own."""
        try:
            if await self._wipe():
                _log.info("what was left of forgotten people is overwritten")
            if self._copies is None:
                return True
            made = await asyncio.to_thread(self._copies.make_copy, self._games, self._now())
        except (StoreError, sqlite3.Error, OSError):
            _log.exception("no backup was made; the next try is in %d s", RETRY_AFTER)
            return False
        _log.info("backup %s made", made.name)
        return True
