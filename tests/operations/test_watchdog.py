"""What systemd hears of a bot that is alive."""

import asyncio
import socket
import time
from pathlib import Path

import pytest

from bot.operations.service import _run_until_stopped, feed_watchdog


@pytest.mark.parametrize("shape", ["{}/notify", "@{}/notify"])
async def test_a_service_is_heard_while_it_turns_and_not_while_it_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shape: str
) -> None:
    address = shape.format(tmp_path)
    monkeypatch.setenv("NOTIFY_SOCKET", address)
    monkeypatch.setenv("WATCHDOG_USEC", "60000")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(address.replace("@", "\0", 1))
        systemd.setblocking(False)
        await _run_until_stopped(asyncio.sleep(0.5), 9.0)
        assert len(heard := hear(systemd)) >= 3
        assert set(heard) == {b"WATCHDOG=1"}

        async def hang() -> None:
            await asyncio.sleep(0.1)
            hear(systemd)
            time.sleep(0.3)  # noqa: ASYNC251 - that is what it is about
            assert hear(systemd) == []

        await _run_until_stopped(hang(), 9.0)
    await _run_until_stopped(asyncio.sleep(0.1), 9.0)  # as after systemd itself has gone


async def test_without_systemd_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    async with asyncio.timeout(10):
        await feed_watchdog()


def hear(line: socket.socket) -> list[bytes]:
    found = []
    while True:
        try:
            found.append(line.recv(100))
        except BlockingIOError:
            return found
