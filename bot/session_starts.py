"""Opens sessions at Discord no faster and no more often than it allows: whoever opens 1,000 a day
loses the token."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

import discord

from bot.gateway import GatewayWatch, retry_until_reached
from bot.storage.faults import describe_error

PAUSE: Final = 5.0
"""Seconds that Discord wants between two sessions of a bot, whichever process opens them."""
SPARE: Final = 50
"""Sessions that are left for a person to start the bot with when something has gone wrong."""
LOOK_AGAIN: Final = 600.0
_log = logging.getLogger(__name__)


class SessionStarts:
    """Every process asks here before each session."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        watch: GatewayWatch,
        reserve: Callable[[float], Awaitable[float]] | None = None,
    ) -> None:
        """`reserve` gives the seconds until this process may open one, that long after the last of
        all processes that share the database."""
        self._client = client
        self._watch = watch
        self._reserve = reserve
        self._next = 0.0
        self._turn = asyncio.Lock()

    async def wait_for_budget(self) -> None:
        """Discord says how many are left for today."""
        while True:
            limits = await retry_until_reached(self._client.fetch_session_start_limits)
            if limits.remaining >= SPARE:
                self._watch.begins_at = None
                return
            wait = limits.reset_after / 1000
            _log.error(
                "the bot connects in %d minutes: it was started so often that Discord allows only"
                " %d of %d sessions today, and would then reset the token",
                wait / 60, limits.remaining, limits.total,
            )  # fmt: skip
            self._watch.begins_at = monotonic() + wait
            await asyncio.sleep(min(max(wait, 1.0), LOOK_AGAIN))

    async def wait_for_turn(self) -> None:
        async with self._turn:
            wait = max(self._next - monotonic(), 0.0)
            if self._reserve is not None:
                try:
                    wait = await self._reserve(PAUSE)
                except (sqlite3.Error, TimeoutError) as error:
                    fault = describe_error(error) if isinstance(error, sqlite3.Error) else error
                    _log.warning("other processes may open sessions at the same time: %s", fault)
            await asyncio.sleep(wait)
            self._next = monotonic() + PAUSE
