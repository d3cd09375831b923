"""The bag as a scene: many pieces in rows, each with its count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.render.cutterland.badges import badge
from bot.render.cutterland.card_scenes import piece_colour, piece_shapes
from bot.render.scene import Scene, Shape
from engine.cutterland.pieces import Piece

MAT: Final = "mat"
CELL: Final = 48
EDGE: Final = 30
BETWEEN: Final = 34
WIDEST: Final = 1248


def bag_scene(pieces: Sequence[tuple[Piece, int]]) -> Scene:
    """The pieces in the order given, with a badge where there are several equal ones."""
    shapes: list[Shape] = []
    left, top, high, width = EDGE, EDGE, 0, 0
    for number, (piece, count) in enumerate(pieces):
        wide = piece.width * CELL
        if left > EDGE and left + wide + EDGE > WIDEST:
            left, top, high = EDGE, top + high + BETWEEN, 0
        shapes += _piece(piece, count, left, top, number)
        width, left = max(width, left + wide), left + wide + BETWEEN
        high = max(high, piece.height * CELL)
    return Scene(max(width + EDGE, 400), max(top + high + EDGE, 160), MAT, tuple(shapes))


def _piece(piece: Piece, count: int, left: int, top: int, number: int) -> Iterator[Shape]:
    places = dict(zip(piece.cells, piece.squares, strict=True))
    colour = piece_colour(number)
    yield from piece_shapes(places, left, top, CELL, 0, colour)
    if count > 1:
        row, column = piece.cells[0]
        yield from badge(str(count), left + column * CELL, top + row * CELL, 36, "gold")
