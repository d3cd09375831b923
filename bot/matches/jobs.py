"""Work that falls due: computer players' decisions, lobbies to close."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.matches.facade import Matches
from bot.matches.thinkers import Thinker


class JobRunner:
    """Runs what is due. Jobs are rows of the store, so a kill at any moment loses none."""

    def __init__(self, matches: Matches, thinker: Thinker, now: Callable[[], datetime]) -> None:
        raise NotImplementedError

    async def run_due(self) -> int:
        """Run everything that is due now, and what falls due by that; the number of jobs done."""
        raise NotImplementedError

    async def next_due(self) -> int | None:
        """When the next job is due, in epoch seconds; None: nothing waits."""
        raise NotImplementedError
