"""Texts as small pictures in numbers of the palette, with soft edges; Latin and Cyrillic."""

from functools import cache, lru_cache
from typing import Final

import ttf_opensans
from PIL import Image, ImageDraw, ImageFont

from bot.render.drawing import Colour
from bot.render.paint.swatch import rgb_of, to_numbers

ELLIPSIS: Final = "\u2026"
MISSING: Final = "\uffff"  # a character that no font has, drawn as the glyph for a missing one


@lru_cache(maxsize=4096)
def fit_text(text: str, size: int, bold: bool, widest: int | None) -> tuple[str, int]:
    """The text and size that fit the room: down to two thirds of the size, then shortened.
    Characters that the font lacks (a name may hold anything) are left out."""
    text = " ".join("".join(each for each in text if _is_drawable(each)).split())
    if widest is None:
        return text, size
    least = max(size * 2 // 3, 8)
    for smaller in range(size, least - 1, -1):
        if _font(smaller, bold).getlength(text) <= widest:
            return text, smaller
    font = _font(least, bold)
    while text and font.getlength(text + ELLIPSIS) > widest:
        text = text[:-1].rstrip()
    return (text + ELLIPSIS if text else ""), least


@lru_cache(maxsize=4096)
def _is_drawable(character: str) -> bool:
    """Whether the font can draw it, or it is a space."""
    if character.isspace():
        return True
    font = _font(16, False)
    shape, missing = font.getmask(character), font.getmask(MISSING)
    return character.isprintable() and (shape.size, bytes(shape)) != (missing.size, bytes(missing))


@lru_cache(maxsize=4096)
def render_text(text: str, size: int, bold: bool, colour: Colour, on: Colour) -> Image.Image:
    """One line of text with its capitals centred vertically, so that a label is optically
    centred on its point."""
    font = _font(size, bold)
    ascent, descent = font.getmetrics()
    tile = Image.new("RGB", (measure_text(text, size, bold), ascent + descent), rgb_of(on))
    ImageDraw.Draw(tile).text((0, 0), text, rgb_of(colour), font)
    middle = ascent - find_baseline(size, bold)
    half = min(middle, tile.height - middle)
    shown = tile.crop((0, middle - half, tile.width, middle + half))
    return to_numbers(shown, frozenset((colour, on)))


def measure_text(text: str, size: int, bold: bool) -> int:
    """Its width in pixels."""
    return max(1, round(_font(size, bold).getlength(text)))


@cache
def find_baseline(size: int, bold: bool) -> int:
    """How far it lies below the middle of the capitals."""
    font = _font(size, bold)
    high = font.getbbox("H")
    return font.getmetrics()[0] - round((high[1] + high[3]) / 2)


@cache
def _font(size: int, bold: bool) -> ImageFont.FreeTypeFont:
    face = ttf_opensans.OPENSANS_BOLD if bold else ttf_opensans.OPENSANS_SEMIBOLD
    return ImageFont.truetype(str(face.path), size)
