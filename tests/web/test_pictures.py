"""The pictures of the touch page: what is sent of them, and that nothing in them becomes markup."""

from hashlib import sha256
from itertools import chain
from typing import Any, Final
from xml.etree import ElementTree as ET

import pytest
import ttf_opensans
from PIL import ImageFont
from playwright.async_api import Browser as Chromium

from bot.render.paint.lettering import fit_text
from bot.render.paint.svg import write_svg
from bot.render.scene import HIGHEST_ON_PAGE, HIGHEST_ON_TALL_PAGE, Label, Scene
from bot.web.server import PAGE
from tests.local.running import CHROMIUM
from tests.web.chromium import open_page
from tests.web.conftest import Browser, Site
from tests.web.test_past import play

SVG: Final = "{http://www.w3.org/2000/svg}"
FONTS: Final = {
    "600": ttf_opensans.OPENSANS_SEMIBOLD.path,
    "700": ttf_opensans.OPENSANS_BOLD.path,
}

COUNT_COLOURS: Final = """image => {
    const { width, height } = image.getBBox();
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, width, height);
    const colours = {};
    const { data } = context.getImageData(0, 0, width, height);
    for (let at = 0; at < data.length; at += 4) {
        const colour = data.subarray(at, at + 3).join();
        colours[colour] = (colours[colour] ?? 0) + 1;
    }
    return colours;
}"""
FIND_LACKING: Final = """images => images.flatMap(image => {
    const text = decodeURIComponent(image.getAttribute("href").split(",").slice(1).join());
    const names = Array.from(text.matchAll(/href="#(.*?)"/g), ([, name]) => name);
    return names.length ? names.filter(name => !text.includes(`<symbol id="${name}"`)) : ["none"];
})"""


async def look(browser: Browser, match: int, has: str = "") -> dict[str, Any]:
    browser.headers["Drawings"] = has
    answer = await browser.get(f"/api/matches/{match}")
    assert answer.status == 200
    found: dict[str, Any] = await answer.json()
    return found


def parse(svg: str) -> ET.Element:
    """Raises `ParseError` unless it is XML."""
    return ET.fromstring(svg)  # noqa: S314 - written by the bot


def list_pictures(screen: dict[str, Any]) -> list[ET.Element]:
    return [parse(block["picture"]["svg"]) for block in screen["blocks"] if "picture" in block]


def list_used(pictures: list[ET.Element]) -> set[str]:
    uses = (use for picture in pictures for use in picture.iter(f"{SVG}use"))
    return {use.attrib["href"].removeprefix("#") for use in uses}


async def test_drawings_that_the_page_has_are_not_sent_again(site: Site) -> None:
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo)).match
    browser = await site.sign_in(ana)

    first = await look(browser, match)
    names = [*first["drawings"]]
    again = await look(browser, match, " ".join(names[1:]))

    assert list_used(list_pictures(first)) == {*names}
    assert [*again["drawings"]] == names[:1]
    assert again["blocks"] == first["blocks"]


async def test_text_mode_has_no_pictures(site: Site) -> None:
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo)).match
    await site.app.matches.people.set_person(ana.player, pictures=False)

    shown = await look(await site.sign_in(ana), match)

    assert (list_pictures(shown), shown["drawings"], shown["colours"]) == ([], {}, "")


async def test_pictures_are_as_high_as_a_page_has_room_for(site: Site) -> None:
    ana, bo, _ = site.people
    match, browser = (await site.begin(ana, bo)).match, await site.sign_in(ana)
    await play(site, match, 16)
    heights = []
    for room in ("", "0", "140", "999", "many", "-150"):
        browser.headers["Room"] = room
        blocks = (await look(browser, match))["blocks"]
        heights.append(next(block["picture"]["height"] for block in blocks if "picture" in block))

    least, most = heights[0], heights[3]
    assert least <= HIGHEST_ON_PAGE < most <= HIGHEST_ON_TALL_PAGE
    assert least <= heights[2] <= most
    assert {heights[1], *heights[4:]} == {least}


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a]]>b", "a]]>b"),
        ("&lt;b&gt; &#60;i> &x;", "&lt;b&gt; &#60;i> &x;"),
        ("\"'/><image href='x' onerror='y'/>", "\"'/><image href='x' onerror='y'/>"),
        ("one\u202eowt\u2066\u200f three", "oneowt three"),
        ("\x00\x0b\ufffe\ud800x", "x"),
    ],
)
def test_a_name_stays_text(name: str, shown: str) -> None:
    scene = Scene(400, 60, "mat", (Label(name, (200, 30), 20, "chalk"),))

    found = parse(write_svg(scene))

    assert [(each.tag, each.text) for each in found] == [
        (f"{SVG}rect", None),
        (f"{SVG}text", shown),
    ]


def test_fonts_show_what_pictures_are_measured_with() -> None:
    """Made with fontTools 4.68 and Brotli: for SemiBold (600) and Bold (700),
    `pyftsubset OpenSans-<weight>.ttf --unicodes='*' --flavor=woff2 --no-hinting
    --layout-features='' --output-file=…`, then named by the first digits of `sha256sum`."""
    files = {file.name.split("-")[2]: file for file in PAGE.glob("*.woff2")}
    assert files.keys() == FONTS.keys()
    written = chain(range(0x20, 0x530), range(0x1E00, 0x2200))
    drawable = [one for one in map(chr, written) if fit_text(one, 16, False, None)[0]]
    assert len(drawable) > 800
    for weight, original in FONTS.items():
        name = files[weight].stem.split("-")[3]
        assert sha256(files[weight].read_bytes()).hexdigest().startswith(name)
        sent, kept = (ImageFont.truetype(str(file), 200) for file in (files[weight], original))
        assert [sent.getlength(each) for each in drawable] == [
            kept.getlength(each) for each in drawable
        ]


async def test_fonts_are_asked_for_once(site: Site) -> None:
    browser = site.open_browser()
    styles = await (await browser.get("/page.css")).text()
    for file in PAGE.glob("*.woff2"):
        assert f"url({file.name})" in styles
        answer = await browser.get(f"/{file.name}")
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert await answer.read() == file.read_bytes()


@pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium here: see make browser")
async def test_a_browser_shows_them(site: Site, chromium: Chromium) -> None:
    """With every drawing, in colours and in their font."""
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo)).match
    async with open_page(chromium, await site.sign_in(ana), match) as page:
        await page.locator(".target").first.click()
        await page.locator(".target").nth(11).wait_for()  # the squares of the card
        assert await page.locator(".drawn > use").count() == 0
        image = page.locator(".drawn > image").first
        colours = await image.evaluate(COUNT_COLOURS)
        assert colours.pop("24,35,41") > 1000
        assert len(colours) > 100


@pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium here: see make browser")
async def test_pictures_lack_no_drawing(site: Site, chromium: Chromium) -> None:
    """Of those that were sent before, as well."""
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo)).match
    async with open_page(chromium, await site.sign_in(ana), match) as page:
        for _ in range(2):
            lacking = await page.locator(".drawn > image").evaluate_all(FIND_LACKING)
            assert lacking == []
            await page.evaluate("document.querySelector('.drawn').remove()")
            await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
            await page.locator(".drawn").wait_for()
