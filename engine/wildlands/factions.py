"""Factions: five characters and a deck of thirty cards (rules, sections 1 and 9), parsed from plain
JSON values, with every fault named by its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.contract import IllegalAction, Json
from engine.json_readers import rows, table, text, texts, whole
from engine.wildlands.cards import CHARACTERS, WILD, Card, Character, Flag, offer_of, read_card

DECK: Final = 30
_KEYS = ("key", "name", "version", "characters", "cards")
_CHARACTER_KEYS = ("name", "health")
_LONG = 40
"""The longest key or name."""
_SHOWN = 24
"""How many characters of an invalid value a message quotes."""
_HEALTH: Final = range(2, 6)
_TOTAL_HEALTH: Final = range(15, 18)
_CARDS_EACH: Final = range(9, 14)
"""How many cards show the icon of a character."""
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
    """Parse a faction's file. Raises `FactionError` with the first fault."""
    for fault in find_faults(value):
        raise FactionError(fault)
    given = table(value)
    characters = [table(one) for one in rows(given["characters"])]
    return Faction(
        key=text(given["key"]),
        name=text(given["name"]),
        version=whole(given["version"]),
        characters=tuple(text(one["name"]) for one in characters),
        health=tuple(whole(one["health"]) for one in characters),
        deck=tuple(texts(given["cards"])),
    )


def find_faults(value: Json) -> Iterator[str]:
    """All faults of a faction's JSON value: its form, its characters, then its cards."""
    if not isinstance(value, dict):
        yield "a faction is an object"
        return
    if strays := sorted(set(value) ^ set(_KEYS)):
        shown = ", ".join(stray[:_SHOWN] for stray in strays[:_SHOWN])
        yield f"a faction has {', '.join(_KEYS)}: wrong or missing: {shown}"
        return
    key, name, version, characters, cards = (value[one] for one in _KEYS)
    if not isinstance(key, str) or not key.isidentifier() or not key.isascii() or len(key) > _LONG:
        yield "the key must be one plain word"
    if not _is_name(name):
        yield "the name must be a text"
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        yield "the version must be a whole number from 1"
    if not isinstance(characters, list) or len(characters) != CHARACTERS:
        yield f"the characters must be a list of {CHARACTERS}"
    else:
        yield from _character_faults(characters)
    if not isinstance(cards, list) or len(cards) != DECK:
        yield f"the cards must be a list of {DECK}"
    else:
        yield from _card_faults(cards)


def _is_name(value: Json) -> bool:
    return isinstance(value, str) and 0 < len(value.strip()) <= _LONG


def _character_faults(values: Sequence[Json]) -> Iterator[str]:
    names: dict[str, int] = {}
    total, unsound = 0, False
    for number, value in enumerate(values, 1):
        if not isinstance(value, dict) or set(value) != set(_CHARACTER_KEYS):
            yield f"character {number} needs {' and '.join(_CHARACTER_KEYS)}, and nothing else"
            unsound = True
            continue
        name, health = (value[key] for key in _CHARACTER_KEYS)
        if not isinstance(name, str) or not _is_name(name):
            yield f"character {number}: the name must be a text"
        elif name in names:
            yield f"character {number} is called {name}, as character {names[name]} is"
        else:
            names[name] = number
        if not isinstance(health, int) or isinstance(health, bool) or health not in _HEALTH:
            yield f"character {number}: the health must be {_HEALTH[0]} to {_HEALTH[-1]}"
            unsound = True
        else:
            total += health
    if not unsound and total not in _TOTAL_HEALTH:
        yield f"all health together is {total}, not {_TOTAL_HEALTH[0]} to {_TOTAL_HEALTH[-1]}"


def _card_faults(values: Sequence[Json]) -> Iterator[str]:
    deck: list[Card] = []
    for number, value in enumerate(values, 1):
        fault = _card_fault(value)
        if fault:
            yield f"card {number} {fault}"
        elif isinstance(value, str):
            deck.append(value)
    if len(deck) < DECK:
        return
    if WILD not in deck:
        yield "the deck has no wild card"
    shown = Counter(icon for card in deck for icon, _ in offer_of(card).icons)
    for character in range(1, CHARACTERS + 1):
        if shown[character] not in _CARDS_EACH:
            least, most = _CARDS_EACH[0], _CARDS_EACH[-1]
            yield f"character {character} is on {shown[character]} cards, not {least} to {most}"
    offers = [offer_of(card) for card in deck]
    flags = {flag for offer in offers for _, flag in offer.icons}
    if flags.union(offer.open_action for offer in offers) >= _FLAGS:
        yield "the deck has every flag"


def _card_fault(value: Json) -> str:
    """What is wrong with a card; empty for nothing."""
    if not isinstance(value, str):
        return "is not a text"
    try:
        card = read_card(value)
    except IllegalAction:
        return f"is no card: '{value[:_SHOWN]}'"
    if card != value:
        return f"is written {card}, not '{value[:_SHOWN]}'"
    if card != WILD and not any(flag for _, flag in offer_of(card).icons):
        return f"has no flag beside an icon: {card}"
    return ""
