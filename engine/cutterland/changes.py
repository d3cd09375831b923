"""Changes of a state that several rules share."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from engine.contract import Seat
from engine.cutterland.cards import LETTERS
from engine.cutterland.events import PieceTaken
from engine.cutterland.pieces import Piece
from engine.cutterland.squares import TOWER, WALL_BRIDGE
from engine.cutterland.state import Player, Share, State

_NAMES = Player.__match_args__
_FIELDS = attrgetter(*_NAMES)
_PLACES = {name: place for place, name in enumerate(_NAMES)}


def update_player(state: State, seat: Seat, **things: Any) -> State:
    """The state with some fields of a player replaced."""
    return update_share(state, players_with(state, seat, **things), state.share)


def update_share(state: State, players: tuple[Player, ...], share: Share | None) -> State:
    return State(state.setup, players, state.turn, share, state.bag)


def players_with(state: State, seat: Seat, **things: Any) -> tuple[Player, ...]:
    """The players with some fields of one replaced.

    `dataclasses.replace` inspects every field each time and takes three times as long.
    """
    fields = list(_FIELDS(state.players[seat]))
    for name, thing in things.items():
        fields[_PLACES[name]] = thing
    return (*state.players[:seat], Player(*fields), *state.players[seat + 1 :])


def piece_of(state: State, letter: str) -> Piece:
    """The shared piece with this letter, as cut."""
    assert state.share is not None
    return state.share.pieces[LETTERS.index(letter)]


def draw_pieces(state: State) -> State:
    """The state with the next pieces drawn from the bag and shared (section 7)."""
    assert state.bag is not None
    pieces, left = state.bag[: state.pieces_per_card], state.bag[state.pieces_per_card :]
    share = Share(None, (), (None,) * len(pieces), drawn=pieces)
    return State(state.setup, state.players, state.turn, share, left)


def take_piece(state: State, seat: Seat, letter: str, forced: bool) -> tuple[State, PieceTaken]:
    """The state after a seat takes a piece and its tokens (rules, section 3.3)."""
    share, player = state.share, state.players[seat]
    assert share is not None
    place = share.letters.index(letter)
    takers = (*share.takers[:place], seat, *share.takers[place + 1 :])
    squares = "".join(piece_of(state, letter).squares)
    players = players_with(
        state,
        seat,
        towers=player.towers + squares.count(TOWER),
        wall_bridges=player.wall_bridges + squares.count(WALL_BRIDGE),
        to_lay=(*player.to_lay, letter),
    )
    after = Share(share.card, share.groups, takers, share.discarded, share.drawn, share.pieces)
    return update_share(state, players, after), PieceTaken(seat, letter, forced)
