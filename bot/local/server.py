"""Starts local play: the simulated Discord, the page around it, and the address of both."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from contextvars import Context
from typing import Any, Final

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from simcord import Env

from bot.app import App, build_app
from bot.games import build_games
from bot.local.auth import AccessControl
from bot.local.emojis import give_emojis
from bot.local.proxy import PreviewProxy
from bot.local.routes import build_application
from bot.local.stage import AppFactory, Stage, open_stage
from bot.matches import NOBODY, Asker, ComputerWorker, ProcessComputerWorker
from bot.models.match import Question
from bot.settings import Settings
from bot.words import Catalogues

_NOT_HTTP: Final = (HttpProcessingError, web.RequestPayloadError)


@asynccontextmanager
async def open_table(
    settings: Settings, catalogues: Catalogues
) -> AsyncIterator[tuple[str, Stage]]:
    """Yields the address, which includes the access key, and the stage. Port 0, or one that is
    taken, means any free one."""
    host, access = settings.local_host, AccessControl()
    async with open_stage(make_app_factory(settings)) as stage:
        proxy = PreviewProxy(stage)
        runner = web.AppRunner(
            build_application(stage, access, proxy, catalogues),
            access_log=None,
            logger=_make_logger(),
            shutdown_timeout=1,
        )
        await runner.setup()
        try:
            access.port = await _listen(runner, host, settings.local_port)
            name = f"[{host}]" if ":" in host else host
            yield f"http://{name}:{access.port}/?key={access.key}", stage
        finally:
            await runner.cleanup()
            await proxy.close()


def make_app_factory(settings: Settings) -> AppFactory:
    """The same bot as on Discord, with the simulated clock."""

    async def build(env: Env) -> App:
        worker = ProcessComputerWorker(build_games, patience=settings.thinking_seconds)
        at_once = settings.model_copy(update={"settle_seconds": 0, "heartbeat_seconds": 3600})
        detached = DetachedComputerWorker(worker, env)
        app = await build_app(at_once, now=env.now, computer_worker=detached, makes_puzzles=True)
        give_emojis(env, app.bot.services.emojis)
        return app

    return build


class DetachedComputerWorker:
    """Runs computer players outside of what simcord waits for, so that presses are answered at
    once."""

    def __init__(self, worker: ComputerWorker, env: Env) -> None:
        self._worker = worker
        self._env = env

    async def choose(self, question: Question) -> Any:
        return await self._run_detached(self._worker.choose(question))

    async def run_task(self, game: str, task: str, *given: Any, asker: Asker = NOBODY) -> Any:
        return await self._run_detached(self._worker.run_task(game, task, *given, asker=asker))

    async def _run_detached(self, work: Coroutine[Any, Any, Any]) -> Any:
        # simcord does not track a task that is created in an empty context.
        task = Context().run(asyncio.ensure_future, work)
        try:
            return await self._env.external_wait(task, reason="a computer player thinks")
        finally:
            task.cancel()

    async def close(self) -> None:
        await self._worker.close()


def _make_logger() -> logging.Logger:
    """Leaves out the traceback of a request that is no HTTP; it is answered with 400."""
    logger = logging.getLogger(__name__)
    logger.addFilter(_is_fault)
    return logger


def _is_fault(record: logging.LogRecord) -> bool:
    return not (record.exc_info and isinstance(record.exc_info[1], _NOT_HTTP))


async def _listen(runner: web.AppRunner, host: str, port: int) -> int:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError:
        if port == 0:
            raise
        await web.TCPSite(runner, host, 0).start()
    found: int = runner.addresses[0][1]
    return found
