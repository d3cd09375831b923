"""Drawings: a game's art as plain vector paths in a square of 100 units, and paths flattened to
straight lines. A path is written as in SVG, with absolute M, L, C, Q and Z only. Drawings are
cached by name, so a name must contain everything that its paths depend on."""

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Self, TypeAlias

Spot: TypeAlias = tuple[float, float]

STEPS = 14  # straight pieces per curve: at 120 px per square none is longer than a few pixels
ARITY = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}
Colour: TypeAlias = str  # a colour's name; a palette resolves it

ROUND = 0.5523  # the distance of a quarter circle's control points from its ends, per radius


@dataclass(frozen=True, slots=True)
class Path:
    """A filled and/or stroked path. `inside` clips it to the last path without this mark, for
    shades and textures. `alpha` is 0 to 255."""

    d: str
    fill: Colour | None = None
    line: Colour | None = None
    width: float = 0
    inside: bool = False
    alpha: int = 255


@dataclass(frozen=True, slots=True)
class Layer:
    """Paths drawn together, scaled and moved; `halo` is the colour of a rim around them all. `fade`
    is the opacity of the layer, 0 to 255."""

    paths: tuple[Path, ...]
    scale: float = 1
    dx: float = 0
    dy: float = 0
    halo: Colour | None = None
    rim: float = 0
    fade: int = 255

    def transform(self, scale: float, dx: float, dy: float) -> Self:
        """The layer scaled about its origin, then moved."""
        dx, dy = self.dx * scale + dx, self.dy * scale + dy
        return replace(self, scale=self.scale * scale, dx=dx, dy=dy)


@dataclass(frozen=True, slots=True)
class Drawing:
    """Layers from back to front in a box of `width` x `height` units. `opaque` drawings fill their
    box and are pasted as they are; the others are blended with what lies below them. Names are
    globally unique: a game's begin with its key."""

    name: str
    layers: tuple[Layer, ...] = field(compare=False, repr=False)
    width: int = field(default=100, compare=False, repr=False)
    height: int = field(default=100, compare=False, repr=False)
    opaque: bool = field(default=False, compare=False, repr=False)


def oval(
    x: float, y: float, rx: float, ry: float | None = None, fill: Colour | None = None,
    line: Colour | None = None, width: float = 0, *, inside: bool = False,
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
    return Path(d, fill, line, width, inside)


def mirror_path(path: Path) -> Path:
    """The path mirrored about the vertical line in the middle of the square."""
    words, is_across = [], False
    for word in path.d.split():
        if word.isalpha():
            words.append(word)
            continue
        is_across = not is_across
        words.append(f"{100 - float(word):g}" if is_across else word)
    return replace(path, d=" ".join(words))


class BadPath(ValueError):
    """A path's text is invalid."""


@dataclass(frozen=True, slots=True)
class Flat:
    """A run of points; `closed` joins the last to the first."""

    points: tuple[Spot, ...]
    closed: bool


@lru_cache(maxsize=4096)
def flatten(d: str) -> tuple[Flat, ...]:
    """The runs of a path. Raises `BadPath`."""
    runs: list[Flat] = []
    points: list[Spot] = []
    for command, spots in _commands(d):
        if command == "Z":
            runs.append(Flat(tuple(points), True))
            points = []
        elif command == "M":
            if points:
                runs.append(Flat(tuple(points), False))
            points = [spots[0]]
        elif not points:
            raise BadPath(f"{command} before M: {d}")
        else:
            points += _curve(points[-1], spots)
    if points:
        runs.append(Flat(tuple(points), False))
    return tuple(runs)


def _commands(d: str) -> list[tuple[str, list[Spot]]]:
    found: list[tuple[str, list[Spot]]] = []
    words = d.split()
    at = 0
    command = ""
    while at < len(words):
        if words[at] in ARITY:
            command = words[at]
            at += 1
        count = ARITY.get(command)
        if count is None:
            raise BadPath(d)
        numbers = [float(word) for word in words[at : at + 2 * count]]
        stray = count == 0 and at < len(words) and words[at] not in ARITY
        if stray or len(numbers) != 2 * count:
            raise BadPath(d)
        found.append((command, list(zip(numbers[::2], numbers[1::2], strict=True))))
        at += 2 * count
        if command == "M":
            command = "L"
    return found


def _curve(start: Spot, spots: list[Spot]) -> list[Spot]:
    if len(spots) == 1:
        return spots
    if len(spots) == 2:
        (qx, qy), end = spots
        # A quadratic curve is a cubic one with its control points two thirds of the way.
        first = (start[0] + (qx - start[0]) * 2 / 3, start[1] + (qy - start[1]) * 2 / 3)
        second = (end[0] + (qx - end[0]) * 2 / 3, end[1] + (qy - end[1]) * 2 / 3)
        return _curve(start, [first, second, end])
    (ax, ay), ((bx, by), (cx, cy), (dx, dy)), points = start, spots, []
    for t in (step / STEPS for step in range(1, STEPS + 1)):
        s = 1 - t
        p, q, r, u = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        points.append((p * ax + q * bx + r * cx + u * dx, p * ay + q * by + r * cy + u * dy))
    return points
