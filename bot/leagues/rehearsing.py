"""Rehearsals in a process of their own, one at a time."""

from __future__ import annotations

import asyncio
from multiprocessing import get_context
from multiprocessing.connection import Connection

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
        """Raises `Refusal` while another one is being played, and `EOFError` where it fails."""
        if self._lock.locked():
            raise Refusal("league-rehearsing")
        async with self._lock:
            context = get_context("spawn")
            here, there = context.Pipe(duplex=False)
            asked = there, terms, players, self._build, self._patience
            process = context.Process(target=_played, args=asked, name="rehearsal", daemon=True)
            process.start()
            there.close()
            try:
                found: Rehearsed = await asyncio.to_thread(here.recv)
            finally:
                process.kill()  # it is over, or nobody waits for it any more
                process.join()
            return found


def _played(told: Connection, terms: Terms, players: int, build: BUILD, patience: float) -> None:
    """In the other process."""
    told.send(rehearse(terms, players, build, patience))
