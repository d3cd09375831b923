"""The cards on the mat: groups, marks of new cards, and a card held over them."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from bot.render.clustered.cards import BY_SEAT, NOTCH, Looks, tile
from bot.render.drawing import Colour
from bot.render.grid import Grid
from bot.render.scene import Box, Drop, Label, Shape, Sprite, Stroke
from bot.render.themes import COLOURS
from engine.cells import NOT_FIRST, NOT_LAST, SIDE, Cell, Mask, column_of, name_of, row_of
from engine.clustered.boards import OWNERS, Board, PlacedCard
from engine.clustered.cards import Card
from engine.clustered.scoring import Score
from engine.contract import Seat

READABLE: Final = 70  # the side of a cell below which a card's letter cannot be read on a phone
SMALLEST_LETTER: Final = 9
LEAST_FRAME: Final = 9  # pixels with which a frame is seen on a phone, too
LEAST_NUMBER: Final = 36
NUMBER: Final = 44  # the disc of a number, in hundredths of a cell's side
LEAST_LINE: Final = 5  # pixels with which a line that scores is seen on a phone
LIFT: Final = 7  # how far a held card reaches beyond its cell, in hundredths of its side


class Ghost(NamedTuple):
    """A card held over a cell; `strangers` are the cards it does not match there."""

    card: Card
    owner: Seat
    cell: Cell
    legal: bool
    strangers: tuple[Cell, ...] = ()


def cards(grid: Grid, board: Board, looks: Looks = BY_SEAT) -> Iterator[Shape]:
    """The cards of the part shown, each with its owner's letter, and the borders between groups."""
    for laid in board.laid:
        if laid.cell in grid.crop:
            yield from card(grid, laid, looks)
    yield from _borders(grid, board.by_cell)


def card(grid: Grid, laid: PlacedCard, looks: Looks) -> Iterator[Shape]:
    x, y = grid.corner(laid.cell)
    if laid.owner is None:
        yield Sprite(tile(laid.card, None), x, y, grid.cell)
    elif grid.cell < READABLE:
        yield Sprite(tile(laid.card, looks[laid.owner], small=True), x, y, grid.cell)
    else:
        yield from owned_card(laid.card, laid.owner, looks, x, y, grid.cell)


def owned_card(card: Card, owner: Seat, looks: Looks, x: int, y: int, side: int) -> Iterator[Shape]:
    """A card in its owner's colour, with their letter."""
    yield Sprite(tile(card, looks[owner]), x, y, side)
    # The owner's letter in a card's notch
    middle = side * NOTCH // 200
    size = max(SMALLEST_LETTER, side * 27 // 100)
    at, ground = (x + middle, y + middle), COLOURS[looks[owner]]
    yield Label(OWNERS[owner], at, size, "ink", bold=True, on=ground)


def _borders(grid: Grid, laid: Mapping[Cell, PlacedCard]) -> Iterator[Shape]:
    """A dark line around each group: towards a free cell or another owner's card."""
    width = grid.part(7)
    for one in laid.values():
        if one.cell not in grid.crop:
            continue
        x, y = grid.corner(one.cell)
        right, bottom = x + grid.cell, y + grid.cell
        sides = (
            (one.cell - SIDE, ((x, y), (right, y)), True),
            (one.cell - 1, ((x, y), (x, bottom)), bool(NOT_FIRST >> one.cell & 1)),
            (one.cell + SIDE, ((x, bottom), (right, bottom)), True),
            (one.cell + 1, ((right, y), (right, bottom)), bool(NOT_LAST >> one.cell & 1)),
        )
        for other, points, inside in sides:
            beyond = laid.get(other) if inside else None
            if beyond is None or beyond.owner != one.owner or one.owner is None:
                yield Stroke(points, "shadow", width)


def frame(grid: Grid, cell: Cell, colour: Colour, lift: int = 0) -> Iterator[Shape]:
    """A thick frame around a card, edged so that it stands out from any colour; `lift` pixels
    further out."""
    x, y = grid.corner(cell)
    thick = max(grid.part(9), LEAST_FRAME)
    for out, stroke, paint in ((thick // 2 + 3, thick + 6, "ink"), (thick // 2, thick, colour)):
        side = grid.cell + 2 * (out + lift)
        left, top = x - out - lift, y - out - lift
        yield Box(left, top, side, side, None, paint, stroke, grid.part(10))


def ring(grid: Grid, cell: Cell, colour: Colour) -> Iterator[Shape]:
    """A thick frame wholly outside a card, whose owner's colour stays in sight."""
    x, y = grid.corner(cell)
    thick = max(grid.part(9), LEAST_FRAME)
    for out, paint in ((thick + 3, "ink"), (thick, colour)):
        side = grid.cell + 2 * out
        yield Box(x - out, y - out, side, side, None, paint, out, grid.part(10))


def corners(grid: Grid, cell: Cell, colour: Colour) -> Iterator[Shape]:
    """Four corners around a card that is new, but not the newest."""
    x, y = grid.corner(cell)
    long, thick, end = grid.part(24), max(grid.part(9), LEAST_FRAME), grid.cell
    for across, down in ((0, 0), (1, 0), (0, 1), (1, 1)):
        cx, cy = x + across * end, y + down * end
        dx, dy = (-long if across else long), (-long if down else long)
        for paint, width in (("ink", thick + 4), (colour, thick)):
            yield Stroke(((cx + dx, cy), (cx, cy), (cx, cy + dy)), paint, width)


def ghost_shapes(grid: Grid, ghost: Ghost, looks: Looks) -> Iterator[Shape]:
    """A card that is not placed yet: lifted, in a bright frame with a dark edge; crossed out in red
    if illegal."""
    x, y = grid.corner(ghost.cell)
    lift = grid.part(LIFT)
    side = grid.cell + 2 * lift
    yield from owned_card(ghost.card, ghost.owner, looks, x - lift, y - lift, side)
    for stranger in ghost.strangers:
        yield from frame(grid, stranger, "red")
    yield from frame(grid, ghost.cell, "white" if ghost.legal else "red", lift)
    if ghost.legal:
        return
    right, bottom, inset = x + grid.cell, y + grid.cell, grid.part(12)
    thick = max(grid.part(9), LEAST_FRAME)
    for points in (
        ((x + inset, y + inset), (right - inset, bottom - inset)),
        ((x + inset, bottom - inset), (right - inset, y + inset)),
    ):
        yield Stroke(points, "ink", thick + 4)
        yield Stroke(points, "red", thick)


def list_drops(grid: Grid, drops: Mapping[Cell, Drop], middle: tuple[int, int]) -> Iterator[Drop]:
    """Where a card that lies about a point can be dropped, of the cells that are shown."""
    for cell, drop in drops.items():
        if cell in grid.crop:
            x, y = grid.centre(cell)
            yield replace(drop, right=x - middle[0], down=y - middle[1])


def number(grid: Grid, cell: Cell, text: str) -> Iterator[Shape]:
    """A number that a text speaks of, on the corner away from the owner's letter."""
    x, y = grid.corner(cell)
    size = max(grid.part(NUMBER), LEAST_NUMBER)
    left, top = x + grid.cell - size * 6 // 10, y - size * 4 // 10
    yield Box(left, top, size, size, "gold", "ink", 3, size // 2)
    yield Label(text, (left + size // 2, top + size // 2), size * 7 // 10, "ink", bold=True,
                on="gold")  # fmt: skip


def places(grid: Grid, cells: Collection[Cell]) -> Iterator[Shape]:
    """The cells that a card fits in, with their names for typed moves."""
    size, inset = max(11, grid.part(36)), grid.part(5)
    for cell in cells:
        x, y = grid.corner(cell)
        side = grid.cell - 2 * inset
        box = (x + inset, y + inset, side, side)
        yield Box(*box, "mat-line", "chalk", max(3, grid.part(5)), grid.part(12))
        at, widest = grid.centre(cell), side - 2 * inset
        yield Label(name_of(cell), at, size, "chalk", bold=True, on="mat-line", widest=widest)


def edge(grid: Grid, room: Mask) -> Iterator[Shape]:
    """The edge of the table, where it lies inside the picture."""
    crop = grid.crop
    for row in range(crop.row, crop.row + crop.rows):
        for column in range(crop.column, crop.column + crop.columns):
            cell = row * SIDE + column
            if not room >> cell & 1:
                x, y = grid.corner(cell)
                yield Box(x, y, grid.cell, grid.cell, "shadow")


def score_shapes(grid: Grid, score: Score) -> Iterator[Shape]:
    """What scores for a seat: its rectangle framed, its lines along the cards' edges."""
    if score.rectangle:
        x, y = grid.corner(score.rectangle[0])
        wide = (column_of(score.rectangle[-1]) - column_of(score.rectangle[0]) + 1) * grid.cell
        high = (row_of(score.rectangle[-1]) - row_of(score.rectangle[0]) + 1) * grid.cell
        thick = max(grid.part(7), LEAST_LINE)
        yield Box(x - 4, y - 4, wide + 8, high + 8, None, "ink", thick + 4)
        yield Box(x - 2, y - 2, wide + 4, high + 4, None, "white", thick)
    # A dark stroke with a light edge and a knob at each end, below a row's symbols or right of a
    # column's
    inset, thick = grid.part(22), max(grid.part(6), LEAST_LINE)
    edge, far = grid.cell - grid.part(10), grid.cell - inset
    for line in score.lines:
        (x1, y1), (x2, y2) = grid.corner(line[0]), grid.corner(line[-1])
        is_level = row_of(line[0]) == row_of(line[-1])
        ends = ((x1 + inset, y1 + edge), (x2 + far, y1 + edge))
        ends = ends if is_level else ((x1 + edge, y1 + inset), (x1 + edge, y2 + far))
        yield Stroke(ends, "white", thick + 6)
        for x, y in ends:
            light, side = thick + 3, 2 * thick
            yield Box(x - light, y - light, 2 * light, 2 * light, "white", radius=light)
            yield Box(x - thick, y - thick, side, side, "ink", radius=thick)
        yield Stroke(ends, "ink", thick)
