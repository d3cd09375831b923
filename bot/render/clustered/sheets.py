"""What stands beside or below the table: everyone's points as icons with numbers, and a hand."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.render.clustered.boards import list_drops, owned_card
from bot.render.clustered.cards import BY_SEAT, Looks, swatch, tile
from bot.render.grid import Grid
from bot.render.scene import Box, Drop, Label, Movable, Remark, Shape, Sprite, Target
from bot.render.themes import COLOURS
from engine.cells import Cell
from engine.clustered.boards import OWNERS
from engine.clustered.cards import Card
from engine.clustered.scoring import SIZE_BONUS, Score
from engine.contract import Seat

LINE: Final = 66  # the height of a seat with its total alone
ENTRY: Final = 100  # the height of a seat with what it scores
ACROSS: Final = {1: 1, 2: 2, 4: 2}
"""How many seats stand in a row below the table, by their number; otherwise three."""
MARK, NAME, TOTAL, DIGITS = 44, 34, 38, 30
TOTAL_ROOM: Final = 74
KIND: Final = 200  # the most room for a kind of points
NAMED: Final = 2  # seats up to which totals in little room have names
SQUARE: Final = 12  # the side of a square of an icon
CARD: Final = 150  # maximum side of a card in a hand
BETWEEN: Final = 18
NOTE: Final = 48  # the room for a note below a card
NOTE_SIZE: Final = 36


@dataclass(frozen=True, slots=True)
class Entry:
    """A seat and what it scores, unless that is not told; `active` has the turn, or has won.
    `colour` is the number of its colour, by default that of the seat."""

    owner: Seat
    name: str
    score: Score | None
    active: bool = False
    colour: int | None = None

    @property
    def look(self) -> int:
        return BY_SEAT[self.owner] if self.colour is None else self.colour

    @property
    def total(self) -> str:
        return "" if self.score is None else str(self.score.total)


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the viewer's hand: `note` stands below it, `chosen` lifts it, `spent` greys it,
    a tap on it presses its `control`, it can be dropped on cells (see `Marks.drops`), and `said` is
    told of it."""

    card: Card
    note: str = ""
    chosen: bool = False
    spent: bool = False
    control: str = ""
    drops: Mapping[Cell, Drop] = field(default_factory=dict)
    said: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everyone's points: only the totals if it is `brief` or has a hand of its `owner`, too, whose
    cards can be dropped on the `grid`."""

    entries: Sequence[Entry]
    hand: Sequence[HandCard] = ()
    owner: Seat = 0
    brief: bool = False
    grid: Grid | None = None

    @property
    def looks(self) -> Looks:
        return {**BY_SEAT, **{entry.owner: entry.look for entry in self.entries}}

    @property
    def line(self) -> int:
        return LINE if self.hand or self.brief else ENTRY


def column_height(sheet: Sheet, width: int, room: int) -> int:
    """`room` is the most height that there is."""
    points = len(sheet.entries) * sheet.line
    if not sheet.hand:
        return points
    columns, side = fit_hand(sheet.hand, width, room - points - BETWEEN)
    return points + BETWEEN + hand_height(sheet.hand, columns, side)


def column_shapes(
    sheet: Sheet, left: int, top: int, width: int, room: int
) -> Iterator[Shape | Target | Movable | Remark]:
    """A seat per line, then the hand in as many columns as make its cards largest."""
    yield from _entries(sheet, left, top, width, 1)
    if not sheet.hand:
        return
    points = len(sheet.entries) * sheet.line + BETWEEN
    columns, side = fit_hand(sheet.hand, width, room - points)
    yield from draw_hand(sheet, (left, top + points), width, columns, side)


def strip_height(sheet: Sheet, width: int) -> int:
    rows = -(-len(sheet.entries) // _count_across(sheet))
    if not sheet.hand:
        return rows * sheet.line
    side = _fit_row(sheet.hand, width - _points_width(width))
    return max(rows * sheet.line, hand_height(sheet.hand, len(sheet.hand), side))


def strip_shapes(
    sheet: Sheet, left: int, top: int, width: int
) -> Iterator[Shape | Target | Movable | Remark]:
    """The seats side by side, with a hand on their right."""
    across = _count_across(sheet)
    if not sheet.hand:
        yield from _entries(sheet, left, top, width, across)
        return
    points = _points_width(width)
    yield from _entries(sheet, left, top, points, across)
    side = _fit_row(sheet.hand, width - points)
    yield from draw_hand(sheet, (left + points, top), width - points, len(sheet.hand), side)


def _points_width(width: int) -> int:
    """The room for the seats that stand left of a hand."""
    return width * 11 // 20


def _count_across(sheet: Sheet) -> int:
    return 2 if sheet.hand else ACROSS.get(len(sheet.entries), 3)


def totals_height(sheet: Sheet) -> int:
    return -(-len(sheet.entries) // _totals_across(sheet)) * LINE


def total_shapes(sheet: Sheet, left: int, top: int, width: int) -> Iterator[Shape]:
    """The seats with their totals in little room: with names only where they are few."""
    across = _totals_across(sheet)
    if across == 1:
        yield from _entries(sheet, left, top, width, 1)
        return
    each = width // across
    for number, entry in enumerate(sheet.entries):
        row, column = divmod(number, across)
        x, middle = left + column * each, top + row * LINE + LINE // 2
        if entry.active:
            yield Box(x, middle - LINE // 2 + 2, each - 4, LINE - 4, "mat-line", "gold", 4, 10)
        ground = "mat-line" if entry.active else "mat"
        yield from _owner_mark(entry, x + 8, middle)
        at, widest = (x + MARK + 20, middle), each - MARK - 28
        yield Label(entry.total, at, TOTAL, "amber", "left", True, ground, widest)


def _totals_across(sheet: Sheet) -> int:
    seats = len(sheet.entries)
    return 1 if seats <= NAMED else 2 if seats == 4 else 3


def _entries(sheet: Sheet, left: int, top: int, width: int, across: int) -> Iterator[Shape]:
    """Each owner's mark, name and total; below them, where there is room, what brings points."""
    each, high = width // across, sheet.line
    width = each - (BETWEEN if across > 1 else 0)
    for number, entry in enumerate(sheet.entries):
        row, column = divmod(number, across)
        x, y = left + column * each, top + row * high
        ground, middle = "mat-line" if entry.active else "mat", y + LINE // 2
        if entry.active:
            yield Box(x, y + 2, width, high - 4, ground, "gold", 4, 10)
        at, right = x + 8 + MARK + 8, x + width - 8
        yield from _owner_mark(entry, x + 8, middle)
        widest = right - TOTAL_ROOM - at
        yield Label(entry.name, (at, middle), NAME, "chalk", "left", True, ground, widest)
        total = (right, middle)
        yield Label(entry.total, total, TOTAL, "amber", "right", True, ground, TOTAL_ROOM)
        if high > LINE and entry.score is not None:
            yield from _kinds(entry.score, x + 12, y + LINE + 7, width, ground)


def _owner_mark(entry: Entry, x: int, middle: int) -> Iterator[Shape]:
    """An owner's colour and pattern with the letter on it."""
    y = middle - MARK // 2
    yield Sprite(swatch(entry.look), x, y, MARK)
    yield Box(x - 1, y - 1, MARK + 2, MARK + 2, None, "ink", 2)
    at = (x + MARK // 2, y + MARK // 2)
    yield Label(OWNERS[entry.owner], at, 30, "ink", bold=True, on=COLOURS[entry.look])


def _kinds(score: Score, x: int, middle: int, width: int, ground: str) -> Iterator[Shape]:
    """The rectangle and the lines with their points, each with its size bonus."""
    kinds = ((2, len(score.rectangle), score.largest), (1, score.line_points, score.longest))
    for number, (rows, points, has_bonus) in enumerate(kinds):
        left = x + number * min(width // 2, KIND)
        # Three squares side by side: a line, or with two rows a rectangle
        step = SQUARE + 2
        y = middle - (rows * step - 2) // 2
        for row in range(rows):
            for column in range(3):
                yield Box(left + column * step, y + row * step, SQUARE, SQUARE, "chalk")
        left += 3 * SQUARE + 16
        yield Label(str(points), (left, middle), DIGITS, "chalk", "left", True, ground)
        if has_bonus:
            left += 20 * len(str(points)) + 10
            yield Label(f"+{SIZE_BONUS}", (left, middle), DIGITS, "amber", "left", True, ground)


def hand_height(hand: Sequence[HandCard], columns: int, side: int) -> int:
    return -(-len(hand) // columns) * _card_height(hand, side) - BETWEEN


def _card_height(hand: Sequence[HandCard], side: int) -> int:
    return side + BETWEEN + (NOTE if any(held.note for held in hand) else 0)


def fit_hand(hand: Sequence[HandCard], width: int, room: int) -> tuple[int, int]:
    """The number of columns with which the cards are largest, and their side."""
    fits = []
    for columns in range(1, len(hand) + 1):
        rows = -(-len(hand) // columns)
        high = room // rows - (_card_height(hand, 0))
        fits.append((min(width // columns - BETWEEN, high, CARD), -columns))
    side, columns = max(fits)
    return -columns, max(side, NOTE)


def _fit_row(hand: Sequence[HandCard], width: int) -> int:
    return min(width // len(hand) - BETWEEN, CARD)


def draw_hand(
    sheet: Sheet, at: tuple[int, int], width: int, columns: int, side: int
) -> Iterator[Shape | Target | Movable | Remark]:
    """The cards in rows, in the order of the hand, in the colour of their owner."""
    hand, owner, look = sheet.hand, sheet.owner, sheet.looks[sheet.owner]
    left, high, step = at[0], _card_height(hand, side), side + BETWEEN
    indent = (width - step * min(columns, len(hand)) + BETWEEN) // 2
    for number, held in enumerate(hand):
        row, column = divmod(number, columns)
        x, y = left + indent + column * step, at[1] + row * high
        box = (x, y, side, high - BETWEEN)
        shapes, middle = _card_shapes(held, owner, look, x, y, side), (x + side // 2, y + side // 2)
        drops = list_drops(sheet.grid, held.drops, middle) if sheet.grid else ()
        growth = sheet.grid.cell / side if sheet.grid else 1
        yield Movable(tuple(shapes), ((x, y, side, side),), tuple(drops), growth)
        yield Remark(box, held.said)
        if held.note:
            below, colour = (x + side // 2, y + side + NOTE // 2 + 10), "chalk"
            colour = "amber" if held.chosen else colour
            yield Label(held.note, below, NOTE_SIZE, colour, bold=True, widest=step - 4)
        if held.control:
            yield Target(held.control, boxes=(box,))


def _card_shapes(
    held: HandCard, owner: Seat, look: int, x: int, y: int, side: int
) -> Iterator[Shape]:
    if held.spent:
        yield Sprite(tile(held.card, look, faint=True), x, y, side)
    else:
        yield from owned_card(held.card, owner, {owner: look}, x, y, side)
    yield Box(x - 2, y - 2, side + 4, side + 4, None, "shadow", 4)
    if held.chosen:
        yield Box(x - 9, y - 9, side + 18, side + 18, None, "ink", 10, 8)
        yield Box(x - 8, y - 8, side + 16, side + 16, None, "white", 8, 8)
