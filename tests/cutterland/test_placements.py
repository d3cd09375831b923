"""A piece may be laid wherever it overlaps nothing and shares a side with the land."""

from __future__ import annotations

import pytest
from hypothesis import given

from engine.cells import name_of, read_cell
from engine.contract import IllegalAction
from engine.cutterland.lands import Land, read_land
from engine.cutterland.pieces import orientations, read_piece
from engine.cutterland.placements import check_placement, fewest_turns, placements
from tests.cutterland import naive, strategies
from tests.cutterland.refusing import refused

LONE = "-- -- -- / -- pC -- / -- -- --"


def cell(name: str) -> int:
    found = read_cell(name)
    assert found is not None
    return found


def places(land: str, piece: str) -> list[tuple[str, int]]:
    found = placements(read_land(land), read_piece(piece))
    return [(name_of(one), turns) for one, turns in found]


def test_a_square_may_be_laid_at_each_side_of_a_square() -> None:
    assert sorted(places(LONE, "m.")) == [("A2", 0), ("B1", 0), ("B3", 0), ("C2", 0)]


def test_two_different_squares_may_be_laid_in_twenty_ways() -> None:
    found = places(LONE, "mG m.")
    assert len(found) == len(set(found)) == 20
    assert ("A1", 1) in found
    assert ("B1", 0) in found


def test_equal_results_come_once_with_the_fewest_turns() -> None:
    assert {turns for _, turns in places(LONE, "m. m.")} == {0, 1}
    assert {turns for _, turns in places(LONE, "m. m. / m. m.")} == {0}
    assert {turns for _, turns in places(LONE, "m. m. / m. --")} == {0, 1, 2, 3}


def test_a_land_with_no_squares_takes_its_first_piece_at_m13() -> None:
    assert places("-- --", "mG m.") == [("M13", 0)]


def test_nothing_is_laid_beyond_the_edge() -> None:
    assert sorted(places("p.", "m. m.")) == [("A2", 0), ("A2", 1), ("B1", 0), ("B1", 1)]
    corner = "-- " * 25 + "p."
    land = " / ".join(["-- " * 26] * 25 + [corner])
    found = places(land, "m. m.")
    assert sorted(found) == [("X26", 0), ("Y25", 0), ("Y25", 1), ("Z24", 1)]


def test_the_last_column_is_not_beside_the_first() -> None:
    land = " / ".join(["-- " * 25 + "p.", "-- " * 26])
    assert sorted(places(land, "m.")) == [("Y1", 0), ("Z2", 0)]


def test_a_hole_may_be_filled() -> None:
    ring = "p. p. p. / p. -- p. / p. p. p."
    assert ("B2", 0) in places(ring, "m.")


def test_a_full_table_has_no_room() -> None:
    assert places(" / ".join(["p. " * 26] * 26), "m.") == []


@given(strategies.lands(3, 4), strategies.pieces())
def test_placements_are_those_found_by_trying_everything(land: str, piece: str) -> None:
    if not naive.read(land):
        return
    found = places(land, piece)
    shape = naive.read(piece)
    top, left = min(row for row, _ in shape), min(column for _, column in shape)
    shape = {(row - top, column - left): square for (row, column), square in shape.items()}
    assert sorted(found) == sorted(naive.placements(naive.read(land), shape).values())


@given(strategies.lands(3, 4), strategies.pieces())
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
        ("place-edge", "Z1", 0, ["Z1"]),
        ("place-edge", "A26", 1, ["A26"]),
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
