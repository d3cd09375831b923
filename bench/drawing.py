"""A land's picture against cairosvg on the same picture, and its size; the rest of
`bench.pictures` beside it."""

from importlib import import_module
from math import log10
from statistics import fmean

from PIL import ImageChops, ImageStat

from bench import pictures
from bench.measuring import Figure, Section, first_in_turns, in_turns
from bench.svg import svg_of
from bot.render.paint import paint
from bot.render.paint.sprites import flat_tile, soft_tile
from bot.render.paint.swatch import to_rgb
from bot.render.scene import Scene, Sprite
from tools.pictures import cutterland as samples


def section() -> Section:
    scene = samples.pictures()["land"]
    size = len(paint(scene)) / 1000
    works = {"drawn and encoded": lambda: paint(scene)}
    skipped = []
    try:
        cairosvg = import_module("cairosvg")
    except (ImportError, OSError) as error:
        skipped.append(f"cairosvg: it cannot be loaded ({type(error).__name__})")
    else:
        text = svg_of(scene)
        works["cairosvg"] = lambda: cairosvg.svg2png(bytestring=text.encode())
    first = first_in_turns({"drawn and encoded": lambda: paint(scene)}, rounds=9)
    times = in_turns(works, rounds=9)
    figures = [
        Figure("drawn and encoded, first time", 1000 * first["drawn and encoded"], "ms"),
        Figure("drawn and encoded, again", 1000 * times["drawn and encoded"], "ms", "at most 10"),
        Figure("size", size, "kB", "at most 90"),
        Figure("its squares against full colour", _decibels(scene), "dB", "at least 38"),
    ]
    if "cairosvg" in times:
        ratio = times["cairosvg"] / times["drawn and encoded"]
        figures += [
            Figure(
                "cairosvg, no halos or shades, which remembers nothing",
                1000 * times["cairosvg"],
                "ms",
            ),
            Figure("again against cairosvg", ratio, "x", "at least 20"),
        ]
    title = f"A land's picture, {scene.width} x {scene.height} px"
    return Section(title, tuple(figures), tuple(skipped))


def _decibels(scene: Scene) -> float:
    """How near the palette comes to the same squares in full colour."""
    tiles = [one for one in scene.shapes if isinstance(one, Sprite) and one.drawing.opaque]
    errors = []
    for one in tiles:
        full = soft_tile(one.drawing, one.size).convert("RGB")
        painted = to_rgb(flat_tile(one.drawing, one.size))
        errors += [rms**2 for rms in ImageStat.Stat(ImageChops.difference(full, painted)).rms]
    return 10 * log10(255**2 / fmean(errors))


def others() -> Section:
    found = pictures.figures()
    return Section(
        "More about pictures", tuple(Figure(name, value, "") for name, value in found.items())
    )
