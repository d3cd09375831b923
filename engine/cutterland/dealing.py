"""The start of a match: one shuffled pack, hidden hands, the first player (rules, section 2).

With cards from the box, only those it took are shuffled; with pieces from the bag, the bag is
shuffled instead, and the first pieces are drawn (section 7).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.contract import IllegalOptions, Options
from engine.cutterland.bag import read_bag
from engine.cutterland.box import find_cards
from engine.cutterland.options import BAG, BOX, first_seat
from engine.cutterland.order import hand_size, turn_count
from engine.cutterland.packs import Pack
from engine.cutterland.state import Player, Setup, State, draw_pieces
from engine.rng import Rng


def deal(packs: Mapping[str, Pack], seats: int, seed: bytes, settled: Options) -> State:
    """The state before the first decision. Raises `IllegalOptions`."""
    if settled["pieces"] == BAG or (settled["pieces"] == BOX and settled["bag"]):
        if settled["box"]:
            raise IllegalOptions("box-unwanted")
        return _with_bag(seats, seed, settled)
    if settled["bag"]:
        raise IllegalOptions("bag-unwanted")
    # The match before the first cut. The cards, in the order of the pack's file, are shuffled
    # by `Rng(seed, "cards")`; the first ones are the first seat's hand, the next ones the
    # second's, and so on.
    cards = find_cards(packs, seats, settled)
    wanted = turn_count(seats)
    if len(cards) < wanted:
        raise IllegalOptions("pack-small", {"cards": len(cards), "wanted": wanted})
    deck, size = Rng(seed, "cards").shuffle(cards), hand_size(seats)
    hands = (deck[seat * size : (seat + 1) * size] for seat in range(seats))
    # The cards dealt in the order of their pack, so that they tell nothing about the shuffle
    dealt = deck[:wanted]
    setup = replace(
        _setup(seats, seed, settled),
        shown=tuple(card for card in cards if card in dealt) if settled["shown"] else (),
    )
    return State(setup, tuple(Player(hand) for hand in hands))


def _setup(seats: int, seed: bytes, settled: Options) -> Setup:
    return Setup(
        overcut=str(settled["overcut"]),
        first=first_seat(seats, seed, settled),
        preview=bool(settled["preview"]),
        hints=bool(settled["hints"]),
        pack=str(settled["pack"]),
        mirrored=bool(settled["mirrored"]),
    )


def _with_bag(seats: int, seed: bytes, settled: Options) -> State:
    """The match with its first pieces drawn; the bag is sorted, then shuffled by
    `Rng(seed, "bag")`."""
    bag = sorted(read_bag(seats, settled), key=str)
    setup = replace(_setup(seats, seed, settled), filled=int(str(settled["filled"])))
    players = (Player(()),) * seats
    return draw_pieces(State(setup, players, bag=Rng(seed, "bag").shuffle(bag)))
