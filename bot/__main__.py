"""`python -m bot`: with a token the bot goes to Discord, without one it is played in a browser."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
import signal
import sys

import discord
from pydantic import ValidationError

from bot.app import build
from bot.logs import set_up_logging
from bot.settings import Settings
from bot.storage import StoreError

_log = logging.getLogger("bot")


def main() -> int:
    """Run until told to stop; the exit status says whether it could begin at all."""
    try:
        settings = Settings()
    except ValidationError as error:
        for fault in error.errors():
            name = ".".join(str(part) for part in fault["loc"]).upper()
            print(f"{name}: {fault['msg']}. See .env.example.", file=sys.stderr)
        return 2
    set_up_logging(settings.log_level)
    work = play_here(settings) if settings.discord_token is None else serve(settings)
    try:
        asyncio.run(stoppable(work))
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 0
    except (StoreError, discord.LoginFailure) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


async def stoppable(work: object) -> None:
    """Do the work; a polite request to stop ends it as Ctrl+C does."""
    assert asyncio.iscoroutine(work)
    task = asyncio.ensure_future(work)
    with contextlib.suppress(NotImplementedError):  # Windows has no such signals
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await task


async def serve(settings: Settings) -> None:
    """On Discord."""
    assert settings.discord_token is not None
    app = await build(settings, memo=settings.database_path.with_suffix(".commands"))

    async def on_ready() -> None:
        servers = len(app.bot.guilds)
        _log.info("at work in %d servers; to invite me: %s", servers, app.bot.invitation)

    app.bot.add_listener(on_ready)
    try:
        async with app.bot:
            await app.bot.start(settings.discord_token.get_secret_value())
    finally:
        await app.close()
        _log.info("stopped; everything is saved")


async def play_here(settings: Settings) -> None:
    """In a local browser, on a pretend Discord; its packages are wanted only now."""
    local = importlib.import_module("bot.local.play")
    await local.play(settings)


if __name__ == "__main__":
    sys.exit(main())
