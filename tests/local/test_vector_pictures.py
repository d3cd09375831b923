"""The pictures of panels as SVG look in a browser like those that Pillow paints.

One of each kind, in English; with EVERY_PICTURE=1 those of all panels, which takes minutes.
"""

import math
import os
from base64 import b64encode
from collections.abc import Sequence
from io import BytesIO
from typing import Final

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.async_api import Page, async_playwright

from bot.render.paint import paint
from bot.render.paint.svg import write_colours, write_svg, write_symbols
from bot.render.scene import Scene
from bot.render.themes import STANDARD_SCHEME
from bot.screens.screen import Looks, Picture
from bot.web.server import PAGE
from tests.local.panels.gallery import Shot
from tests.local.running import CHROMIUM, QUIET

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium: see make browser"),
]
EVERY: Final = bool(os.environ.get("EVERY_PICTURE"))
LEAST: Final = 27.0
"""Decibels of likeness: edges of letters and lines are softened in other ways."""
FACE: Final = (
    "@font-face {{ font-family: Pictures; font-weight: {weight};"
    ' src: url("data:font/woff2;base64,{font}"); }}'
)


async def test_pictures_look_alike_as_svg(shots: Sequence[Shot]) -> None:
    scenes = list_scenes(shots)
    async with async_playwright() as player:
        browser = await player.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = await browser.new_page(viewport={"width": 1200, "height": 2000})
        await page.set_content(write_page())
        await page.evaluate("document.fonts.ready")
        unlike = []
        for name, scene in scenes.items():
            likeness = compare(await draw(page, scene), Image.open(BytesIO(paint(scene))))
            if likeness < LEAST:
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


def write_page() -> str:
    """With every weight in use, so that it is loaded."""
    faces = {file.name.split("-")[2]: file.read_bytes() for file in PAGE.glob("*.woff2")}
    styles = [
        FACE.format(weight=weight, font=b64encode(font).decode()) for weight, font in faces.items()
    ]
    styles.append(f":root {{ {write_colours(STANDARD_SCHEME)} }}")
    styles.append("body { margin: 0 } svg { display: block } text { font-family: Pictures }")
    texts = "".join(f'<text font-weight="{weight}">a</text>' for weight in faces)
    return (
        f'<style>{" ".join(styles)}</style><main><svg height="0">{texts}</svg></main>'
        '<svg height="0"></svg>'
    )


async def draw(page: Page, scene: Scene) -> Image.Image:
    symbols = "".join(write_symbols(scene).values())
    put = """([picture, symbols]) => {
        document.querySelector("main").innerHTML = picture;
        document.querySelector("main + svg").innerHTML = symbols;
    }"""
    await page.evaluate(put, [write_svg(scene), symbols])
    return Image.open(BytesIO(await page.locator("main svg").screenshot()))


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
