"""The Classics pack keeps the laws of section 1, and its script writes the same bytes again."""

import json
from collections import Counter
from pathlib import Path

import pytest

from engine.cutterland.squares import BONUSES, EMPTY, SQUARES, TERRAINS
from tools.designs.__main__ import main
from tools.designs.terrains import areas_of

FILE = Path(__file__).parents[2] / "data" / "cutterland" / "classics.json"
PACK = json.loads(FILE.read_text())
CARDS: list[list[str]] = [card.replace(" / ", " ").split() for card in PACK["cards"]]
TOTALS = {"G": 110, "F": 80, "D": 75, "K": 55, "T": 50, "C": 50, "=": 80, "^": 60}


@pytest.fixture(params=range(80), ids=lambda number: f"card {number + 1}")
def card(request: pytest.FixtureRequest) -> list[str]:
    number: int = request.param
    return CARDS[number]


@pytest.mark.slow
def test_the_script_writes_the_file_again(capsys: pytest.CaptureFixture[str]) -> None:
    main(["classics"])
    assert capsys.readouterr().out == FILE.read_text()


def test_a_card_is_three_rows_of_four_squares_with_habitats_kept() -> None:
    for text in PACK["cards"]:
        assert [len(row.split(" ")) for row in text.split(" / ")] == [4, 4, 4]
    assert all(square in SQUARES for squares in CARDS for square in squares)


def test_a_card_has_seven_icons_and_at_least_three_kinds_of_creature(card: list[str]) -> None:
    icons = [square[1] for square in card if square[1] != EMPTY]
    assert len(icons) == 7
    assert len(set(icons) - set(BONUSES)) >= 3


def test_a_card_has_all_terrains_in_three_to_seven_areas(card: list[str]) -> None:
    areas = areas_of("".join(square[0] for square in card))
    assert {square[0] for square in card} == set(TERRAINS)
    assert 3 <= len(areas) <= 7
    assert sum(len(area) == 1 for area in areas) <= 3


def test_areas_join_sides_and_not_corners() -> None:
    assert areas_of("ppmmpwwmmmpw") == ((0, 1, 4), (2, 3, 7), (5, 6), (8, 9), (10,), (11,))


def test_no_two_cards_are_equal_even_when_turned() -> None:
    turned = {tuple(card) for card in CARDS} | {tuple(reversed(card)) for card in CARDS}
    themselves = sum(card == card[::-1] for card in CARDS)
    assert len(turned) == 2 * len(CARDS) - themselves


def test_the_pack_has_the_published_totals_of_icons() -> None:
    icons = Counter(square[1] for card in CARDS for square in card if square[1] != EMPTY)
    assert icons == TOTALS
    assert sum(TOTALS.values()) == 7 * len(CARDS)


def test_every_terrain_covers_a_third_of_the_pack() -> None:
    assert Counter(square[0] for card in CARDS for square in card) == dict.fromkeys(TERRAINS, 320)
