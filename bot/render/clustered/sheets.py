"""What stands below the cards: the legend with points, a hand, and the final points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.clustered.boards import letter
from bot.render.clustered.cards import COLOURS, swatch, tile
from bot.render.scene import Box, Label, Shape, Sprite, Stroke
from engine.clustered.boards import OWNERS
from engine.clustered.cards import Card
from engine.contract import Seat

ROW: Final = 54
HAND: Final = 124
"""Maximum side of a card in a hand."""
HAND_ROOM: Final = 62
"""The room above and below the cards of a hand."""
NARROW: Final = 760
"""Wider pictures are shown smaller on a phone, so what stands below them is scaled up."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A seat in the legend: its name and a short text on its points; `active` has the turn."""

    owner: Seat
    name: str
    points: str
    active: bool = False


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A seat in the final table of points: its figures by column, and its rank, 0 for none."""

    owner: Seat
    name: str
    figures: tuple[int, ...]
    place: int = 0


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the viewer's hand: `note` stands below it, `chosen` lifts it, `spent` greys it."""

    card: Card
    note: str = ""
    chosen: bool = False
    spent: bool = False


def scale_length(width: int, pixels: int) -> int:
    """A length scaled for a picture of this width."""
    return pixels * max(width, NARROW) // NARROW


def legend_columns(entries: Sequence[Entry], width: int) -> int:
    """The number of seats in a row of the legend."""
    return max(1, min(len(entries), width // scale_length(width, 280)))


def legend_height(entries: Sequence[Entry], width: int) -> int:
    rows = -(-len(entries) // legend_columns(entries, width))
    return rows * scale_length(width, ROW) + 10


def legend(entries: Sequence[Entry], left: int, top: int, width: int) -> Iterator[Shape]:
    columns, high = legend_columns(entries, width), scale_length(width, ROW)
    each = width // columns
    for number, entry in enumerate(entries):
        row, column = divmod(number, columns)
        yield from _entry(entry, left + column * each, top + row * high, each - 14, high)


def _entry(entry: Entry, x: int, y: int, width: int, high: int) -> Iterator[Shape]:
    """`high` is the height of the row, to which everything is scaled."""
    middle, size, side = y + high // 2, high * 24 // ROW, high * 36 // ROW
    ground = "mat-line" if entry.active else "mat"
    if entry.active:
        yield Box(x, y + 2, width, high - 4, ground, "gold", 3, 10)
    yield from _owner_mark(entry.owner, x + 10, middle, side, size)
    room = min(size * 6 * len(entry.points) // 11, width // 2)
    first = side + 22
    widest = width - first - 12 - room
    yield Label(entry.name, (x + first, middle), size, "chalk", "left", True, ground, widest)
    right = (x + width - 10, middle)
    yield Label(entry.points, right, size, "chalk", "right", True, ground, room)


def _owner_mark(owner: Seat, x: int, middle: int, side: int, size: int) -> Iterator[Shape]:
    """An owner's colour and pattern with the letter on it."""
    y = middle - side // 2
    yield Sprite(swatch(owner), x, y, side)
    yield Box(x - 1, y - 1, side + 2, side + 2, None, "ink", 2)
    at = (x + side // 2, y + side // 2)
    yield Label(OWNERS[owner], at, size, "ink", bold=True, on=COLOURS[owner])


def hand_side(columns: int, width: int) -> int:
    return min(scale_length(width, HAND), (width - 20) // max(columns, 1) - 16)


def hand_height(hand: Sequence[HandCard], width: int, columns: int = 0) -> int:
    columns = columns or len(hand)
    rows = -(-len(hand) // columns) if hand else 0
    return rows * (hand_side(columns, width) + scale_length(width, HAND_ROOM))


def hand_shapes(
    hand: Sequence[HandCard], owner: Seat, left: int, top: int, width: int, columns: int = 0
) -> Iterator[Shape]:
    """The cards in rows, each with its notation below."""
    columns = columns or len(hand)
    side, size = hand_side(columns, width), scale_length(width, 24)
    high = side + scale_length(width, HAND_ROOM)
    for start in range(0, len(hand), max(columns, 1)):
        row = hand[start : start + columns]
        x = left + (width - (side + 16) * len(row) + 16) // 2
        for place, held in enumerate(row):
            y = top + start // columns * high + 14
            yield from _card_shapes(held, owner, x + place * (side + 16), y, side, size)


def _card_shapes(
    held: HandCard, owner: Seat, x: int, y: int, side: int, size: int
) -> Iterator[Shape]:
    yield Sprite(tile(held.card, owner, faint=held.spent), x, y, side)
    if not held.spent:
        yield letter(owner, x, y, side)
    yield Box(x - 2, y - 2, side + 4, side + 4, None, "shadow", 4)
    if held.chosen:
        yield Box(x - 7, y - 7, side + 14, side + 14, None, "ink", 10, 8)
        yield Box(x - 6, y - 6, side + 12, side + 12, None, "white", 6, 8)
    text = f"{held.card} · {held.note}" if held.note else held.card
    at = (x + side // 2, y + side + size + 2)
    yield Label(text, at, size, "chalk", bold=held.chosen, widest=side + 12)


def points_height(rows: Sequence[ScoreRow], width: int) -> int:
    return scale_length(width, ROW) * (len(rows) + 1) + 16


def points(
    rows: Sequence[ScoreRow], heads: Sequence[str], left: int, top: int, width: int
) -> Iterator[Shape]:
    """A line per seat with its figures by column, the total last."""
    high, size = scale_length(width, ROW), scale_length(width, 24)
    yield Box(left, top, width, points_height(rows, width), "paper", radius=12)
    first = width * 38 // 100
    each = (width - first - 16) // len(heads)
    across = [left + first + number * each + each // 2 for number in range(len(heads))]
    line = top + high // 2 + 8
    for x, head in zip(across, heads, strict=True):
        yield Label(head, (x, line), size * 7 // 8, "ink", on="paper", widest=each - 10)
    for row in rows:
        line += high
        rule = line - high // 2
        ground = "moor-light" if row.place == 1 else "paper"
        if row.place == 1:
            yield Box(left, rule, width, high, ground)
        yield Stroke(((left + 14, rule), (left + width - 14, rule)), "paper-edge", 2)
        yield from _row_head(row, left + 16, line, first - 16, size, ground)
        for number, (x, figure) in enumerate(zip(across, row.figures, strict=True)):
            last = number == len(heads) - 1
            larger = size * 7 // 6 if last else size
            yield Label(str(figure), (x, line), larger, "ink", bold=last, on=ground)


def _row_head(
    row: ScoreRow, x: int, middle: int, width: int, size: int, ground: str
) -> Iterator[Shape]:
    if row.place:
        yield Label(f"{row.place}.", (x, middle), size, "ink", "left", True, ground)
        x, width = x + size * 3 // 2, width - size * 3 // 2
    side = size * 3 // 2
    yield from _owner_mark(row.owner, x, middle, side, size)
    at = (x + side + 12, middle)
    yield Label(row.name, at, size, "ink", "left", True, ground, width - side - 20)
