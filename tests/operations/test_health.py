"""The endpoint: an answer for this computer alone, whatever the check does."""

import asyncio
import socket
from contextlib import AbstractAsyncContextManager

import pytest

from bot.operations.health import MOST_CONNECTIONS, HealthReport, serve_health
from bot.operations.health_client import HealthAnswer, fetch_health
from bot.operations.service import OperationError


def served(
    *problems: str, port: int = 0, breaks: bool = False
) -> AbstractAsyncContextManager[tuple[str, int]]:
    async def check() -> HealthReport:
        if breaks:
            raise OSError("no")
        return HealthReport(problems, {"servers": 3})

    return serve_health(check, port)


async def fetch(port: int) -> HealthAnswer:
    return await asyncio.to_thread(fetch_health, port)


async def exchange(port: int, asked: bytes) -> bytes:
    """Everything that comes back until the connection is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(asked)
        return await reader.read()
    finally:
        writer.close()


async def test_well_and_unwell_are_told_apart() -> None:
    asked = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    async with served() as (_, port):
        assert await fetch(port) == HealthAnswer(True)
        answer = await exchange(port, asked)
        assert answer.startswith(b"HTTP/1.1 200 ")
        assert answer.endswith(b'{"well": true, "problems": [], "servers": 3}')
    async with served("The disk is full.", "Discord is gone.") as (_, port):
        assert await fetch(port) == HealthAnswer(False, ("The disk is full.", "Discord is gone."))
        assert (await exchange(port, asked)).startswith(b"HTTP/1.1 503 ")


async def test_a_check_that_fails_is_a_problem_of_its_own() -> None:
    async with served(breaks=True) as (_, port):
        answer = await fetch(port)
    assert not answer.well
    assert answer.problems == ("The health check itself failed (OSError).",)


async def test_only_this_computer_is_answered_and_only_what_is_asked() -> None:
    async with served() as (host, port):
        assert host == "127.0.0.1"
        for asked in (b"GET /secrets", b"POST /health"):
            answer = await exchange(port, asked + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 404 ")
        nonsense = await exchange(port, b"x" * 100_000)
        assert nonsense.startswith(b"HTTP/1.0 400 ")
        assert b"well" not in nonsense
        assert (await fetch(port)).well


async def test_a_silent_connection_does_not_hold_up_the_end() -> None:
    async with served() as (_, port):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.close()


async def test_whoever_only_holds_connections_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest first, so that the one that asks is answered."""
    monkeypatch.setattr("bot.operations.health.LONGEST_CONNECTION", 1.0)
    async with served() as (_, port):
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(100)]
        assert (await fetch(port)).well
        silent = [asyncio.create_task(reader.read()) for reader, _ in held]
        done, _ = await asyncio.wait(silent, timeout=0.4)
        assert len(done) >= 100 - MOST_CONNECTIONS
        async with asyncio.timeout(10):
            assert await asyncio.gather(*silent) == [b""] * 100
        for _, writer in held:
            writer.close()


async def test_a_port_in_use_is_named() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(OperationError, match=f"HEALTH_PORT {port} .* another program uses it"):
            async with served(port=port):
                pass
