"""Clustered's pictures as scenes: pure functions of what a viewer may see.

Texts (names, notes) are passed in the reader's language; only coordinates, points and owners'
letters are written here. All are as wide as a message shows them twice over, and low enough for the
buttons below them: points and hand stand beside a tall table, below a wide one.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final

from bot.render.clustered import boards, sheets
from bot.render.clustered.boards import Ghost
from bot.render.clustered.cards import Looks, swatch, tile
from bot.render.clustered.sheets import Entry, HandCard, Sheet
from bot.render.grid import Crop, Grid, coordinates, mat
from bot.render.scene import (
    MESSAGE_WIDTH,
    Box,
    Drop,
    DropMarks,
    Movable,
    Remark,
    Scene,
    Shape,
    Sprite,
    Target,
    build_scene,
)
from engine.cells import Cell, Mask, adjacent_cells, cell_at, cells_in, column_of, row_of
from engine.clustered.boards import Board, PlacedCard
from engine.clustered.scoring import Score
from engine.contract import Seat

HIGHEST: Final = 800
"""The most height with which four rows of buttons fit on a phone's screen, too."""
HIGHEST_BOARD: Final = 1200  # the same for a board, which has one row
HIGHEST_WAITING: Final = 920  # the same for a panel that only shows the table and a hand
LARGEST: Final = 112
LARGEST_ON_PAGE: Final = 180
SMALLEST: Final = 20
STEP: Final = 2
EDGE: Final = 16
NAMES: Final = 36  # the room for coordinates above and left of the grid
NAMES_SIZE: Final = 28
GAP: Final = 22
NARROWEST, WIDEST = 304, 390  # of the column beside the table
SMALL: Final = 8  # rows and columns up to which a board has a margin
MARGIN: Final = 3  # rows and columns shown around the two cells that an analysis compares
INNER: Final = MESSAGE_WIDTH - 2 * EDGE
HAND_SIDE: Final = 150
WORTH_SMALL_HAND: Final = 120
"""From how many hundredths of its size a table has a hand below it."""
ENLARGED: Final = 90  # the side of a cell of the enlarged part of a large table
OVERVIEW_WIDTH: Final = 330  # of what stands beside it
OVERVIEW_HIGHEST: Final = 300
OVERVIEW_GAP: Final = 20
FRAME_ROOM: Final = 4  # around the overview


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks on a board: the `newest` card, others that are `new` to the viewer, a card held over
    it, the cells where it would fit, and what scores. `around` are cells that the picture always
    includes. `played` is where a card was placed instead of the held one: then both are numbered.
    `drops` are what a tap on a cell does, and dropping the held card there; `said` is told of the
    cards.
    """

    newest: Cell | None = None
    new: tuple[Cell, ...] = ()
    ghost: Ghost | None = None
    fitting: Collection[Cell] = ()
    scores: Sequence[Score] = ()
    around: Collection[Cell] = ()
    played: PlacedCard | None = None
    drops: Mapping[Cell, Drop] = field(default_factory=dict)
    said: Mapping[Cell, str] = field(default_factory=dict)


def board_scene(
    board: Board, room: Mask, entries: Sequence[Entry], marks: Marks, *, brief: bool = False,
    highest: int = HIGHEST_BOARD,
) -> Scene:  # fmt: skip
    """The cards on the table, and everyone's points: with `brief` only the totals in a low picture,
    and where that lets a large table be larger."""
    crop, sheet = _crop(board, marks), Sheet(entries)
    if max(crop.rows, crop.columns) <= SMALL:
        crop = Crop.around(crop.corners, 1)
    if brief and (highest < HIGHEST_BOARD or not _is_readable(crop, sheet, highest)):
        sheet = Sheet(entries, brief=True)
    return _compose(board, room, marks, crop, sheet, highest)


def panel_scene(
    board: Board, room: Mask, entries: Sequence[Entry], marks: Marks,
    hand: Sequence[HandCard], owner: Seat, *, page_height: int = 0,
) -> Scene:  # fmt: skip
    """The table with the viewer's hand; `marks.around` keeps its window where it is. Of a table too
    large for a phone the part around the held card is enlarged, but on a page."""
    sheet, crop = Sheet(entries, hand, owner), _crop(board, marks)
    if page_height:
        return _compose_page(board, room, marks, crop, sheet, page_height)
    if _is_readable(crop, sheet, HIGHEST):
        return _compose(board, room, marks, crop, sheet, HIGHEST)
    if marks.ghost is None or marks.played:  # the cards alone, or what an analysis compares
        crop = Crop.around(board.by_cell, 0)
        if marks.ghost and marks.played:
            crop = Crop.around((marks.ghost.cell, marks.played.cell), MARGIN)
        return _compose(board, room, marks, crop, sheet, HIGHEST)
    # The part of the table around the held card, as much as there is room for
    most, wide = HIGHEST - 2 * EDGE, INNER - OVERVIEW_WIDTH - GAP
    columns, rows = (wide - NAMES) // ENLARGED, (most - NAMES) // ENLARGED
    window = _window_around(marks.ghost.cell, crop, columns, rows)
    side = _fit_cell(window, wide, most)
    left = EDGE + (wide - side * window.columns - NAMES) // 2
    grid = Grid(window, left + NAMES, EDGE + NAMES, side)
    drawn = _table(grid, board, room, marks, sheet.looks)
    sheet = replace(sheet, grid=grid)
    drawn += _overview_column(board, crop, window, marks, sheet, EDGE + wide + GAP, most)
    return build_scene(MESSAGE_WIDTH, HIGHEST, "mat", drawn)


def waiting_scene(
    board: Board, room: Mask, entries: Sequence[Entry], marks: Marks,
    hand: Sequence[HandCard], owner: Seat,
) -> Scene:  # fmt: skip
    """The table with the viewer's hand while others act: in the window of the panel, but a large
    table as large as it can be."""
    sheet, crop = Sheet(entries, hand, owner), _crop(board, marks)
    if _is_readable(crop, sheet, HIGHEST):
        return _compose(board, room, marks, crop, sheet, HIGHEST_WAITING)
    crop = Crop.around(board.by_cell, 0)
    return _compose(board, room, marks, crop, sheet, HIGHEST_WAITING, worth=100)


def hand_scene(hand: Sequence[HandCard], owner: Seat, look: int) -> Scene:
    """The viewer's cards alone, in the colour with the number `look`."""
    side = min(HAND_SIDE, INNER // len(hand) - sheets.BETWEEN)
    sheet = Sheet((Entry(owner, "", None, colour=look),), hand, owner)
    shapes = sheets.draw_hand(sheet, (EDGE, EDGE), INNER, len(hand), side)
    height = sheets.hand_height(hand, len(hand), side) + 2 * EDGE
    return build_scene(MESSAGE_WIDTH, height, "mat", shapes)


def miniature_scene(board: Board, looks: Looks, room: tuple[int, int]) -> Scene:
    """All cards alone, as large as fits into the room."""
    crop = Crop.around(board.by_cell, 0)
    inner = [side - 2 * EDGE for side in room]
    cell = max(min(inner[0] // crop.columns, inner[1] // crop.rows, LARGEST), 1)
    grid = Grid(crop, EDGE, EDGE, cell)
    shapes = tuple(boards.cards(grid, board, looks))
    return Scene(grid.width + 2 * EDGE, grid.height + 2 * EDGE, "mat", shapes)


def _crop(board: Board, marks: Marks) -> Crop:
    """The part shown: all cards, and what else has to be seen."""
    cells = [*board.by_cell, *marks.around, *marks.fitting]
    if marks.ghost:
        cells.append(marks.ghost.cell)
    if marks.played:
        cells.append(marks.played.cell)
    return Crop.around(cells, 0)


def _compose(
    board: Board, room: Mask, marks: Marks, crop: Crop, sheet: Sheet, highest: int,
    worth: int = WORTH_SMALL_HAND,
) -> Scene:  # fmt: skip
    """The table with the sheet beside or below it, whichever lets it be larger. A hand, which is
    smaller there, goes below it only for a table that is `worth` it."""
    beside_cell, below_cell = _fit_sides(crop, sheet, highest)
    if below_cell * 100 > beside_cell * (worth if sheet.hand else 100):
        grid = Grid(crop, 0, EDGE + NAMES, below_cell)
        grid = replace(grid, left=(MESSAGE_WIDTH - grid.width + NAMES) // 2)
        top = grid.top + grid.height + GAP
        drawn = _table(grid, board, room, marks, sheet.looks)
        drawn += sheets.strip_shapes(replace(sheet, grid=grid), EDGE, top, INNER)
        height = top + sheets.strip_height(sheet, INNER) + EDGE
        return build_scene(MESSAGE_WIDTH, height, "mat", drawn)
    most, grid = highest - 2 * EDGE, Grid(crop, 0, 0, beside_cell)
    wide, table_high = grid.width + NAMES, grid.height + NAMES
    column = min(max(INNER - wide - GAP, NARROWEST), WIDEST)
    high = sheets.column_height(sheet, column, most)
    inner = max(table_high, high)
    left, middle = (MESSAGE_WIDTH - wide - GAP - column) // 2, EDGE + inner // 2
    grid = replace(grid, left=left + NAMES, top=middle - table_high // 2 + NAMES)
    drawn = _table(grid, board, room, marks, sheet.looks)
    sheet = replace(sheet, grid=grid)
    drawn += sheets.column_shapes(sheet, left + wide + GAP, middle - high // 2, column, most)
    return build_scene(MESSAGE_WIDTH, inner + 2 * EDGE, "mat", drawn)


def _compose_page(
    board: Board, room: Mask, marks: Marks, crop: Crop, sheet: Sheet, highest: int
) -> Scene:
    """On a page: the points, the table and the hand below each other, each as wide as the picture,
    unless a table with both beside it is `WORTH_SMALL_HAND`."""
    if not sheet.hand:
        return _compose(board, room, marks, crop, sheet, highest)
    totals, cards = replace(sheet, hand=(), brief=True), len(sheet.hand)
    high = sheets.strip_height(totals, INNER)
    side = min(INNER // cards - sheets.BETWEEN, LARGEST_ON_PAGE)
    below = sheets.hand_height(sheet.hand, cards, side)
    most = highest - 2 * (EDGE + GAP) - high - below
    cell = _fit_cell(crop, INNER, most, LARGEST_ON_PAGE)
    if cell * WORTH_SMALL_HAND < max(_fit_sides(crop, sheet, highest)) * 100:
        return _compose(board, room, marks, crop, sheet, highest, worth=100)
    grid = Grid(crop, 0, EDGE + high + GAP + NAMES, cell)
    grid = replace(grid, left=(MESSAGE_WIDTH - grid.width + NAMES) // 2)
    drawn = _table(grid, board, room, marks, sheet.looks)
    drawn += sheets.strip_shapes(totals, EDGE, EDGE, INNER)
    top, sheet = grid.top + grid.height + GAP, replace(sheet, grid=grid)
    drawn += sheets.draw_hand(sheet, (EDGE, top), INNER, cards, side)
    return build_scene(MESSAGE_WIDTH, top + below + EDGE, "mat", drawn)


def _is_readable(crop: Crop, sheet: Sheet, highest: int) -> bool:
    return max(_fit_sides(crop, sheet, highest)) >= boards.READABLE


def _fit_sides(crop: Crop, sheet: Sheet, highest: int) -> tuple[int, int]:
    """The side of a cell with the sheet beside the table, and below it."""
    most, below = highest - 2 * EDGE, sheets.strip_height(sheet, INNER)
    beside_cell = _fit_cell(crop, INNER - NARROWEST - GAP, most)
    return beside_cell, _fit_cell(crop, INNER, most - below - GAP)


def _fit_cell(crop: Crop, width: int, height: int, largest: int = LARGEST) -> int:
    fits = min((width - NAMES) // crop.columns, (height - NAMES) // crop.rows, largest)
    return max(fits - fits % STEP, SMALLEST)


def _table(
    grid: Grid, board: Board, room: Mask, marks: Marks, looks: Looks
) -> list[Shape | Target | Movable | DropMarks | Remark]:
    shapes: list[Shape | Target | Movable | DropMarks | Remark] = [*mat(grid)]
    shapes += boards.edge(grid, room)
    shapes += coordinates(grid, min(NAMES_SIZE, grid.cell - 4))
    taken = {each.cell for each in (marks.ghost, marks.played) if each}
    free = set(cells_in(adjacent_cells(board.mask) & ~board.mask & room)) - taken
    fitting = {cell for cell in marks.fitting if cell in grid.crop}
    if places := tuple(boards.places(grid, sorted(free & fitting))):
        shapes.append(DropMarks(places))
    shapes += boards.cards(grid, board, looks)
    for score in marks.scores:
        shapes += boards.score_shapes(grid, score)
    for cell in marks.new:
        if cell != marks.newest and cell in grid.crop:
            shapes += boards.corners(grid, cell, "fresh")
    if marks.newest is not None and marks.newest in grid.crop:
        shapes += boards.ring(grid, marks.newest, "gold")
    if marks.played:
        shapes += boards.card(grid, marks.played, looks)
        shapes += boards.ring(grid, marks.played.cell, "red")
    if marks.ghost:
        cell = marks.ghost.cell
        drops = boards.list_drops(grid, marks.drops, grid.centre(cell))
        held = tuple(boards.ghost_shapes(grid, marks.ghost, looks))
        shapes.append(Movable(held, (grid.box(cell),), tuple(drops)))
    if marks.ghost and marks.played:
        shapes += boards.number(grid, marks.played.cell, "1")
        shapes += boards.number(grid, marks.ghost.cell, "2")
    shapes += (
        Remark(grid.box(cell), text) for cell, text in marks.said.items() if cell in grid.crop
    )
    for cell, drop in marks.drops.items():
        if cell in grid.crop:
            shapes.append(replace(drop.target, boxes=(grid.box(cell),)))
    return shapes


def _window_around(cell: Cell, whole: Crop, columns: int, rows: int) -> Crop:
    """At most so many columns and rows of the whole, with the cell as near to their middle as the
    whole's edge lets it be."""
    across, down = min(columns, whole.columns), min(rows, whole.rows)
    last_left = whole.column + whole.columns - across
    last_top = whole.row + whole.rows - down
    left = min(max(column_of(cell) - across // 2, whole.column), last_left)
    top = min(max(row_of(cell) - down // 2, whole.row), last_top)
    return Crop(top, left, down, across)


def _overview_column(
    board: Board, whole: Crop, window: Crop, marks: Marks, sheet: Sheet, left: int, room: int
) -> Iterator[Shape | Target | Movable | Remark]:
    """The whole table in small, the totals below it and the hand below those, in `room` pixels of
    height."""
    inner, wide = OVERVIEW_HIGHEST - 2 * FRAME_ROOM, OVERVIEW_WIDTH
    side = min((wide - 2 * FRAME_ROOM) // whole.columns, inner // whole.rows)
    grid = Grid(whole, left + (wide - side * whole.columns) // 2, EDGE + FRAME_ROOM, side)
    yield from _overview(board, grid, window, marks, sheet.looks)
    yield from _overview_targets(grid, {cell: drop.target for cell, drop in marks.drops.items()})
    down = grid.height + 2 * FRAME_ROOM + OVERVIEW_GAP
    yield from sheets.total_shapes(sheet, left, EDGE + down, wide)
    down += sheets.totals_height(sheet) + OVERVIEW_GAP
    columns, side = sheets.fit_hand(sheet.hand, wide, room - down)
    yield from sheets.draw_hand(sheet, (left, EDGE + down), wide, columns, side)


def _overview(
    board: Board, grid: Grid, window: Crop, marks: Marks, looks: Looks
) -> Iterator[Shape]:
    """Each card in its owner's colour; cells that fit as dots, new cards framed, the held card, and
    the frame of the enlarged part."""
    yield Box(grid.left, grid.top, grid.width, grid.height, "mat-line")
    for laid in board.laid:
        drawing = tile(laid.card, None) if laid.owner is None else swatch(looks[laid.owner])
        yield Sprite(drawing, *grid.corner(laid.cell), grid.cell)
    for cell in marks.fitting:
        inset, (x, y) = grid.cell // 4, grid.corner(cell)
        side = grid.cell - 2 * inset
        yield Box(x + inset, y + inset, side, side, "chalk", radius=side // 2)
    framed = [(cell, "fresh") for cell in marks.new]
    framed += [(marks.newest, "gold")] if marks.newest is not None else []
    for cell, colour in framed:
        x, y = grid.corner(cell)
        yield Box(x - 2, y - 2, grid.cell + 4, grid.cell + 4, None, colour, 4)
    if marks.ghost:
        x, y = grid.corner(marks.ghost.cell)
        yield Box(x, y, grid.cell, grid.cell, "white" if marks.ghost.legal else "red", "ink", 2)
    (x, y), (right, bottom) = map(grid.corner, window.corners)
    yield Box(x - 2, y - 2, right + grid.cell - x + 4, bottom + grid.cell - y + 4, None, "white", 4)


def _overview_targets(grid: Grid, targets: Mapping[Cell, Target]) -> Iterator[Target]:
    """Its cells are too small for a finger: a tap means what is nearest of the targets."""
    if not targets:
        return

    def find_nearest(cell: Cell) -> Cell:
        row, column = row_of(cell), column_of(cell)
        return min(targets, key=lambda to: (row_of(to) - row) ** 2 + (column_of(to) - column) ** 2)

    first, last = grid.crop.corners
    for row in range(row_of(first), row_of(last) + 1):
        cells = [cell_at(row, column) for column in range(column_of(first), column_of(last) + 1)]
        for nearest, run in groupby(cells, find_nearest):
            left, *more = run
            width = grid.cell * (1 + len(more))
            yield replace(targets[nearest], boxes=((*grid.corner(left), width, grid.cell),))
