"""Positions from matches between computers, with the seat that answers as seat 0."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import Final

from engine.contract import Seat, settle_options
from engine.cutterland.computers import LEVELS, choose
from engine.cutterland.computers.evaluation import Evaluation
from engine.cutterland.cuts import group_of, partitions, pieces_of, sort_groups
from engine.cutterland.lands import FIRST_LAID, Land
from engine.cutterland.options import OPTIONS, pack_option
from engine.cutterland.packs import Pack
from engine.cutterland.rules import apply, deal
from engine.cutterland.squares import TOWER, WALL_BRIDGE, Square, icon_of, terrain_of
from engine.cutterland.state import BARE, State, to_act
from engine.cutterland.views import observe
from engine.rng import Rng

SEATS: Final = 3
PLACES: Final = 10  # spots that are compared for a piece
_MOST_MATCHES: Final = 1_000
_MOST_LANDS: Final = 10_000


def play_matches(packs: Mapping[str, Pack], seed: bytes, turn: int) -> Iterator[State]:
    """The positions of one match after another when a turn begins; the one after the last turn is
    before building."""
    # Nothing suggests an answer.
    settled = settle_options((*OPTIONS, pack_option(packs)), SEATS, {"hints": False})
    for number in range(_MOST_MATCHES):
        own_seed = sha256(seed + number.to_bytes(2, "big")).digest()
        state = deal(packs, SEATS, own_seed, settled)
        while state.turn < turn:
            seat = min(to_act(state))
            state = apply(state, seat, choose(observe(state, seat), LEVELS[0], own_seed)).state
        yield state
    raise ValueError("no match has led to a puzzle")


def grow_lands(pack: Pack, seed: bytes, pieces: int) -> Iterator[Land]:
    """Lands of so many pieces, each of a random card and well laid."""
    rng, cuts = Rng(seed, "lands"), partitions(SEATS)
    for _ in range(_MOST_LANDS):
        land = BARE
        for card in rng.shuffle(pack.cards)[:pieces]:
            groups = sort_groups(map(group_of, cuts[rng.below(len(cuts))]))
            piece = pieces_of(card, groups)[rng.below(SEATS)]
            if not land.cells:
                land = land.lay(piece, FIRST_LAID)
                continue
            outlook = Evaluation(land, 0, 0, 0)
            spots = outlook.placements(piece, PLACES)
            cell, turns = max(spots, key=partial(outlook.with_piece, piece))
            land = land.lay(piece.rotate(turns), cell)
        yield land
    raise ValueError("no land has led to a puzzle")


def seat_first(state: State, seat: Seat) -> State:
    """The same position with this seat as seat 0. Nothing is being shared."""
    players = (*state.players[seat:], *state.players[:seat])
    setup = replace(state.setup, first=(state.setup.first - seat) % len(players))
    return replace(state, setup=setup, players=players)


def without_token(square: Square) -> Square:
    """Used or not, it is no matter of the land."""
    return f"{terrain_of(square)}." if icon_of(square) in {TOWER, WALL_BRIDGE} else square
