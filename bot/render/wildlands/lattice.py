"""Where the hexagons of a map lie in a picture."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

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
