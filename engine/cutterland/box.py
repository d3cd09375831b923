"""Cards from a community's box: every pack has its part in it, and each card is cut only once
(rules, section 7).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.contract import IllegalOptions, Options, Supply
from engine.cutterland.cards import Card
from engine.cutterland.options import BOX
from engine.cutterland.order import turn_count
from engine.cutterland.packs import Pack


def box_of(pack: str) -> str:
    """The inventory of a pack's cards; a pack's key has no space."""
    return f"box {pack}"


def pack_of(inventory: str) -> str:
    return inventory.removeprefix(box_of(""))


def build_stocks(packs: Iterable[Pack]) -> dict[str, tuple[str, ...]]:
    return {box_of(pack.key): tuple(map(str, pack.cards)) for pack in packs}


def supply_cards(seats: int, settled: Options) -> Supply:
    """What a match takes from the box."""
    return Supply(box_of(str(settled["pack"])), turn_count(seats), "box", short="box-short")


def find_cards(packs: Mapping[str, Pack], seats: int, settled: Options) -> tuple[Card, ...]:
    """The cards that a match is dealt from, in the order of their pack: all, or those that it has
    taken from the box. Raises `IllegalOptions`: `box-unwanted`, `box-cards`."""
    pack, taken = packs[str(settled["pack"])], settled["box"]
    assert isinstance(taken, tuple)
    if settled["pieces"] != BOX:
        if taken:
            raise IllegalOptions("box-unwanted")
        return pack.cards
    cards, wanted = tuple(card for card in pack.cards if str(card) in taken), turn_count(seats)
    if len(cards) != wanted or len(taken) != wanted:
        raise IllegalOptions("box-cards", {"wanted": wanted})
    return cards
