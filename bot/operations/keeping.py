"""Copies of the store by the hour, while the bot works."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import Final

from bot.matches import AnyGame
from bot.operations.copying import Copies
from bot.storage import StoreError

EVERY: Final = 3600
"""Seconds from one copy to the next."""
AGAIN: Final = 300
"""Seconds until one that failed is tried again."""
_log = logging.getLogger(__name__)


class Keeper:
    """Wipes, and makes a copy when the newest is an hour old, also over a restart."""

    def __init__(
        self,
        copies: Copies | None,
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
            await asyncio.sleep(AGAIN if failed else self.wait())
            failed = not await self.once()

    def wait(self) -> float:
        """Seconds until a copy is due."""
        if self._copies is None:
            return EVERY
        newest = self._copies.newest_at()
        return 0.0 if newest is None else max(0.0, newest + EVERY - self._now().timestamp())

    async def once(self) -> bool:
        """Whether all that is wanted was done; a copy is made in a thread of its own."""
        try:
            if await self._wipe():
                _log.info("what was left of forgotten people is overwritten")
            if self._copies is None:
                return True
            made = await asyncio.to_thread(self._copies.make, self._games, self._now())
        except (StoreError, sqlite3.Error, OSError):
            _log.exception("no backup was made; the next try is in %d s", AGAIN)
            return False
        _log.info("backup %s made", made.name)
        return True
