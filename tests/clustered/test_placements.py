"""Where a card may be placed (rules, sections 2 and 4)."""

import pytest
from hypothesis import given

from engine.cells import cells_in, name_of, read_cell
from engine.clustered.boards import Board, PlacedCard, read_board
from engine.clustered.cards import START
from engine.clustered.options import room_of, start_cells
from engine.clustered.placements import check_placement, placements
from engine.contract import IllegalAction
from tests.clustered import naive, strategies


def legal(board: str, card: str) -> list[str]:
    """The names of the written cells that the card may be placed in."""
    on_table, written = read_board(board)
    return [name_of(cell) for cell in cells_in(placements(on_table, written, card))]


def test_a_card_fits_with_all_its_neighbours_at_once() -> None:
    """.  a2S*
    @  a2So"""
    assert legal(". a2S* / @ a2So", "2S:") == ["A1"]
    assert legal(". a2S* / @ a2So", "3S*") == ["A1"]
    assert legal(". a2S* / a1S* a2So", "2S:") == []


def test_a_corner_is_no_neighbour() -> None:
    assert legal("@ . / . .", "2S:") == ["B1", "A2"]


def test_a_wild_card_fits_anywhere_beside_a_card() -> None:
    assert legal(". a2S* . / . . b1To / . . .", "W") == ["A1", "C1", "B2", "C3"]


def test_nothing_can_be_placed_on_a_table_without_cards() -> None:
    assert legal(". . / . .", "W") == []


def test_a_full_board_has_no_cell_left() -> None:
    assert legal("a1S* bW / @ aW", "W") == []


@given(strategies.sparse(), strategies.CARDS)
def test_placements_are_those_of_the_plain_rules(board: str, card: str) -> None:
    found = legal(board, card)
    assert set(found) == naive.placements(board, card)
    assert found == [name_of(cell) for cell in sorted(read_cell(name) or 0 for name in found)]


@given(strategies.sparse(), strategies.CARDS)
def test_a_placement_is_refused_exactly_where_it_is_not_listed(board: str, card: str) -> None:
    on_table, written = read_board(board)
    allowed = placements(on_table, written, card)
    for cell in cells_in(written):
        if allowed >> cell & 1:
            check_placement(on_table, written, card, cell)
            continue
        with pytest.raises(IllegalAction) as refused:
            check_placement(on_table, written, card, cell)
        assert refused.value.code in {"place-taken", "place-apart", "place-mismatch"}


@pytest.mark.parametrize(
    ("seats", "table", "first", "last", "cells"),
    [
        (1, "open", "A1", "Z26", 676),
        (4, "large", "G7", "S19", 169),
        (2, "small", "I9", "Q17", 81),
        (8, "open", "A1", "Z26", 676),
        (5, "large", "D7", "W19", 260),
        (8, "small", "F9", "U17", 144),
    ],
)
def test_tables_are_open_or_bounded(
    seats: int, table: str, first: str, last: str, cells: int
) -> None:
    room = [name_of(cell) for cell in cells_in(room_of(table, seats))]
    assert (room[0], room[-1], len(room)) == (first, last, cells)


def test_start_cards_lie_in_the_middle_two_of_them_with_six_cells_between() -> None:
    assert [name_of(cell) for cell in start_cells(4)] == ["M13"]
    assert [name_of(cell) for cell in start_cells(5)] == ["J13", "Q13"]
    left, right = start_cells(8)
    assert right - left - 1 == 6


def test_a_bounded_table_ends_at_its_edge() -> None:
    """The start card lies at Q17, the last cell of the small table."""
    corner = read_cell("Q17")
    assert corner is not None
    board, room = Board((PlacedCard(corner, START, None),)), room_of("small", 2)
    assert [name_of(cell) for cell in cells_in(placements(board, room, "W"))] == ["Q16", "P17"]
    with pytest.raises(IllegalAction) as refused:
        check_placement(board, room, "W", corner + 1)
    assert (refused.value.code, refused.value.cells) == ("place-edge", ("R17",))


@given(strategies.boards("abc"))
def test_a_board_laid_card_by_card_is_the_board_read(board: str) -> None:
    read, _ = read_board(board)
    laid = Board()
    for one in read.laid:
        laid = laid.lay(one.cell, one.card, one.owner or 0)
    assert (laid.mask, laid.by_card, [*laid.by_cell]) == (read.mask, read.by_card, [*read.by_cell])
