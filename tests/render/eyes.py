"""How colours look to different eyes: dichromats after Machado, Oliveira and Fernandes (2009),
severity 1, and differences in CIELAB (1976, D65) from the definitions of the CIE."""

from math import sqrt
from typing import Final, TypeAlias

from bot.render.colour_table import Rgb

Three: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Three, Three, Three]

SAME: Final[Matrix] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
EYES: Final[dict[str, Matrix]] = {
    "usual": SAME,
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
"""What becomes of linear red, green and blue."""

_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)  # fmt: skip
_WHITE: Final[Three] = (0.95047, 1.0, 1.08883)


def lab(colour: Rgb, eyes: str = "usual") -> Three:
    """Lightness from 0 to 100, and the two opponent axes."""
    seen = _times(EYES[eyes], _linear(colour))
    within = (_held(seen[0]), _held(seen[1]), _held(seen[2]))
    x, y, z = (
        _root(each / white) for each, white in zip(_times(_XYZ, within), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Rgb, other: Rgb, eyes: str = "usual") -> float:
    """How far apart two colours look: 2 is just seen side by side, 20 is told apart at a glance."""
    pairs = zip(lab(one, eyes), lab(other, eyes), strict=True)
    return sqrt(sum((a - b) ** 2 for a, b in pairs))


def lightness(colour: Rgb) -> float:
    """From 0 to 100: all that is left in grey."""
    return lab(colour)[0]


def _linear(colour: Rgb) -> Three:
    red, green, blue = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in colour
    )
    return red, green, blue


def _times(matrix: Matrix, three: Three) -> Three:
    x, y, z = (sum(a * b for a, b in zip(row, three, strict=True)) for row in matrix)
    return x, y, z


def _held(part: float) -> float:
    return min(max(part, 0.0), 1.0)


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
