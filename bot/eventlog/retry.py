"""When something that failed is tried again: the one policy of the outbox and of the jobs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class RetryPolicy:
    """Waits in seconds, each `factor` times the one before; `most_tries` are those of what can
    never succeed, so that it does not hold up what comes after it."""

    first_wait: int = 5
    factor: int = 4
    longest_wait: int = 900
    most_hopeless_tries: int = 10

    def wait_after(self, tries: int, retry_after: float = 0) -> int:
        """Seconds until the next try, after so many before the last one, and no less than a rate
        limit asks for."""
        # No larger exponent is needed, and 4**10000 would take its time.
        wait = int(min(self.first_wait * self.factor ** min(tries, 20), self.longest_wait))
        return max(wait, int(retry_after) + 1 if retry_after else 0)


RETRY: Final = RetryPolicy()
