"""The end of a match as a film: what was built, krakens and dragons that come for their prey, the
bones they leave, and the points counted up kind by kind, with the medals at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, zip_longest
from typing import Final, TypeAlias

from bot.render.cutterland.score_strip import icon_drawing
from bot.render.cutterland.sheets import (
    MAT,
    Entry,
    LandFrame,
    arrange,
    land_frames,
    medal_shapes,
)
from bot.render.cutterland.tiles import sticker
from bot.render.scene import Box, Label, Scene, Shape, Sprite
from engine.cells import Cell
from engine.cutterland.squares import DRAGON, KRAKEN

TICK: Final = 100
"""Milliseconds of a frame; whatever is shown longer is repeated."""
BARE, BUILT, COMING, THERE, BONES, COUNTED, END = 9, 11, 3, 4, 5, 5, 300
"""How many ticks each kind of frame is shown."""
STEPS: Final = 3
"""Frames in which the points of a kind are counted up."""
HIGHEST: Final = 900
"""Of the lands; the points stand below them."""
BAND: Final = 128
EDGE: Final = 16
ICON: Final = 84
DIGIT: Final = 34
"""The width of a digit of a total."""

Prey: TypeAlias = tuple[Cell, ...]
Points: TypeAlias = tuple[int, ...]
"""By land."""


@dataclass(frozen=True, slots=True)
class Hunted:
    """A land with its layout and place, what krakens and dragons devour there in their order, and
    the points by kind."""

    entry: Entry
    krakens: Prey
    dragons: Prey
    points: tuple[int, ...]


def show_scenes(lands: Sequence[Hunted], icons: Sequence[str]) -> tuple[Scene, ...]:
    """The frames, `TICK` milliseconds each; `icons` are those of the kinds of points."""
    return tuple(chain.from_iterable([scene] * ticks for scene, ticks in _Show(lands, icons).run()))


class _Show:
    """Where everything stands, and the scenes one after another."""

    def __init__(self, lands: Sequence[Hunted], icons: Sequence[str]) -> None:
        self._lands, self._icons = lands, icons
        sheet = arrange([land.entry for land in lands], HIGHEST, 0)
        self._frames: list[LandFrame] = land_frames(sheet)
        self._width, self._top = sheet.width, sheet.height
        self._bare = tuple(
            replace(land.entry, layout=None, devoured=(), place=None, points="") for land in lands
        )
        self._shapes: dict[tuple[int, Entry], tuple[Shape, ...]] = {}

    def run(self) -> Iterator[tuple[Scene, int]]:
        """Each scene, and its ticks."""
        none: Points = (0,) * len(self._lands)
        now = self._bare
        yield self._scene(now, none), BARE
        now = tuple(
            replace(entry, layout=land.entry.layout)
            for entry, land in zip(now, self._lands, strict=True)
        )
        if now != self._bare:
            yield self._scene(now, none), BUILT
        for hunter, prey in (
            (KRAKEN, [land.krakens for land in self._lands]),
            (DRAGON, [land.dragons for land in self._lands]),
        ):
            for meals in zip_longest(*prey):
                yield self._scene(now, none, above=self._hunters(hunter, meals, -70)), COMING
                yield self._scene(now, none, above=self._hunters(hunter, meals, 0)), THERE
                now = tuple(
                    entry if cell is None else replace(entry, devoured=(*entry.devoured, cell))
                    for entry, cell in zip(now, meals, strict=True)
                )
                yield self._scene(now, none), BONES
        yield from self._count(now, none)

    def _count(self, now: tuple[Entry, ...], totals: Points) -> Iterator[tuple[Scene, int]]:
        for number, icon in enumerate(self._icons):
            gains = tuple(land.points[number] for land in self._lands)
            if not any(gains):
                continue
            for step in range(1, STEPS):
                sums = tuple(
                    total + round(gain * step / STEPS)
                    for total, gain in zip(totals, gains, strict=True)
                )
                yield self._scene(now, sums, icon, gains), 1
            totals = tuple(map(sum, zip(totals, gains, strict=True)))
            yield self._scene(now, totals, icon, gains), COUNTED
        final = tuple(
            replace(entry, place=land.entry.place)
            for entry, land in zip(now, self._lands, strict=True)
        )
        yield self._scene(final, totals), END

    def _scene(
        self, entries: tuple[Entry, ...], totals: Points, icon: str = "", gains: Points = (),
        above: tuple[Shape, ...] = (),
    ) -> Scene:  # fmt: skip
        lands = (self._land(number, entry) for number, entry in enumerate(entries))
        band = self._band(entries, totals, icon, gains)
        shapes = (*chain.from_iterable(lands), *band, *above)
        return Scene(self._width, self._top + BAND + EDGE, MAT, shapes)

    def _land(self, number: int, entry: Entry) -> tuple[Shape, ...]:
        if (number, entry) not in self._shapes:
            self._shapes[number, entry] = tuple(self._frames[number].land(entry))
        return self._shapes[number, entry]

    def _hunters(self, icon: str, meals: Sequence[Cell | None], away: int) -> tuple[Shape, ...]:
        """A predator over each prey, or `away` hundredths of a cell below it."""
        shapes = []
        for frame, cell in zip(self._frames, meals, strict=True):
            if cell is not None:
                x, y = frame.grid.centre(cell)
                size = frame.grid.part(150)
                top = y + frame.grid.cell * away // 100 - size // 2
                shapes.append(Sprite(sticker(icon), x - size // 2, top, size))
        return tuple(shapes)

    def _band(
        self, entries: Sequence[Entry], totals: Points, icon: str, gains: Points
    ) -> Iterator[Shape]:
        """Names and points on cream, the kind that is counted on the left."""
        yield Box(EDGE, self._top, self._width - 2 * EDGE, BAND, "paper", radius=14)
        if icon:
            yield Sprite(icon_drawing(icon), EDGE + 14, self._top + (BAND - ICON) // 2, ICON)
        left = EDGE + ICON + 34
        wide = (self._width - EDGE - left) // len(entries)
        for number, (entry, total) in enumerate(zip(entries, totals, strict=True)):
            gain = gains[number] if gains else 0
            yield from self._tally(entry, total, gain, left + number * wide, wide)

    def _tally(self, entry: Entry, total: int, gain: int, left: int, wide: int) -> Iterator[Shape]:
        on, line = "paper", self._top + 88
        if entry.place == 1:
            on = "moor-light"
            yield Box(left, self._top + 8, wide - 8, BAND - 16, on, radius=12)
        x = left + 12
        yield Label(entry.title, (x, self._top + 34), 30, "ink", "left", on=on, widest=wide - 30)
        if entry.place:
            yield from medal_shapes(entry.place, x, self._top + 56, 60)
            x += 68
        yield Label(_signed(total), (x, line), 54, "ink", "left", bold=True, on=on)
        if gain:
            x += DIGIT * len(str(total)) + 22
            text = f"{gain:+}".replace("-", "−")
            yield Label(text, (x, line + 4), 38, "stone-dark", "left", bold=True, on=on)


def _signed(points: int) -> str:
    return str(points).replace("-", "−")
