"""Scoring (rules, section 3), size bonuses (section 4) and the vectors of section 6."""

from dataclasses import astuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cells import name_of
from engine.clustered.boards import read_board
from engine.clustered.scoring import Score, scores
from tests.clustered import naive, strategies


def scored(board: str, seats: int = 1, size_bonuses: bool = False) -> tuple[Score, ...]:
    on_table, _ = read_board(board)
    return scores(on_table, seats, size_bonuses)


def rectangle(board: str) -> list[str]:
    """The cells of the largest one of whoever plays alone."""
    return [name_of(cell) for cell in scored(board)[0].rectangle]


def block(rows: int, columns: int) -> str:
    return " / ".join([" ".join(["aW"] * columns)] * rows)


@pytest.mark.parametrize(
    ("board", "rectangle", "lines"),
    [
        ("a1S* a1S: a1So", 0, 3),  # vector 2
        (block(2, 2), 4, 0),
        (block(2, 3), 6, 6),
        (block(3, 2), 6, 6),
        (block(3, 3), 9, 18),
        ("aW aW @ aW aW", 0, 0),  # vector 3: the start card parts the line
        ("aW aW . aW / . . aW aW", 0, 0),
        ("aW aW", 0, 0),
        ("aW aW aW @ aW aW aW aW", 0, 7),
        ("aW aW aW / aW . aW / aW aW aW", 0, 12),  # a ring has no rectangle
        ("aW aW . . / aW aW aW aW / . . aW aW / . . aW aW", 6, 4 + 3 + 3),
        (block(1, 26), 0, 26),
    ],
)
def test_what_a_board_brings(board: str, rectangle: int, lines: int) -> None:
    (score,) = scored(board)
    assert (len(score.rectangle), score.line_points) == (rectangle, lines)
    assert score.total == rectangle + lines


def test_a_line_does_not_go_on_in_the_next_row() -> None:
    """The last two columns and the first one of the next row are no line."""
    row = " ".join(["."] * 24 + ["aW", "aW"])
    under = " ".join(["aW"] + ["."] * 25)
    assert scored(f"{row} / {under}")[0].total == 0


def test_a_rectangle_does_not_go_on_in_the_next_row() -> None:
    """Two cards in the last column, and two in the first one, each a row further down."""
    rows = ["." + " ." * 24 + " aW", "aW" + " ." * 24 + " aW", "aW" + " ." * 25]
    assert rectangle(" / ".join(rows)) == []
    rows = ["." + " ." * 23 + " aW aW", "aW" + " ." * 23 + " aW aW", "aW" + " ." * 25]
    assert rectangle(" / ".join(rows)) == ["Y1", "Z1", "Y2", "Z2"]


def test_only_one_rectangle_scores() -> None:
    """Two blocks of four, apart."""
    assert scored("aW aW . aW aW / aW aW . aW aW")[0].total == 4


@pytest.mark.parametrize(
    ("board", "first", "last"),
    [
        ("aW aW . aW aW / aW aW . aW aW", "A1", "B2"),  # the first from the left
        ("aW aW / aW aW / . . / aW aW / aW aW", "A1", "B2"),  # the first from the top
        (". aW aW / . aW aW / . . . / aW aW . / aW aW .", "B1", "C2"),
        ("aW aW aW / aW aW aW / aW aW . ", "A1", "C2"),  # of six cells, the one of fewer rows
    ],
)
def test_of_equal_rectangles_one_is_shown(board: str, first: str, last: str) -> None:
    found = rectangle(board)
    assert (found[0], found[-1]) == (first, last)


def test_who_has_no_line_has_none_of_any_length() -> None:
    assert Score().longest_line == 0
    assert scored("aW aW")[0].longest_line == 0


def test_the_cells_that_score_are_named() -> None:
    (score,) = scored(". aW aW / aW aW aW")
    assert [name_of(cell) for cell in score.rectangle] == ["B1", "C1", "B2", "C2"]
    assert [[name_of(cell) for cell in line] for line in score.lines] == [["A2", "B2", "C2"]]


def test_only_the_owners_cards_count() -> None:
    first, second = scored("aW bW aW / aW bW bW / aW bW bW", 2)
    assert (len(first.rectangle), first.line_points) == (0, 3)
    assert (len(second.rectangle), second.line_points) == (4, 3)


@pytest.mark.parametrize(
    ("board", "bonuses"),
    [
        ("a1S* a1S: a1So", [2, 0]),  # the example
        ("aW aW aW / . . . / bW bW bW", [0, 0]),  # a tie between players
        ("aW aW aW . aW aW aW / bW bW . . . . .", [2, 0]),  # two equal ones of one player
        ("aW aW . bW bW / aW aW . bW bW", [0, 0]),
        ("aW aW . bW bW bW / aW aW . . . .", [2, 2]),
        ("aW aW aW / aW aW aW / bW bW .", [4, 0]),  # one player has both
        ("aW aW . bW", [0, 0]),  # only what scores counts
    ],
)
def test_size_bonuses(board: str, bonuses: list[int]) -> None:
    assert [score.bonus for score in scored(board, 2, size_bonuses=True)] == bonuses
    assert [score.bonus for score in scored(board, 2)] == [0, 0]


def test_alone_at_the_table_there_are_no_size_bonuses() -> None:
    assert scored(block(3, 3), 1, size_bonuses=True)[0].total == 27


@given(strategies.boards("abc", 1), st.booleans())
def test_scores_are_those_of_the_plain_rules(board: str, size_bonuses: bool) -> None:
    found = [
        {
            "rectangle": len(score.rectangle),
            "lines": score.line_points,
            "bonus": score.bonus,
            "total": score.total,
        }
        for score in scored(board, 3, size_bonuses)
    ]
    assert found == naive.score(board, 3, size_bonuses)


@given(strategies.boards("a", 0))
def test_what_is_said_to_score_is_the_owners(board: str) -> None:
    on_table, _ = read_board(board)
    (score,) = scores(on_table, 1, False)
    cells, lines, *_ = astuple(score)
    for cell in (*cells, *(cell for line in lines for cell in line)):
        assert on_table.by_cell[cell].owner == 0
