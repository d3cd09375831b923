"""Matches whose logs do not lead to what was saved: found, marked stuck, and let go on."""

from __future__ import annotations

from bot.matches.desk import Desk
from bot.matches.play import retried
from bot.tables import Status


class Mending:
    """For starting up, and for a check-up."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._rows = desk.store.matches

    async def retry_stuck(self) -> tuple[int, ...]:
        """Let stuck matches whose logs fold go on; a new version may have mended the rules."""
        stuck = await self._rows.with_status((Status.STUCK,))
        files = [await self._desk.change(match, retried(self._desk.at())) for match in stuck]
        return tuple(f.head.match for f in files if f.head.status is Status.RUNNING)

    async def prove(self) -> tuple[int, ...]:
        """Fold every running match anew; those that do not lead to what was saved are marked stuck
        and returned. After a migration, and for a check-up."""
        running = await self._rows.with_status((Status.RUNNING,))
        files = [await self._desk.file(match) for match in running]
        return tuple(f.head.match for f in files if f.match is None)
