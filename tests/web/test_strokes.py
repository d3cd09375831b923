"""A card is cut with strokes of a finger over its squares: each is a piece, and a draft. A tap
beside them means the nearest."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser as Chromium
from playwright.async_api import Page

from tests.local.running import CHROMIUM
from tests.web.chromium import CENTRE, Finger, list_presses, open_page
from tests.web.conftest import Site
from tests.web.test_presses import list_targets, look

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium: see make browser")


class Card:
    """The card that is being cut, and a finger over it."""

    def __init__(self, match: int, page: Page, finger: Finger, boxes: dict[str, Any]) -> None:
        self.match = match
        self.page = page
        self.finger = finger
        self.boxes = boxes

    async def pass_over(self, squares: str) -> None:
        """Without letting go."""
        points = [await self.page.evaluate(CENTRE, self.boxes[square]) for square in squares]
        await self.finger.pass_over(*((x, y) for x, y, _ in points))

    async def draw(self, squares: str) -> None:
        """From the middle of a square to that of the next, until the panel shows the piece."""
        await self.pass_over(squares)
        async with self.page.expect_response("**/api/press") as answered:
            await self.finger.let_go()
        await (await answered.value).finished()
        await self.page.locator(".passed").first.wait_for(state="detached")


@pytest_asyncio.fixture(loop_scope="session")
async def card(site: Site, chromium: Chromium) -> AsyncIterator[Card]:
    """Ana's first card, open on her phone."""
    match = (await site.begin(*site.people[:3])).match
    browser = await site.sign_in(site.people[0])
    screen = await (await browser.press(await look(browser, match), "g.card.1")).json()
    boxes = {target["stroke"]: target["boxes"][0] for target in list_targets(screen)}
    assert "".join(boxes) == "ABCDEFGHIJKL"
    async with open_page(chromium, browser, match) as page:
        finger = Finger(page, await page.context.new_cdp_session(page))
        yield Card(match, page, finger, boxes)


@pytest.mark.slow
async def test_three_strokes_and_the_green_button_cut_a_card(site: Site, card: Card) -> None:
    """The last stroke is long, so that the finger passes squares between its points."""
    pressed = list_presses(card.page)

    top = await card.page.locator(".picture").bounding_box()
    await card.draw("ABFE")
    assert await card.page.locator(".picture").bounding_box() == top, "though the tip is shorter"
    await card.draw("DCGH")
    await card.draw("IL")

    answers = [{"stroke": "A,B,F,E"}, {"stroke": "D,C,G,H"}, {"stroke": "I,J,K,L"}]
    assert [one["answers"] for one in pressed] == answers
    await card.page.wait_for_timeout(400)  # for taps that come too soon are dropped
    async with card.page.expect_response("**/api/press"):
        await card.page.locator("#screen .success", has_text="Cut").tap()
    seen = await site.app.matches.queries.read_player_view(card.match, site.people[0].player)
    assert [piece.group for piece in seen.view.offered] == ["ABEF", "CDGH", "IJKL"]


async def test_buttons_of_squares_come_to_sight_with_the_keyboard(card: Card) -> None:
    """They say what the picture shows, which takes strokes."""
    row = card.page.locator(".row", has=card.page.locator("[data-control='g.sq.1.B']"))
    before = await row.bounding_box()
    await row.locator("button").nth(1).focus()
    after = await row.bounding_box()
    assert before is not None
    assert after is not None
    assert (before["height"], after["height"]) == (1, 44)

    pressed, shown = list_presses(card.page), await row.element_handle()
    await card.page.keyboard.press("Enter")
    assert shown is not None
    await shown.wait_for_element_state("hidden")
    assert [one["control"] for one in pressed] == ["g.sq.1.B"]
    assert await row.locator("button").nth(1).evaluate("node => node.matches(':focus')")


async def test_a_tablet_shows_the_whole_picture_of_a_cut(card: Card) -> None:
    await card.page.set_viewport_size({"width": 820, "height": 1180})
    await card.page.reload()
    await card.page.locator(".drawn").wait_for()
    frame = await card.page.locator(".picture").bounding_box()
    pane = await card.page.locator(".pane").bounding_box()
    assert frame is not None
    assert pane is not None
    assert frame["y"] <= pane["y"]
    assert pane["y"] + pane["height"] <= frame["y"] + frame["height"] + 1


async def test_a_stroke_shows_what_it_passes(card: Card) -> None:
    pressed = list_presses(card.page)

    await card.pass_over("ABC")

    note = card.page.locator(".note")
    assert await card.page.locator(".passed").count() == 3
    assert await note.text_content() == "3 / 4", "of twelve squares in three pieces"
    assert pressed == []
    await card.pass_over("DHG")
    assert await note.text_content() == "6", "which is allowed"
    await card.finger.cancel()
    assert await card.page.locator(".passed").count() == 0
    assert await note.text_content() == ""
    await card.page.wait_for_timeout(100)
    assert pressed == []


@pytest.mark.slow
async def test_strokes_along_the_lines_cut_a_card(card: Card) -> None:
    """From beside it, past corners and not quite straight; one that cuts nothing off says so."""
    pressed, (left, top, side, _) = list_presses(card.page), card.boxes["A"]

    async def draw(*points: tuple[float, float]) -> None:
        spots = [(left + across * side, top + down * side, 0, 0) for across, down in points]
        found = [await card.page.evaluate(CENTRE, spot) for spot in spots]
        await card.finger.pass_over(*((x, y) for x, y, _ in found))
        assert await card.page.locator(".passed").count() == 1
        async with card.page.expect_response("**/api/press"):
            await card.finger.let_go()

    await draw((2, -0.1), (2.15, 2), (1.9, 2.9))
    await card.page.locator("[data-control='g.sq.1.A']", has_text="A").first.wait_for()
    await draw((4, 2.05), (3.05, 2), (3, 2.9))
    await card.page.locator("[data-control='g.sq.1.L']", has_text="B").first.wait_for()
    assert [one["answers"] for one in pressed] == [
        {"stroke": "B|C,F|G,J|K"},
        {"stroke": "H|L,K|L"},
    ]
    await card.page.wait_for_timeout(400)  # for taps that come too soon are dropped
    await draw((1, 0.1), (1, 0.9))
    await card.page.get_by_text("edge to edge").wait_for()


async def test_a_way_within_a_square_is_a_tap(card: Card) -> None:
    pressed = list_presses(card.page)
    x, y, _ = await card.page.evaluate(CENTRE, card.boxes["F"])

    await card.finger.drag((x, y), 10, 0)
    async with card.page.expect_response("**/api/press"):
        await card.finger.let_go()

    assert [(one["control"], one["answers"]) for one in pressed] == [("g.sq.1.F", {})]


@pytest.mark.parametrize(
    ("right", "down", "square"),
    [
        (0.5, 11, "I"),
        (0.8, 8, "I"),
        (1.2, 8, "J"),
        (1, 8, ""),  # as near to both
        (0.5, 13, ""),
    ],
)
async def test_a_tap_beside_targets_means_the_nearest(
    card: Card, right: float, down: int, square: str
) -> None:
    """`right` in squares from the corner of the card, `down` in CSS pixels below it. With a mouse:
    for a finger, Chromium itself may have moved the tap to what is near."""
    pressed = list_presses(card.page)
    left, top, width, height = card.boxes["I"]
    x, y, _ = await card.page.evaluate(CENTRE, [left + right * width, top + height, 0, 0])

    await card.page.wait_for_timeout(400)  # for taps that come too soon are dropped
    await card.page.mouse.click(x, y + down)
    await card.page.wait_for_timeout(500)

    assert [one["control"] for one in pressed] == ([f"g.sq.1.{square}"] if square else [])
