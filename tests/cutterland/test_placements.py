"""A piece may be laid wherever it overlaps nothing and shares a side with the land."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cells import move_cell, name_of, read_cell
from engine.contract import IllegalAction
from engine.cutterland.lands import Land, read_land
from engine.cutterland.pieces import orientations, read_piece
from engine.cutterland.placements import check_placement, fewest_turns, placements
from tests.cutterland import naive, strategies
from tests.cutterland.matches import move_land
from tests.cutterland.refusing import refused

LONE = "-- -- -- / -- pC -- / -- -- --"


def cell(name: str) -> int:
    found = read_cell(name)
    assert found is not None
    return found


def places(land: str, piece: str, down: int = 0, right: int = 0) -> list[tuple[str, int]]:
    """The placements on a land written from A1 on, or so many rows and columns further."""
    found = placements(move_land(read_land(land), down, right), read_piece(piece))
    return [(name_of(one), turns) for one, turns in found]


def test_a_square_may_be_laid_at_each_side_of_a_square() -> None:
    assert sorted(places(LONE, "m.")) == [("A2", 0), ("B1", 0), ("B3", 0), ("C2", 0)]


def test_two_different_squares_may_be_laid_in_twenty_four_ways() -> None:
    found = places(LONE, "mG m.", 12, 12)
    assert len(found) == len(set(found)) == 24
    assert ("M13", 1) in found
    assert ("N13", 0) in found


def test_equal_results_come_once_with_the_fewest_turns() -> None:
    assert {turns for _, turns in places(LONE, "m. m.")} == {0, 1}
    assert {turns for _, turns in places(LONE, "m. m. / m. m.")} == {0}
    assert {turns for _, turns in places(LONE, "m. m. / m. --")} == {0, 1, 2, 3}


def test_a_land_with_no_squares_takes_its_first_piece_at_m13() -> None:
    assert places("-- --", "mG m.") == [("M13", 0)]


def test_the_first_row_and_column_follow_the_last() -> None:
    assert sorted(places("p.", "m.")) == [("A2", 0), ("A26", 0), ("B1", 0), ("Z1", 0)]
    found = places("p.", "m. m.", 25, 25)
    assert ("Z1", 0) in found
    assert ("A25", 1) in found
    assert len(found) == len(places("p.", "m. m.", 12, 12)) == 12


@pytest.mark.parametrize("bar", ["m. m. m. m."])
def test_a_land_from_m13_to_x13_goes_on_beyond_the_last_column(bar: str) -> None:
    found = set(places("p. " * 12, bar, 12, 12))
    assert {("Y13", 0), ("I13", 0), ("Y10", 1), ("Y13", 1)} < found
    assert len(found) == len(places("p. " * 12, bar, 12, 7))
    grown = "p. " * 16
    assert ("C13", 0) in places(grown, bar, 12, 12)


def test_a_land_is_at_most_as_long_as_the_table() -> None:
    assert places("p. " * 18, "m. m. m. m.", 12, 20)[0]
    assert {turns for _, turns in places("p. " * 25, "m. m.", 3, 20)} == {0, 1}
    assert ("T4", 0) not in places("p. " * 25, "m.", 3, 20)


def test_a_hole_may_be_filled() -> None:
    ring = "p. p. p. / p. -- p. / p. p. p."
    assert ("B2", 0) in places(ring, "m.")


def test_a_full_table_has_no_room() -> None:
    assert places(" / ".join(["p. " * 26] * 26), "m.") == []


@given(strategies.lands(3, 4), strategies.pieces())
@pytest.mark.slow
def test_placements_are_those_found_by_trying_everything(land: str, piece: str) -> None:
    if not naive.read(land):
        return
    found = places(land, piece, 10, 10)
    shape = naive.read(piece)
    top, left = min(row for row, _ in shape), min(column for _, column in shape)
    shape = {(row - top, column - left): square for (row, column), square in shape.items()}
    away = {(row + 10, column + 10): square for (row, column), square in naive.read(land).items()}
    assert sorted(found) == sorted(naive.placements(away, shape).values())


@given(strategies.lands(3, 4), strategies.pieces(), st.integers(0, 25), st.integers(0, 25))
@pytest.mark.slow
def test_a_land_takes_the_same_pieces_wherever_it_is(
    land: str, piece: str, down: int, right: int
) -> None:
    cells = naive.read(land)
    lines = ({cell[axis] for cell in cells} for axis in (0, 1))
    if not cells or any(len(line) <= max(line) - min(line) for line in lines):
        return  # no match leads to a land with an empty line in it
    here, there = (
        {(read_cell(name), turns) for name, turns in places(land, piece, *away)}
        for away in ((11, 11), (11 + down, 11 + right))
    )
    assert there == {(move_cell(one or 0, down, right), turns) for one, turns in here}


@given(strategies.lands(3, 4), strategies.pieces())
@pytest.mark.slow
def test_what_is_listed_is_allowed_and_nothing_else_is(text: str, piece_text: str) -> None:
    land, piece = read_land(text), read_piece(piece_text)
    allowed = set(placements(land, piece))
    for place in (*range(8 * 26), cell("M13"), cell("Z26")):
        for turns in range(4):
            assert _may(land, text, piece_text, place, turns) == (
                (place, fewest_turns(piece, turns)) in allowed
            )


def _may(land: Land, text: str, piece: str, place: int, turns: int) -> bool:
    try:
        check_placement(land, read_piece(piece), place, turns)
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize(
    ("code", "place", "turns", "cells"),
    [
        ("place-overlap", "B2", 0, ["B2"]),
        ("place-overlap", "A2", 0, ["B2"]),
        ("place-apart", "D4", 0, ["D4"]),
        ("place-apart", "C3", 0, ["C3"]),
        ("place-edge", "O1", 0, ["O1"]),
        ("place-apart", "Z1", 0, ["Z1"]),
        ("place-turns", "B1", 4, []),
        ("place-turns", "B1", -1, []),
    ],
)
def test_a_refusal_names_the_reason_and_the_cells(
    code: str, place: str, turns: int, cells: list[str]
) -> None:
    land, piece = read_land(LONE), read_piece("mG m.")
    with refused(code, *cells):
        check_placement(land, piece, cell(place), turns)


def test_every_cell_that_is_taken_is_named() -> None:
    with refused("place-overlap", "A1", "B1", "A2"):
        check_placement(read_land("p. p. / p. --"), read_piece("m. m. / m. m."), 0, 0)


def test_the_first_piece_has_one_place_only() -> None:
    piece = read_piece("mG m.")
    check_placement(Land(), piece, cell("M13"), 0)
    check_placement(Land(), read_piece("m. m."), cell("M13"), 2)
    with refused("place-first", "M13"):
        check_placement(Land(), piece, cell("M13"), 1)
    with refused("place-first", "M13"):
        check_placement(Land(), piece, cell("M14"), 0)


def test_a_cell_that_is_not_on_the_table_is_refused() -> None:
    for place in (-1, 676):
        with refused("place-edge"):
            check_placement(read_land(LONE), read_piece("m."), place, 0)


def test_a_piece_turns_clockwise_and_never_mirrors() -> None:
    piece = read_piece("mG m. / mF --")
    assert [str(piece.rotate(turns)) for turns in range(4)] == [
        "mG m. / mF --",
        "mF mG / -- m.",
        "-- mF / m. mG",
        "m. -- / mG mF",
    ]
    assert piece.rotate(4) == piece
    assert len(orientations(piece)) == 4


@given(strategies.pieces())
def test_turning_is_what_the_rules_mean(text: str) -> None:
    piece = read_piece(text)
    shape = dict(zip(piece.cells, piece.squares, strict=True))
    for turns in range(4):
        turned = piece.rotate(turns)
        assert dict(zip(turned.cells, turned.squares, strict=True)) == naive.turned(shape, turns)
        assert read_piece(str(turned)) == turned


def test_a_piece_hangs_together_and_fits_on_a_card() -> None:
    assert str(read_piece("-- -- -- / -- mG -- / -- m. --")) == "mG / m."
    assert str(read_piece("p. p. p. / p. -- p. / p. p. p. / p. p. p.")).count("p.") == 11
    with refused("piece-apart"):
        read_piece("mG -- / -- m.")
    with refused("piece-large"):
        read_piece("m. m. m. m. m.")
    with refused("piece-large"):
        read_piece(" / ".join(["m. m. m. m."] * 4))
    with refused("piece-empty"):
        read_piece("-- --")
    with refused("piece-empty"):
        read_piece("")
