"""A game's art, from SVG files of 100 units: paths and ellipses, in colours that are variables of a
page as in `paint.svg`. A shape of the class `inside` is clipped to the last one without it, and one
that is transformed is a mirror image about the middle."""

import re
from pathlib import Path as File
from typing import Final
from xml.etree import ElementTree as ET

from bot.render.drawing import Colour, Path, mirror_path, oval

_COLOUR: Final = re.compile(r"var\(--(.+)\)")


def read_art(folder: File) -> dict[str, tuple[Path, ...]]:
    """The drawings of a folder by the names of their files, in the order of these."""
    roots = {
        file.stem: ET.parse(file).getroot()  # noqa: S314 - no stranger's
        for file in sorted(folder.glob("*.svg"))
    }
    return {
        name: tuple(_read_shape(shape) for shape in root if not shape.tag.endswith("title"))
        for name, root in roots.items()
    }


def _read_shape(shape: ET.Element) -> Path:
    cx, cy, rx, ry = (_read_number(shape, key) for key in ("cx", "cy", "rx", "ry"))
    path = Path(
        shape.get("d") or oval(cx, cy, rx, ry).d,
        _read_colour(shape, "fill"),
        _read_colour(shape, "stroke"),
        _read_number(shape, "stroke-width"),
        shape.get("class") == "inside",
        round(255 * float(shape.get("opacity", "1"))),
    )
    return mirror_path(path) if "transform" in shape.attrib else path


def _read_colour(shape: ET.Element, key: str) -> Colour | None:
    named = _COLOUR.fullmatch(shape.get(key, "none"))
    return named and named[1]


def _read_number(shape: ET.Element, key: str) -> float:
    text = shape.get(key, "0")
    return float(text) if "." in text else int(text)  # as it is written in a picture
