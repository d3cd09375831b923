"""A land's picture against cairosvg on the same picture, and its size; the rest of
`bench.pictures` beside it."""

from __future__ import annotations

from importlib import import_module

from bench import pictures
from bench.measuring import Figure, Section, in_turns
from bench.svg import svg_of
from bot.render.cutterland import samples
from bot.render.paint import paint


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
    times = in_turns(works, rounds=9)
    figures = [
        Figure("drawn and encoded", 1000 * times["drawn and encoded"], "ms", "at most 10"),
        Figure("size", size, "kB", "at most 80"),
    ]
    if "cairosvg" in times:
        ratio = times["cairosvg"] / times["drawn and encoded"]
        figures += [
            Figure("cairosvg, no halos or shades", 1000 * times["cairosvg"], "ms"),
            Figure("against cairosvg", ratio, "x", "at least 20"),
        ]
    title = f"A land's picture, {scene.width} x {scene.height} px"
    return Section(title, tuple(figures), tuple(skipped))


def others() -> Section:
    found = pictures.figures()
    return Section(
        "More about pictures", tuple(Figure(name, value, "") for name, value in found.items())
    )
