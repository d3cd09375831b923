"""Lands and cards that the pictures' tests share."""

from engine.cells import SIDE, Cell, cell_at, column_of, read_cell, row_of
from engine.cutterland.cards import read_card
from engine.cutterland.lands import Land, read_land

CARD = read_card("pC p. mG m. / wK w. m= p. / wF w. mD p^")
OTHER_CARD = read_card("pT p. m^ m. / wT w. mF pC / w. w. mD p=")
CUT = ("ABEF", "CDGH", "IJKL")


def land_at(corner: str, text: str) -> Land:
    """The land with its first written square's cell named; two pieces, parted after three rows."""
    away = cell(corner)
    land = read_land(text)
    return Land(
        tuple(cell_at(row_of(each), column_of(each)) + away for each in land.cells),
        land.squares,
        tuple(row_of(each) // 2 for each in land.cells),
    )


def cell(name: str) -> Cell:
    found = read_cell(name)
    assert found is not None
    return found


SMALL = land_at("M13", "pC p. wK / mG -- wF / mD m= --")
EVERYTHING = land_at(
    "K10",
    "pC pT pD p^ p= p. / mG mF mD m^ m= m. / wK wF wT w^ w= w. / -- wF -- mG mG --",
)


def widest() -> Land:
    """A line from one edge of the table to the other, and one downwards."""
    cells = sorted({cell_at(12, column) for column in range(SIDE)}
                   | {cell_at(row, 12) for row in range(SIDE)})  # fmt: skip
    return Land(
        tuple(cells), ("wT",) * len(cells), tuple(index // 4 for index in range(len(cells)))
    )
