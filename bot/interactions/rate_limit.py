"""Keeps one person's burst from slowing down everybody else."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable, Iterator
from itertools import count

from cachetools import TTLCache


class RateLimiter:
    """Allows each user `most` requests in a window of `seconds`, counted in memory only."""

    def __init__(
        self, most: int = 25, seconds: float = 10.0, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.most = most
        self._counters: TTLCache[Hashable, Iterator[int]] = TTLCache(math.inf, seconds, timer=now)

    def allows_request(self, user: Hashable) -> bool:
        """Count one request and say whether it is within bounds."""
        return next(self._counters.setdefault(user, count())) < self.most
