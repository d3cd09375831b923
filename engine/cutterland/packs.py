"""Packs: the eighty cards that a match, a land or a bag belongs to (rules, sections 1 and 7).

Only what every pack must keep to is checked; how our own pack is made up is its tests' matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.contract import IllegalAction, Json
from engine.cutterland.cards import Card, read_card
from engine.cutterland.sentences import sentence

CARDS = 80
"""How many cards a pack has."""
_KEYS = ("key", "name", "version", "cards")


class PackError(ValueError):
    """A pack that cannot be played with; the message names the card and the square."""


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack's cards in the order of its file; `version` changes whenever a card does."""

    key: str
    name: str
    version: int
    cards: tuple[Card, ...]


def read_pack(value: Json) -> Pack:
    """The pack that a file's JSON value holds: `key`, `name`, `version`, and `cards` as texts.

    Raises `PackError`.
    """
    if not isinstance(value, dict):
        raise PackError("a pack is an object")
    if strays := sorted(set(value) ^ set(_KEYS)):
        raise PackError(f"a pack has {', '.join(_KEYS)}: wrong or missing: {', '.join(strays)}")
    key, name, version, cards = (value[one] for one in _KEYS)
    if not isinstance(key, str) or not key.isidentifier() or not key.isascii():
        raise PackError("the key must be one plain word")
    if not isinstance(name, str) or not name.strip():
        raise PackError("the name must be a text")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise PackError("the version must be a whole number from 1")
    if not isinstance(cards, list) or len(cards) != CARDS:
        raise PackError(f"the cards must be a list of {CARDS}")
    pack = Pack(key, name, version, tuple(map(_read_card, range(1, CARDS + 1), cards)))
    _check_different(pack.cards)
    return pack


def _read_card(number: int, text: Json) -> Card:
    if not isinstance(text, str):
        raise PackError(f"card {number} is not a text")
    try:
        return read_card(text)
    except IllegalAction as refusal:
        said = sentence(refusal)
        where = f", square {said}" if refusal.cells else f": {said}"
        raise PackError(f"card {number}{where}") from refusal


def _check_different(cards: Sequence[Card]) -> None:
    """No two cards are alike, not even when one is turned (rules, section 1)."""
    seen: dict[Card, int] = {}
    for number, card in enumerate(cards, 1):
        for same in (card, card.turned()):
            if same in seen:
                raise PackError(f"card {number} is card {seen[same]} again: {card}")
        seen[card] = number
