"""The spaces of a map as hexagonal tiles: low and high ground, cover, ledges and stairs at their
borders, and walls between them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypeAlias

from bot.render.drawing import Colour, Drawing, Layer, Path, oval
from engine.wildlands.maps import DIRECTIONS

MARGIN: Final = 10
"""The room around a hexagon in its drawing, in hundredths of its width."""
VARIANTS: Final = 4
Tone: TypeAlias = Literal["low", "high"]
Edge: TypeAlias = tuple[tuple[float, float], tuple[float, float]]
GROUNDS: Final[dict[tuple[Tone, bool], tuple[Colour, Colour]]] = {
    ("low", False): ("plains", "plains-dark"),
    ("high", False): ("moor", "moor-dark"),
    ("low", True): ("plains-dark", "ink"),
    ("high", True): ("moor-dark", "ink"),
}
"""The colour of the ground and of its lines, by tone and whether it is shaded."""


def corners_of(tall: float, inset: float = 0) -> tuple[tuple[float, float], ...]:
    """The corners from the top one clockwise, in the drawing's units; `inset` shrinks it."""
    x, y, across, share = 50 + MARGIN, tall / 2 + MARGIN, 50 - inset, 1 - inset / 50
    high, low = tall / 2 * share, tall / 4 * share
    return (
        (x, y - high), (x + across, y - low), (x + across, y + low), (x, y + high),
        (x - across, y + low), (x - across, y - low),
    )  # fmt: skip


_EDGES: Final = {(2, 0): (1, 2), (1, 1): (2, 3), (-1, 1): (3, 4), (-2, 0): (4, 5),
                 (-1, -1): (5, 0), (1, -1): (0, 1)}  # fmt: skip


def edge_of(tall: float, direction: tuple[int, int], inset: float = 0) -> Edge:
    """The two ends of the border in a direction, clockwise."""
    corners = corners_of(tall, inset)
    one, other = _EDGES[direction]
    return corners[one], corners[other]


def outline_of(tall: float, inset: float = 0) -> str:
    return "M " + " L ".join(f"{x:.1f} {y:.1f}" for x, y in corners_of(tall, inset)) + " Z"


def _box(name: str, layers: tuple[Layer, ...], tall: int) -> Drawing:
    return Drawing(name, layers, 100 + 2 * MARGIN, tall + 2 * MARGIN)


@lru_cache(maxsize=512)
def hexagon(
    tone: Tone, variant: int, tall: int, *, cover: bool = False, ledges: int = 0, dim: bool = False
) -> Drawing:
    """A space. `ledges` has a bit for each direction in which the ground falls."""
    fill, line = GROUNDS[tone, dim]
    paths = [Path(outline_of(tall), fill, line, 2.5), *_texture(variant, tall, line)]
    for number, direction in enumerate(DIRECTIONS):
        if ledges >> number & 1:
            paths += _ledge(tall, direction)
    if cover:
        paths += _bushes(tall)
    mark = f"{'c' if cover else ''}{'d' if dim else ''}"
    name = f"wildlands/{tone}-{variant}-{tall}-{ledges}{mark}"
    return _box(name, (Layer(tuple(paths)),), tall)


def _texture(variant: int, tall: int, line: Colour) -> tuple[Path, ...]:
    spots = (((16, 44), (86, 62)), ((84, 40), (18, 66)), ((24, 70), (80, 36)), ((20, 36), (78, 70)))
    tufts = []
    for x, y in spots[variant]:
        right, down = x + MARGIN, y * tall / 100 + MARGIN
        tufts.append(
            f"M {right - 4} {down - 4} L {right - 1.5} {down + 3} M {right} {down - 6} "
            f"L {right} {down + 3} M {right + 4} {down - 4} L {right + 1.5} {down + 3}"
        )
    return (Path(" ".join(tufts), None, line, 1.6, inside=True),)


def _ledge(tall: int, direction: tuple[int, int]) -> tuple[Path, ...]:
    """A band of rock along the border, with hatching on the high side."""
    (x1, y1), (x2, y2) = edge_of(tall, direction)
    (a1, b1), (a2, b2) = edge_of(tall, direction, 7)
    band = f"M {x1} {y1} L {x2} {y2} L {a2} {b2} L {a1} {b1} Z"
    ticks = []
    for step in range(1, 8):
        share = step / 8
        ticks.append(
            f"M {x1 + (x2 - x1) * share} {y1 + (y2 - y1) * share} "
            f"L {a1 + (a2 - a1) * share} {b1 + (b2 - b1) * share}"
        )
    return (
        Path(band, "stone-dark", "ink", 1.5, inside=True),
        Path(" ".join(ticks), None, "ink", 1.8, inside=True),
        Path(f"M {x1} {y1} L {x2} {y2}", None, "ink", 4, inside=True),
    )


def _bushes(tall: int) -> tuple[Path, ...]:
    paths = []
    for x, y, r in ((12, 40, 9), (22, 31, 9), (88, 40, 9), (78, 31, 9)):
        right, down = x + MARGIN, y * tall / 100 + MARGIN
        paths.append(oval(right, down, r, r, "turtle-dark", "ink", 2))
        paths.append(oval(right - 2, down - 3, r / 3, r / 3, "turtle"))
    return tuple(paths)


@lru_cache(maxsize=64)
def wall(direction: tuple[int, int], tall: int) -> Drawing:
    """A wall along a border of a hexagon, in the box of that hexagon."""
    (x1, y1), (x2, y2) = edge_of(tall, direction)
    line = f"M {x1} {y1} L {x2} {y2}"
    paths = (Path(line, None, "ink", 11), Path(line, None, "brick", 7))
    return _box(f"wildlands/wall-{DIRECTIONS.index(direction)}-{tall}", (Layer(paths),), tall)


@lru_cache(maxsize=64)
def stairs(direction: tuple[int, int], tall: int) -> Drawing:
    """Steps across a border."""
    (x1, y1), (x2, y2) = edge_of(tall, direction)
    dx, dy = (x1 + x2) / 2 - 50 - MARGIN, (y1 + y2) / 2 - tall / 2 - MARGIN
    paths = []
    for step in (-0.16, -0.05, 0.06, 0.17):
        ends = [
            (x1 + (x2 - x1) * at + dx * step, y1 + (y2 - y1) * at + dy * step) for at in (0.2, 0.8)
        ]
        line = f"M {ends[0][0]} {ends[0][1]} L {ends[1][0]} {ends[1][1]}"
        paths += [Path(line, None, "ink", 7), Path(line, None, "stone-light", 4)]
    return _box(f"wildlands/stairs-{DIRECTIONS.index(direction)}-{tall}", (Layer(tuple(paths)),),
                tall)  # fmt: skip


@lru_cache(maxsize=64)
def ring(colour: Colour, tall: int, inset: float = 5, width: float = 5) -> Drawing:
    """A frame inside a space."""
    paths = (
        Path(outline_of(tall, inset), None, "ink", width + 3),
        Path(outline_of(tall, inset), None, colour, width),
    )
    return _box(f"wildlands/ring-{colour}-{tall}-{inset}-{width}", (Layer(paths),), tall)
