"""The moment after somebody has acted, in which computer players answer."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.matches.desk import Desk, File
from bot.tables import Status

PATIENCE: Final = 2.0
"""Seconds in which a person who has acted may as well see what computer players do after it."""


class Answers:
    """Waits for computer players, as `Matches.answers`."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def come(self, match: int, patience: float = PATIENCE) -> None:
        """Wait while only computer players are to act and think at this moment, and no longer than
        that many seconds; not at all where a person is awaited, whatever that person has planned,
        or where the last act may still be taken back before it is answered."""
        news = asyncio.Event()

        def hear(changed: int) -> None:
            if changed == match:
                news.set()

        self._desk.listeners.append(hear)
        try:
            async with asyncio.timeout(patience):
                while await self._thinking(match):
                    await news.wait()
                    news.clear()
        except TimeoutError:
            pass
        finally:
            self._desk.listeners.remove(hear)

    async def _thinking(self, match: int) -> bool:
        file = await self._desk.file(match)
        if _person_owes(file) or file.head.status is not Status.RUNNING:
            return False
        return await self._desk.store.queue.thinking(match, self._desk.at())


def _person_owes(file: File) -> bool:
    return any(seat.decision is not None and seat.computer is None for seat in file.head.seats)
