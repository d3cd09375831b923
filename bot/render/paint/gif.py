"""From scenes to an animated GIF: common shapes are drawn once, and only the changes of each frame
are written, in one palette for all.

Discord shows no other kind of animation from a bot without converting it first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from PIL import Image, ImageChops

from bot.render.paint.canvas import blank, draw
from bot.render.paint.changes import Differ, list_runs
from bot.render.paint.swatch import table
from bot.render.scene import Scene
from bot.render.themes import STANDARD_SCHEME, ColourScheme

Part: TypeAlias = tuple[Image.Image, tuple[int, int]]
"""Some pixels of a frame and their corner."""

GIF_ENDING: Final = "gif"
HOLD: Final = 5
"""The last frame is shown as long as this many."""
CLEAR: Final = 255
"""The palette's last number, which no drawing uses, as transparent: unchanged pixels."""
SAME: Final = [255, *[0] * 255]
"""A lookup table from the difference of two numbers to whether they are equal."""
BLINK: Final = 20
"""Milliseconds; browsers show pictures with less for longer."""
KEEP: Final = 1
"""The disposal method that leaves a frame in place for the next one."""
NOTHING: Final[Part] = (Image.new("L", (1, 1), CLEAR), (0, 0))
"""No change: frames need a pixel."""


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
    """Each frame as the parts that differ from the one before, all but the last of which are shown
    for `BLINK`; equal frames are one, shown longer."""
    differ = Differ(frames)
    runs = list(list_runs(frames))
    canvas, before = blank(frames[0]), frames[0]
    draw(canvas, before.shapes, before.background)
    scratch = canvas.copy()
    parts: list[Part] = [(canvas, (0, 0))]
    for number, (frame, count) in enumerate(runs):
        if number:
            parts = list(_find_changes(differ, canvas, scratch, before, frame)) or [NOTHING]
        before = frame
        held = HOLD - 1 if number == len(runs) - 1 else 0
        time = (count + held) * milliseconds
        times = [*[BLINK] * (len(parts) - 1), time - BLINK * (len(parts) - 1)]
        for (part, corner), each in zip(parts, times, strict=True):
            yield _encode_part(part, corner, each)


def _encode_part(part: Image.Image, corner: tuple[int, int], milliseconds: int) -> bytes:
    """A part as a block of the file, in the film's palette, that stays until it is covered."""
    time = (milliseconds // 10).to_bytes(2, "little")
    control = bytes((0x21, 0xF9, 4, KEEP << 2 | 1, *time, CLEAR, 0))
    sides = b"".join(side.to_bytes(2, "little") for side in (*corner, *part.size))
    return b"".join((control, b",", sides, b"\0\x08", part.tobytes("gif", "L", 8, 0), b"\0"))


def _find_changes(
    differ: Differ, canvas: Image.Image, scratch: Image.Image, before: Scene, after: Scene
) -> Iterator[Part]:
    """The parts that differ and their corners, transparent where unchanged; `canvas` then shows the
    new frame."""
    for area in differ.find_areas(before, after):
        differ.redraw(scratch, after, area)
        new = scratch.crop(area)
        difference = ImageChops.difference(canvas.crop(area), new)
        canvas.paste(new, area)
        box = difference.getbbox()
        if box is None:
            continue
        part = new.crop(box)
        part.paste(CLEAR, (0, 0), difference.crop(box).point(SAME, "L"))
        yield part, (area[0] + box[0], area[1] + box[1])
