"""Runs a service until it is asked to stop."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from bot.operations.watchdog import feed_watchdog

STOP_TIMEOUT: Final = 9.0
"""Seconds from SIGTERM until the process exits regardless; nothing is lost, see tests/crashes. One
that shares the servers with others first gets the time to hand them over."""
_log = logging.getLogger("bot")


def run_service(work: Coroutine[Any, Any, None], patience: float = STOP_TIMEOUT) -> None:
    """Until it ends, or so many seconds after it was told to at most."""
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(_run_until_stopped(work, patience))


async def _run_until_stopped(work: Coroutine[Any, Any, None], patience: float) -> None:
    """Cancel the work on SIGTERM as on Ctrl+C, and exit regardless after a while."""
    loop = asyncio.get_running_loop()
    task = loop.create_task(work)

    def stop() -> None:
        loop.remove_signal_handler(signal.SIGTERM)
        loop.call_later(patience, _force_exit)
        task.cancel()

    loop.add_signal_handler(signal.SIGTERM, stop)
    watchdog = loop.create_task(feed_watchdog())
    try:
        await task
    finally:
        watchdog.cancel()


def _force_exit() -> None:
    _log.warning("something didn't stop in time; everything is saved")
    logging.shutdown()
    os._exit(0)
