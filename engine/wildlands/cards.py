"""Action cards, their notation, and what they offer (rules, section 4). A card is its text: each
icon is the number of a character of the faction, with the letter of its flag if it has one, and
after a plus the letter of the open action: `1m35g+r`. A wild card is `W`."""

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from typing import Final, TypeAlias

from engine.contract import IllegalAction

Card: TypeAlias = str
Character: TypeAlias = int  # the number of a character in its faction, from 1 to 5

CHARACTERS: Final = 5
WILD: Final[Card] = "W"
_SHOWN = 20  # how many characters of an invalid text a refusal quotes


class Flag(StrEnum):
    """What a character may do instead of a default action (rules, section 5)."""

    MELEE = "melee"
    HEAVY_MELEE = "heavy-melee"
    RANGED = "ranged"
    HEAVY_RANGED = "heavy-ranged"
    AREA = "area"
    GUARD = "guard"
    COVER = "cover"
    RALLY = "rally"
    FLY = "fly"


LETTERS: Final = {
    "m": Flag.MELEE,
    "h": Flag.HEAVY_MELEE,
    "r": Flag.RANGED,
    "s": Flag.HEAVY_RANGED,
    "a": Flag.AREA,
    "g": Flag.GUARD,
    "c": Flag.COVER,
    "y": Flag.RALLY,
    "f": Flag.FLY,
}
"""The flags by their letters in the notation of cards."""
_CARD: Final = re.compile(r"((?:[1-5][mhrsagcyf]?){2,3})(?:\+([mhrsagcyf]))?")
_ICON: Final = re.compile(r"([1-5])([mhrsagcyf]?)")


@dataclass(frozen=True, slots=True)
class Offer:
    """What a card shows: each icon with its flag, if it has one, and an open action. A wild card
    shows nothing."""

    icons: tuple[tuple[Character, Flag | None], ...] = ()
    open_action: Flag | None = None

    def flags_for(self, character: Character) -> frozenset[Flag]:
        """What a character may do with the card besides default actions."""
        flags = [flag for icon, flag in self.icons if icon == character]
        return frozenset(flag for flag in (*flags, self.open_action) if flag is not None)


@cache
def offer_of(card: Card) -> Offer:
    found = _CARD.fullmatch(card)
    if found is None:
        return Offer()
    icons = tuple(
        (int(icon), LETTERS.get(letter)) for icon, letter in _ICON.findall(found.group(1))
    )
    return Offer(icons, LETTERS.get(found.group(2) or ""))


def read_card(text: str) -> Card:
    """Parse a card, in either case. Raises `card-unknown`."""
    given = text.strip().lower()
    if given == WILD.lower():
        return WILD
    icons = [icon for icon, _ in offer_of(given).icons]
    if not icons or icons != sorted(set(icons)):
        raise IllegalAction("card-unknown", section="4", card=text.strip()[:_SHOWN])
    return given


@lru_cache(maxsize=10_000)
def without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hand without these cards, each removed once."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def can_move(card: Card, character: Character) -> bool:
    """Whether a card pays for a default action of a character (rules, section 4)."""
    return card == WILD or any(icon == character for icon, _ in offer_of(card).icons)
