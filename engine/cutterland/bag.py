"""Pieces from the bag: those a match reserves, returns, and has cut for it (rules, section 7).

Each pack has its own bag, an inventory of the community whose items are pieces as text.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from engine.contract import IllegalAction, IllegalOptions, Options, Supply
from engine.cutterland.actions import Cut
from engine.cutterland.box import box_of, card_of, mark_of, supply_cards
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

_SHOWN = 40
"""How many characters of an invalid item a refusal quotes."""


def pieces_needed(seats: int) -> int:
    """The pieces of a match: 32, 27 or 48."""
    return turn_count(seats) * pieces_wanted(seats)


def read_bag(seats: int, settled: Options) -> tuple[Piece, ...]:
    """The pieces reserved for a match.

    Raises `IllegalOptions`: `bag-option` for an option that needs cards, `bag-short`, `bag-long`,
    `bag-piece`.
    """
    check_plain(settled)
    items, wanted = settled["bag"], pieces_needed(seats)
    assert isinstance(items, tuple)
    if len(items) < wanted:
        counts = {"missing": wanted - len(items), "there": len(items), "wanted": wanted}
        raise IllegalOptions("bag-short", counts)
    if len(items) > wanted:
        raise IllegalOptions("bag-long", {"there": len(items), "wanted": wanted})
    return tuple(_read_item(number, item) for number, item in enumerate(items, start=1))


def check_plain(settled: Options) -> None:
    """Raises `bag-option` for options that need cards to cut or to show."""
    if (key := _find_card_option(settled)) is not None:
        raise IllegalOptions("bag-option", {"option": key})


def _find_card_option(settled: Options) -> str | None:
    plain = (("overcut", REJECT), ("shown", False))
    return next((key for key, usual in plain if settled[key] != usual), None)


def _read_item(number: int, item: str) -> Piece:
    try:
        return read_piece(item)
    except IllegalAction as refusal:
        raise IllegalOptions("bag-piece", {"number": number, "text": item[:_SHOWN]}) from refusal


def supplies(seats: int, settled: Options) -> tuple[Supply, ...]:
    """What a match takes from the bag, or from the box, or else from the bag; nothing for a match
    from a fresh pack. Raises `bag-option`."""
    if settled["pieces"] == BAG:
        check_plain(settled)
        return (_supply_pieces(seats, settled, "shelf-short"),)
    if settled["pieces"] != BOX:
        return ()
    cards = supply_cards(seats, settled)
    if _find_card_option(settled) is not None:
        return cards
    return *cards, _supply_pieces(seats, settled, "box-bag-short")


def _supply_pieces(seats: int, settled: Options, short: str) -> Supply:
    may_fill = bool(settled["fill"])
    return Supply(str(settled["pack"]), pieces_needed(seats), "bag", may_fill, "filled", short)


def cut_pieces(pack: Pack, seats: int, count: int, seed: bytes) -> tuple[str, ...]:
    """Whole cards of the pack, cut by a computer until there are at least `count` pieces.

    The pack is shuffled by `Rng(seed, "fill 0")`, and again with the number of pieces so far when
    its cards run out.
    """
    items: list[str] = []
    while len(items) < count:
        for card in Rng(seed, f"fill {len(items)}").shuffle(pack.cards):
            if len(items) < count:
                items += _cut(card, seats, sha256(seed + str(len(items)).encode()).digest())
    return tuple(items)


def _cut(card: Card, seats: int, seed: bytes) -> list[str]:
    """The pieces of a card as the weakest computer cuts it in the first turn."""
    players = (Player((card,)), *(Player(()) for _ in range(seats - 1)))
    cut = choose(observe(State(Setup(), players), 0), LEVELS[0], seed)
    assert isinstance(cut, Cut)
    return [str(piece) for piece in pieces_of(card, cut.groups)]


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
