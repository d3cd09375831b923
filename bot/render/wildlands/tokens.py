"""Characters, shards and marks. A character has the colour and pattern of its seat, the outline of
its faction, an emblem and a number of its own, and its health."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.render.drawing import Colour, Drawing, Layer, Path, oval
from bot.render.seat_colours import COLOURS, DARKER, PATTERNS
from bot.render.wildlands.digits import digit_paths
from bot.render.wildlands.emblems import EMBLEMS
from bot.render.wildlands.landscape import outline_of
from bot.render.wildlands.paths import LINE, Art, shift, shift_all
from engine.wildlands.cards import Character

SHAPES: Final = {
    "ironbriar": "M 6 6 L 94 6 L 94 54 C 94 80 70 94 50 100 C 30 94 6 80 6 54 Z",
    "emberglass": "M 50 -4 L 100 36 L 82 98 L 18 98 L 0 36 Z",
    "galewing": oval(50, 50, 49).d,
    "oldroad": "M 6 97 L 6 46 C 6 16 26 2 50 2 C 74 2 94 16 94 46 L 94 97 Z",
}
"""The outlines by the key of the faction; others have a square."""
SQUARE: Final = "M 6 6 L 94 6 L 94 94 L 6 94 Z"
WIDE, HIGH = 120, 122
"""The box of a character, with its rim and its health below it."""
SMALL: Final = 56
"""The pixels below which a token has a large number instead of its emblem."""
PIP: Final = 20
_PLATE: Final = oval(50, 49, 33, 33, "paper", "ink", 4)
_SHARD: Final = "M 36 2 L 66 12 L 78 60 L 52 98 L 24 70 L 20 28 Z"


def draw_shape(faction: str, colour: int) -> Art:
    """The outline of a faction in the colour and pattern of a seat."""
    shape = SHAPES.get(faction, SQUARE)
    paths = [Path(shape, COLOURS[colour])]
    if PATTERNS[colour]:
        paths.append(Path(PATTERNS[colour], None, DARKER[colour], 7, inside=True))
    return (*paths, Path(shape, None, "ink", LINE))


def _draw_outline(faction: str, colour: int) -> Art:
    shape = SHAPES.get(faction, SQUARE)
    return Path(shape, None, "ink", 13), Path(shape, None, COLOURS[colour], 6)


@lru_cache(maxsize=512)
def token(
    faction: str, character: Character, colour: int, health: int, damage: int, *,
    small: bool = False, ghost: bool = False,
) -> Drawing:  # fmt: skip
    """A character. A `ghost` is hidden from the others: an outline, with a faint face."""
    mark = f"{'s' if small else ''}{'g' if ghost else ''}"
    name = f"wildlands/{faction}-{character}-{colour}-{health}.{damage}{mark}"
    small = small or faction not in EMBLEMS
    face = (_PLATE,) if small else _draw_emblem(faction, character)
    label = _draw_large(character) if small else _draw_number(character, colour)
    if ghost:
        outline = _draw_outline(faction, colour)
        layers = [
            Layer(outline, dx=10, dy=10), Layer(face, dx=10, dy=10, fade=110),
            Layer(label, dx=10, dy=10),
        ]  # fmt: skip
    else:
        shape = draw_shape(faction, colour)
        layers = [
            Layer(shape, dx=10, dy=10, halo="paper", rim=4.5),
            Layer((*face, *label), dx=10, dy=10), Layer(_pips(health, damage)),
        ]  # fmt: skip
    return Drawing(name, tuple(layers), WIDE, HIGH)


def _draw_emblem(faction: str, character: Character) -> Art:
    """The emblem on paper."""
    emblem = shift_all(EMBLEMS[faction][character - 1], 21, 17, 0.58)
    return oval(50, 46, 37, 37, "paper", "ink", 4), *emblem


def _draw_large(character: Character) -> Art:
    return digit_paths(character, 50, 49, 46, weight=7)


def _draw_number(character: Character, colour: int) -> Art:
    """The number beside the emblem."""
    return (
        oval(87, 68, 21, 21, COLOURS[colour], "ink", 5),
        *digit_paths(character, 87, 68, 25, weight=7.5),
    )


def _pips(health: int, damage: int) -> tuple[Path, ...]:
    """A square for each point of health, crossed where it is lost."""
    left, paths = WIDE / 2 - PIP * health / 2, []
    for number in range(health):
        x, y = left + PIP * number, 102
        box = f"M {x + 1} {y} L {x + 19} {y} L {x + 19} {y + 18} L {x + 1} {y + 18} Z"
        if number < health - damage:
            paths.append(Path(box, "white", "ink", 4))
        else:
            cross = f"M {x + 5} {y + 4} L {x + 15} {y + 14} M {x + 15} {y + 4} L {x + 5} {y + 14}"
            paths += [Path(box, "ink", "ink", 4), Path(cross, None, "red", 4)]
    return tuple(paths)


def draw_badge(faction: str, colour: int, text: str) -> Art:
    """The outline of a faction with a character's number or the seat's letter."""
    plate = oval(50, 51, 36, 36, "paper", "ink", 4)
    return (*draw_shape(faction, colour), plate, *digit_paths(text, 50, 51, 46, weight=7))


@lru_cache(maxsize=128)
def badge(faction: str, colour: int, text: str) -> Drawing:
    art = shift_all(draw_badge(faction, colour, text), 6, 6)
    return Drawing(f"wildlands/badge-{faction}-{colour}-{text}", (Layer(art),), 112, 112)


@lru_cache(maxsize=64)
def space_sign(number: int) -> Drawing:
    """A space beside a character that begins there."""
    hexagon = shift(outline_of(108, 4), 50, 54)
    paths = (Path(hexagon, "plains-light", "ink", 5), *digit_paths(number, 50, 54, 34))
    return Drawing(f"wildlands/space-{number}", (Layer(paths),), 100, 108)


@lru_cache(maxsize=64)
def gem(points: int) -> Drawing:
    """A seat's points."""
    paths = (
        Path("M 50 2 L 92 28 L 92 72 L 50 98 L 8 72 L 8 28 Z", "gold", "ink", 6),
        Path("M 50 2 L 50 16 M 92 28 L 80 34 M 92 72 L 80 66 M 50 98 L 50 84 M 8 72 L 20 66 "
             "M 8 28 L 20 34", None, "ink", 4),
        Path("M 50 14 L 82 33 L 82 67 L 50 86 L 18 67 L 18 33 Z", "moor-light", "ink", 4),
        *digit_paths(points, 50, 50, 40, weight=7),
    )  # fmt: skip
    return Drawing(f"wildlands/gem-{points}", (Layer(paths),))


@lru_cache(maxsize=64)
def fan(cards: int) -> Drawing:
    """The number of cards in a hand, on their backs."""
    back = "M 22 8 L 78 8 L 78 94 L 22 94 Z"
    paths = (
        Path("M 8 22 L 30 12 L 44 92 L 22 98 Z", "stone-dark", "ink", 5),
        Path("M 92 22 L 70 12 L 56 92 L 78 98 Z", "stone-dark", "ink", 5),
        Path(back, "paper", "ink", 5),
        *digit_paths(cards, 50, 51, 48, weight=7),
    )
    return Drawing(f"wildlands/fan-{cards}", (Layer(paths),))


@lru_cache(maxsize=1)
def cross() -> Drawing:
    """The cross over a character that is knocked out."""
    d = "M 14 14 L 86 86 M 86 14 L 14 86"
    return Drawing(
        "wildlands/cross", (Layer((Path(d, None, "ink", 26), Path(d, None, "red", 15))),)
    )


@lru_cache(maxsize=64)
def shard(colour: int) -> Drawing:
    """A shard of a seat: a splinter in its colour and pattern."""
    paths = [Path(_SHARD, COLOURS[colour])]
    if PATTERNS[colour]:
        paths.append(Path(PATTERNS[colour], None, DARKER[colour], 7, inside=True))
    paths += [
        Path("M 36 2 L 46 34 L 20 28 M 46 34 L 66 12 M 46 34 L 52 98", None, "ink", 4),
        Path(_SHARD, None, "ink", 6),
    ]
    layer = Layer(tuple(paths), halo="paper", rim=5, dx=4, dy=6)
    return Drawing(f"wildlands/shard-{colour}", (layer,), 108, 112)


@lru_cache(maxsize=16)
def number_disc(number: int, colour: Colour) -> Drawing:
    """A number that a mark says."""
    paths = (oval(50, 50, 44, 44, colour, "ink", 8), *digit_paths(number, 50, 50, 48, weight=7.5))
    return Drawing(f"wildlands/disc-{number}-{colour}", (Layer(paths),))


@lru_cache(maxsize=4)
def dot(colour: Colour) -> Drawing:
    """A dot of a trail."""
    return Drawing(f"wildlands/dot-{colour}", (Layer((oval(50, 50, 42, 42, colour, "ink", 14),)),))


@lru_cache(maxsize=4)
def glow() -> Drawing:
    """The light around the chosen character."""
    paths = (oval(50, 50, 48, 48, "white", "ink", 4),)
    return Drawing("wildlands/glow", (Layer(paths),))


@lru_cache(maxsize=32)
def ring(colour: Colour, inset: int, half: int, rise: int) -> Drawing:
    """A frame around a space, in pixels; `inset` hundredths of its width further inside."""
    tall = 200 * rise / half
    frame = shift(outline_of(tall, inset), 60, tall / 2 + 10)
    paths = (Path(frame, None, "ink", 8), Path(frame, None, colour, 5))
    wide, high = 2 * half + 2 * half // 5, 4 * rise + 2 * half // 5
    return Drawing(
        f"wildlands/ring-{colour}-{inset}-{half}x{rise}", (Layer(paths, half / 50),), wide, high
    )
