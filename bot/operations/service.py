"""How a service runs until it is asked to stop, and with which exit status it ends early."""

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from bot.storage.errors import StoreUnusable

MAY_PASS: Final = 1  # trying again may help: a locked store, a full disk, no network
NEEDS_A_PERSON: Final = 2  # trying again is no use; the systemd unit does not restart the bot
STOP_TIMEOUT: Final = 9.0
"""Seconds from SIGTERM until the process exits regardless; nothing is lost, see tests/crashes. One
that shares the servers with others first gets the time to hand them over."""
_log = logging.getLogger("bot")


class OperationError(Exception):
    """The text says what happened and what to do."""


class SetupError(OperationError):
    """A person has to change something first."""


def find_exit_status(error: Exception) -> int:
    return NEEDS_A_PERSON if isinstance(error, SetupError | StoreUnusable) else MAY_PASS


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


async def feed_watchdog() -> None:
    """Tell systemd that the event loop turns: where it hears nothing for `WatchdogSec=`, it starts
    the service anew. Until cancelled; at once over where nobody listens."""
    address, limit = os.environ.get("NOTIFY_SOCKET"), os.environ.get("WATCHDOG_USEC")
    if not address or not limit:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.setblocking(False)
        while True:
            with suppress(OSError):
                line.sendto(b"WATCHDOG=1", address.replace("@", "\0", 1))
            await asyncio.sleep(int(limit) / 1e6 / 3)
