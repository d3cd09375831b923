"""Maps to choose from, beside each other: their land without numbers or characters."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.render.drawing import Drawing, Layer, Path
from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Shape, Sprite
from bot.render.wildlands.ground import digest_of, find_crags
from bot.render.wildlands.landscape import draw_borders, draw_crag, draw_space
from bot.render.wildlands.lattice import Lattice, fit_lattice, measure
from bot.render.wildlands.map_themes import theme_of
from bot.render.wildlands.paths import shift_all
from engine.wildlands.maps import Map

ACROSS: Final = 2
CELL: Final = MESSAGE_WIDTH // ACROSS
LAND, NAME, ROOM = 176, 46, 56
"""The height of a map's land, the size of its name, and the room of that."""
EDGE: Final = 12
TALLEST: Final = 1.0


def map_choice_scene(maps: Collection[Map], chosen: str) -> Scene:
    """The maps with their names, the one with this key framed."""
    shapes: list[Shape] = []
    high = LAND + ROOM + 2 * EDGE
    for number, ground in enumerate(maps):
        row, column = divmod(number, ACROSS)
        x, y = column * CELL, row * high
        outline = "gold" if ground.key == chosen else "mat-line"
        sea = theme_of(ground).sea[0]
        shapes.append(Box(x + 5, y + 5, CELL - 10, high - 10, sea, outline, 6, 14))
        lattice = _fit(ground)
        wide, tall = measure(lattice, list(ground.by_number))
        at = x + (CELL - wide) // 2, y + EDGE + (LAND - tall) // 2
        shapes.append(Sprite(_land(ground, lattice.half, lattice.rise), *at, 100))
        name = x + CELL // 2, y + EDGE + LAND + ROOM // 2
        shapes.append(Label(ground.name, name, NAME, "white", bold=True, on=sea, widest=CELL - 40))
    return Scene(MESSAGE_WIDTH, -(-len(maps) // ACROSS) * high, "mat", tuple(shapes))


def _fit(ground: Map) -> Lattice:
    return fit_lattice(ground, list(ground.by_number), CELL - 4 * EDGE, LAND, CELL, TALLEST)


@lru_cache(maxsize=16)
def _land(ground: Map, half: int, rise: int) -> Drawing:
    """In units of a pixel."""
    lattice = replace(_fit(ground), half=half, rise=rise)
    paths: list[Path] = []
    for column, row in sorted(find_crags(ground)):
        x, y = lattice.locate(column, row)
        paths += shift_all(draw_crag(ground, lattice.tall, 0, 0), x, y, half / 50)
    grounds = [draw_space(ground, space, lattice.tall, "") for space in ground.spaces]
    borders = [draw_borders(ground, space, lattice.tall) for space in ground.spaces]
    for art, space in zip((*grounds, *borders), ground.spaces * 2, strict=True):
        paths += shift_all(art, *lattice.centre(space.number), half / 50)
    wide, high = measure(lattice, list(ground.by_number))
    name = f"wildlands/choice-{digest_of(ground)}-{half}x{rise}"
    return Drawing(name, (Layer(tuple(paths)),), wide, high)
