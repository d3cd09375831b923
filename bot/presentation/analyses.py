"""Findings about finished matches, by match and seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from cachetools import LRUCache

from engine.contract import Seat

MOST: Final = 128
"""Kept in memory; the oldest are forgotten."""


class Analyses:
    """Each is made once, also for several people who ask while it is made."""

    def __init__(self) -> None:
        self._made: LRUCache[tuple[int, Seat], asyncio.Task[object]] = LRUCache(MOST)

    async def find(
        self, key: tuple[int, Seat], make: Callable[[], Coroutine[Any, Any, object]]
    ) -> object:
        """Raises what `make` raises; it is then made again for who asks next."""
        making = self._made.get(key)
        if making is None or _has_failed(making):
            making = self._made[key] = asyncio.get_running_loop().create_task(make())
            making.add_done_callback(_has_failed)  # whoever asked may be gone
        return await asyncio.shield(making)  # others may wait for it, too


def _has_failed(making: asyncio.Task[object]) -> bool:
    return making.done() and (making.cancelled() or making.exception() is not None)
