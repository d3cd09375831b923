"""Drawings as emojis: small PNG files with a transparent ground, in the standard colours."""

from __future__ import annotations

from hashlib import sha256
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image

from bot.render.drawing import Drawing
from bot.render.paint.sprites import soft_tile

SIDE: Final = 128
"""Discord shows nothing larger."""
LARGEST_EMOJI: Final = 256_000
"""Bytes that Discord accepts."""
DIGITS: Final = 6
"""Hexadecimal digits that tell pictures apart."""


class Emoji(NamedTuple):
    """The file, and a hash of its pixels, which no compressor changes."""

    file: bytes
    mark: str


def paint_emoji(drawing: Drawing, side: int = SIDE) -> Emoji:
    """The drawing in the middle of a square."""
    tile = soft_tile(drawing, side * 100 // max(drawing.width, drawing.height))
    square = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    square.paste(tile, ((side - tile.width) // 2, (side - tile.height) // 2))
    file = BytesIO()
    square.save(file, "PNG")
    return Emoji(file.getvalue(), sha256(square.tobytes()).hexdigest()[:DIGITS])
