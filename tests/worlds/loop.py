"""A loop in which a run is the same each time: threads are asked at once, time jumps."""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from tests.standin.quick import QuickLoop

T = TypeVar("T")
Frozen: TypeAlias = Callable[[], float]
FROZEN: Final[ContextVar[Frozen | None]] = ContextVar("frozen", default=None)
"""Until when nothing that belongs to the present context is done."""


@dataclass(eq=False)
class Work:
    """A callback of a process that may stand still. `handle` is what its caller may cancel."""

    frozen: Frozen
    callback: Callable[..., Any]
    args: tuple[Any, ...]
    context: Context | None
    handle: asyncio.Handle | None = None


class WorldLoop(QuickLoop):
    """What is given to a thread is done before anything else, so that no thread decides an
    order. What belongs to a process that stands still is done once that goes on."""

    def __init__(self) -> None:
        self._stalled: dict[Frozen, list[Work]] = {}
        super().__init__()

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        frozen = FROZEN.get() if context is None else context.get(FROZEN)
        if frozen is None:
            return super().call_soon(callback, *args, context=context)
        work = Work(frozen, callback, args, context)
        work.handle = super().call_soon(self._do, work, context=context)
        return work.handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        frozen = FROZEN.get() if context is None else context.get(FROZEN)
        if frozen is None:
            return super().call_at(when, callback, *args, context=context)
        work = Work(frozen, callback, args, context)
        work.handle = handle = super().call_at(when, self._do, work, context=context)
        return handle

    def _do(self, work: Work) -> None:
        if work.handle is None or work.handle.cancelled():
            return
        until = work.frozen()
        if until <= self.time():
            work.callback(*work.args)
            return
        waiting = self._stalled.setdefault(work.frozen, [])
        if not waiting:
            super().call_at(until, self._go_on, work.frozen, context=Context())
        waiting.append(work)

    def _go_on(self, frozen: Frozen) -> None:
        """In the order in which it would have been done."""
        for work in self._stalled.pop(frozen):
            super().call_soon(self._do, work, context=work.context)

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
