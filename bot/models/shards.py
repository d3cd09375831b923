"""Which servers this process answers for: all of them, or those whose shards it has leased, where
several processes share a database."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from secrets import randbits
from time import monotonic
from typing import Final

PATIENCE: Final = 1.5
"""Seconds that a press waits for its shard to be handed over: Discord waits three, and who has lost
its leases has accepted nothing for longer before another gets them (`bot.leases.MARGIN`)."""
REMEMBERED: Final = 10.0  # seconds for which a process knows which presses it has accepted


@dataclass(frozen=True, slots=True)
class LeaseReport:
    """What a process has leased, and how many processes share all shards. `surplus` are those of
    its shards that are another's share; `workers` think for the computer players of all."""

    held: frozenset[int]
    surplus: frozenset[int]
    processes: int
    workers: int = 0
    next_end: float = field(default=inf, compare=False)
    """Seconds until the lease of another process ends, if that does not renew it before."""
    claimed: frozenset[int] = frozenset()
    """Shards of others that are its share: it opens them, and gets them once it has."""
    awaited: frozenset[int] = frozenset()  # of its surplus, what another process has opened
    accepted: frozenset[int] = frozenset()
    """The presses that those have accepted who handed its shards over."""
    successors: int = 0  # other processes that stay
    at: float = field(default=0.0, compare=False)  # the database's time in seconds


class Shards:
    """Without a count there is one process, and everything is its own.

    A lease counts by a clock that nobody sets, and only for as long as it surely lasts in the
    database. A server's shard may be leased before its connection to Discord is ready: the process
    answers from then on, and begins work of its own once it is. While a shard is handed over, both
    processes hear of each press, and one of them accepts it."""

    def __init__(self, count: int | None = None, elapsed: Callable[[], float] = monotonic) -> None:
        self.count = count
        self.process = randbits(62)  # this one, among those that share
        self.term = 0
        """How often it has been without leases: what was begun in another term may be another
        process's by now."""
        self.processes = 1
        self.workers = 0
        self._elapsed = elapsed
        self._held: frozenset[int] = frozenset()
        self._claimed: frozenset[int] = frozenset()
        self._ready: frozenset[int] = frozenset()
        self._until = 0.0
        self._accepted: dict[int, tuple[int, float]] = {}
        self._accepted_before: frozenset[int] = frozenset()
        self._leased = asyncio.Event()

    @property
    def is_shared(self) -> bool:
        return self.count is not None

    @property
    def is_current(self) -> bool:
        """Whether its leases last; without any it does nothing."""
        return self.count is None or self._elapsed() < self._until

    @property
    def seconds_left(self) -> float | None:
        """Until its leases end; None once they have."""
        left = self._until - self._elapsed()
        return left if left > 0 else None

    @property
    def held(self) -> frozenset[int]:
        return self._held if self.is_current else frozenset()

    @property
    def claimed(self) -> frozenset[int]:
        return self._claimed if self.is_current else frozenset()

    @property
    def working(self) -> frozenset[int]:
        """Those for which it may begin something."""
        return self.held & self._ready

    @property
    def leads(self) -> bool:
        """Whether it does what has to be done once for all servers."""
        return self.count is None or 0 in self.working

    def find_shard(self, guild: int | None) -> int:
        """Discord's formula; direct messages come to the first."""
        return ((guild or 0) >> 22) % (self.count or 1)

    def may_answer(self, guild: int | None) -> bool:
        return self.count is None or self.find_shard(guild) in self.held

    def may_begin(self, guild: int | None) -> bool:
        return self.count is None or self.find_shard(guild) in self.working

    async def accept(self, press: int, guild: int | None) -> bool:
        """Whether this process answers a press, which then no other does. If it is about to get
        the press's shard, wait for that."""
        if self.count is None:
            return True
        shard = self.find_shard(guild)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while shard in self.claimed:
                    await self._leased.wait()
        if shard not in self.held or press in self._accepted or press in self._accepted_before:
            return False
        self._accepted[press] = shard, self._elapsed()
        return True

    def lease(self, standing: LeaseReport, until: float) -> None:
        """These are its own until then."""
        if not self.is_current:
            self.term += 1
        self._held, self._claimed, self._until = standing.held, standing.claimed, until
        self.processes, self.workers = standing.processes, standing.workers
        self._accepted_before = standing.accepted
        oldest = self._elapsed() - REMEMBERED
        self._accepted = {
            press: (shard, at) for press, (shard, at) in self._accepted.items() if at > oldest
        }
        self._leased.set()
        self._leased = asyncio.Event()

    def open(self, shard: int) -> None:
        self._ready |= {shard}

    def close(self, shard: int) -> None:
        """Begin nothing more for a shard."""
        self._ready -= {shard}

    def release(self, shard: int) -> frozenset[int]:
        """Answer no more for a shard, before another process may. Returns the presses that it has
        accepted there."""
        self._ready -= {shard}
        self._held -= {shard}
        return frozenset(press for press, (its, _) in self._accepted.items() if its == shard)


@dataclass(frozen=True, slots=True)
class Share:
    """What a process takes of the free shards, what it has to give up, and what it claims of that
    which others have to."""

    taken: frozenset[int]
    surplus: frozenset[int]
    claimed: frozenset[int]


def share(
    count: int,
    staying: Collection[int],
    leases: Mapping[int, int],
    claims: Mapping[int, int],
    me: int,
) -> Share:
    """So that all processes that stay hold as many, one more or less, and the others nothing.
    `leases` and `claims` are those of living processes, by shard."""
    quota, more = divmod(count, max(len(staying), 1))
    quotas = {process: quota + (at < more) for at, process in enumerate(sorted(staying))}
    held: dict[int, list[int]] = {}
    for shard, process in sorted(leases.items()):
        held.setdefault(process, []).append(shard)
    surplus = {
        shard for process, shards in held.items() for shard in shards[quotas.get(process, 0) :]
    }
    mine = held.get(me, [])
    missing = max(quotas.get(me, 0) - len(mine), 0)
    taken = [shard for shard in range(count) if shard not in leases][:missing]
    open_to_me = [shard for shard in sorted(surplus) if claims.get(shard, me) == me]
    open_to_me.sort(key=lambda shard: shard not in claims)  # what it has begun to open
    claimed = open_to_me[: missing - len(taken)]
    return Share(frozenset(taken), frozenset(surplus.intersection(mine)), frozenset(claimed))
