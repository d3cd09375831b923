"""Opens the match table and keeps it open: what `make run` does where there is no token."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

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
from bot.words import DEFAULT, Catalogues, Words

LOCALES: Final = Path(__file__).with_name("locales")
LOOPBACK: Final = frozenset({"127.0.0.1", "::1", "localhost"})


def local_words() -> Words:
    return Catalogues.load({DEFAULT: [LOCALES / f"{DEFAULT}.ftl"]}).words(DEFAULT)


@asynccontextmanager
async def open_table(builder: Build, host: str, port: int) -> AsyncIterator[tuple[str, Stage]]:
    """The match table while the context lasts: its address with the word that opens it, and the
    stage. Port 0, or one that is taken, means any free one.
    """
    if host not in LOOPBACK:
        raise ValueError(f"local play listens on this computer only, not on {host}")
    doors = Doors()
    async with raised(builder) as stage:
        relay = Relay(stage, doors)
        runner = web.AppRunner(
            application(stage, doors, relay, local_words()), access_log=None, shutdown_timeout=1
        )
        await runner.setup()
        try:
            doors.port = await _listen(runner, host, port)
            name = f"[{host}]" if ":" in host else host
            yield f"http://{name}:{doors.port}/#{doors.key}", stage
        finally:
            await runner.cleanup()
            await relay.close()


async def play(settings: Settings, say: Callable[[str], None] = print) -> None:
    """Play until the process is told to stop."""
    words = local_words()
    builder = house_builder(settings)
    async with open_table(builder, settings.local_host, settings.local_port) as (address, _):
        say(words("local-terminal", address=address))
        say(words("local-terminal-stop", file=str(settings.database_path)))
        await asyncio.Event().wait()


def house_builder(settings: Settings) -> Build:
    """The very same bot as on Discord, with the pretend one's clock."""

    async def made(env: Env) -> House:
        thinker = ProcessThinker(build_games, patience=settings.thinking_seconds)
        return await build(settings, now=env.now, thinker=ThinkerAside(thinker, env))

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
