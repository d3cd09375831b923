"""The palette as Pillow wants it."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.render.drawing import Colour
from bot.render.palette import STANDARD, STANDARD_LOOK, Look, Rgb, colours, named_colours, rgb


@cache
def table(look: Look = STANDARD_LOOK) -> bytes:
    """The palette's 768 bytes, as a look colours them."""
    return bytes(part for colour in colours(named_colours(look)) for part in colour)


@cache
def _swatch() -> Image.Image:
    """An image that carries the palette, to bring others down to it."""
    swatch = Image.new("P", (1, 1))
    swatch.putpalette(table())
    return swatch


def to_palette(image: Image.Image) -> Image.Image:
    """The image in the palette, each pixel in the nearest colour."""
    return image.quantize(palette=_swatch(), dither=Image.Dither.NONE)


def named(colour: Colour) -> Rgb:
    return rgb(STANDARD[colour])
