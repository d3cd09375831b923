"""Places for a piece on a land: the best first, the next one along, and the way from any other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.cells import SIDE, Cell, adjacent_cells, cell_at, column_of, mask_of, name_of, row_of
from engine.contract import IllegalAction
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.pieces import Piece
from engine.cutterland.placements import cells_of, fewest_turns, placements
from engine.cutterland.scoring import Score, score

DIRECTIONS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
"""Rows and columns that each arrow goes."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A legal place for a piece, and the land's points once it lies there."""

    cell: Cell
    turns: int
    points: int


@lru_cache(maxsize=256)
def find_spots(land: Land, piece: Piece, unused: int, penalty: int) -> tuple[Spot, ...]:
    """Every legal place: most points first, then where the piece touches most of the land."""
    found = []
    for cell, turns in placements(land, piece):
        turned = piece.rotate(turns)
        points = score_placement(land, turned, cell, unused, penalty).total
        touching = adjacent_cells(mask_of(cells_of(turned, cell))) & land.mask
        found.append((-points, -touching.bit_count(), turns, cell))
    return tuple(Spot(cell, turns, -points) for points, _, turns, cell in sorted(found))


def score_placement(land: Land, turned: Piece, cell: Cell, unused: int, penalty: int) -> Score:
    """The land's score with the piece laid and no token used."""
    return score(land.lay(turned, cell), Layout(), unused, penalty)


def find_next_spot(found: tuple[Spot, ...], cell: Cell, turns: int, step: int) -> Spot:
    """The next (`step` 1) or the previous (-1) place in reading order, turned alike; round at the
    ends. From a place that is not legal: the nearest one in that direction."""
    row = sorted((spot for spot in found if spot.turns == turns), key=lambda spot: spot.cell)
    if not row:
        return found[0]
    if step > 0:
        return next((spot for spot in row if spot.cell > cell), row[0])
    return next((spot for spot in reversed(row) if spot.cell < cell), row[-1])


def find_nearest_spot(found: tuple[Spot, ...], cell: Cell, turns: int) -> Spot:
    """The legal place nearest to where a piece is held, turned alike if any is."""
    return min(
        found,
        key=lambda spot: (spot.turns != turns, distance(spot.cell, cell), -spot.points, spot.cell),
    )


def distance(one: Cell, other: Cell) -> int:
    return abs(row_of(one) - row_of(other)) + abs(column_of(one) - column_of(other))


def move_piece(turned: Piece, cell: Cell, way: str) -> Cell:
    """Where a piece, already turned, comes to lie one cell further up, down, left or right.

    Raises `IllegalAction` at the table's edge.
    """
    down, right = DIRECTIONS[way]
    row, column = row_of(cell) + down, column_of(cell) + right
    if not (0 <= row <= SIDE - turned.height and 0 <= column <= SIDE - turned.width):
        raise IllegalAction("place-edge", section="9", cells=(name_of(cell),))
    return cell_at(row, column)


def turn_piece(piece: Piece, cell: Cell, turns: int, further: int) -> tuple[Cell, int]:
    """A piece turned on about its middle where it is held: its new corner and its turns. As many
    turns as bring it round bring it back, unless the table's edge has pushed it in."""
    then = fewest_turns(piece, turns + further)
    old, new = piece.rotate(turns), piece.rotate(then)
    up = then % 2  # between whole cells it gives way one way in the odd turns, and back in the even
    row = row_of(cell) + (old.height - new.height + 1 - up) // 2
    column = column_of(cell) + (old.width - new.width + 1 - up) // 2
    row = min(max(row, 0), SIDE - new.height)
    return cell_at(row, min(max(column, 0), SIDE - new.width)), then
