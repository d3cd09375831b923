"""Small changes of a state that several rules share."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, TypeVar

from engine.contract import Seat
from engine.cutterland.cards import LETTERS
from engine.cutterland.events import PieceTaken
from engine.cutterland.pieces import Piece
from engine.cutterland.squares import TOWER, WALL_BRIDGE
from engine.cutterland.state import Player, Share, State

_T = TypeVar("_T", State, Player, Share)


class _Fields:
    """All fields that values of a class are made from, and where each comes."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.of = attrgetter(*names)
        self.place = {name: place for place, name in enumerate(names)}


_FIELDS = {kind: _Fields(kind.__match_args__) for kind in (State, Player, Share)}


def replaced(value: _T, **things: Any) -> _T:
    """The value with some of its fields changed.

    `dataclasses.replace` asks what each field is every time, and takes three times as long.
    """
    known = _FIELDS[type(value)]
    fields = list(known.of(value))
    for name, thing in things.items():
        fields[known.place[name]] = thing
    return type(value)(*fields)


def changed(state: State, seat: Seat, **things: Any) -> State:
    """The state with some of a seat's things changed."""
    return replaced(state, players=players_with(state, seat, **things))


def players_with(state: State, seat: Seat, **things: Any) -> tuple[Player, ...]:
    """The players with some of a seat's things changed."""
    player = replaced(state.players[seat], **things)
    return (*state.players[:seat], player, *state.players[seat + 1 :])


def piece_of(state: State, letter: str) -> Piece:
    """The piece being shared that a letter names, as cut."""
    assert state.share is not None
    return state.share.pieces[LETTERS.index(letter)]


def drawn(state: State) -> State:
    """The state with the next pieces drawn from the bag, for all to choose from (section 7)."""
    assert state.bag is not None
    pieces, left = state.bag[: state.wanted], state.bag[state.wanted :]
    share = Share(None, (), (None,) * len(pieces), drawn=pieces)
    return replaced(state, bag=left, share=share)


def taken(state: State, seat: Seat, letter: str, forced: bool) -> tuple[State, PieceTaken]:
    """The state once a seat has a piece, with its tokens (rules, section 3.3)."""
    share, player = state.share, state.players[seat]
    assert share is not None
    takers = list(share.takers)
    takers[share.letters.index(letter)] = seat
    squares = "".join(piece_of(state, letter).squares)
    players = players_with(
        state,
        seat,
        towers=player.towers + squares.count(TOWER),
        wall_bridges=player.wall_bridges + squares.count(WALL_BRIDGE),
        to_lay=(*player.to_lay, letter),
    )
    after = replaced(state, players=players, share=replaced(share, takers=tuple(takers)))
    return after, PieceTaken(seat, letter, forced)
