"""On a phone of 390 pixels, a land's squares are large where a piece is chosen and placed and where
tokens are built: 24 pixels where it has up to 9 x 9 cells, 18 up to 14 x 14."""

from collections.abc import Callable, Iterator, Sequence

import pytest

from bot.render.scene import Scene, Sprite, Stroke
from bot.screens.screen import Picture
from tests.local.panels.gallery import Shot
from tests.local.test_panel_heights import ROOM

pytestmark = pytest.mark.slow

PANELS = ("take", "try", "place", "place: several", "place: illegal", "build", "build: tokens",
          "build: illegal")  # fmt: skip
LEAST = {9: 24, 14: 18}


def measure_land(scene: Scene) -> tuple[int, int]:
    """The most rows or columns of the land, and the side of its cells, between the lines of the
    mat."""
    lines = [s.points for s in scene.shapes if isinstance(s, Stroke) and s.colour == "mat-line"]
    columns = sorted({start[0] for start, end in lines if start[0] == end[0]})
    rows = sorted({start[1] for start, end in lines if start[1] == end[1]})
    cell = columns[1] - columns[0]
    squares = [
        ((s.left - columns[0]) // cell, (s.top - rows[0]) // cell)
        for s in scene.shapes
        if isinstance(s, Sprite) and s.drawing.opaque and s.size == cell
        and (s.left - columns[0]) % cell == 0 == (s.top - rows[0]) % cell
    ]  # fmt: skip
    return max(max(line) - min(line) + 1 for line in zip(*squares, strict=True)), cell


def list_lands(shots: Sequence[Shot]) -> Iterator[tuple[str, int, float]]:
    """The panels with the sizes of their lands, in cells, and of their squares on a phone."""
    for shot in shots:
        game, _, panel = shot.panel.partition(" ")
        if game == "cutterland" and panel in PANELS and shot.language == "en":
            (picture,) = (one for one in shot.screen.blocks if isinstance(one, Picture))
            most, cell = measure_land(picture.scene)
            yield shot.panel, most, cell * ROOM["phone"] / picture.scene.width


def test_squares_are_large_on_a_phone(
    shots: Sequence[Shot], figures: Callable[[str], None]
) -> None:
    smallest: dict[str, tuple[float, int]] = {}
    small = []
    for panel, most, size in list_lands(shots):
        smallest[panel] = min(smallest.get(panel, (size, most)), (size, most))
        if size < next(least for cells, least in LEAST.items() if most <= cells):
            small.append((panel, most, size))
    for panel, (size, most) in sorted(smallest.items()):
        figures(f"{panel}: squares of {size:.1f} px at least, on a land of {most} lines")
    assert small == []
    assert len(smallest) > 4
