"""Factions: five characters and a deck of thirty cards (rules, sections 1 and 9), parsed from plain
JSON values, with a fault named by its place."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.contract import IllegalAction, Json
from engine.wildlands.cards import CHARACTERS, WILD, Card, Character, Flag, offer_of, read_card

DECK: Final = 30
_KEYS = ("key", "name", "version", "characters", "cards")
_CHARACTER_KEYS = ("name", "health")
_LONG = 40  # the longest key or name
_SHOWN = 24  # how many characters of an invalid value a message quotes
_HEALTH: Final = range(2, 6)
_TOTAL_HEALTH: Final = range(15, 18)
_CARDS_EACH: Final = range(9, 14)  # how many cards show the icon of a character
_FLAGS: Final = frozenset(Flag)


class FactionError(ValueError):
    """An invalid faction; the message names the character or the card."""


@dataclass(frozen=True, eq=False)
class Faction:
    """A faction's characters, their health, and its deck; compared by identity, since a faction is
    installed once."""

    key: str
    name: str
    version: int
    characters: tuple[str, ...]
    health: tuple[int, ...]
    deck: tuple[Card, ...]

    def name_of(self, character: Character) -> str:
        return self.characters[character - 1]


def read_faction(value: Json) -> Faction:
    """Parse a faction's file. Raises `FactionError` with the first fault: of its form, of its
    characters, or of its cards."""
    if not isinstance(value, dict):
        raise FactionError("a faction is an object")
    if strays := sorted(set(value) ^ set(_KEYS)):
        shown = ", ".join(stray[:_SHOWN] for stray in strays[:_SHOWN])
        raise FactionError(f"a faction has {', '.join(_KEYS)}: wrong or missing: {shown}")
    key, name, version, characters, cards = (value[one] for one in _KEYS)
    if not isinstance(key, str) or not key.isidentifier() or not key.isascii() or len(key) > _LONG:
        raise FactionError("the key must be one plain word")
    if not isinstance(name, str) or not _is_name(name):
        raise FactionError("the name must be a text")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise FactionError("the version must be a whole number from 1")
    if not isinstance(characters, list) or len(characters) != CHARACTERS:
        raise FactionError(f"the characters must be a list of {CHARACTERS}")
    healths = _read_characters(characters)
    if not isinstance(cards, list) or len(cards) != DECK:
        raise FactionError(f"the cards must be a list of {DECK}")
    return Faction(key, name, version, (*healths,), (*healths.values(),), _read_deck(cards))


def _is_name(text: str) -> bool:
    return 0 < len(text.strip()) <= _LONG


def _read_characters(values: Sequence[Json]) -> dict[str, int]:
    """The characters' health by their names."""
    healths: dict[str, int] = {}
    for number, value in enumerate(values, 1):
        if not isinstance(value, dict) or set(value) != set(_CHARACTER_KEYS):
            keys = " and ".join(_CHARACTER_KEYS)
            raise FactionError(f"character {number} needs {keys}, and nothing else")
        name, health = (value[key] for key in _CHARACTER_KEYS)
        if not isinstance(name, str) or not _is_name(name):
            raise FactionError(f"character {number}: the name must be a text")
        if name in healths:
            other = [*healths].index(name) + 1
            raise FactionError(f"character {number} is called {name}, as character {other} is")
        if not isinstance(health, int) or isinstance(health, bool) or health not in _HEALTH:
            span = f"{_HEALTH[0]} to {_HEALTH[-1]}"
            raise FactionError(f"character {number}: the health must be {span}")
        healths[name] = health
    if (total := sum(healths.values())) not in _TOTAL_HEALTH:
        span = f"{_TOTAL_HEALTH[0]} to {_TOTAL_HEALTH[-1]}"
        raise FactionError(f"all health together is {total}, not {span}")
    return healths


def _read_deck(values: Sequence[Json]) -> tuple[Card, ...]:
    deck = tuple(_read_card(number, value) for number, value in enumerate(values, 1))
    if WILD not in deck:
        raise FactionError("the deck has no wild card")
    shown = Counter(icon for card in deck for icon, _ in offer_of(card).icons)
    for character in range(1, CHARACTERS + 1):
        if shown[character] not in _CARDS_EACH:
            held = f"{shown[character]} cards, not {_CARDS_EACH[0]} to {_CARDS_EACH[-1]}"
            raise FactionError(f"character {character} is on {held}")
    offers = [offer_of(card) for card in deck]
    flags = {flag for offer in offers for _, flag in offer.icons}
    if flags.union(offer.open_action for offer in offers) >= _FLAGS:
        raise FactionError("the deck has every flag")
    return deck


def _read_card(number: int, value: Json) -> Card:
    if not isinstance(value, str):
        raise FactionError(f"card {number} is not a text")
    try:
        card = read_card(value)
    except IllegalAction as error:
        raise FactionError(f"card {number} is no card: '{value[:_SHOWN]}'") from error
    if card != value:
        raise FactionError(f"card {number} is written {card}, not '{value[:_SHOWN]}'")
    if card != WILD and not any(flag for _, flag in offer_of(card).icons):
        raise FactionError(f"card {number} has no flag beside an icon: {card}")
    return card
