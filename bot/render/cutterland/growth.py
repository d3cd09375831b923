"""Lands as they grow: the frames of a replay, all arranged like the last one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from bot.render.cutterland.sheets import MAT, Entry, LandFrame, arrange, land_frames
from bot.render.scene import Scene, Shape

ONE: Final = 624
"""Maximum side of a replay of one land, in pixels."""
SEVERAL: Final = 936


def growth_scenes(steps: Sequence[Sequence[Entry]]) -> tuple[Scene, ...]:
    """A scene for each step, which holds the same lands in the same order.

    The last step contains everything ever laid, so it determines the cells and their size.
    """
    room = ONE if len(steps[-1]) == 1 else SEVERAL
    sheet = arrange(steps[-1], room, room)
    places = list(land_frames(sheet))
    same = [shape for place in places for shape in place.coordinates()]
    by_land = zip(*steps, strict=True)
    each = [_shapes_by_step(place, entries) for place, entries in zip(places, by_land, strict=True)]
    return tuple(
        Scene(sheet.width, sheet.height, MAT, tuple(chain(same, *lands)))
        for lands in zip(*each, strict=True)
    )


def _shapes_by_step(place: LandFrame, entries: Sequence[Entry]) -> Iterator[tuple[Shape, ...]]:
    """A land's shapes in each step; most steps change nothing."""
    last: Entry | None = None
    shapes: tuple[Shape, ...] = ()
    for entry in entries:
        if entry != last:
            last, shapes = entry, tuple(place.land(entry))
        yield shapes
