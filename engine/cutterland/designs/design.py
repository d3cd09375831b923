"""A pack's cards, made again from its recipe and its seed."""

from __future__ import annotations

from engine.cutterland.cards import Card
from engine.cutterland.designs.icons import deal_icons
from engine.cutterland.designs.recipes import Recipe
from engine.cutterland.designs.terrains import terrain_maps
from engine.rng import Rng


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
