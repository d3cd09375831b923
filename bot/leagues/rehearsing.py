"""Rehearsals in a process of their own, one at a time."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from bot.leagues.rehearsal import BUILD, PATIENCE, Rehearsed, rehearse
from bot.leagues.terms import Terms
from bot.matches import Refusal


class Rehearsals:
    """Who asks while somebody else's is being played is asked to wait."""

    def __init__(self, build: BUILD, patience: float = PATIENCE) -> None:
        """`build` makes the games there; it has to be a function of a module."""
        self._build = build
        self._patience = patience
        self._lock = asyncio.Lock()

    async def __call__(self, terms: Terms, players: int) -> Rehearsed:
        """Raises `Refusal` while another one is being played."""
        if self._lock.locked():
            raise Refusal("league-rehearsing")
        async with self._lock:
            loop = asyncio.get_running_loop()
            with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
                asked = terms, players, self._build, self._patience
                return await loop.run_in_executor(pool, rehearse, *asked)
