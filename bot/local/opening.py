"""Opens the match table: the pretend Discord, the page around it, and the address of both."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from simcord import Env

from bot.app import build
from bot.games import build_games
from bot.local.bar import application
from bot.local.doors import Doors
from bot.local.relay import Relay
from bot.local.stage import Build, House, Stage, raised
from bot.local.thinking import ThinkerAside
from bot.matches import ProcessThinker
from bot.settings import Settings
from bot.words import Catalogues


@asynccontextmanager
async def open_table(
    settings: Settings, catalogues: Catalogues
) -> AsyncIterator[tuple[str, Stage]]:
    """The match table while the context lasts: its address with the word that opens it, and the
    stage. Port 0, or one that is taken, means any free one.
    """
    host, doors = settings.local_host, Doors()
    async with raised(house_builder(settings)) as stage:
        relay = Relay(stage, doors)
        runner = web.AppRunner(
            application(stage, doors, relay, catalogues), access_log=None, shutdown_timeout=1
        )
        await runner.setup()
        try:
            doors.port = await _listen(runner, host, settings.local_port)
            name = f"[{host}]" if ":" in host else host
            yield f"http://{name}:{doors.port}/#{doors.key}", stage
        finally:
            await runner.cleanup()
            await relay.close()


def house_builder(settings: Settings) -> Build:
    """The very same bot as on Discord, with the pretend one's clock."""

    async def made(env: Env) -> House:
        thinker = ProcessThinker(build_games, patience=settings.thinking_seconds)
        at_once = settings.model_copy(update={"settle_seconds": 0, "heartbeat_seconds": 3600})
        return await build(at_once, now=env.now, thinker=ThinkerAside(thinker, env))

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
