"""Opens the match table and keeps it open: what `make run` does where there is no token."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from aiohttp import web

from bot.local.bar import application
from bot.local.doors import Doors
from bot.local.relay import Relay
from bot.local.stage import Build, Stage, raised
from bot.words import DEFAULT, Catalogues, Words

LOCALES: Final = Path(__file__).with_name("locales")
LOOPBACK: Final = frozenset({"127.0.0.1", "::1", "localhost"})


def local_words() -> Words:
    return Catalogues.load({DEFAULT: [LOCALES / f"{DEFAULT}.ftl"]}).words(DEFAULT)


@asynccontextmanager
async def open_table(build: Build, host: str, port: int) -> AsyncIterator[tuple[str, Stage]]:
    """The match table while the context lasts: its address with the word that opens it, and the
    stage. Port 0, or one that is taken, means any free one.
    """
    if host not in LOOPBACK:
        raise ValueError(f"local play listens on this computer only, not on {host}")
    doors = Doors()
    async with raised(build) as stage:
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


async def play(
    build: Build, host: str, port: int, file: Path, say: Callable[[str], None] = print
) -> None:
    """Play until the process is told to stop."""
    words = local_words()
    async with open_table(build, host, port) as (address, _):
        say(words("local-terminal", address=address))
        say(words("local-terminal-stop", file=str(file)))
        await asyncio.Event().wait()


async def _listen(runner: web.AppRunner, host: str, port: int) -> int:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError:
        if port == 0:
            raise
        await web.TCPSite(runner, host, 0).start()
    found: int = runner.addresses[0][1]
    return found
