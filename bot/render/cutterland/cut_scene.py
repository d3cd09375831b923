"""A card being cut, and beside it the lands that its pieces may go to, in one picture.

The scale depends on the lands alone, so that nothing moves while squares are pressed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from bot.render.cutterland import ground
from bot.render.cutterland.badges import badge
from bot.render.cutterland.card_scenes import GAP, cut_card_shapes
from bot.render.grid import Crop, Grid
from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Shape
from engine.cutterland.cards import COLUMNS, ROWS, Card
from engine.cutterland.lands import Land

MAT: Final = "mat"
MARGIN: Final = 28
STRIP: Final = 250
"""The width of the lands beside the card."""
BETWEEN: Final = 36
NAME: Final = 42
NUMBER: Final = 48
HEAD: Final = 62
LEAST: Final = 206
"""The least height of a land with its name."""
LARGEST: Final = 64
"""The largest side of a land's cell."""


class Chooser(NamedTuple):
    """Who chooses from the pieces, in this order, and their land."""

    name: str
    land: Land


def cut_scene(
    card: Card, pieces: Sequence[str], hatched: Collection[str], marked: int | None,
    choosers: Sequence[Chooser],
) -> Scene:  # fmt: skip
    """The card falls into these pieces; the `marked` one, by its ordinal, is being cut off."""
    room = MESSAGE_WIDTH - 2 * MARGIN - (STRIP + BETWEEN if choosers else 0)
    cell = (room - (COLUMNS - 1) * GAP) // COLUMNS
    high = ROWS * cell + (ROWS - 1) * GAP
    height = max(high + 2 * MARGIN, LEAST * len(choosers))
    top = (height - high) // 2
    begun = pieces or ("",)
    shapes = [*cut_card_shapes(card, begun, hatched, MARGIN, top, cell, GAP, marked)]
    if choosers:
        shapes += _strip_shapes(choosers, MESSAGE_WIDTH - MARGIN - STRIP, height)
    return Scene(MESSAGE_WIDTH, height, MAT, tuple(shapes))


def _strip_shapes(choosers: Sequence[Chooser], left: int, height: int) -> Iterator[Shape]:
    each = (height - MARGIN) // len(choosers)
    for number, one in enumerate(choosers):
        top = MARGIN // 2 + number * each
        middle = top + HEAD // 2
        yield from badge(str(number + 1), left + NUMBER // 2, middle, NUMBER, "gold")
        at, room = (left + NUMBER + 8, middle), STRIP - NUMBER - 8 + MARGIN * 2 // 3
        yield Label(one.name, at, NAME, "chalk", "left", bold=True, widest=room)
        yield from _land_shapes(one.land, left, top + HEAD, each - HEAD - 8)


def _land_shapes(land: Land, left: int, top: int, height: int) -> Iterator[Shape]:
    """The land, as large as fits; an empty frame where there is none yet."""
    if not land.cells:
        yield Box(left, top, STRIP, height, None, "mat-line", 3, radius=12)
        return
    crop = Crop.across_edges(land.cells)
    cell = min((STRIP - 8) // crop.columns, (height - 8) // crop.rows, LARGEST)
    yield from ground.land_shapes(Grid(crop, left + 4, top + 4, cell), land)
