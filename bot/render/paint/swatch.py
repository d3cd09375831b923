"""The palette as Pillow wants it."""

from __future__ import annotations

from functools import cache

from PIL import Image

from bot.render.drawing import Colour
from bot.render.palette import STANDARD, Rgb, colours, rgb


@cache
def table() -> bytes:
    """The palette's 768 bytes."""
    return bytes(part for colour in colours() for part in colour)


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
