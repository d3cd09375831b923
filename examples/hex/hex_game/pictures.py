"""The board of Hex as a picture, and as text for readers without pictures.

Players are told apart by shape too: the first has discs and unbroken edges, the second diamonds and
broken ones.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.render.drawing import Drawing, Layer, Path, oval
from bot.render.scene import MESSAGE_WIDTH, Label, Point, Scene, Shape, Sprite, Stroke
from hex_game.rules import FREE, Position, find_group, list_cells

COLOURS: Final = ("piece-1", "piece-4")
SIGNS: Final = ("●", "◆")
_EDGE: Final = 40
_LEGEND: Final = 84
"""The height of the line above the board that says whose sides are which."""
_RIM: Final = 22
_HIGH: Final = 1.1547
"""The height of a hexagon of width 1 that stands on a corner; rows are three quarters apart."""


def _hexagon(name: str, fill: str | None, line: str, width: float) -> Drawing:
    path = Path("M 50 0 L 100 29 L 100 87 L 50 115 L 0 87 L 0 29 Z", fill, line, width)
    return Drawing(f"hex-{name}", (Layer((path,)),), 100, 116)


def _stone(seat: int, fade: int = 255) -> Drawing:
    colour, diamond = COLOURS[seat], "M 50 17 L 88 58 L 50 99 L 12 58 Z"
    shape = Path(diamond, colour, "ink", 4) if seat else oval(50, 58, 36, None, colour, "ink", 4)
    return Drawing(f"hex-stone-{seat}-{fade}", (Layer((shape,), fade=fade),), 100, 116)


_CELL: Final = _hexagon("cell", "mat-line", "mat-bright", 2)
_CHOSEN: Final = _hexagon("chosen", None, "amber", 7)
_STONES: Final = (_stone(0), _stone(1))
_GHOSTS: Final = (_stone(0, 120), _stone(1, 120))
_DOT: Final = Drawing("hex-dot", (Layer((oval(50, 58, 11, None, "amber", "ink", 3),)),), 100, 116)


def board_scene(position: Position, legend: Sequence[str], chosen: int | None = None) -> Scene:
    """The board under what the legend says of each player. The newest stone is marked, at the end
    the connection; a chosen cell has a frame."""
    size = position.size
    unit = round((MESSAGE_WIDTH - 2 * _EDGE) / (1.5 * size - 0.5))
    shapes = [*_draw_legend(legend), *_draw_edges(size, unit)]
    marked = set() if position.newest is None else {position.newest}
    if position.winner is not None and position.newest is not None:
        marked = find_group(position, position.newest)
    for at, held in enumerate(position.board):
        left, top = _corner(size, unit, at)
        shapes.append(Sprite(_CELL, left, top, unit))
        if held != FREE:
            shapes.append(Sprite(_STONES[int(held)], left, top, unit))
        elif at == chosen:
            shapes.append(Sprite(_GHOSTS[position.active], left, top, unit))
        else:
            name, spot = list_cells(size)[at].upper(), (left + unit // 2, top + round(unit * 0.58))
            shapes.append(Label(name, spot, 34, "chalk", on="mat-line"))
        if at in marked:
            shapes.append(Sprite(_DOT, left, top, unit))
    if chosen is not None:
        shapes.append(Sprite(_CHOSEN, *_corner(size, unit, chosen), unit))
    height = _LEGEND + round(unit * _HIGH * (0.75 * size + 0.25)) + _EDGE
    return Scene(MESSAGE_WIDTH, height, "mat", tuple(shapes))


def _corner(size: int, unit: int, at: int) -> Point:
    """The top left corner of a cell's box: each row lies half a cell further right."""
    row, column = divmod(at, size)
    return _EDGE + round(unit * (column + row / 2)), _LEGEND + round(unit * _HIGH * 0.75 * row)


def _draw_legend(legend: Sequence[str]) -> Iterator[Shape]:
    half = MESSAGE_WIDTH // 2
    for seat, text in enumerate(legend):
        left = _EDGE // 2 + seat * half
        yield Sprite(_STONES[seat], left, 4, 48)
        yield Label(text, (left + 62, 32), 34, "chalk", "left", widest=half - 90)


def _draw_edges(size: int, unit: int) -> Iterator[Shape]:
    """Below the cells, which leave the outer half to be seen."""

    def trace(at: int, *corners: tuple[float, float]) -> tuple[Point, ...]:
        """A line along corners of a cell, in its widths and heights."""
        left, top = _corner(size, unit, at)
        return tuple((left + round(unit * x), top + round(unit * _HIGH * y)) for x, y in corners)

    for nth in range(size):
        row, bottom = nth * size, (size - 1) * size + nth
        yield Stroke(trace(row, (0, 0.25), (0, 0.75)), COLOURS[1], _RIM)
        yield Stroke(trace(row + size - 1, (1, 0.25), (1, 0.75)), COLOURS[1], _RIM)
        yield Stroke(trace(nth, (0, 0.25), (0.5, 0), (1, 0.25)), COLOURS[0], _RIM)
        yield Stroke(trace(bottom, (0, 0.75), (0.5, 1), (1, 0.75)), COLOURS[0], _RIM)


def write_board(position: Position, chosen: int | None = None) -> str:
    """The board in a code block."""
    size, marks = position.size, {FREE: "·", "0": SIGNS[0], "1": SIGNS[1]}
    lines = ["  " + " ".join(chr(65 + column) for column in range(size))]
    for row in range(size):
        cells = range(row * size, (row + 1) * size)
        shown = ["?" if at == chosen else marks[position.board[at]] for at in cells]
        lines.append(f"{' ' * row}{row + 1} {' '.join(shown)}")
    return "```\n" + "\n".join(lines) + "\n```"
