"""Cards from a community's box: two decks of every pack are in it, and each card is cut only once
(rules, section 7). A card of the second deck is marked as such, so that all items differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from engine.contract import IllegalOptions, Options, Supply
from engine.cutterland.cards import Card
from engine.cutterland.options import BOX
from engine.cutterland.order import turn_count
from engine.cutterland.packs import Pack

MARKS: Final = ("", " (2)")
"""What each deck has behind its key and its cards."""


def box_of(pack: str, mark: str = "") -> str:
    """The inventory of a deck's cards; a pack's key has no space."""
    return f"box {pack}{mark}"


def pack_of(inventory: str) -> str:
    return inventory.removeprefix(box_of("")).removesuffix(MARKS[-1])


def card_of(item: str) -> str:
    return item.removesuffix(MARKS[-1])


def mark_of(item: str) -> str:
    """The mark of the deck that a card belongs to."""
    return item.removeprefix(card_of(item))


def build_stocks(packs: Iterable[Pack]) -> dict[str, tuple[str, ...]]:
    return {
        box_of(pack.key, mark): tuple(f"{card}{mark}" for card in pack.cards)
        for pack in packs
        for mark in MARKS
    }


def supply_cards(seats: int, settled: Options) -> tuple[Supply, ...]:
    """What a match takes from the box: cards of one deck, as no two are alike."""
    pack, wanted = str(settled["pack"]), turn_count(seats)
    return tuple(Supply(box_of(pack, mark), wanted, "box", short="box-short") for mark in MARKS)


def find_cards(packs: Mapping[str, Pack], seats: int, settled: Options) -> tuple[Card, ...]:
    """The cards that a match is dealt from, in the order of their pack: all, or those that it has
    taken from the box. Raises `IllegalOptions`: `box-unwanted`, `box-cards`."""
    pack, taken = packs[str(settled["pack"])], settled["box"]
    assert isinstance(taken, tuple)
    if settled["pieces"] != BOX:
        if taken:
            raise IllegalOptions("box-unwanted")
        return pack.cards
    mark, wanted = mark_of(taken[0]) if taken else "", turn_count(seats)
    cards = tuple(card for card in pack.cards if f"{card}{mark}" in taken)
    if len(cards) != wanted or len(taken) != wanted:
        raise IllegalOptions("box-cards", {"wanted": wanted})
    return cards
