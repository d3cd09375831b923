"""Characters and shards: the colour and pattern of their seat, the outline of their faction."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.render.drawing import Colour, Drawing, Layer, Path, oval
from bot.render.seat_colours import COLOURS, DARKER, PATTERNS
from engine.wildlands.cards import Character

SHAPES: Final = {
    "ironbriar": "M 10 8 L 90 8 L 90 52 C 90 76 68 90 50 97 C 32 90 10 76 10 52 Z",
    "emberglass": "M 50 2 L 94 36 L 78 94 L 22 94 L 6 36 Z",
    "galewing": oval(50, 50, 46).d,
    "oldroad": "M 10 94 L 10 44 C 10 16 28 4 50 4 C 72 4 90 16 90 44 L 90 94 Z",
}
"""The outlines by the key of the faction; others have a square."""
SQUARE: Final = "M 8 8 L 92 8 L 92 92 L 8 92 Z"
LINE: Final = 5


def shape_of(faction: str) -> str:
    return SHAPES.get(faction, SQUARE)


@lru_cache(maxsize=256)
def token(faction: str, character: Character, colour: int, *, ghost: bool = False) -> Drawing:
    """A character, with room for its number at the bottom right. A `ghost` is hidden from the
    others."""
    shape = shape_of(faction)
    paths = [Path(shape, COLOURS[colour])]
    if PATTERNS[colour]:
        paths.append(Path(PATTERNS[colour], None, DARKER[colour], 6, inside=True))
    paths.append(Path(shape, None, "ink", LINE))
    body = Layer(tuple(paths), halo="paper", rim=5, fade=120 if ghost else 255)
    plate = Layer((oval(50, 50, 27, 27, COLOURS[colour], "ink", 3),))
    name = f"wildlands/{faction}-{character}-{colour}{'g' if ghost else ''}"
    return Drawing(name, (body, plate))


@lru_cache(maxsize=64)
def pips(health: int, damage: int) -> Drawing:
    """A square for each point of health, crossed where it is lost: 20 units wide each."""
    paths = []
    for number in range(health):
        x = 20 * number + 1
        box = f"M {x + 2} 3 L {x + 16} 3 L {x + 16} 17 L {x + 2} 17 Z"
        if number < health - damage:
            paths.append(Path(box, "white", "ink", 3))
        else:
            cross = f"M {x + 4} 5 L {x + 14} 15 M {x + 14} 5 L {x + 4} 15"
            paths += [Path(box, "ink", "ink", 3), Path(cross, None, "red", 3.5)]
    name = f"wildlands/pips-{health}-{damage}"
    return Drawing(name, (Layer(tuple(paths)),), 20 * health, 20)


@lru_cache(maxsize=64)
def shard(colour: int) -> Drawing:
    """A shard of a seat: a splinter in its colour and pattern."""
    d = "M 38 4 L 66 14 L 76 62 L 52 97 L 26 70 L 22 30 Z"
    paths = [Path(d, COLOURS[colour])]
    if PATTERNS[colour]:
        paths.append(Path(PATTERNS[colour], None, DARKER[colour], 6, inside=True))
    paths += [
        Path("M 38 4 L 46 36 L 22 30 M 46 36 L 66 14 M 46 36 L 52 97", None, "ink", 3),
        Path(d, None, "ink", LINE),
    ]
    return Drawing(f"wildlands/shard-{colour}", (Layer(tuple(paths), halo="white", rim=4),))


@lru_cache(maxsize=8)
def disc(colour: Colour) -> Drawing:
    """A disc for a number."""
    return Drawing(f"wildlands/disc-{colour}", (Layer((oval(50, 50, 44, 44, colour, "ink", 6),)),))


@lru_cache(maxsize=1)
def glow() -> Drawing:
    """The light around the chosen character."""
    paths = (oval(50, 50, 46, 46, "ink"), oval(50, 50, 44, 44, "white"))
    return Drawing("wildlands/glow", (Layer(paths),))
