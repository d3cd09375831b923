"""Every picture for people who don't see it: its alt text, within 1,024 characters, and its text,
the table as a grid in a code block with a legend."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from bot.markdown import escape
from bot.screens.clustered import phrases
from bot.screens.clustered.placement_draft import PlacementDraft
from bot.screens.context import Context
from bot.screens.discord_limits import CODE_COLUMNS, fit_alt_text
from bot.screens.panel import order_seats, ranks_of
from bot.screens.shared.names import add_colour, bold_name, seat_name
from bot.words import Words
from engine.cells import Cell, cell_at, column_of, name_of, row_of
from engine.clustered.boards import EMPTY, OWNERS, Board, PlacedCard
from engine.clustered.cards import START, WILD, Card
from engine.clustered.views import View
from engine.contract import Seat

LONGEST_PART: Final = 160  # room for the line that says which part of the table is shown
MOST: Final = 2_400  # characters of a text
NEWEST: Final = "!"
NEW: Final = "+"
HELD: Final = ">"
FITTING: Final = "?"
PLAYED: Final = "<"
_CELL: Final = 5
MOST_COLUMNS: Final = (CODE_COLUMNS - 2) // _CELL  # cards beside a row's number
LETTERS: Final = {
    "S": "squares", "T": "triangles", "C": "circles", "o": "hollow", ":": "dotted", "*": "solid",
    WILD: "wild", START: "start",
}  # fmt: skip
"""The messages of the legend, by letter of the notation."""


def hand_alt(hand: Sequence[Card], words: Words) -> str:
    cards = "; ".join(f"{card} ({phrases.card_words(card, words)})" for card in hand)
    return fit_alt_text([words("clustered-alt-hand", n=len(hand), cards=cards)])


def table_alt(ctx: Context[View], draft: PlacementDraft | None = None) -> str:
    """A card held over the table, the newest card, points, size bonuses, then row by row."""
    view, table, words, lines = ctx.view, ctx.table, ctx.words, []
    if draft:
        cells = ", ".join(name_of(spot.cell) for spot in draft.spots[:40])
        card, cell = phrases.card_words(draft.card, words), name_of(draft.cell)
        legal = "no" if draft.error else "yes"
        lines.append(words("clustered-alt-ghost", card=card, cell=cell, legal=legal, cells=cells))
    newest = view.board.laid[-1]
    if newest.owner is None:
        lines.append(words("clustered-alt-start", n=len(view.board.laid)))
    else:
        name, card = seat_name(table, newest.owner, words), phrases.card_words(newest.card, words)
        cell = name_of(newest.cell)
        lines.append(words("clustered-alt-newest", name=name, card=card, cell=cell))
    each = ", ".join(
        words(
            "clustered-alt-seat",
            letter=OWNERS[seat],
            name=add_colour(seat_name(table, seat, words), table, seat, words),
            points=player.score.total,
        )
        for seat, player in enumerate(view.players)
    )
    if ctx.scores:
        lines.append(words("clustered-alt-points", each=each))
    if bonuses := phrases.describe_bonuses(ctx):
        lines.append(bonuses)
    return fit_alt_text([*lines, *_describe_rows(ctx)])


def final_alt(ctx: Context[View]) -> str:
    """The ranks with points by kind, then the table as far as there is room."""
    ranks, table, words, lines = ranks_of(ctx.view.outcome, ctx.table), ctx.table, ctx.words, []
    for seat in order_seats(ranks):
        name = add_colour(seat_name(table, seat, words), table, seat, words)
        player = ctx.view.players[seat]
        kinds, points = phrases.points_by_kind(player, words), player.score.total
        key = "clustered-alt-final"
        lines.append(words(key, name=name, place=ranks[seat], points=points, kinds=kinds))
    return fit_alt_text([*lines, *_describe_rows(ctx)])


def _describe_rows(ctx: Context[View]) -> list[str]:
    """Each row that has cards, by column."""
    rows: dict[int, list[str]] = {}
    for cell, card in sorted(ctx.view.board.by_cell.items()):
        rows.setdefault(row_of(cell), []).append(f"{chr(65 + column_of(cell))} {card}")
    return [
        ctx.words("clustered-alt-row", row=row + 1, cards=", ".join(cards))
        for row, cards in rows.items()
    ]


def hand_text(hand: Sequence[Card], words: Words, notes: Sequence[str] = ()) -> str:
    """A line for each card: signs, notation, words, and its note if there are any."""
    lines = (
        f"- {phrases.symbols_of(card)} {card} · {phrases.card_words(card, words)}" for card in hand
    )
    told = zip_longest(lines, notes, fillvalue="")
    return "\n".join(f"{line} · {note}" if note else line for line, note in told)


def table_text(ctx: Context[View], signs: Signs, hand: Sequence[Card] = ()) -> str:
    """The points if they are told, who holds the size bonuses, the table, legend and hand."""
    view, table, words = ctx.view, ctx.table, ctx.words
    points = " · ".join(
        words(
            "clustered-text-seat",
            letter=OWNERS[seat],
            name=add_colour(escape(seat_name(table, seat, words)), table, seat, words),
            points=player.score.total,
        )
        for seat, player in enumerate(view.players)
    )
    bonuses = phrases.describe_bonuses(ctx, bold_name)
    points += f"\n-# {bonuses}" if bonuses else ""
    legend = [words(f"clustered-text-{name}") for name in signs.used_signs]
    cards = [laid.card for laid in view.board.laid] + ([signs.held[1]] if signs.held else [])
    cards += [signs.played.card] if signs.played else []
    letters = {*"".join(cards), *cards} & {*LETTERS}
    legend += [
        words(f"clustered-text-{name}") for letter, name in LETTERS.items() if letter in letters
    ]
    below = [f"-# {' · '.join(legend)}"] if legend else []
    below += [hand_text(hand, words)] if hand else []
    room = MOST - len(points) - LONGEST_PART - sum(map(len, below)) - 16
    grid, corners = table_grid(view.board, signs, room)
    if corners:
        first, last, least, most = map(name_of, corners)
        part = words("clustered-text-part", first=first, last=last, least=least, most=most)
        below = [f"-# {part}", *below]
    told = [points] if ctx.scores else []
    return "\n".join([*told, f"```\n{grid}\n```", *below])


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
    parts = []
    for start in range(0, len(across), MOST_COLUMNS):
        columns = across[start : start + MOST_COLUMNS]
        lines = ["  " + "".join(f" {chr(65 + column):<{_CELL - 1}}" for column in columns)]
        for row in down:
            cells = (_draw_cell(board, signs, cell_at(row, column)) for column in columns)
            lines.append(f"{row + 1:>2}" + "".join(f"{cell:<{_CELL}}" for cell in cells))
        parts.append("\n".join(line.rstrip() for line in lines))
    return "\n\n".join(parts)


def _shorten_span(span: range, about: int) -> range:
    """Without the end further away from `about`."""
    return span[1:] if about - span[0] > span[-1] - about else span[:-1]


def _draw_cell(board: Board, signs: Signs, cell: Cell) -> str:
    if signs.held and cell == signs.held[0]:
        return f"{HELD}{OWNERS[signs.held[2]]}{signs.held[1]}"
    if signs.played and cell == signs.played.cell:
        return f"{PLAYED}{signs.played}"
    card = board.by_cell.get(cell)
    if card is None:
        return f" {FITTING if cell in signs.fitting else EMPTY}"
    mark = NEWEST if cell == signs.newest else NEW if cell in signs.new else " "
    return f"{mark}{card}"
