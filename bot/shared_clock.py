"""One time for all processes that share a database: that of the database. The clock of a machine
may be wrong, and would then be wrong for everybody's deadlines."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

SLACK: Final = 5.0
"""Seconds that an answer of the database may have been on its way."""
STEP: Final = 30.0
"""Seconds by which a clock is off that was set, or never set right."""
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
