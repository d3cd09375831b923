"""Several processes that share a database: which share of the servers is this one's, and one time
for all, that of the database. The clock of a machine may be wrong, and would then be wrong for
everybody's deadlines. Each process opens all shards, so that one which takes over answers at once
and needs no new session at Discord."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from time import monotonic
from typing import TYPE_CHECKING, Final

import discord

from bot.models.shards import LeaseReport, Shards
from bot.storage.errors import describe_error

if TYPE_CHECKING:  # a bot with a file loads nothing of PostgreSQL
    from bot.storage.postgres.leases import LeaseStore

LEASE: Final = 10.0  # seconds for which a process counts as alive that has not been heard of
MARGIN: Final = 2.0
"""Seconds before the end of its lease from which a process does nothing more: what it has sent
before has arrived by then."""
BEAT: Final = 3.0  # seconds between two renewals
AFTER: Final = 0.1
"""Seconds after the end of another's lease at which a process looks for its shards."""
HAND_OVER: Final = 40.0
"""Seconds that a process which is to stop gives others to take its shards. One that has only just
started opens one every five seconds."""
SLACK: Final = 5.0  # seconds that an answer of the database may have been on its way
STEP: Final = 30.0  # seconds by which a clock is off that was set, or never set right
DRAIN: Final = 2.0
"""Seconds that deliveries under way get before a shard is handed over, and answers after that."""
NOTHING: Final = LeaseReport(frozenset(), frozenset(), 1)
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
        self.standing = NOTHING  # as of the last renewal
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
        drain: Callable[[float], Awaitable[bool]],
        finish_answers: Callable[[float], Awaitable[object]],
    ) -> None:
        """`begin` works for the servers of new shards, and `wake` looks for work. `drain` ends in
        so many seconds what is being delivered, and says whether it had to cut something off;
        `finish_answers` waits so long for the answers that are under way."""
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
        self.failure: Exception | None = None  # why this process cannot go on

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
                held = self._shards.held
                if lost := self._begun - held:
                    for shard in lost:
                        self._end(shard)
                    await self._drain(0)
                for shard in (held & self._connected) - self._begun:
                    self._begin(shard)
                for shard in self._keeper.standing.awaited & held:
                    await self._hand_over(shard)
            except Exception:  # noqa: BLE001 - it is tried again after the next renewal
                _log.exception("the work could not be brought in line with the leases")

    async def _hand_over(self, shard: int) -> None:
        """Presses are answered until the moment in which the other process answers them."""
        self._end(shard)
        if await self._drain(DRAIN):
            await asyncio.sleep(MARGIN)  # what was cut off may be on its way to Discord
        if await self._keeper.hand_over(shard):
            await self._finish_answers(DRAIN)
            _log.info("shard %d is handed over", shard)
        self._wake()
