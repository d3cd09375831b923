"""The start of a match: map cards, shuffled decks, and what the end of set-up does (rules, section
2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.contract import Options, Seat
from engine.rng import Rng
from engine.wildlands.factions import Faction
from engine.wildlands.maps import Map
from engine.wildlands.options import EVEN_START, MAP, choose_factions
from engine.wildlands.state import DEALT, HAND, Secret, Side, State, Table


def deal(
    maps: Mapping[str, Map],
    factions: Mapping[str, Faction],
    seats: int,
    seed: bytes,
    settled: Options,
) -> State:
    """The state before the first decision. Raises `IllegalOptions`.

    The map cards, ascending, are shuffled by `Rng(seed, "map cards")` and dealt ten by ten; each
    deck, in the order of its list, by `Rng(seed, "deck 1")` and so on by seat number.
    """
    ground, chosen = maps[str(settled[MAP])], choose_factions(seats, seed, settled, factions)
    cards = Rng(seed, "map cards").shuffle([space.number for space in ground.spaces])
    secrets = (
        Secret(
            dealt=tuple(sorted(cards[seat * DEALT : (seat + 1) * DEALT])),
            hand=(),
            deck=Rng(seed, f"deck {seat + 1}").shuffle(chosen[seat].deck),
        )
        for seat in range(seats)
    )
    table = Table(ground, chosen, (Side(),) * seats)
    return State(table, tuple(secrets), seed, even_start=bool(settled[EVEN_START]))


def place_shards(state: State) -> State:
    """After the last assignment: the map cards left go to the right, and each seat draws seven;
    with an even start who begins draws one fewer for each player."""
    left = [tuple(space for space in own.dealt if space not in own.places) for own in state.secrets]
    sides = tuple(
        replace(side, shards=left[(seat + 1) % state.seats])
        for seat, side in enumerate(state.table.sides)
    )
    table = replace(state.table, sides=sides)
    first = first_seat(table)
    secrets = []
    for seat, own in enumerate(state.secrets):
        fewer = state.seats if state.even_start and seat == first else 0
        drawn = HAND - fewer
        secrets.append(replace(own, dealt=(), hand=own.deck[:drawn], deck=own.deck[drawn:]))
    return replace(state, table=table, secrets=tuple(secrets))


def first_seat(table: Table) -> Seat:
    """The seat with a shard on the lowest-numbered space."""
    return min(range(len(table.sides)), key=lambda seat: table.sides[seat].shards)
