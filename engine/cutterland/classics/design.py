"""The Classics pack, made again from its seed and its proportions.

Totals are those of the published game. What was ours to choose, and was tuned by playing: how many
areas a card has, and on which terrain dragons, frogs, turtles and bonuses stand (`BAGS`).
`docs/pack.md` holds the figures.
"""

from __future__ import annotations

from typing import Final

from engine.chance import Chance
from engine.cutterland.cards import Card
from engine.cutterland.classics.icons import deal_icons
from engine.cutterland.classics.terrains import terrain_maps

SEED: Final = b"Cutterland Classics 1"
AREAS: Final = {3: 8, 4: 20, 5: 26, 6: 18, 7: 8}
"""How many cards have that many areas."""
BAGS: Final = {
    "p": {"C": 50, "T": 28, "D": 42, "^": 24, "=": 32},
    "m": {"G": 110, "D": 33, "F": 32, "^": 14, "=": 18},
    "w": {"K": 55, "T": 22, "F": 48, "^": 22, "=": 30},
}
"""What stands on each terrain, over the whole pack."""


def classics() -> tuple[Card, ...]:
    """The eighty cards, in the order of the pack file."""
    chance = Chance(SEED, "classics")
    maps = terrain_maps(AREAS, chance)
    icons = deal_icons(maps, BAGS, chance)
    cards = [
        Card(tuple(terrain + icon for terrain, icon in zip(map_, card, strict=True)))
        for map_, card in zip(maps, icons, strict=True)
    ]
    return chance.shuffled(cards)
