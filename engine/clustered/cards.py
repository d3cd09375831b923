"""Cards (rules, section 1), their notation (section 5), and which can lie side by side."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Final, TypeAlias

from engine.contract import IllegalAction

Card: TypeAlias = str
"""A card in the notation: number, shape, fill (`2S*`), or `W`; the start card is `@`."""

NUMBERS: Final = "123"
SHAPES: Final = "STC"
FILLS: Final = "o:*"
WILD: Final[Card] = "W"
START: Final[Card] = "@"
ATTRIBUTES_ALIKE: Final = 2  # attributes that neighbours must have in common (rules, section 2)

KINDS: Final[tuple[Card, ...]] = (*map("".join, product(NUMBERS, SHAPES, FILLS)), WILD)
"""Every kind of card, in sorting order."""
_ORDER: Final = {card: place for place, card in enumerate(KINDS)}
_BY_CAPITALS: Final = {card.upper(): card for card in KINDS}
_SHOWN = 12  # how many characters of an invalid text a refusal quotes


def deck_of(wilds: int) -> tuple[Card, ...]:
    """A player's cards before the shuffle: one of each kind and this many wild cards."""
    return (*KINDS[:-1], *(WILD,) * wilds)


def read_card(text: str, *, strict: bool = False) -> Card:
    """Parse a card, in either case unless `strict`. Raises `card-unknown`."""
    given = text.strip()
    card = given if strict else _BY_CAPITALS.get(given.upper(), "")
    if card not in _ORDER:
        raise IllegalAction("card-unknown", section="5", card=given[:_SHOWN])
    return card


def find_in_hand(hand: Sequence[Card], texts: Sequence[str]) -> tuple[Card, ...]:
    """Parse cards. Raises `IllegalAction` unless the hand holds each as often as it is named."""
    cards, held = tuple(map(read_card, texts)), Counter(hand)
    for card, count in Counter(cards).items():
        if count > held[card]:
            code = "card-not-held" if not held[card] else "card-named-often"
            raise IllegalAction(code, section="2", card=card)
    return cards


def alike(one: Card, other: Card) -> int:
    """How many attributes two cards have in common; all three for wild and start cards."""
    if WILD in (one, other) or START in (one, other):
        return 3
    return sum(mine == theirs for mine, theirs in zip(one, other, strict=True))


STRANGERS: Final = {
    card: frozenset(other for other in KINDS if alike(card, other) < ATTRIBUTES_ALIKE)
    for card in KINDS
}
"""The cards that each card cannot lie next to."""


def sort_cards(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=_ORDER.__getitem__))
