"""Opens the match table: the pretend Discord, the page around it, and the address of both."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from simcord import Env

from bot.app import build_app
from bot.games import build_games
from bot.local.auth import AccessControl
from bot.local.background_computers import DetachedComputerWorker
from bot.local.proxy import PreviewProxy
from bot.local.stage import AppFactory, RunningApp, Stage, open_stage
from bot.local.toolbar import build_application
from bot.matches import ProcessComputerWorker
from bot.settings import Settings
from bot.words import Catalogues


@asynccontextmanager
async def open_table(
    settings: Settings, catalogues: Catalogues
) -> AsyncIterator[tuple[str, Stage]]:
    """The match table while the context lasts: its address with the word that opens it, and the
    stage. Port 0, or one that is taken, means any free one.
    """
    host, doors = settings.local_host, AccessControl()
    async with open_stage(make_app_factory(settings)) as stage:
        relay = PreviewProxy(stage, doors)
        runner = web.AppRunner(
            build_application(stage, doors, relay, catalogues), access_log=None, shutdown_timeout=1
        )
        await runner.setup()
        try:
            doors.port = await _listen(runner, host, settings.local_port)
            name = f"[{host}]" if ":" in host else host
            yield f"http://{name}:{doors.port}/#{doors.key}", stage
        finally:
            await runner.cleanup()
            await relay.close()


def make_app_factory(settings: Settings) -> AppFactory:
    """The very same bot as on Discord, with the pretend one's clock."""

    async def made(env: Env) -> RunningApp:
        computer_worker = ProcessComputerWorker(build_games, patience=settings.thinking_seconds)
        at_once = settings.model_copy(update={"settle_seconds": 0, "heartbeat_seconds": 3600})
        return await build_app(
            at_once, now=env.now, computer_worker=DetachedComputerWorker(computer_worker, env)
        )

    return made


async def _listen(runner: web.AppRunner, host: str, port: int) -> int:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError:
        if port == 0:
            raise
        await web.TCPSite(runner, host, 0).start()
    found: int = runner.addresses[0][1]
    return found
