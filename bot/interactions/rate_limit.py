"""A rate limit per person, so that nobody slows the bot down for the others."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable


class RateLimiter:
    """At most so many requests per user and window of `seconds`; in memory only."""

    def __init__(
        self, most: int = 25, seconds: float = 10.0, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.most = most
        self._seconds = seconds
        self._now = now
        self._windows: OrderedDict[int, tuple[float, int]] = OrderedDict()

    def allows_request(self, user: int) -> bool:
        """Counts this request, whether it is allowed or not."""
        now = self._now()
        self._forget(now)
        began, count = self._windows.get(user, (now, 0))
        self._windows[user] = (began, count + 1)
        return count < self.most

    def _forget(self, now: float) -> None:
        """Drop windows that are over; they are in order of their beginning."""
        while self._windows:
            user, (began, _) = next(iter(self._windows.items()))
            if now - began < self._seconds:
                return
            del self._windows[user]
