"""The page in a real browser: what only that shows."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser as Chromium
from playwright.async_api import Page, Request, Route

from bot.models.people import Person
from bot.presentation.artist import Artist
from bot.web.server import serve_page
from tests.local.running import CHROMIUM, COMPUTER, PATIENCE, PHONE
from tests.web.chromium import list_presses
from tests.web.conftest import Site, open_site
from tests.web.test_past import play
from tests.web.test_presses import list_controls, look

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")

AXE: Final = Path(__file__).with_name("node_modules") / "axe-core" / "axe.min.js"
FIND_FAULTS: Final = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`);
}"""
WINDOWS: Final = ((320, 640), (820, 1180), (1024, 768), (1440, 900))
FIND_MISFITS: Final = """async () => {
    for (const _ of "12") await new Promise(requestAnimationFrame); // pictures follow a window
    const { scrollWidth, scrollHeight } = document.documentElement;
    const [picture, ...controls] = [".picture", ".row:not(.spoken)", ".keys", ".menu"]
        .flatMap((kind) => [...document.querySelectorAll(`#screen > ${kind}`)])
        .map((node) => node.getBoundingClientRect());
    const isBeside = controls.every(({ left }) => left >= picture.right);
    const last = document.querySelector("#screen > :last-child").getBoundingClientRect();
    return [
        scrollWidth > innerWidth && "scrolls to the right",
        innerWidth >= 820 && scrollHeight > innerHeight && "scrolls down",
        isBeside !== innerWidth >= 1000 && "the picture is at another place",
        !isBeside && last.bottom < innerHeight - 24 && "room is left below",
    ].filter(Boolean).map((fault) => `${innerWidth}: ${fault}`);
}"""
FIND_PICTURE: Final = """() => {
    const drawn = document.querySelector(".drawn"), { x, y, width } = drawn.getBoundingClientRect();
    const { width: across, height } = drawn.viewBox.baseVal;
    const told = document.querySelector(".told").textContent;
    return [`${across} ${height}`, `${y.toFixed()} ${x.toFixed()} ${width.toFixed()}`, told];
}"""
CHOICES: Final = ".target, button[data-control^='g.']:enabled:not([data-control*=confirm])"
TURNS: Final = 8
"""Presses of each player between which a game's panel is examined."""
TOO_SOON: Final = 300
"""Milliseconds, as in `page.js`."""
IDLE: Final = 600  # likewise
TAP_AT_REDRAW: Final = """(name) => new MutationObserver((_, watch) => {
    const buttons = [...document.querySelectorAll("#screen button")];
    const button = buttons.find((one) => one.textContent === name);
    if (!button) return;  // something else was drawn anew
    watch.disconnect();
    const tap = new MouseEvent("click", { detail: 1, bubbles: true, cancelable: true });
    window.isDropped = !button.dispatchEvent(tap);
}).observe(document.querySelector("#screen"), { childList: true })"""
"""Somebody's second tap, which is on its way while the first is answered."""
REDRAW: Final = (
    'for (const _ of "12") document.querySelector("#buttons").click(); // folds and unfolds'
)
TAP_AT_THIRD_REDRAW: Final = TAP_AT_REDRAW.replace("const buttons", f"{REDRAW}\n    const buttons")


@dataclass
class Phone:
    """Somebody's phone, signed in."""

    site: Site
    page: Page
    address: str

    async def open(self, match: int) -> None:
        await self.page.goto("about:blank")  # else a link to where one is leads nowhere
        await self.page.goto(f"{self.address}/#m/{match}")
        await self.page.locator("#list").wait_for()

    async def tap(self, label: str) -> None:
        """When its person has seen the button."""
        await self.page.wait_for_timeout(TOO_SOON)
        await self.page.locator("#screen button", has_text=label).tap()

    async def touch(self, label: str) -> None:
        """What is in the picture, when its person has seen it."""
        await self.page.wait_for_timeout(TOO_SOON)
        await self.page.locator(f'.target[aria-label="{label}"]').first.tap()

    async def find_faults(self) -> set[str]:
        """What axe-core complains of."""
        if not await self.page.evaluate("'axe' in window"):
            await self.page.evaluate(AXE.read_text("utf-8"))
        return {*await self.page.evaluate(FIND_FAULTS)}

    async def find_misfits(self) -> set[str]:
        """What doesn't fit a window of a phone, a tablet or a computer."""
        misfits = set[str]()
        for width, height in WINDOWS:
            await self.page.set_viewport_size({"width": width, "height": height})
            misfits |= {*await self.page.evaluate(FIND_MISFITS)}
        await self.page.set_viewport_size(PHONE)
        return misfits

    async def wait_for(self, text: str) -> None:
        await self.page.get_by_text(text).wait_for()


@pytest_asyncio.fixture(loop_scope="session")
async def phone(tmp_path: Path, chromium: Chromium) -> AsyncIterator[Phone]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    async with (
        open_site(tmp_path, artist=Artist()) as site,
        serve_page(lambda: site.app.bot.router, address, port),
    ):
        page = await chromium.new_page(viewport=PHONE, has_touch=True)
        page.set_default_timeout(PATIENCE)
        token = await site.app.matches.page_keys.issue_link(site.people[0].player)
        await page.goto(f"{address}/#m/0/{token}")
        await page.locator("#leave").wait_for()
        yield Phone(site, page, address)
        await page.close()


async def test_a_page_whose_match_is_refused_lists_the_others(phone: Phone) -> None:
    ana, bo, _ = phone.site.people
    match = (await phone.site.begin(ana, bo)).match
    await phone.site.app.matches.play.resign(match, ana.player)
    await phone.page.goto(f"{phone.address}/#m/{match}")
    await phone.page.reload()
    await phone.page.locator("#notice", has_text="You resigned").wait_for()
    await phone.page.get_by_role("button", name="Learn Clustered").wait_for()
    await phone.page.touchscreen.tap(2, 400)
    assert await phone.page.locator("#notice").text_content() == "", "what it said was read"


async def test_the_list_of_matches_follows_them(phone: Phone) -> None:
    await phone.page.clock.install()
    await phone.page.reload()
    await phone.wait_for("Learn Clustered")
    found = phone.page.locator("#screen button", has_text="#1")
    assert await found.count() == 0

    await phone.site.begin(*phone.site.people[:2])
    await phone.page.clock.run_for(20_000)

    await found.wait_for()


async def test_the_list_goes_on_following_matches_after_an_outage(phone: Phone) -> None:
    """Whose own timer is another one."""
    page, notice = phone.page, phone.page.locator("#notice")
    await page.clock.install()
    await page.reload()
    await phone.wait_for("Learn Clustered")
    await page.route("**/api/matches", break_off, times=1)
    await page.clock.run_for(20_000)
    await notice.get_by_text("No connection").wait_for()
    await page.clock.run_for(2_000)
    await notice.get_by_text("No connection").wait_for(state="detached")

    await phone.site.begin(*phone.site.people[:2])
    await page.clock.run_for(2_000)
    found = page.locator("#screen button", has_text="#1")
    assert await found.count() == 0
    await page.clock.run_for(18_000)

    await found.wait_for()


async def test_a_press_in_an_outage_is_done_once_later(phone: Phone) -> None:
    """Also if only its answer was lost."""
    ana, bo, _ = phone.site.people
    match = (await phone.site.begin(ana, bo)).match
    await phone.open(match)
    outages: list[Callable[[Route], Awaitable[None]]]
    outages = [break_off, pass_on, lose_answer, bar_door]

    async def fail(route: Route) -> None:
        await (outages.pop(0) if outages else pass_on)(route)

    await phone.page.route("**/api/press", fail)

    await phone.touch("Card 1")
    await phone.wait_for("or cut along the lines")
    assert len(outages) == 2, "the first was sent again"
    await phone.page.wait_for_timeout(TOO_SOON)
    await phone.touch("– 🐙")
    await phone.wait_for("now press its last square")
    assert len(outages) == 1
    await phone.page.wait_for_timeout(TOO_SOON)
    await phone.touch("– 👺")

    notice = phone.page.locator("#notice")
    await notice.get_by_text("One moment").wait_for()
    await notice.get_by_text("One moment").wait_for(state="detached")
    draft = await phone.site.app.matches.drafts.read(match, ana.player)
    assert outages == []
    assert draft["cuts"] == {"1": ["FGHL"]}, "neither lost nor taken back"


async def pass_on(route: Route) -> None:
    await route.continue_()


async def break_off(route: Route) -> None:
    await route.abort()


async def lose_answer(route: Route) -> None:
    await route.fetch()
    await route.abort()


async def bar_door(route: Route) -> None:
    """As a process without leases answers."""
    await route.fulfill(status=503, json={"sentence": "One moment …"})


async def test_a_tap_right_after_a_redraw_was_meant_for_what_was_there(phone: Phone) -> None:
    ana, bo, _ = phone.site.people
    await phone.open((await phone.site.begin(ana, bo)).match)
    presses: list[Request] = []
    phone.page.on(
        "request", lambda request: presses.append(request) if "press" in request.url else None
    )

    await phone.page.evaluate(TAP_AT_REDRAW, "– 🐙")
    await phone.touch("Card 1")
    await phone.wait_for("or cut along the lines")
    assert await phone.page.evaluate("isDropped")
    assert len(presses) == 1

    await phone.page.wait_for_timeout(TOO_SOON)
    await phone.page.locator("#screen button", has_text="◂ Card 1").tap()
    await phone.wait_for("chooses a piece first")
    await phone.page.wait_for_timeout(TOO_SOON)
    await phone.page.evaluate(TAP_AT_THIRD_REDRAW, "– 🐙")
    await phone.touch("Card 1")
    await phone.wait_for("or cut along the lines")
    assert await phone.page.evaluate("isDropped"), "also where it is drawn again at once"
    assert len(presses) == 3

    await phone.page.wait_for_timeout(TOO_SOON)
    await phone.touch("– 🐙")
    await phone.wait_for("now press its last square")
    await phone.page.evaluate(TAP_AT_REDRAW, "– 👺")  # where it was before
    await phone.touch("– 🐎")
    await phone.page.locator("#screen button", has_text="A 👺").wait_for()
    assert len(presses) == 6


async def test_what_is_behind_a_panel_stands_beside_its_picture_on_a_computer(phone: Phone) -> None:
    ana, bo, _ = phone.site.people
    page, opener = phone.page, phone.page.locator("#screen .row [data-control=details]")
    await phone.open((await phone.site.begin(ana, bo)).match)
    await opener.wait_for()
    pressed = list_presses(page)

    await page.set_viewport_size(COMPUTER)
    behind = page.locator("#screen > .behind")
    await behind.get_by_text("chooses a piece first").wait_for()
    assert await opener.is_hidden()
    assert await page.locator("#screen > .picture.movable").is_visible()
    await behind.locator("button", has_text="What scores").wait_for()
    await phone.touch("Card 1")
    await page.wait_for_timeout(2 * IDLE)
    assert await behind.get_by_text("chooses a piece first").is_visible()
    assert not await behind.locator("button").count()
    assert await opener.is_visible()
    assert [press["control"] for press in pressed].count("details") == 1

    await page.set_viewport_size(PHONE)
    assert await behind.is_hidden()


@pytest.mark.parametrize("game", ["cutterland", "clustered", "wildlands"])
async def test_the_picture_stays_where_it_is_for_a_whole_turn(phone: Phone, game: str) -> None:
    """Whatever is said about it."""
    page, rng = phone.page, Random(game)
    await phone.open((await phone.site.begin(*phone.site.people[:2], game=game)).match)
    await page.locator(".picture").wait_for()
    said, places = set[str](), dict[str, set[str]]()
    for _ in range(TURNS):
        size, place, told = await page.evaluate(FIND_PICTURE)
        places.setdefault(size, set()).add(place)
        said.add(told)
        await page.wait_for_timeout(TOO_SOON)
        async with page.expect_response("**/api/press"):
            await page.evaluate(
                "node => node.dispatchEvent(new MouseEvent('click'))",
                rng.choice(await page.locator(CHOICES).element_handles()),
            )
        await page.locator("#screen:not(.sending)").wait_for()
    assert len(said) > 2
    assert {*map(len, places.values())} == {1}
    assert len({place.split()[0] for found in places.values() for place in found}) == 1


async def test_a_press_shows_at_once_and_nothing_else_is_pressed_meanwhile(phone: Phone) -> None:
    page, answered = phone.page, asyncio.Event()
    await phone.open((await phone.site.begin(*phone.site.people[:2])).match)
    pressed = list_presses(page)

    async def wait(route: Route) -> None:
        await answered.wait()
        await route.continue_()

    await page.route("**/api/press", wait)
    await page.wait_for_timeout(TOO_SOON)
    await page.locator("#screen button", has_text="Suggest").tap()
    await page.locator("button.sending", has_text="Suggest").wait_for(timeout=100)
    await page.locator("#screen button", has_text="Details").tap()
    await page.locator(".target").first.tap()
    answered.set()

    await phone.page.get_by_text("For you: ").first.wait_for()
    assert len(pressed) == 1
    assert await page.locator(".sending").count() == 0


@asynccontextmanager
async def look_slowly(page: Page, match: int) -> AsyncIterator[None]:
    """The page looks again, and is answered after what happens meanwhile."""
    asked, answered = asyncio.Event(), asyncio.Event()

    async def wait(route: Route) -> None:
        asked.set()
        await answered.wait()
        await route.continue_()

    await page.route(re.compile(rf"/api/matches/{match}$"), wait, times=1)
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    async with asyncio.timeout(PATIENCE / 1000):
        await asked.wait()
    yield
    answered.set()


async def test_a_press_while_the_page_looks_is_not_lost(phone: Phone) -> None:
    match = (await phone.site.begin(*phone.site.people[:2])).match
    await phone.open(match)

    async with look_slowly(phone.page, match):
        await phone.touch("Card 1")

    await phone.wait_for("or cut along the lines")


async def test_who_goes_elsewhere_while_the_page_looks_is_not_taken_back(phone: Phone) -> None:
    match = (await phone.site.begin(*phone.site.people[:2])).match
    await phone.open(match)

    async with look_slowly(phone.page, match):
        await phone.page.locator("#list").tap()

    await phone.page.locator("#leave").wait_for()
    assert "#m/" not in phone.page.url


async def test_a_look_back_stays_where_it_is_until_its_slider_is_moved(phone: Phone) -> None:
    """Also where the page was asleep; of several places, while an answer is slow, the last."""
    match, page = (await phone.site.begin(*phone.site.people[:2])).match, phone.page
    await play(phone.site, match, 12)
    await phone.open(match)
    await page.locator("#history").tap()
    slider = page.get_by_role("slider")
    await slider.wait_for()
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await page.wait_for_timeout(500)
    begun, answered = asyncio.Event(), asyncio.Event()

    async def wait(route: Route) -> None:
        begun.set()
        await answered.wait()
        await route.continue_()

    await page.route("**/api/press", wait, times=1)
    await slider.fill("3")
    await begun.wait()
    await slider.fill("2")
    await slider.fill("1")
    answered.set()

    await page.get_by_role("heading", name="· 2/").wait_for()
    assert await slider.input_value() == "1"

    await play(phone.site, match, 1)
    await page.get_by_role("status").get_by_text("moved on").wait_for()


async def test_long_words_cost_nothing_of_a_picture(phone: Phone) -> None:
    """The page scrolls, and the buttons that end a turn stay in sight."""
    page = phone.page
    await phone.open((await phone.site.begin(*phone.site.people[:2], game="wildlands")).match)
    await page.locator(".told p").last.evaluate("node => node.append(' and on'.repeat(200))")
    picture, last = page.locator(".picture"), page.locator("#screen .row").last
    ratio = await picture.evaluate("node => node.clientWidth / node.clientHeight")
    wanted = await picture.evaluate("node => +node.style.getPropertyValue('--ratio')")
    assert ratio == pytest.approx(wanted, rel=0.01)
    assert await page.evaluate("document.documentElement.scrollHeight > innerHeight + 100")
    box = await last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]


async def test_buttons_that_a_picture_makes_needless_are_behind_one_press(phone: Phone) -> None:
    """Which is remembered. Whatever is pressed, the main buttons stay where they are."""
    page = phone.page
    await phone.open((await phone.site.begin(*phone.site.people[:2])).match)
    card = page.locator("button[data-control='g.card.1']")
    last = page.locator("#screen .row").last.locator("button").first
    place = await last.bounding_box()
    assert await card.evaluate("node => node.closest('.row').clientHeight") == 1

    await page.get_by_role("button", name="Buttons", pressed=False).tap()
    assert await card.evaluate("node => node.clientHeight") == 44
    box = await card.bounding_box()
    assert box is not None
    assert place is not None
    assert box["y"] + box["height"] <= place["y"], "they are scrolled to"
    assert await page.locator(".keys > .row").count() == 2, "more than the last row stays in sight"
    assert await last.bounding_box() == place
    await page.reload()
    await page.get_by_role("button", name="Buttons", pressed=True).wait_for()
    assert await card.evaluate("node => node.clientHeight") == 44

    await page.get_by_role("button", name="Buttons").tap()
    assert await card.evaluate("node => node.closest('.row').clientHeight") == 1


@pytest.mark.slow
async def test_a_plan_on_the_screen_gives_way_to_the_own_turn(phone: Phone) -> None:
    ana, bo, _ = phone.site.people
    matches = phone.site.app.matches
    match = (await phone.site.begin(bo, ana)).match
    await phone.open(match)
    await phone.tap("Plan ahead")
    await phone.wait_for("Your plan")

    state = await matches.queries.read_state(match)
    action = phone.site.app.bot.services.games["cutterland"].sample(state, 0, Random(1))
    await matches.play.act(match, bo.player, action)

    await phone.wait_for("Choose a piece")


@pytest.mark.slow
async def test_times_are_told_as_from_now(phone: Phone) -> None:
    told = await phone.page.evaluate(
        """async (away) => {
            const { writeText } = await import("/markdown.js");
            const seconds = Math.round(Date.now() / 1000) + away;
            return writeText(`Ends <t:${seconds}:R>.`)[0].textContent;
        }""",
        7200,
    )
    assert told == "Ends in 2 hours."


@pytest.mark.slow
async def test_a_menu_tells_all_of_each_choice_and_chooses(phone: Phone) -> None:
    ana, bo, _ = phone.site.people
    match = (await phone.site.begin(ana, bo, game="wildlands")).match
    menu = await play_to_menu(phone.site, match, ana)
    await phone.open(match)
    other = next(choice for choice in menu["choices"] if not choice["chosen"])
    pressed = list_presses(phone.page)
    await phone.page.wait_for_timeout(TOO_SOON)
    await phone.page.locator(".menu summary").first.tap()
    button = phone.page.locator(".menu button", has_text=other["label"]).first
    assert await button.inner_text() == "\n".join(
        filter(None, (other["label"], other["description"]))
    )
    async with phone.page.expect_response("**/api/press"):
        await button.tap()

    (sent,) = pressed
    assert (sent["control"], sent["answers"]) == (menu["control"], {"choice": other["value"]})


async def play_to_menu(site: Site, match: int, person: Person) -> Any:
    """Random moves in Wildlands until the person's panel begins with a menu that leaves a choice;
    gives the menu."""
    rng, matches = Random(1), site.app.matches
    game, browser = site.app.bot.services.games["wildlands"], await site.sign_in(person)
    while True:
        blocks = (await look(browser, match))["blocks"]
        menu = next((block["menu"] for block in blocks if "menu" in block), {"choices": ()})
        if not all(choice["chosen"] for choice in menu["choices"]):
            return menu
        state = await matches.queries.read_state(match)
        seat = min(game.to_act(state))
        player = (await matches.queries.read_table(match)).seats[seat].player
        assert player is not None
        await matches.play.act(match, player, game.sample(state, seat, rng))


needs_axe = pytest.mark.skipif(not AXE.exists(), reason="there is no axe-core: see make browser")


@needs_axe
async def test_other_pages_have_no_faults(phone: Phone) -> None:
    ana, bo, _ = phone.site.people
    faults, page = await phone.find_faults(), phone.page
    await phone.open((await phone.site.begin(bo, ana)).match)
    for label, place in (
        ("Plan ahead", page.get_by_text("Your plan")),
        ("Details", page.locator("#screen button", has_text="Type")),
        ("Type", page.locator("dialog textarea")),
    ):
        await phone.tap(label)
        await place.first.wait_for()
        faults |= await phone.find_faults()
    await page.keyboard.press("Escape")
    await page.locator("#list").tap()
    await page.locator("#leave").wait_for()
    faults |= await phone.find_faults()
    await page.locator("#leave").tap()
    await phone.wait_for("Signed out. In a match on Discord")
    faults |= await phone.find_faults()
    assert faults == set()


@needs_axe
@pytest.mark.parametrize("game", ["cutterland", "clustered", "wildlands"])
@pytest.mark.slow
async def test_panels_fit_and_have_no_faults(phone: Phone, game: str) -> None:
    site, rng = phone.site, Random(game)
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo, game=game)).match
    browsers = [await site.sign_in(ana), await site.sign_in(bo)]
    faults = set[str]()
    for turn in range(TURNS):
        await phone.page.emulate_media(color_scheme="dark" if turn % 2 else "light")
        await phone.open(match)
        faults |= await phone.find_faults() | await phone.find_misfits()
        for browser in browsers:
            screen = await look(browser, match)
            controls = [name for name, is_on in list_controls(screen).items() if is_on]
            assert (await browser.press(screen, rng.choice(controls))).status == 200
    assert faults == set()
