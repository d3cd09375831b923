"""Measures the messages of a channel in chromium, as the page of local play shows them.

How true that page is to Discord:

- On a computer, simcord's style sheet follows what its author measured in Discord's page: a
  container is at most 600 px wide with 16 px around its inside, buttons are 32 px high and menus
  40, with about 10 px between rows. `world.css` adds that a single picture is fitted into
  550 x 350 px (discord-api-docs, issue 8100).
- Discord's app for phones is no page, and its sizes are published nowhere. The preview keeps those
  of the computer, with 72 px on the left for the avatar and 16 px on the right: 302 px remain for a
  container, 265 px for a picture. In the app buttons may be up to 8 px higher, and pictures may be
  limited in height; neither is assumed.
- A height includes who sent the message and "Only you can see this". Above an answer to a press,
  Discord has one more line of about 22 px, which may be scrolled away and is not counted.
- Noto Sans is a little wider than Discord's font, so texts take no more lines there.
"""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, ParamSpec, Self, TypeAlias, TypeVar

from playwright.sync_api import Page, Route, sync_playwright

from bot.local.server import WEB
from tests.local.running import CHROMIUM, PATIENCE, QUIET

Heights: TypeAlias = dict[str, int]
Rect: TypeAlias = tuple[int, int, int, int]
"""Left, top, width and height, from the corner of a message."""


class Box(NamedTuple):
    """A message: its height, and its buttons and menus in their order."""

    height: int
    controls: tuple[Rect, ...]


P = ParamSpec("P")
T = TypeVar("T")
SIZES: Final[Mapping[str, int]] = {"phone": 390, "desktop": 1366}
"""Widths of the window. Its height changes no message, and this one has room for the highest."""
TALL: Final = 2400
FOLLOW_WINDOW: Final = "#preview-app { width: 100vw !important; height: 100vh !important; }"
"""The preview asks its server before it changes its size."""
EMOJIS: Final = (
    ".emoji-unavailable { display: inline-block; width: 20px; height: 20px; overflow: hidden; }"
)
"""The preview has no files of them: they are as wide as if they were there."""
COMPLETE: Final = """count => document.fonts.status === "loaded"
  && document.querySelectorAll(".channel-message").length === count
  && [...document.querySelectorAll(".gallery-image")].every(one => one.naturalWidth > 0)"""
BOXES: Final = """() => [...document.querySelectorAll(".channel-message")].map(one => {
  const box = one.getBoundingClientRect();
  const controls = [...one.querySelectorAll(".component-button, .select-trigger")].map(control => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return [left - box.left, top - box.top, width, height].map(Math.round);
  });
  return [one.dataset.messageId, Math.round(box.height), controls];
})"""


class Meter:
    """A browser, in a thread of its own because simcord waits for whatever its loop awaits. With
    `folder`, each message is painted there."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._files: Mapping[str, bytes] = {}
        self._thread = ThreadPoolExecutor(1)

    async def __aenter__(self) -> Self:
        await self._run(self._open)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self._run(self._close)
        self._thread.shutdown()

    async def measure(
        self, url: str, names: Mapping[str, str], files: Mapping[str, bytes]
    ) -> Mapping[str, Mapping[str, Box]]:
        """Each message by the size of the window and by its id. `names` are what messages are
        called, by id; the channel has one message more. `files` are its attachments by id."""
        return await self._run(self._measure, url, names, files)

    async def _run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: work(*args, **kwargs))

    def _open(self) -> None:
        self._player = sync_playwright().start()
        self._browser = self._player.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        context = self._browser.new_context(bypass_csp=True)
        context.set_default_timeout(PATIENCE)
        self._page = context.new_page()
        self._serve_files()

    def _close(self) -> None:
        self._page.context.unroute_all(behavior="ignoreErrors")
        self._browser.close()
        self._player.stop()

    def _measure(
        self, url: str, names: Mapping[str, str], files: Mapping[str, bytes]
    ) -> Mapping[str, Mapping[str, Box]]:
        page, self._files = self._page, files
        try:
            page.goto(url)
            page.add_style_tag(path=WEB / "world.css")
            page.add_style_tag(content=FOLLOW_WINDOW + EMOJIS)
            page.wait_for_function(COMPLETE, arg=len(names) + 1)
            return {size: self._measure_at(page, size, names) for size in SIZES}
        finally:
            page.goto("about:blank")  # the preview ends once the connections of its page are closed

    def _measure_at(self, page: Page, size: str, names: Mapping[str, str]) -> Mapping[str, Box]:
        page.set_viewport_size({"width": SIZES[size], "height": TALL})
        found = {
            message: Box(height, tuple(map(tuple, controls)))
            for message, height, controls in page.evaluate(BOXES)
        }
        if self._folder is not None:
            for message, name in names.items():
                shown = page.locator(f'.channel-message[data-message-id="{message}"]')
                shown.screenshot(path=self._folder / size / f"{name}.png")
        return found

    def _serve_files(self) -> None:
        """Give the page its pictures at once: the preview examines each of them for a long time."""
        attachments: dict[str, str] = {}

        def remember(route: Route) -> None:
            answer = route.fetch()
            attachments.update(_find_assets(answer.json()))
            route.fulfill(response=answer)

        def serve(route: Route) -> None:
            asset = route.request.url.rpartition("/")[2].partition("?")[0]
            picture = self._files.get(attachments.get(asset, ""))
            if picture is None:
                route.continue_()
            else:
                kind = "image/png" if picture.startswith(b"\x89PNG") else "image/gif"
                route.fulfill(body=picture, content_type=kind)

        self._page.context.route("**/api/pages", remember)
        self._page.context.route("**/api/assets/*", serve)


def _find_assets(part: Any) -> dict[str, str]:
    """The attachment of each asset that is named anywhere in a page's state."""
    found = {}
    if isinstance(part, dict):
        if "asset_id" in part and "attachment_id" in part:
            found[part["asset_id"]] = str(part["attachment_id"])
        part = list(part.values())
    for inner in part if isinstance(part, list) else ():
        found.update(_find_assets(inner))
    return found
