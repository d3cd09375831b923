"""Lands are read and written as rows; laying adds a piece's squares and nothing else."""

import pytest
from hypothesis import given

from engine.cells import cells_in, mask_of, name_of, read_cell
from engine.cutterland.lands import FIRST_LAID, Land, read_land, write_land
from engine.cutterland.pieces import read_piece
from tests.cutterland import naive, strategies
from tests.cutterland.refusing import refused

BEND = """
    p. pC --
    -- m. wK
"""


def cell(name: str) -> int:
    found = read_cell(name)
    assert found is not None
    return found


def test_a_land_is_read_row_by_row_from_a1() -> None:
    land = read_land(BEND)
    assert [name_of(one) for one in land.cells] == ["A1", "B1", "B2", "C2"]
    assert land.squares == ("p.", "pC", "m.", "wK")
    assert land.at(cell("B2")) == "m."
    assert land.at(cell("A2")) is None
    assert land.at(cell("Z26")) is None


@pytest.mark.parametrize("text", ["", "  ", "--", "-- -- / -- --"])
def test_a_land_may_have_no_squares(text: str) -> None:
    assert read_land(text) == Land()
    assert write_land(Land()) == "--"


@given(strategies.lands())
def test_a_written_land_is_the_same_land(text: str) -> None:
    land = read_land(text)
    assert read_land(write_land(land, crop=False)) == land
    assert read_land(write_land(land)).squares == land.squares
    assert dict(zip(map(name_of, land.cells), land.squares, strict=True)) == {
        naive.name(spot): square for spot, square in naive.read(text).items()
    }


def test_only_the_bounding_box_is_written_unless_all_is_wanted() -> None:
    land = read_land("-- -- / -- wK / -- --")
    assert str(land) == "wK"
    assert write_land(land, crop=False) == "-- -- / -- wK"


def test_rows_are_equally_long() -> None:
    with refused("grid-uneven"):
        read_land("p. p. / p.")
    with refused("grid-uneven"):
        read_land("p. / / p.")
    with refused("grid-uneven"):
        read_land("p. /")


def test_a_land_has_at_most_26_rows_and_columns() -> None:
    assert len(read_land(" / ".join(["p. " * 26] * 26)).cells) == 676
    with refused("grid-large"):
        read_land("p. " * 27)
    with refused("grid-large"):
        read_land(" / ".join(["p."] * 27))


def test_a_strange_square_is_refused_by_its_cell() -> None:
    with refused("square-unknown", "B2"):
        read_land("p. p. / p. ww")
    with refused("square-habitat", "C1"):
        read_land("p. -- pK")


def test_laying_adds_the_squares_of_a_piece() -> None:
    land = read_land(BEND).lay(read_piece("mG -- / mF m="), cell("D2"))
    assert str(land) == "p. pC -- -- -- / -- m. wK mG -- / -- -- -- mF m="
    assert land.pieces == (0, 0, 0, 0, 1, 1, 1)
    assert land.mask == mask_of(land.cells)


def test_the_first_piece_laid_has_the_ordinal_0() -> None:
    land = Land().lay(read_piece("mG m."), FIRST_LAID)
    assert list(map(name_of, land.cells)) == ["M13", "N13"]
    assert land.pieces == (0, 0)


@pytest.mark.parametrize(
    "name", ["A0", "A27", "AA1", "1A", "", "A", "A01", "Ä1", "ı1", "A-1", "A１"]
)
def test_a_cell_is_a_letter_and_a_number_to_26(name: str) -> None:
    assert read_cell(name) is None


def test_every_cell_has_a_name() -> None:
    assert [cell(name_of(one).lower()) for one in range(676)] == list(range(676))
    assert list(cells_in(mask_of([0, 5, 675]))) == [0, 5, 675]
    assert list(cells_in(0)) == []
