"""Whether the bot is well, told on this computer alone to a supervisor that asks over HTTP."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

LOOPBACK: Final = "127.0.0.1"
PATIENCE: Final = 5.0
LONGEST: Final = 4096
Facts: TypeAlias = Mapping[str, bool | int | float | str | None]
HealthCheck: TypeAlias = Callable[[], Awaitable[tuple[bool, Facts]]]


class HealthEndpoint:
    """Answers `GET /health`: 200 where all is well, 503 where it is not, with the facts as JSON."""

    def __init__(self, look: HealthCheck) -> None:
        self._look = look

    async def open(self, port: int) -> asyncio.Server:
        return await asyncio.start_server(self._answer, LOOPBACK, port, limit=LONGEST)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                asked = (await reader.readuntil(b"\r\n\r\n")).split(b" ", 2)
                status, facts = await self._build_response(asked)
                body = json.dumps(facts).encode() + b"\n"
                head = f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\n"
                head += f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
                writer.write(head.encode() + body)
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()

    async def _build_response(self, asked: list[bytes]) -> tuple[str, Facts]:
        if asked[:2] != [b"GET", b"/health"]:
            return "404 Not Found", {"well": False}
        try:
            well, facts = await self._look()
        except Exception as error:  # noqa: BLE001 - a look that fails is an answer, too
            well, facts = False, {"fault": type(error).__name__}
        return "200 OK" if well else "503 Service Unavailable", {"well": well, **facts}


async def fetch_health(port: int) -> tuple[bool, str]:
    """Whether the bot at this port is well, and what it says; nothing where it does not answer."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(LOOPBACK, port)
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            answer = (await reader.read()).decode(errors="replace")
            writer.close()
    except (TimeoutError, OSError):
        return False, ""
    head, _, body = answer.partition("\r\n\r\n")
    return head.startswith("HTTP/1.1 200 "), body.strip()
