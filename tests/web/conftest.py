"""The page of a bot that never goes online, and browsers in front of it: one Chromium for all
tests, so they share its loop, too."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientResponse, DummyCookieJar
from aiohttp.test_utils import TestClient, TestServer
from playwright.async_api import Browser as Chromium
from playwright.async_api import async_playwright
from pydantic import SecretStr

from bot.app import App, build_app
from bot.games import build_games
from bot.interactions.press_queue import RateLimiter
from bot.matches import NewMatch
from bot.models.match import Address, Table
from bot.models.people import Person
from bot.presentation.artist import Artist
from bot.settings import Settings
from bot.web.server import TouchServer
from tests.deals import deal
from tests.local.running import CHROMIUM, QUIET
from tests.matches.world import Clock
from tests.standin.puzzles import PuzzleKeeper

ADDRESS = "https://play.example.org"
COOKIE = "__Host-session"
HEADERS = {"Host": "play.example.org", "Origin": ADDRESS}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    shared = pytest.mark.asyncio(loop_scope="session")
    for item in items:
        if Path(__file__).parent in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(shared, append=False)


@dataclass
class Browser:
    """Keeps the session's cookie, which a real one would only send over HTTPS."""

    client: TestClient[Any, Any]
    session: str = ""
    headers: dict[str, str] = field(default_factory=lambda: dict(HEADERS))

    async def get(self, path: str) -> ClientResponse:
        return await self.client.get(path, headers=self._headers())

    async def post(self, path: str, body: object) -> ClientResponse:
        answer = await self.client.post(path, json=body, headers=self._headers())
        cookies = SimpleCookie(answer.headers.get("Set-Cookie", ""))
        if COOKIE in cookies:
            self.session = cookies[COOKIE].value
        return answer

    async def press(
        self, screen: dict[str, Any], control: str, *, submitted: bool = False, **answers: str
    ) -> ClientResponse:
        wish = {"match": screen["match"], "decision": screen["decision"], "control": control}
        return await self.post("/api/press", {**wish, "answers": answers, "submitted": submitted})

    def _headers(self) -> dict[str, str]:
        return {**self.headers, "Cookie": f"{COOKIE}={self.session}"}


@dataclass
class Site:
    app: App
    clock: Clock
    client: TestClient[Any, Any]
    people: list[Person]

    def open_browser(self) -> Browser:
        return Browser(self.client)

    async def sign_in(self, person: Person) -> Browser:
        browser = self.open_browser()
        token = await self.app.matches.page_keys.issue_link(person.player)
        assert (await browser.post("/api/sign-in", {"token": token})).status == 200
        return browser

    async def begin(self, *people: Person, game: str = "cutterland") -> Table:
        where = Address(700, 70)
        options = {"first": "1"} if game == "cutterland" else {}
        new = NewMatch(people[0].player, where, game, len(people), options)
        table = await self.app.matches.lobbies.open(new)
        for person in people[1:]:
            table = await self.app.matches.lobbies.join(table.match, person.player)
        return await self.app.matches.lobbies.start(table.match, people[0].player)


def draw_nothing(*_: object) -> bytes:
    return b"drawn"


@asynccontextmanager
async def open_site(folder: Path, url: str = "", **given: Any) -> AsyncIterator[Site]:
    """`url` is that of a database; the rest is `build_app`'s."""
    clock = Clock()
    app = await build_app(
        Settings(
            database_path=folder / "store.sqlite3", discord_token=None, settle_seconds=0,
            web_address=ADDRESS, database_url=SecretStr(url) if url else None,
        ),
        now=clock, seeds=deal(__name__), computer_worker=PuzzleKeeper(build_games()),
        **{"artist": Artist(painter=draw_nothing), **given},
    )  # fmt: skip
    if app.keeper is not None:
        await app.keeper.renew()
    names = ("Ana", "Bo", "Cid")
    people = [
        await app.matches.people.meet(10**9 + number, name, "en")
        for number, name in enumerate(names)
    ]
    server = TestServer(TouchServer(lambda: app.bot.router, ADDRESS).build())
    try:
        async with TestClient(server, cookie_jar=DummyCookieJar()) as client:
            yield Site(app, clock, client, people)
    finally:
        await app.close()


@pytest_asyncio.fixture(loop_scope="session")
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with open_site(tmp_path, rate_limit=RateLimiter(most=1_000)) as found:
        yield found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Chromium]:
    async with async_playwright() as player:
        browser = await player.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        await browser.close()
