"""Cards are read as section 9 writes them, and kept to the laws of section 1."""

import pytest

from engine.cutterland.cards import read_card
from tests.cutterland.refusing import refused

CARD = "pC p. mG m. / wK w. m= p. / wF w. mD p^"


def test_a_card_reads_back_as_it_is_written() -> None:
    assert str(read_card(CARD)) == CARD
    assert str(read_card("\n" + CARD.replace(" / ", "\n") + "\n")) == CARD


def test_half_a_turn_puts_the_last_square_first() -> None:
    turned = read_card(CARD).rotate()
    assert str(turned) == "p^ mD w. wF / p. m= w. wK / m. mG p. pC"
    assert turned.rotate() == read_card(CARD)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pC p. mG m. / wK w. m= p.",
        "pC p. mG / wK w. m= / wF w. mD / p. p^ w.",
        "pC p. mG m. wK w. m= p. wF w. mD p^",
    ],
)
def test_a_card_has_three_rows_of_four(text: str) -> None:
    with refused("card-shape"):
        read_card(text)


def test_a_row_is_as_long_as_the_others() -> None:
    with refused("grid-uneven"):
        read_card("pC p. mG m. / wK w. m= / wF w. mD p^")


@pytest.mark.parametrize("square", ["--", "p", "pc", "PC", "xC", "p?", "pC.", "p·"])
def test_a_strange_square_is_refused_by_its_letter(square: str) -> None:
    with refused("square-unknown", "G"):
        read_card(f"pC p. mG m. / wK w. {square} p. / wF w. mD p^")


@pytest.mark.parametrize("square", ["pK", "mK", "pG", "wG", "mC", "wC", "mT", "wD", "pF"])
def test_a_creature_lives_in_its_habitat_only(square: str) -> None:
    with refused("square-habitat", "F"):
        read_card(f"pC p. mG m. / wK {square} m. p. / wF w. mD p^")


@pytest.mark.parametrize("square", ["wK", "mG", "pC", "pT", "wT", "pD", "mD", "mF", "wF"])
def test_every_creature_has_its_habitats(square: str) -> None:
    assert square in str(read_card(f"pC p. mG m. / wK {square} m. p. / wF w. mD p^"))


def test_bonuses_stand_on_any_terrain() -> None:
    text = "p^ p= m^ m= / w^ w= m. p. / wF w. m. p."
    assert str(read_card(text)) == text


@pytest.mark.parametrize(
    "text",
    ["pC p. mG m. / wK w. m. p. / wF w. mD p^", "pC p. mG m= / wK w. m= p. / wF w. mD p^"],
)
def test_exactly_seven_squares_have_an_icon(text: str) -> None:
    with refused("card-icons"):
        read_card(text)


def test_all_three_terrains_are_on_every_card() -> None:
    with refused("card-terrain"):
        read_card("pC p. mG m. / pT p. m= p. / mF p. mD p^")
