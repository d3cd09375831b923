"""Computer players of local play think beside the pretend Discord, so that a press is answered at
once and need not wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import Context
from typing import Any

from simcord import Env

from bot.matches import ComputerWorker


class DetachedComputerWorker:
    """Hands questions to a thinker outside of what simcord waits for."""

    def __init__(self, computer_worker: ComputerWorker, env: Env) -> None:
        self._computer_worker = computer_worker
        self._env = env

    async def choose(self, game: str, view: Any, level: str, seed: bytes) -> Any:
        return await self._run_detached(self._computer_worker.choose(game, view, level, seed))

    async def run_task(self, game: str, task: str, *given: Any) -> Any:
        return await self._run_detached(self._computer_worker.run_task(game, task, *given))

    async def _run_detached(self, work: Coroutine[Any, Any, Any]) -> Any:
        # A task made in an empty context is nobody's in simcord's books.
        thinking = Context().run(asyncio.ensure_future, work)
        try:
            return await self._env.external_wait(thinking, reason="a computer player thinks")
        finally:
            thinking.cancel()

    async def close(self) -> None:
        await self._computer_worker.close()
