"""Where the hexagons of a map lie in a picture."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from engine.wildlands.maps import Map, Number


@dataclass(frozen=True, slots=True)
class Lattice:
    """Hexagons with upright sides: `half` is half their width, `rise` a quarter of their height.

    `column` and `row` are those at the left and upper edge, `left` and `top` the corner in pixels.
    """

    ground: Map
    column: int
    row: int
    left: int
    top: int
    half: int
    rise: int

    def centre(self, number: Number) -> tuple[int, int]:
        space = self.ground.by_number[number]
        return self.locate(space.column, space.row)

    def locate(self, column: int, row: int) -> tuple[int, int]:
        """The centre of a place, with a space or without one."""
        x = self.left + (column - self.column + 1) * self.half
        return x, self.top + (row - self.row) * 3 * self.rise + 2 * self.rise

    @property
    def side(self) -> int:
        """The width of a hexagon."""
        return 2 * self.half

    @property
    def tall(self) -> int:
        """The height of a hexagon in hundredths of its width."""
        return round(200 * self.rise / self.half)

    def part(self, hundredths: float) -> int:
        """A fraction of a hexagon's width in pixels, at least 1."""
        return max(1, round(self.side * hundredths / 100))


def fit_lattice(
    ground: Map, shown: Collection[Number], width: int, height: int, largest: int, tallest: float
) -> Lattice:
    """The largest lattice on which these spaces have room, at the picture's corner: a hexagon at
    most `largest` wide and `tallest` as high."""
    spaces = [ground.by_number[number] for number in shown]
    columns, rows = [one.column for one in spaces], [one.row for one in spaces]
    across, down = max(columns) - min(columns) + 2, max(rows) - min(rows)
    half = min(width // across, largest // 2)
    rise = min(height // (3 * down + 4), int(half * tallest / 2))
    return Lattice(ground, min(columns), min(rows), 0, 0, half, rise)


def measure(lattice: Lattice, shown: Collection[Number]) -> tuple[int, int]:
    """The width and height that these spaces take."""
    spaces = [lattice.ground.by_number[number] for number in shown]
    across = max(one.column for one in spaces) - min(one.column for one in spaces) + 2
    down = max(one.row for one in spaces) - min(one.row for one in spaces)
    return across * lattice.half, (3 * down + 4) * lattice.rise


def open_window(
    ground: Map, focus: Collection[Number], width: int, height: int,
    sizes: Sequence[tuple[int, int]],
) -> Lattice:  # fmt: skip
    """The part of a map around some spaces in a picture, in the first of the sizes (half a width,
    and a rise) in which these have room, or else the whole. No more lies beyond the edges of the
    map than needed."""
    every = list(ground.by_number)
    whole = fit_lattice(ground, every, width, height, 2 * sizes[-1][0], 1)
    for half, rise in sizes:
        wide, high = measure(replace(whole, half=half, rise=rise), focus)
        if wide <= width and high <= height:
            whole = replace(whole, half=half, rise=rise)
            break
    places = [whole.centre(number) for number in focus]
    wide, high = measure(whole, every)
    left = _slide([x for x, _ in places], wide, width)
    top = _slide([y for _, y in places], high, height)
    return replace(whole, left=left, top=top)


def _slide(places: Sequence[int], length: int, room: int) -> int:
    """Where something begins whose middle place is to be in the middle of a room."""
    if length <= room:
        return (room - length) // 2
    middle = (min(places) + max(places)) // 2
    return max(room - length, min(0, room // 2 - middle))
