"""A card as one drawing: its owner's colour and pattern around it, its symbols on paper. Nothing is
told by colour alone: each colour has its pattern, and each owner a letter; fills have no colour.
Owners have the colour of their seat's number unless they have chosen another one."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from math import cos, pi, sin
from typing import Final, TypeAlias

from bot.render.drawing import Drawing, Layer, Path, oval
from bot.render.themes import COLOURS, DARKER, PATTERNS
from engine.clustered.cards import WILD, Card
from engine.contract import Seat

Looks: TypeAlias = Mapping[Seat, int]  # the number of each owner's colour
BY_SEAT: Final[Looks] = {seat: seat for seat in range(len(COLOURS))}
NOTCH: Final = 37  # the corner for the owner's letter, in hundredths of the card's side

_GROUND: Final = "M -2 -2 L 102 -2 L 102 102 L -2 102 Z"
_FACE: Final = f"M {NOTCH} 11 L 89 11 L 89 89 L 11 89 L 11 {NOTCH} L {NOTCH} {NOTCH} Z"
_SMALL_FACE: Final = "M 12 12 L 88 12 L 88 88 L 12 88 Z"
_BARE_FACE: Final = (
    "M 14 3 L 86 3 Q 97 3 97 14 L 97 86 Q 97 97 86 97 L 14 97 Q 3 97 3 86 L 3 14 Q 3 3 14 3 Z"
)
_SPOTS: Final = {
    1: ((55.0, 57.0, 21.5),),
    2: ((32.0, 67.0, 17.0), (67.0, 35.0, 17.0)),
    3: ((63.0, 31.0, 14.5), (31.0, 69.0, 14.5), (69.0, 69.0, 14.5)),
}
"""Positions and size of a card's symbols, by their number."""
_SMALL_SPOTS: Final = {
    1: ((50.0, 50.0, 27.0),),
    2: ((32.0, 67.0, 17.5), (68.0, 33.0, 17.5)),
    3: ((50.0, 31.0, 14.5), (30.5, 69.0, 14.5), (69.5, 69.0, 14.5)),
}
_LINE, _SMALL_LINE = 5.0, 6.0


@lru_cache(maxsize=1024)
def tile(card: Card, colour: int | None, *, faint: bool = False, small: bool = False) -> Drawing:
    """A whole card; a start card has no owner and no colour. `faint` if it cannot be placed;
    `small` for a side at which no letter can be read: with larger symbols instead of its notch."""
    paper = Path(_SMALL_FACE if small else _FACE, "paper", "ink", 2)
    face = _start() if colour is None else (paper, *_symbols(card, small=small))
    layers = [_ground(colour), Layer(face)]
    if faint:
        layers.append(Layer((Path(_GROUND, "stone-dark"),), fade=110))
    whose = "" if colour is None else str(colour)
    kind = f"{'f' if faint else ''}{'s' if small else ''}"
    return Drawing(f"clustered/{whose}{card}{kind}", tuple(layers), opaque=True)


@lru_cache(maxsize=16)
def swatch(colour: int) -> Drawing:
    """A colour and its pattern alone, for use next to a name."""
    return Drawing(f"clustered/swatch-{colour}", (_ground(colour),), opaque=True)


@lru_cache(maxsize=32)
def bare_card(card: Card) -> Drawing:
    """A card of nobody, for a few pixels: its symbols on paper, as large as they can be. Dots are
    too small there, so that what is dotted is grey, too."""
    paper = Path(_BARE_FACE, "paper", "ink", 6)
    is_single = card == WILD or card[0] == "1"
    scale, shift = (1.16, -8) if is_single else (1.04, -2)
    symbols = _symbols(card, small=True)
    if card[2:] == ":":
        greys = (replace(path, fill="stone") if path.fill == "white" else path for path in symbols)
        symbols = tuple(greys)
    layers = (Layer((paper,)), Layer(symbols, scale, shift, shift))
    return Drawing(f"clustered/bare-{card}", layers)


def _ground(colour: int | None) -> Layer:
    if colour is None:
        return Layer((Path(_GROUND, "stone-light"),))
    pattern = PATTERNS[colour]
    hatching = (Path(pattern, None, DARKER[colour], 6, inside=True),) if pattern else ()
    return Layer((Path(_GROUND, COLOURS[colour]), *hatching))


def _symbols(card: Card, *, small: bool) -> tuple[Path, ...]:
    if card == WILD:
        return _wild(50, 50, 31) if small else _wild(55, 57, 28)
    spots = (_SMALL_SPOTS if small else _SPOTS)[int(card[0])]
    line = _SMALL_LINE if small else _LINE
    return tuple(path for x, y, r in spots for path in _symbol(card[1:], x, y, r, line))


def _wild(x: float, y: float, r: float) -> tuple[Path, ...]:
    """A gold disc with a W, as it is typed: unlike a start card's rose and the `*` of a solid
    card."""
    wide, high = r * 0.62, r * 0.5
    points = (
        (x - wide, y - high), (x - wide * 0.5, y + high), (x, y - high * 0.5),
        (x + wide * 0.5, y + high), (x + wide, y - high),
    )  # fmt: skip
    letter = "M " + " L ".join(f"{right:.1f} {down:.1f}" for right, down in points)
    return oval(x, y, r, fill="gold", line="ink", width=4), Path(letter, None, "ink", r * 0.27)


def _symbol(kind: str, x: float, y: float, r: float, line: float) -> tuple[Path, ...]:
    """`kind` is shape and fill, e.g. `S*`."""
    shape, fill = kind[0], kind[1]
    if shape == "S":
        half = r * 0.92
        left, right, top, bottom = x - half, x + half, y - half, y + half
        corners = f"M {left:g} {top:g} L {right:g} {top:g} L {right:g} {bottom:g}"
        outline = f"{corners} L {left:g} {bottom:g} Z"
    elif shape == "T":
        wide, low = r * 1.05, y + r * 0.88
        outline = f"M {x:g} {y - r:g} L {x + wide:g} {low:g} L {x - wide:g} {low:g} Z"
    else:
        outline = oval(x, y, r).d
    if fill == "*":
        return (Path(outline, "ink", "ink", line),)
    whole = Path(outline, "white", "ink", line)
    if fill == "o":
        return (whole,)
    dots = tuple(
        oval(x + right * r, y + down * r, 0.17 * r, fill="ink", inside=True)
        for right, down in _DOTS[shape]
    )
    return (whole, *dots)


_DOTS: Final = {
    "S": ((-0.42, -0.42), (0.42, -0.42), (0.0, 0.0), (-0.42, 0.42), (0.42, 0.42)),
    "C": ((0.0, -0.52), (-0.5, 0.0), (0.0, 0.0), (0.5, 0.0), (0.0, 0.52)),
    "T": ((0.0, -0.25), (-0.25, 0.18), (0.25, 0.18), (-0.5, 0.6), (0.0, 0.6), (0.5, 0.6)),
}
"""The dots of a dotted symbol, relative to its centre, in half sides."""


def _start() -> tuple[Path, ...]:
    """The start card: a compass rose on stone, unlike any player's card."""
    corners = []
    for number in range(8):
        r, angle = 9 if number % 2 else 33, number * pi / 4
        corners.append(f"{50 + r * sin(angle):.1f} {50 - r * cos(angle):.1f}")
    star = Path(f"M {' L '.join(corners)} Z", "stone-dark", "ink", 3)
    return oval(50, 50, 37, fill="paper", line="ink", width=4), star
