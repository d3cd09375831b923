"""Small changes of a state that several rules share."""

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
    """The state with some of a seat's things changed."""
    return update_share(state, players_with(state, seat, **things), state.share)


def update_share(state: State, players: tuple[Player, ...], share: Share | None) -> State:
    """The state with other players and another share."""
    return State(state.setup, players, state.turn, share, state.bag)


def players_with(state: State, seat: Seat, **things: Any) -> tuple[Player, ...]:
    """The players with some of a seat's things changed.

    `dataclasses.replace` asks what each field is every time, and takes three times as long.
    """
    fields = list(_FIELDS(state.players[seat]))
    for name, thing in things.items():
        fields[_PLACES[name]] = thing
    return (*state.players[:seat], Player(*fields), *state.players[seat + 1 :])


def piece_of(state: State, letter: str) -> Piece:
    """The piece being shared that a letter names, as cut."""
    assert state.share is not None
    return state.share.pieces[LETTERS.index(letter)]


def draw_pieces(state: State) -> State:
    """The state with the next pieces drawn from the bag, for all to choose from (section 7)."""
    assert state.bag is not None
    pieces, left = state.bag[: state.pieces_per_card], state.bag[state.pieces_per_card :]
    share = Share(None, (), (None,) * len(pieces), drawn=pieces)
    return State(state.setup, state.players, state.turn, share, left)


def take_piece(state: State, seat: Seat, letter: str, forced: bool) -> tuple[State, PieceTaken]:
    """The state once a seat has a piece, with its tokens (rules, section 3.3)."""
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
