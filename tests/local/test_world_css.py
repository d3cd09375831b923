"""What the style sheet of local play changes about pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import simcord
from playwright.sync_api import Page, sync_playwright

from bot.local.server import WEB
from tests.local.running import CHROMIUM, QUIET

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium: see make browser")
PREVIEW = Path(simcord.__file__).parent / "preview" / "static" / "preview.css"
LONG = "Every square of the land, from left to right and from top to bottom. " * 15
EMPTY = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='{}' height='{}'/%3E"
"""A picture of a size."""


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser.new_page()
        browser.close()


def measure(page: Page, width: int, size: tuple[int, int], *, loaded: bool) -> tuple[int, int]:
    """How large a picture of a size is shown in a container of a width."""
    source = f'src="{EMPTY.format(*size)}"' if loaded else ""
    page.set_viewport_size({"width": width + 100, "height": 800})
    page.set_content(
        f'<!doctype html><div class="component-gallery" style="width: {width}px">'
        '<figure class="gallery-item"><img class="gallery-image" '
        f'width="{size[0]}" height="{size[1]}" alt="{LONG}" {source}></figure></div>'
    )
    page.add_style_tag(path=PREVIEW)
    page.add_style_tag(path=WEB / "world.css")
    box = page.locator("img").bounding_box()
    assert box is not None
    return round(box["width"]), round(box["height"])


@pytest.mark.parametrize("loaded", [False, True])
@pytest.mark.parametrize(
    ("size", "shown"),
    [((1100, 800), (265, 193)), ((265, 600), (265, 600)), ((200, 100), (200, 100))],
)
def test_a_phone_shows_a_picture_as_wide_as_there_is_room(
    page: Page, size: tuple[int, int], shown: tuple[int, int], loaded: bool
) -> None:
    assert measure(page, 265, size, loaded=loaded) == shown


@pytest.mark.parametrize("loaded", [False, True])
@pytest.mark.parametrize(
    ("size", "shown"),
    [((1100, 400), (550, 200)), ((1100, 1400), (550, 350)), ((200, 100), (200, 100))],
)
def test_a_computer_fits_a_picture_into_550_by_350(
    page: Page, size: tuple[int, int], shown: tuple[int, int], loaded: bool
) -> None:
    """The picture is whole: beside a high one its box is empty."""
    assert measure(page, 563, size, loaded=loaded) == shown


def test_edited_does_not_stand_on_the_time(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 800})
    page.set_content(
        '<!doctype html><div class="message"><time class="message-gutter-time">12:00</time>'
        '<span class="message-edited-compact">(edited)</span></div>'
    )
    page.add_style_tag(path=PREVIEW)
    page.add_style_tag(path=WEB / "world.css")
    page.add_style_tag(content="time { display: block !important }")  # as under the pointer
    time = page.locator("time").bounding_box()
    edited = page.locator("span").bounding_box()
    assert time is not None
    assert edited is not None
    assert edited["x"] >= time["x"] + time["width"]
