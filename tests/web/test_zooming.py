"""A picture that is higher than its frame moves and grows within it."""

from random import Random
from typing import Final

import pytest
from playwright.async_api import Browser as Chromium
from playwright.async_api import ViewportSize

from tests.local.running import CHROMIUM, PHONE
from tests.web.chromium import Finger, list_presses, open_page
from tests.web.conftest import Site
from tests.web.test_dragging import play_until

# Lower than the picture of an opening
LOW: Final[ViewportSize] = {"width": 360, "height": 440}
READ_VIEW: Final = """() => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector(".pane")).transform);
    return [a, e, f, visualViewport.scale, scrollY];
}"""
"""The size and place of the picture in its frame, and those of the whole page."""


pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium: see make browser"),
]


async def test_one_finger_moves_a_picture_and_two_enlarge_it(
    site: Site, chromium: Chromium
) -> None:
    match = (await site.begin(*site.people[:2], game="clustered")).match
    browser = await site.sign_in(site.people[0])
    async with open_page(chromium, browser, match) as page:
        await page.set_viewport_size(LOW)
        await page.wait_for_timeout(400)
        finger, pressed = Finger(page, await page.context.new_cdp_session(page)), list_presses(page)
        frame = await page.locator(".picture").bounding_box()
        button = await page.locator("#screen .success").bounding_box()
        assert frame is not None
        assert button is not None
        assert frame["width"] == LOW["width"]
        assert button["y"] + button["height"] < LOW["height"], "on the screen"
        x, y = frame["x"] + 20, frame["y"] + frame["height"] / 2

        first = await page.evaluate(READ_VIEW)
        await finger.drag((x, y), 0, 300)
        await finger.let_go()
        top = await page.evaluate(READ_VIEW)
        await finger.drag((x, y), 30, -20)
        await finger.let_go()
        moved = await page.evaluate(READ_VIEW)
        await finger.pinch((x, y - 40), (x + 200, y + 40), (x + 100, y), apart=True)
        large = await page.evaluate(READ_VIEW)
        await finger.pinch((x, y - 60), (x + 300, y + 60), (x + 150, y))
        whole = await page.evaluate(READ_VIEW)

    assert first[0] == 1
    assert top == [1, 0, 0, 1, 0], "no farther than its edge"
    assert moved[:2] == [1, 0], "not sideways"
    assert moved[2] == pytest.approx(-20, abs=1)
    assert large[0] > 2
    assert whole[0] < 1
    assert all(each[3:] == [1, 0] for each in (moved, large, whole)), "the page stays"
    assert pressed == []


async def test_a_double_tap_enlarges_what_is_there_and_a_second_shows_the_whole(
    site: Site, chromium: Chromium
) -> None:
    match = (await site.begin(*site.people[:2], game="clustered")).match
    async with open_page(chromium, await site.sign_in(site.people[0]), match) as page:
        await page.wait_for_timeout(400)
        frame = await page.locator(".picture").bounding_box()
        assert frame is not None
        x, y = frame["x"] + 20, frame["y"] + frame["height"] / 2
        views = [await page.evaluate(READ_VIEW)]
        for _ in range(2):
            for _ in range(2):
                await page.touchscreen.tap(x, y)
            await page.wait_for_timeout(400)
            views.append(await page.evaluate(READ_VIEW))

    first, near, last = views
    assert near[0] == pytest.approx(2.5 * first[0])
    assert near[1] == 0, "no farther than its edge"
    assert last == first


async def test_words_alone_leave_their_buttons_at_the_bottom(
    site: Site, chromium: Chromium
) -> None:
    match = (await site.begin(*site.people[:2])).match
    person = site.people[0]
    await site.app.matches.people.set_person(person.player, pictures=False)
    browser = await site.sign_in(person)
    async with open_page(chromium, browser, match, shows=".row") as page:
        last = await page.locator("#screen > :is(.row, .keys)").last.bounding_box()
        assert last is not None
        assert last["y"] + last["height"] > PHONE["height"] - 20


async def test_two_fingers_enlarge_the_end(site: Site, chromium: Chromium) -> None:
    """Which is a film, and no drawing; and nothing came after it."""
    match = (await site.begin(*site.people[:2])).match
    await play_until(site, match, lambda view: view.phase == "resolve")
    matches, rng = site.app.matches, Random(1)
    while seats := (await matches.queries.read_table(match)).awaited_seats:
        state = await matches.queries.read_state(match)
        action = site.app.bot.services.games["cutterland"].sample(state, seats[0].seat, rng)
        assert seats[0].player is not None
        await matches.play.act(match, seats[0].player, action, seats[0].decision)
    browser = await site.sign_in(site.people[0])
    async with open_page(chromium, browser, match) as page:
        await page.route(
            "**/changes",
            lambda route: route.fulfill(content_type="text/event-stream", body="data: 99\n\n"),
        )
        async with page.expect_response("**/changes"):
            await page.reload()
        await page.wait_for_timeout(400)
        assert await page.locator("#notice").text_content() == ""
        finger = Finger(page, await page.context.new_cdp_session(page))
        assert await page.locator(".picture img").count() == 1
        await finger.pinch((100, 200), (300, 300), (200, 250), apart=True)
        assert (await page.evaluate(READ_VIEW))[0] > 2
