"""Packs: the eighty cards that a match, a land or a bag belongs to (rules, sections 1 and 7). Only
what holds for every pack is checked; tests check the composition of our own."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.contract import IllegalAction, Json, describe_refusal
from engine.cutterland.cards import Card, read_card
from engine.requests import table, text, texts, whole

CARDS = 80  # how many cards a pack has
_KEYS = ("key", "name", "version", "cards")
_LONG = 40  # the longest key or name
_SHOWN = 24  # how many characters of an invalid value a message quotes


class PackError(ValueError):
    """An invalid pack; the message names the card and the square."""


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack's cards in the order of its file; `version` changes whenever a card does."""

    key: str
    name: str
    version: int
    cards: tuple[Card, ...]


def read_pack(value: Json) -> Pack:
    """Parse a pack file's JSON value: `key`, `name`, `version`, and `cards` as texts. Raises
    `PackError` with the first fault."""
    for fault in find_faults(value):
        raise PackError(fault)
    given = table(value)
    cards = tuple(map(read_card, texts(given["cards"])))
    return Pack(text(given["key"]), text(given["name"]), whole(given["version"]), cards)


def find_faults(value: Json) -> Iterator[str]:
    """All faults of a pack's JSON value, the envelope first, then card by card."""
    if not isinstance(value, dict):
        yield "a pack is an object"
        return
    if strays := sorted(set(value) ^ set(_KEYS)):
        shown = ", ".join(stray[:_SHOWN] for stray in strays[:_SHOWN])
        yield f"a pack has {', '.join(_KEYS)}: wrong or missing: {shown}"
        return
    key, name, version, cards = (value[one] for one in _KEYS)
    if not isinstance(key, str) or not key.isidentifier() or not key.isascii() or len(key) > _LONG:
        yield "the key must be one plain word"
    if not isinstance(name, str) or not name.strip() or len(name) > _LONG:
        yield "the name must be a text"
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        yield "the version must be a whole number from 1"
    if not isinstance(cards, list) or len(cards) != CARDS:
        yield f"the cards must be a list of {CARDS}"
    else:
        yield from _card_faults(cards)


def _card_faults(cards: Sequence[Json]) -> Iterator[str]:
    """The faults of each card; no two cards are equal, even if one is rotated (section 1)."""
    seen: dict[Card, int] = {}
    for number, value in enumerate(cards, 1):
        if not isinstance(value, str):
            yield f"card {number} is not a text"
            continue
        try:
            card = read_card(value)
        except IllegalAction as refusal:
            where = f", square {refusal.cells[0]}" if refusal.cells else ""
            yield f"card {number}{where}: {describe_refusal(refusal)}"
            continue
        same = seen.get(card) or seen.get(card.rotate())
        if same:
            yield f"card {number} is card {same} again: {card}"
        seen.setdefault(card, number)


def index_packs(packs: Iterable[Pack]) -> dict[str, Pack]:
    """Index packs by key. Raises `PackError` if two have the same key."""
    found: dict[str, Pack] = {}
    for pack in packs:
        if pack.key in found:
            raise PackError(f"two packs have the key '{pack.key}'")
        found[pack.key] = pack
    return found
