"""Cards and pieces as scenes: a card whole or cut, a hand, an offer of pieces.

A piece is told by its letter and by the colour of its rim; a square by the letter in its corner.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.render.cutterland.badges import badge, tag
from bot.render.cutterland.tiles import tile
from bot.render.drawing import Colour
from bot.render.scene import Box, Label, Scene, Shape, Sprite, Stroke
from engine.cutterland.cards import COLUMNS, LETTERS, ROWS, Card
from engine.cutterland.squares import Square
from engine.cutterland.views import Offered

MAT: Final = "mat"
PIECE_COLOURS: Final = tuple(f"piece-{number}" for number in range(1, 7))
Place = tuple[int, int]
"""A row and a column."""

CARD_CELL: Final = 112
HAND_CELL: Final = 104
OFFER_CELL: Final = 96
GAP: Final = 22
EDGE: Final = 34


def piece_colour(number: int) -> Colour:
    """The rim of the piece with this ordinal from 0; colours come again after six."""
    return PIECE_COLOURS[number % len(PIECE_COLOURS)]


def card_scene(card: Card, groups: Sequence[str] = ()) -> Scene:
    """A card with the letters of its squares; with groups, cut apart, each piece rimmed in its
    colour and lettered in the order given. Squares in no group are pale and have no rim."""
    gap = GAP if groups else 0
    pitch = CARD_CELL + gap
    shapes: list[Shape] = []
    if groups:
        shapes += _cut_card(card, groups, EDGE, EDGE, pitch, CARD_CELL)
    else:
        shapes += _whole_card(card, EDGE, EDGE, CARD_CELL)
    width = 2 * EDGE + COLUMNS * pitch - gap
    return Scene(width, 2 * EDGE + ROWS * pitch - gap, MAT, tuple(shapes))


def hand_scene(hand: Sequence[Card | None]) -> Scene:
    """The cards of a hand, numbered from 1 as dealt, two beside each other; those already cut are
    empty frames."""
    wide, high = COLUMNS * HAND_CELL + 56, ROWS * HAND_CELL + 56
    columns = min(len(hand), 2) or 1
    rows = -(-len(hand) // columns) or 1
    shapes: list[Shape] = []
    for number, card in enumerate(hand):
        x, y = EDGE + number % columns * wide, EDGE + number // columns * high
        if card is None:
            shapes.append(Box(x, y, wide - 56, high - 56, None, "mat-bright", 3, 10))
        else:
            shapes += _whole_card(card, x, y, HAND_CELL)
        shapes += badge(str(number + 1), x, y, 52, "paper" if card else "mat-bright")
    return Scene(columns * wide + 12, rows * high + 12, MAT, tuple(shapes))


def offer_scene(offered: Sequence[Offered], names: Sequence[str] = ()) -> Scene:
    """The pieces of a cut side by side with their letters.

    A piece taken or discarded is pale; `names` by seat are written beneath what was taken.
    """
    across = 4 if len(offered) <= 4 else 6
    rows = [offered[start : start + across] for start in range(0, len(offered), across)]
    cell = OFFER_CELL if len(offered) <= 4 else 64
    shapes: list[Shape] = []
    top, width = EDGE, 0
    for row in rows:
        left = EDGE
        for each in row:
            shapes += _offered(each, left, top, cell, names)
            left += max(each.piece.width, 1) * cell + 56
        width = max(width, left - 56 + EDGE)
        top += max(each.piece.height for each in row) * cell + 70
    return Scene(max(width, 400), max(top - 70 + EDGE + (36 if names else 0), 160), MAT, tuple(shapes))


def _offered(each: Offered, left: int, top: int, cell: int, names: Sequence[str]) -> Iterator[Shape]:
    places = dict(zip(each.piece.cells, each.piece.squares, strict=True))
    gone = each.discarded or each.taken_by is not None
    colour = "mat-bright" if gone else piece_colour(LETTERS.index(each.letter))
    yield from _rim(places, left, top, cell, cell, colour)
    for (row, column), square in places.items():
        drawing = tile(square, row + 2 * column, faint=gone)
        yield Sprite(drawing, left + column * cell, top + row * cell, cell)
    row, column = each.piece.cells[0]
    yield from badge(each.letter, left + column * cell, top + row * cell, 56, colour)
    middle = left + each.piece.width * cell // 2
    bottom = top + each.piece.height * cell
    if each.discarded:
        yield Stroke(((left, bottom), (left + each.piece.width * cell, top)), "red", 6)
    elif each.taken_by is not None and each.taken_by < len(names):
        widest = each.piece.width * cell + 50
        yield Label(names[each.taken_by], (middle, bottom + 34), 24, "paper", widest=widest)


def _whole_card(card: Card, left: int, top: int, cell: int) -> Iterator[Shape]:
    wide, high = COLUMNS * cell, ROWS * cell
    yield Box(left - 8, top - 4, wide + 20, high + 20, "shadow", radius=10)
    yield Box(left - 10, top - 10, wide + 20, high + 20, "paper", radius=10)
    for number, square in enumerate(card.squares):
        row, column = divmod(number, COLUMNS)
        x, y = left + column * cell, top + row * cell
        yield Sprite(tile(square, row + 2 * column), x, y, cell)
        yield from tag(LETTERS[number], x, y, cell)


def _cut_card(
    card: Card, groups: Sequence[str], left: int, top: int, pitch: int, cell: int
) -> Iterator[Shape]:
    yield from _cutting_lines(left, top, pitch, cell)
    loose = "".join(letter for letter in LETTERS if not any(letter in group for group in groups))
    for number, group in enumerate([*groups, loose]):
        known = number < len(groups)
        places = {divmod(LETTERS.index(letter), COLUMNS): card.squares[LETTERS.index(letter)]
                  for letter in group}  # fmt: skip
        if known:
            yield from _rim(places, left, top, pitch, cell, piece_colour(number))
        for (row, column), square in places.items():
            x, y = left + column * pitch, top + row * pitch
            yield Sprite(tile(square, row + 2 * column, faint=not known), x, y, cell)
            yield from tag(LETTERS[row * COLUMNS + column], x, y, cell)
    for number, group in enumerate(groups):
        row, column = divmod(min(LETTERS.index(letter) for letter in group), COLUMNS)
        x, y = left + column * pitch, top + row * pitch
        yield from badge(LETTERS[number], x, y, 54, piece_colour(number))


def _cutting_lines(left: int, top: int, pitch: int, cell: int) -> Iterator[Shape]:
    """Dashes on the mat where scissors can go."""
    half = (pitch - cell) // 2
    right, bottom = left + COLUMNS * pitch - 2 * half, top + ROWS * pitch - 2 * half
    for column in range(1, COLUMNS):
        x = left + column * pitch - half
        yield Stroke(((x, top - 16), (x, bottom + 16)), "mat-bright", 2, 8)
    for row in range(1, ROWS):
        y = top + row * pitch - half
        yield Stroke(((left - 16, y), (right + 16, y)), "mat-bright", 2, 8)


def _rim(
    places: Mapping[Place, Square], left: int, top: int, pitch: int, cell: int, colour: Colour
) -> Iterator[Shape]:
    """A coloured sheet under all squares of a piece, whole over the gaps between them."""
    rim = 7
    boxes: list[tuple[int, int, int, int]] = []
    for row, column in places:
        x, y = left + column * pitch - rim, top + row * pitch - rim
        wide = pitch if (row, column + 1) in places else cell
        high = pitch if (row + 1, column) in places else cell
        boxes += [(x, y, wide + 2 * rim, cell + 2 * rim), (x, y, cell + 2 * rim, high + 2 * rim)]
        if {(row, column + 1), (row + 1, column), (row + 1, column + 1)} <= places.keys():
            boxes.append((x, y, pitch + 2 * rim, pitch + 2 * rim))
    for x, y, wide, high in boxes:
        yield Box(x + 3, y + 5, wide, high, "shadow", radius=8)
    for x, y, wide, high in boxes:
        yield Box(x, y, wide, high, colour, radius=8)
