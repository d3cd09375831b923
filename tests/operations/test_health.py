"""The answer to "are you well?"."""

from __future__ import annotations

import asyncio

from bot.operations.health import Facts, HealthEndpoint, fetch_health


async def served(well: bool, facts: Facts) -> tuple[asyncio.Server, int]:
    async def look() -> tuple[bool, Facts]:
        if facts.get("breaks"):
            raise OSError("no")
        return well, facts

    server = await HealthEndpoint(look).open(0)
    return server, server.sockets[0].getsockname()[1]


async def test_well_and_unwell_are_told_apart() -> None:
    for well in (True, False):
        server, port = await served(well, {"servers": 3})
        async with server:
            told = f'{{"well": {str(well).lower()}, "servers": 3}}'
            assert await fetch_health(port) == (well, told)


async def test_a_look_that_fails_is_unwell() -> None:
    server, port = await served(True, {"breaks": True})
    async with server:
        assert await fetch_health(port) == (False, '{"well": false, "fault": "OSError"}')


async def test_only_this_computer_is_answered_and_only_what_is_asked() -> None:
    server, port = await served(True, {})
    async with server:
        assert server.sockets[0].getsockname()[0] == "127.0.0.1"
        for asked in (b"GET /secrets HTTP/1.1\r\n\r\n", b"POST /health HTTP/1.1\r\n\r\n"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(asked)
            assert (await reader.read()).startswith(b"HTTP/1.1 404 ")
            writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"x" * 100_000)
        assert await reader.read() == b""
        writer.close()
        assert await fetch_health(port) == (True, '{"well": true}')


async def test_nobody_there_is_unwell() -> None:
    server, port = await served(True, {})
    server.close()
    await server.wait_closed()
    assert await fetch_health(port) == (False, "")
