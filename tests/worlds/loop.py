"""A loop in which a run is the same each time: threads are asked at once, time jumps."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from tests.standin.quick import QuickLoop

T = TypeVar("T")


class WorldLoop(QuickLoop):
    """What is given to a thread is done before anything else, so that no thread decides an
    order."""

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        future = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - it is the caller's
            future.set_exception(error)
        return future


def run_world_loop(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=WorldLoop) as runner:
        return runner.run(work)
