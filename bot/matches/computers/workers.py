"""Workers that decide for computers: inline, or in a separate process."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol, TypeAlias

from bot.matches.computers.fair_queue import NOBODY, Asker, FairQueue
from bot.models.match import AnyGame, Question

Games: TypeAlias = Mapping[str, AnyGame]
_LONG: Final = 10
WorkerTask: TypeAlias = tuple[str, str, tuple[Any, ...]]
"""A game, the name of one of its methods, and its arguments."""


class ComputerWorker(Protocol):
    async def choose(self, question: Question) -> Any:
        """An action of the seat that is asked; raises if there is none."""
        return await self.run_task(
            question.game, "choose", question.view, question.level, question.seed,
            asker=Asker(question.server, question.host, is_urgent=True),
        )  # fmt: skip

    async def run_task(self, game: str, task: str, *args: Any, asker: Asker = NOBODY) -> Any:
        """Call a method of a game that may take seconds, in the turn of who asks."""

    async def close(self) -> None: ...


class ComputerFailed(Exception):
    """The game raised, the worker died, or it took too long."""


class InlineComputerWorker(ComputerWorker):
    """Decides on the event loop: for tests and tools."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def run_task(self, game: str, task: str, *args: Any, asker: Asker = NOBODY) -> Any:
        return getattr(self._games[game], task)(*args)

    async def close(self) -> None:
        return None


class ProcessComputerWorker(ComputerWorker):
    """Decides in a worker process, which starts with the first question and is replaced when it
    dies or takes longer than `patience` seconds, counted from its turn. It never blocks the event
    loop."""

    def __init__(self, games: Callable[[], Games], *, patience: float = 60.0) -> None:
        """`games` is a module-level function, called in the worker to build the games."""
        self._games = games
        self._patience = patience
        self._queue = FairQueue()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="thinker")
        self._worker: _WorkerProcess | None = None
        self._closed = False

    async def run_task(self, game: str, task: str, *args: Any, asker: Asker = NOBODY) -> Any:
        """Raises `ComputerFailed`."""
        async with self._queue.take_turn(asker):
            loop = asyncio.get_running_loop()
            answer = loop.run_in_executor(self._thread, self._ask, (game, task, args))
            try:
                return await asyncio.wait_for(answer, self._patience)
            except TimeoutError as error:
                self._drop()
                raise ComputerFailed(f"no decision within {self._patience} s") from error
            except (EOFError, OSError) as error:
                self._drop()
                raise ComputerFailed("the worker process died") from error
            except asyncio.CancelledError:
                self._drop()
                raise

    async def close(self) -> None:
        """Stop at once; an open question is not answered."""
        self._closed = True
        self._drop()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _ask(self, question: WorkerTask) -> Any:
        """Runs in the thread."""
        if self._worker is None:
            self._worker = _WorkerProcess(self._games)
        if self._closed:
            self._drop()
            raise ComputerFailed("closed")
        return self._worker.ask(question)

    def _drop(self) -> None:
        """Kill the worker, which also ends the thread's wait for its answer."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()


class PairOfWorkers(ComputerWorker):
    """A worker for moves that are made at once, and another for whatever takes long, so that
    nobody waits for somebody else's long thought."""

    def __init__(self, quick: ComputerWorker, slow: ComputerWorker) -> None:
        self._quick = quick
        self._slow = slow

    async def choose(self, question: Question) -> Any:
        return await (self._slow if question.seconds else self._quick).choose(question)

    async def run_task(self, game: str, task: str, *args: Any, asker: Asker = NOBODY) -> Any:
        return await self._slow.run_task(game, task, *args, asker=asker)

    async def close(self) -> None:
        await self._quick.close()
        await self._slow.close()


def start_workers(games: Callable[[], Games], patience: float) -> ComputerWorker:
    """Two processes, each of which starts with the first thing it is asked. A move made at once
    may take `patience` seconds, anything else ten times as long."""
    return PairOfWorkers(
        ProcessComputerWorker(games, patience=patience),
        ProcessComputerWorker(games, patience=_LONG * patience),
    )


class _WorkerProcess:
    """A process that answers one question after another."""

    def __init__(self, games: Callable[[], Games]) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, child = context.Pipe()
        self._process = context.Process(
            target=_serve, args=(child, games), name="thinker", daemon=True
        )
        self._process.start()
        child.close()

    def ask(self, question: WorkerTask) -> Any:
        """Raises `ComputerFailed`, or `EOFError` and `OSError` if the process is gone."""
        self._connection.send(question)
        failure, action = self._connection.recv()
        if failure is not None:
            raise ComputerFailed(failure)
        return action

    def kill(self) -> None:
        self._process.kill()


def _serve(connection: Connection, games: Callable[[], Games]) -> None:
    """Runs in the worker: build the games, then answer until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    built = games()
    with suppress(EOFError, ConnectionError):
        while True:
            game, task, args = connection.recv()
            try:
                reply: tuple[str | None, Any] = (None, getattr(built[game], task)(*args))
            except Exception as error:  # noqa: BLE001 - whatever it is, the parent raises it
                reply = (f"{type(error).__name__}: {error}", None)
            connection.send(reply)
