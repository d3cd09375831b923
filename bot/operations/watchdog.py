"""Tells systemd that the event loop turns: where nothing is heard for `WatchdogSec=`, it starts the
service anew."""

from __future__ import annotations

import asyncio
import os
import socket
from contextlib import suppress


async def feed_watchdog() -> None:
    """Until cancelled; at once over where nobody listens."""
    address, limit = os.environ.get("NOTIFY_SOCKET"), os.environ.get("WATCHDOG_USEC")
    if not address or not limit:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.setblocking(False)
        while True:
            with suppress(OSError):
                line.sendto(b"WATCHDOG=1", address.replace("@", "\0", 1))
            await asyncio.sleep(int(limit) / 1e6 / 3)
