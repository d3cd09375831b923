"""Small pictures of whole maps: beside an enlarged part with where everyone is, the viewer's shards
and which part is enlarged; alone; and beside each other, to choose from."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.render.drawing import Drawing, Layer, Path
from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Shape, Sprite
from bot.render.wildlands.boards import Marks, Player, place_at
from bot.render.wildlands.ground import digest_of, find_crags
from bot.render.wildlands.landscape import draw_borders, draw_crag, draw_space, outline_of
from bot.render.wildlands.lattice import Lattice, fit_lattice
from bot.render.wildlands.map_themes import theme_of
from bot.render.wildlands.paths import shift_all
from bot.render.wildlands.tokens import dot, shard, swatch
from engine.contract import Seat
from engine.wildlands.maps import Map
from engine.wildlands.state import Table

TALLEST: Final = 1.15
LARGEST: Final = 60
LARGEST_ALONE: Final = 100
EDGE: Final = 4  # the room around it for the frame of the enlarged part
SPOTS: Final = {1: ((0, 0),), 2: ((-24, 0), (24, 0)), 3: ((-24, -14), (24, -14), (0, 20))}
"""Where the seats in a space stand, in hundredths of its width and height; four are in a square."""
SQUARE: Final = ((-22, -20), (22, -20), (-22, 20), (22, 20))
SWATCH: Final = {1: 62, 2: 46, 3: 44, 4: 40}
SHARD, SHARD_AT = 44, (0, -22)
ACROSS, CHOICE, CHOICE_EDGE = 2, 148, 12
"""Of maps to choose from: how many are side by side, the height of a land, and the room around."""
NAME, NAME_ROOM = 46, 56


def overview_shapes(
    table: Table, marks: Marks, players: Sequence[Player], seat: Seat, enlarged: Lattice,
    size: tuple[int, int], at: tuple[int, int], room: tuple[int, int],
) -> Iterator[Shape]:  # fmt: skip
    """The overview at the top of a room. `enlarged` is the lattice of the enlarged part, in a
    picture of a size."""
    inner = room[0] - 2 * EDGE, room[1] - 2 * EDGE
    lattice = fit_lattice(table.ground, *inner, LARGEST, TALLEST)
    wide, high = lattice.measure()
    lattice = replace(lattice, left=at[0] + (room[0] - wide) // 2, top=at[1] + EDGE)
    yield _land(lattice)
    yield from _shards_of(lattice, table, seat, players)
    for number in table.ground.by_number:
        yield from _seats_in(lattice, number, table, marks, players)
    # The corners of the enlarged part, no further out than the land
    one = next(iter(table.ground.by_number))
    (x, y), (at_x, at_y) = lattice.centre(one), enlarged.centre(one)
    left = max(x - at_x * lattice.half // enlarged.half, lattice.left - EDGE)
    top = max(y - at_y * lattice.rise // enlarged.rise, lattice.top - EDGE)
    right = x + (size[0] - at_x) * lattice.half // enlarged.half
    bottom = y + (size[1] - at_y) * lattice.rise // enlarged.rise
    right = min(right, lattice.left + wide + EDGE)
    bottom = min(bottom, lattice.top + high + EDGE)
    yield Box(left, top, right - left, bottom - top, None, "white", 4, 6)


def miniature_scene(table: Table, players: Sequence[Player], room: tuple[int, int]) -> Scene:
    """The whole map alone, as large as fits into the room."""
    inner = room[0] - 2 * EDGE, room[1] - 2 * EDGE
    found = fit_lattice(table.ground, *inner, LARGEST_ALONE, TALLEST)
    lattice = replace(found, left=EDGE, top=EDGE)
    shapes: list[Shape] = [_land(lattice)]
    for seat in range(len(players)):
        shapes += _shards_of(lattice, table, seat, players)
    for number in table.ground.by_number:
        shapes += _seats_in(lattice, number, table, Marks(), players)
    width, height = lattice.measure()
    return Scene(width + 2 * EDGE, height + 2 * EDGE, "mat", tuple(shapes))


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
    if number in marks.fresh or number in marks.fallen:
        yield place_at(dot("fresh"), lattice.centre(number), lattice.part(96))
    if marks.chosen and table.piece(marks.chosen).space == number:
        yield place_at(dot("white"), lattice.centre(number), lattice.part(96))
    for one, away in zip(seats, SPOTS.get(len(seats), SQUARE), strict=False):
        drawing = swatch(one, players[one].colour)
        yield place_at(drawing, lattice.spot(number, away), lattice.part(SWATCH[len(seats)]))


def map_choice_scene(maps: Collection[Map], chosen: str) -> Scene:
    """The land of maps with their names, the one with the key `chosen` framed."""
    shapes: list[Shape] = []
    cell, high = MESSAGE_WIDTH // ACROSS, CHOICE + NAME_ROOM + 2 * CHOICE_EDGE
    for number, ground in enumerate(maps):
        row, column = divmod(number, ACROSS)
        x, y = column * cell, row * high
        outline = "gold" if ground.key == chosen else "mat-line"
        sea = theme_of(ground).sea[0]
        shapes.append(Box(x + 5, y + 5, cell - 10, high - 10, sea, outline, 6, 14))
        lattice = fit_lattice(ground, cell - 4 * CHOICE_EDGE, CHOICE, cell, 1)
        wide, tall = lattice.measure()
        left, top = x + (cell - wide) // 2, y + CHOICE_EDGE + (CHOICE - tall) // 2
        shapes.append(_land(replace(lattice, left=left, top=top), in_detail=True))
        at = x + cell // 2, y + CHOICE_EDGE + CHOICE + NAME_ROOM // 2
        shapes.append(Label(ground.name, at, NAME, "white", bold=True, on=sea, widest=cell - 40))
    return Scene(MESSAGE_WIDTH, -(-len(maps) // ACROSS) * high, "mat", tuple(shapes))


def _land(lattice: Lattice, *, in_detail: bool = False) -> Sprite:
    """The land alone where a lattice lies."""
    drawing = _draw_land(replace(lattice, left=0, top=0), in_detail)
    return Sprite(drawing, lattice.left, lattice.top, 100)


@lru_cache(maxsize=32)
def _draw_land(lattice: Lattice, in_detail: bool) -> Drawing:
    """In units of a pixel: bare hexagons, or with what grows there."""
    ground, tall, scale = lattice.ground, lattice.tall, lattice.half / 50
    outline, paths = outline_of(tall), list[Path]()
    for place in sorted(find_crags(ground)):
        bare = (Path(outline, "stone", "stone-dark", 5),)
        crag = draw_crag(ground, tall, 0, 0) if in_detail else bare
        paths += shift_all(crag, *lattice.locate(*place), scale)
    for space in ground.spaces:
        fill, line = theme_of(ground).grounds[space.high, ""]
        bare = (Path(outline, fill, line, 5),)
        art = draw_space(ground, space, tall, "") if in_detail else bare
        paths += shift_all(art, *lattice.centre(space.number), scale)
    for space in ground.spaces:
        borders = draw_borders(ground, space, tall)
        paths += shift_all(borders, *lattice.centre(space.number), scale)
    kind = "choice" if in_detail else "overview"
    name = f"wildlands/{kind}-{digest_of(ground)}-{lattice.half}x{lattice.rise}"
    return Drawing(name, (Layer(tuple(paths)),), *lattice.measure())
