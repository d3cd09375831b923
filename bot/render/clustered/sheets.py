"""Below the cards: whose they are with the points so far, a hand, and the final points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.clustered.boards import letter
from bot.render.clustered.cards import swatch, tile
from bot.render.scene import Box, Label, Shape, Sprite, Stroke
from engine.clustered.cards import Card
from engine.contract import Seat

ROW: Final = 54
HAND: Final = 124
"""The side of a card in a hand, at most."""
HAND_ROOM: Final = 62
"""What a hand takes above and below its cards."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A seat in the legend: its name and a short word on its points; `active` has the turn."""

    owner: Seat
    name: str
    points: str
    active: bool = False


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A seat in the final table of points: its figures by column, and its place, 0 for none."""

    owner: Seat
    name: str
    figures: tuple[int, ...]
    place: int = 0


@dataclass(frozen=True, slots=True)
class Held:
    """A card of the viewer's hand: `note` stands below it, `chosen` lifts it, `spent` greys it."""

    card: Card
    note: str = ""
    chosen: bool = False
    spent: bool = False


def legend_columns(entries: Sequence[Entry], width: int) -> int:
    """How many seats stand beside each other."""
    return max(1, min(len(entries), width // 280))


def legend_height(entries: Sequence[Entry], width: int) -> int:
    return -(-len(entries) // legend_columns(entries, width)) * ROW + 10


def legend(entries: Sequence[Entry], left: int, top: int, width: int) -> Iterator[Shape]:
    columns = legend_columns(entries, width)
    each = width // columns
    for number, entry in enumerate(entries):
        row, column = divmod(number, columns)
        yield from _entry(entry, left + column * each, top + row * ROW, each - 14)


def _entry(entry: Entry, x: int, y: int, width: int) -> Iterator[Shape]:
    middle = y + ROW // 2
    ground = "mat-line" if entry.active else "mat"
    if entry.active:
        yield Box(x, y + 2, width, ROW - 4, ground, "gold", 3, 10)
    yield Sprite(swatch(entry.owner), x + 10, middle - 18, 36)
    yield Box(x + 9, middle - 19, 38, 38, None, "ink", 2)
    yield _swatch_letter(entry.owner, x + 10, middle - 18)
    room = min(13 * len(entry.points), width // 2)
    widest = width - 68 - room
    yield Label(entry.name, (x + 58, middle), 24, "chalk", "left", True, ground, widest)
    right = (x + width - 10, middle)
    yield Label(entry.points, right, 24, "chalk", "right", True, ground, room)


def _swatch_letter(owner: Seat, x: int, y: int) -> Label:
    found = letter(owner, x, y, 36)
    return Label(found.text, (x + 18, y + 18), 24, "ink", bold=True, on=found.on)


def hand_side(hand: Sequence[Held], width: int) -> int:
    return min(HAND, (width - 20) // max(len(hand), 1) - 16)


def hand_height(hand: Sequence[Held], width: int) -> int:
    return hand_side(hand, width) + HAND_ROOM if hand else 0


def hand_shapes(
    hand: Sequence[Held], owner: Seat, left: int, top: int, width: int
) -> Iterator[Shape]:
    """The cards beside each other, each with its text in the notation below."""
    side = hand_side(hand, width)
    pitch = side + 16
    x = left + (width - pitch * len(hand) + 16) // 2
    for held in hand:
        yield from _held(held, owner, x, top + 14, side)
        x += pitch


def _held(held: Held, owner: Seat, x: int, y: int, side: int) -> Iterator[Shape]:
    yield Sprite(tile(held.card, owner, faint=held.spent), x, y, side)
    if not held.spent:
        yield letter(owner, x, y, side)
    yield Box(x - 2, y - 2, side + 4, side + 4, None, "shadow", 4)
    if held.chosen:
        yield Box(x - 7, y - 7, side + 14, side + 14, None, "ink", 10, 8)
        yield Box(x - 6, y - 6, side + 12, side + 12, None, "white", 6, 8)
    text = f"{held.card} · {held.note}" if held.note else held.card
    at = (x + side // 2, y + side + 26)
    yield Label(text, at, 24, "chalk", bold=held.chosen, widest=side + 12)


def points_height(rows: Sequence[ScoreRow]) -> int:
    return ROW * (len(rows) + 1) + 16


def points(
    rows: Sequence[ScoreRow], heads: Sequence[str], left: int, top: int, width: int
) -> Iterator[Shape]:
    """A line for each seat with its figures by column, the last one its total."""
    high = points_height(rows)
    yield Box(left, top, width, high, "paper", radius=12)
    first = width * 38 // 100
    each = (width - first - 16) // len(heads)
    across = [left + first + number * each + each // 2 for number in range(len(heads))]
    line = top + ROW // 2 + 8
    for x, head in zip(across, heads, strict=True):
        yield Label(head, (x, line), 21, "ink", on="paper", widest=each - 10)
    for row in rows:
        line += ROW
        rule = line - ROW // 2
        ground = "moor-light" if row.place == 1 else "paper"
        if row.place == 1:
            yield Box(left, rule, width, ROW, ground)
        yield Stroke(((left + 14, rule), (left + width - 14, rule)), "paper-edge", 2)
        yield from _row_head(row, left + 16, line, first - 16, ground)
        for number, (x, figure) in enumerate(zip(across, row.figures, strict=True)):
            last = number == len(heads) - 1
            text, size = str(figure), 28 if last else 24
            yield Label(text, (x, line), size, "ink", bold=last, on=ground)


def _row_head(row: ScoreRow, x: int, middle: int, width: int, ground: str) -> Iterator[Shape]:
    if row.place:
        yield Label(f"{row.place}.", (x, middle), 24, "ink", "left", True, ground)
        x, width = x + 36, width - 36
    yield Sprite(swatch(row.owner), x, middle - 18, 36)
    yield Box(x - 1, middle - 19, 38, 38, None, "ink", 2)
    yield _swatch_letter(row.owner, x, middle - 18)
    yield Label(row.name, (x + 48, middle), 24, "ink", "left", True, ground, width - 56)
