"""From a scene to a PNG, drawn in a fixed palette; Pillow is known here and nowhere else.

Pure and safe to run in a thread. Sprites and texts are drawn once for each size, at several times
the resolution, brought down to the palette and kept; a picture is then mostly pasting.
"""

from __future__ import annotations

from functools import cache, lru_cache
from io import BytesIO
from typing import Final

import ttf_opensans
from PIL import Image, ImageDraw, ImageFont

from bot.render.curves import Flat, flatten
from bot.render.drawing import Colour, Drawing, Layer, Path
from bot.render.palette import INDEX, STANDARD, colours, rgb
from bot.render.scene import Box, Label, Scene, Sprite, Stroke

ENDING: Final = "png"
LARGEST: Final = 4000
"""No picture is larger than this on a side."""
LEVEL: Final = 3
"""Level 9 takes 4.5 times as long for 9 % less."""


class SceneTooLarge(ValueError):
    """A scene beyond what may be sent."""


def paint(scene: Scene) -> bytes:
    """The scene as a PNG file. Raises `SceneTooLarge`."""
    if not (0 < scene.width <= LARGEST and 0 < scene.height <= LARGEST):
        raise SceneTooLarge(f"{scene.width} x {scene.height}")
    out = BytesIO()
    _canvas(scene).save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()


def _canvas(scene: Scene) -> Image.Image:
    canvas = Image.new("P", (scene.width, scene.height), INDEX[scene.background])
    canvas.putpalette(_table())
    pen = ImageDraw.Draw(canvas)
    for shape in scene.shapes:
        if isinstance(shape, Box):
            _box(pen, shape)
        elif isinstance(shape, Stroke):
            _stroke(pen, shape)
        elif isinstance(shape, Label):
            _label(canvas, shape, shape.on or scene.background)
        else:
            _sprite(canvas, shape)
    return canvas


@cache
def _table() -> bytes:
    return bytes(part for colour in colours() for part in colour)


@cache
def _swatch() -> Image.Image:
    """An image that carries the palette, to bring others down to it."""
    swatch = Image.new("P", (1, 1))
    swatch.putpalette(_table())
    return swatch


def _to_palette(image: Image.Image) -> Image.Image:
    return image.quantize(palette=_swatch(), dither=Image.Dither.NONE)


def _box(pen: ImageDraw.ImageDraw, box: Box) -> None:
    corners = (box.left, box.top, box.left + box.width - 1, box.top + box.height - 1)
    fill = None if box.fill is None else INDEX[box.fill]
    outline = None if box.outline is None else INDEX[box.outline]
    if box.radius:
        pen.rounded_rectangle(corners, box.radius, fill, outline, box.stroke)
    else:
        pen.rectangle(corners, fill, outline, box.stroke)


def _stroke(pen: ImageDraw.ImageDraw, stroke: Stroke) -> None:
    colour = INDEX[stroke.colour]
    if not stroke.dash:
        pen.line(stroke.points, colour, stroke.width)
        return
    for (x1, y1), (x2, y2) in zip(stroke.points, stroke.points[1:], strict=False):
        length = max(abs(x2 - x1), abs(y2 - y1))
        for start in range(0, length, 2 * stroke.dash):
            end = min(start + stroke.dash, length)
            ends = [
                (x1 + (x2 - x1) * part // length, y1 + (y2 - y1) * part // length)
                for part in (start, end)
            ]
            pen.line(ends, colour, stroke.width)


# Text


def _label(canvas: Image.Image, label: Label, on: Colour) -> None:
    text, size = _fitted(label.text, label.size, label.bold, label.widest)
    if not text:
        return
    tile = _text(text, size, label.bold, label.colour, on)
    x, y = label.at
    left = {"left": x, "middle": x - tile.width // 2, "right": x - tile.width}[label.anchor]
    canvas.paste(tile, (left, y - tile.height // 2))


@lru_cache(maxsize=1024)
def _fitted(text: str, size: int, bold: bool, widest: int | None) -> tuple[str, int]:
    """The text and size that fit the room: down to two thirds of the size, then shortened."""
    if widest is None:
        return text, size
    for smaller in range(size, max(size * 2 // 3, 8) - 1, -1):
        if _font(smaller, bold).getlength(text) <= widest:
            return text, smaller
    font = _font(smaller, bold)
    while text and font.getlength(text + "…") > widest:
        text = text[:-1]
    return (text.rstrip() + "…" if text else ""), smaller


@lru_cache(maxsize=1024)
def _text(text: str, size: int, bold: bool, colour: Colour, on: Colour) -> Image.Image:
    font = _font(size, bold)
    ascent, descent = font.getmetrics()
    tile = Image.new("RGB", (max(1, round(font.getlength(text))), ascent + descent), _rgb(on))
    ImageDraw.Draw(tile).text((0, 0), text, _rgb(colour), font)
    # Capitals stand in the tile's middle, so that a label's point is where the eye takes it.
    high = font.getbbox("H")
    middle = round((high[1] + high[3]) / 2)
    half = min(middle, tile.height - middle)
    return _to_palette(tile.crop((0, middle - half, tile.width, middle + half)))


@cache
def _font(size: int, bold: bool) -> ImageFont.FreeTypeFont:
    face = ttf_opensans.OPENSANS_BOLD if bold else ttf_opensans.OPENSANS_SEMIBOLD
    return ImageFont.truetype(str(face.path), size)


def _rgb(colour: Colour) -> tuple[int, int, int]:
    return rgb(STANDARD[colour])


# Sprites


def _sprite(canvas: Image.Image, sprite: Sprite) -> None:
    place = (sprite.left, sprite.top)
    if sprite.drawing.opaque:
        canvas.paste(_flat_tile(sprite.drawing, sprite.size), place)
        return
    tile = _soft_tile(sprite.drawing, sprite.size)
    region = (*place, sprite.left + tile.width, sprite.top + tile.height)
    below = canvas.crop(region).convert("RGB")
    below.paste(tile, (0, 0), tile)
    canvas.paste(_to_palette(below), place)


@lru_cache(maxsize=1024)
def _flat_tile(drawing: Drawing, size: int) -> Image.Image:
    return _to_palette(_soft_tile(drawing, size).convert("RGB"))


@lru_cache(maxsize=256)
def _soft_tile(drawing: Drawing, size: int) -> Image.Image:
    """The drawing with soft edges."""
    wide, high = (max(1, round(side * size / 100)) for side in (drawing.width, drawing.height))
    tile = Image.new("RGBA", (wide, high), (0, 0, 0, 0))
    for layer in drawing.layers:
        tile.alpha_composite(_layer(layer, wide, high, size))
    return tile


@lru_cache(maxsize=512)
def _layer(layer: Layer, wide: int, high: int, size: int) -> Image.Image:
    """One layer, drawn several times as large and brought down."""
    finer = 4 if size >= 64 else 6
    unit = size * finer / 100
    sheet = Image.new("RGBA", (wide * finer, high * finer), (0, 0, 0, 0))
    if layer.halo:
        _halo(sheet, layer, layer.halo, unit)
    shape: tuple[Flat, ...] = ()
    for path in layer.paths:
        lines = _placed(path, layer, unit)
        if not path.inside:
            shape = lines
        within = _mask(shape, sheet.size) if path.inside else None
        _path(sheet, path, lines, layer.scale * unit, within)
    small = sheet.resize((wide, high), Image.Resampling.BOX)
    if layer.fade < 255:
        small.putalpha(small.getchannel("A").point(lambda value: value * layer.fade // 255))
    return small


def _halo(sheet: Image.Image, layer: Layer, colour: Colour, unit: float) -> None:
    pen = ImageDraw.Draw(sheet)
    halo = _rgb(colour)
    for path in layer.paths:
        if path.inside or path.alpha < 255:
            continue
        width = (path.width if path.line else 0) + 2 * layer.rim
        _trace(pen, _placed(path, layer, unit), halo, halo, width * layer.scale * unit, bool(path.fill))


def _placed(path: Path, layer: Layer, unit: float) -> tuple[Flat, ...]:
    scale = layer.scale * unit
    dx, dy = layer.dx * unit, layer.dy * unit
    return tuple(
        Flat(tuple((x * scale + dx, y * scale + dy) for x, y in flat.points), flat.closed)
        for flat in flatten(path.d)
    )


def _mask(lines: tuple[Flat, ...], size: tuple[int, int]) -> Image.Image:
    mask = Image.new("L", size, 0)
    pen = ImageDraw.Draw(mask)
    for line in lines:
        pen.polygon(line.points, 255)
    return mask


def _path(
    sheet: Image.Image, path: Path, lines: tuple[Flat, ...], scale: float, within: Image.Image | None
) -> None:
    fill = None if path.fill is None else _rgb(path.fill)
    line = None if path.line is None else _rgb(path.line)
    if within is None and path.alpha == 255:
        _trace(ImageDraw.Draw(sheet), lines, fill, line, path.width * scale, fill is not None)
        return
    extra = Image.new("RGBA", sheet.size, (0, 0, 0, 0))
    _trace(ImageDraw.Draw(extra), lines, fill, line, path.width * scale, fill is not None)
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
            r = width / 2
            for x, y in points:
                pen.ellipse((x - r, y - r, x + r, y + r), (*line, 255))
