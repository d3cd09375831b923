"""A small picture of a whole map beside an enlarged part of it: where everyone is, the viewer's
shards, and which part is enlarged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.render.drawing import Colour, Drawing, Layer, Path
from bot.render.scene import Box, Scene, Shape, Sprite
from bot.render.wildlands.boards import Marks, Player, place_at
from bot.render.wildlands.ground import digest_of, find_crags
from bot.render.wildlands.landscape import Place, draw_borders, outline_of
from bot.render.wildlands.lattice import Lattice, fit_lattice, measure
from bot.render.wildlands.map_themes import theme_of
from bot.render.wildlands.paths import Art, shift_all
from bot.render.wildlands.tokens import dot, shard, swatch
from engine.contract import Seat
from engine.wildlands.maps import Map
from engine.wildlands.state import Table

TALLEST: Final = 1.15
LARGEST: Final = 60
LARGEST_ALONE: Final = 100
EDGE: Final = 4
"""The room around it for the frame of the enlarged part."""
SPOTS: Final = {1: ((0, 0),), 2: ((-24, 0), (24, 0)), 3: ((-24, -14), (24, -14), (0, 20))}
"""Where the seats in a space stand, in hundredths of its width and height; four are in a square."""
SQUARE: Final = ((-22, -20), (22, -20), (-22, 20), (22, 20))
SWATCH: Final = {1: 62, 2: 46, 3: 44, 4: 40}
SHARD, SHARD_AT = 44, (0, -22)


def _fit(ground: Map, width: int, height: int) -> Lattice:
    room = width - 2 * EDGE, height - 2 * EDGE
    return fit_lattice(ground, list(ground.by_number), *room, LARGEST, TALLEST)


def overview_shapes(
    table: Table, marks: Marks, players: Sequence[Player], seat: Seat, enlarged: Lattice,
    size: tuple[int, int], at: tuple[int, int], room: tuple[int, int],
) -> Iterator[Shape]:  # fmt: skip
    """The overview at the top of a room. `enlarged` is the lattice of the enlarged part, in a
    picture of a size."""
    found = _fit(table.ground, *room)
    wide, _ = measure(found, list(table.ground.by_number))
    lattice = replace(found, left=at[0] + (room[0] - wide) // 2, top=at[1] + EDGE)
    yield _land_shape(lattice)
    yield from _shards_of(lattice, table, seat, players)
    for number in table.ground.by_number:
        yield from _seats_in(lattice, number, table, marks, players)
    yield _frame(lattice, enlarged, size)


def miniature_scene(table: Table, players: Sequence[Player], room: tuple[int, int]) -> Scene:
    """The whole map alone, as large as fits into the room."""
    ground = table.ground
    inner = room[0] - 2 * EDGE, room[1] - 2 * EDGE
    found = fit_lattice(ground, list(ground.by_number), *inner, LARGEST_ALONE, TALLEST)
    lattice = replace(found, left=EDGE, top=EDGE)
    shapes: list[Shape] = [_land_shape(lattice)]
    for seat in range(len(players)):
        shapes += _shards_of(lattice, table, seat, players)
    for number in ground.by_number:
        shapes += _seats_in(lattice, number, table, Marks(), players)
    width, height = measure(lattice, list(ground.by_number))
    return Scene(width + 2 * EDGE, height + 2 * EDGE, "mat", tuple(shapes))


def _land_shape(lattice: Lattice) -> Sprite:
    drawing = _land(lattice.ground, lattice.half, lattice.rise)
    return Sprite(drawing, lattice.left, lattice.top, 100)


def _shards_of(
    lattice: Lattice, table: Table, seat: Seat, players: Sequence[Player]
) -> Iterator[Shape]:
    for number in table.sides[seat].shards:
        x, y = lattice.centre(number)
        at = x + lattice.part(SHARD_AT[0]), y + lattice.part(SHARD_AT[1])
        yield place_at(shard(players[seat].colour), at, lattice.part(SHARD))


def _seats_in(
    lattice: Lattice, number: int, table: Table, marks: Marks, players: Sequence[Player]
) -> Iterator[Shape]:
    seats = sorted({one.seat for one in table.fighters_in(number)})
    if number in marks.ghosts and marks.seat is not None and marks.seat not in seats:
        seats.append(marks.seat)
    x, y = lattice.centre(number)
    if number in marks.fresh or number in marks.fallen:
        yield place_at(dot("fresh"), (x, y), lattice.part(96))
    chosen = marks.chosen
    if chosen and table.piece(chosen).space == number:
        yield place_at(dot("white"), (x, y), lattice.part(96))
    for one, (right, down) in zip(seats, SPOTS.get(len(seats), SQUARE), strict=False):
        spot = x + lattice.side * right // 100, y + 4 * lattice.rise * down // 100
        drawing = swatch(one, players[one].colour)
        yield place_at(drawing, spot, lattice.part(SWATCH[len(seats)]))


def _frame(lattice: Lattice, enlarged: Lattice, size: tuple[int, int]) -> Box:
    """The corners of the enlarged part, no further out than the land."""
    wide, high = measure(lattice, list(lattice.ground.by_number))
    one = next(iter(lattice.ground.by_number))
    (x, y), (at_x, at_y) = lattice.centre(one), enlarged.centre(one)
    left = max(x - at_x * lattice.half // enlarged.half, lattice.left - EDGE)
    top = max(y - at_y * lattice.rise // enlarged.rise, lattice.top - EDGE)
    right = x + (size[0] - at_x) * lattice.half // enlarged.half
    bottom = y + (size[1] - at_y) * lattice.rise // enlarged.rise
    right = min(right, lattice.left + wide + EDGE)
    bottom = min(bottom, lattice.top + high + EDGE)
    return Box(left, top, right - left, bottom - top, None, "white", 4, 6)


@lru_cache(maxsize=16)
def _land(ground: Map, half: int, rise: int) -> Drawing:
    """The land alone, in units of a pixel."""
    found = fit_lattice(ground, list(ground.by_number), 1, 1, 2, 1)
    lattice = replace(found, half=half, rise=rise)
    wide, high = measure(lattice, list(ground.by_number))
    paths: list[Path] = []
    for place in sorted(find_crags(ground)):
        paths += _hexagon(lattice, place, "stone", "stone-dark")
    for space in ground.spaces:
        colours = theme_of(ground).grounds[space.high, ""]
        paths += _hexagon(lattice, (space.column, space.row), *colours)
    for space in ground.spaces:
        borders = draw_borders(ground, space, lattice.tall)
        paths += shift_all(borders, *lattice.centre(space.number), half / 50)
    name = f"wildlands/overview-{digest_of(ground)}-{half}x{rise}"
    return Drawing(name, (Layer(tuple(paths)),), wide, high)


def _hexagon(lattice: Lattice, place: Place, fill: Colour, edge: Colour) -> Art:
    outline = Path(outline_of(lattice.tall), fill, edge, 5)
    return shift_all((outline,), *lattice.locate(*place), lattice.half / 50)
