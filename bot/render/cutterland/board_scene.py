"""The picture of a board: everybody's lands, and beside or above them the pieces on offer."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bot.render.cutterland import sheets
from bot.render.cutterland.badges import badge
from bot.render.cutterland.card_scenes import piece_colour, piece_shapes
from bot.render.cutterland.score_strip import measure_items
from bot.render.scene import MESSAGE_WIDTH, Scene, Shape
from engine.cutterland.cards import LETTERS
from engine.cutterland.views import OfferedPiece

HIGHEST: Final = 900
"""As shown, 217 pixels on a phone: with its title, status and buttons it fits the screen."""
ALONE: Final = 1020  # where no pieces are on offer, and no buttons to take them
SIDES: Final = (96, 84, 72, 60, 48)  # of the cells of pieces, largest first
LARGER: Final = 1.4  # how much larger than a land's the cells of pieces are at best
READABLE: Final = 42
"""A land's cell; points by kind are left out where they would make it smaller."""
EDGE: Final = 26
BETWEEN: Final = 36
BADGE: Final = 60
SPARE: Final = 24  # for the longest name of a computer, which is never shortened


class _Strip(NamedTuple):
    """The pieces in a column beside the lands, or in a row above them: their corners, and the room
    they take."""

    cell: int
    corners: tuple[tuple[int, int], ...]
    width: int
    height: int
    beside: bool

    @property
    def room(self) -> tuple[int, int]:
        """The width and height that remain for the lands."""
        if self.beside:
            return MESSAGE_WIDTH - self.width, HIGHEST
        return MESSAGE_WIDTH, HIGHEST - self.height


def board_scene(
    entries: Sequence[sheets.Entry],
    offered: Sequence[OfferedPiece] = (),
    gone: Collection[str] = (),
) -> Scene:
    """The lands, as large as fits; of the pieces, those with the letters `gone` are pale."""
    if not offered:
        sheet, entries = _arrange(entries, MESSAGE_WIDTH, ALONE)
        return Scene(MESSAGE_WIDTH, sheet.height, sheets.MAT, tuple(sheets.lands(sheet, entries)))
    ways = [(*_arrange(entries, *one.room), one) for one in _list_strips(offered)]
    # Large lands with somewhat larger pieces, in a low picture
    sheet, entries, strip = max(
        ways,
        key=lambda way: (
            way[0].is_fitting, min(way[0].cell * LARGER, way[2].cell), -way[0].height
        ),
    )  # fmt: skip
    if strip.beside:
        height = max(sheet.height, strip.height)
        at, corner = (strip.width, (height - sheet.height) // 2), (0, (height - strip.height) // 2)
    else:
        height = sheet.height + strip.height
        at, corner = (0, strip.height), ((MESSAGE_WIDTH - strip.width) // 2, 0)
    shapes = (*_piece_shapes(offered, gone, strip, corner), *sheets.lands(sheet, entries, *at))
    return Scene(MESSAGE_WIDTH, height, sheets.MAT, shapes)


def _arrange(
    entries: Sequence[sheets.Entry], width: int, height: int
) -> tuple[sheets.Sheet, Sequence[sheets.Entry]]:
    """The lands with their points by kind, without them where that makes the lands too small."""
    needed = max(measure_items(entry.items) for entry in entries) + 2 * sheets.RIM
    least = sheets.NARROWEST + SPARE + max(len(entry.pieces) for entry in entries) * sheets.LETTER
    room = sheets.Room(width, height, 0, sheets.HEAD + sheets.ITEMS, max(least, needed))
    sheet = sheets.arrange(entries, room)
    if sheet.cell >= READABLE and sheet.is_fitting:
        return sheet, entries
    bare = sheets.Room(width, height, 0, narrowest=least)
    return sheets.arrange(entries, bare), [replace(entry, items=()) for entry in entries]


def _list_strips(offered: Sequence[OfferedPiece]) -> Iterator[_Strip]:
    """The pieces in one or two columns or rows, in each size that leaves room for lands."""
    for cell in SIDES:
        for lines in (1, 2):
            for beside in (True, False):
                strip = _flow(offered, cell, lines, beside=beside)
                across = MESSAGE_WIDTH // 2 if beside else MESSAGE_WIDTH
                down = HIGHEST if beside else HIGHEST // 2
                if strip.width <= across and strip.height <= down:
                    yield strip


def _flow(offered: Sequence[OfferedPiece], cell: int, lines: int, *, beside: bool) -> _Strip:
    """The pieces along so many lines, the longer sides of which lie at the lands."""
    corners: list[tuple[int, int]] = []
    longest, across = 0, EDGE
    share = -(-len(offered) // lines)
    for start in range(0, len(offered), share):
        line, along = offered[start : start + share], EDGE
        sides = [(one.piece.width * cell, one.piece.height * cell) for one in line]
        for wide, high in sides:
            corners.append((across, along) if beside else (along, across))
            along += (high if beside else wide) + BETWEEN
        longest = max(longest, along - BETWEEN)
        across += max(wide if beside else high for wide, high in sides) + BETWEEN
    deep, long = across - BETWEEN + EDGE // 2, longest + EDGE
    width, height = (deep, long) if beside else (long, deep)
    return _Strip(cell, tuple(corners), width, height, beside)


def _piece_shapes(
    offered: Sequence[OfferedPiece], gone: Collection[str], strip: _Strip, corner: tuple[int, int]
) -> Iterator[Shape]:
    for each, (x, y) in zip(offered, strip.corners, strict=True):
        left, top = corner[0] + x, corner[1] + y
        places = dict(zip(each.piece.cells, each.piece.squares, strict=True))
        pale = each.letter in gone
        colour = "mat-bright" if pale else piece_colour(LETTERS.index(each.letter))
        yield from piece_shapes(places, left, top, strip.cell, 0, colour, faint=pale)
        row, column = each.piece.cells[0]
        at = left + column * strip.cell + 4, top + row * strip.cell + 4
        yield from badge(each.letter, *at, BADGE, colour)
