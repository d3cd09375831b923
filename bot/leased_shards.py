"""Works for the shards that this process has leased. Each process opens all shards, so that one
which takes over answers at once and needs no new session at Discord."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import discord

from bot.leases import HAND_OVER, LeaseKeeper
from bot.models.shards import Shards

DRAIN: Final = 2.0
"""Seconds that deliveries under way get before a shard is handed over, and answers after that."""
_log = logging.getLogger(__name__)


class LeasedShards:
    """Follows the leases. A shard is answered for as long as it is leased, and worked for while it
    is connected as well."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        shards: Shards,
        keeper: LeaseKeeper,
        begin: Callable[[], None],
        wake: Callable[[], None],
        drain: Callable[[float], Awaitable[None]],
        finish_answers: Callable[[float], Awaitable[object]],
    ) -> None:
        """`begin` works for the servers of new shards, and `wake` looks for work. `drain` ends in
        so many seconds what is being delivered, and `finish_answers` waits so long for the answers
        that are under way."""
        self._client = client
        self._shards = shards
        self._keeper = keeper
        self._begin_work = begin
        self._wake = wake
        self._drain = drain
        self._finish_answers = finish_answers
        self._renewed = asyncio.Event()
        self._connected: set[int] = set()
        self._begun: set[int] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._closing: asyncio.Task[None] | None = None
        self.failure: Exception | None = None
        """Why this process cannot go on."""

    async def start(self) -> list[int]:
        """All shards, in the order in which to open them: first those for which nobody answers."""
        if not self._tasks:
            heard = asyncio.Event()
            self._keeper.listeners += [self._hear_renewal, heard.set]
            keeping = asyncio.create_task(self._keep())
            keeping.add_done_callback(lambda _: heard.set())
            self._tasks = [keeping, asyncio.create_task(self._follow())]
            await heard.wait()
        if self.failure is not None:
            raise self.failure
        order = {0: self._shards.held, 1: self._shards.claimed}
        return sorted(
            range(self._shards.count or 1),
            key=lambda shard: next((at for at, some in order.items() if shard in some), 2),
        )

    async def hand_over(self) -> None:
        """Let other processes take all shards, and answer until they do."""
        renewed = asyncio.Event()
        self._keeper.listeners.append(renewed.set)
        self._keeper.retire()
        with suppress(TimeoutError):
            async with asyncio.timeout(HAND_OVER):
                while self._shards.held and self._keeper.standing.successors:
                    await renewed.wait()
                    renewed.clear()

    async def stop(self) -> None:
        """What is leased stays leased until it is given back."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def open(self, shard: int) -> None:
        """A shard is connected, and knows its servers."""
        self._connected.add(shard)
        self._keeper.open(shard)
        if shard in self._shards.held:
            self._begin(shard)

    def lose(self, shard: int) -> None:
        """A shard has lost its connection: it is not claimed from others meanwhile."""
        self._connected.discard(shard)
        self._keeper.close(shard)

    def _begin(self, shard: int) -> None:
        """Work for the servers of a shard."""
        self._begun.add(shard)
        self._shards.open(shard)
        self._begin_work()

    def _end(self, shard: int) -> None:
        """Begin nothing more for them."""
        self._begun.discard(shard)
        self._shards.close(shard)

    def _hear_renewal(self) -> None:
        """Also a chance to see work of which this process has not heard."""
        self._renewed.set()
        self._wake()

    async def _keep(self) -> None:
        try:
            await self._keeper.run()
        except Exception as error:  # noqa: BLE001 - without leases it would be there for nothing
            self.failure = error
            self._closing = asyncio.create_task(self._client.close())

    async def _follow(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._shards.seconds_left):
                    await self._renewed.wait()
            self._renewed.clear()
            try:
                await self._match_leases()
            except Exception:  # noqa: BLE001 - it is tried again after the next renewal
                _log.exception("the work could not be brought in line with the leases")

    async def _match_leases(self) -> None:
        held = self._shards.held
        if lost := self._begun - held:
            for shard in lost:
                self._end(shard)
            await self._drain(0)
        for shard in (held & self._connected) - self._begun:
            self._begin(shard)
        for shard in self._keeper.standing.awaited & held:
            await self._hand_over(shard)

    async def _hand_over(self, shard: int) -> None:
        """Presses are answered until the moment in which the other process answers them."""
        self._end(shard)
        await self._drain(DRAIN)
        if await self._keeper.hand_over(shard):
            await self._finish_answers(DRAIN)
            _log.info("shard %d is handed over", shard)
        self._wake()
