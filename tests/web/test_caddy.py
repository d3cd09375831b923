"""The lines for Caddy in the hosting page, with certificates of its own."""

from __future__ import annotations

import asyncio
import re
import shutil
import ssl
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio
from aiohttp import ClientError, ClientSession

from bot.web.server import serve_page
from tests.operations.test_page_check import find_port
from tests.standin.running import ROOT
from tests.web.conftest import COOKIE, Site

CADDY: Final = shutil.which("caddy")
LINES: Final = re.compile(r"^play\.example\.org \{.*?^\}$", re.MULTILINE | re.DOTALL)
OWN: Final = """{
    admin off
    local_certs
    skip_install_trust
    auto_https disable_redirects
    storage file_system FOLDER
}
"""
pytestmark = pytest.mark.skipif(CADDY is None, reason="there is no Caddy here")


@dataclass
class Proxy:
    site: Site
    address: str
    port: int
    client: ClientSession
    trusted: ssl.SSLContext


@pytest_asyncio.fixture(loop_scope="session")
async def proxy(site: Site, tmp_path: Path) -> AsyncIterator[Proxy]:
    assert CADDY is not None
    found = LINES.search((ROOT / "docs" / "hosting.md").read_text("utf-8"))
    assert found is not None
    host, port = f"localhost:{find_port()}", find_port()
    lines = found[0].replace("play.example.org", host).replace("8090", str(port))
    config, certificates = tmp_path / "Caddyfile", tmp_path / "caddy"
    config.write_text(OWN.replace("FOLDER", str(certificates)) + lines, "utf-8")
    process = await asyncio.create_subprocess_exec(
        CADDY, "run", "--config", config, "--adapter", "caddyfile"
    )
    try:
        root = certificates / "pki" / "authorities" / "local" / "root.crt"
        async with asyncio.timeout(60), ClientSession() as client:
            while not root.exists():  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.05)
            trusted = ssl.create_default_context(cafile=root)
            made = Proxy(site, f"https://{host}", port, client, trusted)
            await _wait_for_certificate(made)
            yield made
    finally:
        process.terminate()
        await process.wait()


async def _wait_for_certificate(proxy: Proxy) -> None:
    async with serve_page(lambda: proxy.site.app.bot.router, proxy.address, proxy.port):
        while True:
            with suppress(ClientError):
                async with proxy.client.get(proxy.address, ssl=proxy.trusted) as answer:
                    assert answer.status == 200
                    return
            await asyncio.sleep(0.1)


async def test_the_page_works_behind_caddy_also_over_a_restart(proxy: Proxy) -> None:
    ana, bo, _ = proxy.site.people
    match = (await proxy.site.begin(ana, bo)).match
    token = await proxy.site.app.matches.page_keys.issue_link(ana.player)
    client, address, trusted = proxy.client, proxy.address, proxy.trusted
    async with AsyncExitStack() as stack:
        serving = serve_page(lambda: proxy.site.app.bot.router, address, proxy.port)
        await stack.enter_async_context(serving)
        signing = client.post(
            f"{address}/api/sign-in", json={"token": token}, headers={"Origin": address},
            ssl=trusted,
        )  # fmt: skip
        async with signing as answer:
            assert answer.status == 200
            assert answer.cookies[COOKIE]["secure"]
        stream = await client.get(f"{address}/api/matches/{match}/changes", ssl=trusted)
        assert (await stream.content.readline()).startswith(b"data: ")

    async def ask() -> int:
        async with client.get(f"{address}/api/matches/{match}", ssl=trusted) as answer:
            return answer.status

    asking = asyncio.create_task(ask())
    await asyncio.sleep(1)
    assert not asking.done()
    async with serve_page(lambda: proxy.site.app.bot.router, address, proxy.port):
        assert await asking == 200
