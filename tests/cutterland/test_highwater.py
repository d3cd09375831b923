"""The second pack, High Water: our own proportions, by the same script as the Classics."""

import json
from collections import Counter
from pathlib import Path

import pytest

from engine.cutterland.packs import Pack, read_pack
from engine.cutterland.squares import BONUSES, EMPTY, icon_of, terrain_of
from tools.designs.__main__ import main
from tools.designs.recipes import CLASSICS, HIGH_WATER, RECIPES, Recipe
from tools.designs.terrains import areas_of

DATA = Path(__file__).parents[2] / "data" / "cutterland"
FILE = DATA / "highwater.json"


def installed(recipe: Recipe) -> Pack:
    return read_pack(json.loads((DATA / f"{recipe.key}.json").read_text(encoding="utf-8")))


PACK = installed(HIGH_WATER)
SQUARES = [square for card in PACK.cards for square in card.squares]


@pytest.mark.slow
def test_the_script_writes_the_file_again(capsys: pytest.CaptureFixture[str]) -> None:
    main(["highwater"])
    assert capsys.readouterr().out == FILE.read_text()


@pytest.mark.parametrize("recipe", RECIPES.values(), ids=RECIPES)
def test_a_pack_is_what_its_recipe_says(recipe: Recipe) -> None:
    pack = installed(recipe)
    squares = Counter(square for card in pack.cards for square in card.squares)
    assert (pack.key, pack.name, pack.version) == (recipe.key, recipe.name, recipe.version)
    for terrain, bag in recipe.bags.items():
        assert {icon: squares[terrain + icon] for icon in bag} == bag
        here = sum(number for square, number in squares.items() if terrain_of(square) == terrain)
        assert here == recipe.squares[terrain]
    assert sum(sum(bag.values()) for bag in recipe.bags.values()) == 7 * len(pack.cards)


def test_the_water_has_taken_a_sixth_of_the_dry_land_and_brought_krakens_and_bridges() -> None:
    terrains, icons = Counter(map(terrain_of, SQUARES)), Counter(map(icon_of, SQUARES))
    assert terrains == {"w": 420, "p": 270, "m": 270}
    assert icons["K"] == 80 > 55
    assert icons["="] == 105 > 80
    assert icons["T"] == 40 < 50


def test_every_card_is_worth_cutting() -> None:
    for card in PACK.cards:
        icons = [icon_of(square) for square in card.squares if icon_of(square) != EMPTY]
        assert len(set(icons) - set(BONUSES)) >= 3
        assert 1 <= sum(icon in BONUSES for icon in icons) <= 3
        areas = areas_of("".join(map(terrain_of, card.squares)))
        assert 3 <= len(areas) <= 7
        assert sum(len(area) == 1 for area in areas) <= 3


def test_no_card_is_in_both_packs() -> None:
    classics = installed(CLASSICS).cards
    assert not set(PACK.cards) & {card for one in classics for card in (one, one.rotate())}
