"""Cards and pieces as scenes: a card whole or cut, a hand, an offer of pieces, the bag. A piece is
identified by its letter and the colour of its rim, a square by the letter in its corner."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.render.cutterland.badges import badge, tag
from bot.render.cutterland.outlines import Place, borders
from bot.render.cutterland.terrains import NAMES
from bot.render.cutterland.tiles import tile
from bot.render.cutterland.tokens import scissors
from bot.render.drawing import Colour
from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Shape, Sprite, Stroke, Target
from engine.cutterland.cards import COLUMNS, LETTERS, ROWS, Card
from engine.cutterland.pieces import Piece
from engine.cutterland.squares import Square, terrain_of
from engine.cutterland.views import OfferedPiece

MAT: Final = "mat"
PIECE_COLOURS: Final = tuple(f"piece-{number}" for number in (4, 3, 1, 2, 5, 6))
"""By piece: the first three are closest to the colours of Discord's buttons."""
CARD_CELL: Final = 156
HAND_EDGE: Final = 36
HAND_HIGHEST: Final = 770
HAND_LARGEST: Final = 160
HAND_BADGE: Final = 72
OFFER_LARGEST: Final = 150
OFFER_HIGHEST: Final = 780
OFFER_ACROSS: Final = 6
NAME: Final = 38
NAME_ROOM: Final = 50  # the room for a name below a piece
DECK_CELL: Final = 80
DECK_EDGE: Final = 40
BAG_CELL: Final = 48
BAG_BETWEEN: Final = 34
BAG_WIDEST: Final = 1248
GAP: Final = 24  # between the squares of a cut card, where scissors can go
EDGE: Final = 30
BADGE: Final = 46
BETWEEN: Final = 56  # the gap between two pieces of an offer
RIM: Final = 6


def piece_colour(number: int) -> Colour:
    """The rim of the piece with this ordinal from 0; there are six colours."""
    return PIECE_COLOURS[number % len(PIECE_COLOURS)]


def card_scene(card: Card, groups: Sequence[str] = (), *, with_names: bool | None = None) -> Scene:
    """A card; with groups, cut apart, each piece with a rim in its colour and its letter. Squares
    have their names in a corner `with_names`, as they have on a whole card if not said otherwise.
    """
    gap = GAP if groups else 0
    pitch = CARD_CELL + gap
    left = (MESSAGE_WIDTH - COLUMNS * pitch + gap) // 2
    shapes = (
        [*cut_card_shapes(card, groups, (), left, EDGE, CARD_CELL)]
        if groups
        else [*_whole_card(card, left, EDGE, CARD_CELL)]
    )
    if not groups if with_names is None else with_names:
        shapes += _tags(left, EDGE, pitch, CARD_CELL)
    return Scene(MESSAGE_WIDTH, 2 * EDGE + ROWS * pitch - gap, MAT, tuple(shapes))


def hand_scene(
    hand: Sequence[Card | None], targets: Mapping[int, Target] | None = None, *,
    page_height: int = 0,
) -> Scene:  # fmt: skip
    """The cards left in a hand, two in a row, with their numbers from 1 as dealt; on a page two
    cards stand one below the other. `targets` are what a tap on a card presses, by its number."""
    left = [(number, card) for number, card in enumerate(hand, 1) if card is not None]
    columns = 1 if page_height and len(left) == 2 else min(len(left), 2) or 1
    rows = -(-len(left) // columns) or 1
    room = ((page_height or HAND_HIGHEST) - HAND_EDGE) // rows - HAND_EDGE
    cell = ((MESSAGE_WIDTH - HAND_EDGE) // columns - HAND_EDGE) // COLUMNS
    cell = min(cell, room // ROWS) if page_height else min(cell, room // ROWS, HAND_LARGEST)
    wide, high = COLUMNS * cell, ROWS * cell
    shapes: list[Shape] = []
    touched: list[Target] = []
    for row, start in enumerate(range(0, len(left), columns)):
        cards = left[start : start + columns]
        x = (MESSAGE_WIDTH - len(cards) * wide - (len(cards) - 1) * HAND_EDGE) // 2
        y = HAND_EDGE + row * (high + HAND_EDGE)
        for number, card in cards:
            shapes += [*_whole_card(card, x, y, cell), *_tags(x, y, cell, cell)]
            shapes += badge(str(number), x + 4, y + 4, HAND_BADGE, "gold")
            if targets and number in targets:
                touched.append(replace(targets[number], boxes=((x, y, wide, high),)))
            x += wide + HAND_EDGE
    height = HAND_EDGE + rows * (high + HAND_EDGE)
    return Scene(MESSAGE_WIDTH, height, MAT, tuple(shapes), tuple(touched))


def deck_scene(cards: Sequence[Card]) -> Scene:
    """Many cards, smaller, three in a row."""
    columns = 3
    wide, high = COLUMNS * DECK_CELL + DECK_EDGE, ROWS * DECK_CELL + DECK_EDGE
    shapes: list[Shape] = []
    for place, card in enumerate(cards):
        x, y = DECK_EDGE + place % columns * wide, DECK_EDGE + place // columns * high
        shapes += _whole_card(card, x, y, DECK_CELL)
    rows = -(-len(cards) // columns) or 1
    width = DECK_EDGE + min(len(cards), columns) * wide
    return Scene(max(width, 400), DECK_EDGE + rows * high, MAT, tuple(shapes))


def offer_scene(offered: Sequence[OfferedPiece], names: Sequence[str] = ()) -> Scene:
    """The pieces of a cut in rows with their letters, as large as fits. A taken or discarded piece
    is pale; `names` by seat are written below taken pieces."""
    below = NAME_ROOM if names else 0
    splits = (
        [offered[start : start + across] for start in range(0, len(offered), across)]
        for across in range(min(len(offered), OFFER_ACROSS), 0, -1)
    )

    def fit_cell(rows: Sequence[Sequence[OfferedPiece]]) -> int:
        high = OFFER_HIGHEST - 2 * EDGE - len(rows) * (below + BETWEEN)
        wide = [MESSAGE_WIDTH - 2 * EDGE - (len(row) - 1) * BETWEEN for row in rows]
        across = [room // sum(each.piece.width for each in row)
                  for room, row in zip(wide, rows, strict=True)]  # fmt: skip
        return min(OFFER_LARGEST, *across, high // sum(map(_height_of, rows)))

    rows = max(splits, key=fit_cell)
    cell, top = fit_cell(rows), EDGE
    shapes: list[Shape] = []
    for row in rows:
        wide = sum(each.piece.width for each in row) * cell
        left = (MESSAGE_WIDTH - wide - (len(row) - 1) * BETWEEN) // 2
        for each in row:
            shapes += _offer_shapes(each, left, top, cell, names)
            left += each.piece.width * cell + BETWEEN
        top += _height_of(row) * cell + below + BETWEEN
    return Scene(MESSAGE_WIDTH, top - BETWEEN + EDGE, MAT, tuple(shapes))


def _height_of(row: Sequence[OfferedPiece]) -> int:
    return max(each.piece.height for each in row)


def _offer_shapes(
    each: OfferedPiece, left: int, top: int, cell: int, names: Sequence[str]
) -> Iterator[Shape]:
    places = dict(zip(each.piece.cells, each.piece.squares, strict=True))
    gone = each.discarded or each.taken_by is not None
    colour = "mat-bright" if gone else piece_colour(LETTERS.index(each.letter))
    yield from piece_shapes(places, left, top, cell, 0, colour, faint=gone)
    row, column = each.piece.cells[0]
    size = max(BADGE, cell * 46 // 100)
    yield from badge(each.letter, left + column * cell + 6, top + row * cell + 6, size, colour)
    middle = left + each.piece.width * cell // 2
    bottom = top + each.piece.height * cell
    if each.discarded:
        yield Stroke(((left, bottom), (left + each.piece.width * cell, top)), "red", 10)
    elif each.taken_by is not None and each.taken_by < len(names):
        widest = each.piece.width * cell + 50
        # With the letter, as the name may be nearer to the next piece
        name = f"{each.letter} · {names[each.taken_by]}"
        yield Label(name, (middle, bottom + 38), NAME, "chalk", widest=widest)


def _whole_card(card: Card, left: int, top: int, cell: int) -> Iterator[Shape]:
    wide, high = COLUMNS * cell, ROWS * cell
    places = {divmod(number, COLUMNS): square for number, square in enumerate(card.squares)}
    yield Box(left - 8, top - 4, wide + 20, high + 20, "shadow", radius=10)
    yield Box(left - 10, top - 10, wide + 20, high + 20, "paper", radius=10)
    yield from _squares(places, left, top, cell, 0)


def cut_card_shapes(
    card: Card, groups: Sequence[str], hatched: Collection[str], left: int, top: int, cell: int,
    marked: int | None = None,
) -> Iterator[Shape]:  # fmt: skip
    """A card with gaps between its squares, which the pieces bridge: each has a rim in its colour
    and its letter in the order given. `hatched` are squares that are not connected with theirs, and
    the `marked` piece, by its ordinal, stands out. Squares in no group have no rim."""
    gap, pitch = GAP, cell + GAP
    yield from _cutting_lines(left, top, pitch, cell)
    at = {letter: divmod(number, COLUMNS) for number, letter in enumerate(LETTERS)}
    square = dict(zip(LETTERS, card.squares, strict=True))
    bare = {at[letter]: square[letter] for letter in LETTERS if letter not in "".join(groups)}
    for place, content in bare.items():
        yield from _squares({place: content}, left, top, cell, gap)
    rim = min(max(RIM, cell * 6 // 100), gap // 2)
    for number in sorted(range(len(groups)), key=lambda number: number == marked):
        places = {at[letter]: square[letter] for letter in groups[number]}
        loose = {at[letter] for letter in groups[number] if letter in hatched}
        if number == marked:
            for x, y, wide, high in _sheet(places, left, top, cell, gap, rim + 6):
                yield Box(x, y, wide, high, "chalk", radius=12)
        yield from piece_shapes(
            places, left, top, cell, gap, piece_colour(number), loose=loose, rim=rim
        )
    for number, group in enumerate(groups):
        for row, column in sorted(at[letter] for letter in group)[:1]:
            size, inset = max(BADGE, cell * 46 // 100), cell // 7
            x, y = left + column * pitch + inset, top + row * pitch + inset
            yield from badge(LETTERS[number], x, y, size, piece_colour(number))


def _tags(left: int, top: int, pitch: int, cell: int) -> Iterator[Shape]:
    for number, letter in enumerate(LETTERS):
        row, column = divmod(number, COLUMNS)
        yield from tag(letter, left + column * pitch, top + row * pitch, cell)


def bag_scene(pieces: Sequence[tuple[Piece, int]], widest: int = BAG_WIDEST) -> Scene:
    """The pieces in the order given, with a badge where there are several equal ones."""
    shapes: list[Shape] = []
    left, top, high, width = EDGE, EDGE, 0, 0
    for number, (piece, count) in enumerate(pieces):
        wide = piece.width * BAG_CELL
        if left > EDGE and left + wide + EDGE > widest:
            left, top, high = EDGE, top + high + BAG_BETWEEN, 0
        places = dict(zip(piece.cells, piece.squares, strict=True))
        shapes += piece_shapes(places, left, top, BAG_CELL, 0, piece_colour(number))
        if count > 1:
            row, column = piece.cells[0]
            at = left + column * BAG_CELL, top + row * BAG_CELL
            shapes += badge(str(count), *at, 36, "gold")
        width, left = max(width, left + wide), left + wide + BAG_BETWEEN
        high = max(high, piece.height * BAG_CELL)
    return Scene(max(width + EDGE, 400), max(top + high + EDGE, 160), MAT, tuple(shapes))


def _cutting_lines(left: int, top: int, pitch: int, cell: int) -> Iterator[Shape]:
    """Dashed lines on the mat where scissors can go."""
    half = (pitch - cell) // 2
    right, bottom = left + COLUMNS * pitch - 2 * half, top + ROWS * pitch - 2 * half
    for column in range(1, COLUMNS):
        x = left + column * pitch - half
        yield Stroke(((x, top - 22), (x, bottom + 22)), "mat-bright", 2, 8)
    for row in range(1, ROWS):
        y = top + row * pitch - half
        yield Stroke(((left - 22, y), (right + 22, y)), "mat-bright", 2, 8)
    yield Sprite(scissors(), right - pitch + half - 15, top - 32, 30)


def piece_shapes(
    places: Mapping[Place, Square], left: int, top: int, cell: int, gap: int, colour: Colour, *,
    faint: bool = False, loose: Collection[Place] = (), rim: int = RIM,
) -> Iterator[Shape]:  # fmt: skip
    """A piece on a slightly larger sheet of its colour; `loose` squares are hatched."""
    boxes = list(_sheet(places, left, top, cell, gap, rim))
    for x, y, wide, high in boxes:
        yield Box(x + 3, y + 5, wide, high, "shadow", radius=8)
    for x, y, wide, high in boxes:
        yield Box(x, y, wide, high, colour, radius=8)
    yield from _squares(places, left, top, cell, gap, faint=faint, loose=loose)


def _squares(
    places: Mapping[Place, Square], left: int, top: int, cell: int, gap: int, *,
    faint: bool = False, loose: Collection[Place] = (),
) -> Iterator[Shape]:  # fmt: skip
    """Squares, with their terrain filling the gaps between them."""
    for (row, column), square in places.items():
        x, y = left + column * (cell + gap), top + row * (cell + gap)
        if gap:
            yield from _gap_shapes(places, (row, column), x, y, cell, gap // 2)
        drawing = tile(square, row + 2 * column, faint=faint, loose=(row, column) in loose)
        yield Sprite(drawing, x, y, cell)
    if not faint:
        yield from borders(places, left, top, cell, gap)


def _gap_shapes(
    places: Mapping[Place, Square], place: Place, x: int, y: int, cell: int, half: int
) -> Iterator[Shape]:
    """A square's terrain, out to the middle of the gap wherever its piece continues."""
    row, column = place
    colour = NAMES[terrain_of(places[place])]
    west, east = (half * ((row, column + step) in places) for step in (-1, 1))
    north, south = (half * ((row + step, column) in places) for step in (-1, 1))
    if west or east:
        yield Box(x - west, y, cell + west + east, cell, colour)
    if north or south:
        yield Box(x, y - north, cell, cell + north + south, colour)
    for up, across in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        near = {(row + up, column), (row, column + across), (row + up, column + across)}
        if near <= places.keys():
            corner = (x + (cell if across > 0 else -half), y + (cell if up > 0 else -half))
            yield Box(*corner, half, half, colour)


def _sheet(
    places: Mapping[Place, Square], left: int, top: int, cell: int, gap: int, rim: int
) -> Iterator[tuple[int, int, int, int]]:
    """Boxes that cover all squares of a piece, the gaps between them, and a rim."""
    side = cell + 2 * rim
    for row, column in places:
        x, y = left + column * (cell + gap) - rim, top + row * (cell + gap) - rim
        yield x, y, side + (cell + gap) * ((row, column + 1) in places), side
        if (row + 1, column) in places:
            yield x, y, side, side + cell + gap
        if {(row, column + 1), (row + 1, column), (row + 1, column + 1)} <= places.keys():
            yield x, y, side + cell + gap, side + cell + gap
