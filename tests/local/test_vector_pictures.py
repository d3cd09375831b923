"""The pictures of panels look on the touch page like those that Pillow paints.

One of each kind, in English; with EVERY_PICTURE=1 those of all panels, which takes minutes.
"""

import math
import os
from collections.abc import Sequence
from io import BytesIO
from typing import Final

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.async_api import Page, Route, async_playwright

from bot.render.paint import paint
from bot.render.paint.svg import write_colours, write_svg, write_symbols
from bot.render.scene import Scene
from bot.render.themes import STANDARD_SCHEME
from bot.screens.screen import Looks, Picture
from bot.web.server import FILES, HEADERS
from tests.local.panels.gallery import Shot
from tests.local.running import CHROMIUM, QUIET

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium: see make browser"),
]
EVERY: Final = bool(os.environ.get("EVERY_PICTURE"))
LEAST: Final = 27.0
"""Decibels of likeness: edges of letters and lines are softened in other ways."""
LESS_ALIKE: Final = {
    "wildlands, factions": 26.0,  # mostly letters
    "cutterland, hand": 26.5,  # many tiles, which overlap by 2 % so that no browser shows edges
}
ADDRESS: Final = "http://pictures.test"
DRAW: Final = """async ([picture, drawings, colours]) => {
    const { drawPictures } = await import("./pictures.js");
    await drawPictures({ blocks: [{ picture }], drawings, colours });
    picture.drawn.style.cssText = `${colours} width: auto; border-radius: 0`;
    document.querySelector("#screen").replaceChildren(picture.drawn);
    document.body.style.cssText = "display: block; max-width: none; margin: 0; padding: 0";
    await document.fonts.ready;
}"""


async def test_pictures_look_alike_as_svg(shots: Sequence[Shot]) -> None:
    scenes = list_scenes(shots)
    async with async_playwright() as player:
        browser = await player.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = await browser.new_page(viewport={"width": 1200, "height": 2000})
        await page.route("**/*", serve)
        await page.goto(ADDRESS)
        unlike = []
        for name, scene in scenes.items():
            likeness = compare(await draw(page, scene), Image.open(BytesIO(paint(scene))))
            if likeness < LESS_ALIKE.get(name, LEAST):
                unlike.append(f"{name}: {likeness:.1f} dB")
        await browser.close()
    assert len(scenes) > 20
    assert unlike == []


def list_scenes(shots: Sequence[Shot]) -> dict[str, Scene]:
    """By name: pictures of a name in a game are of one kind."""
    scenes = {}
    for shot in shots:
        for block in shot.screen.blocks:
            if not isinstance(block, Picture) or isinstance(block, Looks):
                continue
            if EVERY:
                scenes[f"{shot.name}, {block.name}"] = block.scene
            elif shot.language == "en":
                scenes[f"{shot.panel.partition(' ')[0]}, {block.name}"] = block.scene
    return scenes


async def serve(route: Route) -> None:
    """The page, without what begins it."""
    path = route.request.url.removeprefix(ADDRESS)
    if path == "/page.js" or path not in FILES:
        await route.abort()
    else:
        file, kind = FILES[path]
        await route.fulfill(path=file, content_type=kind, headers=HEADERS)


async def draw(page: Page, scene: Scene) -> Image.Image:
    picture = {"svg": write_svg(scene), "alt": ""}
    colours = write_colours(STANDARD_SCHEME)
    await page.evaluate(DRAW, [picture, write_symbols(scene), colours])
    return Image.open(BytesIO(await page.locator(".drawn").screenshot()))


def compare(one: Image.Image, other: Image.Image) -> float:
    """Their likeness in decibels (PSNR)."""
    difference = ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB")))
    error = sum(difference.sum2) / sum(difference.count)
    return 10 * math.log10(255**2 / error) if error else math.inf


def test_a_shift_by_a_pixel_is_less_alike() -> None:
    """What the limit can tell apart."""
    whole = Image.effect_noise((64, 64), 60)
    assert compare(whole, whole) == math.inf
    assert compare(whole, ImageChops.offset(whole, 1, 0)) < LEAST
