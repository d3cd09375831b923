"""Which cards of a hand pay for what (rules, section 4)."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations, permutations
from typing import Final

from engine.contract import IllegalAction
from engine.wildlands.cards import Card, Character, Flag, can_move, offer_of, read_card
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
            raise IllegalAction(code, section="4", card=card)
    return cards


def choose_cards(hand: Sequence[Card], count: int) -> Iterator[tuple[Card, ...]]:
    """Every choice of cards, sorted, each distinct one once."""
    yield from dict.fromkeys(combinations(sorted(hand), count))


def find_rally_order(
    cards: Sequence[Card],
    character: Character,
    movers: Sequence[Character],
    climbers: Sequence[Character],
) -> tuple[Card, ...] | None:
    """The cards of a rally as they are written: the one that shows the character the rally, then
    those that pay for the climbs. None where they are not what these climbs cost."""
    ordered = sorted(cards)
    for place, first in enumerate(ordered):
        rest = ordered[:place] + ordered[place + 1 :]
        if Flag.RALLY in offer_of(first).flags_for(character) and _pays_for_climbs(
            rest, {character, *movers}, climbers
        ):
            return first, *rest
    return None


def _pays_for_climbs(
    cards: Sequence[Card], rallied: Collection[Character], climbers: Sequence[Character]
) -> bool:
    """Whether the further cards of a rally let all climb: one for each, or one that is a rally of
    these characters too and so counts for both."""
    if climbers and len(cards) == 1:
        offer = offer_of(cards[0])
        if any(Flag.RALLY in offer.flags_for(one) for one in rallied):
            return True
    return len(cards) == len(climbers) and any(
        all(can_move(card, climber) for card, climber in zip(cards, order, strict=True))
        for order in permutations(climbers)
    )


def affords_claim(cards: Collection[Card], icons: Iterable[Character]) -> bool:
    return any(sum(can_move(card, icon) for card in cards) >= CLAIM_CARDS for icon in icons)


def pays_for_claim(view: View, space: Number, cards: Sequence[Card]) -> bool:
    """Whether three cards all show the icon of one own character in the space, or of one that is
    out."""
    here = [character for character, piece in view.revealed() if piece.space == space]
    if len(cards) != CLAIM_CARDS or not here:
        return False
    icons = (*here, *view.own.characters(Standing.OUT))
    return any(all(can_move(card, icon) for card in cards) for icon in icons)
