"""The health endpoint: a supervisor on this machine asks over HTTP what is wrong with the bot."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from aiohttp import web

from bot.operations.failures import OperationError
from bot.operations.health_client import LOOPBACK

Fact: TypeAlias = bool | int | float | str | None
MOST_CONNECTIONS: Final = 16
LONGEST_CONNECTION: Final = 10.0
"""Seconds."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class HealthReport:
    """The bot is well if there is no problem; each is a sentence. The facts are informative."""

    problems: tuple[str, ...] = ()
    facts: Mapping[str, Fact] = field(default_factory=dict)


HealthCheck: TypeAlias = Callable[[], Awaitable[HealthReport]]


class BriefServer(web.Server):
    """Has few connections at a time, and none for long: whoever only holds one is cut off."""

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        super().connection_made(handler, transport)
        asyncio.get_running_loop().call_later(LONGEST_CONNECTION, handler.force_close)
        if len(self.connections) > MOST_CONNECTIONS:
            self.connections[0].force_close()


@contextlib.asynccontextmanager
async def serve_health(check: HealthCheck, port: int) -> AsyncIterator[tuple[str, int]]:
    """Answer `GET /health` with problems and facts as JSON: status 200 if there is no problem,
    otherwise 503. Yields the address; port 0 means any free one. Raises `OperationError`."""

    async def answer(request: web.BaseRequest) -> web.Response:
        if (request.method, request.path) != ("GET", "/health"):
            response = web.json_response({}, status=404)
        else:
            report = await _run_check(check)
            well = not report.problems
            body = {"well": well, "problems": report.problems, **report.facts}
            response = web.json_response(body, status=200 if well else 503)
        response.force_close()
        return response

    runner = web.ServerRunner(BriefServer(answer, access_log=None), shutdown_timeout=1.0)
    await runner.setup()
    try:
        await _listen(runner, port)
        yield runner.addresses[0]
    finally:
        await runner.cleanup()


async def _run_check(check: HealthCheck) -> HealthReport:
    try:
        return await check()
    except Exception as error:  # noqa: BLE001 - a check that fails is an answer, too
        _log.exception("the health check failed")
        return HealthReport((f"The health check itself failed ({type(error).__name__}).",))


async def _listen(runner: web.ServerRunner, port: int) -> None:
    try:
        await web.TCPSite(runner, LOOPBACK, port).start()
    except OSError as error:
        fault = "another program uses it" if error.errno == errno.EADDRINUSE else str(error)
        raise OperationError(
            f"HEALTH_PORT {port} cannot be opened: {fault}. Choose another port, or end that"
            " program."
        ) from error
