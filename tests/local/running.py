"""Local play as somebody starts it, and a real browser in front of it."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from playwright.sync_api import (
    Browser,
    Error,
    FrameLocator,
    Locator,
    Page,
    ViewportSize,
    sync_playwright,
)

ROOT: Final = Path(__file__).parents[2]
CHROMIUM: Final = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
QUIET: Final = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
COMPUTER: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
PATIENCE: Final = 60_000
"""Milliseconds that anything may take to appear, on a busy machine too."""


@contextmanager
def local_play(
    file: Path, errors: IO[bytes] | None = None
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`python -m bot` without a token: the address it prints, and the process. It is killed."""
    kept = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    process = subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=file.parent,
        env=kept | {"PYTHONPATH": str(ROOT), "DATABASE_PATH": str(file), "LOCAL_PORT": "0"},
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
    )
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/\?key=\S+", said)
        assert found, f"no address in {said!r}"
        yield found[0], process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@contextmanager
def run_browser() -> Iterator[Browser]:
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@contextmanager
def open_page(browser: Browser) -> Iterator[Page]:
    """A page of a computer; whatever it complains of fails."""
    complaints: list[str] = []
    page = browser.new_page(viewport=COMPUTER)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    page.close()
    assert complaints == []


class Table:
    """The match table in a browser's page, used as a person would."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        page.set_default_timeout(PATIENCE)
        if page.url != address:
            page.goto(address)
        self.box.wait_for()

    @property
    def channel(self) -> FrameLocator:
        return self.page.frame_locator("#world")

    @property
    def box(self) -> Locator:
        return self.channel.locator("#channel-composer-input")

    @property
    def messages(self) -> Locator:
        return self.channel.locator(".channel-message")

    @property
    def hint(self) -> Locator:
        return self.page.locator("#hint-text")

    def be(self, name: str) -> None:
        self.page.get_by_role("radio", name=f"Play as {name}").click()

    def type_command(self, name: str, *values: str, **options: str) -> None:
        """Pick a command from the list, give the values it requires in order, choose more options
        with what they are to be, and send it. People begin again where the list went away under
        their finger, which it does when the page learns of other commands."""
        for attempt in range(5):
            try:
                self._fill_command(name, values, options)
            except Error:
                if attempt == 4:
                    raise
                self.page.reload()
            else:
                self.channel.locator("#send-message").click()
                return

    def _fill_command(self, name: str, values: Sequence[str], options: Mapping[str, str]) -> None:
        self.box.click()
        self.box.press_sequentially(f"/{name}")
        self.channel.locator(".command-entry").first.wait_for()
        self.page.keyboard.press("Enter")
        fields = self.channel.locator(".command-option-input")
        for number, value in enumerate(values):
            fields.nth(number).click()
            fields.nth(number).press_sequentially(value)
        for option, value in options.items():
            self.channel.locator(".command-chip").click(timeout=PATIENCE / 5)
            self.suggestion(option).click(timeout=PATIENCE / 5)
            self.suggestion(value).click(timeout=PATIENCE / 5)

    def leave_command(self) -> None:
        self.channel.locator(".command-context-close").click()
        self.box.fill("")

    def suggestion(self, label: str) -> Locator:
        """An entry of the list above the box, by all of its label."""
        named = self.channel.locator(".command-suggestion-label").get_by_text(label, exact=True)
        return self.channel.locator(".command-suggestion").filter(has=named).first

    def press(self, label: str, until: str | None = None) -> None:
        """Press the newest button of that label; again, as people do, until a text is there."""
        for _ in range(5):
            self.channel.get_by_role("button", name=label).last.click()
            if until is None or self._appears(until):
                return
        raise AssertionError(f"{label!r} was pressed, but {until!r} never came")

    def _appears(self, text: str) -> bool:
        try:
            self.messages.filter(has_text=text).last.wait_for(timeout=PATIENCE / 5)
        except Error:
            return False
        return True

    def says(self, text: str | re.Pattern[str]) -> Locator:
        """The newest message with a text, once it is there."""
        found = self.messages.filter(has_text=text).last
        found.wait_for()
        return found

    def sees_picture(self, message: Locator) -> bool:
        """Whether a picture of the game arrives in a message, with its pixels; faces are small."""
        large = "all => all.some(each => each.complete && each.naturalWidth > 200)"
        for _ in range(PATIENCE // 200):
            if message.locator("img").evaluate_all(large):
                return True
            self.page.wait_for_timeout(200)
        return False
