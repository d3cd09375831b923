"""Several processes that share a database: which share of the servers is this one's, and one time
for all, that of the database. The clock of a machine may be wrong, and would then be wrong for
everybody's deadlines."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import TYPE_CHECKING, Final

from bot.models.shards import Shards, Standing
from bot.storage.errors import describe_error

if TYPE_CHECKING:  # a bot with a file loads nothing of PostgreSQL
    from bot.storage.postgres.leases import LeaseStore

LEASE: Final = 10.0
"""Seconds for which a process counts as alive that has not been heard of."""
MARGIN: Final = 2.0
"""Seconds before the end of its lease from which a process does nothing more: what it has sent
before has arrived by then."""
BEAT: Final = 3.0
"""Seconds between two renewals."""
AFTER: Final = 0.1
"""Seconds after the end of another's lease at which a process looks for its shards."""
HAND_OVER: Final = 40.0
"""Seconds that a process which is to stop gives others to take its shards. One that has only just
started opens one every five seconds."""
SLACK: Final = 5.0
"""Seconds that an answer of the database may have been on its way."""
STEP: Final = 30.0
"""Seconds by which a clock is off that was set, or never set right."""
NOTHING: Final = Standing(frozenset(), frozenset(), 1)
_log = logging.getLogger(__name__)


class SharedClock:
    """Goes on by a clock that nobody sets, and follows the database's, but no jump of it: deadlines
    would run out that have not, or get time back that has not passed."""

    def __init__(self, machine: Callable[[], datetime], elapsed: Callable[[], float]) -> None:
        """`machine` is the clock of this machine, `elapsed` one that nobody sets."""
        self._machine = machine
        self._elapsed = elapsed
        self._ahead: float | None = None
        self.off = 0.0
        """Seconds by which this machine's clock, or the one that all go by, is ahead of the
        database's."""

    def now(self) -> datetime:
        if self._ahead is None:
            return self._machine()
        return datetime.fromtimestamp(self._elapsed() + self._ahead, UTC)

    @property
    def is_off(self) -> bool:
        return abs(self.off) > STEP

    def follow(self, at: float) -> None:
        """The database's clock shows this many seconds."""
        mine, was_off = self.now().timestamp(), self.is_off
        if self._ahead is None or SLACK < abs(mine - at) <= STEP:
            self._ahead = at - self._elapsed()
        self.off = max(self._machine().timestamp() - at, self.now().timestamp() - at, key=abs)
        if self.is_off and not was_off:
            _log.warning("the clocks of this machine and the database differ by %d s", self.off)


class LeaseKeeper:
    """Renews the leases of one process."""

    def __init__(
        self,
        store: LeaseStore,
        shards: Shards,
        elapsed: Callable[[], float] = monotonic,
        clock: SharedClock | None = None,
    ) -> None:
        """`clock` follows the database's with each renewal."""
        self._store = store
        self._clock = clock
        self._shards = shards
        self._elapsed = elapsed
        self._process = shards.process
        self._wake = asyncio.Event()
        self._busy = asyncio.Lock()
        self._next = BEAT
        self._opened: frozenset[int] = frozenset()
        self._stays = True
        self.standing = NOTHING
        """As of the last renewal."""
        self.listeners: list[Callable[[], None]] = []
        """Called after each renewal, and after one that has failed."""

    async def run(self) -> None:
        """Until cancelled. Raises `StoreUnusable` where the other processes are set otherwise."""
        while True:
            began = self._elapsed()
            await self.renew()
            for listener in self.listeners:
                listener()
            try:
                async with asyncio.timeout(max(self._next - (self._elapsed() - began), 0.1)):
                    await self._wake.wait()
            except TimeoutError:
                pass
            self._wake.clear()

    async def renew(self) -> None:
        """A lease counts from before it was asked for."""
        assert self._shards.count is not None
        began, self._next = self._elapsed(), BEAT
        try:
            async with asyncio.timeout(BEAT), self._busy:
                standing = await self._store.renew(
                    self._process, self._shards.count, LEASE, self._opened, stays=self._stays
                )
                if standing.held != self._shards.held:
                    _log.info("shards %s of %d are mine", sorted(standing.held), self._shards.count)
                if standing.workers != self._shards.workers:
                    _log.info("%d workers think for computer players", standing.workers)
                self.standing = standing
                self._next = min(BEAT, standing.next_end + AFTER)
                self._shards.lease(standing, began + LEASE - MARGIN)
                if self._clock is not None:
                    self._clock.follow(standing.at)
        except (sqlite3.Error, TimeoutError) as error:
            fault = describe_error(error) if isinstance(error, sqlite3.Error) else "no answer"
            _log.warning("the leases could not be renewed: %s", fault)

    def open(self, shard: int) -> None:
        """This process hears of what happens in a shard's servers: now it can be handed over."""
        self._opened |= {shard}
        self._wake.set()

    def close(self, shard: int) -> None:
        self._opened -= {shard}

    def retire(self) -> None:
        """Let the other processes have everything."""
        self._stays = False
        self._wake.set()

    async def hand_over(self, shard: int) -> bool:
        """Answer no more for a shard; another process, which has opened it, does so at once. If
        that is gone, the next renewal gives the shard back."""
        async with self._busy:  # a renewal would hold it again
            accepted = self._shards.release(shard)
            return await self._store.hand_over(self._process, shard, accepted)

    async def reserve_session(self, pause: float) -> float:
        """The seconds until this process may open a session at Discord, so long after the last of
        all."""
        async with asyncio.timeout(BEAT):
            return await self._store.reserve_session(self._process, pause)

    async def leave(self) -> None:
        """Give everything back. If that fails, the leases end by themselves."""
        self._shards.lease(NOTHING, 0.0)
        try:
            async with asyncio.timeout(BEAT):
                await self._store.leave(self._process)
        except (sqlite3.Error, TimeoutError) as error:
            _log.warning("the leases could not be given back: %s", error)

    def hear(self, table: str, _number: int, _rev: int) -> None:
        """Shards can be handed over, or have been."""
        if table == "shard_leases":
            self._wake.set()
