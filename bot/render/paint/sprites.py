"""Drawings as pixels: drawn several times as large, reduced with soft edges, and cached; and as
emojis, small PNG files with a transparent ground, in the standard colours.

A match shows a few hundred tiles, and hardly any two matches show them all in the same size. So the
caches hold all sizes of what is used: redrawing takes longer than everything else in a picture.
"""

from functools import lru_cache
from hashlib import sha256
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.render.drawing import Colour, Drawing, Flat, Layer, Path, flatten
from bot.render.paint.swatch import names_of, rgb_of, to_numbers, to_rgb

EMOJI_SIDE: Final = 128  # Discord shows nothing larger
LARGEST_EMOJI: Final = 256_000  # bytes that Discord accepts
DIGITS: Final = 6  # hexadecimal digits that tell pictures apart
_OPAQUE: Final = [*[0] * 255, 255]
"""A lookup table from an alpha value to a mask of what is opaque, and of what is clear."""
_CLEAR: Final = [255, *[0] * 255]


@lru_cache(maxsize=8192)
def flat_tile(drawing: Drawing, size: int) -> Image.Image:
    """An opaque drawing in numbers of the palette, ready to be pasted."""
    tile = _stack(drawing, size) if drawing.opaque else soft_tile(drawing, size)
    return to_numbers(tile.convert("RGB"), colours_of(drawing))


@lru_cache(maxsize=2048)
def composite_tile(drawing: Drawing, size: int, below: bytes) -> Image.Image:
    """The drawing blended with what is below it, both in numbers of the palette."""
    tile = soft_tile(drawing, size)
    ground = Image.frombytes("L", tile.size, below)
    mixed = to_rgb(ground)
    mixed.paste(tile, (0, 0), tile)
    laid = to_numbers(mixed, colours_of(drawing) | names_of(frozenset(below)))
    alpha = tile.getchannel("A")
    laid.paste(flat_tile(drawing, size), (0, 0), alpha.point(_OPAQUE))
    laid.paste(ground, (0, 0), alpha.point(_CLEAR))
    return laid


@lru_cache(maxsize=1024)
def colours_of(drawing: Drawing) -> frozenset[Colour]:
    found = {layer.halo for layer in drawing.layers}
    for layer in drawing.layers:
        found |= {path.fill for path in layer.paths} | {path.line for path in layer.paths}
    return frozenset(each for each in found if each is not None)


@lru_cache(maxsize=1024)
def soft_tile(drawing: Drawing, size: int) -> Image.Image:
    return _stack(drawing, size)


def _stack(drawing: Drawing, size: int) -> Image.Image:
    wide, high = (max(1, round(side * size / 100)) for side in (drawing.width, drawing.height))
    tile = Image.new("RGBA", (wide, high), (0, 0, 0, 0))
    for layer in drawing.layers:
        tile.alpha_composite(_layer(layer, wide, high, size))
    return tile


@lru_cache(maxsize=1024)
def _layer(layer: Layer, wide: int, high: int, size: int) -> Image.Image:
    """One layer, drawn several times as large and reduced."""
    finer = 4 if size >= 64 else 6
    unit = size * finer / 100
    sheet = Image.new("RGBA", (wide * finer, high * finer), (0, 0, 0, 0))
    if layer.halo:
        pen, halo = ImageDraw.Draw(sheet), rgb_of(layer.halo)
        for path in layer.paths:
            if not path.inside and path.alpha == 255:
                width = ((path.width if path.line else 0) + 2 * layer.rim) * layer.scale * unit
                _trace(pen, _transform_path(path, layer, unit), halo, halo, width, bool(path.fill))
    shape: tuple[Flat, ...] = ()
    for path in layer.paths:
        lines, within = _transform_path(path, layer, unit), None
        if path.inside:
            within = Image.new("L", sheet.size, 0)
            for line in shape:
                ImageDraw.Draw(within).polygon(line.points, 255)
        else:
            shape = lines
        _path(sheet, path, lines, layer.scale * unit, within)
    small = sheet.resize((wide, high), Image.Resampling.BOX)
    if layer.fade < 255:
        small.putalpha(small.getchannel("A").point(lambda value: value * layer.fade // 255))
    return small


def _transform_path(path: Path, layer: Layer, unit: float) -> tuple[Flat, ...]:
    scale = layer.scale * unit
    dx, dy = layer.dx * unit, layer.dy * unit
    return tuple(
        Flat(tuple([(x * scale + dx, y * scale + dy) for x, y in flat.points]), flat.closed)
        for flat in flatten(path.d)
    )


def _path(
    sheet: Image.Image, path: Path, lines: tuple[Flat, ...], scale: float,
    within: Image.Image | None,
) -> None:  # fmt: skip
    fill = None if path.fill is None else rgb_of(path.fill)
    line = None if path.line is None else rgb_of(path.line)
    is_plain = within is None and path.alpha == 255
    extra = sheet if is_plain else Image.new("RGBA", sheet.size, (0, 0, 0, 0))
    _trace(ImageDraw.Draw(extra), lines, fill, line, path.width * scale, fill is not None)
    if is_plain:
        return
    alpha = extra.getchannel("A").point(lambda value: value * path.alpha // 255)
    if within is not None:
        clear = Image.new("L", sheet.size, 0)
        alpha = Image.composite(alpha, clear, within)
    extra.putalpha(alpha)
    sheet.alpha_composite(extra)


def _trace(
    pen: ImageDraw.ImageDraw, lines: tuple[Flat, ...], fill: tuple[int, int, int] | None,
    line: tuple[int, int, int] | None, width: float, filled: bool,
) -> None:  # fmt: skip
    for flat in lines:
        if filled and fill is not None:
            pen.polygon(flat.points, (*fill, 255))
        if line is None or width <= 0:
            continue
        points = (*flat.points, flat.points[0]) if flat.closed else flat.points
        pen.line(points, (*line, 255), max(1, round(width)))
        if width > 2:
            # A disc about each point: hundreds in a drawing, so past `pen.ellipse`,
            # which doubles that
            r = (width - 1) / 2
            ink, draw_ellipse = pen.draw.draw_ink((*line, 255)), pen.draw.draw_ellipse
            for x, y in points:
                draw_ellipse((x - r, y - r, x + r, y + r), ink, 1)


class Emoji(NamedTuple):
    """The file, and a hash of its pixels, which no compressor changes."""

    file: bytes
    mark: str


def paint_emoji(drawing: Drawing, side: int = EMOJI_SIDE) -> Emoji:
    """The drawing in the middle of a square."""
    tile = soft_tile(drawing, side * 100 // max(drawing.width, drawing.height))
    square = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    square.paste(tile, ((side - tile.width) // 2, (side - tile.height) // 2))
    file = BytesIO()
    square.save(file, "PNG")
    return Emoji(file.getvalue(), sha256(square.tobytes()).hexdigest()[:DIGITS])
