"""What maps look like, in hundredths of a hexagon's width: the colours of the ground, what grows
there, cover, and what stands where there is no space."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.render.drawing import Colour, Path, oval
from bot.render.wildlands.paths import Art
from engine.wildlands.maps import Map

Light: TypeAlias = Literal["dim", "", "lit"]
_SPOTS: Final = (
    (27, -23, 8), (37, -16, 9), (43, -5, 6.5), (-43, 13, 6.5), (-41, 22, 7.5), (-33, 29, 8.5),
    (35, 28, 8.5), (43, 21, 6.5),
)  # fmt: skip
"""Where cover stands, at the edges of a space, and how large."""
STONES: Final = Path("M -5 2 L -2 -3 L 3 -2 L 5 2", None, None, 1.8)
"""On high ground, in the colour of what grows there."""


class Theme(NamedTuple):
    """`grounds` are the colours of the ground and of its edges, by height and by how much light
    falls on it; `growth` on low ground has the colour of the edges if it has none of its own.
    `floor` is below a `crag`, a stretch without a space; the `sea` around the map is deep, shallow,
    and shallowest."""

    grounds: Mapping[tuple[bool, Light], tuple[Colour, Colour]]
    growth: Path
    cover: Art
    crag: Art
    floor: Colour = "stone-dark"
    sea: tuple[Colour, Colour, Colour] = ("wetland-dark", "wetland", "wetland-light")


def _colour(
    low: Sequence[Colour], high: Sequence[Colour], edges: Sequence[Colour]
) -> Mapping[tuple[bool, Light], tuple[Colour, Colour]]:
    """Usual, lit and dim colours of low and of high ground, and the edges of both."""
    lights: tuple[Light, Light, Light] = "", "lit", "dim"
    return {
        (is_high, light): (colour, edge if light != "dim" else "ink")
        for is_high, colours, edge in ((False, low, edges[0]), (True, high, edges[1]))
        for light, colour in zip(lights, colours, strict=True)
    }


def _draw_cactus(x: float, y: float, r: float) -> Art:
    d = (
        f"M {x} {y + r} L {x} {y - 1.3 * r} M {x} {y + 0.2 * r} L {x + 0.9 * r} {y + 0.2 * r} "
        f"L {x + 0.9 * r} {y - 0.7 * r} M {x} {y - 0.2 * r} L {x - 0.9 * r} {y - 0.2 * r} "
        f"L {x - 0.9 * r} {y - r}"
    )
    return Path(d, None, "ink", 0.9 * r), Path(d, None, "plains-dark", 0.9 * r - 3.4)


_BUSHES: Final = (
    *(
        oval(x, y, r + rim, r * 0.9 + rim, colour)
        for x, y, r in _SPOTS
        for rim, colour in ((1, "ink"), (-1, "turtle-dark"))
    ),
    *(oval(x - r * 0.25, y - r * 0.3, r * 0.4, r * 0.32, "turtle") for x, y, r in _SPOTS),
)
_CRYSTALS: Final = tuple(
    path
    for x, y, r in _SPOTS
    for path in (
        Path(f"M {x} {y - 1.7 * r} L {x + 0.8 * r} {y - 0.4 * r} L {x + 0.5 * r} {y + r} "
             f"L {x - 0.5 * r} {y + r} L {x - 0.8 * r} {y - 0.4 * r} Z",
             "wetland-light", "ink", 1.8),
        Path(f"M {x} {y - 1.7 * r} L {x} {y + r} L {x - 0.5 * r} {y + r} "
             f"L {x - 0.8 * r} {y - 0.4 * r} Z", "white", alpha=150),
    )
)  # fmt: skip
_FIRS: Final = tuple(
    path
    for x, y, r in _SPOTS
    for path in (
        Path(f"M {x} {y} L {x} {y + 1.3 * r}", None, "ink", 3.5),
        Path(f"M {x} {y - 1.8 * r} L {x + r} {y + 0.8 * r} L {x - r} {y + 0.8 * r} Z",
             "frog-dark", "ink", 1.8),
        Path(f"M {x} {y - 1.8 * r} L {x} {y + 0.8 * r} L {x - r} {y + 0.8 * r} Z",
             "frog", alpha=150),
    )
)  # fmt: skip
_CACTI: Final = tuple(path for spot in _SPOTS for path in _draw_cactus(*spot))
_GRASS: Final = Path("M -4 -4 L -1.5 3 M 0 -6 L 0 3 M 4 -4 L 1.5 3", None, None, 1.6)
_PEAKS: Final = (
    Path("M -40 22 L -20 -14 L -2 22 Z", "stone", "ink", 2),
    Path("M -20 -14 L -27 -2 L -20 -5 L -13 -1 Z", "white"),
    Path("M 4 26 L 24 -8 L 42 26 Z", "stone", "ink", 2),
    Path("M 24 -8 L 17 4 L 24 1 L 31 5 Z", "white"),
    Path("M -24 34 L 4 -32 L 30 34 Z", "stone", "ink", 2.4),
    Path("M 4 -32 L 30 34 L 8 34 Z", "stone-dark"),
    Path("M 4 -32 L -6 -9 L 2 -14 L 6 -8 L 13 -10 Z", "white"),
)
_SPIRES: Final = (
    Path("M -38 20 L -26 -18 L -14 -6 L -10 26 L -30 32 Z", "wetland-light", "ink", 2),
    Path("M -26 -18 L -24 30 L -10 26 L -14 -6 Z", "wetland"),
    Path("M 12 28 L 16 -6 L 28 -22 L 40 18 L 30 32 Z", "wetland-light", "ink", 2),
    Path("M 28 -22 L 26 31 L 30 32 L 40 18 Z", "wetland"),
    Path("M -16 30 L -12 -20 L 2 -40 L 16 -18 L 20 30 L 2 38 Z", "white", "ink", 2.4),
    Path("M 2 -40 L 4 37 L 20 30 L 16 -18 Z", "wetland-light"),
    Path("M 2 -40 L -4 -16 L 4 36 M -4 -16 L -12 -20", None, "wetland", 1.8),
)
_MESAS: Final = (
    Path("M -40 34 L -34 -4 L -10 -4 L -4 34 Z", "brick", "ink", 2),
    Path("M -37 14 L -7 14 M -39 25 L -5 25", None, "brick-dark", 2.4),
    Path("M -4 36 L 2 -26 L 34 -26 L 42 36 Z", "brick", "ink", 2.4),
    Path("M 18 -26 L 34 -26 L 42 36 L 22 36 Z", "brick-dark"),
    Path("M 1 -14 L 18 -14 M -1 0 L 19 0 M -2 14 L 20 14", None, "rose", 2.4),
    Path("M 2 -26 L 34 -26 M -34 -4 L -10 -4", None, "rose", 4),
)
_MONOLITHS: Final = (
    Path("M -38 28 C -38 4 -34 -10 -27 -12 C -20 -12 -16 4 -16 28 Z", "stone", "ink", 2),
    Path("M 18 30 C 18 6 22 -6 29 -8 C 36 -6 40 8 40 30 Z", "stone", "ink", 2),
    Path("M -14 34 C -14 -6 -10 -34 2 -36 C 14 -34 16 -6 16 34 Z", "stone-light", "ink", 2.4),
    Path("M 2 -36 C 14 -34 16 -6 16 34 L 4 34 C 8 4 8 -20 2 -36 Z", "stone-dark"),
    Path("M -6 -6 C -2 -12 4 -6 0 -1 C -4 4 -8 0 -6 -6 M -6 14 L 2 14", None, "heather", 2.4),
)
MEADOW: Final = Theme(
    _colour(
        ("plains", "plains-light", "plains-dark"), ("moor", "moor-light", "moor-dark"),
        ("plains-dark", "moor-dark"),
    ),
    _GRASS, _BUSHES, _PEAKS,
)  # fmt: skip
THEMES: Final[Mapping[str, Theme]] = {
    "glass": Theme(
        _colour(
            ("silver", "white", "stone-dark"), ("bone", "white", "wood-light"),
            ("stone-dark", "wood"),
        ),
        Path("M -5 4 L -1 -6 L 2 3 Z M 3 4 L 6 -2 L 8 4 Z", "white", "stone-dark", 1.4),
        _CRYSTALS, _SPIRES, "wetland-dark",
    ),
    "canyon": Theme(
        _colour(
            ("dragon-wing", "moor-light", "horse-light"), ("rose", "bone", "brick"),
            ("horse", "brick-dark"),
        ),
        Path("M -6 3 C -4 -1 -1 -1 0 3 M 2 3 C 3 0 6 0 7 3", None, None, 1.8),
        _CACTI, _MESAS, "brick-dark", ("horse-dark", "horse", "horse-light"),
    ),
    "heath": Theme(
        _colour(
            ("heather-light", "stone-light", "heather"), ("moor-light", "white", "moor-dark"),
            ("heather-dark", "moor-dark"),
        ),
        Path("M -4 4 L -4 -3 M 1 4 L 1 -6 M 6 4 L 6 -2", None, "heather", 3),
        _FIRS, _MONOLITHS,
    ),
}  # fmt: skip


def theme_of(ground: Map) -> Theme:
    """A meadow where nothing else is known."""
    return THEMES.get(ground.theme, MEADOW)
