"""Letters and numbers on pieces and squares: a round badge for a piece or for what
a text speaks of, a small tag for a square."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Final

from bot.render.drawing import Colour, Drawing, Layer, Path, oval
from bot.render.grid import Grid
from bot.render.scene import Label, Shape, Sprite
from engine.cells import Cell

NUMBER: Final = 46  # the size of a number on a land, in hundredths of a cell
SMALLEST: Final = 34
_EAR: Final = Path("M 104 104 L 104 0 L 36 0 C 14 0 0 14 0 36 L 0 104 Z", "paper", "ink", 6)
_CORNER: Final = Drawing("house/corner", (Layer((_EAR,)),))
"""The paper corner that a square's letter stands on."""


@lru_cache(maxsize=32)
def _disc(colour: Colour) -> Drawing:
    disc = oval(50, 50, 43, 43, colour, "ink", 7)
    return Drawing(f"house/disc-{colour}", (Layer((disc,)),))


def badge(text: str, x: int, y: int, size: int, colour: Colour) -> Iterator[Shape]:
    """A disc about (x, y) with a letter or number."""
    yield Sprite(_disc(colour), x - size // 2, y - size // 2, size)
    yield Label(text, (x, y), size * 5 // 9, "ink", bold=True, on=colour)


def tag(letter: str, x: int, y: int, cell: int) -> Iterator[Shape]:
    """A square's letter in its bottom right corner, clear of badges."""
    size = max(18, cell * 26 // 100)
    left, top = x + cell - size, y + cell - size
    yield Sprite(_CORNER, left, top, size)
    at = (left + size * 55 // 100, top + size * 55 // 100)
    yield Label(letter, at, size * 7 // 10, "ink", bold=True, on="paper")


def number_shapes(grid: Grid, name: str, cells: Collection[Cell]) -> Iterator[Shape]:
    """A number on the corner of the last cell of the first row: a tower stands in the other."""
    places = {grid.crop.place_of(cell): cell for cell in cells}
    first, _ = min(places)
    x, y = grid.corner(places[max(place for place in places if place[0] == first)])
    size = max(SMALLEST, grid.part(NUMBER))
    yield from badge(name, x + grid.cell - grid.part(16), y + grid.part(16), size, "gold")
