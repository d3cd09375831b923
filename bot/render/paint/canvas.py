"""Scenes drawn shape by shape: pictures of one band, which holds numbers of the palette; and those
as PNG files. Pillow writes such files, too, but compressing takes nearly all of the time that a
picture needs. ISA-L compresses six times as fast, for a tenth more bytes."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final
from zlib import crc32

from isal import isal_zlib
from PIL import Image, ImageDraw

from bot.render.colour_table import INDEX
from bot.render.drawing import Colour
from bot.render.paint.lettering import fit_text, render_text
from bot.render.paint.sprites import composite_tile, flat_tile, soft_tile
from bot.render.paint.swatch import table
from bot.render.scene import Box, Label, Scene, Shape, Sprite, Stroke
from bot.render.themes import STANDARD_SCHEME, ColourScheme

LEVEL: Final = 2
"""ISA-L's levels 1 and 2 hardly differ; level 3 takes twice as long for more bytes."""
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
PALETTE_PIXELS: Final = b"\x08\x03\x00\x00\x00"
"""Eight bits for each pixel, numbers of a palette, the one method of compressing and filtering,
not interlaced."""
ENDING: Final = "png"
LARGEST: Final = 4000  # maximum side of a picture


class SceneTooLarge(ValueError):
    """A scene larger than `LARGEST`."""


def paint(scene: Scene, look: ColourScheme = STANDARD_SCHEME) -> bytes:
    """The scene as a PNG file in a colour scheme. Raises `SceneTooLarge`."""
    canvas = blank(scene)
    draw(canvas, scene.shapes, scene.background)
    return encode_png(canvas, table(look))


def paint_looks(scene: Scene, schemes: Sequence[tuple[str, ColourScheme]]) -> bytes:
    """The scene in each of the colour schemes, below its name, two beside each other and half as
    large, as a PNG file."""
    name_high, size = 64, (scene.width // 2, scene.height // 2)
    rows = -(-len(schemes) // 2)
    sheet = Image.new("RGB", (2 * size[0], rows * (name_high + size[1])))
    canvas = blank(scene)
    draw(canvas, scene.shapes, scene.background)
    for number, (name, look) in enumerate(schemes):
        head = blank(Scene(size[0], name_high, "mat"))
        at = (size[0] // 2, name_high // 2)
        draw(head, [Label(name, at, 40, "chalk", bold=True, widest=size[0])], "mat")
        left, top = number % 2 * size[0], number // 2 * (name_high + size[1])
        for part, down in ((head, 0), (canvas, name_high)):
            part.putpalette(table(look))
            shown = part.convert("RGB")
            shown.thumbnail((size[0], scene.height))
            sheet.paste(shown, (left, top + down))
    file = BytesIO()
    sheet.quantize(256, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()


def blank(scene: Scene) -> Image.Image:
    """The scene's background alone. Raises `SceneTooLarge`."""
    if not (0 < scene.width <= LARGEST and 0 < scene.height <= LARGEST):
        raise SceneTooLarge(f"{scene.width} x {scene.height}")
    return Image.new("L", (scene.width, scene.height), INDEX[scene.background])


def draw(canvas: Image.Image, shapes: Iterable[Shape], background: Colour) -> None:
    """Draw shapes from back to front; `background` is behind labels that name no colour."""
    pen = ImageDraw.Draw(canvas)
    for shape in shapes:
        if isinstance(shape, Box):
            _box(canvas, pen, shape)
        elif isinstance(shape, Stroke):
            _stroke(pen, shape)
        elif isinstance(shape, Label):
            _label(canvas, shape, shape.on or background)
        else:
            _sprite(canvas, shape)


def _box(canvas: Image.Image, pen: ImageDraw.ImageDraw, box: Box) -> None:
    corners = (box.left, box.top, box.left + box.width - 1, box.top + box.height - 1)
    fill = None if box.fill is None else INDEX[box.fill]
    if fill is not None and box.radius and box.outline is None:
        canvas.paste(fill, corners[:2], _round_mask(box.width, box.height, box.radius))
        return
    outline = None if box.outline is None else INDEX[box.outline]
    if box.radius:
        pen.rounded_rectangle(corners, box.radius, fill, outline, box.stroke)
    else:
        pen.rectangle(corners, fill, outline, box.stroke)


@lru_cache(maxsize=1024)
def _round_mask(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a rounded box, cached: a land's coast has two for each square."""
    mask = Image.new("1", (width, height))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), radius, 1)
    return mask


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


def _sprite(canvas: Image.Image, sprite: Sprite) -> None:
    place = (sprite.left, sprite.top)
    if sprite.drawing.opaque:
        canvas.paste(flat_tile(sprite.drawing, sprite.size), place)
        return
    wide, high = soft_tile(sprite.drawing, sprite.size).size
    below = canvas.crop((*place, sprite.left + wide, sprite.top + high))
    canvas.paste(composite_tile(sprite.drawing, sprite.size, below.tobytes()), place)


def _label(canvas: Image.Image, label: Label, on: Colour) -> None:
    text, size = fit_text(label.text, label.size, label.bold, label.widest)
    if not text:
        return
    tile = render_text(text, size, label.bold, label.colour, on)
    x, y = label.at
    left = {"left": x, "middle": x - tile.width // 2, "right": x - tile.width}[label.anchor]
    canvas.paste(tile, (left, y - tile.height // 2))


def encode_png(canvas: Image.Image, palette: bytes) -> bytes:
    """The file of a picture in numbers of a palette of 768 bytes."""
    wide, high = canvas.size
    # The numbers of each row after a zero: rows are not filtered, as suits a palette
    numbers = Image.new("L", (wide + 1, high), 0)
    numbers.paste(canvas, (1, 0))
    return SIGNATURE + b"".join((
        _chunk(b"IHDR", wide.to_bytes(4, "big") + high.to_bytes(4, "big") + PALETTE_PIXELS),
        _chunk(b"PLTE", palette),
        _chunk(b"IDAT", isal_zlib.compress(numbers.tobytes(), LEVEL)),
        _chunk(b"IEND", b""),
    ))  # fmt: skip


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((
        len(data).to_bytes(4, "big"), kind, data, crc32(data, crc32(kind)).to_bytes(4, "big"),
    ))  # fmt: skip
