"""Cutterland's pictures of one land as scenes: pure functions of what a viewer may see. Texts
(titles, names, totals) are passed in the reader's language; only coordinates, letters of pieces and
squares, and figures are written here."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.cutterland import ground, score_strip
from bot.render.cutterland.badges import number_shapes
from bot.render.cutterland.ground import Ghost
from bot.render.cutterland.outlines import fresh_shapes
from bot.render.grid import Crop, Grid, coordinates
from bot.render.scene import MESSAGE_WIDTH, Scene, Shape
from engine.cells import Cell
from engine.cutterland.lands import FIRST_LAID, Land
from engine.cutterland.layouts import Layout

HIGHEST: Final = 1000
LOW: Final = 850
"""The most height of a land being edited: with its buttons it fits a phone and a desktop."""
MARGIN: Final = 24
LETTERS: Final = 46  # the room for coordinates, on the left and above
LETTERS_SIZE: Final = 30
MAT: Final = "mat"


@dataclass(frozen=True, slots=True)
class Room:
    """Where the land lies in a picture: the room for its grid, and for its score beside it."""

    left: int
    top: int
    width: int
    height: int
    beside: bool = False

    def cell_for(self, crop: Crop) -> int:
        """The largest side of a cell that fits, in steps."""
        fits = min(self.width // crop.columns, self.height // crop.rows, ground.LARGEST)
        return max(fits - fits % ground.STEP, ground.SMALLEST)


def land_scene(
    land: Land, *, layout: Layout | None = None, devoured: Collection[Cell] = (),
    ghost: Ghost | None = None, title: str | None = None, fresh: Collection[Cell] = (),
    prey: Sequence[Cell] = (), low: bool = False, score: score_strip.ScoreLine | None = None,
    numbers: Sequence[tuple[str, Sequence[Cell]]] = (), letters: bool = True,
) -> Scene:  # fmt: skip
    """One land, as wide as a message, with coordinates on the left and above, and its score.

    `layout` puts towers, walls and bridges on it, `devoured` bones; `ghost` is a piece that could
    lie there; on `prey` cells something is being devoured, and `fresh` ones are new since the
    viewer last looked. `numbers` are what a text speaks of, each with its cells; `letters` are the
    coordinates. A `low` picture leaves room for buttons below it.
    """
    held = ghost.cells if ghost else ()
    spoken = [cell for _, cells in numbers for cell in cells]
    crop = Crop.across_edges([*land.cells, *held, *prey, *spoken] or [FIRST_LAID], 1 if held else 0)
    room = _room_for(crop, LOW if low else HIGHEST, title or "", score, LETTERS if letters else 0)
    cell = room.cell_for(crop)
    grid = Grid(crop, room.left + (room.width - crop.columns * cell) // 2, room.top, cell)
    shapes: list[Shape] = []
    if room.beside and score is not None:
        shapes += score_strip.score_column(
            score, title or "", MESSAGE_WIDTH - MARGIN - score_strip.COLUMN, MARGIN
        )
    elif title or score is not None:
        shapes += score_strip.score_row(score, title or "", MARGIN, MESSAGE_WIDTH - 2 * MARGIN)
    if letters:
        shapes += coordinates(grid, min(LETTERS_SIZE, cell - 2))
    shapes += ground.land_shapes(grid, land, layout, devoured)
    shapes += fresh_shapes(grid, fresh)
    if ghost:
        for colour, width in (("ink", 14), ("gold", 11), ("ink", 3)):
            shadow = colour == "ink" and width > 3
            shapes += ground.coast(grid, held, colour, width, shadow=shadow)
        shapes += ground.ghost_squares(grid, ghost)
    shapes += ground.mark_shapes(grid, prey)
    for name, cells in numbers:
        if set(cells) != set(held):
            shapes += ground.outline(grid, cells)
        shapes += number_shapes(grid, name, cells)
    height = room.top + grid.height + MARGIN
    if room.beside and score is not None:
        height = max(height, 2 * MARGIN + score_strip.column_height(score, title or ""))
    return Scene(MESSAGE_WIDTH, height, MAT, tuple(shapes))


def miniature_scene(
    land: Land, layout: Layout | None, devoured: Collection[Cell], room: tuple[int, int]
) -> Scene:
    """A land without texts, as large as fits into the room."""
    crop = Crop.across_edges(land.cells or [FIRST_LAID])
    inner = [side - MARGIN for side in room]
    cell = max(min(inner[0] // crop.columns, inner[1] // crop.rows, ground.LARGEST), 1)
    grid = Grid(crop, MARGIN // 2, MARGIN // 2, cell)
    shapes = tuple(ground.land_shapes(grid, land, layout, devoured))
    return Scene(grid.width + MARGIN, grid.height + MARGIN, MAT, shapes)


def _room_for(
    crop: Crop, highest: int, title: str, score: score_strip.ScoreLine | None, letters: int
) -> Room:
    """The score above the land, or beside it where the land is larger so; `letters` is the room for
    coordinates."""
    head = score_strip.ROW if title or score is not None else 0
    top = (head or MARGIN // 2) + (letters or MARGIN // 2)
    left, width = MARGIN + letters, MESSAGE_WIDTH - 2 * MARGIN - letters
    above = Room(left, top, width, highest - top - MARGIN)
    if score is None:
        return above
    top, width = MARGIN // 2 + (letters or MARGIN // 2), width - score_strip.COLUMN - MARGIN
    beside = Room(left, top, width, highest - top - MARGIN, beside=True)
    return max(above, beside, key=lambda room: room.cell_for(crop))
