"""Where the hexagons of a map lie in a picture."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.wildlands.maps import Map, Number

FLATTEST: Final = 0.86  # the height of a hexagon by its width, at least


@dataclass(frozen=True, slots=True)
class Lattice:
    """Hexagons with upright sides: `half` is half their width, `rise` a quarter of their height.
    `column` and `row` are those at the left and upper edge, `left` and `top` the corner in
    pixels."""

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

    def spot(self, number: Number, away: tuple[int, int]) -> tuple[int, int]:
        """A point in a space, away from its centre in hundredths of its width and of its height."""
        x, y = self.centre(number)
        return x + self.side * away[0] // 100, y + 4 * self.rise * away[1] // 100

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

    def measure(self, shown: Collection[Number] = ()) -> tuple[int, int]:
        """The width and height that these spaces, or else all, take."""
        _, _, across, down = _find_extent(self.ground, shown)
        return across * self.half, down * self.rise


def _find_extent(ground: Map, shown: Collection[Number]) -> tuple[int, int, int, int]:
    """The first column and row of some spaces, or else of all, their width in half hexagons, and
    their height in quarters of one."""
    spaces = [ground.by_number[number] for number in shown or ground.by_number]
    columns, rows = [one.column for one in spaces], [one.row for one in spaces]
    left, top = min(columns), min(rows)
    return left, top, max(columns) - left + 2, 3 * (max(rows) - top) + 4


def fit_lattice(
    ground: Map, width: int, height: int, largest: int, tallest: float,
    shown: Collection[Number] = (),
) -> Lattice:  # fmt: skip
    """The largest lattice on which these spaces, or else all, have room, at the picture's corner: a
    hexagon at most `largest` wide and `tallest` as high, but never flat."""
    column, row, across, down = _find_extent(ground, shown)
    half = min(width // across, largest // 2)
    rise = min(height // down, int(half * tallest / 2))
    return Lattice(ground, column, row, 0, 0, min(half, int(2 * rise / FLATTEST)), rise)


def open_window(
    ground: Map, focus: Collection[Number], width: int, height: int,
    sizes: Sequence[tuple[int, int]],
) -> Lattice:  # fmt: skip
    """The part of a map around some spaces in a picture, in the first of the sizes (half a width,
    and a rise) in which these have room, or else as large as they have. No more lies beyond the
    edges of the map than needed."""
    _, _, across, down = _find_extent(ground, focus)
    fitting = (one for one in sizes if across * one[0] <= width and down * one[1] <= height)
    box = fit_lattice(ground, width, height, 2 * sizes[-1][0], 1, focus)
    half, rise = next(fitting, (box.half, box.rise))
    whole = replace(fit_lattice(ground, width, height, 2 * half, 1), half=half, rise=rise)
    places = [whole.centre(number) for number in focus]
    wide, high = whole.measure()
    left = _slide([x for x, _ in places], wide, width)
    top = _slide([y for _, y in places], high, height)
    return replace(whole, left=left, top=top)


def _slide(places: Sequence[int], length: int, room: int) -> int:
    """Where something begins whose middle place is to be in the middle of a room."""
    if length <= room:
        return (room - length) // 2
    middle = (min(places) + max(places)) // 2
    return max(room - length, min(0, room // 2 - middle))
