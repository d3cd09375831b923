"""A held piece or token is dragged to its spots with a finger or a mouse: a draft, as by a tap."""

from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any, Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser as Chromium
from playwright.async_api import Page

from bot.models.people import Person
from bot.screens.cutterland.drafts import own
from bot.web.server import PAGE
from engine.cutterland.layouts import read_layout
from engine.cutterland.views import View
from engine.wildlands.state import Phase, Standing
from engine.wildlands.views import View as WildlandsView
from tests.local.running import CHROMIUM
from tests.soak import SOAK
from tests.web.chromium import CENTRE, Finger, list_presses, open_page
from tests.web.conftest import Browser, Site

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium: see make browser")
MOVES: Final = 200
FIND_DROP: Final = r"""held => {
    const { transform } = document.querySelector(".held").style;
    const [, right, down] = /translate\((.*)px, (.*)px\)/.exec(transform);
    const picture = document.querySelector(".drawn");
    const scale = picture.getBoundingClientRect().width / picture.viewBox.baseVal.width;
    const drop = held.drops.find(({ turns }) => turns === 2);
    return [(drop.right - right) * scale, (drop.down - down) * scale];
}"""
"""How much farther a piece that was turned twice has to be dragged to a spot."""
TOO_SOON: Final = 300
"""Milliseconds after a redraw in which `page.js` drops a tap."""


async def play_until(site: Site, match: int, is_there: Callable[[Any], bool]) -> Person:
    """Random moves until somebody has to do what is wanted; who that is."""
    rng, matches = Random(1), site.app.matches
    for _ in range(MOVES):
        table = await matches.queries.read_table(match)
        seat = table.awaited_seats[0]
        assert seat.player is not None
        seen = await matches.queries.read_player_view(match, seat.player)
        if is_there(seen.view):
            return next(each for each in site.people if each.player == seat.player)
        state = await matches.queries.read_state(match)
        action = site.app.bot.services.games[table.game].sample(state, seat.seat, rng)
        await matches.play.act(match, seat.player, action, seat.decision)
    raise AssertionError("nobody had to do that")


def is_placing(view: View) -> bool:
    return view.phase == "lay" and bool(own(view).land.cells)


def is_choosing(view: View) -> bool:
    return view.phase == "take" and bool(own(view).land.cells)


def is_building(view: View) -> bool:
    return view.phase == "resolve" and own(view).wall_bridges > 0


def is_walking(view: WildlandsView) -> bool:
    return view.phase is Phase.ACT and bool(view.own.characters(Standing.REVEALED))


@pytest_asyncio.fixture(loop_scope="session")
async def placing(
    site: Site, chromium: Chromium
) -> AsyncIterator[tuple[Page, Browser, dict[str, Any]]]:
    """The page of a player who places a piece, and what is held there."""
    match = (await site.begin(*site.people[:2])).match
    browser = await site.sign_in(await play_until(site, match, is_placing))
    screen = await (await browser.get(f"/api/matches/{match}")).json()
    held = find_held(screen)
    assert len(held["drops"]) > 3
    async with open_page(chromium, browser, match) as page:
        await page.wait_for_timeout(TOO_SOON)
        yield page, browser, held


def find_held(screen: dict[str, Any]) -> dict[str, Any]:
    return list_held(screen)[0]


def list_held(screen: dict[str, Any]) -> list[dict[str, Any]]:
    pictures = (block["picture"] for block in screen["blocks"] if "picture" in block)
    return [held for picture in pictures for held in picture["held"]]


def is_offered(held: dict[str, Any]) -> bool:
    """Whether a drop builds what lies in the row of tokens."""
    return len(held["boxes"]) == 2 and all(drop["control"] == "g.layout" for drop in held["drops"])


def choose_drop(held: dict[str, Any]) -> dict[str, Any]:
    """The farthest that needs no turn."""
    drops = (drop for drop in held["drops"] if not drop["turns"])
    return max(drops, key=lambda drop: abs(drop["right"]) + abs(drop["down"]))


async def test_a_finger_drags_a_piece_to_a_spot(
    placing: tuple[Page, Browser, dict[str, Any]],
) -> None:
    page, _, held = placing
    finger = Finger(page, await page.context.new_cdp_session(page))
    pressed, drop = list_presses(page), choose_drop(held)
    x, y, scale = await page.evaluate(CENTRE, held["boxes"][0])

    # A few pixels beside the spot: the piece is drawn to it
    await finger.drag((x, y), (drop["right"] + 20) * scale, (drop["down"] - 20) * scale)
    moved = await page.locator(".held").evaluate("thing => thing.style.transform")
    said = await page.locator(".note").text_content()
    async with page.expect_response("**/api/press") as answered:
        await finger.let_go()
    await (await answered.value).finished()

    assert moved == f"translate({drop['right']}px, {drop['down']}px) rotate(0deg)"
    assert said == drop["note"] != ""
    assert [(one["control"], one["answers"]) for one in pressed] == [
        (drop["control"], drop["answers"])
    ]
    await (
        page.locator(".success", has_text=drop["answers"]["cell"].split()[0])
        .or_(page.get_by_text(drop["answers"]["cell"].split()[0]))
        .first.wait_for()
    )
    assert await page.locator(".dragged").count() == 0


async def test_a_second_finger_turns_the_piece(
    placing: tuple[Page, Browser, dict[str, Any]],
) -> None:
    """About the first one, and does nothing else where it touches a button."""
    page, _, held = placing
    finger = Finger(page, await page.context.new_cdp_session(page))
    pressed = list_presses(page)
    turns = {drop["turns"] for drop in held["drops"]}
    assert turns >= {1, 2}
    x, y, _ = await page.evaluate(CENTRE, held["boxes"][0])
    button = await page.locator("#screen .success").bounding_box()
    assert button is not None

    await finger.drag((x, y), 0, 200)
    beside = [(button["x"] + right, button["y"] + 9) for right in (9, 30)]
    for count in (1, 2):
        await finger.touch_beside((x, y + 200), *beside[:count])
    moved = await page.locator(".held").evaluate("thing => thing.style.transform")
    drop = await page.evaluate(FIND_DROP, held)
    await finger.move((x + drop[0], y + 200 + drop[1]))
    async with page.expect_response("**/api/press") as answered:
        await finger.let_go()
    assert (await answered.value).ok

    assert moved.endswith("rotate(180deg)")
    assert len(pressed) == 1
    wanted = [drop["answers"] for drop in held["drops"] if drop["turns"] == 2]
    assert pressed[0]["answers"] in wanted


async def test_a_long_press_tells_what_is_there_and_presses_nothing(
    placing: tuple[Page, Browser, dict[str, Any]],
) -> None:
    page, browser, _ = placing
    finger, pressed = Finger(page, await page.context.new_cdp_session(page)), list_presses(page)
    screen = await (await browser.get(f"/api/matches/{page.url.partition('#m/')[2]}")).json()
    pictures = (block["picture"] for block in screen["blocks"] if "picture" in block)
    remark = next(one for picture in pictures for one in picture["remarks"])
    x, y, _ = await page.evaluate(CENTRE, remark["box"])

    await finger.drag((x, y), 0, 0)
    await page.locator(".bubble", has_text=remark["text"]).wait_for()
    await finger.let_go()

    await page.wait_for_timeout(400)
    assert await page.locator(".bubble").count() == 0
    assert pressed == []


async def test_a_piece_dropped_elsewhere_flies_back(
    placing: tuple[Page, Browser, dict[str, Any]],
) -> None:
    page, _, held = placing
    finger = Finger(page, await page.context.new_cdp_session(page))
    pressed = list_presses(page)
    x, y, _ = await page.evaluate(CENTRE, held["boxes"][0])

    await finger.drag((x, y), 0, 500)
    assert await page.locator(".dragged").count() == 1
    await finger.let_go()
    await page.locator("#notice", has_text="must share a side with your land").wait_for()

    await page.wait_for_timeout(400)
    state = await page.locator(".held").evaluate(
        "thing => [thing.style.transform, thing.parentNode.lastChild === thing]"
    )
    assert state == ["translate(0px, 0px) rotate(0deg)", False]
    assert pressed == []


async def test_a_change_by_others_takes_no_piece_from_the_finger(
    placing: tuple[Page, Browser, dict[str, Any]],
) -> None:
    page, _, held = placing
    finger = Finger(page, await page.context.new_cdp_session(page))
    drop = choose_drop(held)
    x, y, scale = await page.evaluate(CENTRE, held["boxes"][0])

    await finger.drag((x, y), drop["right"] * scale, drop["down"] * scale)
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await page.wait_for_timeout(400)
    assert await page.locator(".dragged").count() == 1
    async with page.expect_response("**/api/press") as answered:
        await finger.let_go()
    assert (await answered.value).ok


async def test_a_mouse_drags_without_a_click(
    placing: tuple[Page, Browser, dict[str, Any]],
) -> None:
    """Though it is let go over what it pressed, which would turn the piece."""
    page, _, held = placing
    pressed = list_presses(page)
    x, y, _ = await page.evaluate(CENTRE, held["boxes"][0])

    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 12, y)
    await page.mouse.up()
    await page.wait_for_timeout(400)

    assert pressed == []


async def test_a_short_way_is_a_tap(placing: tuple[Page, Browser, dict[str, Any]]) -> None:
    page, _, held = placing
    pressed = list_presses(page)
    x, y, _ = await page.evaluate(CENTRE, held["boxes"][0])

    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 4, y + 4)
    async with page.expect_response("**/api/press"):
        await page.mouse.up()
    assert [one["control"] for one in pressed] == ["g.turn"]


@pytest.mark.slow
async def test_a_wall_is_dragged_by_its_border(site: Site, chromium: Chromium) -> None:
    """Where a tap would build it."""
    match = (await site.begin(*site.people[:2])).match
    browser = await site.sign_in(await play_until(site, match, is_building))
    screen = await (await browser.get(f"/api/matches/{match}")).json()
    screen = await (await browser.press(screen, "g.kind.wall")).json()
    held = find_held(screen)
    async with open_page(chromium, browser, match) as page:
        finger = Finger(page, await page.context.new_cdp_session(page))
        pressed, drop = list_presses(page), choose_drop(held)
        x, y, scale = await page.evaluate(CENTRE, held["boxes"][-1])
        await finger.drag((x, y), drop["right"] * scale, drop["down"] * scale)
        said = await page.locator(".note").first.text_content()
        async with page.expect_response("**/api/press"):
            await finger.let_go()

    assert said == drop["note"] != ""
    assert [(one["control"], one["answers"]) for one in pressed] == [("g.goto", drop["answers"])]


@pytest.mark.slow
async def test_each_token_is_built_by_one_drag(site: Site, chromium: Chromium) -> None:
    """From the row below the land, and one of them back there."""
    match = (await site.begin(*site.people[:2])).match
    browser = await site.sign_in(await play_until(site, match, is_building))
    screen = await (await browser.get(f"/api/matches/{match}")).json()
    drops = 0
    async with open_page(chromium, browser, match) as page:
        finger = Finger(page, await page.context.new_cdp_session(page))
        pressed = list_presses(page)
        while offered := [each for each in list_held(screen) if is_offered(each)]:
            held, drop = offered[0], choose_drop(offered[0])
            x, y, scale = await page.evaluate(CENTRE, held["boxes"][0])
            await finger.drag((x, y), drop["right"] * scale, drop["down"] * scale)
            async with page.expect_response("**/api/press") as answered:
                await finger.let_go()
            screen, drops = await (await answered.value).json(), drops + 1
            await page.wait_for_timeout(TOO_SOON)
        held = list_held(screen)[0]  # and the first of them back into the row
        drop = max(held["drops"], key=lambda drop: drop["down"])
        x, y, scale = await page.evaluate(CENTRE, held["boxes"][0])
        async with page.expect_response("**/api/press") as answered:
            await finger.drag((x, y), drop["right"] * scale, drop["down"] * scale)
            await finger.let_go()
        await page.wait_for_timeout(TOO_SOON)
        async with page.expect_response("**/api/press") as answered:
            await page.locator(".success").tap()
        assert (await answered.value).ok
    assert [one["control"] for one in pressed[:-1]] == ["g.layout"] * (drops + 1)
    assert pressed[-1]["control"].startswith("g.confirm")
    counts = []
    for one in pressed[-3:-1]:
        tokens = read_layout(one["answers"]["layout"])
        counts.append(len(tokens.towers) + tokens.wall_bridges)
    assert counts == [drops, drops - 1]
    assert drops > 1


@pytest.mark.slow
async def test_an_offered_piece_is_dragged_onto_the_land(site: Site, chromium: Chromium) -> None:
    """It is held there, as large as the land's squares; a tap chooses it."""
    match = (await site.begin(*site.people[:2])).match
    browser = await site.sign_in(await play_until(site, match, is_choosing))
    screen = await (await browser.get(f"/api/matches/{match}")).json()
    held, drop = find_held(screen), choose_drop(find_held(screen))
    async with open_page(chromium, browser, match) as page:
        finger = Finger(page, await page.context.new_cdp_session(page))
        pressed = list_presses(page)
        x, y, scale = await page.evaluate(CENTRE, held["boxes"][0])
        await finger.drag((x, y), drop["right"] * scale, drop["down"] * scale)
        async with page.expect_response("**/api/press"):
            await finger.let_go()
        cell = drop["answers"]["choice"].split()[0]
        await page.get_by_text(f"at {cell}").wait_for()
        await page.wait_for_timeout(TOO_SOON)
        async with page.expect_response("**/api/press"):
            await page.locator(".target").first.tap()

    assert [one["control"] for one in pressed] == [drop["control"]] * 2
    assert drop["control"].startswith("g.try.")


@pytest.mark.parametrize("number", [0, 1])
async def test_a_card_is_dragged_from_the_table_or_the_hand(
    site: Site, chromium: Chromium, number: int
) -> None:
    """Each thing that is held by itself, also where a tap on it does something else."""
    match = (await site.begin(*site.people[:2], game="clustered")).match
    browser = await site.sign_in(site.people[0])
    screen = await (await browser.get(f"/api/matches/{match}")).json()
    (everything,) = [block["picture"]["held"] for block in screen["blocks"] if "picture" in block]
    held = everything[number]
    async with open_page(chromium, browser, match) as page:
        finger = Finger(page, await page.context.new_cdp_session(page))
        pressed, drop = list_presses(page), choose_drop(held)
        x, y, scale = await page.evaluate(CENTRE, held["boxes"][0])
        await finger.drag((x, y), drop["right"] * scale, drop["down"] * scale)
        assert await page.locator(".dragged").count() == 1
        async with page.expect_response("**/api/press") as answered:
            await finger.let_go()
        assert (await answered.value).ok

    assert [(one["control"], one["answers"]) for one in pressed] == [
        (drop["control"], drop["answers"])
    ]
    assert drop["control"].startswith(("g.at", "g.card.")[number])


@pytest.mark.parametrize("down", [12, -30])
async def test_a_card_dropped_where_it_cannot_lie_is_chosen(
    site: Site, chromium: Chromium, down: int
) -> None:
    """So that no other card is ready to be played; beside the picture as well."""
    match = (await site.begin(*site.people[:2], game="clustered")).match
    browser = await site.sign_in(site.people[0])
    screen = await (await browser.get(f"/api/matches/{match}")).json()
    chosen = next(
        button["control"] for block in screen["blocks"] for button in block.get("buttons", ())
        if button["style"] == "primary" and button["control"].startswith("g.card.")
    )  # fmt: skip
    held = next(
        one for one in list_held(screen) if one["drops"] and one["drops"][0]["control"] not in
        (chosen, "g.at")
    )  # fmt: skip
    async with open_page(chromium, browser, match) as page:
        finger = Finger(page, await page.context.new_cdp_session(page))
        pressed = list_presses(page)
        x, y, _ = await page.evaluate(CENTRE, held["boxes"][0])
        frame = await page.locator(".pane").bounding_box()
        assert frame is not None
        await finger.drag((x, y), frame["x"] + 12 - x, frame["y"] + down - y)
        async with page.expect_response("**/api/press"):
            await finger.let_go()
        await page.locator("#notice", has_text="match all its neighbours").wait_for()

    assert [(one["control"], one["answers"]) for one in pressed] == [
        (held["drops"][0]["control"], {})
    ]


@pytest.mark.slow
async def test_a_character_is_dragged_to_where_it_walks(site: Site, chromium: Chromium) -> None:
    """Where its cards don't reach, or a card is dragged, that is said; the character is chosen."""
    match = (await site.begin(*site.people[:2], game="wildlands")).match
    browser = await site.sign_in(await play_until(site, match, is_walking))
    path = f"/api/matches/{match}"
    everything = list_held(await (await browser.get(path)).json())
    held = next(one for one in everything if one["drops"])
    async with open_page(chromium, browser, match) as page:
        finger = Finger(page, await page.context.new_cdp_session(page))
        pressed, notice = list_presses(page), page.locator("#notice")
        await page.wait_for_timeout(TOO_SOON)
        frame = await page.locator(".pane").bounding_box()
        assert frame is not None
        for box, said in ((everything[-1]["boxes"][0], "only pay"), (held["boxes"][0], "nearer")):
            x, y, _ = await page.evaluate(CENTRE, box)
            await finger.drag((x, y), frame["x"] + 4 - x, frame["y"] + 4 - y)
            await finger.let_go()
            await notice.get_by_text(said).wait_for()
            await page.wait_for_timeout(TOO_SOON)
        held = next(
            one for one in list_held(await (await browser.get(path)).json()) if one["drops"]
        )
        drop = choose_drop(held)
        x, y, scale = await page.evaluate(CENTRE, held["boxes"][0])
        await finger.drag((x, y), drop["right"] * scale, drop["down"] * scale)
        async with page.expect_response("**/api/press") as answered:
            await finger.let_go()
        assert (await answered.value).ok

    assert [(one["control"], one["answers"]) for one in pressed] == [
        ("g.who.1", {}),
        (drop["control"], drop["answers"]),
    ]


@pytest.mark.slow
async def test_random_gestures_commit_nothing(
    site: Site, placing: tuple[Page, Browser, dict[str, Any]]
) -> None:
    """Drags and pinches from anywhere to anywhere on the screen, also over the green button."""
    page, _, held = placing
    finger = Finger(page, await page.context.new_cdp_session(page))
    match = int(page.url.partition("#m/")[2])
    before, pressed = await site.app.matches.queries.read_table(match), list_presses(page)
    rng, size = Random(4), page.viewport_size
    assert size is not None

    def choose_point() -> tuple[float, float]:
        return rng.uniform(1, size["width"] - 1), rng.uniform(60, size["height"] - 1)

    for number in range(200 if SOAK else 20):
        points = [choose_point() for _ in range(rng.randint(2, 4))]
        if number % 4 == 0:  # from the piece itself, to a spot
            drop = rng.choice(held["drops"])
            x, y, scale = await page.evaluate(CENTRE, held["boxes"][0])
            points = [(x, y), *points, (x + drop["right"] * scale, y + drop["down"] * scale)]
        if number % 4 == 1:
            await finger.pinch(points[0], points[1], choose_point())
        else:
            await finger.pass_over(*points)
            await (finger.cancel if number % 4 == 2 else finger.let_go)()
        await page.wait_for_timeout(TOO_SOON)

    after = await site.app.matches.queries.read_table(match)
    assert (after.seq, after.awaited_seats) == (before.seq, before.awaited_seats)
    assert pressed, "some drags have moved the piece"


def test_no_style_asks_what_an_element_contains() -> None:
    """Each word that a picture says would have all of its shapes looked at again."""
    assert [file.name for file in PAGE.glob("*.css") if ":has(" in file.read_text()] == []
