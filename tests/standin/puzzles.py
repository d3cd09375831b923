"""A worker that makes each puzzle once."""

from __future__ import annotations

from typing import Any, ClassVar

from bot.matches import InlineComputerWorker
from bot.matches.computers.fair_queue import NOBODY, Asker


class PuzzleKeeper(InlineComputerWorker):
    """Puzzles of a day are the same in every test: each is made and solved once in a process."""

    _known: ClassVar[dict[tuple[Any, ...], Any]] = {}

    async def run_task(self, game: str, task: str, *args: Any, asker: Asker = NOBODY) -> Any:
        if "puzzle" not in task:
            return await super().run_task(game, task, *args, asker=asker)
        key = game, task, *args
        if key not in self._known:
            self._known[key] = await super().run_task(game, task, *args, asker=asker)
        return self._known[key]
