"""The icons of a pack's cards: exact totals and habitats by dealing each terrain's own bag, then
swaps between squares of equal terrain until every card is valid and interesting."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from engine.cutterland.squares import BONUSES, EMPTY, KRAKEN, TERRAINS, TURTLE
from engine.rng import Rng
from tools.designs.recipes import Recipe
from tools.designs.terrains import NEIGHBOURS, SQUARES, Map

ICONS: Final = 7
"""Icons on every card (rules, section 1)."""
LEAST_KINDS: Final = 3
"""Kinds of creature on every card."""


def deal_icons(maps: list[Map], recipe: Recipe, chance: Rng) -> list[str]:
    """The icons of each map's squares, twelve characters a card, `.` for none."""
    places = {
        terrain: [
            (card, at)
            for card, map_ in enumerate(maps)
            for at in range(SQUARES)
            if map_[at] == terrain
        ]
        for terrain in TERRAINS
    }
    cards = [[EMPTY] * SQUARES for _ in maps]
    for terrain in TERRAINS:
        bag = "".join(icon * number for icon, number in recipe.bags[terrain].items())
        filled = chance.shuffle(bag + EMPTY * (len(places[terrain]) - len(bag)))
        for (card, at), icon in zip(places[terrain], filled, strict=True):
            cards[card][at] = icon
    _fix_faults(cards, places, recipe.most_alike, chance)
    return ["".join(card) for card in cards]


def _fix_faults(
    cards: list[list[str]],
    places: Mapping[str, list[tuple[int, int]]],
    most_alike: Mapping[str, int],
    chance: Rng,
) -> None:
    """Swap icons between cards, never making a pair of cards worse, until there is no fault."""
    faults = [_faults(card, most_alike) for card in cards]
    while any(faults):
        options = places[TERRAINS[chance.below(len(TERRAINS))]]
        (one, at), (other, there) = (
            options[chance.below(len(options))],
            options[chance.below(len(options))],
        )
        if one == other or cards[one][at] == cards[other][there]:
            continue
        before = faults[one] + faults[other]
        _swap(cards, one, at, other, there)
        after = _faults(cards[one], most_alike), _faults(cards[other], most_alike)
        if sum(after) > before:
            _swap(cards, one, at, other, there)
        else:
            faults[one], faults[other] = after


def _swap(cards: list[list[str]], one: int, at: int, other: int, there: int) -> None:
    cards[one][at], cards[other][there] = cards[other][there], cards[one][at]


def _faults(card: list[str], most_alike: Mapping[str, int]) -> int:
    """How far a card is from valid and interesting; 0 is good."""
    counts = Counter(icon for icon in card if icon != EMPTY)
    kinds = len(counts.keys() - set(BONUSES))
    bonuses = sum(counts[bonus] for bonus in BONUSES)
    too_many = sum(max(0, counts[icon] - most) for icon, most in most_alike.items())
    # Adjacent krakens, and turtles that a kraken would eat at once
    return (
        4 * abs(counts.total() - ICONS)
        + 4 * max(0, LEAST_KINDS - kinds)
        + 2 * max(0, bonuses - 3, 1 - bonuses)
        + 2 * too_many
        + sum(
            card[at] == KRAKEN and card[other] in (KRAKEN, TURTLE)
            for at in range(SQUARES)
            for other in NEIGHBOURS[at]
        )
    )
