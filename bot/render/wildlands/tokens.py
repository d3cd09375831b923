"""Characters, shards and marks. A character has the outline, colour and pattern of its seat, a
face of its own, and its health in hearts; a number where cards name it."""

from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from pathlib import Path as File
from typing import Final, NamedTuple

from bot.render.art import read_art
from bot.render.drawing import Colour, Drawing, Layer, Path, oval
from bot.render.themes import COLOURS, DARKER, PATTERNS
from bot.render.wildlands.landscape import outline_of
from bot.render.wildlands.paths import LINE, Art, burst, digit_paths, shift, shift_all
from engine.contract import Seat
from engine.wildlands.cards import Character

FACES: Final = {
    faction: tuple(art for _, art in faces)
    for faction, faces in groupby(
        read_art(File(__file__).parent / "art" / "faces").items(),
        lambda named: named[0].partition("-")[0],
    )
}
"""Told apart by outline alone. Each faction has a look of its own: Ironbriar wears green with a
collar of leaves, Emberglass red with a gem, Galewing blue with a scarf, Oldroad brown with a cloak.
"""
SHAPES: Final = (
    "M 6 97 L 6 46 C 6 16 26 2 50 2 C 74 2 94 16 94 46 L 94 97 Z",
    "M 50 -4 L 100 36 L 82 98 L 18 98 L 0 36 Z",
    oval(50, 50, 49).d,
    "M 6 6 L 94 6 L 94 54 C 94 80 70 94 50 100 C 30 94 6 80 6 54 Z",
)
"""The outlines by seat: an arch, a pentagon, a circle, a shield."""
WIDE, HIGH = 120, 130  # the box of a character, with its rim and its health below it
PIP: Final = 24  # the width of a point of health
_HEART: Final = "M 12 24 C 4 17 2 13 2 9 C 2 3 9 2 12 8 C 15 2 22 3 22 9 C 22 13 20 17 12 24 Z"
_PLATE: Final = oval(50, 50, 37, 37, "paper", "ink", 4)
_STARS: Final = tuple(
    Path(burst(5, size, size * 0.45, x, y), "gold", "ink", 5)
    for x, y, size in ((18, 40, 19), (50, 20, 24), (82, 40, 19))
)
_SHARD: Final = "M 36 2 L 66 12 L 78 60 L 52 98 L 24 70 L 20 28 Z"


def draw_shape(seat: Seat, colour: int, face: Art = ()) -> Art:
    """The outline of a seat in its colour and pattern, with a face in it."""
    paths = [Path(SHAPES[seat], COLOURS[colour])]
    if PATTERNS[colour]:
        paths.append(Path(PATTERNS[colour], None, DARKER[colour], 7, inside=True))
    inside = (replace(path, inside=True) for path in face)
    return (*paths, *inside, Path(SHAPES[seat], None, "ink", LINE))


class Look(NamedTuple):
    """Whose character it is: the key of its faction, its number, its seat, and the number of the
    seat's colour."""

    faction: str
    character: Character
    seat: Seat
    colour: int

    @property
    def name(self) -> str:
        return f"{self.faction}-{self.character}-{self.seat}.{self.colour}"

    def draw_face(self) -> Art:
        """The face; of a faction without any, paper for a number."""
        if self.faction not in FACES:
            return (_PLATE,)
        return shift_all(FACES[self.faction][self.character - 1], 7, 8, 0.88)

    def clip_face(self) -> Art:
        """The face inside the outline of its seat, on nothing."""
        face = (replace(path, inside=True) for path in self.draw_face())
        return (Path(SHAPES[self.seat]), *face)

    def draw_label(self, numbered: bool) -> Art:
        """The number beside the face, or in place of one."""
        if self.faction not in FACES:
            return digit_paths(self.character, 50, 50, 54, weight=8)
        if not numbered:
            return ()
        return (
            oval(88, 76, 26, 26, "ink", "paper", 4),
            *digit_paths(self.character, 88, 76, 36, "white", weight=8),
        )


@lru_cache(maxsize=512)
def token(look: Look, health: int, damage: int, *, numbered: bool = False) -> Drawing:
    name = f"wildlands/{look.name}-{health}.{damage}{'n' if numbered else ''}"
    art = draw_shape(look.seat, look.colour, look.draw_face())
    layers = (
        Layer(art, dx=10, dy=10, halo="paper", rim=4.5),
        Layer(look.draw_label(numbered), dx=10, dy=10),
        Layer(_draw_pips(health, damage)),
    )
    return Drawing(name, layers, WIDE, HIGH)


@lru_cache(maxsize=128)
def ghost(look: Look, *, numbered: bool = False) -> Drawing:
    """A character that is hidden from the others, or where it will be: an outline, with a paler
    face."""
    shape, colour = SHAPES[look.seat], COLOURS[look.colour]
    outline = Path(shape, None, "ink", 13), Path(shape, None, colour, 6)
    layers = (
        Layer(look.clip_face(), dx=10, dy=10, fade=210),
        Layer(outline, dx=10, dy=10),
        Layer(look.draw_label(numbered), dx=10, dy=10),
    )
    name = f"wildlands/ghost-{look.name}{'n' if numbered else ''}"
    return Drawing(name, layers, WIDE, HIGH)


@lru_cache(maxsize=128)
def fallen(look: Look) -> Drawing:
    """A character that is knocked out: grey and faint, under stars."""
    shape = SHAPES[look.seat]
    layers = (
        Layer((Path(shape, "stone-dark"),), dx=10, dy=10),
        Layer(look.clip_face(), dx=10, dy=10, fade=110),
        Layer((Path(shape, None, "ink", LINE),), dx=10, dy=10),
        Layer(_STARS, dx=10, dy=10),
    )
    return Drawing(f"wildlands/fallen-{look.name}", layers, WIDE, HIGH)


@lru_cache(maxsize=1)
def stars() -> Drawing:
    """Where a character has been knocked out."""
    return Drawing("wildlands/stars", (Layer(_STARS),), 100, 62)


@lru_cache(maxsize=64)
def portrait(faction: str, character: int) -> Drawing:
    """A character's face, or its number on paper, of no seat."""
    face: Art = (_PLATE, *digit_paths(character, 50, 50, 54, weight=8))
    if faction in FACES:
        face = shift_all(FACES[faction][character - 1], 7, 10, 0.86)
    return Drawing(f"wildlands/portrait-{faction}-{character}", (Layer(face),))


def _draw_pips(health: int, damage: int) -> Art:
    """A heart for each point of health, dark where it is lost."""
    left, paths = WIDE / 2 - PIP * health / 2, []
    for number in range(health):
        heart = Path(shift(_HEART, left + PIP * number, 100), "red", "ink", 5)
        if number >= health - damage:
            heart = replace(heart, fill="ink")
        else:
            paths.append(replace(heart, fill=None, line="paper", width=12))
        paths.append(heart)
    return tuple(paths)


@lru_cache(maxsize=32)
def health_bar(health: int, damage: int) -> Drawing:
    paths = shift_all(_draw_pips(health, damage), 0, -98)
    return Drawing(f"wildlands/health-{health}.{damage}", (Layer(paths),), WIDE, 32)


def draw_badge(seat: Seat, colour: int, text: str) -> Art:
    """The outline of a seat with a character's number or the seat's letter."""
    disc = oval(50, 52, 39, 39, "paper", "ink", 4)
    return (*draw_shape(seat, colour), disc, *digit_paths(text, 50, 52, 62, weight=7.5))


@lru_cache(maxsize=128)
def badge(seat: Seat, colour: int, text: str) -> Drawing:
    art = shift_all(draw_badge(seat, colour, text), 6, 6)
    return Drawing(f"wildlands/badge-{seat}-{colour}-{text}", (Layer(art),), 112, 112)


@lru_cache(maxsize=64)
def medallion(faction: str, character: Character, *, hidden: bool = False) -> Drawing:
    """A face on paper with its number, of no seat; a hidden one is faint, on stone. Only a faction
    of `FACES` has any."""
    plate = oval(50, 50, 47, 47, "stone-dark" if hidden else "paper", "ink", 5)
    face = shift_all(FACES[faction][character - 1], 7, 10, 0.86)
    number = digit_paths(character, 80, 78, 34, "white", weight=8)
    layers = (
        Layer((plate,)),
        Layer(face, fade=130 if hidden else 255),
        Layer((oval(80, 78, 20, 22, "ink", "paper", 3), *number)),
    )
    return Drawing(f"wildlands/medallion-{faction}-{character}{'h' if hidden else ''}", layers)


@lru_cache(maxsize=64)
def swatch(seat: Seat, colour: int) -> Drawing:
    """The outline of a seat in its colour, for a few pixels."""
    paths = (Path(SHAPES[seat], COLOURS[colour], "ink", 12),)
    return Drawing(f"wildlands/swatch-{seat}-{colour}", (Layer(paths),))


@lru_cache(maxsize=64)
def space_number(number: int) -> Drawing:
    """The number of a space in a light rim, over a character that stands on it."""
    paths = digit_paths(number, 100, 60, 100, weight=5.6)
    return Drawing(f"wildlands/number-{number}", (Layer(paths, halo="paper", rim=9),), 200, 120)


@lru_cache(maxsize=64)
def gem(points: int) -> Drawing:
    """A seat's points."""
    paths = (
        Path("M 50 2 L 92 28 L 92 72 L 50 98 L 8 72 L 8 28 Z", "gold", "ink", 6),
        Path("M 50 2 L 50 16 M 92 28 L 80 34 M 92 72 L 80 66 M 50 98 L 50 84 M 8 72 L 20 66 "
             "M 8 28 L 20 34", None, "ink", 4),
        Path("M 50 14 L 82 33 L 82 67 L 50 86 L 18 67 L 18 33 Z", "moor-light", "ink", 4),
        *digit_paths(points, 50, 50, 56 if points < 10 else 36, weight=6.5),
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
        *digit_paths(cards, 50, 51, 62, weight=6.5),
    )
    return Drawing(f"wildlands/fan-{cards}", (Layer(paths),))


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
    paths = (oval(50, 50, 44, 44, colour, "ink", 8), *digit_paths(number, 50, 50, 68, weight=6.5))
    return Drawing(f"wildlands/disc-{number}-{colour}", (Layer(paths),))


@lru_cache(maxsize=4)
def dot(colour: Colour) -> Drawing:
    return Drawing(f"wildlands/dot-{colour}", (Layer((oval(50, 50, 42, 42, colour, "ink", 14),)),))


@lru_cache(maxsize=4)
def glow() -> Drawing:
    paths = (oval(50, 50, 48, 48, "white", "ink", 4),)
    return Drawing("wildlands/glow", (Layer(paths),))


@lru_cache(maxsize=32)
def ring(colour: Colour, inset: int, half: int, rise: int) -> Drawing:
    """A frame around a space, in pixels; `inset` hundredths of its width further inside."""
    name = f"wildlands/ring-{colour}-{inset}-{half}x{rise}"
    return _frame(name, outline_of(200 * rise / half, inset), colour, half, rise)


@lru_cache(maxsize=8)
def sights(half: int, rise: int) -> Drawing:
    """Cross-hairs around a space that can be attacked, in pixels."""
    tall = 200 * rise / half
    high, low = tall / 2 * 0.93, tall / 4 * 0.93
    corners = ((0, -high), (46.5, -low), (46.5, low), (0, high), (-46.5, low), (-46.5, -low))
    parts = []
    for number, (x, y) in enumerate(corners):
        (a, b), (c, d) = corners[number - 1], corners[(number + 1) % 6]
        parts.append(
            f"M {x + (a - x) * 0.33:.2f} {y + (b - y) * 0.33:.2f} L {x:.2f} {y:.2f} "
            f"L {x + (c - x) * 0.33:.2f} {y + (d - y) * 0.33:.2f}"
        )
    return _frame(f"wildlands/sights-{half}x{rise}", " ".join(parts), "red", half, rise)


def _frame(name: str, d: str, colour: Colour, half: int, rise: int) -> Drawing:
    """A line about the centre of a space, with an edge of ink."""
    frame = shift(d, 60, 100 * rise / half + 10)
    paths = (Path(frame, None, "ink", 9), Path(frame, None, colour, 5.5))
    wide, high = 2 * half + 2 * half // 5, 4 * rise + 2 * half // 5
    return Drawing(name, (Layer(paths, half / 50),), wide, high)
