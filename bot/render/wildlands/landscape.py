"""The land of a map, in hundredths of a hexagon's width: the ground of a space with what grows
there, ledges, stairs and walls at its borders, its number, and rocks where there is no space. What
it looks like is up to the map's theme (`map_themes.py`)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final, TypeAlias

from bot.render.drawing import Path
from bot.render.wildlands.map_themes import STONES, Light, theme_of
from bot.render.wildlands.paths import Art, measure_digits, shift, shift_all
from engine.wildlands.maps import DIRECTIONS, Map, Space, border_of

Place: TypeAlias = tuple[int, int]
Spot: TypeAlias = tuple[float, float]

BOLD, MOST_BOLD = 42, 53
"""The height of a space's number in bold in pixels, which a phone shows as 10, and at most in
units."""
NUMBER: Final = 22  # the height of a number that nothing names, in units
NUMBER_AT: Final = (-43, -3)
"""Its left and upper edge: from the centre, and from the left border's upper end, in units."""
FRAME: Final = 5  # how far inside a space in light has a second outline
LEDGE: Final = 8  # the width of the rock along a ledge
_STREWN: Final = (
    ((-30, 10), (34, 20)), ((30, 4), (-34, 22)), ((-26, 24), (36, -6)), ((-36, -2), (28, 26)),
)  # fmt: skip
_EDGES: Final = {
    (2, 0): (1, 2), (1, 1): (2, 3), (-1, 1): (3, 4), (-2, 0): (4, 5), (-1, -1): (5, 0),
    (1, -1): (0, 1),
}  # fmt: skip
"""The corners at the ends of the border in each direction."""


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


@lru_cache(maxsize=512)
def draw_space(ground: Map, space: Space, tall: float, light: Light) -> Art:
    theme = theme_of(ground)
    fill, line = theme.grounds[space.high, light]
    paths = [Path(outline_of(tall), fill, line, 2)]
    strewn = STONES if space.high else theme.growth
    for x, y in _STREWN[space.number % len(_STREWN)]:
        paths.append(replace(strewn, d=shift(strewn.d, x, y), line=strewn.line or line))
    if light == "lit":
        paths.append(Path(outline_of(tall, FRAME), None, line, 2))
    paths += draw_ledges(ground, space, tall, light)
    if space.cover:
        paths += theme.cover
    return tuple(paths)


def draw_ledges(ground: Map, space: Space, tall: float, light: Light) -> Iterator[Path]:
    """Rock along each ledge, hatched on the high side; its shadow falls on the low side."""
    shadow = theme_of(ground).grounds[space.high, light][1]
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


def draw_crag(ground: Map, tall: float, x: float, y: float) -> Iterator[Path]:
    """What stands where there is no space inside a map: it blocks the sight."""
    theme = theme_of(ground)
    yield from shift_all((Path(outline_of(tall), theme.floor, "ink", 2),), x, y)
    yield from shift_all(theme.crag, x, y, min(1, tall / 100))


@lru_cache(maxsize=256)
def draw_borders(ground: Map, space: Space, tall: float) -> Art:
    """The stairs and walls on the borders of a space, each drawn by the one with the smaller
    number."""
    paths: list[Path] = []
    for direction in DIRECTIONS:
        other = ground.by_place.get((space.column + direction[0], space.row + direction[1]))
        if other is None or other.number < space.number:
            continue
        border = (space.number, other.number)
        if border in ground.walls:
            paths += _wall(*_edge(tall, direction))
        elif border in ground.stairs:
            paths += _steps(*_edge(tall, direction))
    return tuple(paths)


def _wall(one: Spot, other: Spot) -> Art:
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


def bold_height(half: int) -> float:
    """Of a space's number in bold in units, by half the width of the hexagon in pixels."""
    return min(MOST_BOLD, 50 * BOLD / half)


def number_spot(number: int, tall: float, high: float) -> Spot:
    """The middle of a space's number of a height."""
    left, up = NUMBER_AT
    return left + measure_digits(number, high) / 2, up - tall / 4 + high / 2
