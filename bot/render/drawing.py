"""Drawings: a game's art as plain vector paths in a square of 100 units.

A path is written as in SVG, with absolute M, L, C, Q and Z only. Drawings are cached by name, so a
name must contain everything that its paths depend on.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeAlias

Colour: TypeAlias = str
"""A colour's name; a palette resolves it."""

ROUND = 0.5523
"""The distance of a quarter circle's control points from its ends, per radius."""


@dataclass(frozen=True, slots=True)
class Path:
    """A filled and/or stroked path.

    `inside` clips it to the last path without this mark, for shades and textures. `alpha` is 0 to
    255.
    """

    d: str
    fill: Colour | None = None
    line: Colour | None = None
    width: float = 0
    inside: bool = False
    alpha: int = 255


@dataclass(frozen=True, slots=True)
class Layer:
    """Paths drawn together, scaled and moved; `halo` is the colour of a rim around them all.

    `fade` is the opacity of the layer, 0 to 255.
    """

    paths: tuple[Path, ...]
    scale: float = 1
    dx: float = 0
    dy: float = 0
    halo: Colour | None = None
    rim: float = 0
    fade: int = 255

    def transform(self, scale: float, dx: float, dy: float) -> Layer:
        """The layer scaled about its origin, then moved."""
        dx, dy = self.dx * scale + dx, self.dy * scale + dy
        return replace(self, scale=self.scale * scale, dx=dx, dy=dy)


@dataclass(frozen=True, slots=True)
class Drawing:
    """Layers from back to front in a box of `width` x `height` units.

    `opaque` drawings fill their box and are pasted as they are; the others are blended with what
    lies below them. Names are globally unique: a game's begin with its key.
    """

    name: str
    layers: tuple[Layer, ...] = field(compare=False, repr=False)
    width: int = field(default=100, compare=False, repr=False)
    height: int = field(default=100, compare=False, repr=False)
    opaque: bool = field(default=False, compare=False, repr=False)


def oval(
    x: float, y: float, rx: float, ry: float | None = None, fill: Colour | None = None,
    line: Colour | None = None, width: float = 0, *, inside: bool = False, alpha: int = 255,
) -> Path:  # fmt: skip
    """An ellipse about (x, y); a circle without `ry`."""
    ry = rx if ry is None else ry
    kx, ky = rx * ROUND, ry * ROUND
    d = (
        f"M {x - rx} {y} C {x - rx} {y - ky} {x - kx} {y - ry} {x} {y - ry} "
        f"C {x + kx} {y - ry} {x + rx} {y - ky} {x + rx} {y} "
        f"C {x + rx} {y + ky} {x + kx} {y + ry} {x} {y + ry} "
        f"C {x - kx} {y + ry} {x - rx} {y + ky} {x - rx} {y} Z"
    )
    return Path(d, fill, line, width, inside, alpha)


def mirror_path(path: Path, about: float = 50) -> Path:
    """The path mirrored about a vertical line."""
    numbers_odd = False
    words = []
    for word in path.d.split():
        if word.isalpha():
            words.append(word)
            continue
        numbers_odd = not numbers_odd
        words.append(f"{2 * about - float(word):g}" if numbers_odd else word)
    return replace(path, d=" ".join(words))
