"""Every picture as text, for people who don't see it: the table as a grid in a code block, with a
legend. At most `MOST` characters each."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from bot.markdown import escape
from bot.models.match import Table
from bot.screens.clustered.phrases import (
    card_words,
    describe_bonuses,
    format_card,
    letter_of,
)
from bot.screens.discord_limits import CODE_COLUMNS
from bot.screens.shared.colours import add_colour
from bot.screens.shared.names import bold_name, seat_name
from bot.words import Words
from engine.cells import Cell, cell_at, column_of, name_of, row_of
from engine.clustered.boards import EMPTY, OWNERS, Board, PlacedCard
from engine.clustered.cards import START, WILD, Card
from engine.clustered.views import View
from engine.contract import Seat

LONGEST_PART: Final = 160
"""Room for the line that says which part of the table is shown."""
MOST: Final = 2_400


def hand_text(hand: Sequence[Card], words: Words, notes: Sequence[str] = ()) -> str:
    """A line for each card: signs, notation, words, and its note if there are any."""
    lines = (f"- {format_card(card)} · {card_words(card, words)}" for card in hand)
    told = zip_longest(lines, notes, fillvalue="")
    return "\n".join(f"{line} · {note}" if note else line for line, note in told)


def table_text(
    view: View, table: Table, words: Words, signs: Signs, hand: Sequence[Card] = ()
) -> str:
    """The points of each owner, who holds the size bonuses, the table, the legend, and a hand."""
    points = " · ".join(
        words(
            "clustered-text-seat",
            letter=letter_of(seat),
            name=add_colour(escape(seat_name(table, seat, words)), table, seat, words),
            points=player.score.total,
        )
        for seat, player in enumerate(view.players)
    )
    bonuses = describe_bonuses(view, table, words, bold_name)
    points += f"\n-# {bonuses}" if bonuses else ""
    legend = [words(f"clustered-text-{name}") for name in signs.used_signs]
    cards = [one.card for one in view.board.laid] + ([signs.held[1]] if signs.held else [])
    cards += [signs.played.card] if signs.played else []
    letters = {*"".join(cards), *cards} & {*LETTERS}
    legend += [words(f"clustered-text-{LETTERS[one]}") for one in LETTERS if one in letters]
    below = [f"-# {' · '.join(legend)}"] if legend else []
    below += [hand_text(hand, words)] if hand else []
    room = MOST - len(points) - LONGEST_PART - sum(map(len, below)) - 16
    grid, corners = table_grid(view.board, signs, room)
    if corners:
        first, last, least, most = map(name_of, corners)
        part = words("clustered-text-part", first=first, last=last, least=least, most=most)
        below = [f"-# {part}", *below]
    return "\n".join([points, f"```\n{grid}\n```", *below])


NEWEST: Final = "!"
NEW: Final = "+"
HELD: Final = ">"
FITTING: Final = "?"
PLAYED: Final = "<"
_CELL: Final = 5
MOST_COLUMNS: Final = (CODE_COLUMNS - 2) // _CELL
"""Cards beside a row's number."""
LETTERS: Final = {
    "S": "squares", "T": "triangles", "C": "circles", "o": "hollow", ":": "dotted", "*": "solid",
    WILD: "wild", START: "start",
}  # fmt: skip
"""The messages of the legend, by letter of the notation."""


@dataclass(frozen=True, slots=True)
class Signs:
    """What is marked: the newest card, others new to the reader, a card held over a cell, the
    cells where it would fit, and the card that was played instead."""

    newest: Cell | None = None
    new: Collection[Cell] = ()
    held: tuple[Cell, Card, Seat] | None = None
    fitting: Collection[Cell] = ()
    played: PlacedCard | None = None

    @property
    def used_signs(self) -> tuple[str, ...]:
        """The names of the signs in use, in the order of the legend."""
        there = (
            ("newest", self.newest is not None), ("new", bool(set(self.new) - {self.newest})),
            ("better" if self.played else "held", self.held is not None),
            ("played", self.played is not None), ("fitting", bool(self.fitting)),
        )  # fmt: skip
        return tuple(name for name, anywhere in there if anywhere)


def table_grid(board: Board, signs: Signs, room: int) -> tuple[str, tuple[Cell, ...]]:
    """The table as a grid in at most `room` characters. A larger table is cut down to the part
    around the card held, or the newest: then also the corners of that part and of the table."""
    cells = [*board.by_cell, *signs.fitting, *([signs.held[0]] if signs.held else [])]
    cells += [signs.played.cell] if signs.played else []
    rows, columns = [row_of(cell) for cell in cells], [column_of(cell) for cell in cells]
    down = range(min(rows), max(rows) + 1)
    across = range(min(columns), max(columns) + 1)
    text, corners = _draw_part(board, signs, down, across), _corners(down, across)
    middle = signs.held[0] if signs.held else board.laid[-1].cell
    while len(text) > room:
        if len(across) * 2 >= len(down):
            across = _shorten_span(across, column_of(middle))
        else:
            down = _shorten_span(down, row_of(middle))
        text = _draw_part(board, signs, down, across)
    part = _corners(down, across)
    return text, () if part == corners else (*part, *corners)


def _corners(down: range, across: range) -> tuple[Cell, Cell]:
    return cell_at(down[0], across[0]), cell_at(down[-1], across[-1])


def _draw_part(board: Board, signs: Signs, down: range, across: range) -> str:
    """In parts one below another, where it would be too wide for a phone."""
    starts = range(0, len(across), MOST_COLUMNS)
    parts = (across[start : start + MOST_COLUMNS] for start in starts)
    return "\n\n".join(_draw_columns(board, signs, down, part) for part in parts)


def _draw_columns(board: Board, signs: Signs, down: range, across: range) -> str:
    letters = "".join(f" {chr(65 + column):<{_CELL - 1}}" for column in across)
    lines = [f"  {letters}", *(_row(board, signs, row, across) for row in down)]
    return "\n".join(line.rstrip() for line in lines)


def _shorten_span(span: range, about: int) -> range:
    """Without the end further away from `about`."""
    return span[1:] if about - span[0] > span[-1] - about else span[:-1]


def _row(board: Board, signs: Signs, row: int, across: range) -> str:
    cells = (_cell(board, signs, cell_at(row, column)) for column in across)
    return f"{row + 1:>2}" + "".join(f"{cell:<{_CELL}}" for cell in cells)


def _cell(board: Board, signs: Signs, cell: Cell) -> str:
    if signs.held and cell == signs.held[0]:
        return f"{HELD}{OWNERS[signs.held[2]]}{signs.held[1]}"
    if signs.played and cell == signs.played.cell:
        return f"{PLAYED}{signs.played}"
    card = board.by_cell.get(cell)
    if card is None:
        return f" {FITTING if cell in signs.fitting else EMPTY}"
    mark = NEWEST if cell == signs.newest else NEW if cell in signs.new else " "
    return f"{mark}{card}"
