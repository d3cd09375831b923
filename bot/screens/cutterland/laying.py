"""Places for a piece on a land: the best first, and the next one along from any other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.cutterland.cells import Cell, beside, column_of, mask_of, row_of
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.pieces import Piece, orientations
from engine.cutterland.placements import cells_of, placements
from engine.cutterland.scoring import Score, score


@dataclass(frozen=True, slots=True)
class Spot:
    """A legal place for a piece, and the land's points once it lies there."""

    cell: Cell
    turns: int
    points: int


@lru_cache(maxsize=256)
def spots(land: Land, piece: Piece, unused: int, penalty: int) -> tuple[Spot, ...]:
    """Every legal place: most points first, then where the piece touches most of the land."""
    found = []
    for cell, turns in placements(land, piece):
        turned = piece.turned(turns)
        points = laid_score(land, turned, cell, unused, penalty).total
        touching = beside(mask_of(cells_of(turned, cell))) & land.mask
        found.append((-points, -touching.bit_count(), turns, cell))
    return tuple(Spot(cell, turns, -points) for points, _, turns, cell in sorted(found))


def laid_score(land: Land, turned: Piece, cell: Cell, unused: int, penalty: int) -> Score:
    """The land's score with the piece laid and no token used."""
    return score(land.lay(turned, cell), Layout(), unused, penalty)


def along(found: tuple[Spot, ...], cell: Cell, turns: int, step: int) -> Spot:
    """The next (`step` 1) or the previous (-1) place in reading order, turned alike; round at the
    ends. From a place that is not legal: the nearest one in that direction."""
    row = sorted((spot for spot in found if spot.turns == turns), key=lambda spot: spot.cell)
    if not row:
        return found[0]
    if step > 0:
        return next((spot for spot in row if spot.cell > cell), row[0])
    return next((spot for spot in reversed(row) if spot.cell < cell), row[-1])


def turned_on(found: tuple[Spot, ...], piece: Piece, cell: Cell, turns: int) -> Spot:
    """The place nearest to a cell with the piece turned on by a quarter."""
    ways = len(orientations(piece))
    for further in range(1, ways + 1):
        alike = [spot for spot in found if spot.turns == (turns + further) % ways]
        if alike:
            return min(alike, key=lambda spot: (_distance(spot.cell, cell), spot.cell))
    return found[0]


def _distance(one: Cell, other: Cell) -> int:
    return abs(row_of(one) - row_of(other)) + abs(column_of(one) - column_of(other))
