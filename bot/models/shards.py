"""Which servers this process answers for: all of them, or those whose shards it has leased, where
several processes share a database."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from math import inf
from time import monotonic


@dataclass(frozen=True, slots=True)
class Standing:
    """What a process has leased, and how many processes share all shards. `surplus` are those of
    its shards that are another's share; `workers` think for the computer players of all."""

    held: frozenset[int]
    surplus: frozenset[int]
    processes: int
    workers: int = 0
    next_end: float = field(default=inf, compare=False)
    """Seconds until the lease of another process ends, if that does not renew it before."""


class Shards:
    """Without a count there is one process, and everything is its own.

    A lease counts by a clock that nobody sets, and only for as long as it surely lasts in the
    database. A server's shard may be leased before its connection to Discord is ready: the process
    answers from then on, and begins work of its own once it is.
    """

    def __init__(self, count: int | None = None, elapsed: Callable[[], float] = monotonic) -> None:
        self.count = count
        self.processes = 1
        self.workers = 0
        self._elapsed = elapsed
        self._held: frozenset[int] = frozenset()
        self._ready: frozenset[int] = frozenset()
        self._until = 0.0

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

    def lease(self, standing: Standing, until: float) -> None:
        """These are its own until then."""
        self._held, self._until = standing.held, until
        self.processes, self.workers = standing.processes, standing.workers

    def open(self, shard: int) -> None:
        """A shard's connection is ready."""
        self._ready |= {shard}

    def close(self, shard: int) -> None:
        """Begin nothing more for a shard."""
        self._ready -= {shard}

    def release(self, shard: int) -> None:
        """Answer no more for a shard, before another process may."""
        self._ready -= {shard}
        self._held -= {shard}


def share(
    count: int, processes: Collection[int], leases: dict[int, int], me: int
) -> tuple[frozenset[int], frozenset[int]]:
    """What one of these processes takes of the free shards, and what it has to give up, so that
    all hold as many, one more or less. `leases` are those of living processes."""
    order = sorted(processes)
    quota, more = divmod(count, len(order))
    quota += order.index(me) < more
    mine = sorted(shard for shard, process in leases.items() if process == me)
    free = [shard for shard in range(count) if shard not in leases]
    return frozenset(free[: max(quota - len(mine), 0)]), frozenset(mine[quota:])
