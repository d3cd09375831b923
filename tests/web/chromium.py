"""The touch page in a browser, whose requests the test server answers under its public address."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any, Final

from playwright.async_api import (
    Browser as Chromium,
)
from playwright.async_api import (
    CDPSession,
    ConsoleMessage,
    Page,
    Request,
    Route,
)

from tests.local.running import PATIENCE, PHONE
from tests.web.conftest import ADDRESS, Browser

CENTRE: Final = """box => {
    const { left, top, width } = document.querySelector(".drawn").getBoundingClientRect();
    const scale = width / document.querySelector(".drawn").viewBox.baseVal.width;
    return [left + (box[0] + box[2] / 2) * scale, top + (box[1] + box[3] / 2) * scale, scale];
}"""


@asynccontextmanager
async def open_page(
    chromium: Chromium, browser: Browser, match: int, key: str = "", shows: str = ".picture"
) -> AsyncIterator[Page]:
    """A match on a phone of whoever is signed in, with a `key` its public page; what the page
    complains of fails. It hears of no changes."""
    complaints: list[str] = []

    async def answer(route: Route) -> None:
        request, path = route.request, route.request.url.removeprefix(ADDRESS)
        if path.endswith("/changes"):
            await route.abort()
            return
        browser.headers["Drawings"] = request.headers.get("drawings", "")
        if request.method == "GET":
            found = await browser.get(path)
        else:
            found = await browser.post(path, request.post_data_json)
        kept = ("Cache-Control", "Content-Security-Policy", "Content-Type")
        headers = {name: found.headers[name] for name in kept}
        await route.fulfill(status=found.status, headers=headers, body=await found.read())

    def hear(said: ConsoleMessage) -> None:
        if "Content Security Policy" in said.text:
            complaints.append(said.text)

    options: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    async with await chromium.new_context(**options) as context:
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console", lambda said: complaints.append(said.text) if "Policy" in said.text else None
        )
        await page.route("**/*", answer)
        await page.goto(f"{ADDRESS}/#p/{match}/{key}" if key else f"{ADDRESS}/#m/{match}")
        await page.locator(shows).first.wait_for()
        yield page
        await page.unroute_all(behavior="ignoreErrors")
    assert complaints == []


class Finger:
    """Touches as Chromium gets them from a screen."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self.page = page
        self.session = session

    async def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        await self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    async def drag(self, start: tuple[float, float], right: float, down: float) -> None:
        """Without letting go."""
        await self.pass_over(start, (start[0] + right, start[1] + down))

    async def pass_over(self, *points: tuple[float, float]) -> None:
        """Without letting go."""
        await self._send("touchStart", points[0])
        for (x, y), (right, down) in pairwise(points):
            for step in range(1, 9):
                at = x + (right - x) * step / 8, y + (down - y) * step / 8
                await self._send("touchMove", at)

    async def move(self, point: tuple[float, float]) -> None:
        await self._send("touchMove", point)

    async def touch_beside(self, held: tuple[float, float], *points: tuple[float, float]) -> None:
        """With other fingers, the last of them now, while the first one stays where it is."""
        await self._send("touchStart", held, *points)

    async def pinch(
        self, first: tuple[float, float], second: tuple[float, float],
        middle: tuple[float, float], *, apart: bool = False,
    ) -> None:  # fmt: skip
        """Two fingers, which meet, or begin together and part."""
        steps = [
            [
                (x + (middle[0] - x) * step / 9, y + (middle[1] - y) * step / 9)
                for x, y in (first, second)
            ]
            for step in range(9)
        ]
        start, *ways = reversed(steps) if apart else steps
        await self._send("touchStart", *start)
        for way in ways:
            await self._send("touchMove", *way)
        await self.let_go()

    async def let_go(self) -> None:
        await self._send("touchEnd")

    async def cancel(self) -> None:
        """As where the screen's owner takes the touch."""
        await self._send("touchCancel")


def list_presses(page: Page) -> list[Any]:
    """What the page presses from now on."""
    pressed: list[Any] = []

    def hear(request: Request) -> None:
        if request.method == "POST":
            pressed.append(request.post_data_json)

    page.on("request", hear)
    return pressed
