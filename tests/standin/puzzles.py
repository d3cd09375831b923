"""A worker that makes each puzzle once."""

from typing import Any, ClassVar, Final

from bot.matches import InlineComputerWorker
from bot.matches.computers.fair_queue import NOBODY, Asker

EVERY: Final = 60


class PuzzleKeeper(InlineComputerWorker):
    """Puzzles of a day are the same in every test: each is made and solved once in a process. Of
    the decisions that are analysed few are judged: that takes a second each."""

    _judged = 0
    _known: ClassVar[dict[tuple[Any, ...], Any]] = {}

    async def run_task(self, game: str, task: str, *args: Any, asker: Asker = NOBODY) -> Any:
        if task == "find_mistake":
            self._judged += 1
            if self._judged % EVERY:
                return None
        if "puzzle" not in task:
            return await super().run_task(game, task, *args, asker=asker)
        key = game, task, *args
        if key not in self._known:
            self._known[key] = await super().run_task(game, task, *args, asker=asker)
        return self._known[key]
