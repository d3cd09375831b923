"""The window through which a panel shows a land, in squares large enough for a phone. Its size and
its scale depend on the land alone, in few steps, so that the picture never jumps: only what would
lie outside brings the land along. Where a part of it is hidden, the whole is shown in small."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from bot.render.cutterland import ground
from bot.render.grid import Crop, Grid
from bot.render.scene import Box, Label, Shape, Stroke
from engine.cells import CELLS, SIDE, Cell
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout

STEPS: Final = (112, 100, 88, 76, 64, 52, 44, 36, 28, 20)
"""Sides of a cell: 27 pixels on a phone, 24, 21, 18 …"""
LEAST: Final = {9: 100, 14: 76}  # the least side by the most rows and columns of a land
NAMES: Final = 36  # the room for coordinates above and left of the window
NAMES_SIZE: Final = 28


@dataclass(frozen=True, slots=True)
class Window:
    """The pixels inside a window, and the land's cells behind it, whose corner lies at `at`."""

    left: int
    top: int
    width: int
    height: int
    grid: Grid
    land: Crop
    at: tuple[int, int]

    def shows(self, cell: Cell, around: int = 0) -> bool:
        """Whether the middle of a cell is to be seen, with so many pixels around it."""
        x, y = self.grid.centre(cell)
        right, bottom = self.left + self.width - around, self.top + self.height - around
        return self.left + around <= x < right and self.top + around <= y < bottom

    def list_cells(self) -> Iterator[Cell]:
        return filter(self.shows, range(CELLS))

    def hides(self) -> bool:
        """Whether more than half a cell of the land lies outside."""
        (x, y), half = self.at, self.grid.cell // 2
        right = x + self.land.columns * self.grid.cell - half
        bottom = y + self.land.rows * self.grid.cell - half
        inside = self.left <= x + half and right <= self.left + self.width
        return not (inside and self.top <= y + half and bottom <= self.top + self.height)

    def lines(self) -> Iterator[Shape]:
        """The lines between the cells of the mat."""
        right, bottom, cell = self.left + self.width, self.top + self.height, self.grid.cell
        for x in range(self.left + (self.grid.left - self.left) % cell, right, cell):
            yield Stroke(((x, self.top), (x, bottom)), "mat-line", 2)
        for y in range(self.top + (self.grid.top - self.top) % cell, bottom, cell):
            yield Stroke(((self.left, y), (right, y)), "mat-line", 2)

    def frame(self, width: int, height: int) -> Iterator[Shape]:
        """What surrounds the window in a picture, over what reaches beyond it: the mat, the frame
        and the coordinates."""
        right, bottom = self.left + self.width, self.top + self.height
        yield Box(0, 0, self.left, height, "mat")
        yield Box(right, 0, width - right, height, "mat")
        yield Box(0, 0, width, self.top, "mat")
        yield Box(0, bottom, width, height - bottom, "mat")
        yield Box(
            self.left - 3, self.top - 3, self.width + 6, self.height + 6, None, "mat-bright", 2
        )
        for number, x in self._middles(self.grid.left, self.left, self.width):
            name = chr(65 + (self.grid.crop.column + number) % SIDE)
            yield Label(name, (x, self.top - NAMES // 2), NAMES_SIZE, "chalk")
        for number, y in self._middles(self.grid.top, self.top, self.height):
            name = str((self.grid.crop.row + number) % SIDE + 1)
            yield Label(name, (self.left - NAMES // 2, y), NAMES_SIZE, "chalk")

    def _middles(self, grid: int, start: int, length: int) -> Iterator[tuple[int, int]]:
        """The lines of cells that are to be seen, with their middles."""
        for number in range(-SIDE, SIDE * 2):
            middle = grid + number * self.grid.cell + self.grid.cell // 2
            if NAMES // 4 < middle - start < length - NAMES // 4:
                yield number, middle

    def small_land(
        self, land: Land, layout: Layout | None, left: int, top: int, width: int, height: int
    ) -> Iterator[Shape]:
        """The whole land in the middle of a room, and what of it the window shows."""
        crop = self.land
        cell = min(width // crop.columns, height // crop.rows, self.grid.cell // 2)
        at = left + (width - crop.columns * cell) // 2, top + (height - crop.rows * cell) // 2
        yield from ground.land_shapes(Grid(crop, *at, cell), land, layout)
        x, y = self.at
        edges = [
            (start + min(max(seen - first, 0), count * self.grid.cell) * cell // self.grid.cell)
            for start, first, count, ends in (
                (at[0], x, crop.columns, (self.left, self.left + self.width)),
                (at[1], y, crop.rows, (self.top, self.top + self.height)),
            )
            for seen in ends
        ]
        yield Box(edges[0] - 4, edges[2] - 4, edges[1] - edges[0] + 8, edges[3] - edges[2] + 8,
                  None, "white", 4, 6)  # fmt: skip


def fit_cell(land: Crop, size: tuple[int, int], margin: int = 1, *, page_height: int = 0) -> int:
    """The largest side in which the land has room with a margin of so many cells, but not less than
    a phone needs, unless a page can enlarge it."""
    longest = STEPS[0] if page_height else max(land.rows, land.columns)
    least = next((cell for most, cell in LEAST.items() if longest <= most), STEPS[-1])
    across, down = (lines + 2 * margin for lines in (land.columns, land.rows))
    return max(least, _step_for(size[0] / across, size[1] / down))


def rate_room(land: Crop, size: tuple[int, int], margin: int = 1, *, page_height: int = 0) -> float:
    """Higher is better: how much of the land is to be seen, in hundredths, and a third of the
    pixels of a cell."""
    if min(size) < STEPS[-1]:
        return 0
    cell = fit_cell(land, size, margin, page_height=page_height)
    across, down = (lines + 2 * margin for lines in (land.columns, land.rows))
    seen = min(size[0] / cell / across, 1) * min(size[1] / cell / down, 1)
    return 100 * seen + cell / 3


def _step_for(*fits: float) -> int:
    return next((step for step in STEPS if step <= min(fits)), STEPS[-1])


def open_window(
    land: Land, shown: Iterable[Cell], left: int, top: int, size: tuple[int, int], cell: int
) -> Window:
    """The window with the land in its middle, moved as far as what is shown lies inside. If that
    has no room, it is made smaller."""
    (width, height), cells = size, [*shown]
    crop = Crop.across_edges(land.cells)
    whole = crop.extend(cells)
    row, column = whole.place_of(crop.corners[0])
    places = [whole.place_of(each) for each in cells]
    rows, columns = [each - row for each, _ in places], [each - column for _, each in places]
    if cells:
        wide, high = (max(lines) - min(lines) + 1.5 for lines in (columns, rows))
        cell = min(cell, _step_for(width / wide, height / high))
    down = _slide(crop.rows, rows, cell, height)
    right = _slide(crop.columns, columns, cell, width)
    grid = Grid(whole, left + right - column * cell, top + down - row * cell, cell)
    return Window(left, top, width, height, grid, crop, (left + right, top + down))


def _slide(count: int, shown: Collection[int], cell: int, length: int) -> int:
    """Where the first of so many lines begins in a window of a length."""
    start = (length - count * cell) // 2
    if shown:
        edge = cell // 12
        start = min(start, length - edge - (max(shown) + 1) * cell)
        start = max(start, edge - min(shown) * cell)
    return start
