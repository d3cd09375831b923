"""What `make run` does without a token: local play until it is stopped."""

import asyncio
import importlib
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bot.logs import redact
from bot.settings import Settings
from bot.words import DEFAULT, Catalogues

LOCALES: Final = Path(__file__).with_name("locales")
LOOPBACK: Final = frozenset({"127.0.0.1", "::1", "localhost"})


def load_catalogues() -> Catalogues:
    return Catalogues.load({path.stem: [path] for path in LOCALES.glob("*.ftl")})


def print_line(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - for whoever started it


async def play(settings: Settings, say: Callable[[str], None] = print_line) -> None:
    catalogues = load_catalogues()
    words = catalogues.words(DEFAULT)
    if settings.local_host not in LOOPBACK:
        say(words("local-terminal-host", host=settings.local_host))
        return
    # discord.py's warnings about voice and intents do not concern simcord.
    logging.getLogger("discord").setLevel(logging.ERROR)
    try:
        server = importlib.import_module("bot.local.server")
    except ModuleNotFoundError as error:
        say(words("local-terminal-packages", name=str(error.name)))
        raise SystemExit(2) from error
    async with server.open_table(settings, catalogues) as (address, _):
        say(words("local-terminal", address=address))
        where = redact(settings.store_url or str(settings.database_path))
        say(words("local-terminal-stop", file=where))
        await asyncio.Event().wait()
