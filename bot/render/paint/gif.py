"""From scenes to an animated GIF: common shapes are drawn once, and only the changes of each frame
are written, in one palette for all.

Discord shows no other kind of animation from a bot without converting it first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, repeat, takewhile
from typing import Final, TypeAlias

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from bot.render.paint.canvas import blank, draw
from bot.render.paint.swatch import table
from bot.render.scene import Scene
from bot.render.themes import STANDARD_SCHEME, ColourScheme

Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom."""

GIF_ENDING: Final = "gif"
HOLD: Final = 5
"""The last frame is shown this many times as long as the others."""
CLEAR: Final = 255
"""The palette's last number, which no drawing uses, as transparent: unchanged pixels."""
SAME: Final = [255, *[0] * 255]
"""A lookup table from the difference of two numbers to whether they are equal."""
BLINK: Final = 20
"""Milliseconds; browsers show pictures with less for longer."""
KEEP: Final = 1
"""The disposal method that leaves a frame in place for the next one."""


def paint_gif(
    frames: Sequence[Scene], milliseconds: int, look: ColourScheme = STANDARD_SCHEME
) -> bytes:
    """Frames of equal size and background as a GIF file that loops forever.

    Raises `SceneTooLarge`; `ValueError` for no frames or different sizes or backgrounds.
    """
    kinds = {(frame.width, frame.height, frame.background) for frame in frames}
    if len(kinds) != 1:
        raise ValueError(f"a film of {len(frames)} frames of {len(kinds)} kinds")
    return b"".join((_head(frames[0], look), *_encode_frames(frames, milliseconds), b";"))


def _head(scene: Scene, look: ColourScheme) -> bytes:
    """The header: size, palette, and endless looping."""
    sides = b"".join(side.to_bytes(2, "little") for side in (scene.width, scene.height))
    again = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    return b"".join((b"GIF89a", sides, b"\xf7\x00\x00", table(look), again))


def _encode_frames(frames: Sequence[Scene], milliseconds: int) -> Iterator[bytes]:
    """Each frame as one picture, or two of which the first is shown for `BLINK`."""
    shown = repeat(milliseconds, len(frames) - 1)
    last: Image.Image | None = None
    for canvas, time in zip(_canvases(frames), chain(shown, [HOLD * milliseconds]), strict=True):
        parts = [(canvas, (0, 0))] if last is None else _find_changes(last, canvas)
        times = [*[BLINK] * (len(parts) - 1), time - BLINK * (len(parts) - 1)]
        for (part, corner), each in zip(parts, times, strict=True):
            yield from getdata(part, corner, duration=each, disposal=KEEP, transparency=CLEAR)
        last = canvas


def _canvases(frames: Sequence[Scene]) -> Iterator[Image.Image]:
    """Each frame's pixels; the shapes that all frames begin with are drawn only once."""
    same = _count_common_shapes(frames)
    ground = blank(frames[0])
    draw(ground, frames[0].shapes[:same], frames[0].background)
    for frame in frames:
        canvas = ground.copy()
        draw(canvas, frame.shapes[same:], frame.background)
        yield canvas


def _count_common_shapes(frames: Sequence[Scene]) -> int:
    """The number of leading shapes that all frames share."""
    together = zip(*(frame.shapes for frame in frames), strict=False)
    return sum(1 for _ in takewhile(lambda each: all(one == each[0] for one in each), together))


def _find_changes(
    before: Image.Image, after: Image.Image
) -> list[tuple[Image.Image, tuple[int, int]]]:
    """The parts that differ and their corners, transparent where unchanged; a single transparent
    pixel if nothing differs."""
    difference = ImageChops.difference(before, after)
    parts = []
    for box in _boxes(difference):
        part = after.crop(box)
        part.paste(CLEAR, (0, 0), difference.crop(box).point(SAME, "L"))
        parts.append((part, (box[0], box[1])))
    return parts


def _boxes(difference: Image.Image) -> list[Area]:
    """The differences as one box, or as two, one above the other, if those are much smaller: the
    points above a land change together with a square far below them."""
    whole = difference.getbbox() or (0, 0, 1, 1)
    divided = [_split_at(difference, difference.height // part) for part in (8, 4, 2)]
    best = min((boxes for boxes in divided if len(boxes) == 2), key=_size, default=[whole])
    return best if _size(best) < _size([whole]) / 2 else [whole]


def _split_at(difference: Image.Image, row: int) -> list[Area]:
    """The boxes of the differences above and below a row."""
    above = difference.crop((0, 0, difference.width, row)).getbbox()
    below = difference.crop((0, row, difference.width, difference.height)).getbbox()
    moved = below and (below[0], below[1] + row, below[2], below[3] + row)
    return [box for box in (above, moved) if box]


def _size(boxes: Iterable[Area]) -> int:
    return sum((right - left) * (bottom - top) for left, top, right, bottom in boxes)
