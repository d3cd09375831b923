"""The health endpoint: a supervisor on this machine asks over HTTP whether the bot works."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Final, TypeAlias

from aiohttp import ClientError, ClientSession, ClientTimeout, web

LOOPBACK: Final = "127.0.0.1"
TIMEOUT: Final = 5.0
Facts: TypeAlias = Mapping[str, bool | int | float | str | None]
HealthCheck: TypeAlias = Callable[[], Awaitable[tuple[bool, Facts]]]


@contextlib.asynccontextmanager
async def serve_health(check: HealthCheck, port: int) -> AsyncIterator[tuple[str, int]]:
    """Answer `GET /health` with the facts as JSON: status 200 if the bot is healthy, otherwise 503.
    Yields the address; port 0 means any free one."""

    async def answer(request: web.BaseRequest) -> web.Response:
        facts: Facts
        if (request.method, request.path) != ("GET", "/health"):
            status, well, facts = 404, False, {}
        else:
            try:
                well, facts = await check()
            except Exception as error:  # noqa: BLE001 - a check that fails is an answer, too
                well, facts = False, {"fault": type(error).__name__}
            status = 200 if well else 503
        response = web.json_response({"well": well, **facts}, status=status)
        response.force_close()
        return response

    runner = web.ServerRunner(web.Server(answer, access_log=None), shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, LOOPBACK, port).start()
        yield runner.addresses[0]
    finally:
        await runner.cleanup()


async def fetch_health(port: int) -> tuple[bool, str]:
    """Whether the bot at this port is healthy, and its answer; empty if there is none."""
    try:
        async with (
            ClientSession(timeout=ClientTimeout(total=TIMEOUT)) as session,
            session.get(f"http://{LOOPBACK}:{port}/health") as answer,
        ):
            return answer.status == 200, await answer.text()
    except (TimeoutError, OSError, ClientError):
        return False, ""
