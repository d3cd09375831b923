"""What maps look like, in hundredths of a hexagon's width: the colours of the ground, what grows
there, cover, and what stands where there is no space."""

from collections.abc import Mapping, Sequence
from pathlib import Path as File
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.render.art import read_art
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
_CRAGS: Final = read_art(File(__file__).parent / "art" / "crags")
MEADOW: Final = Theme(
    _colour(
        ("plains", "plains-light", "plains-dark"), ("moor", "moor-light", "moor-dark"),
        ("plains-dark", "moor-dark"),
    ),
    _GRASS, _BUSHES, _CRAGS["peaks"],
)  # fmt: skip
THEMES: Final[Mapping[str, Theme]] = {
    "glass": Theme(
        _colour(
            ("silver", "white", "stone-dark"), ("bone", "white", "wood-light"),
            ("stone-dark", "wood"),
        ),
        Path("M -5 4 L -1 -6 L 2 3 Z M 3 4 L 6 -2 L 8 4 Z", "white", "stone-dark", 1.4),
        _CRYSTALS, _CRAGS["spires"], "wetland-dark",
    ),
    "canyon": Theme(
        _colour(
            ("dragon-wing", "moor-light", "horse-light"), ("rose", "bone", "brick"),
            ("horse", "brick-dark"),
        ),
        Path("M -6 3 C -4 -1 -1 -1 0 3 M 2 3 C 3 0 6 0 7 3", None, None, 1.8),
        _CACTI, _CRAGS["mesas"], "brick-dark", ("horse-dark", "horse", "horse-light"),
    ),
    "heath": Theme(
        _colour(
            ("heather-light", "stone-light", "heather"), ("moor-light", "white", "moor-dark"),
            ("heather-dark", "moor-dark"),
        ),
        Path("M -4 4 L -4 -3 M 1 4 L 1 -6 M 6 4 L 6 -2", None, "heather", 3),
        _FIRS, _CRAGS["monoliths"],
    ),
}  # fmt: skip


def theme_of(ground: Map) -> Theme:
    """A meadow where nothing else is known."""
    return THEMES.get(ground.theme, MEADOW)
