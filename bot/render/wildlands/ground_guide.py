"""What is on a map: its kinds of ground and borders, numbered, and their names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Shape
from bot.render.wildlands.boards import SHARD_ALONE, place_at
from bot.render.wildlands.ground import ground_shapes
from bot.render.wildlands.lattice import Lattice
from bot.render.wildlands.tokens import number_disc, shard
from engine.wildlands.maps import Map, Number, Space

HEIGHT: Final = 520
LAND: Final = Map(
    "guide", "", 1,
    tuple(
        Space(number, column, row, cover=number == 7, high=number in {3, 6})
        for number, (column, row) in enumerate(
            ((2, 0), (4, 0), (6, 0), (1, 1), (5, 1), (7, 1), (2, 2), (4, 2), (6, 2)), 1
        )
    ),
    frozenset({(8, 9)}), frozenset({(2, 3)}),
)  # fmt: skip
HALF, RISE = 80, 46
LAND_WIDTH: Final = 680
SHARD_IN: Final[Number] = 1
THINGS: Final[Mapping[str, tuple[tuple[int, int], tuple[int, int]]]] = {
    "high": ((7, 1), (7, 1)), "ledge": ((5, 1), (7, 1)), "stairs": ((4, 0), (6, 0)),
    "wall": ((4, 2), (6, 2)), "rocks": ((3, 1), (3, 1)), "cover": ((2, 2), (2, 2)),
    "shard": ((2, 0), (2, 0)),
}  # fmt: skip
"""What has a name: between two places, or on one."""
DISC, NAME, ROW, NAMES_AT, ROOM = 46, 32, 66, 724, 310


def ground_guide(names: Mapping[str, str]) -> Scene:
    """The names are those of `THINGS`, in the reader's language."""
    lattice = Lattice(
        LAND, 1, 0, (LAND_WIDTH - 8 * HALF) // 2, (HEIGHT - 10 * RISE) // 2, HALF, RISE
    )
    shapes: list[Shape] = [*ground_shapes(lattice, {}, LAND_WIDTH, HEIGHT)]
    x, y = lattice.centre(SHARD_IN)
    at = x - lattice.part(16), y + lattice.part(16)
    shapes.append(place_at(shard(0), at, lattice.part(SHARD_ALONE)))
    shapes.append(Box(LAND_WIDTH, 0, MESSAGE_WIDTH - LAND_WIDTH, HEIGHT, "mat"))
    for number, (thing, (one, other)) in enumerate(THINGS.items(), 1):
        (x1, y1), (x2, y2) = lattice.locate(*one), lattice.locate(*other)
        right, down = (14, 14) if one == other else (-26, 0)
        at = (
            (x1 + x2) // 2 + lattice.side * right // 100,
            (y1 + y2) // 2 + lattice.side * down // 100,
        )
        shapes.append(place_at(number_disc(number, "gold"), at, DISC))
        shapes += _name(number, names[thing])
    return Scene(MESSAGE_WIDTH, HEIGHT, "mat", tuple(shapes))


def _name(number: int, name: str) -> Iterator[Shape]:
    y = HEIGHT // 2 + round((number - (len(THINGS) + 1) / 2) * ROW)
    yield place_at(number_disc(number, "gold"), (NAMES_AT, y), DISC)
    at = NAMES_AT + DISC // 2 + 18, y
    yield Label(name, at, NAME, "chalk", "left", widest=ROOM)
