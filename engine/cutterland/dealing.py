"""The start of a match: one shuffled pack, hidden hands, the first player (rules, section 2)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.chance import Chance
from engine.contract import IllegalOptions, Options, OptionSpec, settle_options
from engine.cutterland.cards import Card
from engine.cutterland.options import first_seat
from engine.cutterland.order import SEATS, hand_size, turn_count
from engine.cutterland.packs import Pack
from engine.cutterland.state import Player, State


def start(
    packs: Mapping[str, Pack],
    specs: tuple[OptionSpec, ...],
    seats: int,
    seed: bytes,
    options: Options,
) -> State:
    """The state before the first cut. Raises `IllegalOptions`.

    The pack, in the order of its file, is shuffled by `Chance(seed, "cards")`; the first cards are
    the first seat's hand, the next ones the second's, and so on.
    """
    if seats not in SEATS:
        raise IllegalOptions("seats", {"seats": seats, "least": SEATS[0], "most": SEATS[-1]})
    settled = settle_options(specs, seats, options)
    pack = packs[str(settled["pack"])]
    first = first_seat(seats, seed, settled)
    if len(pack.cards) < turn_count(seats):
        few = {"cards": len(pack.cards), "wanted": turn_count(seats)}
        raise IllegalOptions("pack-small", few)
    deck, size = Chance(seed, "cards").shuffled(pack.cards), hand_size(seats)
    hands = (deck[seat * size : (seat + 1) * size] for seat in range(seats))
    return State(
        overcut=str(settled["overcut"]),
        first=first,
        turn=1,
        players=tuple(Player(hand) for hand in hands),
        preview=bool(settled["preview"]),
        pack=pack.key,
        mirrored=bool(settled["mirrored"]),
        shown=_in_order(pack, deck[: turn_count(seats)]) if settled["shown"] else (),
    )


def _in_order(pack: Pack, cards: Collection[Card]) -> tuple[Card, ...]:
    """The cards in the order of their pack, which no shuffle can have left a trace in."""
    return tuple(card for card in pack.cards if card in cards)
