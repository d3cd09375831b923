"""From scenes to an animated GIF: common shapes are drawn once, and only the changes of each frame
are written, in one palette for all. Discord shows no other kind of animation from a bot without
converting it first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from bot.render.colour_table import INDEX
from bot.render.drawing import Colour
from bot.render.paint.canvas import blank, draw
from bot.render.paint.lettering import fit_text, render_text
from bot.render.paint.swatch import table
from bot.render.scene import Box, Label, Scene, Shape, Sprite, Stroke
from bot.render.themes import STANDARD_SCHEME, ColourScheme

Area: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom

MOST_AREAS: Final = 4
NEAR: Final = 12  # areas as near as this are one
Part: TypeAlias = tuple[Image.Image, tuple[int, int]]  # some pixels of a frame and their corner

GIF_ENDING: Final = "gif"
LOOP: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""The block that has a film begin again, endlessly."""
HOLD: Final = 5  # the last frame is shown as long as this many
CLEAR: Final = 255
"""The palette's last number, which no drawing uses, as transparent: unchanged pixels."""
SAME: Final = [255, *[0] * 255]
"""A lookup table from the difference of two numbers to whether they are equal."""
BLINK: Final = 20  # milliseconds; browsers show pictures with less for longer
KEEP: Final = 1  # the disposal method that leaves a frame in place for the next one
NOTHING: Final[Part] = (Image.new("L", (1, 1), CLEAR), (0, 0))  # no change: frames need a pixel


def paint_gif(
    frames: Sequence[Scene], milliseconds: int, look: ColourScheme = STANDARD_SCHEME
) -> bytes:
    """Frames of equal size and background as a GIF file that loops forever. Raises `SceneTooLarge`;
    `ValueError` for no frames or different sizes or backgrounds."""
    kinds = {(frame.width, frame.height, frame.background) for frame in frames}
    if len(kinds) != 1:
        raise ValueError(f"a film of {len(frames)} frames of {len(kinds)} kinds")
    sides = b"".join(side.to_bytes(2, "little") for side in (frames[0].width, frames[0].height))
    head = b"".join((b"GIF89a", sides, b"\xf7\x00\x00", table(look), LOOP))
    return b"".join((head, *_encode_frames(frames, milliseconds), b";"))


def _encode_frames(frames: Sequence[Scene], milliseconds: int) -> Iterator[bytes]:
    """Each frame as the parts that differ from the one before, all but the last of which are shown
    for `BLINK`; equal frames are one, shown longer."""
    differ = _Differ(frames)
    runs = list(_list_runs(frames))
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
    differ: _Differ, canvas: Image.Image, scratch: Image.Image, before: Scene, after: Scene
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


def _list_runs(frames: Sequence[Scene]) -> Iterator[tuple[Scene, int]]:
    """The frames, and how many times each is shown in a row."""
    last, times = frames[0], 0
    for frame in frames:
        if frame is last or frame == last:
            times += 1
            continue
        yield last, times
        last, times = frame, 1
    yield last, times


class _Differ:
    """Compares the frames of one film. Shapes that are equal get one number, so that frames are
    compared as numbers."""

    def __init__(self, frames: Sequence[Scene]) -> None:
        self._frames = frames  # keeps the shapes alive, so that their ids stay theirs
        self._clip_to = (0, 0, frames[0].width, frames[0].height)
        self._background = frames[0].background
        self._number_by_id: dict[int, int] = {}
        self._numbers_by_scene: dict[int, list[int]] = {}
        self._number_by_shape: dict[Shape, int] = {}
        self._extents: list[Area] = []
        self._blended: set[int] = set()

    def find_areas(self, before: Scene, after: Scene) -> list[Area]:
        """Where they may differ, as few areas that do not overlap."""
        old, new = self._numbers(before), self._numbers(after)
        changed = [_clip(self._extents[number], self._clip_to) for number in _compare(old, new)]
        areas = _merge(area for area in changed if _size(area))
        while len(areas) > MOST_AREAS:  # join the two that grow least
            one, other = min(
                combinations(areas, 2),
                key=lambda pair: _size(_join(*pair)) - _size(pair[0]) - _size(pair[1]),
            )
            others = [area for area in areas if area not in (one, other)]
            areas = _merge([*others, _join(one, other)])
        blended = [self._extents[number] for number in self._blended.intersection(new)]
        return self._cover_blended(areas, blended)

    def redraw(self, canvas: Image.Image, scene: Scene, area: Area) -> None:
        """Draw the area as the scene has it; around it the canvas may be spoilt."""
        left, top, right, bottom = area
        pen = ImageDraw.Draw(canvas)
        pen.rectangle((left, top, right - 1, bottom - 1), INDEX[scene.background])
        extents = map(self._extents.__getitem__, self._numbers(scene))
        there = (
            shape
            for shape, (x, y, end, foot) in zip(scene.shapes, extents, strict=True)
            if x < right and left < end and y < bottom and top < foot
        )
        draw(canvas, there, scene.background)

    def _cover_blended(self, areas: list[Area], blended: Sequence[Area]) -> list[Area]:
        """The areas grown over every blended drawing they touch: how its edge is painted depends on
        all that lies below it."""
        while True:
            grown = list(areas)
            for extent in blended:
                grown = [_join(one, extent) if _overlaps(one, extent) else one for one in grown]
            grown = _merge(_clip(one, self._clip_to) for one in grown)
            if grown == areas:
                return areas
            areas = grown

    def _numbers(self, scene: Scene) -> list[int]:
        if id(scene) not in self._numbers_by_scene:
            known, ids = self._number_by_id, map(id, scene.shapes)
            found = [known.get(each, -1) for each in ids]
            if -1 in found:
                pairs = zip(found, scene.shapes, strict=True)
                found = [self._add(shape) if each < 0 else each for each, shape in pairs]
            self._numbers_by_scene[id(scene)] = found
        return self._numbers_by_scene[id(scene)]

    def _add(self, shape: Shape) -> int:
        number = self._number_by_shape.setdefault(shape, len(self._extents))
        self._number_by_id[id(shape)] = number
        if number == len(self._extents):
            self._extents.append(_extent_of(shape, self._background))
            if isinstance(shape, Sprite) and not shape.drawing.opaque:
                self._blended.add(number)
        return number


def _compare(one: list[int], other: list[int]) -> Iterable[int]:
    """The numbers of only one of them, or all if the others stand in another order."""
    common = set(one).intersection(other)
    if [each for each in one if each in common] != [each for each in other if each in common]:
        return {*one, *other}
    return {*one, *other} - common


def _clip(area: Area, within: Area) -> Area:
    left, top = max(area[0], within[0]), max(area[1], within[1])
    return left, top, max(min(area[2], within[2]), left), max(min(area[3], within[3]), top)


def _extent_of(shape: Shape, background: Colour) -> Area:
    match shape:
        case Box():
            return shape.left, shape.top, shape.left + shape.width, shape.top + shape.height
        case Stroke():
            xs, ys = zip(*shape.points, strict=True)
            around = shape.width // 2 + 2
            return min(xs) - around, min(ys) - around, max(xs) + around, max(ys) + around
        case Sprite():
            wide, high = (
                max(1, round(side * shape.size / 100))
                for side in (shape.drawing.width, shape.drawing.height)
            )
            return shape.left, shape.top, shape.left + wide, shape.top + high
        case Label(at=(x, y)):
            text, size = fit_text(shape.text, shape.size, shape.bold, shape.widest)
            wide, high = 0, 0
            if text:
                on = shape.on or background
                wide, high = render_text(text, size, shape.bold, shape.colour, on).size
            left = {"left": x, "middle": x - wide // 2, "right": x - wide}[shape.anchor]
            return left, y - high // 2, left + wide, y - high // 2 + high


def _merge(areas: Iterable[Area]) -> list[Area]:
    """The areas, joined where they overlap or nearly touch."""
    merged: list[Area] = []
    for area in areas:
        joined = area
        while touching := [one for one in merged if _overlaps(one, joined, NEAR)]:
            merged = [one for one in merged if one not in touching]
            for one in touching:
                joined = _join(joined, one)
        merged.append(joined)
    return merged


def _overlaps(one: Area, other: Area, near: int = 0) -> bool:
    return (
        one[0] < other[2] + near
        and other[0] < one[2] + near
        and one[1] < other[3] + near
        and other[1] < one[3] + near
    )


def _join(one: Area, other: Area) -> Area:
    left, top = min(one[0], other[0]), min(one[1], other[1])
    return left, top, max(one[2], other[2]), max(one[3], other[3])


def _size(area: Area) -> int:
    return (area[2] - area[0]) * (area[3] - area[1])
