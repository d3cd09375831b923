"""`python -m bot` runs on Discord if there is a token, otherwise locally in a browser.
`python -m bot --help` lists the operator's commands.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import os
import signal
import sys
from collections.abc import Coroutine, Sequence
from typing import Any, Final

import discord
from pydantic import ValidationError

from bot.logs import set_up_logging
from bot.operations import commands
from bot.operations.emptied_store import StoreEmptied
from bot.operations.serving import serve
from bot.settings import Settings
from bot.storage import StoreError

STOP_TIMEOUT: Final = 9.0
"""Seconds from SIGTERM until the process exits regardless; nothing is lost, see tests/crashes."""
_log = logging.getLogger("bot")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, or the bot until it is stopped. Exit status 2 means a wrong setting."""
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
    work = (
        play_locally(settings) if settings.discord_token is None else serve(settings, new=given.new)
    )
    try:
        asyncio.run(run_until_stopped(work))
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 0
    except StoreEmptied as error:
        print(error, file=sys.stderr)
        return 2
    except (StoreError, discord.LoginFailure) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


async def run_until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Cancel the work on SIGTERM as on Ctrl+C, and exit within ten seconds."""
    loop = asyncio.get_running_loop()
    task = loop.create_task(work)

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
    """Play in a browser on a simulated Discord, importing its packages only now."""
    local = importlib.import_module("bot.local.play")
    await local.play(settings)


if __name__ == "__main__":
    sys.exit(main())
