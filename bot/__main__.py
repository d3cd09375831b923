"""`python -m bot`: with a token the bot goes to Discord, without one it is played in a browser.
`python -m bot --help` says what else there is to type.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import os
import signal
import sys
from collections.abc import Sequence
from typing import Final

import discord
from pydantic import ValidationError

from bot.logs import set_up_logging
from bot.operations import commands
from bot.operations.serving import serve
from bot.settings import Settings
from bot.storage import StoreError

STOP_TIMEOUT: Final = 9.0
"""Seconds from the request to stop until the process leaves whatever still hangs; nothing is lost
by that, see tests/crashes."""
_log = logging.getLogger("bot")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run until told to stop; the exit status says whether it could begin at all."""
    given = commands.build_parser().parse_args(arguments)
    try:
        settings = Settings()
    except ValidationError as error:
        for fault in error.errors():
            name = ".".join(str(part) for part in fault["loc"]).upper()
            print(f"{name}: {fault['msg']}. See .env.example.", file=sys.stderr)
        return 2
    set_up_logging(settings.log_level, settings.log_format)
    if given.command is not None:
        return commands.run(given, settings)
    work = play_locally(settings) if settings.discord_token is None else serve(settings)
    try:
        asyncio.run(run_until_stopped(work))
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 0
    except (StoreError, discord.LoginFailure) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


async def run_until_stopped(work: object) -> None:
    """Do the work; a polite request to stop ends it as Ctrl+C does, and within ten seconds."""
    assert asyncio.iscoroutine(work)
    task, loop = asyncio.ensure_future(work), asyncio.get_running_loop()

    def stop() -> None:
        loop.remove_signal_handler(signal.SIGTERM)
        loop.call_later(STOP_TIMEOUT, _force_exit)
        task.cancel()

    loop.add_signal_handler(signal.SIGTERM, stop)
    await task


def _force_exit() -> None:
    _log.warning("something did not stop in time; everything is saved")
    logging.shutdown()
    os._exit(0)


async def play_locally(settings: Settings) -> None:
    """In a local browser, on a pretend Discord; its packages are wanted only now."""
    local = importlib.import_module("bot.local.play")
    await local.play(settings)


if __name__ == "__main__":
    sys.exit(main())
