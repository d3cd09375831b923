"""What Discord allows, counted before it has to refuse: refusals cost more than waiting."""

import asyncio
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from datetime import datetime
from typing import Final

import aiohttp
import discord

from bot.models.outbox import PostedMessage
from bot.models.shards import Shards

MOST_A_SECOND: Final = 40
"""Discord allows 50 requests a second in all; some are not counted here."""
BURST: Final = 10  # requests that may go out at once
TOO_MANY_EDITS: Final = 30046  # of messages older than an hour
HARD_TO_EDIT: Final = 55 * 60
"""Age of a message in seconds, a little before Discord allows few edits of it."""
OLD_EDITS: Final = 3
"""Edits of such messages that Discord allows in a channel within `OLD_EDITS_SECONDS`, which are a
little more than its own, as some requests are faster than others."""
OLD_EDITS_SECONDS: Final = 7.0
BUSY_EDITS: Final = 2
"""Edits in a channel within `BUSY_SECONDS` that leave too little of Discord's five for others that
can wait."""
BUSY_SECONDS: Final = 5.0
LEASE_PAUSE: Final = 5.0  # seconds until a process that has lost its leases tries again
CHANNELS: Final = "/channels/"  # in the paths of requests that others may see the effect of
_term: ContextVar[int | None] = ContextVar("term", default=None)
"""That of the leases under which the newest request was allowed."""
TOO_MANY_REQUESTS: Final = 429
PAUSE: Final = 60.0
"""Seconds without a request after Cloudflare has refused one: whoever goes on asking is refused for
longer."""
OPENING_TOO_FAST: Final = 40003
PAUSE_OF_OPENINGS: Final = 60.0
"""Seconds for which nobody's direct messages are opened after that."""


class TooManyEdits(discord.RateLimited):
    """Discord would refuse to edit this old message now."""

    code = TOO_MANY_EDITS


class Paused(discord.RateLimited):
    """Cloudflare refuses everything for a while."""


class LeaseEnded(discord.RateLimited):
    """This process has lost touch with the others, who may do its work: nothing may be sent."""


def guard_requests(shards: Shards) -> aiohttp.TraceConfig:
    """Refuses at the last moment what a process was to send before its leases ended: it may have
    been frozen since, or discord.py may have waited for a limit of Discord's."""

    async def require_lease(
        _: aiohttp.ClientSession,
        __: object,
        request: aiohttp.TraceRequestStartParams | aiohttp.TraceRequestHeadersSentParams,
    ) -> None:
        if CHANNELS not in request.url.path:
            return  # answers to presses that were accepted
        if not shards.is_current or _term.get() not in (None, shards.term):
            raise LeaseEnded(LEASE_PAUSE)

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(require_lease)
    # Called before headers are written; it may have taken long to connect.
    trace.on_request_headers_sent.append(require_lease)
    return trace


class RequestPacer:
    """Keeps requests within Discord's limits. The clock may be set: no wait is longer for it."""

    def __init__(self, now: Callable[[], datetime], shards: Shards | None = None) -> None:
        """The processes that share all `shards` share the limit over all, too."""
        self._now = now
        self._shards = shards or Shards()
        self._saved, self._saved_at = float(BURST), 0.0
        self._waiting = 0
        self._old_edits: defaultdict[int, deque[float]] = defaultdict(deque)
        self._edits: defaultdict[int, deque[float]] = defaultdict(deque)
        self._openings_from = 0.0
        self._paused_until = 0.0

    @asynccontextmanager
    async def take_turn(self) -> AsyncIterator[None]:
        """Wait for the turn of the one request that is made within, after which nothing is asked
        for a while if Cloudflare refuses it. Raises `Paused` and `LeaseEnded`."""
        await self.wait_for_turn()
        if left := self.pause_left:
            raise Paused(left)
        try:
            yield
        except discord.HTTPException as error:
            # Cloudflare sends a page instead of Discord's JSON.
            is_foreign = error.status == TOO_MANY_REQUESTS and error.code == 0
            if is_foreign and "json" not in error.response.headers.get("Content-Type", ""):
                self._paused_until = self._at() + PAUSE
            raise

    @property
    def pause_left(self) -> float:
        """Seconds for which nothing may be sent."""
        left = self._paused_until - self._at()
        return left if 0 < left <= PAUSE else 0.0

    async def wait_for_turn(self) -> None:
        """Wait until one more request is within the limit over all. Each sleeps for itself: on a
        clock that stands until all sleep, one that waited for another would wait for ever. Raises
        `LeaseEnded`."""
        at, most = self._at(), MOST_A_SECOND / self._shards.processes
        saved = self._saved + max(at - self._saved_at, 0) * most
        # Where the clock has not moved, those who slept have paid all the same.
        self._saved, self._saved_at = min(max(saved, -self._waiting), BURST) - 1, at
        if self._saved < 0:
            self._waiting += 1
            try:
                await asyncio.sleep(-self._saved / most)
            finally:
                self._waiting -= 1
        if not self._shards.is_current:
            raise LeaseEnded(LEASE_PAUSE)
        _term.set(self._shards.term)

    def require_edit(self, message: PostedMessage) -> None:
        """Count an edit. Raises `TooManyEdits`."""
        at = self._at()
        _forget_before(self._edits[message.channel], at - BUSY_SECONDS, at)
        self._edits[message.channel].append(at)
        age = self._now() - discord.utils.snowflake_time(message.message)
        if age.total_seconds() < HARD_TO_EDIT:
            return
        edits = self._old_edits[message.channel]
        _forget_before(edits, at - OLD_EDITS_SECONDS, at)
        if len(edits) >= OLD_EDITS:
            raise TooManyEdits(edits[0] + OLD_EDITS_SECONDS - at)
        edits.append(at)

    def require_quiet(self, channel: int) -> None:
        """Raises `TooManyEdits` where boards need the edits that Discord allows in the channel."""
        at, edits = self._at(), self._edits[channel]
        _forget_before(edits, at - BUSY_SECONDS, at)
        if len(edits) >= BUSY_EDITS:
            raise TooManyEdits(BUSY_SECONDS)

    def require_opening(self) -> None:
        """Raises `RateLimited` while no direct messages are opened."""
        wait = self._openings_from - self._at()
        if 0 < wait <= PAUSE_OF_OPENINGS:
            raise discord.RateLimited(wait)

    def pause_openings(self) -> None:
        self._openings_from = self._at() + PAUSE_OF_OPENINGS

    def _at(self) -> float:
        return self._now().timestamp()


def _forget_before(times: deque[float], begin: float, now: float) -> None:
    while times and not begin < times[0] <= now:
        times.popleft()
