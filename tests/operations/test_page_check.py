"""Whether the doctor sees that the touch page's address leads to this bot."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from unittest.mock import sentinel

import pytest
from aiohttp import web

from bot.operations.checks import load_terminal_words
from bot.operations.doctor import check_page
from bot.settings import Settings
from bot.web.server import HOST, serve_page


def find_port() -> int:
    with socket.create_server((HOST, 0)) as free:
        port: int = free.getsockname()[1]
        return port


async def check(address: str, port: int, shards: int | None = None) -> tuple[str, str]:
    settings = Settings(web_address=address, web_port=port, shards=shards)
    (finding,) = await asyncio.to_thread(lambda: [*check_page(settings)])
    text = finding.render(load_terminal_words())
    assert str(port) in text or address in text
    return finding.key.removeprefix("doctor-page").removeprefix("-"), finding.severity


@asynccontextmanager
async def serve_stranger(port: int) -> AsyncIterator[None]:
    async def say(_: web.Request) -> web.Response:
        return web.json_response(["something else"])

    app = web.Application()
    app.router.add_get("/{anything:.*}", say)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, HOST, port).start()
        yield
    finally:
        await runner.cleanup()


async def test_the_address_leads_to_the_bot() -> None:
    port = find_port()
    address = f"http://{HOST}:{port}"
    assert await check(address, port) == ("silent", "note")
    async with serve_page(lambda: sentinel.router, address, port):
        assert await check(address, port) == ("", "good")


async def test_the_address_leads_elsewhere() -> None:
    here, there = find_port(), find_port()
    address = f"http://{HOST}:{there}"
    async with serve_page(lambda: sentinel.router, address, here):
        assert await check(address, here) == ("unreachable", "bad")
        async with serve_stranger(there):
            assert await check(address, here) == ("stranger", "bad")
        async with serve_page(lambda: sentinel.router, address, there):
            assert await check(address, here) == ("other", "bad")
            assert await check(address, here, shards=2) == ("", "good")


async def test_another_program_has_the_port() -> None:
    here, there = find_port(), find_port()
    address = f"http://{HOST}:{there}"
    async with serve_stranger(here), serve_page(lambda: sentinel.router, address, there):
        assert await check(address, here) == ("port", "bad")


def test_without_an_address_nothing_is_asked() -> None:
    assert [*check_page(Settings(web_address=""))] == []


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WEB_ADDRESS", "WEB_PORT", "SHARDS"):
        monkeypatch.delenv(name, raising=False)
