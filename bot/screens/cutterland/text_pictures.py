"""Every picture in words, for people who don't see it: an alt text of what matters in it, within
1,024 characters, and a text with grids of squares in code blocks.

Rows and columns are named, each square is in the notation (rules, section 9). A cell is four
characters, a sign on either side of the square: `(pC)` is held, `+pC ` new, ` pC^` towered. What
would be too wide for a phone is split into parts, what would be too long is written row by row,
without the empty slots.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from textwrap import fill
from typing import Final

from bot.models.match import Table
from bot.screens.context import Context
from bot.screens.cutterland import phrases
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.placement_draft import PlacementDraft, preview_land
from bot.screens.discord_limits import CODE_COLUMNS, fit_alt_text
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.cells import SIDE, Cell, cell_at, column_of, find_span, name_of, row_of
from engine.cutterland.cards import COLUMNS, LETTERS, Card
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.pieces import Piece
from engine.cutterland.scoring import AreaScore, Score
from engine.cutterland.squares import EMPTY, NAMES, SLOT, Square, icon_of, terrain_of
from engine.cutterland.views import OfferedPiece, View

MOST_COLUMNS: Final = (CODE_COLUMNS - 2) // 4  # cells beside a row's number
HELD: Final = "("
FRESH: Final = "+"
CURSOR: Final = ">"
COVERED: Final = "!"
BONES: Final = "x"
TOWER: Final = "^"
NEAR: Final = "~"
_BEFORE: Final = (CURSOR, HELD, NEAR, FRESH)
_CLOSED: Final = {HELD: ")", CURSOR: "<"}
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


def hand_alt(hand: Sequence[Card | None], words: Words) -> str:
    """The cards, each in three rows, each square by its terrain and icon."""
    cards = []
    for number, card in enumerate(hand, 1):
        if card is not None:
            told = [square_words(square, words) for square in card.squares]
            starts = range(0, len(told), COLUMNS)
            rows = "; ".join(", ".join(told[start : start + COLUMNS]) for start in starts)
            cards.append(words("cutterland-alt-card", number=number, rows=rows))
    return fit_alt_text([words("cutterland-alt-hand", n=len(cards)), *cards])


def square_words(square: Square, words: Words) -> str:
    """`wetland with kraken`."""
    terrain = words(f"cutterland-{NAMES[terrain_of(square)]}")
    icon = icon_of(square)
    if icon == EMPTY:
        return terrain
    thing = words(f"cutterland-{NAMES[icon].replace('_', '-')}")
    return words("cutterland-square", terrain=terrain, icon=thing)


def pieces_alt(
    offered: Iterable[OfferedPiece], words: Words, table: Table | None = None, head: str = ""
) -> str:
    """Pieces square by square; with a table, where each piece went."""
    lines = [
        words(
            "cutterland-alt-piece",
            letter=piece.letter,
            squares=_describe_squares(piece, words),
            fate=describe_fate(piece, table, words),
        )
        for piece in offered
    ]
    return fit_alt_text([head, *lines] if head else lines)


def cut_alt(card: Card, pieces: Sequence[OfferedPiece], words: Words) -> str:
    """A card while it is being cut: the pieces so far, then the squares in none."""
    painted = "".join(piece.group for piece in pieces)
    left = [
        f"{letter} {square_words(square, words)}"
        for letter, square in zip(LETTERS, card.squares, strict=True)
        if letter not in painted
    ]
    tail = [words("cutterland-alt-left", squares=", ".join(left))] if left else []
    head = pieces_alt(pieces, words)
    return fit_alt_text([head, *tail] if head else tail)


def _describe_squares(offered: OfferedPiece, words: Words) -> str:
    """`A wetland, B plains with centaur`: each square with its letter on the card; in a piece from
    the bag with its position in the piece, `A1` the top left."""
    piece = offered.piece
    names = offered.group or [name_of(cell_at(*position)) for position in piece.cells]
    return ", ".join(
        f"{name} {square_words(square, words)}"
        for name, square in zip(names, piece.squares, strict=True)
    )


def describe_fate(offered: OfferedPiece, table: Table | None, words: Words) -> str:
    """`, taken by Ana`, `, removed`, or nothing while the piece is open."""
    if offered.discarded:
        return words("cutterland-fate-removed")
    if table is None or offered.taken_by is None:
        return ""
    return words("cutterland-fate-taken", name=seat_name(table, offered.taken_by, words))


def land_alt(
    name: str,
    land: Land,
    score: Score,
    words: Words,
    layout: Layout | None = None,
    fresh: Sequence[Cell] = (),
) -> str:
    """A land's size and points, what is new, then as in `describe_land`."""
    first, *rest = describe_land(name, land, score, words, layout)
    return fit_alt_text([first, *_describe_new_cells(fresh, words), *rest])


def _describe_new_cells(fresh: Sequence[Cell], words: Words) -> list[str]:
    return [words("cutterland-alt-fresh", cells=phrases.format_cells(fresh))] if fresh else []


def describe_land(
    name: str, land: Land, score: Score, words: Words, layout: Layout | None = None
) -> list[str]:
    """Size, points, creatures, what is built and devoured, and the best areas of a land."""
    if not land.cells:
        return [words("cutterland-alt-land-empty", name=name)]
    areas = sorted(filter(_sum_points, score.areas), key=lambda area: -_sum_points(area))
    return [
        words("cutterland-alt-land", name=name, n=len(land.cells), points=score.total),
        words(
            "cutterland-alt-land-contents", contents=phrases.format_contents(land.squares, words)
        ),
        words("cutterland-alt-land-points", points=phrases.points_by_kind(score, words)),
        *describe_layout(layout, words),
        *describe_prey(land, score, words),
        *(_describe_area(area, words) for area in areas),
    ]


def describe_layout(layout: Layout | None, words: Words) -> list[str]:
    """A sentence for each kind of token in use."""
    if layout is None:
        return []
    walls, bridges = ", ".join(phrases.wall_names(layout)), ", ".join(phrases.bridge_names(layout))
    built = {"towers": phrases.format_cells(layout.towers), "walls": walls, "bridges": bridges}
    return [words(f"cutterland-alt-{kind}", cells=text) for kind, text in built.items() if text]


def describe_prey(land: Land, score: Score, words: Words) -> list[str]:
    """A sentence for each kind of predator that devoured something."""
    meals = {"krakens": score.devoured_by_krakens, "dragons": score.devoured_by_dragons}
    return [
        words(
            f"cutterland-devoured-{kind}",
            creatures=", ".join(creature_words(land, cell, words) for cell in prey),
        )
        for kind, prey in meals.items()
        if prey
    ]


def creature_words(land: Land, cell: Cell, words: Words) -> str:
    """`frog D5`."""
    square = land.at(cell)
    assert square is not None
    creature = words(f"cutterland-{NAMES[icon_of(square)]}")
    return words("cutterland-creature-at", creature=creature, cell=name_of(cell))


def _describe_area(area: AreaScore, words: Words) -> str:
    points = " · ".join(
        words(f"cutterland-points-{kind}", points=points) for kind, points in area.points if points
    )
    terrain = words(f"cutterland-{NAMES[area.terrain]}")
    cell, n = name_of(area.cells[0]), len(area.cells)
    return words("cutterland-alt-area", terrain=terrain, n=n, cell=cell, points=points)


def ghost_alt(name: str, view: View, draft: PlacementDraft, words: Words) -> str:
    """A land with a piece held over it, and what would be devoured then."""
    seat = own(view)
    turned, legal = phrases.format_turns(draft.turns, words), "no" if draft.error else "yes"
    spot = {"letter": draft.letter, "cell": draft.name}
    ghost = words("cutterland-alt-ghost", **spot, turned=turned, legal=legal)
    lines = describe_land(name, seat.land, seat.score, words)
    now = describe_prey(seat.land, seat.score, words)
    then = describe_prey(*preview_land(view, draft), words)
    return fit_alt_text([ghost, *then, *(line for line in lines if line not in now)])


def lands_alt(ctx: Context[View], fresh: Sequence[Sequence[Cell]] = ()) -> str:
    """All lands, a sentence or two each; then what is new on them by seat."""
    view, words = ctx.view, ctx.words
    names = [seat_name(ctx.table, seat, words) for seat in range(view.seats)]
    lands = [
        " ".join(describe_land(name, player.land, player.score, words)[:2])
        for name, player in zip(names, view.table, strict=True)
    ]
    news = (
        f"{name}: {' '.join(_describe_new_cells(cells, words))}"
        for name, cells in zip(names, fresh, strict=False)
        if cells
    )
    return fit_alt_text([*lands, *news])


def _sum_points(area: AreaScore) -> int:
    return sum(points for _, points in area.points)


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

    def write(self, cell: Cell, squares: Mapping[Cell, Square]) -> str:
        """A cell in four characters, with the signs before and behind its square."""
        signs = [sign for sign, cells in self._cells_by_sign().items() if cell in cells]
        before = next((sign for sign in signs if sign in _BEFORE), " ")
        behind = next((sign for sign in signs if sign not in _BEFORE), _CLOSED.get(before, " "))
        return f"{before}{squares.get(cell, SLOT)}{behind}"

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
    if len(grid) <= room:
        return grid
    lines: dict[int, list[str]] = {}  # `13: M pC, N wK^`: every row that has something in it
    for cell in cells:
        square = signs.write(cell, squares).strip()
        lines.setdefault(row_of(cell), []).append(f"{_column(column_of(cell))} {square}")
    return "\n".join(_wrap(f"{row + 1}: {', '.join(there)}") for row, there in lines.items())


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
        line = (signs.write(cell_at(row, column), squares) for column in across)
        lines.append(f"{row + 1:>2}" + "".join(line))
    return "\n".join(line.rstrip() for line in lines)


def _wrap(line: str) -> str:
    """The line on as many as a phone needs for it."""
    return fill(line, CODE_COLUMNS, subsequent_indent=" ", break_on_hyphens=False)


def _column(column: int) -> str:
    return name_of(column)[:1]


def card_grid(card: Card, groups: Sequence[str] = ()) -> str:
    """A card in three rows of letters; with groups, a second grid of pieces, `-` for none."""
    piece_of = {letter: LETTERS[number] for number, group in enumerate(groups) for letter in group}
    lines = []
    for start in range(0, len(LETTERS), COLUMNS):
        row = LETTERS[start : start + COLUMNS]
        line = " ".join(f"{letter} {card.squares[LETTERS.index(letter)]}" for letter in row)
        if groups:
            line += " | " + " ".join(piece_of.get(letter, "-") for letter in row)
        lines.append(line)
    return "\n".join(lines)


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
    """Each piece as it lies on its card, with the letters of its squares; from the bag without."""
    grids = []
    for each in offered:
        fate, piece = describe_fate(each, table, words), each.piece
        lines = [_wrap(words("cutterland-text-piece", letter=each.letter, fate=fate))]
        squares = zip(piece.cells, each.group or " " * len(piece.cells), piece.squares, strict=True)
        texts = {position: f"{letter} {square}".strip() for position, letter, square in squares}
        empty = SLOT.rjust(len(next(iter(texts.values()))))
        for row in range(piece.height):
            cells = (texts.get((row, column), empty) for column in range(piece.width))
            lines.append("  ".join(cells).rstrip())
        grids.append("\n".join(lines))
    return "\n\n".join(grids)


def land_text(land: LandText, words: Words, offered: Sequence[OfferedPiece] = ()) -> str:
    return lands_text([land], words, offered)


def lands_text(
    lands: Sequence[LandText],
    words: Words,
    offered: Sequence[OfferedPiece] = (),
    table: Table | None = None,
) -> str:
    """Lands with what is built on them; pieces, with a table also who has them; the legend."""
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
