"""The named colours of every theme, as `rrggbb`: the standard ones, and what others change.

`tests/render/test_themes.py` checks that they are distinguishable, with each kind of colour
blindness in its palette, and by lightness alone. In games whose pieces show their owner each seat's
colour has its own pattern, so that nothing is told by colour alone.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.render.drawing import Colour

COLOURS: Final[tuple[Colour, ...]] = (
    "piece-1", "piece-3", "piece-2", "piece-4", "piece-5", "piece-6", "silver", "wood-light",
)  # fmt: skip
"""The colours by number, from 0."""
DARKER: Final[tuple[Colour, ...]] = (
    "dragon", "turtle-dark", "moor-dark", "kraken-dark", "plains-dark", "heather", "stone-dark",
    "wood-dark",
)  # fmt: skip
"""The colours of their patterns."""
Theme: TypeAlias = Literal["dark", "light"]
Palette: TypeAlias = Literal["standard", "deuteranopia", "tritanopia", "contrast"]
NamedColours: TypeAlias = dict[Colour, str]


@dataclass(frozen=True, slots=True)
class ColourScheme:
    """A player's choice of colours; scenes and screens do not know it."""

    theme: Theme = "dark"
    palette: Palette = "standard"


STANDARD_SCHEME: Final = ColourScheme()

STANDARD: Final[NamedColours] = {
    # the mat, what is written on it, and paper
    "mat": "182329", "mat-line": "26353d", "mat-bright": "93a8b1", "shadow": "0b1215",
    "chalk": "faf6ec", "amber": "ffc233",
    "paper": "fdf7e6", "paper-edge": "d6c39a", "ink": "1f1714", "white": "ffffff",
    # terrains
    "plains": "5fa836", "plains-dark": "3c7f20", "plains-light": "8cca5a",
    "moor": "f3d56c", "moor-dark": "a5822a", "moor-light": "fcecaf",
    "heather": "a95c9a", "heather-dark": "773a6e", "heather-light": "dfaed2",
    "wetland": "1f60a2", "wetland-dark": "13447a", "wetland-light": "6fbbe6",
    "reed": "4f9a64",
    # creatures
    "kraken": "9a58b8", "kraken-dark": "6e3a8c", "kraken-light": "c79bdb",
    "goblin": "8fae35", "goblin-dark": "5d7a22", "goblin-light": "bed56a",
    "horse": "9c5d31", "horse-dark": "6f3d1d", "horse-light": "c98d58", "skin": "f0c49a",
    "dragon": "c93a2c", "dragon-dark": "98261f", "dragon-light": "f2913f", "dragon-wing": "f8b86a",
    "shell": "a9742f", "shell-dark": "744a1b", "turtle": "63b38f", "turtle-dark": "3d8468",
    "frog": "46b35c", "frog-dark": "2b8043", "frog-light": "c9e88f",
    # tokens and marks
    "stone": "cfcbc4", "stone-dark": "85807a", "stone-light": "e6e3dc",
    "brick": "b8472a", "brick-dark": "772815",
    "wood": "a8733f", "wood-dark": "7d5028", "wood-light": "c79459",
    "gold": "ffb71f", "red": "e83a24", "rose": "ee9a93", "bone": "f3ead0", "silver": "c3ccd1",
    "fresh": "ff6fe0",
    # pieces, on the mat
    "piece-1": "fc5848", "piece-2": "ffdf96", "piece-3": "18cebe", "piece-4": "7069f4",
    "piece-5": "a1de59", "piece-6": "f876c0",
}  # fmt: skip
"""All names, in the order of their numbers. `chalk` is for text on the mat, `amber` for highlights
there."""

_LIGHT_MAT: Final[NamedColours] = {
    "mat": "dce2de", "mat-line": "cbd3ce", "mat-bright": "66797b", "shadow": "aeb8b4",
    "chalk": "2b363a", "amber": "8a5800",
}  # fmt: skip

_DEUTERANOPIA: Final[NamedColours] = {
    "plains": "4f9138", "plains-dark": "356d26", "plains-light": "7fb85c",
    "moor": "f9e08a", "moor-dark": "bd9a41", "moor-light": "fff1c2",
    "wetland": "1b58a0", "wetland-dark": "10407c", "wetland-light": "74b9ea",
    "red": "d03a26", "gold": "fdc33a", "fresh": "6cb4fa",
    "brick": "973f27", "brick-dark": "672514",
}  # fmt: skip
_TRITANOPIA: Final[NamedColours] = {
    "plains": "74b83f", "plains-dark": "4b8a28", "plains-light": "9fd36a",
    "moor": "fadc9e", "moor-dark": "c0955a", "moor-light": "fff0d2",
    "wetland": "175a82", "wetland-dark": "0d4160", "wetland-light": "5fb3cc",
    "gold": "ffc08a", "fresh": "ff6fd0",
}  # fmt: skip
_CONTRAST: Final[NamedColours] = {
    "mat": "000000", "mat-line": "2b2b2b", "mat-bright": "c8d2d6", "shadow": "000000",
    "chalk": "ffffff", "amber": "ffc400", "ink": "0a0605",
    "paper": "ffffff", "paper-edge": "b8a878",
    "plains": "4fa52c", "plains-dark": "2f7414", "plains-light": "7ec94f",
    "moor": "ffe27a", "moor-dark": "a67c12", "moor-light": "fff3c0", "heather": "9c4a90",
    "wetland": "1450a0", "wetland-dark": "0a3574", "wetland-light": "6cc0f4",
    "gold": "ffc400", "red": "ff3018", "fresh": "ff7df0",
    "stone": "cfcdc9", "stone-light": "f2f1ee", "brick": "a33a1c", "brick-dark": "661c08",
}  # fmt: skip
_CONTRAST_LIGHT: Final[NamedColours] = {
    "mat": "ffffff", "mat-line": "d4d4d4", "mat-bright": "3f4a4c", "shadow": "8d9492",
    "chalk": "000000", "amber": "6e4200", "paper": "ffffff",
}  # fmt: skip

_PIECES: Final[dict[Theme, dict[Palette, str]]] = {
    "dark": {
        "standard": "fc5848 ffdf96 18cebe 7069f4 a1de59 f876c0",
        "deuteranopia": "d27c24 d7ef1d 18cdca 666bfa b7d5a0 75a3f6",
        "tritanopia": "db7083 fbdfa9 8ec693 8862ee 5ee0d5 dc80ee",
        "contrast": "fc5848 ffdf96 18cebe 7069f4 a1de59 f876c0",
    },
    "light": {
        "standard": "e54338 f3c416 14b6a8 5d5be3 8ac744 e362ad",
        "deuteranopia": "b66e00 e6c82f 05b7a7 0274a7 bbb981 0594fc",
        "tritanopia": "ed3911 e1c86d 7daf85 983eda 1ecdab d86e9a",
        "contrast": "e54338 f3c416 14b6a8 5d5be3 8ac744 e362ad",
    },
}
"""The rims of the pieces 1 to 6; from dark to light 4, 1, 6, 3, 5, 2, distinct without colour."""

_PALETTES: Final[dict[Palette, NamedColours]] = {
    "standard": {}, "deuteranopia": _DEUTERANOPIA, "tritanopia": _TRITANOPIA, "contrast": _CONTRAST,
}  # fmt: skip


def resolve_colours(look: ColourScheme) -> NamedColours:
    """The named colours of a scheme, in the order of their numbers."""
    found = STANDARD | _PALETTES[look.palette]
    if look.theme == "light":
        found |= _CONTRAST_LIGHT if look.palette == "contrast" else _LIGHT_MAT
    rims = _PIECES[look.theme][look.palette].split()
    return found | {f"piece-{number}": rim for number, rim in enumerate(rims, 1)}


def _every(step: int, line: str) -> str:
    """A line of `{at}` repeated beyond both edges."""
    return " ".join(line.format(at=at, far=at + 104) for at in range(-100, 201, step))


PATTERNS: Final = (
    "",
    _every(20, "M {at} 104 L {far} 0"),
    _every(20, "M {at} 0 L {far} 104"),
    _every(20, "M -2 {at} L 102 {at}"),
    _every(20, "M {at} -2 L {at} 102"),
    _every(20, "M {at} 104 L {far} 0") + " " + _every(20, "M {at} 0 L {far} 104"),
    _every(20, "M -2 {at} L 102 {at}") + " " + _every(20, "M {at} -2 L {at} 102"),
    _every(10, "M {at} 104 L {far} 0"),
)
"""The patterns on a square of 100 units: plain, slanted either way, level, upright, two crossings,
close."""
