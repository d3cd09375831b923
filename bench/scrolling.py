"""How smoothly the touch page moves on a slow phone: the board of four late lands as it scrolls
and zooms, and a piece that is dragged, in headless Chromium four times slowed down.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.async_api import CDPSession, Page, Route, async_playwright

from bench.measuring import Figure, Section
from bot.interactions.panels import show_panel
from bot.models.match import Address
from bot.presentation.boards import board_of
from bot.web.server import FILES
from bot.web.writing import write_screen
from tests.local.panels.replays import FIRST_USER, NAMES, Clock, Replay, Tables
from tests.local.running import CHROMIUM, PHONE, QUIET
from tests.web.chromium import CENTRE, Finger

ADDRESS: Final = "http://bench.test"
SLOWER: Final = 4
LEFT: Final = 10
"""Moves before the end of the match."""
ROUNDS: Final = 5
WATCH: Final = """() => {
    Object.assign(window, { frames: [], gains: [] });
    let [last, moved] = [0, 0];
    const count = (now) => {
        if (last) frames.push(now - last);
        last = now;
        requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    addEventListener("pointermove", () => { moved = frames.length; }, true);
    for (const note of document.querySelectorAll(".note"))
        new MutationObserver(() => note.textContent && gains.push(frames.length - moved + 1))
            .observe(note, { childList: true });
}"""
"""`gains` are the frames from the finger's move to one that shows the gain."""
TRACED: Final = ("toplevel", "devtools.timeline")


def section() -> Section:
    title = f"The touch page on a phone {SLOWER} times as slow"
    if CHROMIUM is None:
        return Section(title, (), ("there is no Chromium",))
    return Section(title, tuple(asyncio.run(_measure())))


async def _measure() -> list[Figure]:
    users = tuple(FIRST_USER + seat for seat, _ in enumerate(NAMES))
    with TemporaryDirectory() as folder:
        clock = Clock(datetime(2026, 1, 5, 12, tzinfo=UTC))
        tables = await Tables.open(Path(folder) / "store.sqlite3", clock, users)
        replay = await tables.start("cutterland-4", Address(1, 2))
        while len(replay.moves) > LEFT or (await replay.read_view()).phase != "lay":
            await replay.play_next()
        board, panel = await _write_screens(replay)
        await tables.close()
    async with _open_page(board) as (page, session):
        moving = await _find_longest_task(page, _move_about(session))
        frames = await page.evaluate("frames")
    async with _open_page(panel) as (page, session):
        dragging = await _find_longest_task(page, _drag(page, session, panel))
        gains = await page.evaluate("gains")
    return [
        Figure("four lands, scrolled and zoomed: longest task", moving, "ms", "at most 50"),
        Figure("… frames, median", 1000 / median(frames), "/s", "at least 59"),
        Figure("… frames, mean", 1000 / mean(frames), "/s"),
        Figure("a piece over its spots: longest task", dragging, "ms", "at most 50"),
        Figure("… until the gain is shown, most", max(gains), "frames", "at most 1"),
    ]


async def _find_longest_task(page: Page, work: Awaitable[None]) -> float:
    """Milliseconds of the processor, slowed down, that the page's main thread needed for it."""
    browser = page.context.browser
    assert browser is not None
    await browser.start_tracing(page=page, categories=[*TRACED])
    await work
    events = json.loads(await browser.stop_tracing())["traceEvents"]
    named = [each for each in events if each["name"] == "thread_name"]
    main = [(each["pid"], each["tid"]) for each in named if "RendererMain" in each["args"]["name"]]
    tasks = [each for each in events if each["name"].endswith("RunTask")]
    times = [each.get("tdur", 0) for each in tasks if (each["pid"], each["tid"]) in main]
    return float(max(times) / 1000)


async def _write_screens(replay: Replay) -> list[dict[str, Any]]:
    """The board, and the panel of whoever places a piece."""
    seat = min((await replay.read_view()).to_act)
    requester = replay.requester(seat, "en")
    board = await board_of(replay.tables.services, replay.match, requester.words)
    panel = await show_panel(requester, replay.match)
    return [await write_screen(requester, screen) for screen in (board, panel)]


@asynccontextmanager
async def _open_page(screen: dict[str, Any]) -> AsyncIterator[tuple[Page, CDPSession]]:
    """A page that is shown this and answers no press."""

    async def answer(route: Route) -> None:
        path = route.request.url.removeprefix(ADDRESS)
        if path in FILES:
            file, kind = FILES[path]
            await route.fulfill(path=file, content_type=kind)
        elif path == "/api/matches/1":
            await route.fulfill(json=screen)
        else:
            await route.abort()

    async with async_playwright() as player:
        browser = await player.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = await browser.new_page(viewport=PHONE, has_touch=True, is_mobile=True)
        await page.route("**/*", answer)
        await page.goto(f"{ADDRESS}/#m/1")
        await page.locator(".drawn").first.wait_for()
        session = await page.context.new_cdp_session(page)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        await page.wait_for_timeout(1000)
        await page.evaluate(WATCH)
        yield page, session
        await browser.close()


async def _move_about(session: CDPSession) -> None:
    middle = {"x": PHONE["width"] // 2, "y": PHONE["height"] // 2}
    for _ in range(ROUNDS):
        for gesture, sizes in (
            ("Pinch", {"scaleFactor": 3}),
            ("Scroll", {"yDistance": -600, "xDistance": -300}),
            ("Scroll", {"yDistance": 600, "xDistance": 300}),
            ("Pinch", {"scaleFactor": 1 / 3}),
        ):
            touch = {**middle, **sizes, "gestureSourceType": "touch"}
            await session.send(f"Input.synthesize{gesture}Gesture", touch)


async def _drag(page: Page, session: CDPSession, screen: dict[str, Any]) -> None:
    pictures = (block["picture"] for block in screen["blocks"] if "picture" in block)
    held = next(held for picture in pictures for held in picture["held"])
    x, y, scale = await page.evaluate(CENTRE, held["boxes"][0])
    ways = [(drop["right"], drop["down"]) for drop in held["drops"] if not drop["turns"]]
    finger = Finger(page, session)
    await finger.pass_over(
        (x, y), *((x + right * scale, y + down * scale) for right, down in ways[: 4 * ROUNDS])
    )
    await finger.cancel()
