"""When something that failed is tried again: the one policy of the outbox and of the jobs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class RetryPolicy:
    """Exponential backoff, in seconds. What can never succeed is given up after
    `most_hopeless_tries`, so that it does not hold up the rest; all else is retried for ever."""

    first_wait: int = 5
    factor: int = 4
    longest_wait: int = 900
    most_hopeless_tries: int = 10

    def wait_after(self, tries: int, retry_after: float = 0) -> int:
        """Seconds until the next try, given the number of `tries` before the one that failed; at
        least as long as a rate limit asks for."""
        # No larger exponent is needed, and 4**10000 would take its time.
        wait = int(min(self.first_wait * self.factor ** min(tries, 20), self.longest_wait))
        return max(wait, int(retry_after) + 1 if retry_after else 0)


RETRY: Final = RetryPolicy()
