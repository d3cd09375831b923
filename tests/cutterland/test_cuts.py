"""A cut divides a card into connected pieces; its notation is read as section 9 says.

A B C D      pC p. mG m.
E F G H      wK w. m= p.
I J K L      wF w. mD p^
"""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract import IllegalAction
from engine.cutterland.cards import LETTERS, read_card
from engine.cutterland.cuts import (
    group_of,
    mask_of_group,
    partitions,
    pieces_of,
    read_cut,
    settle,
    sort_groups,
)
from tests.cutterland.refusing import refused

CARD = read_card("pC p. mG m. / wK w. m= p. / wF w. mD p^")
COUNTS = (1, 146, 1350, 4325, 7121, 7147, 4734, 2140, 662, 136, 17, 1)


@pytest.mark.parametrize(("count", "cuts"), list(enumerate(COUNTS, 1)))
def test_there_are_as_many_cuts_as_the_rules_say(count: int, cuts: int) -> None:
    found = partitions(count)
    assert len(found) == len(set(found)) == cuts
    for cut in found:
        assert len(cut) == count
        assert sum(cut) == (1 << 12) - 1


def test_there_are_as_many_overcuts_as_the_rules_say() -> None:
    assert sum(COUNTS) == 27_780
    assert sum(len(partitions(count)) for count in range(3, 13)) == 27_633
    assert sum(len(partitions(count)) for count in range(4, 13)) == 26_283
    assert not partitions(0)
    assert not partitions(13)


def test_the_cuts_into_two_are_those_found_by_trying_every_set() -> None:
    found = set()
    for size in range(12):
        for others in combinations(LETTERS[1:], size):
            group = "A" + "".join(others)
            rest = "".join(letter for letter in LETTERS if letter not in group)
            if rest and _hangs_together(group) and _hangs_together(rest):
                found.add((group, rest))
    assert {tuple(map(group_of, cut)) for cut in partitions(2)} == found


def _hangs_together(group: str) -> bool:
    spots = {divmod(LETTERS.index(letter), 4) for letter in group}
    reached = {min(spots)}
    while more := {
        (row, column)
        for row, column in spots - reached
        if reached & {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
    }:
        reached |= more
    return reached == spots


@pytest.mark.parametrize(
    "text",
    [
        "ABEF CDGH IJKL",
        "abef, cdgh, ijkl",
        "ABEF/CDGH|IJKL",
        "FEBA;hgdc;IJKL",
        "  ABEF\tCDGH\nIJKL  ",
        ",,ABEF,,CDGH // IJKL;",
        "ABEF CDGH I-L",
        "A-BE-F C-DG-H I-JK-L",
        "ABEF CDGH",
        "abef, ghcd",
    ],
)
def test_one_cut_has_many_spellings(text: str) -> None:
    assert read_cut(text, 3, 3) == ("ABEF", "CDGH", "IJKL")


def test_the_pieces_keep_the_order_in_which_they_are_given() -> None:
    """So that their letters are those that they had while the card was being cut."""
    assert read_cut("IJKL feba", 3, 3) == ("IJKL", "ABEF", "CDGH")
    assert sort_groups(("IJKL", "FEBA", "CDGH")) == ("ABEF", "CDGH", "IJKL")


def test_a_range_stands_for_its_letters() -> None:
    assert read_cut("A-D E-H I-L", 3, 3) == ("ABCD", "EFGH", "IJKL")
    assert read_cut("a-l", 1, 1) == (LETTERS,)
    assert read_cut("A-A", 2, 2) == ("A", LETTERS[1:])
    assert read_cut("EA-CI", 2, 2) == ("ABCEI", "DFGHJKL")


def test_nothing_is_the_cut_into_one() -> None:
    assert read_cut("", 1, 1) == (LETTERS,)


def test_a_ring_round_a_hole_is_a_piece() -> None:
    assert read_cut("F ABCEGIJK DHL", 3, 3) == ("F", "ABCEGIJK", "DHL")


def test_an_overcut_is_a_cut_of_its_own() -> None:
    groups = ("AB", "CD", "EF", "GH", "IJKL")
    assert read_cut(" ".join(groups), 3, 12) == groups
    with refused("cut-many"):
        read_cut(" ".join(groups), 3, 3)
    assert len(read_cut(" ".join(LETTERS), 3, 12)) == 12


@pytest.mark.parametrize(
    ("text", "letters"), [("A-D EFGH A", "A"), ("ABCDA", "A"), ("B-DC E", "C")]
)
def test_a_letter_named_twice_is_refused(text: str, letters: str) -> None:
    with refused("cut-twice", *letters):
        read_cut(text, 3, 3)


def test_letters_left_out_are_refused_where_nothing_says_who_takes_them() -> None:
    with refused("cut-left-out", "K", "L"):
        read_cut("ABEF CDGH IJ", 3, 3)
    with refused("cut-left-out", "L"):
        read_cut("ABEF CDGH I J K", 3, 12)


@pytest.mark.parametrize(
    ("text", "group"),
    [
        ("AF BCDGH EIJKL", "AF"),
        ("ABEF CDL GHIJK", "CDL"),
        ("DE ABC FGHIJKL", "DE"),
        ("BCDFGHJKL AI", "AI"),
        ("BDFH GIJKL", "BDFH"),
        ("ABCDEFG HIJK", "HIJK"),
        ("BFJ CGK", "ADEHIL"),
    ],
)
def test_corners_and_distance_do_not_hold_a_piece_together(text: str, group: str) -> None:
    with refused("cut-apart", *group):
        read_cut(text, 3, 3)


@pytest.mark.parametrize("text", ["", "ABEF", "ABCDEFGHIJKL", "ABCDEFGH IJKL"])
def test_too_few_pieces_are_refused(text: str) -> None:
    with refused("cut-few"):
        read_cut(text, 3, 3)
    with refused("cut-few"):
        read_cut(text, 3, 12)


def test_too_many_pieces_are_refused() -> None:
    with refused("cut-many"):
        read_cut("AB EF CD GH IJKL", 3, 3)


@pytest.mark.parametrize("letter", ["M", "Z", "1", "+", "é", "Α", "ﬀ", "ａ", "."])
def test_a_strange_letter_is_refused(letter: str) -> None:
    with refused("cut-letter", letter):
        read_cut(f"ABEF {letter} CDGH", 3, 3)


@pytest.mark.parametrize("text", ["A- EFGH", "-D EFGH", "D-A", "A--D", "AB - EF", "A-D-H I", "-"])
def test_a_range_needs_two_ends_of_its_own_in_order(text: str) -> None:
    with refused("cut-range"):
        read_cut(text, 3, 3)


def test_groups_of_an_action_are_settled_like_typed_ones() -> None:
    assert settle(("FEBA", "IJKL"), 3, 3) == ("ABEF", "IJKL", "CDGH")
    with refused("cut-letter", "a"):
        settle(("a",), 3, 3)
    with refused("cut-empty"):
        settle(("ABEF", "CDGHIJKL", ""), 3, 3)


def test_pieces_keep_their_squares_and_lose_their_place() -> None:
    pieces = pieces_of(CARD, ("ABEF", "CDGH", "IJKL"))
    assert [str(piece) for piece in pieces] == ["pC p. / wK w.", "mG m. / m= p.", "wF w. mD p^"]
    assert str(pieces_of(CARD, ("CGFJ",))[0]) == "-- mG / w. m= / w. --"


@given(st.integers(1, 12), st.randoms(use_true_random=False))
def test_any_spelling_of_any_cut_is_read_as_the_same_cut(count: int, random: Random) -> None:
    cut = random.choice(partitions(count))
    groups = [list(group_of(mask)) for mask in cut]
    random.shuffle(groups)
    wanted = tuple(map("".join, groups))
    for group in groups:
        random.shuffle(group)
    spelled = [
        "".join(group).swapcase() if random.random() < 0.5 else "".join(group) for group in groups
    ]
    text = random.choice([" ", ", ", "/", " | ", ";"]).join(
        spelled[: random.choice([count, count - 1])]
    )
    assert read_cut(text, count, 12 if random.random() < 0.5 else count) == wanted
    assert tuple(map(mask_of_group, sort_groups(wanted))) == cut


@given(st.text(alphabet="ABCDEFGHIJKLabcl-,/ ;|x", max_size=30))
def test_whatever_is_typed_gives_a_cut_or_a_refusal(text: str) -> None:
    try:
        groups = read_cut(text, 3, 5)
    except IllegalAction:
        return
    assert tuple(map(mask_of_group, groups)) in set(partitions(len(groups)))
