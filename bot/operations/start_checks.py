"""The doctor's look at what would keep the bot from starting, although the store is whole."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

from bot.operations.findings import Finding, make_finding
from bot.operations.health_client import LOOPBACK
from bot.storage.interface import StoreHasTwoNames


def check_names(database: Path) -> Iterator[Finding]:
    """SQLite's journal follows only one of two names."""
    if database.exists() and database.stat().st_nlink > 1:
        yield make_finding("bad", "two-names", fault=str(StoreHasTwoNames(database)))


def check_health_port(port: int | None) -> Iterator[Finding]:
    """Whether the port is free; not asked while a bot is at work."""
    if port is None:
        return
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            line.bind((LOOPBACK, port))
        except OSError:
            yield make_finding("bad", "port-in-use", port=str(port))
