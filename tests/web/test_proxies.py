"""The lines for Caddy and nginx in the hosting page, with certificates of their own."""

import asyncio
import re
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
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

CADDY: Final = """{
    admin off
    local_certs
    skip_install_trust
    auto_https disable_redirects
    storage file_system FOLDER
}
LINES"""
NGINX: Final = """daemon off;
pid FOLDER/pid;
error_log stderr;
events {}
http {
    access_log off;
    client_body_temp_path FOLDER/body;
    proxy_temp_path FOLDER/proxy;
    fastcgi_temp_path FOLDER/fastcgi;
    uwsgi_temp_path FOLDER/uwsgi;
    scgi_temp_path FOLDER/scgi;
LINES
}"""
MAKE_CERTIFICATE: Final = (
    "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
    "-nodes", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2",
    "-keyout", "privkey.pem", "-out", "fullchain.pem",
)  # fmt: skip


@dataclass
class Proxy:
    site: Site
    name: str
    address: str
    port: int
    client: ClientSession
    trusted: ssl.SSLContext


def read_lines(beginning: str) -> str:
    """Those of the hosting page from there to a `}` of its own."""
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    found = re.search(rf"^{re.escape(beginning)}$.*?^\}}$", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[0]


def configure_caddy(folder: Path, host: str, port: int) -> tuple[list[str], Path]:
    """The command, and the certificate to trust, once it is there."""
    lines = read_lines("play.example.org {").replace("play.example.org", host)
    text = CADDY.replace("LINES", lines.replace("8090", str(port)))
    config = folder / "Caddyfile"
    config.write_text(text.replace("FOLDER", str(folder)), "utf-8")
    root = folder / "pki" / "authorities" / "local" / "root.crt"
    return ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"], root


def configure_nginx(folder: Path, host: str, port: int) -> tuple[list[str], Path]:
    subprocess.run(MAKE_CERTIFICATE, cwd=folder, check=True, capture_output=True)
    lines = read_lines("server {").replace("443", host.rpartition(":")[2])
    lines = lines.replace("/etc/letsencrypt/live/play.example.org", str(folder))
    lines = lines.replace("play.example.org", "localhost").replace("8090", str(port))
    config = folder / "nginx.conf"
    config.write_text(NGINX.replace("LINES", lines).replace("FOLDER", str(folder)), "utf-8")
    return ["nginx", "-e", "stderr", "-c", str(config)], folder / "fullchain.pem"


PROXIES: Final[dict[str, Callable[[Path, str, int], tuple[list[str], Path]]]] = {
    "caddy": configure_caddy,
    "nginx": configure_nginx,
}


@pytest_asyncio.fixture(params=PROXIES, loop_scope="session")
async def proxy(site: Site, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Proxy]:
    name, host, port = str(request.param), f"localhost:{find_port()}", find_port()
    if shutil.which(name) is None:
        pytest.skip(f"there is no {name} here")
    folder = tmp_path / name
    folder.mkdir()
    command, root = PROXIES[name](folder, host, port)
    process = await asyncio.create_subprocess_exec(*command)
    try:
        async with asyncio.timeout(60), ClientSession() as client:
            while not root.exists():  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.05)
            trusted = ssl.create_default_context(cafile=root)
            made = Proxy(site, name, f"https://{host}", port, client, trusted)
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


async def test_the_page_works_behind_it_also_over_a_restart(
    proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo, _ = proxy.site.people
    match = (await proxy.site.begin(ana, bo)).match
    token = await proxy.site.app.matches.page_keys.issue_link(ana.player)
    client, address, trusted = proxy.client, proxy.address, proxy.trusted
    monkeypatch.setattr("bot.web.server.MOST_UNKNOWN", 2)
    async with AsyncExitStack() as stack:
        serving = serve_page(lambda: proxy.site.app.bot.router, address, proxy.port)
        await stack.enter_async_context(serving)
        statuses = []
        for number in range(3):  # the address that the proxy tells is the same each time
            headers = {"Origin": address, "X-Forwarded-For": f"192.0.2.{number}"}
            signing = client.post(
                f"{address}/api/sign-in", json={"token": token}, headers=headers, ssl=trusted
            )
            async with signing as answer:
                statuses.append(answer.status)
                if number == 0:
                    assert answer.cookies[COOKIE]["secure"]
                    client.cookie_jar.clear()
                    session = answer.cookies[COOKIE].value
        assert statuses == [200, 401, 429]
        client.headers["Cookie"] = f"{COOKIE}={session}"
        stream = await client.get(f"{address}/api/matches/{match}/changes", ssl=trusted)
        async with asyncio.timeout(10):
            assert (await stream.content.readline()).startswith(b"data: ")

    async def ask() -> int:
        async with client.get(f"{address}/api/matches/{match}", ssl=trusted) as answer:
            return answer.status

    if proxy.name == "nginx":  # which doesn't wait: a page tries again
        assert await ask() == 502
    asking = asyncio.create_task(ask())
    if proxy.name == "caddy":
        await asyncio.sleep(1)
        assert not asking.done()
    async with serve_page(lambda: proxy.site.app.bot.router, address, proxy.port):
        assert (await asking if proxy.name == "caddy" else await ask()) == 200
