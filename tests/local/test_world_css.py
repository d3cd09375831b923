"""What local play changes about pictures and times of messages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import simcord
from playwright.sync_api import Page, sync_playwright

from bot.local.server import WEB
from bot.screens.discord_limits import CODE_COLUMNS
from tests.local.running import CHROMIUM, PHONE, QUIET

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium: see make browser"),
]
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


def test_a_picture_stays_until_the_next_one_has_come(page: Page) -> None:
    """As the preview does it: the message is emptied and built anew, and the picture comes last."""
    page.set_viewport_size({"width": 390, "height": 800})
    page.set_content(
        '<!doctype html><div id="channel-message-list"><article class="channel-message"></article>'
        "</div>"
    )
    page.add_style_tag(path=WEB / "world.css")
    page.add_script_tag(path=WEB / "pictures.js", type="module")
    shown, kept = page.locator(".gallery-image"), page.locator(".kept-picture")
    place = '<figure class="gallery-item"><img class="gallery-image" width="200" height="100">'
    build = "(message, place) => { message.replaceChildren(); message.innerHTML = place; }"
    come = "(image, source) => { image.src = source; return image.decode(); }"
    message = page.locator(".channel-message")
    message.evaluate(build, place)
    assert kept.count() == 0, "there was none before"
    shown.evaluate(come, EMPTY.format(200, 100))
    for _ in range(2):  # also if it is built anew before the picture has come
        message.evaluate(build, place)
        assert kept.evaluate("image => image.naturalWidth") == 200
        before = kept.bounding_box()
        assert before == shown.bounding_box()
    message.evaluate(build, '<figure class="gallery-item"><div>not yet available</div></figure>')
    assert not page.get_by_text("not yet available").is_visible()
    assert kept.bounding_box() == before
    message.evaluate(build, place)
    shown.evaluate(come, EMPTY.format(200, 100))
    kept.wait_for(state="detached")
    assert shown.evaluate("image => image.naturalWidth") == 200


def test_text_pictures_fit_a_panel_of_a_phone(page: Page) -> None:
    """As many columns as they have at most."""
    page.set_viewport_size(PHONE)
    line = "0123456789" * 4
    page.set_content(
        '<!doctype html><div class="message" style="width: 265px"><pre class="code-block">'
        f"<code>{line[:CODE_COLUMNS]}</code></pre></div>"
    )
    page.add_style_tag(path=PREVIEW)
    page.add_style_tag(path=WEB / "world.css")
    block = page.locator(".code-block")
    assert block.evaluate("block => block.scrollWidth - block.clientWidth") == 0
