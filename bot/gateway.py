"""Reaching Discord, and whether the gateway works: discord.py's `is_ready` stays true after a
connection is lost. Sessions are opened no faster and no more often than Discord allows: whoever
opens 1,000 a day loses the token."""

import asyncio
import logging
import math
import sqlite3
from collections.abc import Awaitable, Callable
from itertools import count
from time import monotonic, perf_counter
from typing import Final, Literal, TypeAlias, TypeVar

import aiohttp
import discord
from yarl import URL

from bot.eventlog.jobs import RETRY
from bot.models.shards import Shards
from bot.storage.errors import describe_error

T = TypeVar("T")
UNREACHABLE: Final = (
    discord.HTTPException, discord.RateLimited, discord.GatewayNotFound, aiohttp.ClientError,
    OSError, asyncio.TimeoutError,
)  # fmt: skip
"""What passes by itself: no network, Discord is down or wants fewer requests."""
CONNECT_WITHIN: Final = 30.0
MAX_FAULT: Final = 200  # characters of an error in the log; some are whole web pages
ACKNOWLEDGE_WITHIN: Final = 15.0
"""Seconds that Discord gets to acknowledge a heartbeat; usually it takes a tenth of one."""
NOTED_WITHIN: Final = 5.0
"""Seconds that discord.py may take, on a busy machine, to note that a heartbeat was sent."""
PAUSE: Final = 5.0
"""Seconds that Discord wants between two sessions of a bot, whichever process opens them."""
SPARE: Final = 50
"""Sessions that are left for a person to start the bot with when something has gone wrong."""
LOOK_AGAIN: Final = 600.0
_log = logging.getLogger(__name__)
GatewayProblem: TypeAlias = Literal["starting", "exhausted", "disconnected", "silent"]


class GatewayWatch:
    """Follows the shards of a bot; `GameBot` passes its events on."""

    def __init__(self, client: discord.AutoShardedClient, shards: Shards) -> None:
        self._client = client
        self._mine = shards
        self._lost: dict[int, float] = {}
        self._began = monotonic()
        self.begins_at: float | None = None
        """When Discord allows new sessions again, if it allows none now."""

    def lose(self, shard: int) -> None:
        """A shard has lost its connection."""
        self._lost.setdefault(shard, monotonic())

    def recover(self, shard: int) -> None:
        """A shard has a session again."""
        self._lost.pop(shard, None)

    def find_problem(self) -> tuple[GatewayProblem, int] | None:
        """What is wrong and for how many seconds; None if every shard is connected and Discord
        has acknowledged a heartbeat of each lately."""
        if self.begins_at is not None:
            return "exhausted", max(int(self.begins_at - monotonic()), 0)
        if not self._client.is_ready():
            return "starting", int(monotonic() - self._began)
        if self._lost:
            return "disconnected", int(monotonic() - min(self._lost.values()))
        shards = self._client.shards.values()
        if not self._mine.is_current:
            return "disconnected", 0  # another process may have its shards by now
        missing = len(shards) < (self._client.shard_count or 1)
        if missing or any(shard.is_closed() for shard in shards):
            return "disconnected", 0
        silent = max((_measure_silence(shard) for shard in shards), default=0.0)
        return ("silent", int(silent)) if silent > ACKNOWLEDGE_WITHIN else None

    def measure_latency(self) -> float | None:
        """Seconds until a heartbeat is acknowledged, None if none has been."""
        latency = self._client.latency
        return round(latency, 3) if math.isfinite(latency) else None


def _measure_silence(shard: discord.ShardInfo) -> float:
    """Seconds for which a heartbeat is overdue: one that was sent is not acknowledged, or none is
    sent any more. The public `latency` is that of the last one that was acknowledged."""
    heart = shard._parent.ws._keep_alive  # noqa: SLF001 - there is no public way
    if heart is None:
        return 0.0  # it has only just connected
    now, sent, acknowledged = perf_counter(), heart._last_send, heart._last_ack  # noqa: SLF001
    interval = heart.interval or 0.0
    # discord.py notes in a thread that it was sent, perhaps after it was acknowledged.
    is_answered = sent - acknowledged < min(NOTED_WITHIN, interval / 2)
    return max(0.0 if is_answered else now - sent, now - acknowledged - interval)


async def retry_until_reached(attempt: Callable[[], Awaitable[T]]) -> T:
    """Try again at growing intervals, with one line in the log each, while Discord cannot be
    reached."""
    for tries in count():
        try:
            return await attempt()
        except UNREACHABLE as error:
            wait = RETRY.wait_after(tries, getattr(error, "retry_after", 0))
            fault = f"{type(error).__name__}: {error}".splitlines()[0][:MAX_FAULT]
            _log.warning("Discord cannot be reached; the next try is in %d s: %s", wait, fault)
        await asyncio.sleep(wait)
    raise AssertionError


async def reach_gateway(gateway: URL) -> None:
    """Wait until the gateway's host takes connections."""

    async def connect() -> None:
        async with asyncio.timeout(CONNECT_WITHIN):
            _, writer = await asyncio.open_connection(gateway.host, gateway.port)
        writer.close()

    await retry_until_reached(connect)


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
