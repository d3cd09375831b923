"""Pieces from the bag and cards from the box: those a match reserves, returns, and has cut for it
(rules, section 7).

Each pack has its own bag, an inventory of the community whose items are pieces as text, and two
decks of cards in the box, each of which is cut only once. A card of the second deck is marked as
such, so that all items differ.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Final

from engine.contract import IllegalAction, IllegalOptions, Options, Param, Supply
from engine.cutterland.actions import Cut
from engine.cutterland.cards import Card
from engine.cutterland.computers import LEVELS, choose
from engine.cutterland.cuts import pieces_of
from engine.cutterland.events import CardCut, Event, MatchEnded
from engine.cutterland.options import BAG, BOX, REJECT
from engine.cutterland.order import pieces_wanted, turn_count
from engine.cutterland.packs import Pack
from engine.cutterland.pieces import Piece, read_piece
from engine.cutterland.state import Player, Setup, State
from engine.cutterland.views import observe
from engine.rng import Rng

MARKS: Final = ("", " (2)")  # what each deck has behind its key and its cards
_SHOWN = 40  # how many characters of an invalid item a refusal quotes


def pieces_needed(seats: int) -> int:
    """The pieces of a match: 32, 27 or 48."""
    return turn_count(seats) * pieces_wanted(seats)


def read_bag(seats: int, settled: Options) -> tuple[Piece, ...]:
    """The pieces reserved for a match. Raises `IllegalOptions`: `bag-option` for an option that
    needs cards, `bag-short`, `bag-long`, `bag-piece`."""
    check_plain(settled)
    items, wanted = settled["bag"], pieces_needed(seats)
    assert isinstance(items, tuple)
    if len(items) < wanted:
        counts = {"missing": wanted - len(items), "there": len(items), "wanted": wanted}
        raise IllegalOptions("bag-short", **counts)
    if len(items) > wanted:
        raise IllegalOptions("bag-long", there=len(items), wanted=wanted)
    pieces = []
    for number, item in enumerate(items, start=1):
        try:
            pieces.append(read_piece(item))
        except IllegalAction as refusal:
            shown: dict[str, Param] = {"number": number, "text": item[:_SHOWN]}
            raise IllegalOptions("bag-piece", **shown) from refusal
    return tuple(pieces)


def check_plain(settled: Options) -> None:
    """Raises `bag-option` for options that need cards to cut or to show."""
    if (key := _find_card_option(settled)) is not None:
        raise IllegalOptions("bag-option", option=key)


def _find_card_option(settled: Options) -> str | None:
    plain = (("overcut", REJECT), ("shown", False))
    return next((key for key, usual in plain if settled[key] != usual), None)


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
        raise IllegalOptions("box-cards", wanted=wanted)
    return cards


def supplies(seats: int, settled: Options) -> tuple[Supply, ...]:
    """What a match takes from the bag, or from the box, or else from the bag; nothing for a match
    from a fresh pack. Raises `bag-option`."""
    if settled["pieces"] == BAG:
        check_plain(settled)
        return (_supply_pieces(seats, settled, "shelf-short"),)
    if settled["pieces"] != BOX:
        return ()
    # Cards of one deck, as no two are alike
    pack, wanted = str(settled["pack"]), turn_count(seats)
    cards = tuple(Supply(box_of(pack, mark), wanted, "box", short="box-short") for mark in MARKS)
    if _find_card_option(settled) is not None:
        return cards
    return *cards, _supply_pieces(seats, settled, "box-bag-short")


def _supply_pieces(seats: int, settled: Options, short: str) -> Supply:
    may_fill = bool(settled["fill"])
    return Supply(str(settled["pack"]), pieces_needed(seats), "bag", may_fill, "filled", short)


def cut_pieces(pack: Pack, seats: int, count: int, seed: bytes) -> tuple[str, ...]:
    """Whole cards of the pack, cut as the weakest computer does in the first turn, until there are
    at least `count` pieces. The pack is shuffled by `Rng(seed, "fill 0")`, and again with the
    number of pieces so far when its cards run out."""
    items: list[str] = []
    while len(items) < count:
        for card in Rng(seed, f"fill {len(items)}").shuffle(pack.cards):
            if len(items) < count:
                own_seed = sha256(seed + str(len(items)).encode()).digest()
                players = (Player((card,)), *(Player(()) for _ in range(seats - 1)))
                cut = choose(observe(State(Setup(), players), 0), LEVELS[0], own_seed)
                assert isinstance(cut, Cut)
                items += map(str, pieces_of(card, cut.groups))
    return tuple(items)


def items_to_return(settled: Options, events: Iterable[Event]) -> dict[str, tuple[str, ...]]:
    """What a match returns. To the bag: the pieces it took, or once it is finished every piece cut
    in it, including those discarded after an overcut. A match from the box returns every piece cut
    in it even if it is broken off, and to the box the cards that are still whole."""
    pack, drawn, cards = str(settled["pack"]), settled["bag"], settled["box"]
    assert isinstance(drawn, tuple)
    assert isinstance(cards, tuple)
    if drawn:
        return {pack: drawn}
    happened = list(events)
    if not cards and not any(isinstance(event, MatchEnded) for event in happened):
        return {}
    cuts = [event for event in happened if isinstance(event, CardCut)]
    pieces = tuple(str(piece) for cut in cuts for piece in pieces_of(cut.card, cut.groups))
    gone = {str(cut.card) for cut in cuts}
    whole = tuple(card for card in cards if card_of(card) not in gone)
    box = box_of(pack, mark_of(cards[0]) if cards else "")
    return {key: items for key, items in ((pack, pieces), (box, whole)) if items}
