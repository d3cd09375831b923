"""The ground of a map as opaque tiles that fit together: land, ledges, stairs, walls, cover and the
numbers of spaces, in water.

A place has three tiles: the middle of its hexagon, and to both sides of its upper corner, where
another hexagon begins above it. Nothing is blended when a map is painted, and a tile is drawn once
for each light that falls on the one or two spaces it shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal, TypeAlias
from zlib import crc32

from bot.render.drawing import Colour, Drawing, Layer, Path, oval
from bot.render.scene import Box, Shape, Sprite
from bot.render.wildlands.digits import digit_paths
from bot.render.wildlands.lattice import Lattice
from bot.render.wildlands.paths import Art, shift_all
from engine.wildlands.maps import DIRECTIONS, Map, Number, Space, border_of

Light: TypeAlias = Literal["dim", "", "lit"]
Place: TypeAlias = tuple[int, int]
Spot: TypeAlias = tuple[float, float]

WATER: Final = "wetland-dark"
GROUNDS: Final[Mapping[tuple[bool, Light], tuple[Colour, Colour]]] = {
    (False, ""): ("plains", "plains-dark"), (True, ""): ("moor", "moor-dark"),
    (False, "lit"): ("plains-light", "plains-dark"), (True, "lit"): ("moor-light", "moor-dark"),
    (False, "dim"): ("plains-dark", "ink"), (True, "dim"): ("moor-dark", "ink"),
}  # fmt: skip
"""The colour of the ground and of what grows there: by height, and how much light falls on it."""
NUMBER: Final = 0.18
"""The height of a space's number, by that of the hexagon."""
NUMBER_AT: Final = 0.315
"""How far above the centre it stands, by the height of the hexagon."""
SLAB: Final = 6
"""How far the land stands out of the water."""
FRAME: Final = 5
"""How far inside a space in light has a second outline."""
LEDGE: Final = 8
"""The width of the rock along a ledge."""
_PARTS: Final[tuple[tuple[int, int, Place], ...]] = (
    (-1, -1, (0, 0)), (-1, -2, (-1, -1)), (0, -2, (1, -1)),
)  # fmt: skip
"""The tiles of a place: their corners from its centre, in half widths and quarters of a height, and
the direction of the space above that they show."""
_LOW_SLABS: Final = ((-1, -1), (1, -1), (0, 0))
"""The places whose slabs may be seen in a tile."""
_EDGES: Final = {
    (2, 0): (1, 2), (1, 1): (2, 3), (-1, 1): (3, 4), (-2, 0): (4, 5), (-1, -1): (5, 0),
    (1, -1): (0, 1),
}  # fmt: skip
"""The corners at the ends of the border in each direction."""
_TUFTS: Final = (
    ((-30, 10), (34, 20)), ((30, 4), (-34, 22)), ((-26, 24), (36, -6)), ((-36, -2), (28, 26)),
)  # fmt: skip
_BUSHES: Final = (
    (-38, -15, 7.5), (-29, -22, 8), (27, -23, 8), (37, -16, 9), (43, -5, 6.5), (-43, 21, 6.5),
    (-35, 28, 8.5), (35, 28, 8.5), (43, 21, 6.5),
)  # fmt: skip
_PEAKS: Final = (
    Path("M -40 22 L -20 -14 L -2 22 Z", "stone", "ink", 2),
    Path("M -20 -14 L -27 -2 L -20 -5 L -13 -1 Z", "white"),
    Path("M 4 26 L 24 -8 L 42 26 Z", "stone", "ink", 2),
    Path("M 24 -8 L 17 4 L 24 1 L 31 5 Z", "white"),
    Path("M -24 34 L 4 -32 L 30 34 Z", "stone", "ink", 2.4),
    Path("M 4 -32 L 30 34 L 8 34 Z", "stone-dark"),
    Path("M 4 -32 L -6 -9 L 2 -14 L 6 -8 L 13 -10 Z", "white"),
)


def ground_shapes(
    lattice: Lattice, light: Mapping[Number, Light], width: int, height: int
) -> Iterator[Shape]:
    """The tiles that reach into so large a picture, on water."""
    yield Box(0, 0, width, height, WATER)
    half, rise, ground = lattice.half, lattice.rise, lattice.ground

    def light_on(column: int, row: int) -> Light:
        space = ground.by_place.get((column, row))
        return light.get(space.number, "") if space else ""

    for column, row in _list_places(ground):
        x, y = lattice.locate(column, row)
        if not (-half < x < width + half and -rise < y < height + 2 * rise):
            continue
        own = light_on(column, row)
        for part, (right, down, (columns, rows)) in enumerate(_PARTS):
            above = light_on(column + columns, row + rows) if part else ""
            drawing = _tile(ground, (column, row), part, half, rise, (own, above))
            yield Sprite(drawing, x + right * half, y + down * rise, 100)


@lru_cache(maxsize=16)
def _list_places(ground: Map) -> tuple[Place, ...]:
    """The places that a tile is drawn for: with a hexagon, or with water around it."""
    found = {
        (column + right, row + down)
        for column, row in ground.by_place
        for right, down in ((0, 0), *DIRECTIONS)
    }
    return tuple(sorted(found, key=lambda place: (place[1], place[0])))


@lru_cache(maxsize=16)
def _find_crags(ground: Map) -> frozenset[Place]:
    """The places inside the map that are no space: rocks, as they block the sight."""
    free = set(_list_places(ground)) - set(ground.by_place)
    columns = [column for column, _ in ground.by_place]
    rows = [row for _, row in ground.by_place]
    outside = [
        place
        for place in free
        if not (min(columns) < place[0] < max(columns) and min(rows) < place[1] < max(rows))
    ]
    for column, row in outside:
        for right, down in DIRECTIONS:
            place = column + right, row + down
            if place in free and place not in outside:
                outside.append(place)
    return frozenset(free - set(outside))


@lru_cache(maxsize=16)
def _digest(ground: Map) -> str:
    """What tells a map from others in the names of its tiles."""
    walls, stairs = sorted(ground.walls), sorted(ground.stairs)
    return f"{crc32(repr((ground.spaces, walls, stairs)).encode()):08x}"


@lru_cache(maxsize=2048)
def _tile(
    ground: Map, place: Place, part: int, half: int, rise: int, light: tuple[Light, Light]
) -> Drawing:
    """A tile of a place. `light` falls on its space and on the one above it."""
    tall, (right, down, above) = 200 * rise / half, _PARTS[part]
    wide, high = (half, rise) if part else (2 * half, 2 * rise)
    left, top = right * 50, down * tall / 4
    room = left, top, left + wide * 50 / half, top + high * 50 / half
    art = (*_water(ground, place, tall), *_land(ground, place, tall, above, light))
    shown = tuple(path for path in art if _reaches(path, room))
    lights = "".join(one[:1] or "-" for one in light)
    name = f"wildlands/{_digest(ground)}-{place[0]}.{place[1]}-{part}-{half}x{rise}{lights}"
    layer = Layer(shown, half / 50, -right * half, -down * rise)
    return Drawing(name, (layer,), wide, high, opaque=True)


def _reaches(path: Path, room: tuple[float, float, float, float]) -> bool:
    """Whether a path may be seen in a room (left, top, right, bottom)."""
    numbers = [float(word) for word in path.d.split() if not word.isalpha()]
    across, down, rim = numbers[::2], numbers[1::2], path.width / 2
    left, top, right, bottom = room
    return (
        min(across) - rim < right and max(across) + rim > left
        and min(down) - rim < bottom and max(down) + rim > top
    )  # fmt: skip


def _around(place: Place, tall: float) -> Iterator[tuple[Place, Spot]]:
    """A place and its neighbours, with their centres from its own."""
    for columns, rows in ((0, 0), *DIRECTIONS):
        yield (place[0] + columns, place[1] + rows), (columns * 50, rows * tall * 0.75)


def corners_of(tall: float, inset: float = 0) -> tuple[Spot, ...]:
    """The corners from the top one clockwise; `inset` shrinks the hexagon."""
    across, share = 50 - inset, 1 - inset / 50
    high, low = tall / 2 * share, tall / 4 * share
    return ((0, -high), (across, -low), (across, low), (0, high), (-across, low), (-across, -low))


def outline_of(tall: float, inset: float = 0) -> str:
    return "M " + " L ".join(f"{x:.2f} {y:.2f}" for x, y in corners_of(tall, inset)) + " Z"


def _edge(tall: float, direction: Place, inset: float = 0) -> tuple[Spot, Spot]:
    corners = corners_of(tall, inset)
    one, other = _EDGES[direction]
    return corners[one], corners[other]


def _water(ground: Map, place: Place, tall: float) -> Iterator[Path]:
    """Water with waves, and shallows along the coast."""
    yield Path("M -60 -80 L 60 -80 L 60 80 L -60 80 Z", WATER)
    near = [spot for other, spot in _around(place, tall) if _is_land(ground, other)]
    if len(near) == 1 + len(DIRECTIONS):
        return
    for colour, inset in (("wetland", -13), ("wetland-light", -6)):
        for spot in near:
            yield from shift_all((Path(outline_of(tall, inset), colour),), *spot)
    if not _is_land(ground, place):
        yield from _waves(place)


def _waves(place: Place) -> Iterator[Path]:
    spots = (((-14, -8), (10, 12)), ((8, -12), (-12, 8)))[(place[0] + 3 * place[1]) // 2 % 2]
    for x, y in spots:
        yield Path(
            f"M {x - 12} {y} Q {x - 8} {y - 6} {x - 4} {y} Q {x} {y + 5} {x + 4} {y} "
            f"Q {x + 8} {y - 6} {x + 12} {y}",
            None, "wetland", 2.6,
        )  # fmt: skip


def _is_land(ground: Map, place: Place) -> bool:
    return place in ground.by_place or place in _find_crags(ground)


def _land(
    ground: Map, place: Place, tall: float, above: Place, light: tuple[Light, Light]
) -> Iterator[Path]:
    """The place's own hexagon and the one above it, then what stands on borders."""
    spots = dict(_around(place, tall))
    other = place[0] + above[0], place[1] + above[1]
    for one in _LOW_SLABS:
        higher = place[0] + one[0], place[1] + one[1]
        if _is_land(ground, higher):
            slab = Path(outline_of(tall), "stone-dark", "ink", 2.5)
            x, y = spots[higher]
            yield from shift_all((slab,), x, y + SLAB)
    for one, falling in ((other, light[1]), (place, light[0])):
        space = ground.by_place.get(one)
        if space:
            yield from shift_all(_hexagon(ground, space, tall, falling), *spots[one])
        elif one in _find_crags(ground):
            yield from _crag(tall, *spots[one])
    for one, spot in spots.items():
        if space := ground.by_place.get(one):
            yield from shift_all(_borders(ground, space, tall), *spot)
    if space := ground.by_place.get(place):
        yield from _number(ground, space, tall, light[0])


def _hexagon(ground: Map, space: Space, tall: float, light: Light) -> Art:
    fill, line = GROUNDS[space.high, light]
    paths = [Path(outline_of(tall), fill, line, 2), *_tufts(space, line)]
    if light == "lit":
        paths.append(Path(outline_of(tall, FRAME), None, line, 2))
    paths += _ledges(ground, space, tall, light)
    if space.cover:
        paths += _bushes()
    return tuple(paths)


def _tufts(space: Space, line: Colour) -> Iterator[Path]:
    """Grass on low ground, stones on high."""
    for x, y in _TUFTS[space.number % len(_TUFTS)]:
        if space.high:
            yield Path(f"M {x - 5} {y + 2} L {x - 2} {y - 3} L {x + 3} {y - 2} L {x + 5} {y + 2}",
                       None, line, 1.8)  # fmt: skip
        else:
            yield Path(
                f"M {x - 4} {y - 4} L {x - 1.5} {y + 3} M {x} {y - 6} L {x} {y + 3} "
                f"M {x + 4} {y - 4} L {x + 1.5} {y + 3}",
                None, line, 1.6,
            )  # fmt: skip


def _ledges(ground: Map, space: Space, tall: float, light: Light) -> Iterator[Path]:
    """Rock along each ledge, hatched on the high side; its shadow falls on the low side."""
    shadow = GROUNDS[space.high, light][1]
    for direction in DIRECTIONS:
        other = ground.by_place.get((space.column + direction[0], space.row + direction[1]))
        if other is None or other.high == space.high:
            continue
        border = border_of(space.number, other.number)
        if border in ground.walls or border in ground.stairs:
            continue
        (x1, y1), (x2, y2) = _edge(tall, direction)
        (a1, b1), (a2, b2) = _edge(tall, direction, LEDGE if space.high else 5)
        band = f"M {x1} {y1} L {x2} {y2} L {a2} {b2} L {a1} {b1} Z"
        if not space.high:
            if light != "dim":
                yield Path(band, shadow)
            continue
        ticks = " ".join(
            f"M {x1 + (x2 - x1) * at} {y1 + (y2 - y1) * at} "
            f"L {a1 + (a2 - a1) * at} {b1 + (b2 - b1) * at}"
            for at in (0.125 * step for step in range(1, 8))
        )
        yield Path(band, "stone-dark")
        yield Path(ticks, None, "ink", 2)
        yield Path(f"M {a1} {b1} L {a2} {b2}", None, "stone-light", 1.8)
        yield Path(f"M {x1} {y1} L {x2} {y2}", None, "ink", 3.5)


def _bushes() -> Iterator[Path]:
    for x, y, r in _BUSHES:
        yield oval(x, y, r + 1, r * 0.9 + 1, "ink")
        yield oval(x, y, r - 1, r * 0.9 - 1, "turtle-dark")
    for x, y, r in _BUSHES:
        yield oval(x - r * 0.25, y - r * 0.3, r * 0.4, r * 0.32, "turtle")


def _crag(tall: float, x: float, y: float) -> Iterator[Path]:
    """Rocks with snow on their peaks."""
    yield from shift_all((Path(outline_of(tall), "stone-dark", "ink", 2),), x, y)
    yield from shift_all(_PEAKS, x, y, min(1, tall / 100))


def _borders(ground: Map, space: Space, tall: float) -> Iterator[Path]:
    """The stairs and walls on the borders of a space, each drawn by the one with the smaller
    number."""
    for direction in DIRECTIONS:
        other = ground.by_place.get((space.column + direction[0], space.row + direction[1]))
        if other is None or other.number < space.number:
            continue
        border = (space.number, other.number)
        if border in ground.walls:
            yield from _wall(*_edge(tall, direction))
        elif border in ground.stairs:
            yield from _steps(*_edge(tall, direction))


def _wall(one: Spot, other: Spot) -> Art:
    """A wall of bricks along a border."""
    (x1, y1), (x2, y2) = one, other
    line = f"M {x1} {y1} L {x2} {y2}"
    across, down = (y2 - y1) / 50 * 3.4, (x1 - x2) / 50 * 3.4
    joints = " ".join(
        f"M {x1 + (x2 - x1) * at - across} {y1 + (y2 - y1) * at - down} "
        f"L {x1 + (x2 - x1) * at + across} {y1 + (y2 - y1) * at + down}"
        for at in (0.1, 0.3, 0.5, 0.7, 0.9)
    )
    return (
        Path(line, None, "paper", 14), Path(line, None, "ink", 11), Path(line, None, "brick", 7),
        Path(joints, None, "ink", 1.8),
    )  # fmt: skip


def _steps(one: Spot, other: Spot) -> Iterator[Path]:
    """Steps across a border."""
    (x1, y1), (x2, y2) = one, other
    across, down = (y2 - y1) * 0.22, (x1 - x2) * 0.22
    ends = [(x1 + (x2 - x1) * at, y1 + (y2 - y1) * at) for at in (0.24, 0.76)]
    (a1, b1), (a2, b2) = ends
    yield Path(
        f"M {a1 - across} {b1 - down} L {a2 - across} {b2 - down} L {a2 + across} {b2 + down} "
        f"L {a1 + across} {b1 + down} Z",
        "stone-light", "ink", 2.4,
    )  # fmt: skip
    rungs = " ".join(
        f"M {a1 + across * at} {b1 + down * at} L {a2 + across * at} {b2 + down * at}"
        for at in (-0.4, 0.4)
    )
    yield Path(rungs, None, "ink", 2.2)


def _number(ground: Map, space: Space, tall: float, light: Light) -> Iterator[Path]:
    """The number at the top of a space, with a halo of its ground where it may touch a border."""
    fill, _ = GROUNDS[space.high, light]
    y, high = -tall * NUMBER_AT, tall * NUMBER
    if any(_has_border(ground, space, direction) for direction in ((-1, -1), (1, -1))):
        yield from digit_paths(space.number, 0, y, high, fill, 14)
    yield from digit_paths(space.number, 0, y, high, "ink", 6.6)


def _has_border(ground: Map, space: Space, direction: Place) -> bool:
    """Whether a ledge, stairs or a wall is there."""
    other = ground.by_place.get((space.column + direction[0], space.row + direction[1]))
    if other is None:
        return False
    border = border_of(space.number, other.number)
    return other.high != space.high or border in ground.walls or border in ground.stairs
