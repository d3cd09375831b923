"""Opens the shards that this process has leased or claimed and closes the others, one by one:
discord.py opens a list of them at its start and closes them all at its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import discord
from discord.gateway import DiscordWebSocket

from bot.leases import HAND_OVER, LeaseKeeper
from bot.models.shards import Shards

IDENTIFY_PAUSE: Final = 5.0
"""Seconds that Discord wants between two shards. It turns away one that another process opens
meanwhile, and discord.py tries again."""
DRAIN: Final = 2.0
"""Seconds that deliveries under way get before a shard is handed over, and answers after that."""
CLOSING: Final = 2.0
"""Seconds that Discord gets to say goodbye."""
_log = logging.getLogger(__name__)


class LeasedShards:
    """Follows the leases. A shard is answered for as long as it is leased, and worked for once it
    is ready."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        shards: Shards,
        keeper: LeaseKeeper,
        wake: Callable[[], None],
        drain: Callable[[float], Awaitable[None]],
        finish_answers: Callable[[float], Awaitable[object]],
    ) -> None:
        """`wake` looks for work. `drain` ends in so many seconds what is being delivered, and
        `finish_answers` waits so long for the answers that are under way."""
        self._client = client
        self._shards = shards
        self._keeper = keeper
        self._wake = wake
        self._drain = drain
        self._finish_answers = finish_answers
        self._renewed = asyncio.Event()
        self._launching: dict[int, asyncio.Task[None]] = {}
        self._ready: set[int] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._identifying = asyncio.Lock()
        self._identified = -IDENTIFY_PAUSE
        self._closing: asyncio.Task[None] | None = None
        self.failure: Exception | None = None
        """Why this process cannot go on."""

    def start(self) -> None:
        if self._tasks:
            return
        count = self._shards.count or 1
        self._client.shard_count = self._client._connection.shard_count = count  # noqa: SLF001
        # discord.py says that a bot is ready once all of these are, which here are never all.
        self._client._connection.shard_ids = []  # noqa: SLF001
        self._keeper.listeners.append(self._hear_renewal)
        self._tasks = [asyncio.create_task(self._keep()), asyncio.create_task(self._follow())]
        self._renewed.set()

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
        """Open nothing more; what is leased stays leased until it is given back."""
        tasks = [*self._tasks, *self._launching.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def open(self, shard: int) -> None:
        """A shard knows its servers."""
        if shard not in self._launching:
            return  # it was closed meanwhile
        self._ready.add(shard)
        self._keeper.open(shard)
        if shard in self._shards.held:
            self._begin(shard)

    def _begin(self, shard: int) -> None:
        """Work for the servers of a shard."""
        self._shards.open(shard)
        self._client._connection.call_handlers("ready")  # noqa: SLF001 - there is no public way
        self._client.dispatch("ready")

    async def wait_to_identify(self) -> None:
        async with self._identifying:
            await asyncio.sleep(max(self._identified + IDENTIFY_PAUSE - monotonic(), 0))
            self._identified = monotonic()

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
                _log.exception("the shards could not be brought in line with the leases")

    async def _match_leases(self) -> None:
        standing, held = self._keeper.standing, self._shards.held
        lost = self._launching.keys() - held - self._shards.claimed
        if lost:
            await self._drain(0)
        for shard in lost | self._launching.keys() & standing.surplus - self._ready:
            await self._close(shard)
        for shard in held & self._ready - self._shards.working:
            self._begin(shard)
        for shard in standing.awaited & held:
            await self._hand_over(shard)
        # First those for which nobody answers.
        wanted = [*sorted(held - standing.surplus), *sorted(self._shards.claimed)]
        for shard in wanted:
            if shard not in self._launching:
                self._launching[shard] = asyncio.create_task(self._launch(shard))

    async def _hand_over(self, shard: int) -> None:
        """Presses are answered until the moment in which the other process answers them."""
        self._shards.close(shard)
        await self._drain(DRAIN)
        if await self._keeper.hand_over(shard):
            await self._finish_answers(DRAIN)
            await self._close(shard)
        self._wake()

    async def _launch(self, shard: int) -> None:
        await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def _close(self, shard: int) -> None:
        """Close a shard for good, and forget its servers."""
        self._shards.close(shard)
        self._keeper.close(shard)
        self._ready.discard(shard)
        launching = self._launching.pop(shard, None)
        if launching is not None:
            launching.cancel()
            await asyncio.gather(launching, return_exceptions=True)
        opened: Any = self._client._AutoShardedClient__shards.pop(shard, None)  # type: ignore[attr-defined]  # noqa: SLF001
        if opened is not None:
            # It may be about to connect again.
            opened.reconnect = opened.reidentify = _stay_closed
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOSING):
                    await opened.close()
        for guild in [one for one in self._client.guilds if one.shard_id == shard]:
            self._client._connection._remove_guild(guild)  # noqa: SLF001
        _log.info("shard %d is closed", shard)


async def _stay_closed(*_: object) -> None:
    """Instead of connecting again."""
