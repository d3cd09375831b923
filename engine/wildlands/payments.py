"""Which cards of a hand pay for what (rules, section 4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Final

from engine.contract import IllegalAction
from engine.wildlands.cards import Card, Character, can_move, read_card
from engine.wildlands.maps import Number
from engine.wildlands.state import Standing
from engine.wildlands.views import View

CLAIM_CARDS: Final = 3


def find_in_hand(view: View, given: Sequence[str]) -> tuple[Card, ...]:
    """Parse cards. Raises `IllegalAction` unless the hand holds each as often as it is named."""
    cards, hand = tuple(map(read_card, given)), Counter(view.hand)
    for card, count in Counter(cards).items():
        if count > hand[card]:
            code = "card-not-held" if not hand[card] else "card-named-often"
            raise IllegalAction(code, {"card": card}, section="4")
    return cards


def choose_cards(hand: Sequence[Card], count: int) -> Iterator[tuple[Card, ...]]:
    """Every choice of cards, sorted, each distinct one once."""
    yield from dict.fromkeys(combinations(sorted(hand), count))


def pays_for_steps(cards: Sequence[Card], movers: Sequence[Character]) -> bool:
    """Whether the cards, one for each step, let these characters move."""
    return len(cards) == len(movers) and any(
        all(can_move(card, mover) for card, mover in zip(cards, order, strict=True))
        for order in permutations(movers)
    )


def pays_for_claim(view: View, space: Number, cards: Sequence[Card]) -> bool:
    """Whether three cards all show the icon of one own character in the space, or of one that is
    out."""
    here = [character for character, piece in view.revealed() if piece.space == space]
    if len(cards) != CLAIM_CARDS or not here:
        return False
    icons = (*here, *view.own.characters(Standing.OUT))
    return any(all(can_move(card, icon) for card in cards) for icon in icons)
