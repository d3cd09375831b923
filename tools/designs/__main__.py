"""Writes a pack's file to standard output."""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from engine.cutterland.cards import Card
from engine.rng import Rng
from tools.designs.icons import deal_icons
from tools.designs.recipes import RECIPES, Recipe
from tools.designs.terrains import terrain_maps


def main(argv: Sequence[str]) -> None:
    parser = ArgumentParser(prog="python -m tools.designs", description=__doc__)
    parser.add_argument("pack", choices=RECIPES)
    recipe = RECIPES[parser.parse_args(argv).pack]
    pack = {
        "key": recipe.key,
        "name": recipe.name,
        "version": recipe.version,
        "cards": [str(card) for card in design_cards(recipe)],
    }
    print(json.dumps(pack, indent=2))


def design_cards(recipe: Recipe) -> tuple[Card, ...]:
    """The eighty cards, in the order of the pack file."""
    chance = Rng(recipe.seed, recipe.key)
    maps = terrain_maps(recipe, chance)
    icons = deal_icons(maps, recipe, chance)
    cards = [
        Card(tuple(terrain + icon for terrain, icon in zip(map_, card, strict=True)))
        for map_, card in zip(maps, icons, strict=True)
    ]
    return chance.shuffle(cards)


if __name__ == "__main__":
    main(sys.argv[1:])
