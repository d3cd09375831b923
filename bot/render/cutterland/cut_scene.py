"""A card being cut, and beside it the lands that its pieces may go to, in one picture; the card
alone while nobody has one. The scale depends on the lands alone, so that nothing moves while
squares are pressed. Up to two lands stand one below the other, more in two columns; on a page in a
row below the card."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bot.render.cutterland import ground
from bot.render.cutterland.badges import badge
from bot.render.cutterland.card_scenes import GAP, cut_card_shapes
from bot.render.grid import Crop, Grid
from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Shape, Target
from engine.cutterland.cards import COLUMNS, LETTERS, ROWS, Card
from engine.cutterland.lands import Land

MAT: Final = "mat"
MARGIN: Final = 28
HEIGHT: Final = 572
"""With three rows of squares and two more of buttons it fits a phone's screen."""
ALONE: Final = 704  # the same of a card, before there are lands to look at
LAND: Final = 250  # the width of a land beside the card
BETWEEN: Final = 36
NAME: Final = 42
NUMBER: Final = 48
HEAD: Final = 62
IN_COLUMN: Final = 2
LARGEST: Final = 64  # the largest side of a land's cell


class Chooser(NamedTuple):
    """Who chooses from the pieces, in this order, and their land."""

    name: str
    land: Land


def cut_scene(
    card: Card, pieces: Sequence[str], hatched: Collection[str], marked: int | None,
    choosers: Sequence[Chooser], targets: Mapping[str, Target] | None = None, share: int = 0,
    *, page_height: int = 0,
) -> Scene:  # fmt: skip
    """The card falls into these pieces; the `marked` one, by its ordinal, is being cut off.
    `targets` are what a tap on a square presses. A stroke counts its squares, up to the even
    `share` beside that: more are allowed."""
    if not any(chooser.land.cells for chooser in choosers):
        choosers = ()
    columns = max(len(choosers), 1) if page_height else -(-len(choosers) // IN_COLUMN)
    strip = 0 if page_height else columns * (LAND + BETWEEN)
    height = page_height or (HEIGHT if choosers else ALONE)
    cell = (MESSAGE_WIDTH - 2 * MARGIN - strip - (COLUMNS - 1) * GAP) // COLUMNS
    cell = min(cell, (height - 2 * MARGIN - (ROWS - 1) * GAP) // ROWS)
    card_high = ROWS * cell + (ROWS - 1) * GAP
    top = MARGIN if page_height else (height - card_high) // 2
    edge = (MESSAGE_WIDTH - strip - COLUMNS * (cell + GAP) + GAP) // 2
    shapes = [*cut_card_shapes(card, pieces or ("",), hatched, edge, top, cell, marked)]
    left, rows = MESSAGE_WIDTH - MARGIN - strip + BETWEEN, min(len(choosers), IN_COLUMN) or 1
    begin, high, wide = MARGIN // 2, (height - MARGIN) // rows, LAND
    if page_height:
        left, begin = MARGIN, top + card_high + MARGIN
        wide, most = (MESSAGE_WIDTH - 2 * MARGIN) // columns - BETWEEN, height - begin - MARGIN
        lands = [_fit_land(each.land, wide, most - HEAD - 8) for each in choosers]
        high = max((HEAD + 8 + tall for _, tall in lands), default=0)
        height = begin + high + MARGIN
    for number, chooser in enumerate(choosers):
        row, column = divmod(number, columns)
        x, y = left + column * (wide + BETWEEN), begin + row * high
        middle = y + HEAD // 2
        shapes += badge(str(number + 1), x + NUMBER // 2, middle, NUMBER, "gold")
        name, room = (x + NUMBER + 8, middle), wide - NUMBER - 8 + MARGIN * 2 // 3
        shapes.append(Label(chooser.name, name, NAME, "chalk", "left", bold=True, widest=room))
        shapes += _land_shapes(chooser.land, x, y + HEAD, wide, high - HEAD - 8)
    pitch, corner = cell + GAP, (edge - GAP // 2, top - GAP // 2)  # with half of the gaps
    touched = (
        replace(
            target, boxes=((corner[0] + column * pitch, corner[1] + row * pitch, pitch, pitch),)
        )
        for square, target in (targets or {}).items()
        for row, column in [divmod(LETTERS.index(square), COLUMNS)]
    )
    counts = range(1, len(LETTERS) + 1) if share else ()
    notes = tuple(f"{n} / {share}" if n <= share else str(n) for n in counts)
    return Scene(MESSAGE_WIDTH, height, MAT, tuple(shapes), tuple(touched), stroke_notes=notes)


def _land_shapes(land: Land, left: int, top: int, width: int, height: int) -> Iterator[Shape]:
    """The land, as large as fits; an empty frame where there is none yet."""
    if not land.cells:
        yield Box(left, top, width, height, None, "mat-line", 3, radius=12)
        return
    crop, (cell, _) = Crop.across_edges(land.cells), _fit_land(land, width, height)
    yield from ground.land_shapes(Grid(crop, left + 4, top + 4, cell), land)


def _fit_land(land: Land, width: int, height: int) -> tuple[int, int]:
    """The side of its cells, and the height that it takes with a margin."""
    if not land.cells:
        return 0, min(height, LAND)
    crop = Crop.across_edges(land.cells)
    cell = min((width - 8) // crop.columns, (height - 8) // crop.rows, LARGEST)
    return cell, crop.rows * cell + 8
