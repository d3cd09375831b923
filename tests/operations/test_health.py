"""The answer to "are you well?"."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager

from bot.operations.health import Facts, fetch_health, serve_health


def served(well: bool, facts: Facts) -> AbstractAsyncContextManager[tuple[str, int]]:
    async def look() -> tuple[bool, Facts]:
        if facts.get("breaks"):
            raise OSError("no")
        return well, facts

    return serve_health(look, 0)


async def exchange(port: int, asked: bytes) -> bytes:
    """Everything that comes back until the connection is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(asked)
        return await reader.read()
    finally:
        writer.close()


async def test_well_and_unwell_are_told_apart() -> None:
    for well in (True, False):
        async with served(well, {"servers": 3}) as (_, port):
            told = f'{{"well": {str(well).lower()}, "servers": 3}}'
            assert await fetch_health(port) == (well, told)


async def test_a_look_that_fails_is_unwell() -> None:
    async with served(True, {"breaks": True}) as (_, port):
        assert await fetch_health(port) == (False, '{"well": false, "fault": "OSError"}')


async def test_only_this_computer_is_answered_and_only_what_is_asked() -> None:
    async with served(True, {}) as (host, port):
        assert host == "127.0.0.1"
        for asked in (b"GET /secrets", b"POST /health"):
            answer = await exchange(port, asked + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 404 ")
        nonsense = await exchange(port, b"x" * 100_000)
        assert nonsense.startswith(b"HTTP/1.0 400 ")
        assert b"well" not in nonsense
        assert await fetch_health(port) == (True, '{"well": true}')


async def test_a_silent_connection_does_not_hold_up_the_end() -> None:
    async with served(True, {}) as (_, port):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.close()


async def test_nobody_there_is_unwell() -> None:
    async with served(True, {}) as (_, port):
        pass
    assert await fetch_health(port) == (False, "")
