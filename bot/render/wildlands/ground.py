"""The ground of a map as opaque tiles that fit together: land, ledges, stairs, walls, cover and the
numbers of spaces, in water.

A place has three tiles: the middle of its hexagon, and to both sides of its upper corner, where
another hexagon begins above it. Nothing is blended when a map is painted, and a tile is drawn once
for each light that falls on the one or two spaces it shows.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final
from zlib import crc32

from bot.render.drawing import Drawing, Layer, Path
from bot.render.scene import Box, Shape, Sprite
from bot.render.wildlands import landscape
from bot.render.wildlands.landscape import Place, Spot
from bot.render.wildlands.lattice import Lattice
from bot.render.wildlands.map_themes import Light, theme_of
from bot.render.wildlands.paths import digit_paths, shift_all
from engine.wildlands.maps import DIRECTIONS, Map, Number

SLAB: Final = 6  # how far the land stands out of the water
_PARTS: Final[tuple[tuple[int, int, Place], ...]] = (
    (-1, -1, (0, 0)), (-1, -2, (-1, -1)), (0, -2, (1, -1)),
)  # fmt: skip
"""The tiles of a place: their corners from its centre, in half widths and quarters of a height, and
the direction of the space above that they show."""
_GROUND: Final = "M -60 -80 L 60 -80 L 60 80 L -60 80 Z"  # more than any tile shows
_LOW_SLABS: Final = ((-1, -1), (1, -1), (0, 0))  # the places whose slabs may be seen in a tile


def ground_shapes(
    lattice: Lattice, light: Mapping[Number, Light], width: int, height: int
) -> Iterator[Shape]:
    """The tiles that reach into so large a picture, on water."""
    yield Box(0, 0, width, height, theme_of(lattice.ground).sea[0])
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
def find_crags(ground: Map) -> frozenset[Place]:
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
def digest_of(ground: Map) -> str:
    """What tells a map from others in the names of its tiles."""
    walls, stairs = sorted(ground.walls), sorted(ground.stairs)
    return f"{crc32(repr((ground.theme, ground.spaces, walls, stairs)).encode()):08x}"


@lru_cache(maxsize=2048)
def _tile(
    ground: Map, place: Place, part: int, half: int, rise: int, light: tuple[Light, Light]
) -> Drawing:
    """A tile of a place. `light` falls on its space and on the one above it."""
    tall, (right, down, above) = 200 * rise / half, _PARTS[part]
    wide, high = (half, rise) if part else (2 * half, 2 * rise)
    left, top = right * 50, down * tall / 4

    def is_seen(path: Path) -> bool:
        numbers = [float(word) for word in path.d.split() if not word.isalpha()]
        across, along, rim = numbers[::2], numbers[1::2], path.width / 2
        return (
            min(across) - rim < left + wide * 50 / half and max(across) + rim > left
            and min(along) - rim < top + high * 50 / half and max(along) + rim > top
        )  # fmt: skip

    other = place[0] + above[0], place[1] + above[1]
    # A browser blends the edges of tiles, and water below land would shine through
    is_inland = _is_land(ground, place) and _is_land(ground, other)
    below = () if is_inland else (*_water(ground, place, tall), *_slabs(ground, place, tall))
    art = (*below, *_land(ground, place, tall, other, light))
    shown = tuple(filter(is_seen, art))
    lights = "".join(one[:1] or "-" for one in light)
    name = f"wildlands/{digest_of(ground)}-{place[0]}.{place[1]}-{part}-{half}x{rise}{lights}"
    layer = Layer(shown, half / 50, -right * half, -down * rise)
    return Drawing(name, (layer,), wide, high, opaque=True)


def _around(place: Place, tall: float) -> Iterator[tuple[Place, Spot]]:
    """A place and its neighbours, with their centres from its own."""
    for columns, rows in ((0, 0), *DIRECTIONS):
        yield (place[0] + columns, place[1] + rows), (columns * 50, rows * tall * 0.75)


def _water(ground: Map, place: Place, tall: float) -> Iterator[Path]:
    """Water with waves, and shallows along the coast."""
    deep, shallow, shallowest = theme_of(ground).sea
    yield Path(_GROUND, deep)
    near = [spot for other, spot in _around(place, tall) if _is_land(ground, other)]
    for colour, inset in ((shallow, -13), (shallowest, -6)):
        for spot in near:
            yield from shift_all((Path(landscape.outline_of(tall, inset), colour),), *spot)
    if not _is_land(ground, place):
        spots = (((-14, -8), (10, 12)), ((8, -12), (-12, 8)))[(place[0] + 3 * place[1]) // 2 % 2]
        for x, y in spots:
            yield Path(
                f"M {x - 12} {y} Q {x - 8} {y - 6} {x - 4} {y} Q {x} {y + 5} {x + 4} {y} "
                f"Q {x + 8} {y - 6} {x + 12} {y}",
                None, shallow, 2.6,
            )  # fmt: skip


def _slabs(ground: Map, place: Place, tall: float) -> Iterator[Path]:
    """The slabs that the land stands on."""
    slab = Path(landscape.outline_of(tall), "stone-dark", "ink", 2.5)
    spots = dict(_around(place, tall))
    for columns, rows in _LOW_SLABS:
        other = place[0] + columns, place[1] + rows
        if _is_land(ground, other):
            x, y = spots[other]
            yield from shift_all((slab,), x, y + SLAB)


def _is_land(ground: Map, place: Place) -> bool:
    return place in ground.by_place or place in find_crags(ground)


def _land(
    ground: Map, place: Place, tall: float, other: Place, light: tuple[Light, Light]
) -> Iterator[Path]:
    """The place's own hexagon and the `other` above it, then what stands on borders."""
    spots = dict(_around(place, tall))
    for one, falling in ((other, light[1]), (place, light[0])):
        space = ground.by_place.get(one)
        if space:
            yield from shift_all(landscape.draw_space(ground, space, tall, falling), *spots[one])
        elif one in find_crags(ground):
            yield from landscape.draw_crag(ground, tall, *spots[one])
    for one, spot in spots.items():
        if space := ground.by_place.get(one):
            yield from shift_all(landscape.draw_borders(ground, space, tall), *spot)
    if space := ground.by_place.get(place):
        # The number in its left corner, small and thin
        x, y = landscape.number_spot(space.number, tall, landscape.NUMBER)
        yield from digit_paths(space.number, x, y, landscape.NUMBER, "ink", 3.5)
