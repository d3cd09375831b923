"""Every picture as text, for people who don't see it: grids of squares in code blocks.

Rows and columns are named, each square is in the notation (rules, section 9). A cell is four
characters, a sign on either side of the square: `(pC)` is held, `+pC ` new, ` pC^` towered. What
would be too wide for a phone is split into parts, what would be too long is written row by row,
without the empty slots.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from textwrap import fill
from typing import Final

from bot.models.match import Table
from bot.screens.cutterland.alt_text import describe_fate, describe_layout
from bot.screens.discord_limits import CODE_COLUMNS
from bot.words import Words
from engine.cells import SIDE, Cell, cell_at, column_of, find_span, name_of, row_of
from engine.cutterland.cards import COLUMNS, LETTERS, Card
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.pieces import Piece
from engine.cutterland.squares import SLOT, Square
from engine.cutterland.views import OfferedPiece

MOST_COLUMNS: Final = (CODE_COLUMNS - 2) // 4
"""Cells beside a row's number."""
HELD: Final = "("
FRESH: Final = "+"
CURSOR: Final = ">"
COVERED: Final = "!"
BONES: Final = "x"
TOWER: Final = "^"
NEAR: Final = "~"
_BEFORE: Final = (CURSOR, HELD, NEAR, FRESH)
_CLOSED: Final = {HELD: ")", CURSOR: "<"}


@dataclass(frozen=True, slots=True)
class Signs:
    """What stands out on a land: the squares of a piece held over it, of which `covered` are
    taken; the cells of the nearest legal spot; towers and bones; a cursor; what is new."""

    held: Mapping[Cell, Square] = field(default_factory=dict)
    covered: Collection[Cell] = ()
    near: Collection[Cell] = ()
    towers: Collection[Cell] = ()
    bones: Collection[Cell] = ()
    fresh: Collection[Cell] = ()
    cursor: Cell | None = None

    def _cells_by_sign(self) -> dict[str, Collection[Cell]]:
        """In order of precedence."""
        return {
            CURSOR: () if self.cursor is None else (self.cursor,), HELD: self.held,
            NEAR: self.near, FRESH: self.fresh, COVERED: self.covered, TOWER: self.towers,
            BONES: self.bones,
        }  # fmt: skip

    def signs_at(self, cell: Cell) -> tuple[str, str]:
        """The signs before and behind a cell."""
        signs = [sign for sign, cells in self._cells_by_sign().items() if cell in cells]
        before = next((sign for sign in signs if sign in _BEFORE), " ")
        behind = next((sign for sign in signs if sign not in _BEFORE), None)
        return before, behind or _CLOSED.get(before, " ")

    @property
    def used_signs(self) -> frozenset[str]:
        return frozenset(sign for sign, cells in self._cells_by_sign().items() if cells)

    @property
    def cells(self) -> frozenset[Cell]:
        """The cells that are drawn even where there is no square."""
        cursor = () if self.cursor is None else (self.cursor,)
        return frozenset((*self.held, *self.near, *cursor))


def land_grid(land: Land, signs: Signs, room: int) -> str:
    """The land in at most `room` characters: as a grid, else by rows."""
    squares = dict(zip(land.cells, land.squares, strict=True)) | dict(signs.held)
    shown = signs.cells | set(squares)
    if not shown:
        return SLOT
    down, across = _span(map(row_of, shown)), _span(map(column_of, shown))
    cells = sorted(
        shown, key=lambda cell: (down.index(row_of(cell)), across.index(column_of(cell)))
    )
    # Parts that are as wide as each other, as far as possible.
    size = -(-len(across) // -(-len(across) // MOST_COLUMNS))
    parts = (across[start : start + size] for start in range(0, len(across), size))
    grid = "\n\n".join(_grid(part, squares, cells, signs) for part in parts)
    return grid if len(grid) <= room else _format_by_rows(squares, cells, signs)


def _span(lines: Iterable[int]) -> list[int]:
    """Rows or columns from the first to the last; the first of the table follow its last."""
    first, size = find_span(lines)
    return [(first + line) % SIDE for line in range(size)]


def _grid(
    across: list[int], squares: Mapping[Cell, Square], cells: Sequence[Cell], signs: Signs
) -> str:
    """Some columns of the land, from the first to the last row in which they have something."""
    rows = [row_of(cell) for cell in cells if column_of(cell) in across]
    if not rows:
        return SLOT
    lines = ["  " + "".join(f" {_column(column)}  " for column in across)]
    for row in _span(rows):
        line = (_format_cell(cell_at(row, column), squares, signs) for column in across)
        lines.append(f"{row + 1:>2}" + "".join(line))
    return "\n".join(line.rstrip() for line in lines)


def _format_cell(cell: Cell, squares: Mapping[Cell, Square], signs: Signs) -> str:
    before, behind = signs.signs_at(cell)
    return f"{before}{squares.get(cell, SLOT)}{behind}"


def _format_by_rows(squares: Mapping[Cell, Square], cells: Sequence[Cell], signs: Signs) -> str:
    """`13: M pC, N wK^`: every row that has something in it."""
    lines: dict[int, list[str]] = {}
    for cell in cells:
        square = _format_cell(cell, squares, signs).strip()
        lines.setdefault(row_of(cell), []).append(f"{_column(column_of(cell))} {square}")
    return "\n".join(_wrap(f"{row + 1}: {', '.join(there)}") for row, there in lines.items())


def _wrap(line: str) -> str:
    """The line on as many as a phone needs for it."""
    return fill(line, CODE_COLUMNS, subsequent_indent=" ", break_on_hyphens=False)


def _column(column: int) -> str:
    return name_of(column)[:1]


def card_grid(card: Card, groups: Sequence[str] = ()) -> str:
    """A card in three rows, each square with its letter; with groups, a second grid names the piece
    of each square, `-` for none."""
    piece_of = {letter: LETTERS[number] for number, group in enumerate(groups) for letter in group}
    lines = []
    for start in range(0, len(LETTERS), COLUMNS):
        row = LETTERS[start : start + COLUMNS]
        line = " ".join(f"{letter} {card.squares[LETTERS.index(letter)]}" for letter in row)
        if groups:
            line += " | " + " ".join(piece_of.get(letter, "-") for letter in row)
        lines.append(line)
    return "\n".join(lines)


def piece_grid(offered: OfferedPiece) -> str:
    """A piece as it lies on its card, with the letters of its squares; from the bag without."""
    piece = offered.piece
    letters = offered.group or " " * len(piece.cells)
    texts = {
        position: f"{letter} {square}".strip()
        for position, letter, square in zip(piece.cells, letters, piece.squares, strict=True)
    }
    empty = SLOT.rjust(len(next(iter(texts.values()))))
    return "\n".join(
        "  ".join(texts.get((row, column), empty) for column in range(piece.width)).rstrip()
        for row in range(piece.height)
    )


_LETTERS: Final = {
    "p": "plains", "m": "moor", "w": "wetland", "K": "kraken", "G": "goblin", "C": "centaur",
    "T": "turtle", "D": "dragon", "F": "frog", "^": "icon-tower", "=": "token", ".": "bare",
    SLOT: "slot",
}  # fmt: skip
"""The messages of the legend, by letter."""
SQUARES: Final = re.compile(r"[pmw][KGCTDF^=.]")
MOST: Final = 1_500
"""Characters of one picture's text, so that a screen of two and its words fit in a message."""
_MEANINGS: Final = {
    HELD: "held", COVERED: "covered", NEAR: "near", CURSOR: "cursor", FRESH: "fresh",
    TOWER: "tower", BONES: "bones",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class LandText:
    """A land to be written: a heading as markdown, what is built on it, and the other signs."""

    heading: str
    land: Land
    layout: Layout | None = None
    other_signs: Signs = field(default_factory=Signs)

    @property
    def signs(self) -> Signs:
        towers = self.layout.towers if self.layout is not None else ()
        return replace(self.other_signs, towers=towers)


def hand_text(hand: Sequence[Card | None], words: Words) -> str:
    cards = [
        f"{words('cutterland-text-card', number=number)}\n{card_grid(card)}"
        for number, card in enumerate(hand, 1)
        if card is not None
    ]
    return _block("\n\n".join(cards), words)


def deck_text(cards: Sequence[Card], words: Words) -> str:
    """Many cards; their squares have no letters yet."""
    return _block("\n\n".join(str(card).replace(" / ", "\n") for card in cards), words)


def card_text(card: Card, groups: Sequence[str], words: Words) -> str:
    """A card; with groups, also the letter of the piece of each square."""
    return _block(card_grid(card, groups), words)


def offer_text(offered: Iterable[OfferedPiece], words: Words, table: Table | None = None) -> str:
    """Pieces below each other; with a table, where each one went."""
    return _block(_piece_grids(offered, words, table), words)


def _piece_grids(offered: Iterable[OfferedPiece], words: Words, table: Table | None = None) -> str:
    grids = []
    for piece in offered:
        fate = describe_fate(piece, table, words)
        name = _wrap(words("cutterland-text-piece", letter=piece.letter, fate=fate))
        grids.append(f"{name}\n{piece_grid(piece)}")
    return "\n\n".join(grids)


def land_text(land: LandText, words: Words, offered: Sequence[OfferedPiece] = ()) -> str:
    return lands_text([land], words, offered)


def lands_text(
    lands: Sequence[LandText],
    words: Words,
    offered: Sequence[OfferedPiece] = (),
    table: Table | None = None,
) -> str:
    """Lands below each other, each with what is built on it; pieces, with a table also where each
    one went; then the legend."""
    squares = [square for piece in offered for square in piece.piece.squares]
    for shown in lands:
        squares += [*shown.land.squares, *shown.signs.held.values()]
    used = {sign for shown in lands for sign in shown.signs.used_signs}
    signs = [words(f"cutterland-text-{name}") for sign, name in _MEANINGS.items() if sign in used]
    explained = (
        f"```\n{_piece_grids(offered, words, table)}\n```" if offered else "",
        f"-# {' · '.join(signs)}" if signs else "",
        _explain(squares, words),
    )
    legend = "\n".join(filter(None, explained))
    built = [" ".join(describe_layout(shown.layout, words)) for shown in lands]
    taken = len(legend) + sum(map(len, built)) + sum(len(shown.heading) + 14 for shown in lands)
    room = (MOST - taken) // max(len(lands), 1)
    parts = []
    for shown, below in zip(lands, built, strict=True):
        grid = f"```\n{land_grid(shown.land, shown.signs, room)}\n```"
        parts += [shown.heading, grid, below]
    return "\n".join(filter(None, (*parts, legend)))


def bag_text(pieces: Mapping[Piece, int], words: Words) -> str:
    """Kinds of pieces, a line each, as many as there is room for."""
    lines: list[str] = []
    for piece, count in pieces.items():
        line = _wrap(f"{count} x  {piece}")
        if sum(map(len, lines)) + len(lines) + len(line) > MOST - 200:
            break
        lines.append(line)
    return _block("\n".join(lines), words)


def _block(grid: str, words: Words) -> str:
    return f"```\n{grid}\n```\n{_explain(SQUARES.findall(grid), words)}"


def _explain(squares: Iterable[str], words: Words) -> str:
    """The letters of these squares, terrain and icon; `--` is no square."""
    squares = {*squares}
    used = {letter for square in squares if square != SLOT for letter in square}
    legend = [words(f"cutterland-text-{name}") for letter, name in _LETTERS.items()
              if letter in used or letter == SLOT]  # fmt: skip
    return f"-# {', '.join(legend)}"
