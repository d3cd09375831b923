"""Cards: their texts, decks, and which may lie side by side (rules, sections 1, 2, 5, 6)."""

from itertools import product

import pytest

from engine.clustered.cards import KINDS, alike, deck_of, read_card, sort_cards
from engine.clustered.placements import check_placement
from engine.contract import IllegalAction
from tests.clustered import naive
from tests.clustered.matches import playing, refusal


def test_a_deck_has_each_combination_once_and_the_wild_cards() -> None:
    deck = deck_of(2)
    assert len(deck) == 29
    assert set(deck) == {*map("".join, product("123", "STC", "o:*")), "W"}
    assert deck.count("W") == 2
    assert len(deck_of(3)) == 30


@pytest.mark.parametrize(
    ("one", "other", "common", "fit"),
    [
        ("1S*", "1So", 2, True),  # vector 1: shape and number
        ("1S*", "2To", 0, False),  # nothing in common
        ("1S*", "1S:", 2, True),  # of another owner in the rules: colour is no matter
        ("1S*", "2S:", 1, False),  # one attribute
        ("W", "2S:", 3, True),
        ("W", "W", 3, True),
        ("2S:", "@", 3, True),
    ],
)
def test_neighbours_have_two_attributes_in_common(
    one: str, other: str, common: int, fit: bool
) -> None:
    assert alike(one, other) == alike(other, one) == common
    assert (common >= 2) == fit
    assert naive.fits(one, other if other == "@" else f"b{other}") == fit


@pytest.mark.parametrize("owner", ["a", "b"])
def test_the_vectors_hold_for_cards_of_any_owner(owner: str) -> None:
    """a1S* ?"""
    state = playing(f"{owner}1S*", "1So 2To 1S: 2S:", "1So")
    for card, fit in (("1So", True), ("2To", False), ("1S:", True), ("2S:", False)):
        if fit:
            check_placement(state.board, state.room, card, 10 * 26 + 11)
        else:
            refused = refusal(state, f"1 place {card} L11")
            assert (refused.code, refused.cells) == ("place-mismatch", ("K11",))


def test_cards_are_read_in_either_case_and_written_in_one() -> None:
    for card in KINDS:
        assert read_card(card.lower()) == read_card(f" {card} ") == card


@pytest.mark.parametrize("text", ["", "2S", "4S*", "2X*", "2S?", "2S**", "a2S*", "WW", "@", "ẞ"])
def test_other_texts_are_no_cards(text: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        read_card(text)
    assert refused.value.code == "card-unknown"


def test_a_board_of_requests_is_read_strictly() -> None:
    with pytest.raises(IllegalAction):
        read_card("2s*", strict=True)


def test_cards_are_sorted_by_number_shape_and_fill_and_wild_ones_last() -> None:
    assert sort_cards(("W", "3So", "1T*", "1T:", "1S*")) == ("1S*", "1T:", "1T*", "3So", "W")
