"""The part of the 26 x 26 cells that a picture shows, and the mat they lie on with its coordinates.
What lies there is up to the games."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Self

from bot.render.scene import Box, Label, Shape, Stroke
from engine.cells import SIDE, Cell, cell_at, column_of, find_span, row_of


@dataclass(frozen=True, slots=True)
class Crop:
    """The rows and columns of the table that a picture shows. Beyond the last one it goes on with
    the first."""

    row: int
    column: int
    rows: int
    columns: int

    @classmethod
    def around(cls, cells: Iterable[Cell], free: int) -> Self:
        """All cells (at least one) and a margin of `free` more on each side, within the table."""
        shown = list(cells)
        rows, columns = [row_of(cell) for cell in shown], [column_of(cell) for cell in shown]
        top, left = max(min(rows) - free, 0), max(min(columns) - free, 0)
        bottom, right = min(max(rows) + free, SIDE - 1), min(max(columns) + free, SIDE - 1)
        return cls(top, left, bottom - top + 1, right - left + 1)

    @classmethod
    def across_edges(cls, cells: Iterable[Cell], free: int = 0) -> Self:
        """The same on a table where the first row and column follow the last."""
        shown = list(cells)
        return cls._over(map(row_of, shown), map(column_of, shown), free)

    @classmethod
    def _over(cls, rows: Iterable[int], columns: Iterable[int], free: int) -> Self:
        (top, height), (left, width) = _widen(rows, free), _widen(columns, free)
        return cls(top, left, height, width)

    def extend(self, cells: Iterable[Cell]) -> Self:
        """The crop with these cells, too, across edges."""
        more = [cell for cell in cells if cell not in self]
        if not more:
            return self
        rows = [(self.row + row) % SIDE for row in range(self.rows)]
        columns = [(self.column + column) % SIDE for column in range(self.columns)]
        return self._over([*rows, *map(row_of, more)], [*columns, *map(column_of, more)], 0)

    @property
    def corners(self) -> tuple[Cell, Cell]:
        """The first and the last cell."""
        last = cell_at(self.row + self.rows - 1, self.column + self.columns - 1)
        return cell_at(self.row, self.column), last

    def __contains__(self, cell: Cell) -> bool:
        row, column = self.place_of(cell)
        return 0 <= row < self.rows and 0 <= column < self.columns

    def place_of(self, cell: Cell) -> tuple[int, int]:
        """A cell's row and column in the picture."""
        row, column = cell // SIDE - self.row, cell % SIDE - self.column
        down, right = row % SIDE, column % SIDE
        return down if down < self.rows else row, right if right < self.columns else column


def _widen(lines: Iterable[int], free: int) -> tuple[int, int]:
    """The first row or column and their number, with a margin on both sides."""
    first, size = find_span(lines)
    free = min(free, (SIDE - size) // 2)
    return (first - free) % SIDE, size + 2 * free


@dataclass(frozen=True, slots=True)
class Grid:
    """Where cells lie in a picture."""

    crop: Crop
    left: int
    top: int
    cell: int

    @property
    def width(self) -> int:
        return self.crop.columns * self.cell

    @property
    def height(self) -> int:
        return self.crop.rows * self.cell

    def corner(self, cell: Cell) -> tuple[int, int]:
        """A cell's top left corner."""
        row, column = self.crop.place_of(cell)
        return self.left + column * self.cell, self.top + row * self.cell

    def centre(self, cell: Cell) -> tuple[int, int]:
        x, y = self.corner(cell)
        return x + self.cell // 2, y + self.cell // 2

    def box(self, cell: Cell) -> tuple[int, int, int, int]:
        """Its left and top, width and height."""
        return (*self.corner(cell), self.cell, self.cell)

    def part(self, hundredths: float) -> int:
        """A fraction of a cell's side in pixels, at least 1."""
        return max(1, round(self.cell * hundredths / 100))


def mat(grid: Grid) -> Iterator[Shape]:
    right, bottom = grid.left + grid.width, grid.top + grid.height
    for column in range(grid.crop.columns + 1):
        x = grid.left + column * grid.cell
        yield Stroke(((x, grid.top), (x, bottom)), "mat-line", 2)
    for row in range(grid.crop.rows + 1):
        y = grid.top + row * grid.cell
        yield Stroke(((grid.left, y), (right, y)), "mat-line", 2)
    yield Box(grid.left - 3, grid.top - 3, grid.width + 7, grid.height + 7, None, "mat-bright", 2)


def coordinates(grid: Grid, size: int) -> Iterator[Shape]:
    """Column letters above and row numbers on the left."""
    away = round(size * 0.85)
    for column in range(grid.crop.columns):
        x = grid.left + column * grid.cell + grid.cell // 2
        name = chr(65 + (grid.crop.column + column) % SIDE)
        yield Label(name, (x, grid.top - away), size, "chalk")
    for row in range(grid.crop.rows):
        y = grid.top + row * grid.cell + grid.cell // 2
        yield Label(str((grid.crop.row + row) % SIDE + 1), (grid.left - away, y), size, "chalk")
