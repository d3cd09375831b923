"""The touch page in a browser, whose requests the test server answers under its public address."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import ConsoleMessage, Page, Route, async_playwright

from tests.local.running import CHROMIUM, PATIENCE, PHONE, QUIET
from tests.web.conftest import ADDRESS, Browser


@asynccontextmanager
async def open_page(browser: Browser, match: int) -> AsyncIterator[Page]:
    """A match on a phone of whoever is signed in; what the page complains of fails. It hears of no
    changes."""
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

    async with async_playwright() as player:
        chromium = await player.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        context = await chromium.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console", lambda said: complaints.append(said.text) if "Policy" in said.text else None
        )
        await page.route("**/*", answer)
        await page.goto(f"{ADDRESS}/#m/{match}")
        await page.locator("[role=img]").first.wait_for()
        yield page
        await page.unroute_all(behavior="ignoreErrors")
        await chromium.close()
    assert complaints == []
